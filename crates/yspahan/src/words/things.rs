//! Names of things, and amounts of them.

use game::{Phrase, say};

use crate::pieces::{Arm, Building, Card, Colour, Goods, Quarter, Row, Shop, Souk, Space};

pub fn quarter(quarter: Quarter) -> Phrase {
    match quarter {
        Quarter::Sack => say!("yspahan-sack"),
        Quarter::Barrel => say!("yspahan-barrel"),
        Quarter::Chest => say!("yspahan-chest"),
        Quarter::Vase => say!("yspahan-vase"),
    }
}

pub fn row(row: Row) -> Phrase {
    match row.quarter() {
        Some(of_row) => quarter(of_row),
        None if row == Row::Camel => say!("yspahan-row-camel"),
        None => say!("yspahan-row-gold"),
    }
}

pub(super) fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::White => say!("yspahan-white"),
        Colour::Blue => say!("yspahan-blue"),
        Colour::Yellow => say!("yspahan-yellow"),
        Colour::Pink => say!("yspahan-pink"),
        Colour::Orange => say!("yspahan-orange"),
    }
}

pub(super) fn souk(souk: Souk) -> Phrase {
    say!("yspahan-souk", quarter = quarter(souk.quarter()), colour = colour(souk.colour()))
}

pub fn shop(shop: Shop) -> Phrase {
    say!("yspahan-shop", souk = souk(shop.souk), number = shop.number)
}

/// A space of the street, counted from the crossroads.
pub(super) fn space(space: Space) -> Phrase {
    let n = space.step();
    match space.arm() {
        _ if space == Space::CENTRE => say!("yspahan-crossroads"),
        Arm::West => say!("yspahan-street-west", n = n),
        Arm::East => say!("yspahan-street-east", n = n),
        Arm::North => say!("yspahan-street-north", n = n),
        Arm::South => say!("yspahan-street-south", n = n),
    }
}

pub fn card(card: Card) -> Phrase {
    match card {
        Card::Camels => say!("yspahan-card-camels"),
        Card::Gold => say!("yspahan-card-gold"),
        Card::Shop => say!("yspahan-card-shop"),
        Card::Caravan => say!("yspahan-card-caravan"),
        Card::CamelPoints => say!("yspahan-card-camel-points"),
        Card::GoldPoints => say!("yspahan-card-gold-points"),
        Card::Exchange => say!("yspahan-card-exchange"),
        Card::WithoutCamels => say!("yspahan-card-without-camels"),
        Card::WithoutGold => say!("yspahan-card-without-gold"),
    }
}

pub fn building(building: Building) -> Phrase {
    match building {
        Building::Paddock => say!("yspahan-paddock"),
        Building::Shop => say!("yspahan-building-shop"),
        Building::Hammam => say!("yspahan-hammam"),
        Building::Caravansary => say!("yspahan-caravansary"),
        Building::Bazaar => say!("yspahan-bazaar"),
        Building::Hoist => say!("yspahan-hoist"),
    }
}

/// What a building does, with its printed number.
pub(super) fn benefit(of: Building, bonus: u8) -> Phrase {
    match of {
        Building::Paddock => say!("yspahan-benefit-paddock", n = bonus),
        Building::Shop => say!("yspahan-benefit-shop", n = bonus),
        Building::Hammam => say!("yspahan-benefit-hammam", n = bonus),
        Building::Caravansary => say!("yspahan-benefit-caravansary"),
        Building::Bazaar => say!("yspahan-benefit-bazaar", n = bonus),
        Building::Hoist => say!("yspahan-benefit-hoist", n = bonus),
    }
}

pub(super) fn camels(n: impl Into<u16>) -> Phrase {
    say!("yspahan-camels", n = n.into())
}

pub(super) fn gold(n: impl Into<u16>) -> Phrase {
    say!("yspahan-gold", n = n.into())
}

pub(super) fn goods(n: impl Into<u16>, goods: Goods) -> Phrase {
    match goods {
        Goods::Camels => camels(n),
        Goods::Gold => gold(n),
    }
}

pub(super) fn points(n: impl Into<u16>) -> Phrase {
    say!("yspahan-points", n = n.into())
}

pub(super) fn cubes(n: u8) -> Phrase {
    say!("yspahan-cubes", n = n)
}

pub(super) fn dice(n: u8) -> Phrase {
    say!("yspahan-dice", n = n)
}

pub(super) fn cards(n: u8) -> Phrase {
    say!("yspahan-cards", n = n)
}

pub(super) fn steps(n: u8) -> Phrase {
    say!("yspahan-steps", n = n)
}

/// The parts of a price that are not 0.
pub(super) fn price(camels_due: u8, gold_due: u8) -> Vec<Phrase> {
    let parts = [(camels_due, camels(camels_due)), (gold_due, gold(gold_due))];
    parts.into_iter().filter(|(n, _)| *n > 0).map(|(_, phrase)| phrase).collect()
}
