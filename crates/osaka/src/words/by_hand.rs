//! What do people at a physical table roll or draw now?

use game::{Phrase, say};

use crate::chance::Chance;
use crate::state::Osaka;

pub(crate) fn by_hand(state: &Osaka) -> Phrase {
    match state.question() {
        Some(Chance::Market) => say!("osaka-hand-market"),
        Some(Chance::Production) => say!("osaka-hand-production"),
        Some(Chance::Start { seat }) => say!("osaka-hand-start", seat = seat),
        Some(Chance::First) => say!("osaka-hand-first"),
        Some(Chance::Lot) => say!("osaka-hand-lot"),
        None => say!("osaka-ask-nobody"),
    }
}
