//! Rows on disk. JSON lines are written as the games are played, so that a run that is stopped or
//! killed can go on; tables for spreadsheets are made of them at the end.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use catalog::Visitor;
use game::{Broken, Spoken};
use serde_json::{Value, json};

use crate::row::Row;
use crate::sim::Plan;
use crate::tables::{Format, Tables};

/// A killed run loses at most the games of so long.
const KEPT_AFTER: Duration = Duration::from_secs(1);

/// A file that rows go to.
#[derive(Debug)]
pub struct Output {
    /// JSON lines.
    rows: PathBuf,
    /// Tables to be made at the end.
    tables: Option<(PathBuf, Format)>,
    file: BufWriter<File>,
    flushed: Instant,
}

impl Output {
    /// Opens a file for the rows of this plan. With `resume` an existing one is read first: `old`
    /// gets its rows, and the number of them is returned.
    pub fn open(
        path: &Path,
        plan: &Plan,
        resume: bool,
        old: &mut dyn FnMut(&Row),
    ) -> Result<(Self, u64), Broken> {
        let (rows, tables) = match Format::of_path(path) {
            Some(format) => (path.with_extension("rows.jsonl"), Some((path.to_owned(), format))),
            None if path.extension().is_some_and(|ending| ending == "jsonl") => {
                (path.to_owned(), None)
            }
            None => return Err(Broken::new("--out must end with .parquet, .csv or .jsonl")),
        };
        let failed = |error: std::io::Error| cannot("write", &rows, &error);
        if rows.exists() && !resume {
            let name = rows.display();
            return Err(Broken::new(format!(
                "{name} exists already; add --resume to go on with it"
            )));
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&rows).map_err(failed)?;
        let head = head(plan)?;
        let (mut games, mut end) = (0, 0);
        if file.metadata().map_err(failed)?.len() == 0 {
            writeln!(file, "{head}").map_err(failed)?;
            end = file.stream_position().map_err(failed)?;
        } else {
            (games, end) = read_old(&file, &rows, &head, old).map(|(g, e)| (g, e.max(end)))?;
        }
        // A line that was cut in the middle is written anew.
        file.set_len(end).map_err(failed)?;
        file.seek(SeekFrom::Start(end)).map_err(failed)?;
        let (file, flushed) = (BufWriter::new(file), Instant::now());
        Ok((Output { rows, tables, file, flushed }, games))
    }

    pub fn write(&mut self, row: &Row) -> Result<(), Broken> {
        let line = serde_json::to_string(row).expect("rows have a JSON form");
        writeln!(self.file, "{line}").map_err(|error| cannot("write", &self.rows, &error))?;
        if self.flushed.elapsed() >= KEPT_AFTER { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Broken> {
        self.flushed = Instant::now();
        self.file.flush().map_err(|error| cannot("write", &self.rows, &error))
    }

    /// Writes all that is left, and the tables: one row per game, and one per seat.
    pub fn finish(mut self, plan: &Plan) -> Result<(), Broken> {
        self.flush()?;
        match &self.tables {
            None => Ok(()),
            Some((path, format)) => write_tables(&self.rows, path, *format, plan),
        }
    }
}

pub(crate) fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Broken {
    Broken::new(format!("cannot {what} {}: {error}", path.display()))
}

/// The first line: everything the rows depend on.
fn head(plan: &Plan) -> Result<Value, Broken> {
    struct Hash<'a>(&'a Plan);
    impl Visitor for Hash<'_> {
        type Output = Result<String, Broken>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let options = G::options(&self.0.settings.complete(&G::INFO)?)?;
            Ok(G::content_hash(&options).to_owned())
        }
    }
    let content = catalog::visit(&plan.game, Hash(plan))??;
    Ok(json!({
        "simulation": plan.game,
        "seats": plan.seats.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "options": plan.settings.to_string(),
        "content": content,
        "seed": plan.seed,
    }))
}

/// The rows of an earlier run, as far as they are whole; their number and where they end.
fn read_old(
    file: &File,
    path: &Path,
    head: &Value,
    old: &mut dyn FnMut(&Row),
) -> Result<(u64, u64), Broken> {
    let mut lines = BufReader::new(file);
    let mut next = || -> Result<Option<(Value, u64)>, Broken> {
        let mut line = String::new();
        let read = lines.read_line(&mut line).map_err(|error| cannot("read", path, &error))?;
        let whole = line.ends_with('\n').then(|| serde_json::from_str(&line).ok()).flatten();
        Ok(whole.map(|value| (value, read as u64)))
    };
    let Some((_, mut end)) = next()?.filter(|(value, _)| value == head) else {
        let name = path.display();
        return Err(Broken::new(format!("{name} belongs to another run; choose another name")));
    };
    let mut games = 0;
    while let Some((value, length)) = next()? {
        match serde_json::from_value::<Row>(value) {
            Ok(row) if row.game == games => old(&row),
            _ => break,
        }
        games += 1;
        end += length;
    }
    Ok((games, end))
}

fn write_tables(rows: &Path, path: &Path, format: Format, plan: &Plan) -> Result<(), Broken> {
    let failed = |error: std::io::Error| cannot("write", path, &error);
    let mut counts = BTreeSet::new();
    each_row(rows, &mut |row| {
        row.seats.iter().for_each(|seat| counts.extend(seat.counts.keys().cloned()));
        Ok(())
    })?;
    let mut tables = Tables::create(path, format, plan, &counts).map_err(failed)?;
    each_row(rows, &mut |row| tables.add(row))?;
    tables.finish().map_err(failed)
}

fn each_row(rows: &Path, work: &mut dyn FnMut(&Row) -> std::io::Result<()>) -> Result<(), Broken> {
    let failed = |error: std::io::Error| cannot("read", rows, &error);
    let file = BufReader::new(File::open(rows).map_err(failed)?);
    for line in file.lines().skip(1) {
        let row: Row = serde_json::from_str(&line.map_err(failed)?)
            .map_err(|error| cannot("read", rows, &error.into()))?;
        work(&row).map_err(failed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::{self, Progress};
    use bots::Kind;
    use game::Settings;

    fn plan(games: u64) -> Plan {
        Plan {
            game: "osaka".to_owned(),
            seats: vec![Kind::Random, Kind::Easy],
            settings: Settings::default(),
            games,
            from: 0,
            seed: 5,
            jobs: 2,
            counting: true,
        }
    }

    fn play(path: &Path, games: u64, resume: bool) -> Result<u64, Broken> {
        let mut plan = plan(games);
        let (mut output, from) = Output::open(path, &plan, resume, &mut |_| ())?;
        plan.from = from;
        sim::run(&plan, &Progress::default(), &mut |row| output.write(&row))?;
        output.finish(&plan).map(|()| from)
    }

    #[test]
    fn a_killed_run_leaves_the_games_of_its_earlier_seconds() {
        let folder = testkit::Folder::new();
        let path = folder.0.join("killed.csv");
        let plan = plan(3);
        let (mut output, _) = Output::open(&path, &plan, false, &mut |_| ()).unwrap();
        let keep = &mut |row| {
            output.flushed -= KEPT_AFTER;
            output.write(&row)
        };
        sim::run(&plan, &Progress::default(), keep).unwrap();
        // Nothing is closed in order.
        std::mem::forget(output);
        assert_eq!(Output::open(&path, &plan, true, &mut |_| ()).unwrap().1, 3);
    }

    #[test]
    fn a_run_that_was_cut_goes_on_to_the_same_rows() {
        let folder = testkit::Folder::new();
        let dir = &folder.0;
        let (whole, cut) = (dir.join("whole.jsonl"), dir.join("cut.jsonl"));
        play(&whole, 200, false).unwrap();
        play(&cut, 70, false).unwrap();
        assert!(play(&cut, 200, false).unwrap_err().message.contains("--resume"));
        // As if killed in the middle of a line.
        let text = std::fs::read_to_string(&cut).unwrap();
        std::fs::write(&cut, &text[..text.len() - 10]).unwrap();
        assert_eq!(play(&cut, 200, true), Ok(69));
        assert_eq!(
            std::fs::read_to_string(&whole).unwrap(),
            std::fs::read_to_string(&cut).unwrap()
        );
        let table = dir.join("table.csv");
        play(&table, 20, false).unwrap();
        let lines = |name: &str| std::fs::read_to_string(dir.join(name)).unwrap().lines().count();
        assert_eq!((lines("table.csv"), lines("table.seats.csv")), (21, 41));
        let table = dir.join("table.parquet");
        play(&table, 20, true).unwrap();
        let bytes = std::fs::read(table).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    }
}
