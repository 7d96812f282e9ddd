//! What is it worth?

use game::{Seat, Standings};

use crate::bag::Bag;
use crate::state::{Ending, Osaka};

/// O31: (highest card + own tokens of the colour) × number of cards, rounded up.
pub fn set_value(set: Bag, tokens: u8, rounding: u8) -> u16 {
    let highest = set.dearest().map_or(0, |card| u16::from(card.value()));
    let exact = (highest + u16::from(tokens)) * set.total();
    exact.next_multiple_of(u16::from(rounding))
}

#[inline]
pub(crate) fn score(state: &Osaka, seat: Seat) -> i32 {
    i32::from(state.points[seat])
}

/// O40: points, then tokens, then a shared victory. Merchandise and hand are worth nothing.
pub(crate) fn standings(state: &Osaka) -> Option<Standings> {
    state.ending?;
    let key = |seat: Seat| [score(state, seat), i32::from(state.tokens[seat].total()), 0];
    Some(Standings::by(state.seats, key))
}

pub(crate) fn ending(state: &Osaka) -> Option<&'static str> {
    state.ending.map(Ending::name)
}
