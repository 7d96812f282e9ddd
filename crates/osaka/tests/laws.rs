//! The laws of the house along random matches, for each number of players and both ways to look.

use game::{Awaiting, Dealer, Game, Quick, Seat, Viewer};
use osaka::{Action, Bag, Event, Osaka, Task};
use testkit::{Scene, laws};

/// The longest random match seen in tens of thousands took well under half of this.
const MOST_STEPS: usize = 3_000;

testkit::laws! {
    Osaka { most_steps: MOST_STEPS, scramble: scramble, recount: recount }
    two_players_obey_the_laws: 120 games of (2, "");
    three_players_obey_the_laws: 100 games of (3, "");
    four_players_obey_the_laws: 100 games of (4, "");
    a_first_player_drawn_by_lot_obeys_the_laws: 20 games of (3, "first=random");
    open_memory_obeys_the_laws: 50 games of (3, "open_memory=true");
}

/// Points from the sales that were told.
fn recount(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::Sold { seat, points, .. } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}

/// Redeals what the table does not show this viewer: other hands, other points, and all cards
/// that lie face down.
fn scramble(state: &Osaka, viewer: Viewer, dealer: &mut Quick) -> Osaka {
    if state.open_memory {
        return *state; // then only the order of the pile is hidden, and no state has one
    }
    let hands_open = state.agenda.iter().any(|task| matches!(task, Task::First | Task::Lot));
    let hidden: Vec<Seat> =
        Seat::all(state.seats).filter(|&seat| !viewer.is(seat) && !hands_open).collect();
    let mut other = *state;
    let mut pool = state.unseen.with(state.point_cards);
    for _ in 0..TRIES {
        let (mut hands, mut left) = (state.hands, pool);
        hidden.iter().for_each(|&seat| left.add_all(state.hands[seat]));
        for &seat in &hidden {
            hands[seat] = deal(state.hands[seat].total(), &mut left, dealer);
        }
        if can_still_pay(state, hands[state.turn]) {
            (other.hands, pool) = (hands, left);
            break;
        }
    }
    if state.ending.is_none() {
        hidden.iter().for_each(|&seat| other.points[seat] = dealer.below(20) as u16);
    }
    hide_cards(&mut other, pool, dealer);
    other
}

/// Hands are redealt so often until one fits; a payment that hardly any hand could finish stays.
const TRIES: usize = 1_000;

/// The table knows that a purchase once begun is paid.
fn can_still_pay(state: &Osaka, hand: Bag) -> bool {
    match state.agenda.top() {
        Some(Task::Pay { due, last }) => hand.up_to(last).value() >= due,
        _ => true,
    }
}

/// Splits the cards nobody sees into pile and point cards in any way the points allow.
fn hide_cards(state: &mut Osaka, mut pool: Bag, dealer: &mut Quick) {
    let pile_needed = u16::from(matches!(state.awaiting(), Awaiting::Chance(_)));
    let points: u16 = state.points.0.iter().sum();
    let most = points.min(pool.total() - pile_needed);
    let cards = dealer.below(u32::from(most) + 1) as u16;
    let seen = dealer.below(u32::from(cards) + 1) as u16;
    state.point_cards = deal(seen, &mut pool, dealer);
    state.unseen = pool;
    state.face_down = (cards - seen) as u8;
}

fn deal(cards: u16, pool: &mut Bag, dealer: &mut Quick) -> Bag {
    let mut dealt = Bag::EMPTY;
    for _ in 0..cards {
        let card = pool.nth(dealer.below(pool.total().into()));
        pool.remove(card);
        dealt.add(card);
    }
    dealt
}

/// O37: a card of a sinking colour is left out only if it would insure nothing.
#[test]
fn no_insurance_that_helps_is_left_out() {
    let withheld = |state: &Osaka| match state.agenda.top() {
        Some(Task::Insurance { seat }) => {
            let sinking = state.hands[seat].of_colours(state.on_waves());
            sinking.kinds().map(|card| Action::Discard { card }).collect()
        }
        _ => Vec::new(),
    };
    let idle = |state: &Osaka, action| {
        let (Some(Task::Insurance { seat }), Action::Discard { card }) =
            (state.agenda.top(), action)
        else {
            unreachable!("only insurance is looked at")
        };
        let goods = state.goods[seat].of_colour(card.colour());
        state.content.icons[card.rank()] == 0 || goods.is_empty()
    };
    let beginnings = [2, 3, 4].map(|seats| testkit::fresh(seats, ""));
    assert!(laws::left_out(&beginnings, testkit::games(30), withheld, idle) > 20);
}

#[test]
fn cards_come_up_as_often_as_they_are_left() {
    let scene = Scene::<Osaka>::new(2, "");
    assert!(laws::chi_square(&scene.state, 60_000, 7).abs() < 5.0);
}
