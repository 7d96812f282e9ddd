//! Files of JSON lines that grow as rows are played: the head of the run, then a value a line. What
//! a killed run wrote is read back as far as it is whole.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use game::Broken;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::head::Head;
use crate::output::cannot;

/// A killed run loses at most the games of so long.
const KEPT_AFTER: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(crate) struct Lines {
    path: PathBuf,
    file: BufWriter<File>,
    flushed: Instant,
    /// The line in the making: one write each is quicker than one for each sign.
    line: Vec<u8>,
}

/// Hears a value; false ends the reading before it, as if it were not there.
pub(crate) type Hear<'a, T> = dyn FnMut(T) -> Result<bool, Broken> + 'a;

impl Lines {
    pub(crate) fn create(path: &Path, head: &Head) -> Result<Self, Broken> {
        let file = File::create(path).map_err(|error| cannot("write", path, &error))?;
        let mut lines = Lines::on(path, file);
        lines.write(head)?;
        Ok(lines)
    }

    fn on(path: &Path, file: File) -> Self {
        let (path, file) = (path.to_owned(), BufWriter::new(file));
        Lines { path, file, flushed: Instant::now(), line: Vec::new() }
    }

    /// Opens the file of this run, reads what is in it, and goes on behind it.
    pub(crate) fn open<T: DeserializeOwned>(
        path: &Path,
        head: &Head,
        each: &mut Hear<'_, T>,
    ) -> Result<Self, Broken> {
        let failed = |error: io::Error| cannot("write", path, &error);
        let mut file = File::options().read(true).write(true).open(path).map_err(failed)?;
        head_in(path)?.must_be(head, path)?;
        let end = read(path, each)?;
        // A line that was cut in the middle is written anew.
        file.set_len(end).map_err(failed)?;
        file.seek(SeekFrom::Start(end)).map_err(failed)?;
        Ok(Lines::on(path, file))
    }

    pub(crate) fn write(&mut self, line: &impl Serialize) -> Result<(), Broken> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line).expect("rows have a JSON form");
        self.line.push(b'\n');
        self.file.write_all(&self.line).map_err(|error| cannot("write", &self.path, &error))?;
        if self.flushed.elapsed() >= KEPT_AFTER { self.flush() } else { Ok(()) }
    }

    pub(crate) fn flush(&mut self) -> Result<(), Broken> {
        self.flushed = Instant::now();
        self.file.flush().map_err(|error| cannot("write", &self.path, &error))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// As if a second had passed.
    #[cfg(test)]
    pub(crate) fn hurry(&mut self) {
        self.flushed -= KEPT_AFTER;
    }
}

/// The head of such a file.
pub(crate) fn head_in(path: &Path) -> Result<Head, Broken> {
    let failed = |error: io::Error| cannot("read", path, &error);
    let mut file = BufReader::new(File::open(path).map_err(failed)?);
    let head = next(&mut file).map_err(failed)?;
    let (head, _) =
        head.ok_or_else(|| Broken::new(format!("{} holds no simulation", path.display())))?;
    Ok(head)
}

/// Reads the values below the head; returns where the last one ends.
pub(crate) fn read<T: DeserializeOwned>(
    path: &Path,
    each: &mut Hear<'_, T>,
) -> Result<u64, Broken> {
    let failed = |error: io::Error| cannot("read", path, &error);
    let mut file = BufReader::new(File::open(path).map_err(failed)?);
    let head = next::<Head>(&mut file).map_err(failed)?;
    let mut end = head.map_or(0, |(_, length)| length);
    while let Some((value, length)) = next(&mut file).map_err(failed)? {
        if !each(value)? {
            break;
        }
        end += length;
    }
    Ok(end)
}

/// The next line with its length; nothing at the end, or where a line is no such value or was cut.
fn next<T: DeserializeOwned>(file: &mut impl BufRead) -> io::Result<Option<(T, u64)>> {
    let mut line = String::new();
    let length = file.read_line(&mut line)? as u64;
    let value = line.ends_with('\n').then(|| serde_json::from_str(&line).ok()).flatten();
    Ok(value.map(|value| (value, length)))
}
