//! What do people at a physical table roll or draw now?

use game::{Awaiting, Phrase, say};

use crate::chance::Chance;
use crate::flow::awaiting;
use crate::state::Yspahan;

pub(crate) fn by_hand(state: &Yspahan) -> Phrase {
    match awaiting(state) {
        Awaiting::Chance(Chance::FirstPlayer) => say!("yspahan-hand-first-player"),
        Awaiting::Chance(Chance::Roll { white, yellow }) => {
            say!("yspahan-hand-roll", white = white, yellow = yellow)
        }
        Awaiting::Chance(Chance::Card { seat }) => say!("yspahan-hand-card", seat = seat),
        Awaiting::Decision(_) | Awaiting::Nobody => say!("yspahan-ask-nobody"),
    }
}
