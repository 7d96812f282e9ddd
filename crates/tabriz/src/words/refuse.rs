//! Why not? The rule and a sentence for every choice that is not allowed.

use game::{Refusal, say};

use super::things::{address, card, coins, colour, deck, exchange, material};
use crate::action::Action;
use crate::card::{Card, Deck};
use crate::code::Code;
use crate::content::Side;
use crate::space::Space;
use crate::state::{Edition, Tabriz};
use crate::task::{Stage, Task};

pub(crate) fn refuse(state: &Tabriz, action: Action) -> Refusal {
    match (state.open.agenda.top(), action) {
        (Some(Task::Keep { count }), Action::Keep { .. }) => {
            Refusal::new("T50", say!("tabriz-no-keep", n = count))
        }
        (Some(Task::Move), Action::Move { from, to }) => refuse_move(state, from, to),
        (Some(Task::Act { .. } | Task::Complete { .. }), Action::Complete { card }) => {
            refuse_complete(state, card)
        }
        (Some(Task::Act { stage }), _) => refuse_tile(state, stage, action),
        (Some(Task::Workshop), Action::Use { code }) => refuse_use(state, code),
        (Some(Task::Discard { .. }), Action::Discard { card: of }) => {
            Refusal::new("T35", say!("tabriz-no-such-card", card = card(&state.open.content, of)))
        }
        (Some(Task::DrawFrom), Action::From { deck }) => refuse_deck(state, deck),
        (Some(Task::ConMan { .. }), Action::Die { .. }) => {
            Refusal::new("T61", say!("tabriz-no-con-man-die"))
        }
        (Some(Task::Merchant { .. }), Action::Die { .. }) => {
            Refusal::new("T62", say!("tabriz-no-merchant-die"))
        }
        (Some(Task::PickDie { colour: of }), Action::Die { .. }) => {
            Refusal::new("T67", say!("tabriz-no-pool-die", colour = colour(of)))
        }
        (pending, _) => another_question(pending),
    }
}

/// The choice belongs to another moment; say what is to be done now.
fn another_question(pending: Option<Task>) -> Refusal {
    match pending {
        None => Refusal::new("T72", say!("tabriz-no-over")),
        Some(Task::KeepAdvanced) => Refusal::new("T80", say!("tabriz-no-keep-workshop-first")),
        Some(Task::Keep { .. }) => Refusal::new("T50", say!("tabriz-no-keep-first")),
        Some(Task::Stand) => Refusal::new("T71", say!("tabriz-no-stand-first")),
        Some(Task::Move) => Refusal::new("T20", say!("tabriz-no-move-first")),
        Some(Task::ConMan { .. }) => Refusal::new("T61", say!("tabriz-no-con-man-first")),
        Some(Task::Merchant { .. }) => Refusal::new("T62", say!("tabriz-no-merchant-first")),
        Some(Task::NewDie { .. }) => Refusal::new("T65", say!("tabriz-no-new-die-first")),
        Some(Task::Act { .. } | Task::Complete { .. }) => {
            Refusal::new("T25", say!("tabriz-no-complete-first"))
        }
        Some(Task::Workshop | Task::Discard { .. } | Task::PickDie { .. }) => {
            Refusal::new("T33", say!("tabriz-no-workshop-first"))
        }
        Some(Task::DrawFrom) => Refusal::new("T35", say!("tabriz-no-draw-first")),
        Some(
            Task::RivalRemove { .. }
            | Task::RivalClear { .. }
            | Task::RivalTake { .. }
            | Task::RivalMove { .. }
            | Task::RivalSwap { .. },
        ) => Refusal::new("T96", say!("tabriz-no-rival-first")),
        Some(_) => Refusal::new("T25", say!("tabriz-no-decision")),
    }
}

fn refuse_move(state: &Tabriz, from: Space, to: Space) -> Refusal {
    let open = &state.open;
    let steps = open.content.ability(open.me().skill).moves;
    let distance = open.board().distance[from.index()][to.index()];
    if !open.is_open(to) || !open.is_open(from) {
        Refusal::new("T02", say!("tabriz-no-closed"))
    } else if !open.me().standing().any(|space| space == from) {
        Refusal::new("T20", say!("tabriz-no-apprentice", at = address(open.address(from))))
    } else if from == to {
        Refusal::new("T20", say!("tabriz-no-staying"))
    } else if distance > steps {
        Refusal::new("T20", say!("tabriz-no-distance", distance = distance, steps = steps))
    } else {
        debug_assert!(open.edition == Edition::Final);
        Refusal::new("T21", say!("tabriz-no-second-visit", at = address(open.address(to))))
    }
}

fn refuse_complete(state: &Tabriz, wished: Card) -> Refusal {
    let wanted = card(&state.open.content, wished);
    if !state.hand().has(wished) {
        return Refusal::new("T23", say!("tabriz-no-such-card", card = wanted));
    }
    Refusal::new("T24", say!("tabriz-no-materials", card = wanted))
}

fn refuse_deck(state: &Tabriz, wished: Deck) -> Refusal {
    match state.open.unlocked(state.open.current, wished) {
        false => Refusal::new("T42", say!("tabriz-no-locked", deck = deck(wished))),
        true => Refusal::new("T07", say!("tabriz-no-cards", deck = deck(wished))),
    }
}

fn refuse_use(state: &Tabriz, code: Code) -> Refusal {
    let open = &state.open;
    let number = open.content.action_number(code);
    match number.filter(|&number| open.uses.0[number] > 0) {
        None => Refusal::new("T33", say!("tabriz-no-such-action", exchange = exchange(code))),
        Some(_) => Refusal::new("T35", say!("tabriz-no-use", exchange = exchange(code))),
    }
}

/// Why the tile does not offer this.
fn refuse_tile(state: &Tabriz, stage: Stage, action: Action) -> Refusal {
    let purse = || coins(state.open.me().coins);
    match (state.here(), action) {
        (Side::Meydan { coins: None, .. }, Action::Bank { .. }) => {
            Refusal::new("T51", say!("tabriz-no-bank"))
        }
        (Side::Meydan { coins: Some(_), .. }, Action::Workshop { .. }) => {
            Refusal::new("T51", say!("tabriz-no-personal-workshop"))
        }
        (
            Side::Meydan { .. },
            Action::Bank { deck: Some(of) } | Action::Workshop { deck: Some(of) },
        ) => refuse_deck(state, of),
        (Side::Meydan { draw, .. }, Action::Draw { .. } | Action::Bank { .. }) => {
            Refusal::new("T50", say!("tabriz-no-mix", n = *draw))
        }
        (Side::Shop(_), Action::Buy { .. }) => refuse_buy(state, stage),
        (Side::Trader(_), Action::Trade { code }) => refuse_trade(state, stage, code),
        (Side::ConMan { .. }, Action::Die { .. }) => {
            Refusal::new("T61", say!("tabriz-no-con-man-die"))
        }
        (Side::Merchant { .. }, Action::Hunt { material: of }) => {
            Refusal::new("T62", say!("tabriz-no-hunt", material = material(of), coins = purse()))
        }
        (Side::Gita { dice, .. }, Action::Die { colour: of, .. }) => {
            match state.open.rolled.total() < *dice {
                true => Refusal::new("T67", say!("tabriz-no-pool-die", colour = colour(of))),
                false => Refusal::new("T63", say!("tabriz-no-sixth-die", n = *dice)),
            }
        }
        (Side::Gita { .. }, Action::Take) => Refusal::new("T63", say!("tabriz-no-gita-roll")),
        (Side::Caravanserai { must_roll: true, .. }, Action::Take) if stage == Stage::Fresh => {
            Refusal::new("T64", say!("tabriz-no-roll-first"))
        }
        (Side::Caravanserai { .. }, Action::Take) => {
            Refusal::new("T64", say!("tabriz-no-bribe", coins = purse()))
        }
        (Side::Farideh { .. }, Action::Take) => {
            Refusal::new("T66", say!("tabriz-no-deal", coins = purse()))
        }
        (Side::Bargain { .. }, Action::Bargain { .. }) => {
            Refusal::new("T65", say!("tabriz-no-bargain", coins = purse()))
        }
        (side, Action::Reroll { .. } | Action::Swap { .. } | Action::RollBoth)
            if !side.dice().is_empty() =>
        {
            match stage {
                Stage::Fresh => Refusal::new("T67", say!("tabriz-no-such-die")),
                _ => Refusal::new("T66", say!("tabriz-no-second-roll")),
            }
        }
        _ => {
            let at = address(state.open.address(state.open.at));
            Refusal::new("T23", say!("tabriz-no-other-tile", at = at))
        }
    }
}

fn refuse_buy(state: &Tabriz, stage: Stage) -> Refusal {
    let stall = &state.open.stalls[state.open.at.index()];
    match stage {
        _ if stall.stock == [0; 2] => Refusal::new("T55", say!("tabriz-no-stock")),
        Stage::RightTrack => Refusal::new("T58", say!("tabriz-no-left-again")),
        _ => {
            let purse = coins(state.open.me().coins);
            Refusal::new("T55", say!("tabriz-no-offer", coins = purse))
        }
    }
}

fn refuse_trade(state: &Tabriz, stage: Stage, code: Code) -> Refusal {
    let Side::Trader(trades) = state.here() else {
        return Refusal::new("T60", say!("tabriz-no-trade", exchange = exchange(code)));
    };
    match trades.iter().position(|trade| trade.code == code) {
        None => Refusal::new("T60", say!("tabriz-no-trade", exchange = exchange(code))),
        Some(number) => match stage {
            Stage::Trading { trade, .. } if usize::from(trade) != number => {
                Refusal::new("T60", say!("tabriz-no-other-trade"))
            }
            _ => Refusal::new("T60", say!("tabriz-no-trade-goods", exchange = exchange(code))),
        },
    }
}
