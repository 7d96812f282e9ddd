//! Which sentence names a choice?

use game::{Phrase, say};

use super::things::{
    address, advanced_card, card_long, coins, colour, deck, die, exchange, goods, material,
    price_of_rolled,
};
use crate::action::Action;
use crate::card::Deck;
use crate::content::Side;
use crate::goods::{Goods, Material};
use crate::legal::tiles::cost_of;
use crate::space::Space;
use crate::state::Open;
use crate::task::Task;
use crate::view::View;

pub(crate) fn name(view: &View, action: Action) -> Phrase {
    let open = &view.open;
    let content = &open.content;
    match action {
        Action::KeepWorkshop { card } => {
            say!("tabriz-do-keep-workshop", card = advanced_card(content, card))
        }
        Action::Keep { card, and: None } => say!("tabriz-do-keep", card = card_long(content, card)),
        Action::Keep { card, and: Some(and) } => {
            let (card, and) = (card_long(content, card), card_long(content, and));
            say!("tabriz-do-keep-two", card = card, and = and)
        }
        Action::Stand { space } => say!("tabriz-do-stand", at = address(open.address(space))),
        Action::Move { from, to } => name_move(open, from, to),
        Action::Draw { karmandan, bazaari, ashraf } => name_draw([karmandan, bazaari, ashraf]),
        Action::Bank { .. } | Action::Workshop { .. } | Action::From { .. } => {
            name_meydan(open, action)
        }
        Action::Buy { left, right, cost } => {
            let bought = goods(purchase(open, [left, right]));
            say!("tabriz-do-buy", goods = bought, coins = coins(cost.into()))
        }
        Action::Trade { code } => say!("tabriz-do-trade", exchange = exchange(code)),
        Action::Use { code } => say!("tabriz-do-use", exchange = exchange(code)),
        Action::Discard { card } => say!("tabriz-do-discard", card = card_long(content, card)),
        Action::Die { .. } | Action::Hunt { .. } => name_die(open, action),
        Action::Roll => match open.agenda.top() {
            Some(Task::NewDie { .. }) => say!("tabriz-do-roll-new"),
            _ => say!("tabriz-do-roll", n = open.air.iter().sum::<u8>()),
        },
        Action::RollBoth => say!("tabriz-do-roll-both"),
        Action::Reroll { colour: of, face } => say!("tabriz-do-reroll", die = die(of, face)),
        Action::Swap { colour: of, face, by, shown: None } => {
            say!("tabriz-do-swap", die = die(of, face), by = colour(by))
        }
        Action::Swap { colour: of, face, by, shown: Some(shown) } => {
            say!("tabriz-do-swap-shown", die = die(of, face), by = die(by, shown))
        }
        Action::Bargain { twice, once } => name_bargain(open, twice, once),
        Action::Take => name_take(open),
        Action::Complete { card } => say!("tabriz-do-complete", card = card_long(content, card)),
        Action::Done => match open.agenda.top() {
            Some(Task::Workshop) => say!("tabriz-do-done-workshop"),
            Some(Task::Complete { .. }) => say!("tabriz-do-done-completing"),
            _ => say!("tabriz-do-done"),
        },
        Action::RivalRemove { space } => {
            say!("tabriz-do-rival-remove", at = address(open.address(space)))
        }
        Action::RivalKeep { material: of } => say!("tabriz-do-rival-keep", material = material(of)),
        Action::RivalMove { from, to } => {
            let [from, to] = [from, to].map(|space| address(open.address(space)));
            say!("tabriz-do-rival-move", from = from, to = to)
        }
        Action::RivalSwap { space, face, by } => name_rival_swap(open, space, face, by),
    }
}

fn name_move(open: &Open, from: Space, to: Space) -> Phrase {
    let toll = match &open.rival {
        Some(rival) if to != Space::MEYDAN && rival.apprentices.contains(&to) => rival.toll,
        _ => 0,
    };
    let [there, start] = [to, from].map(|space| address(open.address(space)));
    if from == to {
        return say!("tabriz-do-stay", at = there);
    }
    match toll {
        0 => say!("tabriz-do-move", from = start, to = there),
        _ => say!("tabriz-do-move-toll", from = start, to = there, coins = coins(toll.into())),
    }
}

fn name_draw(mix: [u8; 3]) -> Phrase {
    let some = Deck::ALL.into_iter().zip(mix).filter(|(_, count)| *count > 0);
    let mix: Vec<Phrase> =
        some.map(|(of, n)| say!("tabriz-cards-of", n = n, deck = deck(of))).collect();
    say!("tabriz-do-draw", mix = mix)
}

fn name_meydan(open: &Open, action: Action) -> Phrase {
    let bank = match open.side(Space::MEYDAN) {
        Side::Meydan { coins: Some(bank), .. } => coins((*bank).into()),
        _ => coins(0),
    };
    match action {
        Action::Bank { deck: None } => say!("tabriz-do-bank-only", coins = bank),
        Action::Bank { deck: Some(of) } => say!("tabriz-do-bank", coins = bank, deck = deck(of)),
        Action::Workshop { deck: Some(of) } => say!("tabriz-do-workshop-after", deck = deck(of)),
        Action::From { deck: of } => say!("tabriz-do-from", deck = deck(of)),
        _ => say!("tabriz-do-workshop-first"),
    }
}

/// What a purchase takes from the tracks of the tile.
fn purchase(open: &Open, counts: [u8; 2]) -> Goods {
    let mut bought = Goods::NONE;
    if let Some(shop) = open.shop(open.at) {
        let stall = &open.stalls[open.at.index()];
        for ((index, lane), count) in shop.lanes.iter().enumerate().zip(counts) {
            bought.add(stall.right_end(index, lane, count.min(stall.stock[index])));
        }
    }
    bought
}

fn name_die(open: &Open, action: Action) -> Phrase {
    match (action, open.side(open.at), open.agenda.top()) {
        (Action::Hunt { material: of }, Side::Merchant { price, .. }, _) => {
            let coins = coins(price[of.index()].into());
            say!("tabriz-do-hunt", material = material(of), coins = coins)
        }
        (Action::Die { colour: of, face }, Side::ConMan { price, .. }, task)
            if !matches!(task, Some(Task::PickDie { .. })) =>
        {
            let coins = coins(price[of.index()].into());
            match face {
                None => say!("tabriz-do-buy-die", colour = colour(of), coins = coins),
                Some(face) => say!("tabriz-do-buy-die-shown", die = die(of, face), coins = coins),
            }
        }
        (Action::Die { colour: of, face: Some(face) }, ..) => {
            say!("tabriz-do-die-shown", die = die(of, face))
        }
        (Action::Die { colour: of, .. }, ..) => say!("tabriz-do-die", colour = colour(of)),
        _ => say!("tabriz-do-done"),
    }
}

fn name_bargain(open: &Open, twice: Material, once: Material) -> Phrase {
    let mut bought = Goods::of(twice, 2);
    bought.add(Goods::of(once, 1));
    let cost = match open.side(open.at) {
        Side::Bargain { price, .. } => 2 * u16::from(price[twice.index()]),
        _ => 0,
    };
    let (bought, cost) = (goods(bought), coins(cost));
    say!("tabriz-do-bargain", goods = bought, coins = cost, material = material(twice))
}

/// All that the tile shows, and its price.
fn name_take(open: &Open) -> Phrase {
    let yard = open.at.yard().map(|yard| open.yards[yard]).unwrap_or_default();
    let (taken, cost) = match open.side(open.at) {
        Side::Caravanserai { price, .. } => {
            let dearest = yard.goods.dearest();
            (yard.goods, dearest.map_or(0, |of| u16::from(price[of.index()])))
        }
        Side::Farideh { price, .. } => (yard.dice.goods(), cost_of(&yard.dice, price)),
        _ => (open.rolled.goods(), price_of_rolled(open)),
    };
    say!("tabriz-do-take", goods = goods(taken), coins = coins(cost))
}

fn name_rival_swap(open: &Open, space: Space, face: Material, by: Material) -> Phrase {
    let at = address(open.address(space));
    match open.agenda.top() {
        Some(Task::RivalSwap { column, colour: of, .. }) => {
            say!("tabriz-do-rival-swap", at = at, die = die(of, face), by = die(column, by))
        }
        _ => say!("tabriz-do-done"),
    }
}
