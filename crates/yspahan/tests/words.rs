//! Every decision, choice, event and refusal has a sentence, and the table can be read as text.

mod common;

use std::collections::HashSet;

use common::*;
use game::{Arg, Awaiting, Dealer, Game, Line, Phrase, Quick, Spoken, Viewer, rules};
use yspahan::{Action, Event, Yspahan};

/// A phrase's key and those inside it.
fn keys(phrase: &Phrase, seen: &mut HashSet<&'static str>) {
    seen.insert(phrase.key);
    phrase.args.iter().for_each(|(_, arg)| keys_of(arg, seen));
}

fn keys_of(arg: &Arg, seen: &mut HashSet<&'static str>) {
    match arg {
        Arg::Phrase(phrase) => keys(phrase, seen),
        Arg::List(list) => list.iter().for_each(|item| keys_of(item, seen)),
        _ => {}
    }
}

/// Says everything there is to say along a random game, illegal actions included.
fn narrate(seats: u8, seed: u64, seen: &mut HashSet<&'static str>) {
    let mut dealer = Quick::new(seed);
    let mut state = fresh(seats).state;
    let (mut events, mut earlier): (Vec<Event>, Vec<Action>) = Default::default();
    loop {
        for viewer in Viewer::all(seats) {
            let view = state.view(viewer);
            keys(&Yspahan::ask(&view), seen);
            let table = Yspahan::table(&view);
            assert_eq!(table.you.is_empty(), viewer == Viewer::Spectator);
        }
        match state.awaiting() {
            Awaiting::Decision(seat) => {
                let view = state.view(Viewer::Seat(seat));
                let legal = state.choices();
                legal.iter().for_each(|&action| keys(&Yspahan::name(&view, action), seen));
                for &action in earlier.iter().filter(|&&action| !state.is_legal(action)) {
                    let refusal = state.refuse(action);
                    assert!(refusal.rule.starts_with('Y'));
                    keys(&refusal.phrase, seen);
                }
                let choice = legal[dealer.below(legal.len() as u32) as usize];
                if earlier.len() < 60 && !earlier.contains(&choice) {
                    earlier.push(choice);
                }
                state.act(choice, &mut events);
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut events);
            }
            Awaiting::Nobody => break,
        }
        for event in events.drain(..) {
            for viewer in Viewer::all(seats) {
                keys(&Yspahan::tell(&Yspahan::redact(&event, viewer).unwrap()), seen);
            }
        }
    }
}

#[test]
fn everything_that_comes_up_can_be_said() {
    let mut seen = HashSet::new();
    for seed in 0..6 {
        (2..=4).for_each(|seats| narrate(seats, seed, &mut seen));
    }
    for part in ["yspahan-ask-", "yspahan-do-", "yspahan-told-", "yspahan-no-"] {
        let count = seen.iter().filter(|key| key.starts_with(part)).count();
        assert!(count >= 15, "{part}: {count}");
    }
}

/// The rules named for every place and every question that comes up in random play.
fn named(seats: u8, seed: u64, ids: &mut HashSet<&'static str>) {
    let mut dealer = Quick::new(seed);
    let mut state = fresh(seats).state;
    state.settle(&mut dealer, &mut ());
    while let Awaiting::Decision(seat) = state.awaiting() {
        let question = Yspahan::ask(&state.view(Viewer::Seat(seat))).key;
        let advice = Yspahan::advise(question).unwrap_or_else(|| panic!("{question}: no advice"));
        ids.insert(advice.rule);
        let legal = state.choices();
        for &action in &legal {
            let place = state.spot(action).place;
            assert!(!Yspahan::rules_about(place).is_empty(), "{place}: no rule");
            ids.extend(Yspahan::rules_about(place));
        }
        state.act(legal[dealer.below(legal.len() as u32) as usize], &mut ());
        state.settle(&mut dealer, &mut ());
    }
}

#[test]
fn every_place_and_every_question_has_its_rules() {
    let mut ids = HashSet::new();
    for seed in 0..6 {
        (2..=4).for_each(|seats| named(seats, seed, &mut ids));
    }
    let rules = rules::parse(Yspahan::INFO.rules).unwrap();
    assert_eq!(ids.iter().find(|&&id| rules.iter().all(|rule| rule.id != id)), None);
}

/// The letters of a line, with phrases as their keys' last word.
fn drawn(line: &Line) -> String {
    match line {
        Line::Say(phrase) => phrase.key.to_owned(),
        Line::Row(cells) => {
            let word = |arg: &Arg| match arg {
                Arg::Text(text) => text.clone(),
                Arg::Phrase(phrase) => phrase.key.rsplit('-').next().unwrap().to_owned(),
                other => panic!("{other:?}"),
            };
            let padded = cells.iter().map(|(arg, width)| format!("{:<width$}", word(arg)));
            padded.collect::<String>().trim_end().to_owned()
        }
    }
}

#[test]
fn the_city_the_tower_and_the_caravan_are_drawn() {
    let mut table = fresh(3);
    table.act("roll 2").chance("dice 113355666 yellow 12");
    cubes(&mut table, 1, &["sack-white-2", "sack-white-3"]);
    cubes(&mut table, 2, &["barrel-white-1", "chest-pink-3"]);
    cubes(&mut table, 3, &["chest-yellow-1"]);
    caravan(&mut table, &[1, 2, 3, 1]);
    supervisor(&mut table, "w2");
    let text = Yspahan::table(&table.state.view(Viewer::Seat(seat(1))));
    let lines: Vec<String> = text.board.iter().map(drawn).collect();
    let wanted = "
yspahan-table-tower
  gold      666
  vase      -
  chest     55
  barrel    33
  sack      +2
  camel     11+1

yspahan-table-street
yspahan-table-seats
                                      p. n4
                                         n3 y.
    chest                             p. n2         vase
                                         n1 b.
 y3      y.      y.      b.      b.          b.      o.      o.      o.
w10  w9  w8  w7  w6  w5  w4  w3  @@  w1  c   e1  e2  e3  e4  e5  e6  e7
     p.      y.      y.      w.      w1      w2  w.      y.      y.
                                      w1 s1 w2
                                      w1 s2
                                         s3 b.
    sack                              b. s4         barrel
                                         s5 p.
                                      b. s6
                                         s7 p.

yspahan-table-souks
  sack    pink       8 [.|.....]  yellow     6 [..|...]   blue       4 [..|..]    white      3 [.11|]
  barrel  pink       8 [..|...]   yellow     6 [..|..]    blue       4 [.|..]     white      3 [2.|]
  chest   pink       8 [..|2.]    yellow     6 [3..|]     blue       4 [..|]
  vase    orange    12 [...|]     yellow     6 [.|.]      blue       4 [.|]

yspahan-table-caravan
  x3  +0  > . . .
  x2  +1  < . . 1
  x1  +2  > 1 2 3
";
    let wanted: Vec<&str> = wanted.trim_matches('\n').lines().collect();
    let start = lines.iter().position(|line| line == wanted[0]).unwrap();
    for (is, should) in lines[start..].iter().zip(wanted) {
        assert_eq!(is, should);
    }
}
