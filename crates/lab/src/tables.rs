//! Rows as three tables for other programs: games, seats, and what each seat did (`counts`, one row
//! for each name). Their columns are the same whatever was played, so tables of several runs go
//! together. As comma-separated text in `csv.rs`, as Parquet in `parquet.rs`.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use game::Broken;

use crate::csv::Csv;
use crate::head::Head;
use crate::names::Name;
use crate::output::cannot;
use crate::parquet::Parquet;
use crate::row::Row;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cell {
    Whole(i64),
    Real(f64),
    Text(Name),
}

/// What the cells of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holds {
    Whole,
    /// Whole numbers that never fall from row to row.
    Rising,
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
    fn row(&mut self, cells: &[Cell]) -> io::Result<()>;
    fn finish(&mut self) -> io::Result<()>;
}

impl Sheet for Box<dyn Sheet + Send> {
    fn row(&mut self, cells: &[Cell]) -> io::Result<()> {
        (**self).row(cells)
    }

    fn finish(&mut self) -> io::Result<()> {
        (**self).finish()
    }
}

/// How rows are written, by the ending of the file's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Csv,
    Parquet,
    /// No tables: rows as they are.
    Lines,
}

impl Format {
    pub(crate) fn of_path(path: &Path) -> Result<Format, Broken> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("csv") => Ok(Format::Csv),
            Some("parquet") => Ok(Format::Parquet),
            Some("jsonl") => Ok(Format::Lines),
            _ => Err(Broken::new(format!(
                "{} must end with .parquet, .csv or .jsonl",
                path.display()
            ))),
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Parquet => "parquet",
            Format::Lines => "jsonl",
        }
    }
}

/// A new table in a file, Parquet or comma-separated; `head` is kept in it where there is a place.
pub(crate) fn sheet(
    path: &Path,
    format: Format,
    columns: &[Column],
    head: Option<&Head>,
) -> io::Result<Box<dyn Sheet + Send>> {
    let file = BufWriter::new(File::create(path)?);
    Ok(match format {
        Format::Parquet => Box::new(Parquet::new(file, columns, head)?),
        _ => Box::new(Csv::new(file, columns)?),
    })
}

/// Where the head of a run stands whose tables have no place for it.
pub(crate) fn about(path: &Path) -> PathBuf {
    path.with_extension("about.json")
}

/// Which of the tables of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Games,
    Seats,
    Counts,
}

impl Part {
    pub(crate) const ALL: [Part; 3] = [Part::Games, Part::Seats, Part::Counts];

    /// `games.csv`, `games.seats.csv`, `games.counts.csv`.
    pub(crate) fn path(self, games: &Path, format: Format) -> PathBuf {
        match self {
            Part::Games => games.to_owned(),
            Part::Seats => games.with_extension(format!("seats.{}", format.ending())),
            Part::Counts => games.with_extension(format!("counts.{}", format.ending())),
        }
    }

    pub(crate) fn columns(self) -> Vec<Column> {
        use Holds::{Real, Rising, Text, Whole};
        let columns: &[(&str, Holds)] = match self {
            Part::Games => &[
                ("game", Rising),
                ("decisions", Whole),
                ("ending", Text),
                ("lead_changes", Whole),
                ("margin", Whole),
            ],
            Part::Seats => &[
                ("game", Rising),
                ("seat", Whole),
                ("bot", Text),
                ("score", Whole),
                ("rank", Whole),
                ("win", Real),
            ],
            Part::Counts => &[("game", Rising), ("seat", Whole), ("what", Text), ("number", Whole)],
        };
        columns.iter().map(|&(name, holds)| Column::new(name, holds)).collect()
    }
}

/// The tables of a run, fed row by row.
pub(crate) struct Tables<S> {
    bots: Vec<Name>,
    sheets: [S; 3],
}

impl<S: Sheet> Tables<S> {
    pub(crate) fn new(head: &Head, sheets: [S; 3]) -> Self {
        Tables { bots: head.seats.iter().map(|bot| Name::of(bot)).collect(), sheets }
    }

    pub(crate) fn add(&mut self, row: &Row) -> io::Result<()> {
        let [games, seats, counts] = &mut self.sheets;
        let game = Cell::Whole(row.game as i64);
        games.row(&[
            game,
            Cell::Whole(row.decisions.into()),
            Cell::Text(Name::of(&row.ending)),
            Cell::Whole(row.lead_changes.into()),
            Cell::Whole(row.margin()),
        ])?;
        for ((number, seat), &bot) in (1..).zip(&row.seats).zip(&self.bots) {
            let number = Cell::Whole(number);
            seats.row(&[
                game,
                number,
                Cell::Text(bot),
                Cell::Whole(seat.score.into()),
                Cell::Whole(seat.rank.into()),
                Cell::Real(seat.win_60 as f64 / 60.0),
            ])?;
            for (what, sum) in seat.counts.iter() {
                counts.row(&[game, number, Cell::Text(what), Cell::Whole(sum)])?;
            }
        }
        Ok(())
    }

    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.sheets.iter_mut().try_for_each(Sheet::finish)
    }

    pub(crate) fn into_sheets(self) -> [S; 3] {
        self.sheets
    }
}

/// All files of a run with this name.
pub(crate) fn files_of(path: &Path, format: Format) -> Vec<PathBuf> {
    match format {
        Format::Lines => vec![path.to_owned()],
        Format::Parquet => Part::ALL.map(|part| part.path(path, format)).into(),
        Format::Csv => {
            let tables = Part::ALL.map(|part| part.path(path, format));
            tables.into_iter().chain([about(path)]).collect()
        }
    }
}

/// The tables of a run as files.
pub(crate) struct Files {
    path: PathBuf,
    tables: Tables<Box<dyn Sheet + Send>>,
}

impl std::fmt::Debug for Files {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Files").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Files {
    pub(crate) fn create(path: &Path, format: Format, head: &Head) -> Result<Self, Broken> {
        let create = |part: Part| {
            let path = part.path(path, format);
            let sheet = sheet(&path, format, &part.columns(), Some(head));
            sheet.map_err(|error| cannot("write", &path, &error))
        };
        if format == Format::Csv {
            let (about, text) = (about(path), head.as_json() + "\n");
            std::fs::write(&about, text).map_err(|error| cannot("write", &about, &error))?;
        }
        let [games, seats, counts] = Part::ALL;
        let sheets = [create(games)?, create(seats)?, create(counts)?];
        Ok(Files { path: path.to_owned(), tables: Tables::new(head, sheets) })
    }

    pub(crate) fn add(&mut self, row: &Row) -> Result<(), Broken> {
        self.tables.add(row).map_err(|error| cannot("write", &self.path, &error))
    }

    pub(crate) fn finish(mut self) -> Result<(), Broken> {
        self.tables.finish().map_err(|error| cannot("write", &self.path, &error))
    }
}
