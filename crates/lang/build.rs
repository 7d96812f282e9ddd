//! Finds the languages: a folder here is a language, and a game brings its own words and rules
//! (`words/<code>.ftl`, `RULES.md`, `RULES.<code>.md`), so that neither needs a list in code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The language of `RULES.md`, and the one that fills every other's gaps; it comes first.
const FIRST: &str = "en";

/// What only terminals and simulations say.
const NOT_IN_BROWSERS: [&str; 2] = ["lab", "tui"];

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let crates = here.parent().expect("a folder of crates");
    // A new game stands in the workspace's list of crates.
    watch(&here);
    watch(&crates.with_file_name("Cargo.toml"));
    let games: Vec<PathBuf> =
        inside(crates).into_iter().filter(|folder| folder.join("words").is_dir()).collect();
    games.iter().for_each(|game| watch(&game.join("words")));

    // An engine for browsers is built for one game.
    println!("cargo::rerun-if-env-changed=SERAI_ONLY");
    let only = std::env::var("SERAI_ONLY").ok();
    let is_whole = |game: &&PathBuf| only.as_ref().is_none_or(|only| name(game) == *only);
    let is_said = |file: &PathBuf| only.is_none() || !NOT_IN_BROWSERS.contains(&&*name(file));

    let mut code = String::from("pub const BUILT_IN: &[BuiltIn] = &[\n");
    for language in languages(&here) {
        writeln!(code, "    BuiltIn {{ code: {language:?}, files: &[").unwrap();
        for file in inside(&here.join(&language)).into_iter().filter(is_said) {
            entry(&mut code, &name(&file), &file);
        }
        for game in &games {
            let words = game.join("words").join(format!("{language}.ftl"));
            match is_whole(&game) {
                true => entry(&mut code, &name(game), &words),
                false => card(&mut code, &name(game), &words),
            }
        }
        code.push_str("    ], rules: &[\n");
        for game in games.iter().filter(is_whole) {
            entry(&mut code, &name(game), &rules(game, &language));
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    let out = std::env::var("OUT_DIR").expect("cargo sets it");
    std::fs::write(Path::new(&out).join("built_in.rs"), code).expect("a build folder");
}

/// Every folder of Fluent files.
fn languages(here: &Path) -> Vec<String> {
    let fluent = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ftl");
    let folders = inside(here).into_iter().filter(|path| path.is_dir());
    let mut codes: Vec<String> = folders
        .filter(|folder| inside(folder).iter().any(fluent))
        .map(|path| name(&path))
        .collect();
    codes.sort_by_key(|code| (code != FIRST, code.clone()));
    codes
}

fn rules(game: &Path, language: &str) -> PathBuf {
    let file = game.join(match language {
        FIRST => "RULES.md".to_owned(),
        code => format!("RULES.{code}.md"),
    });
    // Watched even where it is missing: cargo then looks again each time.
    watch(&file);
    file
}

fn entry(code: &mut String, name: &str, file: &Path) {
    if file.is_file() {
        writeln!(code, "        ({name:?}, include_str!({:?})),", file.display()).unwrap();
    }
}

/// Of a game that is not in this build, what stands on its card.
fn card(code: &mut String, game: &str, words: &Path) {
    let key = format!("{game}-tagline");
    let text = std::fs::read_to_string(words).unwrap_or_default();
    if let Some(line) = text.lines().find(|line| line.starts_with(&key)) {
        writeln!(code, "        ({game:?}, {:?}),", format!("{line}\n")).unwrap();
    }
}

/// What lies in a folder, by name.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a readable folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
