//! The floors of the house, held: which of its own rooms and which crates each floor may name.

use std::fs;
use std::path::{Path, PathBuf};

/// A floor, and what its code never names.
const FLOORS: [(&str, &[&str]); 4] = [
    (
        "tables",
        &["axum", "hyper", "tower", "tower_http", "crate::http", "crate::api", "crate::web"],
    ),
    ("http", &["crate::api", "crate::web"]),
    ("api", &["crate::web"]),
    ("web", &["crate::api"]),
];

/// The files of a floor: its own and those below it.
fn files(floor: &str) -> Vec<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut found, mut folders) =
        (vec![source.join(format!("{floor}.rs"))], vec![source.join(floor)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a floor is a folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found
}

/// Whether a line of code names this path, and not only a longer word.
fn names(line: &str, path: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let word = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(path).any(|(place, _)| {
        let (before, after) =
            (code[..place].chars().next_back(), code[place + path.len()..].chars().next());
        !before.is_some_and(word) && !after.is_some_and(word)
    })
}

#[test]
fn no_floor_stands_on_one_that_it_must_not_know() {
    for (floor, forbidden) in FLOORS {
        for file in files(floor) {
            let text = fs::read_to_string(&file).expect("readable");
            for (index, line) in text.lines().enumerate() {
                let named = forbidden.iter().find(|path| names(line, path));
                assert_eq!(named, None, "{}:{}, on `{floor}`", file.display(), index + 1);
            }
        }
    }
}

#[test]
fn a_name_is_found_as_a_whole_word_in_code_only() {
    assert!(names("use crate::web::answer;", "crate::web") && names("use axum::Json;", "axum"));
    assert!(!names("use crate::website::x;", "crate::web") && !names("// axum", "axum"));
}
