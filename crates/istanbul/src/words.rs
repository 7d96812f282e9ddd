//! How Istanbul says things: which message and which arguments. The words themselves are in `lang`.

pub mod pieces;
mod refuse;
mod table;
mod tell;

use game::{Awaiting, Phrase, Refusal, Seat, Spoken, TextTable, say};

use crate::action::Action;
use crate::apply::INCOME_LIRA;
use crate::bag::Code;
use crate::chance::Chance;
use crate::event::Event;
use crate::flow;
use crate::payment::Cost;
use crate::pieces::{Colour, Effect, Face, Kind, Market, Named, Stock};
use crate::state::{Istanbul, Purpose, Task};
use crate::view::View;
use pieces::{
    card_phrase, colour_phrase, dice_list, effect_phrase, goods_list, half_phrase, market_phrase,
    payment_list, stock_list, stock_phrase,
};

impl Spoken for Istanbul {
    fn ask(view: &View) -> Phrase {
        let state = &view.table;
        match flow::awaiting(state) {
            Awaiting::Nobody => say!("istanbul-ask-over"),
            Awaiting::Chance(Chance::Dice { count }) => {
                say!("istanbul-ask-dice", seat = state.turn, n = count)
            }
            Awaiting::Chance(Chance::Card) => say!("istanbul-ask-card", seat = state.turn),
            Awaiting::Chance(Chance::Tile) => say!("istanbul-ask-tile"),
            Awaiting::Decision(seat) => ask_decision(state, seat),
        }
    }

    fn name(view: &View, action: Action) -> Phrase {
        name(&view.table, action)
    }

    fn tell(event: &Event) -> Phrase {
        tell::tell(event)
    }

    fn table(view: &View) -> TextTable {
        table::table(view)
    }

    fn refuse(&self, action: Action) -> Refusal {
        refuse::refuse(self, action)
    }
}

fn ask_decision(state: &Istanbul, seat: Seat) -> Phrase {
    match state.agenda.top() {
        Some(Task::Income) if state.powers[Effect::Card] == 0 => {
            say!("istanbul-ask-collect", seat = seat)
        }
        Some(Task::Income) => say!("istanbul-ask-income", seat = seat),
        Some(Task::Reroll) => say!("istanbul-ask-reroll", seat = seat),
        Some(Task::Pay { purpose, cost, colour, .. }) => {
            ask_payment(state, seat, purpose, cost, colour)
        }
        Some(Task::Use) => say!("istanbul-ask-use", seat = seat),
        Some(Task::Half { code }) => {
            let half = half_phrase(&state.content.card(code).active);
            say!("istanbul-ask-half", seat = seat, half = half)
        }
        Some(Task::Others { code, .. }) => {
            let half = state.content.card(code).others.unwrap_or_default();
            say!("istanbul-ask-others", seat = seat, half = half_phrase(&half))
        }
        Some(Task::Markers) => say!("istanbul-ask-markers", seat = seat),
        Some(Task::Market) => say!("istanbul-ask-market", seat = seat),
        Some(Task::Give) => say!("istanbul-ask-give", seat = seat),
        Some(Task::Swap) => say!("istanbul-ask-swap", seat = seat),
        _ => say!("istanbul-ask-act", seat = seat, n = state.actions),
    }
}

fn ask_payment(state: &Istanbul, seat: Seat, purpose: Purpose, cost: Cost, colour: u8) -> Phrase {
    let what = match purpose {
        Purpose::Equal { colour } => stock_phrase(colour.kind(), 1),
        Purpose::Different { goods: 2 } => stock_phrase(Kind::Crystal, 1),
        Purpose::Different { goods: 3 } => stock_phrase(Kind::Brown, 1),
        Purpose::Different { .. } => say!("istanbul-two-markers"),
        Purpose::Tile { code } => effect_phrase(state.content.tile(code).effect),
        Purpose::Ruby { .. } => say!("istanbul-a-ruby"),
        Purpose::Half { .. } | Purpose::Others { .. } => say!("istanbul-the-card"),
    };
    if state.bill(seat, purpose, cost, colour).is_whole() {
        return say!("istanbul-ask-pay", seat = seat, what = what, n = cost.total);
    }
    let colour = colour_phrase(Colour::ALL[colour as usize]);
    say!("istanbul-ask-pay-colour", seat = seat, what = what, colour = colour, n = cost.total)
}

fn name(state: &Istanbul, action: Action) -> Phrase {
    match action {
        Action::Income { from: Effect::Card } => say!("istanbul-name-income-card"),
        Action::Income { from: Effect::Crystal } => {
            say!("istanbul-name-income", gain = stock_phrase(Kind::Crystal, 1))
        }
        Action::Income { .. } => {
            say!("istanbul-name-income", gain = stock_phrase(Kind::Lira, INCOME_LIRA))
        }
        Action::Collect => say!("istanbul-name-collect", gain = stock_list(&incomes(state))),
        Action::Reroll => say!("istanbul-name-reroll"),
        Action::Roll { faces } => say!("istanbul-name-roll", dice = dice_list(&faces)),
        Action::Equal { colour } => {
            let (goods, gain) = (colour_phrase(colour), stock_phrase(colour.kind(), 1));
            say!("istanbul-name-equal", colour = goods, gain = gain)
        }
        Action::Different { goods: 2 } => say!("istanbul-name-different-2"),
        Action::Different { goods: 3 } => say!("istanbul-name-different-3"),
        Action::Different { .. } => say!("istanbul-name-different-4"),
        Action::Lira => name_lira(state),
        Action::Cards { dice } => say!("istanbul-name-cards", n = dice),
        Action::Tile { code } => name_tile(state, code),
        Action::Ruby { market } => name_ruby(state, market),
        Action::End => say!("istanbul-name-end", n = state.actions),
        Action::Pay { dice, markers, browns } => {
            let goods = payment_list(dice.goods(), markers.goods(), browns);
            match goods.is_empty() {
                true => say!("istanbul-name-pay-nothing"),
                false => say!("istanbul-name-pay", goods = goods),
            }
        }
        Action::Use { code } if state.content.card_place(code).is_none() => {
            say!("istanbul-unknown", code = code.to_string())
        }
        Action::Use { code } => {
            say!("istanbul-name-use", card = card_phrase(state.content.card(code)))
        }
        Action::Take | Action::TakeOther | Action::Decline => name_answer(state, action),
        Action::Markers { first, second } => {
            let (first, second) = (colour_phrase(first), colour_phrase(second));
            say!("istanbul-name-markers", first = first, second = second)
        }
        Action::Give { effect } => say!("istanbul-name-give", tile = effect_phrase(effect)),
    }
}

fn incomes(state: &Istanbul) -> Stock {
    let mut stock = Stock::NONE;
    stock[Kind::Lira] = state.powers[Effect::Lira].saturating_mul(INCOME_LIRA);
    stock[Kind::Crystal] = state.powers[Effect::Crystal];
    stock
}

fn name_lira(state: &Istanbul) -> Phrase {
    let dice = state.dice[Face::Lira];
    let mut gain = Stock::only(Kind::Lira, dice.saturating_mul(2));
    for &colour in Colour::ALL {
        gain[colour.kind()] = state.powers[colour.effect()];
    }
    say!("istanbul-name-lira", n = dice, gain = stock_list(&gain))
}

fn name_tile(state: &Istanbul, code: Code) -> Phrase {
    if state.content.tile_place(code).is_none() {
        return say!("istanbul-unknown", code = code.to_string());
    }
    let tile = state.content.tile(code);
    let effect = effect_phrase(tile.effect);
    match state.agenda.top() {
        Some(Task::Swap) => {
            say!("istanbul-name-swap", tile = effect, cost = goods_list(&tile.cost))
        }
        _ => say!("istanbul-name-tile", tile = effect, cost = goods_list(&tile.cost)),
    }
}

fn name_ruby(state: &Istanbul, market: Market) -> Phrase {
    if state.agenda.top() == Some(Task::Market) {
        return say!("istanbul-name-ruby-free", market = market_phrase(market));
    }
    say!("istanbul-name-ruby", price = table::price_phrase(state, market))
}

fn name_answer(state: &Istanbul, action: Action) -> Phrase {
    match (state.agenda.top(), action) {
        (Some(Task::Half { code }), Action::Take) => {
            say!("istanbul-name-take", half = half_phrase(&state.content.card(code).active))
        }
        (Some(Task::Half { code }), _) => {
            let lira = state.content.card(code).active.instead_lira;
            say!("istanbul-name-instead", gain = stock_phrase(Kind::Lira, lira))
        }
        (Some(Task::Others { code, .. }), Action::Take | Action::TakeOther) => {
            let mut half = state.content.card(code).others.unwrap_or_default();
            if action == Action::TakeOther {
                half.gain = half.or_gain;
            }
            half.or_gain = Stock::NONE;
            say!("istanbul-name-take", half = half_phrase(&half))
        }
        _ => say!("istanbul-name-decline"),
    }
}
