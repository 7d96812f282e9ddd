//! What comes next?

use game::{Awaiting, Game};

use crate::chance::Chance;
use crate::state::Pig;

#[inline]
pub(crate) fn awaiting(state: &Pig) -> Awaiting<Chance> {
    match state.rolling {
        _ if state.standings().is_some() => Awaiting::Nobody,
        true => Awaiting::Chance(Chance::Die),
        false => Awaiting::Decision(state.turn),
    }
}

impl Pig {
    /// The die goes on to the left, unless somebody has won (P20).
    pub(crate) fn next_turn(&mut self) {
        self.sum = 0;
        if self.standings().is_none() {
            self.turn = self.turn.next(self.seats);
        }
    }
}
