//! Pieces, lists of pieces, cards and tiles in words.

use game::{Arg, Phrase, say};

use crate::content::{Card, Half};
use crate::pieces::{Colour, Effect, Face, Faces, Goods, Kind, Market, Named, Stock, Tiles};

pub fn stock_phrase(kind: Kind, n: u8) -> Phrase {
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

pub fn dice_phrase(face: Face, n: u8) -> Phrase {
    match face {
        Face::Red => say!("istanbul-dice-red", n = n),
        Face::Yellow => say!("istanbul-dice-yellow", n = n),
        Face::Green => say!("istanbul-dice-green", n = n),
        Face::Blue => say!("istanbul-dice-blue", n = n),
        Face::Lira => say!("istanbul-dice-lira", n = n),
        Face::Card => say!("istanbul-dice-card", n = n),
    }
}

pub fn goods_phrase(colour: Colour, n: u8) -> Phrase {
    match colour {
        Colour::Red => say!("istanbul-goods-red", n = n),
        Colour::Yellow => say!("istanbul-goods-yellow", n = n),
        Colour::Green => say!("istanbul-goods-green", n = n),
        Colour::Blue => say!("istanbul-goods-blue", n = n),
    }
}

pub fn colour_phrase(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => say!("istanbul-colour-red"),
        Colour::Yellow => say!("istanbul-colour-yellow"),
        Colour::Green => say!("istanbul-colour-green"),
        Colour::Blue => say!("istanbul-colour-blue"),
    }
}

pub fn effect_phrase(effect: Effect) -> Phrase {
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

pub fn market_phrase(market: Market) -> Phrase {
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

pub fn stock_list(stock: &Stock) -> Vec<Phrase> {
    stock.some().map(|(kind, count)| stock_phrase(kind, count)).collect()
}

pub fn dice_list(faces: &Faces) -> Vec<Phrase> {
    faces.some().map(|(face, count)| dice_phrase(face, count)).collect()
}

pub fn goods_list(goods: &Goods) -> Vec<Phrase> {
    goods.some().map(|(colour, count)| goods_phrase(colour, count)).collect()
}

/// Dice first, then what comes from stock.
pub fn payment_list(dice: Goods, markers: Goods, browns: u8) -> Vec<Phrase> {
    let [red, yellow, green, blue] = markers.0;
    paid_list(dice, &Stock::of([red, yellow, green, blue, browns, 0, 0]))
}

pub fn paid_list(dice: Goods, stock: &Stock) -> Vec<Phrase> {
    let dice = dice.some().map(|(colour, count)| dice_phrase(Face::ALL[colour.index()], count));
    dice.chain(stock_list(stock)).collect()
}

pub fn tiles_list(tiles: &Tiles) -> Vec<Phrase> {
    let many = |(effect, n)| match n {
        1 => effect_phrase(effect),
        n => say!("istanbul-tile-many", n = n, tile = effect_phrase(effect)),
    };
    tiles.some().map(many).collect()
}

/// A list, or "nothing".
pub fn list_or_nothing(list: Vec<Phrase>) -> Arg {
    match list.is_empty() {
        true => Arg::from(say!("istanbul-nothing")),
        false => Arg::from(list),
    }
}

/// Both halves of a card.
pub fn card_phrase(card: &Card) -> Phrase {
    let active = half_phrase(&card.active);
    let active = match card.active.instead_lira {
        0 => active,
        lira => say!("istanbul-half-instead", half = active, gain = stock_phrase(Kind::Lira, lira)),
    };
    match &card.others {
        None => active,
        Some(others) => {
            say!("istanbul-card-both", active = active, others = half_phrase(others))
        }
    }
}

/// One half: the condition, then what it brings.
pub fn half_phrase(half: &Half) -> Phrase {
    let brings = brings_phrase(half);
    if !half.pay.is_none() {
        return say!("istanbul-half-pay", pay = stock_list(&half.pay), brings = brings);
    }
    if half.own_browns > 0 {
        let own = stock_phrase(Kind::Brown, half.own_browns);
        return say!("istanbul-half-own", own = own, brings = brings);
    }
    if half.card_dice > 0 {
        return say!("istanbul-half-dice", n = half.card_dice, brings = brings);
    }
    brings
}

fn brings_phrase(half: &Half) -> Phrase {
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
