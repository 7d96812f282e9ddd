//! `serai play` line by line.

use std::io::Write;

use game::{Dealer, Quick};

use testkit::Folder;

use crate::{code, command, problem, read, serai, text};

#[test]
fn bots_alone_play_every_game_to_its_end() {
    for info in catalog::all() {
        let output = serai(&["play", info.key, "--seats", "random,random", "--seed", "5"], "");
        assert_eq!(code(&output), 0, "{}", problem(&output));
        let page = text(&output);
        assert!(page.contains("1. random-"), "{}: who won?\n{page}", info.key);
        assert!(!page.contains('⟨'), "{}: a sentence is missing\n{page}", info.key);
    }
}

/// A person who types numbers at random gets to the end of every game, in both languages; numbers
/// beyond the choices are answered and cost nothing.
#[test]
fn a_person_can_play_to_the_end() {
    for info in catalog::all() {
        for language in ["en", "it"] {
            let args =
                ["play", info.key, "--seats", "you,random", "--seed", "5", "--lang", language];
            let output = serai(&args, &numbers(20_000));
            let page = text(&output);
            assert_eq!(code(&output), 0, "{}", problem(&output));
            assert!(page.contains("1. ") && page.contains("2. "), "{}", info.key);
            assert!(!page.contains('⟨'), "{} {language}: a sentence is missing", info.key);
        }
    }
}

/// Lines of numbers from 1 to 6.
fn numbers(lines: usize) -> String {
    let mut dealer = Quick::new(5);
    (0..lines).map(|_| format!("{}\n", 1 + dealer.below(6))).collect()
}

#[test]
fn a_decision_can_be_taken_back_and_a_too_late_one_not() {
    let input = "token r\nu\ntoken g\ntake b9\nq\n";
    let args = ["play", "osaka", "--seats", "you:Anna,you:Bert", "--seed", "3"];
    let page = text(&serai(&args, &format!("\n{input}")));
    assert!(page.contains("press Enter when only"), "{page}");
    let input = "u\n1\nq\n";
    let page = text(&serai(&["play", "osaka", "--seats", "you:Anna,random", "--seed", "3"], input));
    assert!(page.contains("You have not decided anything yet."), "{page}");
}

#[test]
fn wrong_input_is_answered_and_nothing_is_lost() {
    let input = "99\nfly\nO31\nO99\n?\nt\nl\n\nq\n";
    let page = text(&serai(&["play", "osaka", "--seats", "you:Anna,random", "--seed", "3"], input));
    for sentence in [
        "Please type a number from 1 to",
        "“fly” is no move of this game.",
        "O31 (",
        "This game has no rule O99.",
        "take the only choice",
        "Stopped.",
    ] {
        assert!(page.contains(sentence), "{sentence}\n{page}");
    }
}

/// Between two people at one keyboard nothing of one's hand is on the other's page.
#[test]
fn hot_seat_hides_the_previous_players_hand() {
    let args = ["play", "osaka", "--seats", "you:Anna,you:Bert", "--seed", "4"];
    let page = text(&serai(&args, "\n1\n\n1\n\n1\n\nq\n"));
    let parts: Vec<&str> = page.split("press Enter when only").collect();
    assert!(parts.len() >= 3, "{page}");
    for part in &parts[1..] {
        let me = if part.trim_start().starts_with("Anna") { "Anna" } else { "Bert" };
        let other = if me == "Anna" { "Bert" } else { "Anna" };
        assert!(!part.contains(&format!("{other}: hand worth")), "{part}");
    }
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    let folder = Folder::new();
    let file = folder.file("evening.record");
    let seats = ["--seats", "you:Anna,random"];
    let mut child =
        command(&["play", "osaka", seats[0], seats[1], "--record", &file]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "1\n1\n1").unwrap();
    let decided = |text: &str| text.lines().filter(|line| line.contains(" seat 1: ")).count();
    let begin = std::time::Instant::now();
    while decided(&std::fs::read_to_string(&file).unwrap_or_default()) < 3 {
        assert!(begin.elapsed().as_secs() < 30, "the decisions were never written down");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = read(&file);
    assert_eq!(decided(&kept), 3, "{kept}");
    assert!(!kept.contains("secret:"), "the secret is not in an unfinished record");

    let replay = serai(&["replay", &file], "");
    assert_eq!(code(&replay), 0, "{}", problem(&replay));
    let sound = serai(&["verify", &file], "");
    assert_eq!(code(&sound), 0);
    assert!(text(&sound).contains("so far"), "{}", text(&sound));

    let again = serai(&["play", "osaka", seats[0], seats[1], "--record", &file], "");
    assert_eq!(code(&again), 2, "an unfinished match is not overwritten");
    let resumed = serai(&["play", "--resume", &file], &"1\n".repeat(20_000));
    assert_eq!(code(&resumed), 0, "{}", problem(&resumed));
    assert!(read(&file).starts_with(kept.trim_end()), "what was played stays");
    assert_eq!(code(&serai(&["verify", &file], "")), 0);
    assert_eq!(code(&serai(&["play", "--resume", &file], "")), 2, "it is over now");
}

#[test]
fn a_half_written_last_line_is_left_out() {
    let folder = Folder::new();
    let file = folder.file("cut.record");
    let args = ["play", "osaka", "--seats", "you,random", "--record", &file];
    serai(&args, "1\n1\n1\nq\n");
    let kept = read(&file);
    std::fs::write(&file, &kept[..kept.len() - 3]).unwrap();
    let output = serai(&["replay", &file], "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    assert!(problem(&output).contains("left out"), "{}", problem(&output));
    let resumed = serai(&["play", "--resume", &file], "1\nq\n");
    assert_eq!(code(&resumed), 0, "{}", problem(&resumed));
    assert!(read(&file).starts_with(kept.trim_end()), "fair dice give the same again");
}

#[test]
fn a_disk_that_refuses_does_not_end_the_match() {
    let folder = Folder::new();
    let file = folder.file("no/such/folder/x");
    let args = ["play", "osaka", "--seats", "random,random", "--record", &file];
    let output = command(&args).env("TMPDIR", &folder.0).output().unwrap();
    assert!(problem(&output).contains("could not be written"), "{}", problem(&output));
    // It was played to its end all the same; only who asked for the record must know.
    assert_eq!(code(&output), 1);
    assert!(text(&output).contains("The seal is open"), "{}", text(&output));
}

/// Everything that is asked at a physical table, answered by chance; most of it does not fit and is refused.
/// A pipe must hold it all: nobody reads what the program says meanwhile.
fn entered_by_hand(lines: usize) -> String {
    let mut dealer = Quick::new(7);
    let dice = ["11223345", "11223345 yellow 1", "11223345 yellow 12", "11223345 yellow 123"];
    let line = |_| match dealer.below(8) {
        0 => dice[dealer.below(4) as usize].to_owned(),
        1 => "rygblcrygblc"[..1 + dealer.below(9) as usize].to_owned(),
        _ => (1 + dealer.below(6)).to_string(),
    };
    let lines: Vec<String> = (0..lines).map(line).collect();
    lines.join("\n") + "\n"
}

#[test]
fn people_who_roll_by_hand_are_asked_until_the_end_and_the_record_says_so() {
    let folder = Folder::new();
    for info in catalog::all() {
        for language in ["en", "it"] {
            let file = folder.file(&format!("{}-{language}.record", info.key));
            let seats = ["--seats", "you,random", "--dice", "manual", "--lang", language];
            let args = [&["play", info.key, "--record", &file][..], &seats].concat();
            let output = serai(&args, &entered_by_hand(12_000));
            let page = text(&output);
            assert_eq!(code(&output), 0, "{}", problem(&output));
            assert!(page.contains("1. ") && page.contains("2. "), "{}: {page}", info.key);
            assert!(!page.contains('⟨'), "{} {language}: a sentence is missing", info.key);
            let verdict = text(&serai(&["verify", &file], ""));
            assert!(verdict.contains("entered by hand"), "{verdict}");
        }
    }
}

#[test]
fn a_wrong_answer_is_taken_back_and_the_match_goes_on_later() {
    let folder = Folder::new();
    let file = folder.file("evening.record");
    let args =
        ["play", "yspahan", "--seats", "you:Anna,you:Bert", "--dice", "manual", "--record", &file];
    // Anna begins; the dice were read wrongly, and somebody notices before Anna decides.
    let page = text(&serai(&args, "1\n\n1\n11111119\n11111111\nU\n11223345\nq\n"));
    assert!(page.contains("cannot come up here") || page.contains("is no roll"), "{page}");
    assert!(page.contains("Roll the 8 white dice: what fell?"), "{page}");
    assert!(read(&file).contains(" roll: dice 11223345\n"), "{page}{}", read(&file));
    let page = text(&serai(&["play", "--resume", &file], "\nq\n"));
    assert!(page.contains("rolled and the cards drawn by the people"), "{page}");
    let alone = serai(&["play", "osaka", "--seats", "random,random", "--dice", "manual"], "");
    assert!(problem(&alone).contains("need a person"), "{}", problem(&alone));
}
