//! What the hand can do at a table of every game: gestures are what they say, and what is foreseen tells
//! nothing that is hidden.

use std::collections::HashSet;

use game::{Dealer, Quick, Settings, Spoken, Viewer};
use table::{AnyTable, Setup, Waiting};

/// Plays matches of a game at random and looks at every decision.
fn decisions(key: &str, seats: u8, mut look: impl FnMut(&dyn AnyTable, game::Seat)) {
    let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
    let mut table = table::open(key, Setup::seeded(Settings::default(), names, 11)).unwrap();
    let mut dealer = Quick::new(u64::from(seats));
    while let Waiting::Decision(seat) = table.awaiting() {
        look(table.as_ref(), seat);
        let choices = table.choices();
        let choice = &choices[dealer.below(choices.len() as u32) as usize];
        table.act(seat, &choice.notation).unwrap();
    }
}

#[test]
fn a_gesture_is_its_choices_in_a_row_and_no_two_touch_the_same() {
    for info in catalog::all() {
        let mut found = 0;
        decisions(info.key, info.max_seats, |table, seat| {
            let frame = table.frame(Viewer::Seat(seat));
            let mut touched = HashSet::new();
            for gesture in &frame.gestures {
                let mut pieces = gesture.pieces.clone();
                pieces.sort();
                assert!(touched.insert(pieces), "{}: {gesture:?} twice", info.key);
                let mut copy = table.duplicate();
                for notation in &gesture.notations {
                    let acted = copy.act(seat, notation);
                    assert_eq!(acted, Ok(()), "{}: {notation} of {gesture:?}", info.key);
                }
                found += 1;
            }
        });
        if ["osaka", "istanbul"].contains(&info.key) {
            assert!(found > 50, "{}: {found} gestures", info.key);
        }
    }
}

/// Worlds that look alike to whoever decides are foreseen alike.
struct ForeseenAlike;

impl catalog::Visitor for ForeseenAlike {
    type Output = ();
    fn visit<G: Spoken>(self) {
        let mut dealer = Quick::new(5);
        decisions(G::INFO.key, G::INFO.max_seats, |table, seat| {
            let state: G = serde_json::from_value(table.state()).unwrap();
            let other = G::imagine(&state.view(Viewer::Seat(seat)), &mut dealer);
            let mut elsewhere = table.duplicate();
            elsewhere.load(&serde_json::to_value(other).unwrap()).unwrap();
            for choice in table.choices().iter().take(3) {
                let here = table.preview(seat, &[&choice.notation]);
                let there = elsewhere.preview(seat, &[&choice.notation]);
                assert!(here.is_ok(), "{}: {}", G::INFO.key, choice.notation);
                assert_eq!(here, there, "{}: {} tells too much", G::INFO.key, choice.notation);
            }
        });
    }
}

#[test]
fn what_is_foreseen_tells_nothing_hidden() {
    for info in catalog::all() {
        catalog::visit(info.key, ForeseenAlike).unwrap();
    }
}

#[test]
fn a_closed_place_says_what_is_missing() {
    let mut said = 0;
    decisions("istanbul", 2, |table, _| {
        for place in ["ruby-0", "ruby-4", "different-4", "lira-dice", "deck"] {
            let spot = place.parse().unwrap();
            let open = table.choices().iter().any(|choice| choice.pieces.contains(&spot));
            let no = table.why_not(spot);
            assert!(!open || no.is_none(), "{place} is open and refused: {no:?}");
            said += usize::from(no.is_some_and(|no| no.rule.is_some()));
        }
    });
    assert!(said > 100, "{said} refusals");
}
