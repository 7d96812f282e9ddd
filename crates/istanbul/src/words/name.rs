//! A choice in words: what it does, costs and brings.

use game::{Phrase, say};

use super::{table, things};
use crate::action::Action;
use crate::apply::INCOME_LIRA;
use crate::bag::Code;
use crate::payment::Payment;
use crate::pieces::{Colour, Effect, Face, Kind, Market, Stock};
use crate::state::{Istanbul, Task};
use crate::view::View;

pub(crate) fn name(view: &View, action: Action) -> Phrase {
    let state = &view.table;
    match action {
        Action::Income { from: Effect::Card } => say!("istanbul-do-income-card"),
        Action::Income { from: Effect::Crystal } => {
            say!("istanbul-do-income", gain = things::stock(Kind::Crystal, 1))
        }
        Action::Income { .. } => {
            say!("istanbul-do-income", gain = things::stock(Kind::Lira, INCOME_LIRA))
        }
        Action::Collect => say!("istanbul-do-collect", gain = things::stock_list(&incomes(state))),
        Action::Reroll => say!("istanbul-do-reroll"),
        Action::Roll { faces } => say!("istanbul-do-roll", dice = things::dice_list(&faces)),
        Action::Equal { colour } => {
            let (goods, gain) = (things::colour(colour), things::stock(colour.kind(), 1));
            say!("istanbul-do-equal", colour = goods, gain = gain)
        }
        Action::Different { goods: 2 } => say!("istanbul-do-different-2"),
        Action::Different { goods: 3 } => say!("istanbul-do-different-3"),
        Action::Different { .. } => say!("istanbul-do-different-4"),
        Action::Lira => lira(state),
        Action::Cards { dice } => say!("istanbul-do-cards", n = dice),
        Action::Tile { code } => tile(state, code),
        Action::Ruby { market } => ruby(state, market),
        Action::End => say!("istanbul-do-end", n = state.actions),
        Action::Pay { dice, markers, browns } => pay(Payment { dice, markers, browns }),
        Action::Use { code } if state.content.card_place(code).is_none() => {
            say!("istanbul-unknown", code = code.to_string())
        }
        Action::Use { code } => {
            say!("istanbul-do-use", card = things::card(state.content.card(code)))
        }
        Action::Take | Action::TakeOther | Action::Decline => answer(state, action),
        Action::Markers { first, second } => {
            let (first, second) = (things::colour(first), things::colour(second));
            say!("istanbul-do-markers", first = first, second = second)
        }
        Action::Give { effect } => say!("istanbul-do-give", tile = things::effect(effect)),
    }
}

fn pay(payment: Payment) -> Phrase {
    let goods = things::paid_list(payment.dice.goods(), &payment.stock());
    match goods.is_empty() {
        true => say!("istanbul-do-pay-nothing"),
        false => say!("istanbul-do-pay", goods = goods),
    }
}

fn incomes(state: &Istanbul) -> Stock {
    let mut stock = Stock::NONE;
    stock[Kind::Lira] = state.powers[Effect::Lira].saturating_mul(INCOME_LIRA);
    stock[Kind::Crystal] = state.powers[Effect::Crystal];
    stock
}

fn lira(state: &Istanbul) -> Phrase {
    let dice = state.dice[Face::Lira];
    let mut gain = Stock::only(Kind::Lira, dice.saturating_mul(2));
    for colour in Colour::ALL {
        gain[colour.kind()] = state.powers[colour.effect()];
    }
    say!("istanbul-do-lira", n = dice, gain = things::stock_list(&gain))
}

fn tile(state: &Istanbul, code: Code) -> Phrase {
    if state.content.tile_place(code).is_none() {
        return say!("istanbul-unknown", code = code.to_string());
    }
    let tile = state.content.tile(code);
    let effect = things::effect(tile.effect);
    match state.agenda.top() {
        Some(Task::Swap) => {
            say!("istanbul-do-swap", tile = effect, cost = things::goods_list(&tile.cost))
        }
        _ => say!("istanbul-do-tile", tile = effect, cost = things::goods_list(&tile.cost)),
    }
}

fn ruby(state: &Istanbul, market: Market) -> Phrase {
    if state.agenda.top() == Some(Task::Market) {
        return say!("istanbul-do-ruby-free", market = things::market(market));
    }
    say!("istanbul-do-ruby", price = table::price_phrase(state, market))
}

fn answer(state: &Istanbul, action: Action) -> Phrase {
    match (state.agenda.top(), action) {
        (Some(Task::Half { code }), Action::Take) => {
            say!("istanbul-do-take", half = things::half(&state.content.card(code).active))
        }
        (Some(Task::Half { code }), _) => {
            let lira = state.content.card(code).active.instead_lira;
            say!("istanbul-do-instead", gain = things::stock(Kind::Lira, lira))
        }
        (Some(Task::Others { code, .. }), Action::Take | Action::TakeOther) => {
            let mut half = state.content.card(code).others.unwrap_or_default();
            if action == Action::TakeOther {
                half.gain = half.or_gain;
            }
            half.or_gain = Stock::NONE;
            say!("istanbul-do-take", half = things::half(&half))
        }
        _ => say!("istanbul-do-decline"),
    }
}
