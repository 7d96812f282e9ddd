//! Parts of a run, played on several machines, put together: the same files that one machine would
//! have written.

use std::path::{Path, PathBuf};

use game::Broken;

use crate::head::Head;
use crate::lines::Lines;
use crate::read;
use crate::row::Row;
use crate::tables::{Files, Format, files_of};

/// Puts the files of `parts` together in the order of their games, whatever their order here, and
/// returns how many games there are. The formats may differ. Nothing is written over.
pub fn merge(path: &Path, parts: &[PathBuf]) -> Result<u64, Broken> {
    let format = Format::of_path(path)?;
    if path.exists() {
        return Err(Broken::new(format!("{} exists already", path.display())));
    }
    let parts = in_order(parts)?;
    let to = To::create(path, format, &parts[0].head)?;
    let merged = append(to, &parts);
    if merged.is_err() {
        // Half a table would look like a whole one.
        files_of(path, format).iter().for_each(|file| drop(std::fs::remove_file(file)));
    }
    merged
}

fn append(mut to: To, parts: &[Part]) -> Result<u64, Broken> {
    let first = parts[0].head.first;
    let mut next = first;
    for part in parts {
        if part.head.first != next {
            return Err(gap(&part.path, next, part.head.first));
        }
        read::each_row(&part.path, part.format, &mut |row| {
            if row.game != next {
                return Err(gap(&part.path, next, row.game));
            }
            next += 1;
            to.add(&row)
        })?;
    }
    to.finish()?;
    Ok(next - first)
}

struct Part {
    path: PathBuf,
    format: Format,
    head: Head,
}

/// The parts by their first games; an error if they are not of one run.
fn in_order(paths: &[PathBuf]) -> Result<Vec<Part>, Broken> {
    let open = |path: &PathBuf| {
        let format = Format::of_path(path)?;
        Ok(Part { path: path.clone(), format, head: read::head(path, format)? })
    };
    let mut parts: Vec<Part> = paths.iter().map(open).collect::<Result<_, _>>()?;
    parts.sort_by_key(|part| part.head.first);
    let one = parts.first().ok_or_else(|| Broken::new("there is nothing to put together"))?;
    for other in &parts[1..] {
        if let Some(what) = one.head.difference(&other.head) {
            return Err(Broken::new(format!(
                "{} and {} are not parts of one run: they have another {what}",
                one.path.display(),
                other.path.display()
            )));
        }
    }
    Ok(parts)
}

fn gap(path: &Path, next: u64, found: u64) -> Broken {
    let path = path.display();
    Broken::new(match found < next {
        true => format!("{path} holds game {found}, which another part holds too"),
        false => format!("{path} goes on with game {found}, but game {next} is missing"),
    })
}

/// Where the rows go.
enum To {
    Lines(Lines),
    Tables(Files),
}

impl To {
    fn create(path: &Path, format: Format, head: &Head) -> Result<Self, Broken> {
        Ok(match format {
            Format::Lines => To::Lines(Lines::create(path, head)?),
            format => To::Tables(Files::create(path, format, head)?),
        })
    }

    fn add(&mut self, row: &Row) -> Result<(), Broken> {
        match self {
            To::Lines(lines) => lines.write(row),
            To::Tables(tables) => tables.add(row),
        }
    }

    fn finish(self) -> Result<(), Broken> {
        match self {
            To::Lines(mut lines) => lines.flush(),
            To::Tables(tables) => tables.finish(),
        }
    }
}
