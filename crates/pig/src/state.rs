//! What lies on the table?

use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The most players.
pub const SEATS: usize = 4;

/// The whole game as one value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pig {
    /// Points to reach.
    pub goal: u8,
    pub seats: u8,
    /// Who has the die.
    pub turn: Seat,
    /// Rolled in this turn and not kept yet.
    pub sum: u8,
    /// The die is in the air.
    pub rolling: bool,
    /// Kept for good.
    pub kept: PerSeat<u8, SEATS>,
}

#[inline]
pub(crate) fn seats(state: &Pig) -> u8 {
    state.seats
}
