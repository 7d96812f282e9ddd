//! What the things are called: colours, die faces, stock, tile effects, markets, and counts of
//! them. No rule lives here.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use game::Named;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

game::named! {
    /// The four colours of goods: cloth, fruit, spice and jewellery.
    pub enum Colour: "colour" { Red = "red", Yellow = "yellow", Green = "green", Blue = "blue" }
}

game::named! {
    /// I06: the six faces of a die.
    pub enum Face: "face of a die" {
        Red = "red", Yellow = "yellow", Green = "green", Blue = "blue", Lira = "lira", Card = "card",
    }
}

game::named! {
    /// What a player keeps in stock and the supply lends: markers, crystals and money.
    pub enum Kind: "kind of stock" {
        Red = "red", Yellow = "yellow", Green = "green", Blue = "blue", Brown = "brown",
        Crystal = "crystal", Lira = "lira",
    }
}

game::named! {
    /// What a mosque tile does for its owner. A colour: one marker with every "take lira".
    pub enum Effect: "effect of a tile" {
        Lira = "lira", Crystal = "crystal", Card = "card", Action = "action", Die = "die",
        Red = "red", Yellow = "yellow", Green = "green", Blue = "blue",
    }
}

game::named! {
    /// Where rubies lie.
    pub enum Market: "market" {
        Red = "red", Yellow = "yellow", Green = "green", Blue = "blue",
        Carpet = "carpet", Lira = "lira", Mosque = "mosque",
    }
}

game::named! {
    /// Which table of ruby prices is played with.
    pub enum RubyTable: "ruby table" { Standard = "standard", Plateau = "plateau", Tall = "tall", FarEnd = "far-end" }
}

impl Colour {
    pub const fn letter(self) -> char {
        ['r', 'y', 'g', 'b'][self as usize]
    }

    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[self.index()]
    }

    pub fn market(self) -> Market {
        Market::ALL[self.index()]
    }

    /// The effect "a marker of this colour with every take lira".
    pub fn effect(self) -> Effect {
        Effect::ALL[Effect::Red.index() + self.index()]
    }
}

impl Face {
    pub const fn letter(self) -> char {
        ['r', 'y', 'g', 'b', 'l', 'c'][self as usize]
    }

    pub fn of_letter(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

impl Market {
    /// The colour of a single-good market.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.index()).copied()
    }

    /// I44: the markets one can buy from, which is all but the mosque area.
    pub const FOR_SALE: [Market; 6] =
        [Market::Red, Market::Yellow, Market::Green, Market::Blue, Market::Carpet, Market::Lira];
}

/// How many there are of each kind; in JSON and TOML a map of the kinds there are any of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<K, const N: usize>(pub [u8; N], PhantomData<K>);

/// Markers, crystals and lira.
pub type Stock = Counts<Kind, 7>;
/// Dice by the face they show.
pub type Faces = Counts<Face, 6>;
/// Goods of the four colours.
pub type Goods = Counts<Colour, 4>;
/// Mosque tiles by effect.
pub(crate) type Tiles = Counts<Effect, 9>;
/// Rubies or prices by market.
pub(crate) type Rubies = Counts<Market, 7>;

impl<K, const N: usize> Counts<K, N> {
    pub const NONE: Self = Counts([0; N], PhantomData);

    pub const fn of(counts: [u8; N]) -> Self {
        Counts(counts, PhantomData)
    }

    #[inline]
    pub fn sum(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    #[inline]
    pub fn is_none(&self) -> bool {
        self.0 == [0; N]
    }

    /// Whether `other` is contained in it.
    #[inline]
    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(have, need)| have >= need)
    }

    #[inline]
    pub fn remove(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(have, gone)| *have -= gone);
    }

    #[inline]
    pub fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(have, more)| *have += more);
    }
}

impl<K: Named, const N: usize> Counts<K, N> {
    /// `count` of one kind and nothing else.
    pub fn only(kind: K, count: u8) -> Self {
        let mut counts = Self::NONE;
        counts[kind] = count;
        counts
    }

    /// The kinds there are any of, with their numbers.
    pub fn some(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::ALL.iter().map(|&kind| (kind, self[kind])).filter(|&(_, count)| count > 0)
    }
}

impl Goods {
    /// How many of these goods others do not cover, colour by colour. All four at once in one word;
    /// counts stay below 128, so the top bit of each byte is free to say which is more.
    #[inline]
    pub fn missing_in(&self, have: &Goods) -> u8 {
        const TOPS: u32 = 0x8080_8080;
        let (need, have) = (u32::from_le_bytes(self.0), u32::from_le_bytes(have.0));
        let differences = (need | TOPS) - have;
        let more = differences & TOPS;
        let wanting = more - (more >> 7);
        ((differences & wanting).wrapping_mul(0x0101_0101) >> 24) as u8
    }
}

impl Stock {
    #[inline]
    pub fn goods(&self) -> Goods {
        Goods::of([self.0[0], self.0[1], self.0[2], self.0[3]])
    }
}

impl Faces {
    #[inline]
    pub fn goods(&self) -> Goods {
        Goods::of([self.0[0], self.0[1], self.0[2], self.0[3]])
    }
}

impl<K: Named, const N: usize> Index<K> for Counts<K, N> {
    type Output = u8;
    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.0[kind.index()]
    }
}

impl<K: Named, const N: usize> IndexMut<K> for Counts<K, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.0[kind.index()]
    }
}

impl<K, const N: usize> Default for Counts<K, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Named, const N: usize> fmt::Debug for Counts<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.some().map(|(kind, count)| (kind.name(), count))).finish()
    }
}

impl<K: Named, const N: usize> Serialize for Counts<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.some().map(|(kind, count)| (kind.name(), count)))
    }
}

impl<'de, K: Named, const N: usize> Deserialize<'de> for Counts<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map<K, const N: usize>(PhantomData<K>);
        impl<'de, K: Named, const N: usize> Visitor<'de> for Map<K, N> {
            type Value = Counts<K, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("numbers by name, such as { red = 2 }")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut counts = Counts::NONE;
                while let Some((name, count)) = map.next_entry::<String, u8>()? {
                    let kind = K::named(&name)
                        .ok_or_else(|| A::Error::custom(format!("`{name}` is not counted here")))?;
                    counts[kind] = count;
                }
                Ok(counts)
            }
        }
        deserializer.deserialize_map(Map(PhantomData))
    }
}
