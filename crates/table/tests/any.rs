//! A table whose game is known by name only: everything that can be asked of it and done at it.

use game::{Dealer, Quick, Seat, Settings, Viewer};
use serde_json::{Value, json};
use table::{AnyTable, JournalLine, Reason, Setup, Waiting, open};

const FIRST: Seat = Seat::new(0);

fn names() -> Vec<String> {
    vec!["Anna\n".to_owned(), "Bruno".to_owned()]
}

fn osaka(seed: u64) -> Box<dyn AnyTable> {
    open("osaka", Setup::seeded(Settings::default(), names(), seed)).unwrap()
}

fn dictated() -> Box<dyn AnyTable> {
    let mut setup = Setup::seeded(Settings::default(), names(), 1);
    setup.secret = None;
    open("osaka", setup).unwrap()
}

fn due(table: &dyn AnyTable) -> Seat {
    match table.awaiting() {
        Waiting::Decision(seat) => seat,
        other => panic!("a seat decides, not {other:?}"),
    }
}

/// Plays on at random for so many decisions, or to the end.
fn play(table: &mut dyn AnyTable, steps: usize, dealer: &mut Quick) {
    for _ in 0..steps {
        let Waiting::Decision(seat) = table.awaiting() else { return };
        let choices = table.choices();
        let choice = &choices[dealer.below(choices.len() as u32) as usize];
        table.act(seat, &choice.notation).unwrap();
    }
}

#[test]
fn an_opened_table_says_who_sits_there_and_what_it_plays() {
    let table = osaka(1);
    assert_eq!(table.info().key, "osaka");
    assert_eq!(table.names(), ["Anna", "Bruno"], "a name is one line");
    assert_eq!(table.id(), osaka(1).id());
    assert_ne!(table.id(), osaka(2).id());
    assert_ne!(table.id(), [0; 8]);
    assert!(table.number() > 2, "the opening was dealt");
    assert_eq!(table.secret(), Setup::seeded(Settings::default(), names(), 1).secret);
    let seal = table::commitment(&table.id(), &table.secret().unwrap());
    assert_eq!(table.commitment(), Some(seal));
    assert!(table.standings().is_none());
    let setup = Setup::seeded(Settings::default(), names(), 1);
    let shown = format!("{setup:?}");
    assert!(shown.contains("Bruno") && !shown.contains(&format!("{:?}", setup.secret.unwrap())));
}

#[test]
fn impossible_numbers_of_seats_are_refused() {
    for seats in [0, 1, 6] {
        let names = vec![String::new(); seats];
        let refused = open("osaka", Setup::seeded(Settings::default(), names, 1)).unwrap_err();
        assert!(refused.message.contains("2 to 4 players"), "{refused}");
    }
    assert!(open("chess", Setup::seeded(Settings::default(), names(), 1)).is_err());
}

#[test]
fn actions_are_taken_by_notation_and_by_structure_and_refused_with_a_reason() {
    let mut table = osaka(1);
    let (seat, number) = (due(&*table), table.number());
    let choice = table.choices()[0].clone();
    let reason = |refused: table::Refused| refused.reason;
    assert_eq!(table.act(seat, "fly").map_err(reason), Err(Reason::Unreadable));
    assert_eq!(table.act_json(seat, &json!({"fly": 1})).map_err(reason), Err(Reason::Unreadable));
    assert_eq!(table.act_json(seat, &json!("fly")).map_err(reason), Err(Reason::Unreadable));
    let other = seat.next(2);
    assert_eq!(table.act(other, &choice.notation).map_err(reason), Err(Reason::NotYourTurn));
    assert_eq!(table.resolve("b5").map_err(reason), Err(Reason::Chance));
    let refused = table.act(seat, "insure r2").unwrap_err();
    assert_eq!(refused.reason, Reason::Illegal);
    assert!(refused.rule.unwrap().starts_with('O'));
    assert_eq!(table.number(), number, "nothing has happened");
    let mut twin = table.duplicate();
    table.act(seat, &format!(" {} ", choice.notation)).unwrap();
    twin.act_json(seat, &choice.action.json()).unwrap();
    assert_eq!(table.state(), twin.state());
    assert_eq!(table.number(), twin.number());
    let entry = JournalLine::Decision { seat, action: choice.notation.clone(), link: None };
    assert_eq!(table.entry(number + 1), entry);
    assert_eq!(entry.to_string(), format!("seat {seat}: {}", choice.notation));
    assert_eq!((entry.seat(), table.entry(1).seat()), (Some(seat), None));
    assert!(table.entry(1).to_string().starts_with("market: "));
}

#[test]
fn a_finished_match_has_a_result_and_takes_no_more() {
    let mut table = osaka(3);
    play(&mut *table, usize::MAX, &mut Quick::new(3));
    assert_eq!(table.awaiting(), Waiting::Nobody);
    assert_eq!(table.standings().unwrap().sides(), 2);
    assert!(table.choices().is_empty());
    assert_eq!(table.act(FIRST, "take b5").unwrap_err().reason, Reason::Over);
    let shares = table.shares(Viewer::Spectator);
    let (standings, seats) = (table.standings().unwrap(), [FIRST, FIRST.next(2)]);
    for seat in seats {
        let mine = shares.iter().filter(|share| share.seat == Some(seat));
        let sum: i32 = mine.map(|share| share.points).sum();
        assert_eq!(sum, standings.score(seat), "points come from somewhere");
    }
    let sources: Vec<_> = shares
        .iter()
        .filter(|share| share.seat == Some(FIRST))
        .map(|share| &share.source)
        .collect();
    let again = sources.iter().enumerate().any(|(at, source)| sources[..at].contains(source));
    assert!(!again, "every source once: {sources:?}");
    assert!(shares.iter().all(|share| share.points > 0));
}

#[test]
fn a_snapshot_tells_what_happened_since() {
    let mut table = osaka(1);
    let before = table.number();
    let (seat, choice) = (due(&*table), table.choices()[0].notation.clone());
    table.act(seat, &choice).unwrap();
    let news = table.snapshot(Viewer::Seat(seat), before);
    assert_eq!(
        news.told.first().map(|told| (told.number, told.seat)),
        Some((before + 1, Some(seat)))
    );
    assert_eq!(news.number, table.number());
    assert_eq!(news.names, table.names());
    assert_eq!(news.commitment, table.commitment().map(|seal| table::hex(&seal)));
    let all = table.snapshot(Viewer::Spectator, 0);
    assert!(all.told.len() > news.told.len());
    assert_eq!(all.told[0].number, 1);
    assert!(table.snapshot(Viewer::Spectator, table.number()).told.is_empty());
}

#[test]
fn earlier_positions_are_reached_again_and_branched_off_from() {
    let mut table = osaka(1);
    play(&mut *table, 12, &mut Quick::new(1));
    let (number, state) = (table.number(), table.state());
    play(&mut *table, 10, &mut Quick::new(2));
    let late = table.state();
    assert_ne!(late, state);
    assert_eq!(table.at(number).unwrap().state(), state);
    assert!(table.at(table.number() + 1).is_err());
    let branch = table.branch(number, names(), 5).unwrap();
    assert_eq!((branch.state(), branch.number()), (state.clone(), 0));
    assert!(branch.record().position.is_some(), "the record begins with the position");
    assert!(table.undo_to(table.number() + 1).is_err());
    assert_eq!(table.state(), late);
    table.undo_to(number).unwrap();
    assert_eq!((table.state(), table.number()), (state, number));
}

#[test]
fn positions_are_loaded_after_a_look_at_them() {
    let (mut table, mut other) = (osaka(1), osaka(2));
    play(&mut *table, 20, &mut Quick::new(1));
    other.load(&table.state()).unwrap();
    assert_eq!(other.state(), table.state());
    assert_eq!(other.view(Viewer::Seat(FIRST)), table.view(Viewer::Seat(FIRST)));
    assert_ne!(table.view(Viewer::Seat(FIRST)), Value::Null);
    assert!(other.load(&json!({"a": 1})).unwrap_err().message.contains("Osaka"));
    let three =
        open("osaka", Setup::seeded(Settings::default(), vec![String::new(); 3], 1)).unwrap();
    assert!(other.load(&three.state()).is_err(), "as many seats as the table has");
    assert_eq!(other.state(), table.state());
}

#[test]
fn dictated_chance_is_asked_in_full_and_refused_with_what_may_come() {
    let mut table = dictated();
    assert_eq!((table.number(), table.secret(), table.commitment()), (0, None, None));
    let question = table.question().unwrap();
    assert_eq!((question.kind.as_str(), &question.asked), ("market", &json!("market")));
    let outcomes = question.outcomes.unwrap();
    assert!(outcomes.iter().any(|(outcome, _)| *outcome == question.example));
    let five: Vec<&str> = outcomes.iter().take(5).map(|(outcome, _)| outcome.as_str()).collect();
    let expected = format!("{}, …", five.join(", "));
    for (text, reason) in [("b9", Reason::Unreadable), ("seat 1", Reason::Chance)] {
        let refused = table.resolve(text).unwrap_err();
        assert_eq!(refused.reason, reason, "{text}");
        let phrase = serde_json::to_string(&refused.phrase).unwrap();
        assert!(phrase.contains(&expected) && phrase.contains(text), "{phrase}");
    }
    table.resolve(" b5 ").unwrap();
    let entry = JournalLine::Chance { kind: "market".to_owned(), outcome: "b5".to_owned() };
    assert_eq!(table.entry(1), entry);
    let refused = table.act(FIRST, "take b5").unwrap_err();
    assert_eq!(refused.reason, Reason::Chance, "the dice come first");
    while table.question().is_some() {
        let example = table.question().unwrap().example;
        table.resolve(&example).unwrap();
    }
    assert!(!table.choices().is_empty());
    assert_eq!(table.awaiting(), Waiting::Decision(due(&*table)));
}

#[test]
fn a_decision_is_taken_back_by_whoever_made_it() {
    let mut table = osaka(2);
    let (seat, state) = (due(&*table), table.state());
    assert_eq!(table.take_back(seat).unwrap_err().reason, Reason::TakeBack);
    let choice = table.choices()[0].notation.clone();
    table.act(seat, &choice).unwrap();
    assert!(table.frame(Viewer::Seat(seat)).can_take_back);
    assert!(!table.frame(Viewer::Spectator).can_take_back);
    assert!(!table.frame(Viewer::Seat(seat.next(2))).can_take_back);
    assert_eq!(table.take_back(seat.next(2)).unwrap_err().reason, Reason::TakeBack);
    table.take_back(seat).unwrap();
    assert_eq!(table.state(), state);
}
