//! The names of everything printed: quarters, souks, shops, street spaces, tower rows, cards and
//! buildings, each with its notation. No numbers (those are content) and no rules.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

game::named! {
    /// The four quarters, in the order of the tower.
    pub enum Quarter: "quarter" { Sack = "sack", Barrel = "barrel", Chest = "chest", Vase = "vase" }
}

game::named! {
    pub enum Colour: "colour" {
        White = "white", Blue = "blue", Yellow = "yellow", Pink = "pink", Orange = "orange",
    }
}

game::named! {
    /// The tower's rows from the bottom to the top.
    pub enum Row: "row of the tower" {
        Camel = "camel", Sack = "sack", Barrel = "barrel", Chest = "chest", Vase = "vase",
        Gold = "gold",
    }
}

game::named! {
    /// A group of shops of one colour inside a quarter.
    pub enum Souk: "souk" {
        SackPink = "sack-pink", SackYellow = "sack-yellow", SackBlue = "sack-blue",
        SackWhite = "sack-white",
        BarrelPink = "barrel-pink", BarrelYellow = "barrel-yellow", BarrelBlue = "barrel-blue",
        BarrelWhite = "barrel-white",
        ChestPink = "chest-pink", ChestYellow = "chest-yellow", ChestBlue = "chest-blue",
        VaseOrange = "vase-orange", VaseYellow = "vase-yellow", VaseBlue = "vase-blue",
    }
}

game::named! {
    /// The nine kinds of cards.
    pub enum Card: "card" {
        Camels = "camels", Gold = "gold", Shop = "shop", Caravan = "caravan",
        CamelPoints = "camel-points", GoldPoints = "gold-points", Exchange = "exchange",
        WithoutCamels = "without-camels", WithoutGold = "without-gold",
    }
}

game::named! {
    /// The six buildings a player can have, once each.
    pub enum Building: "building" {
        Paddock = "paddock", Shop = "shop", Hammam = "hammam", Caravansary = "caravansary",
        Bazaar = "bazaar", Hoist = "hoist",
    }
}

game::named! {
    /// What a player pays with.
    pub enum Goods: "kind of goods" { Camels = "camels", Gold = "gold" }
}

game::named! {
    /// The four arms of the street.
    pub enum Arm: "arm of the street" { West = "w", East = "e", North = "n", South = "s" }
}

pub(crate) const SOUKS: usize = Souk::ALL.len();
pub(crate) const CARDS: usize = Card::ALL.len();

impl Quarter {
    /// The souks of this quarter.
    pub fn souks(self) -> &'static [Souk] {
        match self {
            Quarter::Sack => &Souk::ALL[..4],
            Quarter::Barrel => &Souk::ALL[4..8],
            Quarter::Chest => &Souk::ALL[8..11],
            Quarter::Vase => &Souk::ALL[11..],
        }
    }
}

impl Row {
    /// The quarter this row supplies; none for camels and gold.
    pub const fn quarter(self) -> Option<Quarter> {
        match self {
            Row::Camel | Row::Gold => None,
            Row::Sack => Some(Quarter::Sack),
            Row::Barrel => Some(Quarter::Barrel),
            Row::Chest => Some(Quarter::Chest),
            Row::Vase => Some(Quarter::Vase),
        }
    }
}

impl Souk {
    pub const fn quarter(self) -> Quarter {
        match self as u8 {
            0..4 => Quarter::Sack,
            4..8 => Quarter::Barrel,
            8..11 => Quarter::Chest,
            _ => Quarter::Vase,
        }
    }

    pub const fn colour(self) -> Colour {
        use Souk::*;
        match self {
            SackWhite | BarrelWhite => Colour::White,
            SackBlue | BarrelBlue | ChestBlue | VaseBlue => Colour::Blue,
            SackYellow | BarrelYellow | ChestYellow | VaseYellow => Colour::Yellow,
            SackPink | BarrelPink | ChestPink => Colour::Pink,
            VaseOrange => Colour::Orange,
        }
    }
}

impl Goods {
    /// The one that it is exchanged for.
    pub(crate) const fn other(self) -> Goods {
        match self {
            Goods::Camels => Goods::Gold,
            Goods::Gold => Goods::Camels,
        }
    }
}

impl Card {
    /// The cost this card saves, if it is one that builds.
    pub const fn waives(self) -> Option<Goods> {
        match self {
            Card::WithoutCamels => Some(Goods::Camels),
            Card::WithoutGold => Some(Goods::Gold),
            _ => None,
        }
    }
}

/// One shop of a souk, written `chest-blue-2`; numbers begin at 1 with the street shops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Shop {
    pub souk: Souk,
    pub number: u8,
}

/// No souk has more shops.
pub(crate) const MOST_SHOPS: u8 = 8;

impl Shop {
    pub const fn new(souk: Souk, number: u8) -> Self {
        Shop { souk, number }
    }
}

impl fmt::Display for Shop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.souk, self.number)
    }
}

impl FromStr for Shop {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let broken = || Broken::new(format!("`{text}` is no shop; write one like chest-blue-2"));
        let (souk, number) = text.rsplit_once('-').ok_or_else(broken)?;
        let souk = souk.parse().map_err(|_| broken())?;
        let number = (1..=MOST_SHOPS).find(|n| n.to_string() == number).ok_or_else(broken)?;
        Ok(Shop { souk, number })
    }
}

/// A space of the street: the centre `c`, or a step of an arm such as `w5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Space {
    /// The arm in the upper four bits, the step from the centre in the lower four.
    code: u8,
}

/// No arm is longer.
pub(crate) const MOST_STEPS: u8 = 15;
/// Codes of spaces are below this.
pub(crate) const SPACE_CODES: usize = 64;

impl Space {
    pub const CENTRE: Space = Space { code: 0 };

    /// Step 0 of any arm is the centre.
    pub const fn new(arm: Arm, step: u8) -> Space {
        if step == 0 { Space::CENTRE } else { Space { code: (arm as u8) << 4 | step } }
    }

    /// The space with this code.
    #[inline]
    pub(crate) const fn of_code(code: u8) -> Space {
        debug_assert!((code as usize) < SPACE_CODES);
        Space { code }
    }

    /// The arm; the centre counts to the first one.
    pub const fn arm(self) -> Arm {
        match self.code >> 4 {
            0 => Arm::West,
            1 => Arm::East,
            2 => Arm::North,
            _ => Arm::South,
        }
    }

    pub const fn step(self) -> u8 {
        self.code & MOST_STEPS
    }

    pub const fn code(self) -> usize {
        self.code as usize
    }

    /// The length of the one walk between two spaces that never turns back.
    pub const fn distance(self, other: Space) -> u8 {
        if self.code >> 4 == other.code >> 4 {
            self.step().abs_diff(other.step())
        } else {
            self.step() + other.step()
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Space::CENTRE => f.write_str("c"),
            space => write!(f, "{}{}", space.arm(), space.step()),
        }
    }
}

impl FromStr for Space {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let steps = |arm| (0..=MOST_STEPS).map(move |step| Space::new(arm, step));
        let all = Arm::ALL.into_iter().flat_map(steps);
        let mut named = all.filter(|space| space.to_string() == text);
        named.next().ok_or_else(|| {
            Broken::new(format!("`{text}` is no street space; write c or one like w5"))
        })
    }
}

/// Shops and spaces stand in JSON by their notation.
macro_rules! json_by_notation {
    ($($type:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
json_by_notation!(Shop, Space);
