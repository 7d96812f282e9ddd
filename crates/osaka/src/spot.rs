//! What does the finger touch?

use game::{Seat, Spot};

use crate::action::Action;
use crate::cards::Card;
use crate::state::{Marker, Osaka, Task};

/// Cards by their kind, equal ones as often as they are touched; players by their seat.
pub(crate) fn pieces(state: &Osaka, action: Action) -> Vec<Spot> {
    let seat = state.decider().index() as u8;
    let kind = |card: Card| card.index() as u8;
    vec![match action {
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
    }]
}

/// O10, O11: a purchase is one gesture, from the price to its last card.
pub(crate) fn goes_on(state: &Osaka, action: Action) -> bool {
    match (action, state.agenda.top()) {
        (Action::Buy, _) => true,
        (Action::Pay { card }, Some(Task::Pay { due, .. })) => u16::from(card.value()) < due,
        _ => false,
    }
}

/// What a closed place would do in the open question.
pub(crate) fn tried(state: &Osaka, spot: Spot) -> Option<Action> {
    let number = |place: usize| spot.at[place].map(usize::from);
    let card = |place: usize| Card::all().find(|card| Some(card.index()) == number(place));
    match (state.agenda.top()?, spot.place) {
        (Task::Turn, "buy" | "hand") => Some(Action::Buy),
        (Task::Turn, "market") => Some(Action::Take { card: card(0)? }),
        (Task::Turn, "reserved") => {
            let seat = Seat::all(state.seats).find(|seat| Some(seat.index()) == number(0))?;
            match state.stalls.markers[seat] {
                Marker::Market(card) => Some(Action::Take { card }),
                _ => None,
            }
        }
        (Task::Turn, "reserve-market") => Some(Action::Reserve { card: card(0)? }),
        (Task::Turn, "reserve-production") => Some(Action::ReserveProduction { card: card(0)? }),
        (Task::Pay { .. }, "hand") => Some(Action::Pay { card: card(0)? }),
        (Task::Insurance { .. }, "hand") => Some(Action::Discard { card: card(0)? }),
        (Task::Cover { .. }, "goods") => Some(Action::Insure { card: card(1)? }),
        _ => None,
    }
}
