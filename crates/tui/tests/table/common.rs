//! A table on a screen that is no terminal: deals, presses keys, reads what is shown.

use std::time::{Duration, Instant};

use game::Settings;
use lang::{Language, Speaker};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::Setup;
use testkit::pseudo;
use tui::{Evening, Flow, Input, Play, Show, Speed, Turn, seats};

/// A match with these seats; the same seed deals the same.
pub(crate) fn evening(game: &str, sitters: &str, seed: u64) -> Evening {
    let info = catalog::info(game).unwrap();
    let sitters = seats::parse(Some(sitters), info).unwrap();
    let names = seats::names(&sitters, &Speaker::new(Language::ENGLISH, Vec::new()));
    let table = table::open(game, Setup::seeded(Settings::default(), names, seed)).unwrap();
    Evening::new(table, sitters, None)
}

/// A language with longer words than English.
pub(crate) fn language() -> Language {
    let english = lang::BUILT_IN[0];
    let (files, rules) = (pseudo::files(english.files), pseudo::rules(english.rules));
    lang::add(pseudo::CODE, &files, &rules).unwrap()
}

pub(crate) fn play(game: &str, sitters: &str, seed: u64, language: Language) -> Play {
    Play::new(evening(game, sitters, seed), language, Speed::Instant)
}

/// Lets the bots move until a person is asked or the match is over.
pub(crate) fn wait_for_person(play: &mut Play) -> Turn {
    let begin = Instant::now();
    loop {
        match play.evening().turn().unwrap() {
            Turn::Bot(..) => assert_ne!(play.tick(), Flow::Done),
            turn => return turn,
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "the bots do not move");
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Types the number of a choice and does it.
pub(crate) fn choose(play: &mut Play, number: usize) {
    number.to_string().chars().for_each(|digit| {
        play.input(Input::Letter(digit));
    });
    play.input(Input::Enter);
}

/// Plays so many decisions of the person, one or another.
pub(crate) fn play_on(play: &mut Play, decisions: usize) {
    for step in 0..decisions {
        if wait_for_person(play) == Turn::Over {
            return;
        }
        let all = play.evening().table.choices().len();
        choose(play, step * 7 % all + 1);
    }
    wait_for_person(play);
}

/// The screen as text, without blanks at line ends.
pub(crate) fn screen(show: &mut impl Show, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|canvas| show.draw(canvas)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..height {
        let line: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
