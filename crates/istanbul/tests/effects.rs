//! No two choices come to the same, at every decision of many matches; the laws look at some only.

mod common;

use common::*;
use game::{Awaiting, Game, Quick};
use istanbul::{Effect, Istanbul, Kind};
use testkit::content::{changed, fresh_with};
use testkit::{laws, playout};

/// The first two choices with the same effect, if any.
fn doubled(state: &Istanbul) -> Option<(String, String)> {
    let legal = state.choices();
    let effects: Vec<Istanbul> = legal
        .iter()
        .map(|&action| {
            let mut after = *state;
            after.act(action, &mut ());
            after
        })
        .collect();
    let twin = |place: usize| effects[..place].iter().position(|effect| *effect == effects[place]);
    (0..legal.len())
        .find_map(|place| twin(place).map(|first| (legal[first], legal[place])))
        .map(|(one, other)| (one.to_string(), other.to_string()))
}

#[test]
fn no_effect_is_listed_twice() {
    for index in 0..testkit::games(60) {
        let mut state: Istanbul = testkit::fresh(2 + (index % 3) as u8, "");
        let mut dealer = Quick::stream(77, index);
        let mut buffer = Vec::new();
        while state.awaiting() != Awaiting::Nobody {
            assert_eq!(doubled(&state), None, "game {index}: {state:?}");
            playout::step(&mut state, &mut dealer, &mut buffer, &mut ());
        }
    }
}

/// Whoever has all the lira gains none by taking some.
#[test]
fn i50_all_the_lira_in_one_hand() {
    let mut table = rolled(2, "rrllc");
    give(&mut table, 1, Kind::Lira, 0);
    give(&mut table, 0, Kind::Lira, 87);
    assert!(!table.allows("lira"));
    let mut tiled = table.clone();
    tiled.set_up(|state| {
        state.players[seat(0)].tiles[Effect::Red] = 1;
        state.powers[Effect::Red] = 1;
        let tile = code("gr");
        state.display.remove(tile);
        state.display.add(code("gy"));
        state.stack.remove(code("gy"));
    });
    assert!(tiled.allows("lira"), "the lira comes back, but a marker comes along");
    tiled.act("lira");
    assert_eq!((has(&tiled, 0, Kind::Lira), has(&tiled, 0, Kind::Red)), (87, 1));
    give(&mut table, 0, Kind::Lira, 86);
    assert!(table.allows("lira"));
    give(&mut table, 0, Kind::Brown, 2);
    table.act("cards 1").chance("card o3");
    assert_eq!(has(&table, 0, Kind::Lira), 87, "7 lira or 1: there is but one, so nobody is asked");
    assert_eq!(table.state.actions, 1);
}

/// I50: a price that is paid from stock changes something, so the action is there.
#[test]
fn i50_an_action_that_costs_stock_is_never_left_out() {
    let mut table = rolled(2, "ryllc");
    give(&mut table, 0, Kind::Red, 8);
    give(&mut table, 1, Kind::Crystal, 0);
    give(&mut table, 0, Kind::Crystal, 12);
    assert!(!table.allows("equal red"), "a die and a marker that comes back: nothing changes");
    assert!(table.allows("different 2"), "a red marker may be paid for the crystal");
    give(&mut table, 0, Kind::Brown, 1);
    assert!(table.allows("equal red"), "a brown would be paid");
    give(&mut table, 0, Kind::Brown, 0);
    give(&mut table, 0, Kind::Red, 0);
    assert!(!table.allows("different 2"), "two dice for the own crystal");
}

/// Whether every world after an action equals the one before, apart from what is spent on it: the
/// action itself and dice.
fn changes_nothing(state: &Istanbul, action: istanbul::Action) -> bool {
    let mut after = *state;
    after.act(action, &mut ());
    match after.agenda.top() {
        Some(istanbul::Task::Pay { .. } | istanbul::Task::Markers) => {
            after.choices().into_iter().all(|choice| same_after(state, &after, choice))
        }
        _ => after.players == state.players,
    }
}

fn same_after(before: &Istanbul, paying: &Istanbul, choice: istanbul::Action) -> bool {
    let mut after = *paying;
    after.act(choice, &mut ());
    match after.agenda.top() {
        Some(istanbul::Task::Markers) => {
            after.choices().into_iter().all(|next| same_after(before, &after, next))
        }
        _ => after.players == before.players,
    }
}

/// An action is left out only if every world after it equals the world before, apart from the action
/// spent. Positions with hardly any supply, every mix of hands.
#[test]
fn i50_nothing_that_changes_anything_is_left_out() {
    let kinds = [Kind::Red, Kind::Crystal, Kind::Brown, Kind::Lira];
    let mut seen = 0;
    for mix in 0..(3_u32.pow(4) * 4) {
        let dice = ["rrygl", "rrrll", "rylll", "ccccc"][(mix % 4) as usize];
        let mut table = rolled(2, dice);
        let mut rest = mix / 4;
        for kind in kinds {
            let all = table.state.content.supply[kind];
            give(&mut table, 1, kind, 0);
            give(&mut table, 0, kind, [0, all - 1, all][(rest % 3) as usize]);
            rest /= 3;
        }
        // Three actions, so that nobody else moves meanwhile.
        table.set_up(|state| state.actions = 3);
        for notation in ["equal red", "different 2", "different 3", "lira"] {
            let action = notation.parse().unwrap();
            let hand = istanbul::Hand::new(&table.state.purse(seat(0), true), false);
            let payable = match notation {
                "equal red" => hand.pays_equal(istanbul::Colour::Red),
                "different 2" => hand.pays_different(2),
                "different 3" => hand.pays_different(3),
                _ => dice.contains('l'),
            };
            if payable && !table.state.is_legal(action) {
                assert!(changes_nothing(&table.state, action), "{notation} with {dice}, {mix}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "only {seen} actions were left out");
}

/// A box with hardly any pieces.
fn scarce(seats: u8) -> Istanbul {
    let few = "red = 2, yellow = 2, green = 1, blue = 1, brown = 1, crystal = 4, lira = 40 }";
    let old = "red = 8, yellow = 8, green = 8, blue = 8, brown = 10, crystal = 12, lira = 87 }";
    fresh_with(seats, changed::<istanbul::Cardboard>(old, few))
}

/// Likewise along random matches with hardly any supply: the actions of step 3 that could be paid,
/// and what others may take of a card.
#[test]
fn i50_nothing_is_left_out_while_pieces_run_out() {
    use istanbul::{Action, Colour, Face, Hand, Task};
    let withheld = |state: &Istanbul| match state.agenda.top() {
        // With the last action others may move before the next question.
        Some(Task::Act) if state.actions > 1 => {
            let hand = Hand::new(&state.purse(state.turn, true), false);
            let equal = Colour::ALL.into_iter().filter(|&colour| hand.pays_equal(colour));
            let different = (2..=4).filter(|&goods| hand.pays_different(goods));
            let lira = (state.dice[Face::Lira] > 0).then_some(Action::Lira);
            equal
                .map(|colour| Action::Equal { colour })
                .chain(different.map(|goods| Action::Different { goods }))
                .chain(lira)
                .collect()
        }
        Some(Task::Others { code, .. }) => {
            let half = state.content.card(code).others.as_ref().expect("the others are asked");
            let free = half.pay.is_none();
            let take = (free && !half.gain.is_none()).then_some(Action::Take);
            let other = (free && !half.or_gain.is_none()).then_some(Action::TakeOther);
            take.into_iter().chain(other).collect()
        }
        _ => Vec::new(),
    };
    let idle = |state: &Istanbul, action| match action {
        Action::Take | Action::TakeOther => {
            let [mut taken, mut declined] = [*state; 2];
            taken.act(action, &mut ());
            declined.act(Action::Decline, &mut ());
            taken == declined
        }
        _ => changes_nothing(state, action),
    };
    let seen = laws::left_out(&[2, 3, 4].map(scarce), testkit::games(20), withheld, idle);
    assert!(seen > 20, "only {seen} actions were left out");
}
