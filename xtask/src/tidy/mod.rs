//! Habits as a test. Each file here checks one of them; a fault is a sentence.

mod dead;
mod doors;
mod games;
mod manifests;
mod others;
mod public;
mod size;
mod texts;

use crate::{house, rules};

pub(crate) fn run() -> bool {
    let rooms = house::rooms();
    let sources = sources();
    let mut faults = Vec::new();
    faults.extend(rooms.iter().flat_map(|room| doors::faults(room)));
    faults.extend(house::games().flat_map(rules::faults));
    faults.extend(house::games().flat_map(games::faults));
    faults.extend(manifests::faults());
    faults.extend(others::faults());
    faults.extend(size::faults(&sources));
    faults.extend(public::faults(&sources));
    faults.extend(dead::faults(&sources));
    faults.extend(texts::faults());
    for fault in &faults {
        eprintln!("tidy: {fault}");
    }
    if faults.is_empty() {
        println!("tidy: {} rooms and {} games in order", rooms.len(), house::games().count());
    }
    faults.is_empty()
}

/// A source file, by its path from the root.
struct Source {
    path: String,
    text: String,
}

/// Every Rust file of the house.
fn sources() -> Vec<Source> {
    let folders = ["crates", "xtask"].map(|folder| house::files(&house::root().join(folder), "rs"));
    let read =
        |path: &std::path::PathBuf| Source { path: house::short(path), text: house::read(path) };
    folders.concat().iter().map(read).collect()
}

/// The words of a text: what names are made of.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}
