//! Records: written, verified, shown, replayed, and refused when touched.

use testkit::Folder;

use crate::{code, finished_match, problem, read, serai, text};

#[test]
fn a_finished_match_of_every_game_verifies() {
    let folder = Folder::new();
    for info in catalog::all() {
        let file = finished_match(&folder, info.key);
        let output = serai(&["verify", &file], "");
        assert_eq!(code(&output), 0, "{}", text(&output));
        assert!(text(&output).contains("the result is right"), "{}", text(&output));
        assert!(!std::path::Path::new(&format!("{file}.secret")).exists());
    }
}

/// One changed character anywhere in what the record asserts is found, and its line named.
#[test]
fn a_record_edited_by_one_character_is_refused_with_the_line() {
    let folder = Folder::new();
    let file = finished_match(&folder, "osaka");
    let whole = read(&file);
    let lines: Vec<&str> = whole.lines().collect();
    let place = |start: &str| lines.iter().position(|line| line.starts_with(start)).unwrap();
    let first_entry = lines.iter().position(|line| line.starts_with("1 ")).unwrap();
    let places = [
        place("content:"),
        place("options:"),
        place("table:"),
        place("commitment:"),
        place("nonce 2:"),
        first_entry,
        first_entry + 20,
        first_entry + 60,
        place("secret:"),
        place("result:"),
    ];
    for place in places {
        let mut changed: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
        let last = changed[place].pop().unwrap();
        changed[place].push(if last == '2' { '3' } else { '2' });
        let copy = folder.file("changed.record");
        std::fs::write(&copy, changed.join("\n") + "\n").unwrap();
        let output = serai(&["verify", &copy], "");
        assert_eq!(code(&output), 1, "{}: {}", changed[place], text(&output));
        assert!(text(&output).contains("line "), "{}: {}", changed[place], text(&output));
    }
}

#[test]
fn an_edited_entry_is_the_line_that_is_named() {
    let folder = Folder::new();
    let file = finished_match(&folder, "osaka");
    let lines: Vec<String> = read(&file).lines().map(str::to_owned).collect();
    let place = lines.iter().rposition(|line| line.contains(" market: ")).unwrap();
    let mut changed = lines.clone();
    let (start, card) = changed[place].split_at(changed[place].len() - 2);
    let other = if card == "r2" { "b2" } else { "r2" };
    changed[place] = format!("{start}{other}");
    std::fs::write(&file, changed.join("\n") + "\n").unwrap();
    let output = serai(&["verify", &file], "");
    assert_eq!(code(&output), 1);
    let said = text(&output);
    assert!(said.contains(&format!("line {}:", place + 1)), "line {}: {said}", place + 1);
}

#[test]
fn any_position_can_be_shown_for_any_seat() {
    let folder = Folder::new();
    let file = finished_match(&folder, "osaka");
    let early = text(&serai(&["show", &file, "--at", "30", "--seat", "1"], ""));
    let end = text(&serai(&["show", &file], ""));
    assert!(early.contains("You") && !end.contains("── You"), "{early}{end}");
    let json = serai(&["show", &file, "--at", "30", "--json"], "");
    let frame: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(frame["number"], 30);
    for (args, reason) in [(["--at", "99999"], "has only"), (["--seat", "3"], "no seat 3")] {
        let output = serai(&["show", &file, args[0], args[1]], "");
        assert_eq!(code(&output), 2);
        assert!(problem(&output).contains(reason), "{}", problem(&output));
    }
}

#[test]
fn any_position_can_be_drawn_for_screens_and_phones() {
    let folder = Folder::new();
    let file = finished_match(&folder, "osaka");
    let drawn = |svg: &str| text(&serai(&["show", &file, "--at", "30", "--seat", "1", svg], ""));
    assert!(drawn("--svg").contains("viewBox=\"0 0 1200 "));
    assert!(drawn("--svg=square").contains("viewBox=\"0 0 860 "));
    assert!(drawn("--svg=narrow").contains("viewBox=\"0 0 360 "));
    let output = serai(&["show", &file, "--svg=round"], "");
    assert!(problem(&output).contains("narrow, square, wide"), "{}", problem(&output));
}

#[test]
fn a_replay_prints_every_step_in_words() {
    let folder = Folder::new();
    for info in catalog::all() {
        let file = finished_match(&folder, info.key);
        let page = text(&serai(&["replay", &file, "--print"], ""));
        assert!(page.lines().count() > 50, "{}", info.key);
        assert!(!page.contains('⟨'), "{}: a sentence is missing", info.key);
        let page = text(&serai(&["replay", &file, "--seat", "2", "--lang", "it"], ""));
        assert!(!page.contains('⟨'), "{}: a sentence is missing", info.key);
    }
}

#[test]
fn broken_files_get_a_sentence() {
    let folder = Folder::new();
    let file = folder.file("x.record");
    for (content, reason) in [
        ("", "not a Serai record"),
        ("hello\n", "not a Serai record"),
        ("serai record 9\n", "format 9"),
        ("serai record 1\ngame: osaka\n", "no line `rules"),
        ("serai record 1\ngame: chess\nrules: 1\nseat 1: a\n", "no game `chess`"),
        ("serai record 1\nnonsense\n", "line 2"),
    ] {
        std::fs::write(&file, content).unwrap();
        let output = serai(&["replay", &file], "");
        assert_eq!(code(&output), 2, "{content}");
        assert!(problem(&output).contains(reason), "{content}: {}", problem(&output));
        assert_eq!(code(&serai(&["verify", &file], "")), 1, "{content}");
    }
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    assert_eq!(code(&serai(&["replay", &file], "")), 2);
}
