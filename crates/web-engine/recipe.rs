//! What the engine for browsers is made of, how it is compiled, and a mark of both, so that an engine of
//! other sources is recognised. Used by the chore that builds it (`cargo xtask web`) and by the build of
//! the server that takes it along.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Every browser that has modules in workers has these instructions too.
#[allow(dead_code, reason = "the server's build only compares marks")]
pub(crate) const FLAGS: &str = "-C target-feature=+simd128";

/// The rooms inside the engine, and what decides how it is built.
pub(crate) const PARTS: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "crates/bots/schools",
    "crates/bots/src",
    "crates/bots/weights",
    "crates/catalog/src",
    "crates/draw/src",
    "crates/draw/style",
    "crates/game/src",
    "crates/insight/src",
    "crates/istanbul",
    "crates/lang/build.rs",
    "crates/lang/en",
    "crates/lang/it",
    "crates/lang/src",
    "crates/osaka",
    "crates/pages/examples",
    "crates/pages/src",
    "crates/table/src",
    "crates/tabriz",
    "crates/web-engine/Cargo.toml",
    "crates/web-engine/recipe.rs",
    "crates/web-engine/src",
    "crates/yspahan",
];

/// The mark of the sources below this root.
pub(crate) fn of(root: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    for part in PARTS {
        let mut files = files(&root.join(part));
        files.sort();
        for file in files {
            let name = file.strip_prefix(root).unwrap_or(&file);
            name.hash(&mut hasher);
            std::fs::read(&file).unwrap_or_default().hash(&mut hasher);
        }
    }
    format!("{:016x}", hasher.finish())
}

/// A file, or everything below a folder; tests are not part of what is built.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let inside = std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    inside.filter(|path| !path.ends_with("tests")).flat_map(|path| files(&path)).collect()
}
