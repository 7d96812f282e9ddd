//! No file is forgotten: a source file belongs to a module, and every other file of a crate, or its
//! folder, is named in some source.

use std::path::Path;

use super::{Source, words};
use crate::house;

/// Endings of files that are not named by sources but by people or tools.
const FOR_PEOPLE: [&str; 3] = ["md", "rs", "toml"];

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let modules = sources.iter().filter(|source| !has_parent(source, sources));
    let modules = modules.map(|source| format!("{} belongs to no module", source.path));
    modules.chain(others(sources)).collect()
}

/// Whether some file nearby declares this one, by `mod` or by a macro that names it.
fn has_parent(source: &Source, sources: &[Source]) -> bool {
    let path = Path::new(&source.path);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let folder = path.parent().unwrap_or(path);
    let is_root = matches!(&*stem, "lib" | "main" | "build");
    // Cargo finds tests, examples and benchmarks by themselves.
    let is_program = ["tests", "examples", "benches"].iter().any(|name| folder.ends_with(name));
    if is_root || is_program {
        return true;
    }
    let (name, folder) = match &*stem {
        "mod" => (folder.file_name().unwrap_or_default().to_string_lossy(), folder.parent()),
        _ => (stem, Some(folder)),
    };
    let folder = folder.unwrap_or(path);
    let parents = ["lib.rs", "main.rs", "mod.rs"].map(|file| folder.join(file));
    let is_parent =
        |other: &Path| parents.iter().any(|p| p == other) || is_program_in(other, folder);
    let by_file = folder.with_extension("rs");
    // Two programs may share a file: `#[path = "../room/file.rs"] mod file;`.
    let last = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let by_path = format!("/{}/{}\"]", last(folder), last(path));
    if sources.iter().any(|other| other.text.contains(&by_path)) {
        return true;
    }
    sources
        .iter()
        .filter(|other| by_file == Path::new(&other.path) || is_parent(Path::new(&other.path)))
        .any(|other| words(&other.text).any(|word| word == name))
}

/// Modules beside a test program are declared by it.
fn is_program_in(file: &Path, folder: &Path) -> bool {
    file.parent() == Some(folder) && (folder.ends_with("tests") || folder.ends_with("examples"))
}

fn others(sources: &[Source]) -> Vec<String> {
    let named = |name: &str| sources.iter().any(|source| source.text.contains(name));
    let is_used = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let folder = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        named(&name)
            || [format!("/{folder}\""), format!("\"{folder}\""), format!("{folder}/")]
                .iter()
                .any(|name| named(name))
    };
    let files = house::all_files(&house::root().join("crates"));
    let files = files.iter().filter(|path| {
        path.extension().is_none_or(|ending| !FOR_PEOPLE.iter().any(|known| ending == *known))
    });
    files
        .filter(|path| !is_used(path))
        .map(|path| format!("no source names {}", house::short(path)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_no_module_names_is_dead() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/a/src/lib.rs", "mod used;\nmod folder;\nboards!(osaka);"),
            source("crates/a/src/used.rs", "mod inner;"),
            source("crates/a/src/used/inner.rs", ""),
            source("crates/a/src/used/forgotten.rs", ""),
            source("crates/a/src/folder/mod.rs", ""),
            source("crates/a/src/osaka.rs", ""),
            source("crates/a/src/dead.rs", ""),
            source("crates/a/build.rs", "#[path = \"../b/shared.rs\"]\nmod shared;"),
            source("crates/b/shared.rs", ""),
            source("crates/a/tests/laws.rs", "mod common;"),
            source("crates/a/tests/common/mod.rs", ""),
        ];
        let dead = sources.iter().filter(|source| !has_parent(source, &sources));
        let dead: Vec<&str> = dead.map(|source| source.path.as_str()).collect();
        assert_eq!(dead, ["crates/a/src/used/forgotten.rs", "crates/a/src/dead.rs"]);
    }
}
