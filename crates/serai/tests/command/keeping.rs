//! Matches on disk: in one hand, for their owner's eyes, and never said to be kept when they are not.

use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Stdio};

use testkit::Folder;

use crate::{code, command, problem, read, serai, text};

/// A match whose first decision is open, and everything it printed until then.
fn sits(args: &[&str]) -> Child {
    let mut child = command(args).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().trim_start().starts_with("1")), "it asks");
    child
}

#[test]
fn one_match_is_in_one_hand() {
    let folder = Folder::new();
    let file = folder.file("a.record");
    let play = ["play", "osaka", "--seats", "you,random", "--plain", "--seed", "1"];
    let mut first = sits(&[&play[..], &["--record", &file]].concat());
    let second = serai(&["play", "--resume", &file, "--plain"], "q\n");
    assert_eq!(code(&second), 2, "{}", text(&second));
    assert!(problem(&second).contains("in another window"), "{}", problem(&second));
    first.kill().unwrap();
    first.wait().unwrap();
    // A killed program holds nothing any more.
    let third = serai(&["play", "--resume", &file, "--plain"], "q\n");
    assert_eq!(code(&third), 0, "{}", problem(&third));
    assert!(text(&third).contains(&format!("serai play --resume {file}")), "{}", text(&third));
}

#[test]
fn a_running_match_and_its_secret_are_for_their_owner_only() {
    let folder = Folder::new();
    let file = folder.file("a.record");
    let play = ["play", "osaka", "--seats", "you,random", "--plain", "--record", &file];
    assert_eq!(code(&serai(&play, "q\n")), 0);
    for name in [file.clone(), format!("{file}.secret")] {
        let mode = std::fs::metadata(&name).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}: {mode:o}");
    }
}

#[test]
fn a_match_that_cannot_be_kept_ends_with_an_error_and_says_where_it_is() {
    let folder = Folder::new();
    let (file, elsewhere) = (folder.file("a.record"), folder.file("elsewhere"));
    std::fs::create_dir(&elsewhere).unwrap();
    // Nothing can be written where the new version would be put first.
    std::fs::create_dir_all(format!("{file}.new/full")).unwrap();
    std::fs::create_dir_all(format!("{file}.secret.new/full")).unwrap();
    let mut play =
        command(&["play", "osaka", "--seats", "you,random", "--plain", "--record", &file]);
    let child = play.env("TMPDIR", &elsewhere).stdin(Stdio::null()).spawn().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(code(&output), 1, "{}", text(&output));
    assert!(!text(&output).contains("is kept"), "{}", text(&output));
    let said = problem(&output);
    let place = said.split(['\u{20}', ';']).find(|word| word.starts_with(&elsewhere)).unwrap();
    assert!(read(place).starts_with("serai record"), "{said}");
    let again = serai(&["play", "--resume", place, "--plain"], "q\n");
    assert_eq!(code(&again), 0, "{}", problem(&again));
}
