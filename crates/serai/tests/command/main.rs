//! The program as people and programs use it: the real binary, real files, real pipes.

mod analyse;
mod bench;
mod content;
mod engine;
mod furnished;
mod guests;
mod keeping;
mod output;
mod play;
mod rate;
mod records;
mod sim;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use testkit::Folder;

/// Runs `serai` with these words and this input.
fn serai(args: &[&str], input: &str) -> Output {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let _ = stdin.write_all(input.as_bytes()); // it may end before reading all
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_serai"));
    command
        .args(args)
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program prints text")
}

fn problem(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program prints text")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it was not killed")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(path)).expect("the file is there")
}

/// A finished match between bots, written to a file.
fn finished_match(folder: &Folder, game: &str) -> String {
    let file = folder.file(&format!("{game}.record"));
    let seats = ["--seats", "random,random"];
    let output = serai(&["play", game, seats[0], seats[1], "--seed", "7", "--record", &file], "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    file
}

#[test]
fn every_game_is_listed_with_players_and_options() {
    let output = serai(&["games"], "");
    for info in catalog::all() {
        assert!(text(&output).contains(info.title), "{}", text(&output));
    }
    let json: serde_json::Value =
        serde_json::from_slice(&serai(&["games", "--json"], "").stdout).unwrap();
    assert_eq!(json["games"].as_array().unwrap().len(), catalog::all().len());
    assert_eq!(json["games"][0]["key"], catalog::all()[0].key);
}

#[test]
fn one_rule_can_be_looked_up_in_both_languages() {
    let english = text(&serai(&["rules", "osaka", "o31"], ""));
    let italian = text(&serai(&["rules", "osaka", "O31", "--lang", "it"], ""));
    assert!(english.starts_with("O31") && italian.starts_with("O31"));
    assert_ne!(english, italian);
    let unknown = serai(&["rules", "osaka", "O99"], "");
    assert_eq!(code(&unknown), 2);
    assert!(problem(&unknown).contains("no rule O99"), "{}", problem(&unknown));
}

#[test]
fn the_whole_rules_come_with_the_origin_of_every_value() {
    let page = text(&serai(&["rules", "osaka"], ""));
    for info in ["O01", "O41", "(rulebook)", "(public sources)"] {
        assert!(page.contains(info), "{info} is missing");
    }
}

#[test]
fn a_language_comes_from_a_folder_and_english_fills_its_gaps() {
    let folder = Folder::new();
    let french = folder.0.join("fr");
    std::fs::create_dir(&french).unwrap();
    std::fs::write(french.join("cli.ftl"), "cli-content = Valeurs imprimées\n").unwrap();
    let rules = "# Osaka\n\n## Préparation\n- **O01** De deux à quatre.\n";
    std::fs::write(french.join("osaka.md"), rules).unwrap();
    let here = folder.0.to_str().unwrap();
    let page = text(&serai(&["rules", "osaka", "--lang", "fr", "--languages", here], ""));
    for words in ["De deux à quatre.", "## Valeurs imprimées", "(rulebook)"] {
        assert!(page.contains(words), "{words} is missing in {page}");
    }
}

#[test]
fn wrong_words_get_a_sentence_and_code_2() {
    for (args, reason) in [
        (vec!["play", "chess"], "no game `chess`"),
        (vec!["play", "osaka", "--seats", "you"], "2 to 4 players"),
        (vec!["play", "osaka", "--seats", "you,robot"], "no bot `robot`"),
        (vec!["play", "osaka", "--options", "colour=red"], "no option `colour`"),
        (vec!["play", "osaka", "--options", "open_memory=maybe"], "cannot be `maybe`"),
        (vec!["play", "osaka", "--options", "content=/no/such/file"], "cannot read"),
        (vec!["sim", "osaka", "--games", "0"], "at least 1"),
        (vec!["bench", "chess"], "no game `chess`"),
        (vec!["verify", "/no/such/file"], "cannot read"),
        (vec!["games", "--lang", "xx"], "no language `xx`; there are: en, it"),
        (vec!["games", "--languages", "/no/such/folder"], "/no/such/folder"),
    ] {
        let output = serai(&args, "");
        assert_eq!(code(&output), 2, "{args:?}");
        assert!(problem(&output).contains(reason), "{args:?}: {}", problem(&output));
    }
}
