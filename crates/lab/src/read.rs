//! Tables of a run read back into rows: to go on with them, or to put several together.

use std::io;
use std::path::{Path, PathBuf};

use game::Broken;

use crate::csv::CsvReader;
use crate::head::Head;
use crate::lines;
use crate::names::Name;
use crate::output::cannot;
use crate::parquet::{ParquetReader, head_of};
use crate::row::{Counts, Row, SeatRow};
use crate::tables::{Cell, Format, Part, about};

/// A table, row by row.
pub(crate) trait Reader {
    /// The cells of the next row; false at the end.
    fn next(&mut self, cells: &mut Vec<Cell>) -> io::Result<bool>;
}

/// What the rows of a run depend on.
pub(crate) fn head(path: &Path, format: Format) -> Result<Head, Broken> {
    let (place, text) = match format {
        Format::Lines => return lines::head_in(path),
        Format::Csv => (about(path), std::fs::read_to_string(about(path))),
        Format::Parquet => (path.to_owned(), head_of(path)),
    };
    let text = text.map_err(|error| cannot("read", &place, &error))?;
    serde_json::from_str(&text).map_err(|error| cannot("read", &place, &error.into()))
}

/// Reads every row of a run.
pub(crate) fn each_row(
    path: &Path,
    format: Format,
    each: &mut dyn FnMut(Row) -> Result<(), Broken>,
) -> Result<(), Broken> {
    if format == Format::Lines {
        return lines::read(path, &mut |row| each(row).map(|()| true)).map(drop);
    }
    let open = |part: Part| {
        let path = part.path(path, format);
        let table = open(&path, format, part).map_err(|error| cannot("read", &path, &error))?;
        Ok(Table { table, path, cells: Vec::new(), waiting: false })
    };
    let of = head(path, format)?.seats.len();
    let [games, seats, counts] = Part::ALL;
    let mut run = Run { games: open(games)?, seats: open(seats)?, counts: open(counts)?, of };
    while let Some(row) = run.next()? {
        each(row)?;
    }
    Ok(())
}

fn open(path: &Path, format: Format, part: Part) -> io::Result<Box<dyn Reader>> {
    Ok(match format {
        Format::Parquet => Box::new(ParquetReader::open(path, part.columns())?),
        _ => Box::new(CsvReader::open(path, part.columns())?),
    })
}

/// A table, and its next row.
struct Table {
    table: Box<dyn Reader>,
    path: PathBuf,
    cells: Vec<Cell>,
    /// Whether the cells are still to be used.
    waiting: bool,
}

impl Table {
    /// The next row, if its numbers begin like this.
    fn next<const N: usize>(&mut self, begin: &[u64]) -> Result<Option<[Cell; N]>, Broken> {
        if !self.waiting {
            let next = self.table.next(&mut self.cells);
            self.waiting = next.map_err(|error| cannot("read", &self.path, &error))?;
        }
        let Some(cells) = self.cells.first_chunk().filter(|_| self.waiting) else {
            return Ok(None);
        };
        let begins =
            cells.iter().zip(begin).all(|(cell, &number)| *cell == Cell::Whole(number as i64));
        self.waiting = !begins;
        Ok(begins.then_some(*cells))
    }

    fn wrong(&self, game: u64) -> Broken {
        Broken::new(format!("{} does not fit to game {game}", self.path.display()))
    }
}

/// The three tables in step.
struct Run {
    games: Table,
    seats: Table,
    counts: Table,
    /// How many sit at the table.
    of: usize,
}

impl Run {
    fn next(&mut self) -> Result<Option<Row>, Broken> {
        let Some([game, decisions, ending, lead_changes, _]) = self.games.next(&[])? else {
            return self.end();
        };
        let game = whole(game) as u64;
        let mut seats = Vec::with_capacity(self.of);
        for number in 1..=self.of as u64 {
            let cells = self.seats.next(&[game, number])?;
            let [_, _, _, score, rank, win] = cells.ok_or_else(|| self.seats.wrong(game))?;
            let mut counts = Vec::new();
            while let Some([_, _, what, sum]) = self.counts.next(&[game, number])? {
                counts.push((text(what), whole(sum)));
            }
            let (score, rank) = (whole(score) as i32, whole(rank) as u8);
            seats.push(SeatRow { score, rank, win_60: sixtieths(win), counts: Counts(counts) });
        }
        let (decisions, lead_changes) = (whole(decisions) as u32, whole(lead_changes) as u32);
        let ending = text(ending).text().into();
        Ok(Some(Row { game, decisions, ending, lead_changes, seats }))
    }

    /// Nothing is left over.
    fn end(&mut self) -> Result<Option<Row>, Broken> {
        for table in [&mut self.seats, &mut self.counts] {
            if let Some([game, _]) = table.next(&[])? {
                return Err(table.wrong(whole(game) as u64));
            }
        }
        Ok(None)
    }
}

fn whole(cell: Cell) -> i64 {
    if let Cell::Whole(number) = cell { number } else { 0 }
}

fn text(cell: Cell) -> Name {
    if let Cell::Text(name) = cell { name } else { Name::of("") }
}

fn sixtieths(cell: Cell) -> u64 {
    if let Cell::Real(part) = cell { (part * 60.0).round() as u64 } else { 0 }
}
