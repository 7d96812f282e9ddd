//! Where matches are kept when nobody names a file: the user's data folder.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use game::{Broken, say};
use lang::Speaker;
use table::{AnyTable, Record, hex};

use crate::keeper::Keeper;

const ENDING: &str = "record";

#[derive(Debug)]
pub(crate) struct Shelf {
    folder: PathBuf,
}

/// A match that can go on.
#[derive(Debug)]
pub(crate) struct Unfinished {
    pub path: PathBuf,
    title: &'static str,
    names: Vec<String>,
    entries: usize,
    touched: SystemTime,
}

impl Shelf {
    pub(crate) fn open(data: Option<&Path>) -> Result<Self, Broken> {
        Ok(Shelf { folder: data_folder(data)?.join("matches") })
    }

    /// A new file, named after game and table.
    pub(crate) fn keeper(&self, table: &dyn AnyTable) -> Result<Keeper, Broken> {
        std::fs::create_dir_all(&self.folder).map_err(|error| {
            Broken::new(format!("cannot make {}: {error}", self.folder.display()))
        })?;
        let name = format!("{}-{}", table.info().key, hex(&table.id()));
        // The same seed deals the same table again; the first match of it stays.
        let again = (2..).map(|number| format!("{name}-{number}.{ENDING}"));
        let mut names = std::iter::once(format!("{name}.{ENDING}")).chain(again);
        let free = names.find(|name| !self.folder.join(name).exists());
        Keeper::create(&self.folder.join(free.expect("numbers do not end")), true)
    }

    /// What can go on, the latest first. Files that are no records are nobody's business.
    pub(crate) fn unfinished(&self) -> Vec<Unfinished> {
        let files = std::fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut list: Vec<Unfinished> =
            files.filter_map(|file| Unfinished::read(file.path())).collect();
        list.sort_by(|a, b| b.touched.cmp(&a.touched).then_with(|| a.path.cmp(&b.path)));
        list
    }
}

impl Unfinished {
    fn read(path: PathBuf) -> Option<Self> {
        if path.extension()? != ENDING {
            return None;
        }
        let touched = path.metadata().and_then(|data| data.modified()).ok()?;
        let record = Record::parse(&std::fs::read_to_string(&path).ok()?).ok()?;
        let title = catalog::info(&record.game).ok()?.title;
        let entries = record.lines.len();
        let open = record.result.is_none();
        open.then_some(Unfinished { path, title, names: record.names, entries, touched })
    }

    /// `Traders of Osaka — Anna and random-2, step 17, 5 minutes ago`
    pub(crate) fn line(&self, speaker: &Speaker) -> String {
        let age = self.touched.elapsed().unwrap_or_default().as_secs();
        let age = match age {
            0..3_600 => say!("tui-ago-minutes", n = (age / 60) as u32),
            3_600..172_800 => say!("tui-ago-hours", n = (age / 3_600) as u32),
            _ => say!("tui-ago-days", n = (age / 86_400) as u32),
        };
        speaker.say(&say!(
            "tui-unfinished",
            title = self.title.to_owned(),
            names = self.names.clone(),
            number = self.entries,
            age = age
        ))
    }
}

/// The named data folder, or the one the system has for programs' data.
pub(crate) fn data_folder(named: Option<&Path>) -> Result<PathBuf, Broken> {
    match named {
        Some(path) => Ok(path.to_owned()),
        None => usual_folder(|name| std::env::var_os(name).map(PathBuf::from)),
    }
}

fn usual_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Result<PathBuf, Broken> {
    let set = |name: &str| variable(name).filter(|path| path.is_absolute());
    let home = |below: &str| set("HOME").map(|home| home.join(below));
    let folder = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        home("Library/Application Support")
    } else {
        set("XDG_DATA_HOME").or_else(|| home(".local/share"))
    };
    folder.map(|folder| folder.join("serai")).ok_or_else(|| {
        Broken::new("there is no home for data (HOME is not set); name a folder with --data")
    })
}
