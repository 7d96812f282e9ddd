//! Languages from a folder: a folder for each in it, with Fluent files and games' rules.

use std::path::{Path, PathBuf};

use game::Broken;

use crate::read_file;

/// Hands in every language of a folder.
pub(crate) fn read(folder: &Path) -> Result<(), Broken> {
    for language in inside(folder)?.into_iter().filter(|path| path.is_dir()) {
        let (files, rules) = (texts(&language, "ftl")?, texts(&language, "md")?);
        lang::add(&name(&language), &files, &rules)?;
    }
    Ok(())
}

/// Names and contents of the files with this ending.
fn texts(folder: &Path, ending: &str) -> Result<Vec<(String, String)>, Broken> {
    let paths = inside(folder)?.into_iter();
    let wanted = paths.filter(|path| path.extension().is_some_and(|one| one == ending));
    wanted.map(|path| Ok((name(&path), read_file(&path)?))).collect()
}

/// What lies in a folder, by name.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, Broken> {
    let wrong = |error| Broken::new(format!("{}: {error}", folder.display()));
    let entries = std::fs::read_dir(folder).map_err(wrong)?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(wrong)?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
