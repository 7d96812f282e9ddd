//! Tables in a list: what is known of them without looking at their match.

use game::Seat;
use store::TableRow;

use super::seating::Seating;

#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub table: TableRow,
    pub seats: Vec<Seating>,
}

impl Listed {
    /// The tables this version understands; others are set aside, and the log says why.
    pub(crate) fn read(rows: Vec<store::Listed>) -> Vec<Listed> {
        let read = |row: store::Listed| {
            let id = row.table.id.clone();
            let seats = row.seats.into_iter().map(Seating::read).collect::<Result<_, _>>();
            let seats = seats.inspect_err(|why| tracing::warn!(table = id, %why, "set aside"));
            Some(Listed { table: row.table, seats: seats.ok()? })
        };
        rows.into_iter().filter_map(read).collect()
    }

    /// The seat of this person, if they sit there.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let theirs = |seating: &&Seating| seating.person.as_deref() == Some(person);
        self.seats.iter().find(theirs).map(|seating| seating.seat)
    }
}
