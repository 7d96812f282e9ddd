//! Rows as two tables for other programs: one row per game, and one per seat with everything that
//! was counted. As comma-separated text here, as Parquet in `parquet.rs`.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::parquet::Parquet;
use crate::row::Row;
use crate::sim::Plan;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cell<'a> {
    Whole(i64),
    Real(f64),
    Text(&'a str),
}

/// What the cells of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    Whole,
    Real,
    Text,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    pub name: String,
    pub holds: Holds,
}

impl Column {
    fn new(name: impl Into<String>, holds: Holds) -> Self {
        Column { name: name.into(), holds }
    }
}

/// A table that is written from the first row to the last.
pub trait Sheet {
    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()>;
    fn finish(&mut self) -> io::Result<()>;
}

/// The format of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Csv,
    Parquet,
}

impl Format {
    pub fn of_ending(ending: &str) -> Option<Format> {
        match ending {
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

    fn create(self, path: &Path, columns: &[Column]) -> io::Result<Box<dyn Sheet>> {
        Ok(match self {
            Format::Csv => Box::new(Csv::create(path, columns)?),
            Format::Parquet => Box::new(Parquet::create(path, columns)?),
        })
    }
}

/// Both tables, fed row by row.
pub struct Tables<'a> {
    plan: &'a Plan,
    counts: &'a BTreeSet<String>,
    games: Box<dyn Sheet>,
    seats: Box<dyn Sheet>,
}

impl<'a> Tables<'a> {
    /// Creates both files; `counts` names everything that was counted in any row.
    pub fn create(
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

    pub fn add(&mut self, row: &Row) -> io::Result<()> {
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

    pub fn finish(mut self) -> io::Result<()> {
        self.games.finish()?;
        self.seats.finish()
    }
}

struct Csv(BufWriter<File>);

impl Csv {
    fn create(path: &Path, columns: &[Column]) -> io::Result<Self> {
        let mut csv = Csv(BufWriter::new(File::create(path)?));
        csv.row(&columns.iter().map(|column| Cell::Text(&column.name)).collect::<Vec<_>>())?;
        Ok(csv)
    }
}

impl Sheet for Csv {
    fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        for (index, cell) in cells.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            match cell {
                Cell::Whole(number) => write!(self.0, "{comma}{number}")?,
                Cell::Real(number) => write!(self.0, "{comma}{number}")?,
                // Quoted where a comma or a quote would tear it apart.
                Cell::Text(text) if text.contains([',', '"']) => {
                    write!(self.0, "{comma}\"{}\"", text.replace('"', "\"\""))?;
                }
                Cell::Text(text) => write!(self.0, "{comma}{text}")?,
            }
        }
        writeln!(self.0)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
