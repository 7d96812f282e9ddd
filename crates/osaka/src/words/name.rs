//! What does a choice do, cost and bring?

use game::{Phrase, say};

use super::things::{card, cards, colour};
use crate::action::Action;
use crate::cards::{Card, Colour};
use crate::state::Task;
use crate::view::View;

pub(crate) fn name(view: &View, action: Action) -> Phrase {
    match action {
        Action::Token { colour: chosen } => say!("osaka-do-token", colour = colour(chosen)),
        Action::Buy => name_buy(view),
        Action::Pay { card: paid } => name_pay(view, paid),
        Action::Take { card: taken } => say!("osaka-do-take", card = card(taken)),
        Action::TakeReserved { card: taken } => {
            say!("osaka-do-take-reserved", card = card(taken))
        }
        Action::Reserve { card: wished } => say!("osaka-do-reserve", card = card(wished)),
        Action::ReserveProduction { card: wished } => {
            say!("osaka-do-reserve-production", card = card(wished))
        }
        Action::Pass => say!("osaka-do-pass"),
        Action::Discard { card: given } => {
            let icons = view.content.icons[given.rank()];
            say!("osaka-do-discard", card = card(given), icons = icons)
        }
        Action::Insure { card: good } => say!("osaka-do-insure", card = card(good)),
        Action::Done => match view.agenda.top() {
            Some(Task::Cover { .. }) => say!("osaka-do-lapse"),
            _ => say!("osaka-do-done"),
        },
    }
}

/// What the purchase costs and brings, and how far the ships sail for it.
fn name_buy(view: &View) -> Phrase {
    let offer = view.stalls.on_offer(view.turn);
    let mut ships = Vec::new();
    for ship in Colour::ALL {
        let spaces = match offer.of_colour(ship).total() {
            0 => continue,
            1 => view.content.sail_one_good,
            _ => view.content.sail_more_goods,
        };
        let sails = match view.ships[ship] + spaces >= view.content.goal {
            true => say!("osaka-do-buy-sails-home", colour = colour(ship), spaces = spaces),
            false => say!("osaka-do-buy-sails", colour = colour(ship), spaces = spaces),
        };
        ships.push(sails);
    }
    say!("osaka-do-buy", cards = cards(offer), price = offer.value(), ships = ships)
}

fn name_pay(view: &View, paid: Card) -> Phrase {
    let due = match view.agenda.top() {
        Some(Task::Pay { due, .. }) => due,
        _ => 0,
    };
    match due.saturating_sub(paid.value().into()) {
        0 => say!("osaka-do-pay-last", card = card(paid)),
        left => say!("osaka-do-pay", card = card(paid), left = left),
    }
}
