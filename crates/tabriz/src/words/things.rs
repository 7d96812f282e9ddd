//! Phrases for things: materials, coins, dice, cards, exchanges, places.

use game::{Phrase, say};

use crate::card::{Advanced, Card, Deck};
use crate::code::{Bundle, Code};
use crate::content::{Bazaar, RivalStep, Side};
use crate::dice::{Colour, DiceSet, Faces};
use crate::goods::{Goods, Material};
use crate::legal::tiles::cost_of;
use crate::space::{Address, Sign, Tile};
use crate::state::{Open, RivalName};
use crate::task::March;

pub fn material(material: Material) -> Phrase {
    match material {
        Material::Wool => say!("tabriz-wool"),
        Material::Plant => say!("tabriz-plant"),
        Material::Camel => say!("tabriz-camel"),
        Material::Carmine => say!("tabriz-carmine"),
        Material::Silk => say!("tabriz-silk"),
    }
}

pub fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Black => say!("tabriz-black"),
        Colour::Grey => say!("tabriz-grey"),
        Colour::White => say!("tabriz-white"),
    }
}

pub(super) fn deck(deck: Deck) -> Phrase {
    match deck {
        Deck::Karmandan => say!("tabriz-karmandan"),
        Deck::Bazaari => say!("tabriz-bazaari"),
        Deck::Ashraf => say!("tabriz-ashraf"),
    }
}

pub(super) fn coins(n: u16) -> Phrase {
    say!("tabriz-coins", n = n)
}

pub(super) fn goods(goods: Goods) -> Vec<Phrase> {
    goods.iter().map(|(of, n)| say!("tabriz-pieces", n = n, material = material(of))).collect()
}

pub(super) fn wealth(money: u16, owned: Goods) -> Vec<Phrase> {
    let mut list = Vec::new();
    if money > 0 || owned.is_empty() {
        list.push(coins(money));
    }
    list.extend(goods(owned));
    list
}

/// Everything one side of an exchange or a reward amounts to.
pub(super) fn bundle(bundle: &Bundle) -> Vec<Phrase> {
    let mut list = Vec::new();
    if bundle.coins > 0 {
        list.push(coins(bundle.coins));
    }
    list.extend(goods(bundle.goods));
    if bundle.skill > 0 {
        list.push(say!("tabriz-skill", n = bundle.skill));
    }
    if bundle.prestige > 0 {
        list.push(say!("tabriz-prestige", n = bundle.prestige));
    }
    list
}

pub(super) fn exchange(code: Code) -> Phrase {
    let (give, get) = (code.give(), code.get());
    if let Some(of) = get.die {
        return say!("tabriz-code-die", colour = colour(of));
    }
    let got = match get.cards {
        0 => bundle(&get),
        _ => vec![say!("tabriz-a-draw")],
    };
    let mut given = bundle(&give);
    if give.cards > 0 {
        given.push(say!("tabriz-a-discard"));
    }
    match given.is_empty() {
        true => say!("tabriz-code-gain", get = got),
        false => say!("tabriz-code-trade", give = given, get = got),
    }
}

pub fn die(of: Colour, face: Material) -> Phrase {
    say!("tabriz-die", colour = colour(of), material = material(face))
}

pub(super) fn faces(faces: Faces) -> Vec<Phrase> {
    faces.iter().map(|(of, n)| say!("tabriz-pieces", n = n, material = material(of))).collect()
}

pub(super) fn dice(set: &DiceSet) -> Vec<Phrase> {
    let each =
        |(of, face, n): (Colour, Material, u8)| std::iter::repeat_n(die(of, face), usize::from(n));
    set.iter().flat_map(each).collect()
}

/// A card by the carpet that is ordered. Whoever draws it finds it by its `name`, which nobody reads.
pub(super) fn card(content: &Bazaar, of: Card) -> Phrase {
    let needs = goods(content.card(of).needs);
    say!("tabriz-card", name = of.to_string(), needs = needs, deck = deck(of.deck()))
}

/// A card with all that is printed on it.
pub(super) fn card_long(content: &Bazaar, of: Card) -> Phrase {
    let printed = content.card(of);
    let (ordered, reward) = (card(content, of), bundle(&printed.reward));
    let actions: Vec<Phrase> =
        printed.actions.iter().map(|&n| exchange(content.actions[usize::from(n)].code)).collect();
    match actions.is_empty() {
        true => say!("tabriz-card-long", card = ordered, reward = reward),
        false => {
            say!("tabriz-card-workshop", card = ordered, reward = reward, actions = actions)
        }
    }
}

pub(super) fn advanced_card(content: &Bazaar, of: Advanced) -> Phrase {
    let printed = &content.advanced[of.index()];
    let actions: Vec<Phrase> =
        printed.actions.iter().map(|&n| exchange(content.actions[usize::from(n)].code)).collect();
    let start = bundle(&printed.start);
    say!("tabriz-advanced-card", start = start, actions = actions)
}

/// A tile by its name. Whoever draws it finds it by its `space`, which nobody reads.
pub(super) fn address(at: Address) -> Phrase {
    let (tile, space) = (sign(at.sign), at.space.to_string());
    match at.sign {
        Sign::Meydan | Sign::Gita | Sign::Farideh => {
            say!("tabriz-address-own", tile = tile, space = space)
        }
        _ => say!("tabriz-address", tile = tile, space = space),
    }
}

pub(super) fn sign(sign: Sign) -> Phrase {
    match sign {
        Sign::Meydan => say!("tabriz-tile-meydan"),
        Sign::Shop(of) => say!("tabriz-tile-shop", material = material(of)),
        Sign::DualShop(of, and) => {
            say!("tabriz-tile-dual", material = material(of), and = material(and))
        }
        Sign::Trader(tile) => match tile {
            Tile::TraderWool => say!("tabriz-tile-trader", material = material(Material::Wool)),
            Tile::TraderPlant => say!("tabriz-tile-trader", material = material(Material::Plant)),
            Tile::TraderCamel => say!("tabriz-tile-trader", material = material(Material::Camel)),
            Tile::TraderCarmine => {
                say!("tabriz-tile-trader", material = material(Material::Carmine))
            }
            Tile::TraderSilk => say!("tabriz-tile-trader", material = material(Material::Silk)),
            _ => say!("tabriz-tile-trader-mixed"),
        },
        Sign::ConMan => say!("tabriz-tile-con-man"),
        Sign::Merchant => say!("tabriz-tile-merchant"),
        Sign::Gita => say!("tabriz-tile-gita"),
        Sign::Caravanserai => say!("tabriz-tile-caravanserai"),
        Sign::Bargain => say!("tabriz-tile-bargain"),
        Sign::Farideh => say!("tabriz-tile-farideh"),
    }
}

pub(super) fn rival(name: RivalName) -> Phrase {
    match name {
        RivalName::R1 => say!("tabriz-rival-r1"),
        RivalName::R2 => say!("tabriz-rival-r2"),
        RivalName::R3 => say!("tabriz-rival-r3"),
        RivalName::R4 => say!("tabriz-rival-r4"),
        RivalName::R5 => say!("tabriz-rival-r5"),
    }
}

/// How an apprentice of the Rival moves.
pub(super) fn march(march: March) -> Phrase {
    match march {
        March::NearestToMeydan => say!("tabriz-step-nearest-meydan"),
        March::NearestToTrader => say!("tabriz-step-nearest-trader"),
        March::LeftmostToNearest => say!("tabriz-step-leftmost-nearest"),
        March::LeftmostToFullest { keep } => say!("tabriz-step-leftmost-fullest", keep = keep),
        March::RightmostToFullest => say!("tabriz-step-rightmost-fullest"),
    }
}

/// A step of the Rival's mat.
pub(super) fn step(step: RivalStep) -> Phrase {
    let how = match step {
        RivalStep::Gain(gain) => return say!("tabriz-step-gain", gain = bundle(&gain)),
        RivalStep::Remove { material: of, count, keep } => {
            return say!("tabriz-step-remove", n = count, material = material(of), keep = keep);
        }
        RivalStep::Clear { keep } => return say!("tabriz-step-clear", keep = keep),
        RivalStep::AllToPlayer => return say!("tabriz-step-all-to-player"),
        RivalStep::Swap(of) => return say!("tabriz-step-swap", colour = colour(of)),
        RivalStep::Trade(code) => {
            return say!("tabriz-step-trade", exchange = exchange(code));
        }
        RivalStep::NearestToMeydan => March::NearestToMeydan,
        RivalStep::NearestToTrader => March::NearestToTrader,
        RivalStep::LeftmostToNearest => March::LeftmostToNearest,
        RivalStep::LeftmostToFullest { keep } => March::LeftmostToFullest { keep },
        RivalStep::RightmostToFullest => March::RightmostToFullest,
    };
    march(how)
}

/// What has been rolled at Gita's costs so much.
pub(super) fn price_of_rolled(open: &Open) -> u16 {
    match open.side(open.at) {
        Side::Gita { price, .. } => cost_of(&open.rolled, price),
        _ => 0,
    }
}
