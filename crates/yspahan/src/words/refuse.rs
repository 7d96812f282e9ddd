//! Why not? The rule's id and a sentence for every illegal action.

use game::{Phrase, Refusal, say};

use super::things::{building, camels, card, gold, goods, quarter, row, shop, souk, space};
use crate::action::Action;
use crate::pieces::{Building, Card, Goods, Row, Shop, Space};
use crate::state::{Board, Task, Yspahan};

fn no(rule: &'static str, phrase: Phrase) -> Refusal {
    Refusal::new(rule, phrase)
}

pub(crate) fn refuse(state: &Yspahan, action: Action) -> Refusal {
    let board = &state.board;
    let Some(task) = board.agenda.top() else { return no("Y63", say!("yspahan-no-over")) };
    match (action, task) {
        (Action::Play { card }, _) => refuse_play(state, card, task),
        (Action::Roll { .. }, Task::Supply) => {
            let most = board.content.yellow_dice;
            let has = gold(board.players[board.active].gold);
            no("Y10", say!("yspahan-no-dice", most = most, gold = has))
        }
        (Action::Take { row }, Task::Take) => refuse_take(board, row),
        (Action::Draw, Task::Take) => no("Y28", say!("yspahan-no-draw")),
        (Action::UseRow { plus }, Task::Use { row, .. }) => refuse_row(state, row, plus),
        (Action::UseSupervisor, Task::Use { .. }) => no("Y35", say!("yspahan-no-road")),
        (Action::UseBuild, Task::Use { .. }) if board.seats > 2 => {
            no("Y57", say!("yspahan-no-group-build"))
        }
        (Action::UseBuild, Task::Use { .. }) => no("Y81", say!("yspahan-no-building-payable")),
        (Action::Place { shop }, Task::Place { .. } | Task::AnyShop) => refuse_shop(board, shop),
        (Action::Walk { to }, Task::Walk { face }) => refuse_walk(board, face, to),
        (Action::Send { shop: place }, Task::Order | Task::Next { .. }) => {
            no("Y33", say!("yspahan-no-cube-there", shop = shop(place)))
        }
        (Action::Save, Task::Cube { .. }) => no("Y34", say!("yspahan-no-camel")),
        (Action::Give { amount, goods }, Task::Amount { card }) => {
            refuse_amount(board, card, amount, goods)
        }
        (Action::Build { building }, Task::End | Task::Build { .. }) => {
            refuse_building(state, building, task)
        }
        _ => refuse_moment(task),
    }
}

/// The action belongs to another moment; says what comes first.
fn refuse_moment(task: Task) -> Refusal {
    match task {
        Task::Supply => no("Y10", say!("yspahan-no-roll-first")),
        Task::Take => no("Y20", say!("yspahan-no-take-first")),
        Task::Use { .. } => no("Y20", say!("yspahan-no-use-first")),
        Task::Place { .. } | Task::AnyShop => no("Y25", say!("yspahan-no-place-first")),
        Task::Walk { .. } => no("Y30", say!("yspahan-no-walk-first")),
        Task::Order => no("Y33", say!("yspahan-no-order-first")),
        Task::Next { .. } => no("Y33", say!("yspahan-no-next-first")),
        Task::Cube { .. } => no("Y34", say!("yspahan-no-cube-first")),
        Task::Amount { .. } => no("Y46", say!("yspahan-no-amount-first")),
        Task::Build { .. } => no("Y56", say!("yspahan-no-build-first")),
        Task::End => no("Y57", say!("yspahan-no-more-actions")),
        Task::FirstPlayer | Task::EndDay | Task::Turn { .. } => no("Y20", say!("yspahan-no-now")),
        Task::Roll { .. } | Task::Draw { .. } => no("Y20", say!("yspahan-no-now")),
    }
}

fn refuse_play(state: &Yspahan, played: Card, task: Task) -> Refusal {
    let board = &state.board;
    let builds = played.waives().is_some();
    if !state.hand().has(played) {
        return no("Y46", say!("yspahan-no-such-card", card = card(played)));
    }
    match task {
        Task::Supply | Task::Take | Task::Use { .. } | Task::Next { .. } | Task::End => {}
        Task::Build { .. } if builds => {}
        _ => return no("Y46", say!("yspahan-no-card-half-done")),
    }
    match played {
        _ if builds && board.seats == 2 && !matches!(task, Task::Build { .. }) => {
            no("Y81", say!("yspahan-no-card-two-players"))
        }
        _ if builds && board.built => no("Y56", say!("yspahan-no-second-building")),
        _ if builds => no("Y56", say!("yspahan-no-card-building", card = card(played))),
        _ => no("Y46", say!("yspahan-no-effect", card = card(played))),
    }
}

fn refuse_take(board: &Board, wished: Row) -> Refusal {
    match board.tower.group(wished).yellow {
        0 => no("Y20", say!("yspahan-no-dice-there", row = row(wished))),
        _ => no("Y82", say!("yspahan-no-yellow-only", seat = board.first)),
    }
}

fn refuse_row(state: &Yspahan, used: Row, plus: Option<Card>) -> Refusal {
    match (used.quarter(), plus) {
        (Some(place), _) if !state.board.can_use_row(used) => {
            no("Y26", say!("yspahan-no-room", quarter = quarter(place)))
        }
        (_, Some(given)) if !state.hand().has(given) => {
            no("Y27", say!("yspahan-no-such-card", card = card(given)))
        }
        _ => no("Y27", say!("yspahan-no-plus")),
    }
}

fn refuse_shop(board: &Board, wished: Shop) -> Refusal {
    let (which, seat) = (wished.souk, board.active);
    let stalls = board.stalls(which);
    let in_quarter = match board.agenda.top() {
        Some(Task::Place { quarter, .. }) => Some(quarter),
        _ => None,
    };
    match stalls.owner {
        _ if in_quarter.is_some_and(|place| place != which.quarter()) => {
            no("Y22", say!("yspahan-no-other-quarter"))
        }
        _ if wished.number > board.content.souk(which).shops => {
            no("Y02", say!("yspahan-no-such-shop", souk = souk(which)))
        }
        Some(owner) if owner != seat => {
            no("Y23", say!("yspahan-no-foreign-souk", seat = owner, souk = souk(which)))
        }
        _ if stalls.filled.has(wished.number) => {
            no("Y23", say!("yspahan-no-full-shop", shop = shop(wished)))
        }
        None if board.has_unfinished(seat, which.quarter()) => {
            no("Y24", say!("yspahan-no-second-souk"))
        }
        _ => no("Y25", say!("yspahan-no-choice-behind")),
    }
}

fn refuse_walk(board: &Board, face: u8, to: Space) -> Refusal {
    if !board.content.has_space(to) {
        return no("Y35", say!("yspahan-no-such-space", space = space(to)));
    }
    let price = gold(board.walk_price(face, board.supervisor.distance(to)));
    let has = gold(board.players[board.active].gold);
    no("Y30", say!("yspahan-no-gold-to-walk", space = space(to), price = price, gold = has))
}

fn refuse_amount(board: &Board, played: Card, amount: u16, given: Goods) -> Refusal {
    let rule = match played {
        Card::CamelPoints => "Y51",
        Card::GoldPoints => "Y52",
        _ => "Y53",
    };
    match board.most_to_give(played, given) {
        0 => no(rule, say!("yspahan-no-such-goods", card = card(played))),
        most => {
            let (most, wished) = (goods(most, given), goods(amount, given));
            no(rule, say!("yspahan-no-amount", most = most, wished = wished))
        }
    }
}

fn refuse_building(state: &Yspahan, wished: Building, task: Task) -> Refusal {
    let board = &state.board;
    let player = &board.players[board.active];
    if player.buildings.has(wished) {
        return no("Y57", say!("yspahan-no-twin", building = building(wished)));
    }
    if task == Task::End && board.seats == 2 {
        return no("Y81", say!("yspahan-no-free-building"));
    }
    if task == Task::End && board.built {
        return no("Y56", say!("yspahan-no-second-building"));
    }
    let (camels_due, gold_due) = state.board.price(wished);
    let price = super::things::price(camels_due, gold_due);
    let has = vec![camels(player.camels), gold(player.gold)];
    no("Y57", say!("yspahan-no-price", building = building(wished), price = price, has = has))
}
