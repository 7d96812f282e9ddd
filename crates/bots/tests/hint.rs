//! A hint knows what the table shows: where memory is closed, cards seen once do not count.

use bots::{Alone, Budget};
use game::{Awaiting, Dealer, Game, Quick, Settings, Viewer};
use osaka::Osaka;
use table::{Dice, Match};

/// What the hint says of a position.
fn hint(state: &Osaka) -> Vec<table::wire::answer::Expectation> {
    let names = vec!["one".to_owned(), "two".to_owned()];
    let settings = Settings::default();
    let mut table = Match::<Osaka>::new([0; 8], &settings, names, |_| Dice::Manual).unwrap();
    table.load(*state).unwrap();
    bots::explain(&table, Budget::Iterations(60), 7, &Alone).unwrap()
}

#[test]
fn hands_that_were_seen_once_change_no_hint_where_memory_is_closed() {
    let settings = Settings::default().complete(&Osaka::INFO).unwrap();
    let mut state = Osaka::new(&Osaka::options(&settings).unwrap(), 2).unwrap();
    let (mut dealer, mut compared) = (Quick::new(5), 0);
    for step in 0.. {
        match state.awaiting() {
            Awaiting::Decision(seat) => {
                let view = state.view(Viewer::Seat(seat));
                let other = Osaka::imagine(&Osaka::shown(view), &mut dealer);
                if step % 11 == 0 && other.hands != state.hands && other.check().is_ok() {
                    assert_eq!(hint(&state), hint(&other), "step {step}");
                    compared += 1;
                }
                let legal = state.choices();
                state.act(legal[dealer.below(legal.len() as u32) as usize], &mut ());
            }
            Awaiting::Chance(_) => state.settle(&mut dealer, &mut ()),
            Awaiting::Nobody => break,
        }
    }
    assert!(compared > 3, "{compared} positions were compared");
}
