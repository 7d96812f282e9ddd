//! Rows on disk as they are played: lines of JSON, or tables. A run that is stopped or killed can go
//! on: beside tables lies a journal of their rows until they are finished.

use std::path::{Path, PathBuf};

use game::Broken;

use crate::head::Head;
use crate::journal::Journal;
use crate::lines::Lines;
use crate::read;
use crate::row::Row;
use crate::sim::Plan;
use crate::tables::{Files, Format};

/// What rows go to.
#[derive(Debug)]
pub struct Output(To);

#[derive(Debug)]
enum To {
    Lines(Lines),
    Tables(Files, Journal),
}

/// Hears the rows of an earlier run.
pub type Hear<'a> = dyn FnMut(&Row) + 'a;

impl Output {
    /// Opens a file for the rows of this plan. With `resume` what an earlier run left there is read
    /// first: `old` gets its rows, and the number of them is returned.
    pub fn open(
        path: &Path,
        plan: &Plan,
        resume: bool,
        old: &mut Hear<'_>,
    ) -> Result<(Self, u64), Broken> {
        let head = Head::of(plan)?;
        match Format::of_path(path)? {
            Format::Lines => open_lines(path, &head, resume, old),
            format => open_tables(path, format, &head, resume, old),
        }
    }

    pub fn write(&mut self, row: &Row) -> Result<(), Broken> {
        match &mut self.0 {
            To::Lines(lines) => lines.write(row),
            To::Tables(tables, journal) => journal.write(row).and_then(|()| tables.add(row)),
        }
    }

    /// Writes all that is left.
    pub fn finish(self) -> Result<(), Broken> {
        match self.0 {
            To::Lines(mut lines) => lines.flush(),
            To::Tables(tables, journal) => tables.finish().and_then(|()| journal.remove()),
        }
    }
}

pub(crate) fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Broken {
    Broken::new(format!("cannot {what} {}: {error}", path.display()))
}

fn exists(path: &Path) -> Broken {
    Broken::new(format!("{} exists already; add --resume to go on with it", path.display()))
}

fn open_lines(
    path: &Path,
    head: &Head,
    resume: bool,
    old: &mut Hear<'_>,
) -> Result<(Output, u64), Broken> {
    if path.exists() && !resume {
        return Err(exists(path));
    }
    // Killed before its first second was over.
    let empty = path.metadata().is_ok_and(|file| file.len() == 0);
    if !path.exists() || empty {
        return Ok((Output(To::Lines(Lines::create(path, head)?)), 0));
    }
    let mut rows = 0;
    let lines = Lines::open(path, head, &mut |row: Row| {
        let next = row.game == head.first + rows;
        if next {
            rows += 1;
            old(&row);
        }
        Ok(next)
    })?;
    Ok((Output(To::Lines(lines)), rows))
}

fn open_tables(
    path: &Path,
    format: Format,
    head: &Head,
    resume: bool,
    old: &mut Hear<'_>,
) -> Result<(Output, u64), Broken> {
    let journal = beside(path, "unfinished");
    if let Some(there) = [&*journal, path].into_iter().find(|path| path.exists() && !resume) {
        return Err(exists(there));
    }
    if !journal.exists() {
        begin_journal(path, format, head, &journal)?;
    }
    // Another run's journal must not cost the tables that are there.
    crate::lines::head_in(&journal)?.must_be(head, &journal)?;
    let (mut tables, mut rows) = (Files::create(path, format, head)?, 0);
    let journal = Journal::open(&journal, head, &mut |row| {
        rows += 1;
        old(&row);
        tables.add(&row)
    })?;
    Ok((Output(To::Tables(tables, journal)), rows))
}

/// A journal with the rows of finished tables, if there are any; whole from the moment it has its
/// name, since the tables are written anew then.
fn begin_journal(path: &Path, format: Format, head: &Head, name: &Path) -> Result<(), Broken> {
    let begun = beside(path, "beginning");
    let mut journal = Journal::create(&begun, head)?;
    if path.exists() {
        read::head(path, format)?.must_be(head, path)?;
        read::each_row(path, format, &mut |row| journal.write(&row))?;
    }
    journal.flush()?;
    std::fs::rename(&begun, name).map_err(|error| cannot("write", name, &error))
}

/// `games.parquet.unfinished`
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;
    use crate::sim::{self, Progress};
    use bots::Kind;
    use game::Settings;

    fn plan(games: u64) -> Plan {
        Plan {
            game: "osaka".to_owned(),
            seats: [Kind::Random, Kind::Easy].map(Player::Bot).into(),
            settings: Settings::default(),
            games: 0..games,
            seed: 5,
            jobs: 2,
            counting: true,
        }
    }

    fn play(path: &Path, games: u64, resume: bool) -> Result<u64, Broken> {
        let mut plan = plan(games);
        let (mut output, from) = Output::open(path, &plan, resume, &mut |_| ())?;
        plan.games.start = from;
        sim::run(&plan, &Progress::default(), &mut |row| output.write(&row))?;
        output.finish().map(|()| from)
    }

    /// Every file of a folder with its bytes.
    fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
        let all = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap());
        let name = |file: &std::fs::DirEntry| file.file_name().into_string().unwrap();
        let mut all: Vec<_> =
            all.map(|file| (name(&file), std::fs::read(file.path()).unwrap())).collect();
        all.sort();
        all
    }

    const NAMES: [&str; 3] = ["run.parquet", "run.csv", "run.jsonl"];

    #[test]
    fn a_killed_run_leaves_the_games_of_its_earlier_seconds_and_goes_on() {
        for name in NAMES {
            let (killed, whole) = (testkit::Folder::new(), testkit::Folder::new());
            let path = killed.0.join(name);
            let plan = plan(30);
            let (mut output, _) = Output::open(&path, &plan, false, &mut |_| ()).unwrap();
            let keep = &mut |row| {
                match &mut output.0 {
                    To::Lines(lines) => lines.hurry(),
                    To::Tables(_, journal) => journal.hurry(),
                }
                output.write(&row)
            };
            sim::run(&plan, &Progress::default(), keep).unwrap();
            // Nothing is closed in order.
            std::mem::forget(output);
            assert!(play(&path, 200, false).unwrap_err().message.contains("--resume"));
            assert_eq!(play(&path, 200, true), Ok(30), "{name}");
            play(&whole.0.join(name), 200, false).unwrap();
            assert_eq!(files(&killed.0), files(&whole.0), "{name}: nothing else is left");
        }
    }

    #[test]
    fn a_finished_run_goes_on_to_the_same_files() {
        for name in NAMES {
            let (longer, whole) = (testkit::Folder::new(), testkit::Folder::new());
            play(&longer.0.join(name), 70, false).unwrap();
            assert!(play(&longer.0.join(name), 200, false).is_err());
            let mut other = plan(200);
            other.seed = 6;
            let refused = Output::open(&longer.0.join(name), &other, true, &mut |_| ());
            assert!(refused.unwrap_err().message.contains("another seed"));
            assert_eq!(play(&longer.0.join(name), 200, true), Ok(70), "{name}");
            play(&whole.0.join(name), 200, false).unwrap();
            assert_eq!(files(&longer.0), files(&whole.0), "{name}");
        }
    }

    #[test]
    fn a_line_that_was_cut_in_the_middle_is_written_anew() {
        let folder = testkit::Folder::new();
        let (whole, cut) = (folder.0.join("whole.jsonl"), folder.0.join("cut.jsonl"));
        play(&whole, 200, false).unwrap();
        play(&cut, 70, false).unwrap();
        let text = std::fs::read_to_string(&cut).unwrap();
        std::fs::write(&cut, &text[..text.len() - 10]).unwrap();
        assert_eq!(play(&cut, 200, true), Ok(69));
        assert_eq!(std::fs::read(&whole).unwrap(), std::fs::read(&cut).unwrap());
    }

    #[test]
    fn parts_played_apart_make_the_files_of_one_run() {
        let part = |path: &Path, games: std::ops::Range<u64>| {
            let plan = Plan { games, ..plan(0) };
            let (mut output, _) = Output::open(path, &plan, false, &mut |_| ()).unwrap();
            sim::run(&plan, &Progress::default(), &mut |row| output.write(&row)).unwrap();
            output.finish().unwrap();
            path.to_owned()
        };
        for name in NAMES {
            let [parts, one, merged] = [(); 3].map(|()| testkit::Folder::new());
            part(&one.0.join(name), 10..200);
            let first = part(&parts.0.join(format!("a.{name}")), 10..90);
            let second = part(&parts.0.join(format!("b.{name}")), 90..130);
            let third = part(&parts.0.join(format!("c.{name}")), 130..200);
            let merge = |parts: &[&PathBuf]| {
                let parts: Vec<PathBuf> = parts.iter().map(|&part| part.clone()).collect();
                crate::merge(&merged.0.join(name), &parts)
            };
            let problem = merge(&[&first, &third]).unwrap_err().message;
            assert!(problem.contains("game 90 is missing"), "{problem}");
            assert_eq!(files(&merged.0), [], "nothing is left of what failed");
            let problem = merge(&[&first, &second, &second]).unwrap_err().message;
            assert!(problem.contains("which another part holds too"), "{problem}");
            assert_eq!(merge(&[&third, &first, &second]), Ok(190));
            assert_eq!(files(&merged.0), files(&one.0), "{name}");
        }
    }

    #[test]
    fn a_shard_in_memory_is_what_a_run_writes() {
        let folder = testkit::Folder::new();
        play(&folder.0.join("run.parquet"), 50, false).unwrap();
        let shard = crate::shard::parquet(&plan(50), &Progress::default()).unwrap();
        let bytes: Vec<Vec<u8>> = files(&folder.0).into_iter().map(|(_, bytes)| bytes).collect();
        assert_eq!(bytes, [shard.counts, shard.games, shard.seats]);
    }
}
