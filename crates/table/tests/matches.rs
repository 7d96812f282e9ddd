//! Matches of every game: journals that come back, take-back that takes back, dice that verify.

use catalog::Visitor;
use game::{Awaiting, Dealer, Quick, Seat, Settings, Spoken, Viewer};
use table::{Dice, DiceVerdict, Entry, Match, Record, Setup, verify};

fn names(seats: u8) -> Vec<String> {
    (1..=seats).map(|number| format!("player {number}")).collect()
}

fn open<G: Spoken>(seats: u8, seed: u64) -> Match<G> {
    let setup = Setup::seeded(Settings::default(), names(seats), seed);
    let secret = setup.secret.unwrap();
    Match::new(setup.id, &setup.settings, setup.names, |terms| {
        let parts = table::Parts::Nonces(vec![[0; 16]; usize::from(seats)]);
        let derived = table::FairDice::new(&secret, &parts, terms);
        Dice::Fair { secret, parts, derived }
    })
    .unwrap()
}

fn random_step<G: Spoken>(table: &mut Match<G>, dealer: &mut Quick) -> Option<Seat> {
    let Awaiting::Decision(seat) = table.state().awaiting() else { return None };
    let legal = table.state().choices();
    table.act(seat, legal[dealer.below(legal.len() as u32) as usize]).unwrap();
    Some(seat)
}

/// Runs a piece of work for every game with two seats.
macro_rules! for_every_game {
    ($work:ident) => {{
        struct Work;
        impl Visitor for Work {
            type Output = ();
            fn visit<G: Spoken>(self) {
                $work::<G>();
            }
        }
        for info in catalog::all() {
            catalog::visit(info.key, Work).unwrap();
        }
    }};
}

fn record_comes_back<G: Spoken>() {
    let (mut table, mut dealer) = (open::<G>(2, 1), Quick::new(1));
    for step in 0.. {
        if step % 40 == 3 {
            let text = table.record().to_string();
            let record = Record::parse(&text).unwrap();
            let unfinished = verify(&record).unwrap();
            assert_eq!(unfinished.dice, DiceVerdict::NotYetRevealed);
            assert_eq!(unfinished.entries, table.entries().len());
            let again = table::resume(&record, None).unwrap();
            assert_eq!(again.state(), serde_json::to_value(table.state()).unwrap());
            assert_eq!(again.record().to_string(), text);
        }
        if random_step(&mut table, &mut dealer).is_none() {
            break;
        }
    }
    let record = Record::parse(&table.record().to_string()).unwrap();
    let verdict = verify(&record).unwrap();
    assert!(verdict.finished && verdict.dice == DiceVerdict::Fair);
}

#[test]
fn a_record_comes_back_as_the_same_match() {
    for_every_game!(record_comes_back);
}

/// Taking back restores the position before, and is refused after dice, cards or another seat.
fn take_back_restores<G: Spoken>() {
    let (mut table, mut dealer) = (open::<G>(2, 2), Quick::new(2));
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..600 {
        let (before, entries) = (*table.state(), table.entries().len());
        let Some(seat) = random_step(&mut table, &mut dealer) else { break };
        let decided_last = matches!(table.entries().last(), Some(Entry::Decision { .. }));
        let other = seat.next(2);
        assert!(table.take_back(other).is_err(), "only the maker may take back");
        if table.can_take_back(seat) {
            assert!(decided_last, "chance has come since");
            table.take_back(seat).unwrap();
            assert_eq!((*table.state(), table.entries().len()), (before, entries));
            taken += 1;
            // Go on with something else, so that the match moves.
            random_step(&mut table, &mut dealer);
        } else {
            assert!(table.take_back(seat).is_err());
            refused += 1;
        }
    }
    assert!(taken > 0 && refused > 0, "{}: {taken} taken back, {refused} refused", G::INFO.key);
}

#[test]
fn what_is_taken_back_never_happened() {
    for_every_game!(take_back_restores);
}

/// Choices are only in the frame of who decides; every frame has its sentence and its text.
fn frames_are_complete<G: Spoken>() {
    let (mut table, mut dealer) = (open::<G>(2, 3), Quick::new(3));
    for _ in 0..60 {
        for viewer in Viewer::all(2) {
            let frame = table.frame(viewer);
            let deciding =
                matches!(table.state().awaiting(), Awaiting::Decision(s) if viewer.is(s));
            assert_eq!(!frame.choices.is_empty(), deciding);
            assert_eq!(frame.viewer, viewer);
            assert!(!frame.text.board.is_empty());
            assert_eq!(frame.text.you.is_empty(), viewer == Viewer::Spectator);
        }
        random_step(&mut table, &mut dealer);
    }
}

#[test]
fn every_viewer_gets_a_complete_frame() {
    for_every_game!(frames_are_complete);
}

#[test]
fn the_secret_appears_nowhere_before_the_end() {
    let table = open::<osaka::Osaka>(2, 4);
    let secret = table::hex(&Setup::seeded(Settings::default(), names(2), 4).secret.unwrap());
    assert!(!table.record().to_string().contains(&secret));
    for viewer in Viewer::all(2) {
        let frame = serde_json::to_string(&table.frame(viewer)).unwrap();
        assert!(!frame.contains(&secret));
    }
    assert!(!format!("{table:?}").contains(&secret));
}

/// A card of the hand that is shown tells the others something new and stays shown; beginning to
/// buy tells nothing and can be taken back.
#[test]
fn a_shown_hand_card_cannot_be_taken_back() {
    let (mut shown, mut begun) = (0, 0);
    for seed in 0..40 {
        let (mut table, mut dealer) = (open::<osaka::Osaka>(3, seed), Quick::new(seed));
        while let Some(seat) = random_step(&mut table, &mut dealer) {
            let Some(Entry::Decision { action, .. }) = table.entries().last() else { continue };
            match action {
                osaka::Action::Pay { .. } | osaka::Action::Discard { .. } => {
                    shown += usize::from(!table.can_take_back(seat));
                }
                osaka::Action::Reserve { .. } if !table.is_over() => {
                    assert!(table.can_take_back(seat), "a marker on an open card hides nothing");
                    begun += 1;
                }
                _ => {}
            }
        }
    }
    assert!(shown > 100 && begun > 100, "{shown} shown, {begun} reserved");
}
