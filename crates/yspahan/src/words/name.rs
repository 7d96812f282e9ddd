//! A choice in words: what it does, costs and brings.

use game::{Phrase, say};

use super::things::{
    benefit, building, camels, card, cubes, dice, gold, goods, points, price, quarter, row, shop,
    space, steps,
};
use crate::action::Action;
use crate::pieces::{Building, Card, Goods, Row, Shop, Space};
use crate::state::{Board, Task};
use crate::view::View;

pub(crate) fn name(view: &View, action: Action) -> Phrase {
    let board = &view.board;
    match action {
        Action::Roll { yellow: 0 } => say!("yspahan-do-roll"),
        Action::Roll { yellow } => say!("yspahan-do-roll-yellow", n = yellow, price = gold(yellow)),
        Action::Play { card } => play(board, card),
        Action::Take { row } => take(board, row),
        Action::Draw => say!("yspahan-do-draw"),
        Action::UseRow { plus } => use_row(board, plus),
        Action::UseSupervisor => match board.agenda.top() {
            Some(Task::Use { face, .. }) => say!("yspahan-do-supervisor", steps = steps(face)),
            _ => say!("yspahan-do-supervisor", steps = steps(0)),
        },
        Action::UseCard => say!("yspahan-do-card"),
        Action::UseBuild => say!("yspahan-do-use-build"),
        Action::Place { shop } => place(board, shop),
        Action::Walk { to } => walk(board, to),
        Action::Send { shop: place } => match (board.cube(place), board.agenda.top()) {
            (Some(owner), Some(Task::Next { .. })) => {
                say!("yspahan-do-send-next", seat = owner, shop = shop(place))
            }
            (Some(owner), _) => say!("yspahan-do-send", seat = owner, shop = shop(place)),
            (None, _) => say!("yspahan-do-let-go"),
        },
        Action::Save => say!("yspahan-do-save"),
        Action::LetGo => say!("yspahan-do-let-go"),
        Action::Give { amount, goods } => give(board, amount, goods),
        Action::Build { building } => build(board, building),
        Action::End => say!("yspahan-do-end"),
    }
}

fn play(board: &Board, played: Card) -> Phrase {
    let (name, effects) = (card(played), &board.content.effects);
    match played {
        Card::Camels => say!("yspahan-do-play-gain", card = name, goods = camels(effects.camels)),
        Card::Gold => say!("yspahan-do-play-gain", card = name, goods = gold(effects.gold)),
        Card::Shop => say!("yspahan-do-play-shop", card = name),
        Card::Caravan => {
            let row = board.caravan_row(board.caravan.cubes().len());
            let brings = points(board.content.caravan_points[row]);
            say!("yspahan-do-play-caravan", card = name, points = brings)
        }
        Card::CamelPoints => {
            let (most, each) = (camels(effects.most_camels), points(effects.points_per_camel));
            say!("yspahan-do-play-sell", card = name, most = most, points = each)
        }
        Card::GoldPoints => {
            let (most, each) = (gold(effects.most_gold), points(effects.points_per_gold));
            say!("yspahan-do-play-sell", card = name, most = most, points = each)
        }
        Card::Exchange => say!("yspahan-do-play-exchange", card = name),
        Card::WithoutCamels => say!("yspahan-do-play-without-camels", card = name),
        Card::WithoutGold => say!("yspahan-do-play-without-gold", card = name),
    }
}

fn take(board: &Board, taken: Row) -> Phrase {
    let group = board.tower.group(taken);
    let counted = board.dice_for(board.active, taken);
    let (face, name) = (group.face, row(taken));
    match group.white + group.yellow - counted {
        0 => say!("yspahan-do-take", row = name, dice = dice(counted), face = face),
        void => {
            let counted = dice(counted);
            say!("yspahan-do-take-void", row = name, dice = counted, face = face, void = void)
        }
    }
}

fn use_row(board: &Board, plus: Option<Card>) -> Phrase {
    let (used, counted) = match board.agenda.top() {
        Some(Task::Use { row, dice, .. }) => (row, dice),
        _ => (Row::Camel, 0),
    };
    let amount = counted + u8::from(plus.is_some());
    let bonus = |building| board.bonus(board.active, building);
    let gains = match used.quarter() {
        Some(place) => {
            let n = (amount + bonus(Building::Hoist)).min(board.room(board.active, place));
            say!("yspahan-do-gain-cubes", cubes = cubes(n), quarter = quarter(place))
        }
        None if used == Row::Camel => {
            say!("yspahan-do-gain-goods", goods = camels(amount + bonus(Building::Paddock)))
        }
        None => say!("yspahan-do-gain-goods", goods = gold(amount + bonus(Building::Shop))),
    };
    match plus {
        None => say!("yspahan-do-row", gains = gains),
        Some(given) => say!("yspahan-do-row-plus", gains = gains, card = card(given)),
    }
}

fn place(board: &Board, chosen: Shop) -> Phrase {
    let print = board.content.souk(chosen.souk);
    let finishes = board.stalls(chosen.souk).filled.count() + 1 == print.shops;
    let name = shop(chosen);
    let beside = board.content.spaces().filter(|&s| board.content.links(s).any(|l| l == chosen));
    let beside: Vec<Phrase> = beside.map(space).collect();
    match (beside.is_empty(), finishes) {
        (true, false) => say!("yspahan-do-place-behind", shop = name),
        (true, true) => {
            say!("yspahan-do-place-behind-finish", shop = name, points = points(print.value))
        }
        (false, false) => say!("yspahan-do-place", shop = name, spaces = beside),
        (false, true) => {
            let worth = points(print.value);
            say!("yspahan-do-place-finish", shop = name, spaces = beside, points = worth)
        }
    }
}

fn walk(board: &Board, to: Space) -> Phrase {
    let face = match board.agenda.top() {
        Some(Task::Walk { face }) => face,
        _ => 0,
    };
    let price = board.walk_price(face, board.supervisor.distance(to));
    let going = match to == board.supervisor {
        true => say!("yspahan-do-stay", space = space(to)),
        false => say!("yspahan-do-go", space = space(to)),
    };
    let mut struck = Vec::new();
    for place in board.content.links(to) {
        if let Some(owner) = board.cube(place) {
            struck.push(say!("yspahan-struck", seat = owner, shop = shop(place)));
        }
    }
    match (price, struck.is_empty()) {
        (0, true) => say!("yspahan-do-walk", place = going),
        (0, false) => say!("yspahan-do-walk-strikes", place = going, cubes = struck),
        (_, true) => say!("yspahan-do-walk-paid", place = going, price = gold(price)),
        (_, false) => {
            let price = gold(price);
            say!("yspahan-do-walk-paid-strikes", place = going, price = price, cubes = struck)
        }
    }
}

fn give(board: &Board, amount: u16, given: Goods) -> Phrase {
    let effects = &board.content.effects;
    let result = match board.agenda.top() {
        Some(Task::Amount { card: Card::CamelPoints }) => {
            points(amount * u16::from(effects.points_per_camel))
        }
        Some(Task::Amount { card: Card::GoldPoints }) => {
            points(amount * u16::from(effects.points_per_gold))
        }
        _ => goods(amount, given.other()),
    };
    say!("yspahan-do-give", given = goods(amount, given), got = result)
}

fn build(board: &Board, chosen: Building) -> Phrase {
    let (camels_due, gold_due) = board.price(chosen);
    let number = board.players[board.active].buildings.count() as usize;
    let brings = board.content.building_points.get(number).copied().unwrap_or(0);
    say!(
        "yspahan-do-build",
        building = building(chosen),
        price = price(camels_due, gold_due),
        points = points(brings),
        benefit = benefit(chosen, board.content.plot(chosen).bonus)
    )
}
