//! Screens in a language nobody speaks: no word comes from anywhere but the language, and no question
//! is cut.

use std::collections::BTreeSet;

use crate::common::{language, play, play_on, screen};
use game::say;
use lang::Speaker;
use testkit::pseudo;
use tui::{Input, Play, Show, Start};

const WIDTH: u16 = 100;
const HEIGHT: u16 = 60;
/// Names of people, bots and keys, titles of games, and what is printed on cardboard; `ran` is what a
/// page before it leaves of a bot's name.
const KNOWN: [&str; 26] = [
    "random",
    "ran",
    "Esc",
    "easy",
    "greedy",
    "normal",
    "hard",
    "expert",
    "master",
    "Serai",
    "English",
    "Italiano",
    "Traders of Osaka",
    "Istanbul: The Dice Game",
    "Istanbul",
    "Yspahan",
    "Tabriz",
    "Randy Flynn",
    "Rüdiger Dorn",
    "Sébastien Pauchon",
    "Susumu Kawasaki",
    "Osaka",
    "Oshima",
    "Anori",
    "Enshunada",
    "Edo",
];

/// Words that the language did not say.
fn look(name: &str, show: &mut impl Show, faults: &mut BTreeSet<String>) {
    let text = screen(show, WIDTH, HEIGHT);
    for line in text.lines() {
        let words = pseudo::unmarked(line, &KNOWN);
        if !words.is_empty() {
            faults.insert(format!("{name}: {words:?} in {line}"));
        }
    }
}

#[test]
fn every_word_on_a_screen_comes_from_the_language() {
    let language = language();
    let mut faults = BTreeSet::new();
    for info in catalog::all() {
        let mut table = play(info.key, "you:Al,random", 3, language);
        for moves in 0..4 {
            play_on(&mut table, 5);
            look(&format!("{} {moves}", info.key), &mut table, &mut faults);
        }
        for key in ['?', 'r', 't'] {
            table.input(Input::Letter(key));
            look(&format!("{} {key}", info.key), &mut table, &mut faults);
            table.input(Input::Escape);
        }
        play_on(&mut table, 2000);
        look(&format!("{} over", info.key), &mut table, &mut faults);
    }
    let mut start = Start::new(language, 2);
    for line in 0..14 {
        look(&format!("start {line}"), &mut start, &mut faults);
        start.input(Input::Down);
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn keys_and_questions_are_whole() {
    let language = language();
    let speaker = Speaker::new(language, Vec::new());
    for info in catalog::all() {
        let mut table = play(info.key, "you:Al,random", 3, language);
        play_on(&mut table, 9);
        let text = screen(&mut table, 100, 30);
        let frame = table.evening().table.frame(table.evening().viewer());
        for phrase in [&say!("tui-keys-play"), &frame.ask] {
            let said = Speaker::new(language, frame_names(&table)).say(phrase);
            let missing = said.split(' ').find(|word| !text.contains(word));
            assert_eq!(missing, None, "{}: {said}\n{text}", info.key);
        }
    }
    let start = screen(&mut Start::new(language, 2), 80, 24);
    let keys = speaker.say(&say!("tui-keys-start"));
    assert!(keys.split(' ').all(|word| start.contains(word)), "{start}");
}

fn frame_names(play: &Play) -> Vec<String> {
    play.evening().table.names().to_vec()
}
