//! What do people at a physical table roll or draw now?

use game::{Awaiting, Phrase, say};

use crate::chance::Chance;
use crate::flow::awaiting;
use crate::state::Istanbul;

pub(crate) fn by_hand(state: &Istanbul) -> Phrase {
    let seat = state.turn;
    match awaiting(state) {
        Awaiting::Chance(Chance::First) => say!("istanbul-hand-first"),
        Awaiting::Chance(Chance::Dice { count }) => {
            say!("istanbul-hand-dice", seat = seat, n = count)
        }
        Awaiting::Chance(Chance::Card) => say!("istanbul-hand-card", seat = seat),
        Awaiting::Chance(Chance::Tile) => say!("istanbul-hand-tile"),
        Awaiting::Decision(_) | Awaiting::Nobody => say!("istanbul-ask-over"),
    }
}
