//! Keeping a match on disk while it is played: the record, beside it the secret of its dice until
//! the end, and a lock, so that one match is in one hand.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use game::Broken;
use table::{AnyTable, Record, Secret, hex, unhex};
use tui::Keep;

/// Writes a match's record after every step.
#[derive(Debug)]
pub(crate) struct Keeper {
    path: PathBuf,
    /// Whether `serai continue` finds it.
    on_shelf: bool,
    /// Held as long as this hand plays; the file goes with it. Nothing where no file can be made:
    /// nobody else can keep the match there either.
    lock: Option<File>,
}

impl Keeper {
    /// A new file; one that exists already is not touched.
    pub(crate) fn create(path: &Path, on_shelf: bool) -> Result<Self, Broken> {
        if path.exists() {
            return Err(Broken::new(format!(
                "{0} exists already; go on with it by `serai play --resume {0}`, or choose another name",
                path.display()
            )));
        }
        Ok(Keeper { path: path.to_owned(), on_shelf, lock: lock(path)? })
    }

    /// The match in an existing file, as far as it was written, and its keeper.
    pub(crate) fn resume(
        path: &Path,
        on_shelf: bool,
    ) -> Result<(Self, Record, Box<dyn AnyTable>), Broken> {
        let in_file = |error: Broken| Broken::new(format!("{}: {error}", path.display()));
        // Only whoever holds the lock may trust what the file says.
        crate::read_file(path)?;
        let keeper = Keeper { path: path.to_owned(), on_shelf, lock: lock(path)? };
        let record = Record::parse(&crate::read_file(path)?).map_err(in_file)?;
        if record.result.is_some() {
            return Err(in_file(Broken::new("this match is over")));
        }
        // Dice that people roll have no secret.
        let secret = record.commitment.map(|_| keeper.secret()).transpose()?;
        let table = table::resume(&record, secret).map_err(in_file)?;
        Ok((keeper, record, table))
    }

    fn secret(&self) -> Result<Secret, Broken> {
        let path = beside(&self.path, "secret");
        let text = fs::read_to_string(&path).map_err(|error| {
            Broken::new(format!(
                "the match cannot go on without the secret of its dice: cannot read {}: {error}",
                path.display()
            ))
        })?;
        unhex(text.trim()).map_err(|error| Broken::new(format!("{}: {error}", path.display())))
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        if self.lock.is_some() {
            // Gone while it is still held: nobody can take it in between.
            let _ = fs::remove_file(beside(&self.path, "lock"));
        }
    }
}

/// `evening.record` → `evening.record.secret`
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Keeps a second window away from the same match: the two would overwrite each other, and show
/// the dice of both choices.
fn lock(path: &Path) -> Result<Option<File>, Broken> {
    let name = beside(path, "lock");
    loop {
        let Ok(file) = owners(false).create(true).truncate(false).open(&name) else {
            return Ok(None);
        };
        match file.try_lock() {
            // Somebody who just left may have taken the file away after it was opened here.
            Ok(()) if is_at(&file, &name) => return Ok(Some(file)),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Broken::new(format!(
                    "{}: this match is being played in another window; go on there, or close it first",
                    path.display()
                )));
            }
            Err(TryLockError::Error(_)) => return Ok(None),
        }
    }
}

#[cfg(unix)]
fn is_at(file: &File, name: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let number = |data: &fs::Metadata| (data.dev(), data.ino());
    matches!((file.metadata(), name.metadata()), (Ok(a), Ok(b)) if number(&a) == number(&b))
}

#[cfg(not(unix))]
fn is_at(_file: &File, name: &Path) -> bool {
    name.exists()
}

/// A file to write; only its owner can read it, unless it is for all.
fn owners(for_all: bool) -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    if !for_all {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = for_all;
    options
}

/// Writes a text whole and swaps it in, so that a killed program leaves the old or the new one,
/// never half of one; then reads it back.
fn write(path: &Path, text: &str, for_all: bool) -> Result<(), Broken> {
    let new = beside(path, "new");
    let write = || -> std::io::Result<()> {
        let _ = fs::remove_file(&new); // one that was left behind has its own permissions
        let mut file = owners(for_all).create_new(true).open(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, path)?;
        match fs::read(path)? == text.as_bytes() {
            true => Ok(()),
            false => Err(std::io::Error::other("what was written reads differently")),
        }
    };
    write().map_err(|error| Broken::new(format!("cannot write {}: {error}", path.display())))
}

/// The record, and beside it the secret while the match goes on.
fn store(path: &Path, table: &dyn AnyTable) -> Result<(), Broken> {
    let record = table.record();
    let over = record.result.is_some();
    if let (false, Some(secret)) = (over, table.secret()) {
        write(&beside(path, "secret"), &format!("{}\n", hex(&secret)), false)?;
    }
    write(path, &record.to_string(), over)?;
    if over {
        let _ = fs::remove_file(beside(path, "secret")); // it stands in the record now
    }
    Ok(())
}

impl Keep for Keeper {
    fn keep(&self, table: &dyn AnyTable) -> Result<(), Broken> {
        store(&self.path, table)
    }

    fn rescue(&self, table: &dyn AnyTable) -> Result<String, Broken> {
        let name = format!("serai-{}-{}.record", table.info().key, hex(&table.id()));
        let path = std::env::temp_dir().join(name);
        store(&path, table)?;
        Ok(path.display().to_string())
    }

    fn way_on(&self) -> String {
        match self.on_shelf {
            true => "serai continue".to_owned(),
            false => format!("serai play --resume {}", self.path.display()),
        }
    }
}
