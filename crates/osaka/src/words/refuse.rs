//! Why not? The rule and a sentence for every choice that is not allowed.

use game::{Phrase, Refusal, Seat, say};

use super::things::{card, colour};
use crate::action::Action;
use crate::cards::Card;
use crate::state::{Marker, Osaka, Task};

pub(crate) fn refuse(state: &Osaka, action: Action) -> Refusal {
    match (state.agenda.top(), action) {
        (Some(Task::Turn), Action::Buy) => refuse_buy(state),
        (Some(Task::Turn), Action::Take { card }) => refuse_take(state, card),
        (Some(Task::Turn), Action::TakeReserved { card: wished }) => {
            Refusal::new("O16", say!("osaka-no-marker-there", card = card(wished)))
        }
        (Some(Task::Turn), Action::Reserve { card }) => {
            refuse_reserve(state, state.stalls.whole_market().has(card), card)
        }
        (Some(Task::Turn), Action::ReserveProduction { card }) => {
            refuse_reserve(state, state.stalls.whole_production().has(card), card)
        }
        (Some(Task::Turn), Action::Pass) => Refusal::new("O24", say!("osaka-no-pass")),
        (Some(Task::Pay { due, last }), Action::Pay { card }) => {
            refuse_payment(state, due, last, card)
        }
        (Some(Task::Insurance { seat }), Action::Discard { card }) => {
            Refusal::new("O37", refuse_insurance(state, seat, card))
        }
        (Some(Task::Cover { card: given, .. }), Action::Insure { .. }) => {
            let colour = colour(given.colour());
            Refusal::new("O37", say!("osaka-no-such-good", colour = colour))
        }
        (Some(Task::Cover { .. }), Action::Done) => {
            Refusal::new("O37", say!("osaka-no-unused-card"))
        }
        (pending, _) => another_question(pending),
    }
}

/// The choice belongs to another moment; say what is to be done now.
fn another_question(pending: Option<Task>) -> Refusal {
    match pending {
        None => Refusal::new("O36", say!("osaka-ask-over")),
        Some(Task::StartToken { .. }) => Refusal::new("O07", say!("osaka-no-token-first")),
        Some(Task::Turn) => Refusal::new("O10", say!("osaka-no-other-action")),
        Some(Task::Pay { .. }) => Refusal::new("O11", say!("osaka-no-pay-first")),
        Some(Task::Insurance { .. }) => Refusal::new("O37", say!("osaka-no-insurance-first")),
        Some(Task::Cover { .. }) => Refusal::new("O37", say!("osaka-no-cover-first")),
        Some(_) => Refusal::new("O20", say!("osaka-ask-nobody")),
    }
}

fn refuse_buy(state: &Osaka) -> Refusal {
    let price = state.stalls.on_offer(state.turn).value();
    match price {
        0 => Refusal::new("O18", say!("osaka-no-goods")),
        _ => {
            let sum = state.hands[state.turn].value();
            Refusal::new("O10", say!("osaka-no-money", price = price, sum = sum))
        }
    }
}

fn refuse_take(state: &Osaka, wished: Card) -> Refusal {
    let own = state.stalls.markers[state.turn] == Marker::Market(wished);
    match (state.stalls.whole_market().has(wished), own) {
        (false, _) => Refusal::new("O14", say!("osaka-no-card-in-market", card = card(wished))),
        (true, true) => Refusal::new("O16", say!("osaka-no-free-copy", card = card(wished))),
        (true, false) => Refusal::new("O17", say!("osaka-no-reserved-card", card = card(wished))),
    }
}

fn refuse_reserve(state: &Osaka, lies_there: bool, wished: Card) -> Refusal {
    Refusal::new(
        "O15",
        match (state.stalls.markers[state.turn], lies_there) {
            (Marker::Market(on) | Marker::Production(on), _) => {
                say!("osaka-no-second-marker", card = card(on))
            }
            (Marker::Free, false) => say!("osaka-no-card-there", card = card(wished)),
            (Marker::Free, true) => say!("osaka-no-double-marker", card = card(wished)),
        },
    )
}

fn refuse_payment(state: &Osaka, due: u16, last: Card, paid: Card) -> Refusal {
    let has = state.hands[state.turn].has(paid);
    match () {
        () if !has => Refusal::new("O10", say!("osaka-no-card-in-hand", card = card(paid))),
        () if paid > last => Refusal::new("O11", say!("osaka-no-dearer-card", card = card(last))),
        () => Refusal::new("O11", say!("osaka-no-cheaper-first", card = card(paid), due = due)),
    }
}

fn refuse_insurance(state: &Osaka, seat: Seat, given: Card) -> Phrase {
    let of = given.colour();
    match () {
        () if !state.hands[seat].has(given) => say!("osaka-no-card-in-hand", card = card(given)),
        () if state.content.icons[given.rank()] == 0 => {
            say!("osaka-no-icons", card = card(given))
        }
        () if !state.on_waves().has(of) => say!("osaka-no-danger", colour = colour(of)),
        () => say!("osaka-no-good-to-insure", colour = colour(of)),
    }
}
