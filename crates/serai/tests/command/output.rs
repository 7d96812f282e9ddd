//! What cannot be written is said, and ends with an error; a reader that goes away is a normal end.

use std::io::Write;
use std::process::Stdio;

use testkit::Folder;

use crate::{code, command, problem, serai};

#[test]
fn a_full_disk_at_standard_output_is_an_error() {
    for args in [&["content", "export", "osaka"][..], &["games"], &["games", "--json"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = command(args).stdout(full).spawn().unwrap().wait_with_output().unwrap();
        assert_eq!(code(&output), 1, "{args:?}");
        assert!(problem(&output).contains("standard output"), "{args:?}: {}", problem(&output));
    }
}

#[test]
fn the_engine_says_when_nobody_can_read_its_answers() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut engine = command(&["engine"]).stdout(full).spawn().unwrap();
    writeln!(engine.stdin.take().unwrap(), "{{\"request\":\"games\"}}").unwrap();
    let output = engine.wait_with_output().unwrap();
    assert_eq!(code(&output), 1);
    assert!(problem(&output).contains("standard output"), "{}", problem(&output));
}

#[test]
fn a_reader_that_goes_away_is_a_normal_end() {
    let mut child = command(&["rules", "tabriz"]).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(code(&output), 0, "{}", problem(&output));
    assert_eq!(problem(&output), "");
}

#[test]
fn a_report_that_cannot_be_written_fails_before_the_first_game() {
    let folder = Folder::new();
    let path = folder.file("no/such/folder/report.html");
    let many = ["sim", "osaka", "--seats", "random,random", "--games", "100000000"];
    let output = serai(&[&many[..], &["--report", &path]].concat(), "");
    assert_eq!(code(&output), 2);
    assert!(problem(&output).contains("cannot write"), "{}", problem(&output));
}
