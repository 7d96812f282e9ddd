//! Keeping a match on disk while it is played: the record, and beside it the secret of its dice
//! until the end.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use game::Broken;
use table::{AnyTable, Record, Secret, hex, unhex};
use tui::Keep;

/// Writes a match's record after every step.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
}

impl Keeper {
    /// A new file; one that exists already is not touched.
    pub fn create(path: &Path) -> Result<Self, Broken> {
        if path.exists() {
            return Err(Broken::new(format!(
                "{0} exists already; go on with it by `serai play --resume {0}`, or choose another name",
                path.display()
            )));
        }
        Ok(Keeper { path: path.to_owned() })
    }

    /// The match in an existing file, as far as it was written, and its keeper.
    pub fn resume(path: &Path) -> Result<(Self, Record, Box<dyn AnyTable>), Broken> {
        let record = Record::parse(&crate::read_file(path)?)
            .map_err(|error| Broken::new(format!("{}: {error}", path.display())))?;
        if record.result.is_some() {
            return Err(Broken::new(format!("{}: this match is over", path.display())));
        }
        let keeper = Keeper { path: path.to_owned() };
        let secret = keeper.secret()?;
        let table = table::resume(&record, Some(secret))
            .map_err(|error| Broken::new(format!("{}: {error}", path.display())))?;
        Ok((keeper, record, table))
    }

    fn secret(&self) -> Result<Secret, Broken> {
        let path = self.secret_path();
        let text = fs::read_to_string(&path).map_err(|error| {
            Broken::new(format!(
                "the match cannot go on without the secret of its dice: cannot read {}: {error}",
                path.display()
            ))
        })?;
        unhex(text.trim()).map_err(|error| Broken::new(format!("{}: {error}", path.display())))
    }

    fn secret_path(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(".secret");
        name.into()
    }

    fn write(&self, path: &Path, text: &str) -> Result<(), Broken> {
        let mut name = path.to_owned().into_os_string();
        name.push(".new");
        let new = PathBuf::from(name);
        let write = || -> std::io::Result<()> {
            let mut file = File::create(&new)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&new, path)
        };
        write().map_err(|error| Broken::new(format!("cannot write {}: {error}", path.display())))
    }
}

impl Keep for Keeper {
    /// Writes the record whole and swaps it in, so that a killed program leaves the old or the
    /// new one, never half of one.
    fn keep(&self, table: &dyn AnyTable) -> Result<(), Broken> {
        let record = table.record();
        if record.result.is_none()
            && let Some(secret) = table.secret()
        {
            self.write(&self.secret_path(), &format!("{}\n", hex(&secret)))?;
        }
        self.write(&self.path, &record.to_string())?;
        if record.result.is_some() {
            let _ = fs::remove_file(self.secret_path()); // it stands in the record now
        }
        Ok(())
    }
}
