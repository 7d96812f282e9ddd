//! The rows of tables that are not finished, as numbers: what a killed run leaves, to be gone on
//! with. Each name stands as a text before it is used first; each game is a list.

use std::path::Path;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::head::Head;
use crate::lines::Lines;
use crate::names::{ByName, Name};
use crate::row::{Counts, Row, SeatRow};

#[derive(Debug)]
pub(crate) struct Journal {
    lines: Lines,
    /// The numbers of the names in this file.
    numbers: ByName<u32>,
    named: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Name(Name),
    /// Number, decisions, ending, changes of the lead.
    Game(u64, u32, String, u32, Vec<Seat>),
}

/// Score, rank, part of the victory, and counts: the number of a name, then how much.
#[derive(Serialize, Deserialize)]
struct Seat(i32, u8, u64, Vec<i64>);

impl Journal {
    pub(crate) fn create(path: &Path, head: &Head) -> Result<Self, Broken> {
        Ok(Journal { lines: Lines::create(path, head)?, numbers: ByName::default(), named: 0 })
    }

    /// Opens what a run left, reads its rows, and goes on behind them.
    pub(crate) fn open(
        path: &Path,
        head: &Head,
        each: &mut dyn FnMut(Row) -> Result<(), Broken>,
    ) -> Result<Self, Broken> {
        let (mut names, mut next) = (Vec::new(), head.first);
        let lines = Lines::open(path, head, &mut |line| {
            if let Line::Name(name) = line {
                names.push(name);
                return Ok(true);
            }
            let Some(row) = row_of(line, &names).filter(|row| row.game == next) else {
                return Ok(false);
            };
            next += 1;
            each(row).map(|()| true)
        })?;
        let mut numbers = ByName::default();
        (0..).zip(&names).for_each(|(number, &name)| *numbers.place(name) = Some(number));
        Ok(Journal { lines, numbers, named: names.len() as u32 })
    }

    pub(crate) fn write(&mut self, row: &Row) -> Result<(), Broken> {
        let seats = row.seats.iter().map(|seat| self.seat(seat)).collect::<Result<_, _>>()?;
        let ending = row.ending.to_string();
        self.lines.write(&Line::Game(row.game, row.decisions, ending, row.lead_changes, seats))
    }

    fn seat(&mut self, seat: &SeatRow) -> Result<Seat, Broken> {
        let mut counts = Vec::with_capacity(2 * seat.counts.0.len());
        for (name, sum) in seat.counts.iter() {
            counts.extend([self.number(name)?.into(), sum]);
        }
        Ok(Seat(seat.score, seat.rank, seat.win_60, counts))
    }

    /// The number of a name, which is written where it is new.
    fn number(&mut self, name: Name) -> Result<u32, Broken> {
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        let number = self.named;
        *self.numbers.place(name) = Some(number);
        self.named += 1;
        self.lines.write(&Line::Name(name))?;
        Ok(number)
    }

    pub(crate) fn flush(&mut self) -> Result<(), Broken> {
        self.lines.flush()
    }

    /// Everything stands elsewhere now.
    pub(crate) fn remove(self) -> Result<(), Broken> {
        let path = self.lines.path();
        std::fs::remove_file(path).map_err(|error| crate::output::cannot("remove", path, &error))
    }

    #[cfg(test)]
    pub(crate) fn hurry(&mut self) {
        self.lines.hurry();
    }
}

fn row_of(line: Line, names: &[Name]) -> Option<Row> {
    let Line::Game(game, decisions, ending, lead_changes, seats) = line else { return None };
    let seat = |Seat(score, rank, win_60, counts): Seat| {
        let name = |number: i64| names.get(usize::try_from(number).ok()?).copied();
        let (pairs, []) = counts.as_chunks() else { return None };
        let counts = pairs.iter().map(|&[number, sum]| Some((name(number)?, sum)));
        let counts = Counts(counts.collect::<Option<_>>()?);
        Some(SeatRow { score, rank, win_60, counts })
    };
    let seats = seats.into_iter().map(seat).collect::<Option<_>>()?;
    Some(Row { game, decisions, ending: ending.into(), lead_changes, seats })
}
