//! Rows as two tables for other programs: one row per game, and one per seat with everything that
//! was counted. As comma-separated text here, as Parquet in `parquet.rs`.

use std::collections::BTreeSet;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use crate::parquet::Parquet;
use crate::row::Row;
use crate::sim::Plan;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cell<'a> {
    Whole(i64),
    Real(f64),
    Text(&'a str),
}

/// What the cells of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holds {
    Whole,
    Real,
    Text,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    pub name: String,
    pub holds: Holds,
}

impl Column {
    pub(crate) fn new(name: impl Into<String>, holds: Holds) -> Self {
        Column { name: name.into(), holds }
    }
}

/// A table that is written from the first row to the last.
pub(crate) trait Sheet {
    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()>;
    fn finish(&mut self) -> io::Result<()>;
}

/// The format of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Csv,
    Parquet,
}

impl Format {
    pub(crate) fn of_path(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()? {
            "csv" => Some(Format::Csv),
            "parquet" => Some(Format::Parquet),
            _ => None,
        }
    }

    /// Where the seats of a table of games go.
    fn path_of_seats(self, path: &Path) -> PathBuf {
        path.with_extension(match self {
            Format::Csv => "seats.csv",
            Format::Parquet => "seats.parquet",
        })
    }

    pub(crate) fn create(self, path: &Path, columns: &[Column]) -> io::Result<Box<dyn Sheet>> {
        Ok(match self {
            Format::Csv => Box::new(Csv::create(path, columns)?),
            Format::Parquet => Box::new(Parquet::create(path, columns)?),
        })
    }
}

/// Both tables, fed row by row.
pub(crate) struct Tables<'a> {
    plan: &'a Plan,
    counts: &'a BTreeSet<String>,
    games: Box<dyn Sheet>,
    seats: Box<dyn Sheet>,
}

impl<'a> Tables<'a> {
    /// Creates both files; `counts` names everything that was counted in any row.
    pub(crate) fn create(
        path: &Path,
        format: Format,
        plan: &'a Plan,
        counts: &'a BTreeSet<String>,
    ) -> io::Result<Self> {
        let whole = |name: &str| Column::new(name, Holds::Whole);
        let text = |name: &str| Column::new(name, Holds::Text);
        let of_game = [
            whole("game"),
            whole("decisions"),
            text("ending"),
            whole("lead_changes"),
            whole("margin"),
        ];
        let mut of_seat =
            vec![whole("game"), whole("seat"), text("bot"), whole("score"), whole("rank")];
        of_seat.push(Column::new("win", Holds::Real));
        of_seat.extend(counts.iter().map(|name| whole(name)));
        let games = format.create(path, &of_game)?;
        let seats = format.create(&format.path_of_seats(path), &of_seat)?;
        Ok(Tables { plan, counts, games, seats })
    }

    pub(crate) fn add(&mut self, row: &Row) -> io::Result<()> {
        let game = Cell::Whole(row.game as i64);
        self.games.row(&[
            game,
            Cell::Whole(row.decisions.into()),
            Cell::Text(&row.ending),
            Cell::Whole(row.lead_changes.into()),
            Cell::Whole(row.margin()),
        ])?;
        for (index, seat) in row.seats.iter().enumerate() {
            let bot = self.plan.seats[index].to_string();
            let mut cells = vec![
                game,
                Cell::Whole(index as i64 + 1),
                Cell::Text(&bot),
                Cell::Whole(seat.score.into()),
                Cell::Whole(seat.rank.into()),
                Cell::Real(seat.win_60 as f64 / 60.0),
            ];
            let count = |name| Cell::Whole(seat.counts.get(name).copied().unwrap_or(0));
            cells.extend(self.counts.iter().map(count));
            self.seats.row(&cells)?;
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.games.finish()?;
        self.seats.finish()
    }
}

struct Csv(csv::Writer<File>);

impl Csv {
    fn create(path: &Path, columns: &[Column]) -> io::Result<Self> {
        let mut csv = Csv(csv::Writer::from_path(path)?);
        csv.row(&columns.iter().map(|column| Cell::Text(&column.name)).collect::<Vec<_>>())?;
        Ok(csv)
    }
}

impl Sheet for Csv {
    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        for cell in cells {
            match cell {
                Cell::Whole(number) => self.0.write_field(number.to_string())?,
                Cell::Real(number) => self.0.write_field(number.to_string())?,
                Cell::Text(text) => self.0.write_field(text)?,
            }
        }
        Ok(self.0.write_record(None::<&[u8]>)?)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_with_commas_quotes_and_newlines_stays_in_its_cell() {
        let folder = testkit::Folder::new();
        let path = folder.0.join("cells.csv");
        let columns = [Column::new("bot", Holds::Text), Column::new("win", Holds::Real)];
        let mut csv = Csv::create(&path, &columns).unwrap();
        let mad = "a \"b\", c\nd\r\ne";
        csv.row(&[Cell::Text(mad), Cell::Real(0.5)]).unwrap();
        csv.finish().unwrap();
        let mut read = csv::Reader::from_path(&path).unwrap();
        assert_eq!(read.headers().unwrap(), vec!["bot", "win"]);
        let rows: Vec<csv::StringRecord> = read.records().map(Result::unwrap).collect();
        assert_eq!(rows, [vec![mad, "0.5"]]);
    }
}
