//! The laws every game obeys, for each seat count.

use game::{Dealer, Game, Quick, Seat, Viewer};
use yspahan::{Card, Event, Task, Yspahan};

testkit::laws! {
    Yspahan { most_steps: 2_000, scramble: scramble, recount: recount }
    two_players_obey_the_laws: 40 games of (2, "");
    three_players_obey_the_laws: 40 games of (3, "");
    four_players_obey_the_laws: 40 games of (4, "");
    a_named_first_player_obeys_the_laws: 10 games of (3, "first=2");
}

/// Exchanges hidden cards many times: between two hands, or between a hand and the deck. A card
/// that a seat held before the last shuffle cannot be in the deck, so only fresh ones go there.
/// Somebody who is about to build must stay able to: that much is known of their cards.
fn scramble(state: &Yspahan, viewer: Viewer, dealer: &mut Quick) -> Yspahan {
    let mut other = *state;
    let is_building = matches!(state.board.agenda.top(), Some(Task::Build { .. }));
    for _ in 0..40 {
        let before = other;
        let [here, there] = [0; 2].map(|_| Seat::new(dealer.below(state.board.seats.into()) as u8));
        let [a, b] = [0; 2].map(|_| Card::ALL[dealer.below(9) as usize]);
        if viewer.is(here) || viewer.is(there) || !other.hands[here].has(a) {
            continue;
        }
        if other.hands[there].has(b) && here != there {
            other.hands[here][a] -= 1;
            other.hands[there][a] += 1;
            other.hands[there][b] -= 1;
            other.hands[here][b] += 1;
        } else if other.deck.has(b) && other.drawn[here].has(a) {
            other.hands[here][a] -= 1;
            other.drawn[here][a] -= 1;
            other.deck[a] += 1;
            other.deck[b] -= 1;
            other.hands[here][b] += 1;
            other.drawn[here][b] += 1;
        }
        if is_building && other.check().is_err() {
            other = before;
        }
    }
    other
}

fn recount(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::CaravanJoined { seat, points, .. } if seat == of => i32::from(points),
        Event::CaravanScored { seat, points, .. } if seat == of => i32::from(points),
        Event::Sold { seat, points, .. } if seat == of => i32::from(points),
        Event::Built { seat, points, .. } if seat == of => i32::from(points),
        Event::SoukScored { seat, points, .. } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}
