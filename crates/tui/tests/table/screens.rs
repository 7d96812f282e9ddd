//! Screens as people see them, kept as text files. `SERAI_SCREENS=write` writes them anew; look at
//! the difference before you keep it.

use std::path::Path;

use crate::common::{evening, play, play_on, screen, wait_for_person};
use game::Viewer;
use lang::Language;
use tui::{Chances, Input, Play, Replay, Show, Speed, Start};

fn check(name: &str, show: &mut impl Show, width: u16, height: u16) {
    let text = screen(show, width, height);
    assert!(!text.contains('⟨'), "{name}: a sentence is missing\n{text}");
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/table/screens/{name}.txt"));
    if std::env::var_os("SERAI_SCREENS").is_some_and(|value| value == "write") {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "{name} looks different now:\n{text}");
}

fn italian() -> Language {
    "it".parse().unwrap()
}

#[test]
fn every_game_in_the_middle_of_a_match() {
    for info in catalog::all() {
        let bots = vec!["random"; usize::from(info.max_seats.min(3)) - 1].join(",");
        for (language, width, height) in [(Language::ENGLISH, 100, 30), (italian(), 80, 24)] {
            let mut play = play(info.key, &format!("you:Anna,{bots}"), 3, language);
            play_on(&mut play, 14);
            check(&format!("{}-{language}-{width}x{height}", info.key), &mut play, width, height);
        }
    }
}

#[test]
fn tabriz_alone_shows_the_rivals_mat() {
    let mut play = play("tabriz", "you:Anna", 3, Language::ENGLISH);
    play_on(&mut play, 12);
    play.input(Input::Letter('b'));
    check("tabriz-alone", &mut play, 120, 54);
}

#[test]
fn keys_rules_and_filter() {
    let mut play = play("osaka", "you:Anna,random", 3, Language::ENGLISH);
    play_on(&mut play, 4);
    play.input(Input::Letter('?'));
    check("keys", &mut play, 100, 30);
    play.input(Input::Escape);
    play.input(Input::Letter('r'));
    check("rules", &mut play, 100, 30);
    play.input(Input::Escape);
    play.input(Input::Letter('/'));
    "reserve".chars().for_each(|letter| {
        play.input(Input::Letter(letter));
    });
    check("filter", &mut play, 100, 30);
}

#[test]
fn handing_over_shows_nothing_of_anybody() {
    let mut play =
        Play::new(evening("osaka", "you:Anna,you:Bert", 3), Language::ENGLISH, Speed::Instant);
    wait_for_person(&mut play);
    check("hand-over", &mut play, 80, 24);
}

#[test]
fn the_start_screen_explains_itself() {
    check("start-en", &mut Start::new(Language::ENGLISH, 0), 100, 30);
    check("start-it", &mut Start::new(italian(), 2), 80, 24);
}

#[test]
fn a_finished_match_and_its_replay() {
    let mut play = play("osaka", "random,random", 5, Language::ENGLISH);
    wait_for_person(&mut play);
    check("finished", &mut play, 100, 30);
    let record = play.evening().table.record();
    let table = table::resume(&record, None).unwrap();
    let end = table.number();
    let wave = |step: usize| 0.5 + 0.4 * (step as f32 / 40.0).sin() * step as f32 / end as f32;
    let known = (0..=end).step_by(3).map(|step| (step, vec![wave(step), 1.0 - wave(step)]));
    let chances = Chances::new(known, end);
    let viewer = Viewer::Spectator;
    let mut replay = Replay::new(table, Language::ENGLISH, viewer, Some(chances)).unwrap();
    for letter in ['4', '0'] {
        replay.input(Input::Letter(letter));
    }
    replay.input(Input::Enter);
    check("replay", &mut replay, 100, 30);
}

#[test]
fn a_small_terminal_is_told_so() {
    let mut play = play("osaka", "you:Anna,random", 3, Language::ENGLISH);
    let text = screen(&mut play, 60, 20);
    assert!(text.contains("60 columns and 20 rows"), "{text}");
    for (width, height) in [(1, 1), (0, 0), (3, 50), (300, 2)] {
        screen(&mut play, width, height);
    }
    assert!(screen(&mut play, 80, 24).contains("Anna"), "and all is well when it grows again");
}
