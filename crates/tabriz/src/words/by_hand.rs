//! What do people at a physical table roll or draw now?

use game::{Phrase, say};

use super::things::{address, colour, deck};
use crate::chance::{Chance, question};
use crate::state::Tabriz;

pub(crate) fn by_hand(state: &Tabriz) -> Phrase {
    let seat = state.open.current;
    match question(state) {
        Some(Chance::First) => say!("tabriz-hand-first"),
        Some(Chance::Tile { space }) => say!("tabriz-hand-tile", space = space.to_string()),
        Some(Chance::Side { space }) => {
            say!("tabriz-hand-side", at = address(state.open.address(space)))
        }
        Some(Chance::Workshop { seat }) => say!("tabriz-hand-workshop", seat = seat),
        Some(Chance::Card { deck: of }) => say!("tabriz-hand-card", seat = seat, deck = deck(of)),
        Some(Chance::Dice { colour: of, count }) => {
            say!("tabriz-hand-dice", n = count, colour = colour(of))
        }
        None => say!("tabriz-ask-nobody"),
    }
}
