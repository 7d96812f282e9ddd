//! What does the finger point at?

use game::Spot;

use crate::action::Action;
use crate::cards::Card;
use crate::state::Osaka;

/// Cards by their kind, players by their seat.
pub(crate) fn spot(state: &Osaka, action: Action) -> Spot {
    let seat = state.decider().index() as u8;
    let kind = |card: Card| card.index() as u8;
    match action {
        Action::Token { colour } => Spot::at("token", colour.index() as u8),
        Action::Buy => Spot::new("buy"),
        Action::Pay { card } | Action::Discard { card } => Spot::at("hand", kind(card)),
        Action::Take { card } => Spot::at("market", kind(card)),
        Action::TakeReserved { .. } => Spot::at("reserved", seat),
        Action::Reserve { card } => Spot::at("reserve-market", kind(card)),
        Action::ReserveProduction { card } => Spot::at("reserve-production", kind(card)),
        Action::Pass => Spot::new("pass"),
        Action::Insure { card } => Spot::at2("goods", seat, kind(card)),
        Action::Done => Spot::new("done"),
    }
}
