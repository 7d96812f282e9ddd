//! Where things are in the repository.

use std::path::{Path, PathBuf};

use game::{Game, Info};
use pig::Pig;

/// The repository's root.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}

pub(crate) fn room(name: &str) -> PathBuf {
    root().join("crates").join(name)
}

/// The rooms, in alphabetical order.
pub(crate) fn rooms() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("crates")).expect("there are rooms");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.join("Cargo.toml").exists())
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Every game of the catalog, and the one that newcomers copy.
pub(crate) fn games() -> impl Iterator<Item = &'static Info> {
    catalog::all().iter().copied().chain([&Pig::INFO])
}

/// Where cargo builds: this program lies in `target/debug`.
pub(crate) fn target() -> PathBuf {
    let here = std::env::current_exe().expect("a running program");
    here.parent().and_then(Path::parent).expect("a folder of a profile").to_owned()
}

/// A place for what is fetched for tests, which know it as `CARGO_TARGET_TMPDIR`.
pub(crate) fn fetched(name: &str) -> PathBuf {
    let folder = target().join("tmp");
    std::fs::create_dir_all(&folder).expect("a folder that cargo may write to");
    folder.join(name)
}

/// All files below a folder with this ending, in a stable order; nothing where there is no folder.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = all_files(folder);
    found.retain(|path| path.extension().is_some_and(|e| e == ending));
    found
}

/// All files below a folder, in a stable order; nothing where there is no folder.
pub(crate) fn all_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let below = |path: PathBuf| if path.is_dir() { all_files(&path) } else { vec![path] };
    let mut found: Vec<PathBuf> = paths.flat_map(below).collect();
    found.sort();
    found
}

/// The manifest of a crate, or of the workspace at the root.
pub(crate) fn manifest(folder: &Path) -> toml::Table {
    read(&folder.join("Cargo.toml")).parse().expect("cargo has read it")
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A path as people write it, from the root.
pub(crate) fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
