//! What is it worth?

use game::{Seat, Standings};

use crate::bag::Bag;
use crate::state::Osaka;

/// O31: (highest card + own tokens of the colour) × number of cards, rounded up.
pub fn set_value(set: Bag, tokens: u8, rounding: u8) -> u16 {
    let highest = set.dearest().map_or(0, |card| u16::from(card.value()));
    let exact = (highest + u16::from(tokens)) * set.total();
    exact.next_multiple_of(u16::from(rounding))
}

impl Osaka {
    /// O40: points, then tokens, then a shared victory. Merchandise and hand are worth nothing.
    pub(crate) fn ranking(&self) -> Option<Standings> {
        self.ending?;
        Some(Standings::by(self.seats, |seat: Seat| {
            [i32::from(self.points[seat]), i32::from(self.tokens[seat].total()), 0]
        }))
    }
}
