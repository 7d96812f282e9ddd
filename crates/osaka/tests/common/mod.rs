//! Positions set up by hand.

#![allow(dead_code)] // each test file uses its own part

use game::{Agenda, Seat};
use osaka::{Bag, Colour, Marker, Osaka, Task};
use testkit::Scene;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

pub(crate) fn bag(cards: &str) -> Bag {
    cards.parse().unwrap()
}

/// The first player's turn on an otherwise empty table. After the changes, all cards without
/// another place are in the draw pile.
pub(crate) fn turn(seats: u8, change: impl FnOnce(&mut Osaka)) -> Scene<Osaka> {
    let mut state: Osaka = testkit::fresh(seats, "");
    state.agenda = Agenda::new();
    state.agenda.push(Task::Turn);
    change(&mut state);
    state.unseen = unplaced(&state);
    Scene::from_state(state)
}

/// Likewise, with an empty draw pile: all other cards are point cards of the last player.
pub(crate) fn without_pile(seats: u8, change: impl FnOnce(&mut Osaka)) -> Scene<Osaka> {
    let mut state = turn(seats, change).state;
    state.point_cards.add_all(state.unseen);
    state.points[Seat::new(seats - 1)] += state.unseen.total();
    state.unseen = Bag::EMPTY;
    Scene::from_state(state)
}

fn unplaced(state: &Osaka) -> Bag {
    let mut left = state.content.deck;
    let rows = [state.stalls.whole_market(), state.stalls.whole_production()];
    rows.iter()
        .chain(&[state.discards, state.point_cards])
        .chain([state.hands, state.goods, state.insured].iter().flat_map(|each| &each.0))
        .for_each(|&placed| left.remove_all(placed));
    left
}

/// Puts a player's marker on a market card.
pub(crate) fn mark_market(state: &mut Osaka, seat: Seat, card: &str) {
    let card = card.parse().unwrap();
    state.stalls.market.remove(card);
    state.stalls.markers[seat] = Marker::Market(card);
}

/// Puts a player's marker on a production card.
pub(crate) fn mark_production(state: &mut Osaka, seat: Seat, card: &str) {
    let card = card.parse().unwrap();
    state.stalls.production.remove(card);
    state.stalls.markers[seat] = Marker::Production(card);
}

pub(crate) fn space(scene: &Scene<Osaka>, colour: Colour) -> u8 {
    scene.state.ships[colour]
}
