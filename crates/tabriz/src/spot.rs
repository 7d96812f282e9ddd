//! What does the finger point at? The place on the board that a choice belongs to.

use game::Spot;

use crate::action::Action;
use crate::state::Tabriz;

pub(crate) fn spot(state: &Tabriz, action: Action) -> Spot {
    let at = state.open.at.index() as u8;
    match action {
        Action::KeepWorkshop { card } => Spot::at("advanced", card.0),
        Action::Keep { card, .. } => Spot::at("offer", card.index() as u8),
        Action::Stand { space } | Action::RivalRemove { space } => {
            Spot::at("space", space.index() as u8)
        }
        Action::Move { from, to } | Action::RivalMove { from, to } => {
            Spot::at2("space", to.index() as u8, from.index() as u8)
        }
        Action::Draw { .. } => Spot::new("decks"),
        Action::Bank { deck } | Action::Workshop { deck } => match deck {
            Some(deck) => Spot::at("bank", deck.index() as u8),
            None => Spot::new("bank"),
        },
        Action::From { deck } => Spot::at("deck", deck.index() as u8),
        Action::Buy { right: 0, .. } => Spot::at2("track", at, 0),
        Action::Buy { .. } => Spot::at2("track", at, 1),
        Action::Trade { .. } => Spot::at("trade", at),
        Action::Use { .. } => Spot::new("workshop"),
        Action::Discard { card } | Action::Complete { card } => {
            Spot::at("hand", card.index() as u8)
        }
        Action::Die { colour, face } => match face {
            Some(face) => Spot::at2("pool", colour.index() as u8, face.index() as u8),
            None => Spot::at("pool", colour.index() as u8),
        },
        Action::Hunt { material } => Spot::at2("price", at, material.index() as u8),
        Action::Reroll { colour, face } | Action::Swap { colour, face, .. } => {
            Spot::at2("die", at, (colour.index() * 5 + face.index()) as u8)
        }
        Action::Roll | Action::RollBoth | Action::Bargain { .. } | Action::Take => {
            Spot::at("space", at)
        }
        Action::RivalKeep { material } => Spot::at("rival", material.index() as u8),
        Action::RivalSwap { space, face, .. } => {
            Spot::at2("die", space.index() as u8, face.index() as u8)
        }
        Action::Done => Spot::new("done"),
    }
}
