//! What is to be decided?

use game::{Phrase, say};

use super::things::{card, colours};
use crate::state::{Task, on_waves};
use crate::view::View;

pub(crate) fn ask(view: &View) -> Phrase {
    let turn = view.turn;
    match view.agenda.top() {
        None => say!("osaka-ask-over"),
        Some(Task::Market { .. }) => say!("osaka-chance-market"),
        Some(Task::Production { .. }) => say!("osaka-chance-production"),
        Some(Task::StartHand { .. }) => say!("osaka-chance-start"),
        Some(Task::First) => say!("osaka-chance-first"),
        Some(Task::Lot) => say!("osaka-chance-lot"),
        Some(Task::StartToken { seat }) => say!("osaka-ask-token", seat = seat),
        Some(Task::Turn) => match view.stalls.on_offer(turn).value() {
            0 => say!("osaka-ask-turn-empty", seat = turn),
            price => say!("osaka-ask-turn", seat = turn, price = price),
        },
        Some(Task::Pay { due, .. }) => say!("osaka-ask-pay", seat = turn, due = due),
        Some(Task::Insurance { seat }) => {
            let sinking = on_waves(&view.content, view.ships);
            say!("osaka-ask-insurance", seat = seat, colours = colours(sinking))
        }
        Some(Task::Cover { seat, card: given, .. }) => {
            say!("osaka-ask-cover", seat = seat, card = card(given))
        }
        Some(Task::Named { .. } | Task::Sail { .. } | Task::Return | Task::NextTurn) => {
            say!("osaka-ask-nobody")
        }
    }
}
