//! Dice: three colours, faces that show materials, and sets of dice lying somewhere.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::goods::{Goods, Material};

game::named! {
    /// The colour of a die, from the cheapest to the dearest faces (T05).
    pub enum Colour: "colour of dice; there are black, grey and white" {
        Black = "black",
        Grey = "grey",
        White = "white",
    }
}

/// How often each material came up on dice of one colour: the counts side by side in one number, a
/// byte each, so that sets are compared and added at once. There are never 128 dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[u8; 5]", into = "[u8; 5]")]
pub struct Faces(u64);

impl From<[u8; 5]> for Faces {
    fn from([a, b, c, d, e]: [u8; 5]) -> Faces {
        Faces(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]))
    }
}

impl From<Faces> for [u8; 5] {
    fn from(faces: Faces) -> [u8; 5] {
        let [a, b, c, d, e, ..] = faces.0.to_le_bytes();
        [a, b, c, d, e]
    }
}

impl Faces {
    #[inline]
    pub fn one(material: Material) -> Faces {
        Faces(1 << (8 * material.index()))
    }

    #[inline]
    pub fn count(self, material: Material) -> u8 {
        (self.0 >> (8 * material.index())) as u8
    }

    #[inline]
    pub fn total(self) -> u8 {
        // Neighbours are added in pairs, then all pairs by one multiplication.
        const EVERY_SECOND: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = (self.0 & EVERY_SECOND) + (self.0 >> 8 & EVERY_SECOND);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48).min(u8::MAX.into()) as u8
    }

    pub fn goods(self) -> Goods {
        Goods::each(<[u8; 5]>::from(self))
    }

    pub fn iter(self) -> impl Iterator<Item = (Material, u8)> + Clone {
        Material::ALL.into_iter().zip(<[u8; 5]>::from(self)).filter(|&(_, count)| count > 0)
    }

    /// Whether all of `other` is among these.
    #[inline]
    pub fn holds(self, other: Faces) -> bool {
        // One subtraction for all: what is missing takes away the guard above a count.
        const GUARDS: u64 = 0x80_80_80_80_80;
        debug_assert!((self.0 | other.0) & GUARDS == 0);
        (self.0 | GUARDS).wrapping_sub(other.0) & GUARDS == GUARDS
    }

    #[inline]
    pub fn put(&mut self, more: Faces) {
        self.0 += more.0;
    }

    /// Takes dice away that must be there.
    #[inline]
    pub fn take(&mut self, some: Faces) {
        debug_assert!(self.holds(some));
        self.0 -= some.0;
    }

    /// Takes dice away if all of them are here.
    #[inline]
    pub fn take_if_held(&mut self, some: Faces) -> bool {
        let held = self.holds(some);
        if held {
            self.take(some);
        }
        held
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.iter().flat_map(|(material, n)| std::iter::repeat_n(material, n.into()));
        for (index, material) in shown.enumerate() {
            write!(f, "{}{material}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Faces {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let mut counts = [0u8; 5];
        for word in text.split(' ') {
            let count = &mut counts[word.parse::<Material>()?.index()];
            *count = count.checked_add(1).ok_or_else(|| Broken::new("too many dice"))?;
        }
        Ok(counts.into())
    }
}

/// Dice lying face up: how many of each colour show each material.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DiceSet(pub [Faces; 3]);

impl DiceSet {
    #[inline]
    pub fn count(&self, colour: Colour, face: Material) -> u8 {
        self.0[colour.index()].count(face)
    }

    #[inline]
    pub fn of(&self, colour: Colour) -> Faces {
        self.0[colour.index()]
    }

    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, faces| sum.saturating_add(faces.total()))
    }

    #[inline]
    pub fn put(&mut self, colour: Colour, faces: Faces) {
        self.0[colour.index()].put(faces);
    }

    /// Takes one die away that must be there.
    pub fn take(&mut self, colour: Colour, face: Material) {
        self.0[colour.index()].take(Faces::one(face));
    }

    /// Takes dice of one colour away that must be there.
    #[inline]
    pub fn take_all(&mut self, colour: Colour, faces: Faces) {
        self.0[colour.index()].take(faces);
    }

    /// Each different die with its count.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, Material, u8)> + Clone + '_ {
        Colour::ALL.into_iter().flat_map(move |colour| {
            self.of(colour).iter().map(move |(face, count)| (colour, face, count))
        })
    }

    /// What all of them show.
    pub fn goods(&self) -> Goods {
        let mut goods = Goods::NONE;
        for faces in self.0 {
            goods.add(faces.goods());
        }
        goods
    }
}

/// As people write it: `["black wool", "white silk"]`.
impl Serialize for DiceSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().flat_map(|(colour, face, count)| {
            std::iter::repeat_n(format!("{colour} {face}"), count.into())
        }))
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<String>::deserialize(deserializer)?;
        if list.len() > 40 {
            return Err(serde::de::Error::custom("too many dice"));
        }
        let mut dice = DiceSet::default();
        for text in list {
            let (colour, face) = text.split_once(' ').unwrap_or((&text, ""));
            let colour: Colour = colour.parse().map_err(serde::de::Error::custom)?;
            let face: Material = face.parse().map_err(serde::de::Error::custom)?;
            dice.put(colour, Faces::one(face));
        }
        Ok(dice)
    }
}
