//! The coach through whole games: every decision has a hint that fits, each is given once, and
//! rules it names exist.

mod play;

use std::collections::BTreeSet;

use bots::{Alone, Kind};
use game::{Info, Settings, Viewer};
use insight::coach::{self, Coach};
use lang::{Language, Speaker};
use table::{Setup, Waiting};

#[test]
fn every_kind_of_decision_in_many_games_gets_its_hint_once_with_a_rule_that_exists() {
    for info in catalog::all().iter().filter(|info| advises(info)) {
        let rules = game::rules::parse(info.rules).unwrap();
        let known: BTreeSet<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
        let mut coach = Coach::default();
        let mut given = BTreeSet::new();
        for seed in 0..4 {
            let seats = info.min_seats + (seed as u8 % (info.max_seats - info.min_seats + 1));
            let names = vec!["someone".to_owned(); usize::from(seats)];
            let setup = Setup::seeded(Settings::default(), names, seed);
            let mut table = table::open(info.key, setup).unwrap();
            while let Waiting::Decision(seat) = table.awaiting() {
                let frame = table.frame(Viewer::Seat(seat));
                let fitting = coach::hint(&frame).unwrap_or_else(|| panic!("{}", frame.ask.key));
                assert!(known.contains(fitting.rule), "{}: no rule {}", info.key, fitting.rule);
                let place = (seed as i64) * 10_000 + table.number() as i64;
                let said = coach.hint(&frame, place);
                assert_eq!(coach.hint(&frame, place), said, "a second look loses nothing");
                match said {
                    Some(hint) => assert!(given.insert(hint.kind), "{} twice", hint.kind),
                    None => assert!(given.contains(fitting.kind)),
                }
                let choice = bots::choose(&*table, Kind::Easy, seed ^ table.number() as u64);
                table.act(seat, &choice.unwrap()).unwrap();
            }
        }
        assert!(given.len() >= 4, "{}: {given:?}", info.key);
    }
}

/// Who advises at the first decision advises at every one.
fn advises(info: &Info) -> bool {
    let setup = Setup::seeded(Settings::default(), vec![String::new(); 2], 1);
    let table = table::open(info.key, setup).unwrap();
    let Waiting::Decision(seat) = table.awaiting() else { panic!("somebody begins") };
    coach::hint(&table.frame(Viewer::Seat(seat))).is_some()
}

#[test]
fn a_spectator_and_a_waiting_seat_get_no_hint() {
    let table =
        table::open("osaka", Setup::seeded(Settings::default(), vec!["a".into(), "b".into()], 1))
            .unwrap();
    let Waiting::Decision(seat) = table.awaiting() else { panic!("somebody begins") };
    assert_eq!(coach::hint(&table.frame(Viewer::Spectator)), None);
    assert_eq!(coach::hint(&table.frame(Viewer::Seat(seat.next(2)))), None);
}

#[test]
fn the_coach_warns_of_a_blunder_and_is_silent_about_the_best_choice() {
    let finished = play::game("osaka", &[Kind::Normal; 2], 5);
    let speaker = Speaker::new(Language::ENGLISH, Vec::new());
    for number in (0..finished.number()).step_by(3) {
        let table = finished.at(number).unwrap();
        if !matches!(table.awaiting(), Waiting::Decision(_)) || table.choices().len() < 2 {
            continue;
        }
        for choice in table.choices() {
            let Some(warning) = coach::warning(&*table, &choice.notation, 1, &Alone) else {
                continue;
            };
            let words = speaker.say(&warning.phrase);
            assert!(words.contains(&speaker.say(&choice.phrase)), "{words}");
            let best = &warning.verdict.best.notation;
            assert_ne!(*best, choice.notation);
            assert_eq!(coach::warning(&*table, best, 1, &Alone), None);
            return;
        }
    }
    panic!("no choice in a whole game was worth a warning");
}
