//! A card, its colour, and numbers by colour. Words of the game without any rule.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The values a card can have, from cheap to dear; a card's *rank* is its place here.
pub(crate) const VALUES: [u8; 3] = [2, 3, 5];

/// The colour of a card, its ship and its tokens. A letter in notations, a word in positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
}

impl Colour {
    /// Every colour, in the order of O34.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// The place in `ALL`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in notations.
    pub const fn letter(self) -> char {
        ['r', 'b', 'y', 'g'][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let found = Colour::ALL.into_iter().find(|colour| text == colour.letter().to_string());
        found.ok_or_else(|| Broken::new(format!("`{text}` is no colour; use r, b, y or g")))
    }
}

/// A kind of card: one of four colours and three values. Cheaper kinds come before dearer ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// How many kinds there are.
    pub(crate) const KINDS: usize = 12;
    /// No kind comes after it.
    pub(crate) const LAST: Card = Card(11);

    /// The card of a colour and a rank.
    pub const fn new(colour: Colour, rank: usize) -> Card {
        assert!(rank < VALUES.len());
        Card(rank as u8 * 4 + colour as u8)
    }

    /// Every kind, from cheap to dear.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// The kind with this index.
    #[inline]
    pub(crate) const fn at(index: u8) -> Card {
        debug_assert!(index < Card::KINDS as u8);
        Card(index)
    }

    /// The place among all kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which ship it sails with.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 & 3) as usize]
    }

    /// The place of its value in `VALUES`.
    #[inline]
    pub const fn rank(self) -> usize {
        (self.0 >> 2) as usize
    }

    /// What it is worth as a coin and as a good.
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.rank()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.value())
    }
}

impl FromStr for Card {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        Card::all().find(|card| card.to_string() == text).ok_or_else(|| {
            Broken::new(format!("`{text}` is no card; use a letter of r, b, y, g and 2, 3 or 5"))
        })
    }
}

impl TryFrom<String> for Card {
    type Error = Broken;
    fn try_from(text: String) -> Result<Self, Broken> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub(crate) const NONE: Colours = Colours(0);

    /// One bit for each colour.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The colours with these bits.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Colours {
        Colours(bits)
    }

    /// The colours of which this is true.
    #[inline]
    pub(crate) fn those(holds: impl Fn(Colour) -> bool) -> Colours {
        Colours(Colour::ALL.into_iter().fold(0, |set, it| set | u8::from(holds(it)) << it as u8))
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// Puts it among them.
    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// In the order of `Colour::ALL`.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }
}

impl FromIterator<Colour> for Colours {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Colour>>(list: I) -> Colours {
        let mut colours = Colours::NONE;
        list.into_iter().for_each(|colour| colours.add(colour));
        colours
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Colours {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Colours {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Colour>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One number for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Named", into = "Named")]
pub struct ByColour(pub [u8; 4]);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    red: u8,
    blue: u8,
    yellow: u8,
    green: u8,
}

impl From<Named> for ByColour {
    fn from(Named { red, blue, yellow, green }: Named) -> ByColour {
        ByColour([red, blue, yellow, green])
    }
}

impl From<ByColour> for Named {
    fn from(ByColour([red, blue, yellow, green]): ByColour) -> Named {
        Named { red, blue, yellow, green }
    }
}

impl ByColour {
    /// The sum over all colours.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&number| u16::from(number)).sum()
    }
}

impl Index<Colour> for ByColour {
    type Output = u8;
    #[inline]
    fn index(&self, colour: Colour) -> &u8 {
        &self.0[colour.index()]
    }
}

impl IndexMut<Colour> for ByColour {
    #[inline]
    fn index_mut(&mut self, colour: Colour) -> &mut u8 {
        &mut self.0[colour.index()]
    }
}
