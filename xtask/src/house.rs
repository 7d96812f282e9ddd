//! Where things are in the repository.

use std::path::{Path, PathBuf};

/// The repository's root.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}

pub fn room(name: &str) -> PathBuf {
    root().join("crates").join(name)
}

/// The rooms, in alphabetical order.
pub fn rooms() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("crates")).expect("there are rooms");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.join("Cargo.toml").exists())
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// All files below a folder with this ending, in a stable order; nothing where there is no folder.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A path as people write it, from the root.
pub fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
