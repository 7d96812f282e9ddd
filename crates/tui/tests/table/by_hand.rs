//! People who roll and draw with their own hands, on a full screen: the question, what is typed, a slip.

use game::{Seat, Settings};
use lang::Language;
use table::{AnyTable, Parts, Setup};
use tui::{Evening, Flow, Input, Play, Show, Speed, Turn, seats};

use crate::common::screen;

fn by_hand(game: &str, sitters: &str) -> Play {
    let sitters = seats::parse(Some(sitters), catalog::info(game).unwrap()).unwrap();
    let names =
        sitters.iter().enumerate().map(|(index, _)| format!("Seat {}", index + 1)).collect();
    let (id, settings) = ([1; 8], Settings::default());
    let setup = Setup { id, settings, names, secret: None, parts: Parts::default() };
    let table: Box<dyn AnyTable> = table::open(game, setup).unwrap();
    Play::new(Evening::new(table, sitters, None), Language::ENGLISH, Speed::Instant)
}

fn typed(play: &mut Play, text: &str) {
    for letter in text.chars() {
        play.input(Input::Letter(letter));
    }
    play.input(Input::Enter);
}

#[test]
fn the_question_stands_beside_the_board_until_it_is_answered() {
    let mut play = by_hand("yspahan", "you:Ada,you:Bo");
    let shown = screen(&mut play, 100, 40);
    assert!(shown.contains("Draw lots: who begins?"), "{shown}");
    play.input(Input::Letter('9'));
    assert!(screen(&mut play, 100, 40).contains("> 9"), "what is typed is seen");
    play.input(Input::Backspace);
    typed(&mut play, "nobody");
    let shown = screen(&mut play, 100, 40);
    assert!(shown.contains("expected"), "a clear no: {shown}");
    assert_eq!(play.evening().turn(), Ok(Turn::Enter), "and nothing has changed");
    typed(&mut play, "2");
    assert_eq!(play.evening().turn(), Ok(Turn::Person(Seat::new(1))));
    // Bo takes the keyboard, and both see that the wrong one was named.
    play.input(Input::Enter);
    play.input(Input::Letter('U'));
    assert_eq!(play.evening().turn(), Ok(Turn::Enter));
    typed(&mut play, "seat 1");
    assert_eq!(play.evening().turn(), Ok(Turn::Person(Seat::new(0))));
}

#[test]
fn whoever_types_can_still_leave() {
    let mut play = by_hand("osaka", "you:Ada,random");
    play.input(Input::Letter('q'));
    assert_eq!(play.input(Input::Enter), Flow::Draw, "it is not written down: asked once more");
    play.input(Input::Letter('q'));
    assert_eq!(play.input(Input::Enter), Flow::Done);
}
