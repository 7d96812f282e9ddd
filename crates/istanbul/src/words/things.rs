//! Names of things, and amounts of them: pieces, lists of pieces, cards and tiles.

use game::{Arg, Phrase, say};

use crate::content::{Card, Half};
use crate::pieces::{Colour, Effect, Face, Faces, Goods, Kind, Market, Stock, Tiles};

pub fn stock(kind: Kind, n: u8) -> Phrase {
    match kind {
        Kind::Red => say!("istanbul-stock-red", n = n),
        Kind::Yellow => say!("istanbul-stock-yellow", n = n),
        Kind::Green => say!("istanbul-stock-green", n = n),
        Kind::Blue => say!("istanbul-stock-blue", n = n),
        Kind::Brown => say!("istanbul-stock-brown", n = n),
        Kind::Crystal => say!("istanbul-stock-crystal", n = n),
        Kind::Lira => say!("istanbul-stock-lira", n = n),
    }
}

pub fn dice(face: Face, n: u8) -> Phrase {
    match face {
        Face::Red => say!("istanbul-dice-red", n = n),
        Face::Yellow => say!("istanbul-dice-yellow", n = n),
        Face::Green => say!("istanbul-dice-green", n = n),
        Face::Blue => say!("istanbul-dice-blue", n = n),
        Face::Lira => say!("istanbul-dice-lira", n = n),
        Face::Card => say!("istanbul-dice-card", n = n),
    }
}

pub(super) fn goods(colour: Colour, n: u8) -> Phrase {
    match colour {
        Colour::Red => say!("istanbul-goods-red", n = n),
        Colour::Yellow => say!("istanbul-goods-yellow", n = n),
        Colour::Green => say!("istanbul-goods-green", n = n),
        Colour::Blue => say!("istanbul-goods-blue", n = n),
    }
}

pub fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => say!("istanbul-colour-red"),
        Colour::Yellow => say!("istanbul-colour-yellow"),
        Colour::Green => say!("istanbul-colour-green"),
        Colour::Blue => say!("istanbul-colour-blue"),
    }
}

pub fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::Lira => say!("istanbul-effect-lira"),
        Effect::Crystal => say!("istanbul-effect-crystal"),
        Effect::Card => say!("istanbul-effect-card"),
        Effect::Action => say!("istanbul-effect-action"),
        Effect::Die => say!("istanbul-effect-die"),
        Effect::Red => say!("istanbul-effect-red"),
        Effect::Yellow => say!("istanbul-effect-yellow"),
        Effect::Green => say!("istanbul-effect-green"),
        Effect::Blue => say!("istanbul-effect-blue"),
    }
}

pub fn market(market: Market) -> Phrase {
    match market {
        Market::Red => say!("istanbul-market-red"),
        Market::Yellow => say!("istanbul-market-yellow"),
        Market::Green => say!("istanbul-market-green"),
        Market::Blue => say!("istanbul-market-blue"),
        Market::Carpet => say!("istanbul-market-carpet"),
        Market::Lira => say!("istanbul-market-lira"),
        Market::Mosque => say!("istanbul-market-mosque"),
    }
}

pub(super) fn stock_list(list: &Stock) -> Vec<Phrase> {
    list.some().map(|(kind, n)| stock(kind, n)).collect()
}

pub(super) fn dice_list(list: &Faces) -> Vec<Phrase> {
    list.some().map(|(face, n)| dice(face, n)).collect()
}

pub(super) fn goods_list(list: &Goods) -> Vec<Phrase> {
    list.some().map(|(colour, n)| goods(colour, n)).collect()
}

/// Dice first, then what comes from stock.
pub(super) fn paid_list(used: Goods, given: &Stock) -> Vec<Phrase> {
    let used = used.some().map(|(colour, n)| dice(Face::ALL[colour.index()], n));
    used.chain(stock_list(given)).collect()
}

pub(super) fn tiles_list(list: &Tiles) -> Vec<Phrase> {
    let many = |(of, n)| match n {
        1 => effect(of),
        n => say!("istanbul-tile-many", n = n, tile = effect(of)),
    };
    list.some().map(many).collect()
}

/// A list, or "nothing".
pub(super) fn list_or_nothing(list: Vec<Phrase>) -> Arg {
    match list.is_empty() {
        true => Arg::from(say!("istanbul-nothing")),
        false => Arg::from(list),
    }
}

/// Both halves of a card.
pub(super) fn card(card: &Card) -> Phrase {
    let active = half(&card.active);
    let active = match card.active.instead_lira {
        0 => active,
        lira => say!("istanbul-half-instead", half = active, gain = stock(Kind::Lira, lira)),
    };
    match &card.others {
        None => active,
        Some(others) => say!("istanbul-card-both", active = active, others = half(others)),
    }
}

/// One half: the condition, then what it brings.
pub(super) fn half(half: &Half) -> Phrase {
    let brings = brings(half);
    if !half.pay.is_none() {
        return say!("istanbul-half-pay", pay = stock_list(&half.pay), brings = brings);
    }
    if half.own_browns > 0 {
        let own = stock(Kind::Brown, half.own_browns);
        return say!("istanbul-half-own", own = own, brings = brings);
    }
    if half.card_dice > 0 {
        return say!("istanbul-half-dice", n = half.card_dice, brings = brings);
    }
    brings
}

fn brings(half: &Half) -> Phrase {
    if half.ruby {
        return say!("istanbul-brings-ruby");
    }
    if half.swap {
        return say!("istanbul-brings-swap");
    }
    if half.markers > 0 {
        return say!("istanbul-two-markers");
    }
    let gain = stock_list(&half.gain);
    match half.or_gain.is_none() {
        true => say!("istanbul-brings", gain = gain),
        false => say!("istanbul-brings-either", gain = gain, other = stock_list(&half.or_gain)),
    }
}
