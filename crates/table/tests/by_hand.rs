//! A table where people roll and draw with their own hands: what they are asked, how they may answer, how a
//! slip is mended, and what the record says of it.

use game::{Dealer, Quick, Seat, Settings};
use table::{
    AnyTable, DiceVerdict, Parts, Reason, Record, Setup, Waiting, open, questions, resume, verify,
};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];

fn by_hand(game: &str, seats: usize) -> Box<dyn AnyTable> {
    let names = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
    let settings = Settings::default();
    open(game, Setup { id: [1; 8], settings, names, secret: None, parts: Parts::default() })
        .unwrap()
}

/// What somebody enters: an answer from the list, or what is written where there is none.
fn some_answer(table: &dyn AnyTable, dealer: &mut Quick) -> String {
    let entering = table.entering().expect("chance is asked");
    match entering.answers.len() as u32 {
        0 => entering.example,
        all => entering.answers[dealer.below(all) as usize].notation.clone(),
    }
}

fn decide(table: &mut dyn AnyTable, seat: Seat, dealer: &mut Quick) {
    let choices = table.choices();
    let choice = choices[dealer.below(choices.len() as u32) as usize].notation.clone();
    table.act(seat, &choice).unwrap();
}

/// Answers chance until somebody decides.
fn settle(table: &mut dyn AnyTable, dealer: &mut Quick) {
    while matches!(table.awaiting(), Waiting::Chance(_)) {
        let answer = some_answer(table, dealer);
        table.enter(&answer).unwrap();
    }
}

/// The first decisions, until chance is asked again.
fn to_the_roll(table: &mut dyn AnyTable) {
    while let Waiting::Decision(seat) = table.awaiting() {
        let choice = table.choices()[0].notation.clone();
        table.act(seat, &choice).unwrap();
    }
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_says_who_rolled() {
    for (number, game) in GAMES.into_iter().enumerate() {
        let (mut table, mut dealer) = (by_hand(game, 2), Quick::new(number as u64));
        loop {
            let before = table.number();
            match table.awaiting() {
                Waiting::Nobody => break,
                Waiting::Decision(seat) => decide(&mut *table, seat, &mut dealer),
                Waiting::Chance(_) => {
                    for nonsense in ["", "nonsense", "dice 777", "seat 9"] {
                        table.enter(nonsense).unwrap_err();
                        assert_eq!(
                            table.number(),
                            before,
                            "{game}: a wrong answer changes nothing"
                        );
                    }
                    let answer = some_answer(&*table, &mut dealer);
                    table.enter(&answer).unwrap();
                    assert_eq!(table.number(), before + 1, "one question at a time");
                }
            }
        }
        let text = table.record().to_string();
        assert!(text.contains("\ndice: dictated\n") && !text.contains("commitment:"), "{text}");
        let verdict = verify(&Record::parse(&text).unwrap()).unwrap();
        assert_eq!((verdict.dice, verdict.finished), (DiceVerdict::Dictated, true));
    }
}

#[test]
fn a_match_that_was_left_goes_on_with_the_same_question() {
    let (mut table, mut dealer) = (by_hand("yspahan", 3), Quick::new(4));
    let answer = some_answer(&*table, &mut dealer);
    table.enter(&answer).unwrap();
    to_the_roll(&mut *table);
    let again = resume(&Record::parse(&table.record().to_string()).unwrap(), None).unwrap();
    assert!(again.entering().is_some());
    assert_eq!(again.entering(), table.entering());
}

#[test]
fn answers_are_understood_as_people_write_them() {
    let mut table = by_hand("yspahan", 2);
    table.enter("2").unwrap();
    assert_eq!(table.entry(1).to_string(), "first-player: seat 2");
    to_the_roll(&mut *table);
    table.enter("6 1 1, 3 5 5 2 2").unwrap();
    assert_eq!(table.entry(table.number()).to_string(), "roll: dice 11223556");
    let mut table = by_hand("istanbul", 2);
    let mut dealer = Quick::new(1);
    while table.entering().is_some_and(|asked| !asked.example.starts_with("dice")) {
        let answer = some_answer(&*table, &mut dealer);
        table.enter(&answer).unwrap();
    }
    while let Waiting::Decision(seat) = table.awaiting() {
        decide(&mut *table, seat, &mut dealer);
    }
    let dice = table.entering().unwrap().example.len() - "dice ".len();
    let written = "lcr".chars().cycle().take(dice).collect::<String>().to_uppercase();
    table.enter(&written).unwrap();
    let entered = table.entry(table.number()).to_string();
    assert!(entered.starts_with("dice: dice r") && entered.ends_with('c'), "{entered}");
}

#[test]
fn a_slip_is_mended_with_what_was_decided_since() {
    let (mut table, mut dealer) = (by_hand("yspahan", 2), Quick::new(2));
    assert_eq!(table.correct().unwrap_err().reason, Reason::TakeBack);
    settle(&mut *table, &mut dealer);
    let (number, asked) = (table.number(), table.at(table.number() - 1).unwrap().entering());
    assert_eq!(table.correct().unwrap(), 1);
    assert_eq!((table.number(), table.entering()), (number - 1, asked.clone()));
    settle(&mut *table, &mut dealer);
    let Waiting::Decision(seat) = table.awaiting() else { panic!("somebody decides") };
    decide(&mut *table, seat, &mut dealer);
    if matches!(table.awaiting(), Waiting::Decision(_)) {
        assert_eq!(table.correct().unwrap(), 2, "the answer and the decision after it");
        assert_eq!(table.entering(), asked);
    }
}

#[test]
fn a_card_that_one_seat_draws_in_secret_is_that_seats_to_enter() {
    for (number, (game, secret)) in
        [("osaka", false), ("yspahan", true), ("istanbul", false), ("tabriz", true)]
            .into_iter()
            .enumerate()
    {
        let (mut table, mut dealer) = (by_hand(game, 2), Quick::new(number as u64));
        let mut of = Vec::new();
        while table.awaiting() != Waiting::Nobody {
            of.extend(table.entering().and_then(|asked| asked.secret_of));
            settle(&mut *table, &mut dealer);
            if let Waiting::Decision(seat) = table.awaiting() {
                decide(&mut *table, seat, &mut dealer);
            }
        }
        assert_eq!(!of.is_empty(), secret, "{game}: {of:?}");
    }
}

#[test]
fn a_table_with_dice_of_its_own_lets_nobody_enter_or_correct() {
    let setup = Setup::seeded(Settings::default(), vec!["A".into(), "B".into()], 1);
    let mut table = open("osaka", setup).unwrap();
    assert!(table.entering().is_none());
    table.enter("r2").unwrap_err();
    assert_eq!(table.correct().unwrap_err().reason, Reason::TakeBack);
    assert!(questions(&table.record()).unwrap().starts_with("serai questions 1\n1 market: "));
}
