//! Backups: the whole store as lines of JSON, the same for both kinds of store.

use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use tokio::sync::mpsc;

use crate::{Error, Line, Result, Store};

/// The first line of every backup.
const HEADING: &str = "serai backup 1";
/// The last one: without it the file was cut.
const END: &str = "end";

fn trouble(path: &Path) -> impl Fn(std::io::Error) -> Error + '_ {
    move |error| Error(format!("{}: {error}", path.display()))
}

/// Writes everything to a new file that only its owner can read; it holds the tables' secrets.
/// Says how many lines it wrote.
pub async fn write_backup(store: &dyn Store, path: &Path) -> Result<usize> {
    let file = create(path).map_err(trouble(path))?;
    let (sender, mut lines) = mpsc::channel::<Line>(1024);
    let owned = path.to_owned();
    let writing = tokio::task::spawn_blocking(move || {
        let write = || -> std::io::Result<usize> {
            let mut file = BufWriter::new(file);
            writeln!(file, "{HEADING}")?;
            let mut count = 0;
            while let Some(line) = lines.blocking_recv() {
                serde_json::to_writer(&mut file, &line)?;
                writeln!(file)?;
                count += 1;
            }
            writeln!(file, "{END}")?;
            file.into_inner().map_err(|error| error.into_error())?.sync_all()?;
            Ok(count)
        };
        write().map_err(trouble(&owned))
    });
    let exported = store.export(sender).await;
    let written = writing.await.map_err(|error| Error(error.to_string()))?;
    if exported.is_err() || written.is_err() {
        let _ = std::fs::remove_file(path); // half a backup is none
    }
    exported.and(written)
}

fn create(path: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Replaces everything in the store by what the file holds. The file is read to its end first, so
/// that a broken one changes nothing.
pub async fn read_backup(store: &dyn Store, path: &Path) -> Result<usize> {
    let owned = path.to_owned();
    let reading = tokio::task::spawn_blocking(move || read(&owned, |_| true));
    let count = reading.await.map_err(|error| Error(error.to_string()))??;
    let (sender, lines) = mpsc::channel(1024);
    let owned = path.to_owned();
    let feeding = tokio::task::spawn_blocking(move || {
        read(&owned, |line| sender.blocking_send(line).is_ok())
    });
    store.import(lines).await?;
    feeding.await.map_err(|error| Error(error.to_string()))??;
    Ok(count)
}

/// Hands every line on until somebody has enough; says how many there were.
fn read(path: &Path, mut take: impl FnMut(Line) -> bool) -> Result<usize> {
    let broken = |at: usize, why: String| Error(format!("{}: line {at}: {why}", path.display()));
    let file = BufReader::new(std::fs::File::open(path).map_err(trouble(path))?);
    let mut count = 0;
    for (at, line) in (1..).zip(file.lines()) {
        let line = line.map_err(trouble(path))?;
        match (at, line.as_str()) {
            (1, HEADING) => continue,
            (1, _) => return Err(broken(1, "this is not a Serai backup".into())),
            (_, END) => return Ok(count),
            _ => {}
        }
        let line = serde_json::from_str(&line).map_err(|error| broken(at, error.to_string()))?;
        count += 1;
        if !take(line) {
            return Ok(count);
        }
    }
    Err(broken(count + 2, "the file ends too early".into()))
}
