//! The seventeen spaces of the board and the seventeen tiles that lie on them, by name only.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::card::as_text;
use crate::goods::Material;

pub(crate) const SPACES: usize = 17;

/// What kind of tile a space takes (T03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Meydan,
    Single,
    Trader,
    Alley,
    Dual,
    Courtyard,
}

/// A space of the board, written `s1`. Spaces of one kind follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Space(u8);

const NAMES: [&str; SPACES] = [
    "m", "s1", "s2", "s3", "s4", "t1", "t2", "t3", "t4", "t5", "t6", "a1", "a2", "d1", "d2", "c1",
    "c2",
];

impl Space {
    pub const MEYDAN: Space = Space(0);
    /// The spaces that can hold dice: the alleys and the courtyards.
    pub const YARDS: [Space; 4] = [Space(11), Space(12), Space(15), Space(16)];

    /// Bit set of the spaces where materials can lie: all but Meydan and the traders.
    pub const MARKET: u32 = 0b1_1111_1000_0001_1110;
    /// Bit set of the spaces for traders.
    pub const TRADERS: u32 = 0b111_1110_0000;

    pub const fn new(index: u8) -> Space {
        assert!((index as usize) < SPACES);
        Space(index)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..SPACES as u8).map(Space)
    }

    /// The spaces of a bit set.
    #[inline]
    pub fn each(mut bits: u32) -> impl Iterator<Item = Space> + Clone {
        std::iter::from_fn(move || {
            let first = NonZeroU32::new(bits)?.trailing_zeros();
            bits &= bits - 1;
            Some(Space(first as u8))
        })
    }

    pub const fn place(self) -> Place {
        match self.0 {
            0 => Place::Meydan,
            1..=4 => Place::Single,
            5..=10 => Place::Trader,
            11..=12 => Place::Alley,
            13..=14 => Place::Dual,
            _ => Place::Courtyard,
        }
    }

    /// Where the dice of this space are kept in the state.
    #[inline]
    pub const fn yard(self) -> Option<usize> {
        match self.0 {
            11..=12 => Some(self.0 as usize - 11),
            15..=16 => Some(self.0 as usize - 13),
            _ => None,
        }
    }

    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Space {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let index = NAMES.iter().position(|&name| name == text);
        index.map(|index| Space(index as u8)).ok_or_else(|| {
            Broken::new(format!(
                "`{text}` is no space; they are m, s1-s4, t1-t6, a1-a2, d1-d2, c1-c2"
            ))
        })
    }
}

as_text!(Space);

game::named! {
    /// A tile. Tiles of one kind stand at the same numbers as the spaces they fit.
    pub enum Tile: "tile" {
        Meydan = "meydan",
        Wool = "wool",
        Plant = "plant",
        Camel = "camel",
        Carmine = "carmine",
        TraderWool = "trader_wool",
        TraderPlant = "trader_plant",
        TraderCamel = "trader_camel",
        TraderCarmine = "trader_carmine",
        TraderSilk = "trader_silk",
        TraderMixed = "trader_mixed",
        Alley1 = "alley_1",
        Alley2 = "alley_2",
        Fibres = "fibres",
        Dyes = "dyes",
        Silk = "silk",
        Bargains = "bargains",
    }
}

impl Tile {
    /// The tile that lies on a space in the fixed layout.
    pub const fn usual(space: Space) -> Tile {
        Tile::ALL[space.index()]
    }

    pub const fn place(self) -> Place {
        Space(self as u8).place()
    }
}

game::named! {
    /// Which face of a tile is up; `a` is the one for the first game.
    pub enum Face: "side" {
        A = "a",
        B = "b",
    }
}

/// What the tile of a space is called: by what it sells or does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    Meydan,
    Shop(Material),
    DualShop(Material, Material),
    /// A trader, by its tile.
    Trader(Tile),
    ConMan,
    Merchant,
    Gita,
    Caravanserai,
    Bargain,
    Farideh,
}

/// A space and what is there now, for people who are told of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Address {
    pub space: Space,
    pub sign: Sign,
}
