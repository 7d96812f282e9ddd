//! Why not? The rule's id and a sentence for every choice that is not allowed now.

use game::{Refusal, say};

use super::table::price_phrase;
use super::things;
use crate::action::Action;
use crate::bag::Code;
use crate::payment::{Payment, Quad};
use crate::pieces::{Colour, Face, Kind, Market};
use crate::state::{Istanbul, Purpose, Task};

pub(crate) fn refuse(state: &Istanbul, action: Action) -> Refusal {
    let Some(task) = state.agenda.top() else {
        return Refusal::new("I60", say!("istanbul-no-over"));
    };
    match (task, action) {
        (Task::Act, action) => refuse_act(state, action),
        (Task::Income, _) => Refusal::new("I10", say!("istanbul-no-income")),
        (Task::Reroll, _) => Refusal::new("I12", say!("istanbul-no-roll")),
        (Task::Pay { purpose, .. }, Action::Pay { dice, markers, browns }) => {
            refuse_payment(state, purpose, Payment { dice, markers, browns })
        }
        (Task::Pay { .. }, _) => Refusal::new("I31", say!("istanbul-no-pay-first")),
        (Task::Use, Action::Use { code }) if state.revealed.contains(code) => {
            Refusal::new("I25", say!("istanbul-no-same-card"))
        }
        (Task::Use, _) => Refusal::new("I25", say!("istanbul-no-use")),
        (Task::Half { .. }, _) => Refusal::new("I42", say!("istanbul-no-half")),
        (Task::Others { .. }, Action::Take | Action::TakeOther) => {
            Refusal::new("I40", say!("istanbul-no-cannot-join"))
        }
        (Task::Others { .. }, _) => Refusal::new("I40", say!("istanbul-no-others")),
        (Task::Markers, Action::Markers { first, second }) if first <= second => {
            Refusal::new("I50", say!("istanbul-no-same-pair"))
        }
        (Task::Markers, _) => Refusal::new("I23", say!("istanbul-no-markers")),
        (Task::Market, Action::Ruby { market: Market::Mosque }) => {
            Refusal::new("I44", say!("istanbul-no-mosque-card"))
        }
        (Task::Market, Action::Ruby { .. }) => {
            Refusal::new("I30", say!("istanbul-no-empty-market"))
        }
        (Task::Market, _) => Refusal::new("I44", say!("istanbul-no-market")),
        (Task::Give, _) => Refusal::new("I47", say!("istanbul-no-give")),
        (Task::Swap, _) => Refusal::new("I47", say!("istanbul-no-swap")),
        _ => Refusal::new("I13", say!("istanbul-no-now")),
    }
}

fn refuse_act(state: &Istanbul, action: Action) -> Refusal {
    let idle = |kind| state.is_idle(state.turn, kind);
    match action {
        Action::Reroll if state.acted => Refusal::new("I12", say!("istanbul-no-reroll-late")),
        Action::Reroll if state.active().stock[Kind::Crystal] == 0 => {
            Refusal::new("I12", say!("istanbul-no-reroll-crystal"))
        }
        Action::Reroll => Refusal::new("I12", say!("istanbul-no-reroll-dice")),
        Action::Equal { colour } if idle(colour.kind()) => idle_refusal(),
        Action::Equal { colour } => refuse_equal(state, colour),
        Action::Different { goods: 2 } if idle(Kind::Crystal) => idle_refusal(),
        Action::Different { goods: 3 } if idle(Kind::Brown) => idle_refusal(),
        Action::Different { goods: 2 } => Refusal::new("I21", say!("istanbul-no-different", n = 2)),
        Action::Different { goods: 3 } => refuse_three(state),
        Action::Different { goods } => {
            Refusal::new("I23", say!("istanbul-no-different", n = goods))
        }
        Action::Lira if state.dice[Face::Lira] > 0 => idle_refusal(),
        Action::Lira => Refusal::new("I24", say!("istanbul-no-lira")),
        Action::Cards { .. } => {
            Refusal::new("I25", say!("istanbul-no-cards", n = state.dice[Face::Card]))
        }
        Action::Tile { code } => refuse_tile(state, code),
        Action::Ruby { market } => refuse_ruby(state, market),
        _ => Refusal::new("I13", say!("istanbul-no-now")),
    }
}

fn idle_refusal() -> Refusal {
    Refusal::new("I50", say!("istanbul-no-idle"))
}

fn refuse_equal(state: &Istanbul, colour: Colour) -> Refusal {
    let purse = state.purse(state.turn, true);
    let have = purse.dice[colour] + purse.markers[colour] + purse.browns;
    match have >= 2 {
        true => Refusal::new("I31", say!("istanbul-no-comes-back")),
        false => Refusal::new("I20", say!("istanbul-no-equal", colour = things::colour(colour))),
    }
}

fn refuse_three(state: &Istanbul) -> Refusal {
    let purse = state.purse(state.turn, true);
    let colours = purse
        .dice
        .0
        .iter()
        .zip(&purse.markers.0)
        .filter(|(dice, stock)| *dice + *stock > 0)
        .count();
    match colours + usize::from(purse.browns) >= 3 {
        true => Refusal::new("I31", say!("istanbul-no-comes-back")),
        false => Refusal::new("I22", say!("istanbul-no-different", n = 3)),
    }
}

fn refuse_tile(state: &Istanbul, code: Code) -> Refusal {
    if !state.display.contains(code) {
        return Refusal::new("I26", say!("istanbul-no-tile-hidden"));
    }
    let cost = things::goods_list(&state.content.tile(code).cost);
    Refusal::new("I26", say!("istanbul-no-tile", cost = cost))
}

fn refuse_ruby(state: &Istanbul, market: Market) -> Refusal {
    if market == Market::Mosque {
        return Refusal::new("I27", say!("istanbul-no-mosque", n = state.mosque_at()));
    }
    if state.price(market).is_none() {
        return Refusal::new("I30", say!("istanbul-no-empty-market"));
    }
    let rule = match market {
        Market::Carpet => "I29",
        Market::Lira => "I30",
        _ => "I28",
    };
    Refusal::new(rule, say!("istanbul-no-ruby", price = price_phrase(state, market)))
}

fn refuse_payment(state: &Istanbul, purpose: Purpose, payment: Payment) -> Refusal {
    if !purpose.is_action() && payment.dice != Quad::NONE {
        return Refusal::new("I43", say!("istanbul-no-pay-stock"));
    }
    let seat = match state.agenda.top() {
        Some(Task::Pay { seat, .. }) => seat,
        _ => state.turn,
    };
    let purse = state.purse(seat, purpose.is_action());
    let in_stock = state.players[seat].stock.holds(&payment.stock());
    if !purse.dice.holds(&payment.dice.goods()) || !in_stock {
        return Refusal::new("I31", say!("istanbul-no-pay-missing"));
    }
    Refusal::new("I31", say!("istanbul-no-pay"))
}
