//! What the finger points at for each action.

use game::Spot;

use crate::action::Action;
use crate::state::Istanbul;

/// Names of places on the board: stalls, dice, tiles, cards, the own stock.
pub(crate) fn spot(state: &Istanbul, action: Action) -> Spot {
    let number = |place: Option<usize>| place.unwrap_or_default() as u8;
    match action {
        Action::Income { from } => Spot::at("own-tile", from as u8),
        Action::Collect => Spot::new("income"),
        Action::Reroll => Spot::new("crystals"),
        Action::Roll { .. } => Spot::new("dice"),
        Action::Equal { colour } => Spot::at("equal", colour as u8),
        Action::Different { goods } => Spot::at("different", goods),
        Action::Lira => Spot::new("lira-dice"),
        Action::Cards { dice } => Spot::at("deck", dice),
        Action::Tile { code } => Spot::at("tile", number(state.content.tile_place(code))),
        Action::Ruby { market } => Spot::at("ruby", market as u8),
        Action::End => Spot::new("end"),
        Action::Pay { .. } => Spot::new("payment"),
        Action::Use { code } => Spot::at("card", number(state.content.card_place(code))),
        Action::Take => Spot::new("take"),
        Action::TakeOther => Spot::new("take-other"),
        Action::Decline => Spot::new("decline"),
        Action::Markers { first, second } => Spot::at2("markers", first as u8, second as u8),
        Action::Give { effect } => Spot::at("own-tile", effect as u8),
    }
}
