//! `serai content`, and playing with a corrected table.

use testkit::Folder;

use crate::{code, problem, serai, text};

#[test]
fn exported_content_is_valid_for_its_own_game() {
    let folder = Folder::new();
    for info in catalog::all() {
        let table = text(&serai(&["content", "export", info.key], ""));
        let file = folder.file(&format!("{}.toml", info.key));
        std::fs::write(&file, table).unwrap();
        let output = serai(&["content", "check", &file], "");
        assert_eq!(code(&output), 0, "{}", problem(&output));
        assert!(text(&output).contains(info.title), "{}", text(&output));
    }
}

#[test]
fn an_owners_correction_is_played_with_and_kept_in_the_record() {
    let folder = Folder::new();
    let table = text(&serai(&["content", "export", "osaka"], ""));
    let corrected = table.replacen("tokens = 8", "tokens = 6", 1);
    assert_ne!(table, corrected, "the table has the goal of eight tokens");
    let (file, record) = (folder.file("mine.toml"), folder.file("mine.record"));
    std::fs::write(&file, corrected).unwrap();
    let options = format!("content={file}");
    let seats = "random,random";
    let args = [
        "play",
        "osaka",
        "--seats",
        seats,
        "--seed",
        "1",
        "--options",
        &options,
        "--record",
        &record,
    ];
    assert_eq!(code(&serai(&args, "")), 0);
    std::fs::remove_file(&file).unwrap();
    let output = serai(&["verify", &record], "");
    assert_eq!(code(&output), 0, "the record carries its content: {}", text(&output));
}

#[test]
fn broken_content_is_refused_with_file_and_line() {
    let folder = Folder::new();
    let table = text(&serai(&["content", "export", "osaka"], ""));
    let file = folder.file("broken.toml");
    std::fs::write(&file, table + "\nwhat = = 1\n").unwrap();
    for args in [
        vec!["content", "check", &file],
        vec!["play", "osaka", "--options", &format!("content={file}")],
    ] {
        let output = serai(&args, "");
        assert_eq!(code(&output), 2);
        assert!(problem(&output).contains("line "), "{}", problem(&output));
    }
}
