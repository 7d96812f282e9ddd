//! A card, its colour, and bags of cards. Words of the game without any rule.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The values a card can have, from cheap to dear; a card's *rank* is its place here.
pub const VALUES: [u8; 3] = [2, 3, 5];

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
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

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
    pub const KINDS: usize = 12;
    /// No kind comes after it.
    pub const LAST: Card = Card(11);

    pub const fn new(colour: Colour, rank: usize) -> Card {
        assert!(rank < VALUES.len());
        Card(rank as u8 * 4 + colour as u8)
    }

    /// Every kind, from cheap to dear.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 & 3) as usize]
    }

    #[inline]
    pub const fn rank(self) -> usize {
        (self.0 >> 2) as usize
    }

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

/// How many of each kind lie in one place: four bits for each kind, cheap kinds lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u64);

const EVERY_KIND: u64 = 0x1111_1111_1111;
const EVERY_RANK: u64 = 0x0001_0001_0001;

impl Bag {
    pub const EMPTY: Bag = Bag(0);
    /// More of one kind do not fit.
    pub const MOST: u8 = 15;

    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.0)) as u8 & 15
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << (4 * card.0);
    }

    /// The card must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 -= 1 << (4 * card.0);
    }

    pub fn add_all(&mut self, other: Bag) {
        self.0 += other.0;
    }

    /// All of them must be there.
    pub fn remove_all(&mut self, other: Bag) {
        self.0 -= other.0;
    }

    /// Everything in both; together they must fit.
    #[inline]
    pub const fn with(self, other: Bag) -> Bag {
        Bag(self.0 + other.0)
    }

    /// What is left without the other's cards, all of which must be here.
    #[inline]
    pub const fn without(self, other: Bag) -> Bag {
        Bag(self.0 - other.0)
    }

    #[inline]
    pub const fn of_colour(self, colour: Colour) -> Bag {
        Bag(self.0 & ((15 * EVERY_RANK) << (4 * colour as u32)))
    }

    #[inline]
    pub const fn of_colours(self, colours: Colours) -> Bag {
        // Spread the four bits to the lowest bit of four kinds, then to all ranks and counts.
        let set = colours.0 as u64;
        let spread = (set | set << 3 | set << 6 | set << 9) & 0x1111;
        Bag(self.0 & (spread * 15 * EVERY_RANK))
    }

    /// The cards of this kind and of those before it.
    #[inline]
    pub const fn up_to(self, card: Card) -> Bag {
        Bag(self.0 & ((16 << (4 * card.0)) - 1))
    }

    /// The number of cards.
    #[inline]
    pub const fn total(self) -> u16 {
        (self.by_rank().wrapping_mul(EVERY_RANK) >> 32) as u16
    }

    /// The sum of the values.
    #[inline]
    pub const fn value(self) -> u16 {
        // One multiplication makes the dot product with the values: the middle lane collects it.
        const WEIGHTS: u64 = VALUES[2] as u64 | (VALUES[1] as u64) << 16 | (VALUES[0] as u64) << 32;
        (self.by_rank().wrapping_mul(WEIGHTS) >> 32) as u16
    }

    /// Cards of each rank, sixteen bits for each.
    #[inline]
    const fn by_rank(self) -> u64 {
        let pairs = (self.0 & 0x0F0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F_0F0F);
        (pairs & 0x00FF_00FF_00FF) + (pairs >> 8 & 0x00FF_00FF_00FF)
    }

    /// The kinds that are there, from cheap to dear.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & EVERY_KIND;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8 / 4));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// The dearest kind that is there.
    pub fn dearest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(15 - self.0.leading_zeros() as u8 / 4))
    }

    /// The `n`-th card from 0, counting from the cheap ones; there must be more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        const BYTES: u32 = 0x0101_0101;
        debug_assert!(n < self.total().into(), "the bag holds fewer cards");
        // Without branches, for which of twelve kinds comes up cannot be foretold. First the rank:
        let [twos, threes] =
            [self.by_rank() as u32 & 0xFFFF, (self.by_rank() >> 16) as u32 & 0xFFFF];
        let rank = u32::from(n >= twos) + u32::from(n >= twos + threes);
        let n = n - [0, twos, twos + threes][rank as usize];
        // Then the colour: a byte for each, summed up, and counted where the sum is passed.
        let four = (self.0 >> (16 * rank)) as u32;
        let spread = four & 15 | (four & 0xF0) << 4 | (four & 0xF00) << 8 | (four & 0xF000) << 12;
        let sums = spread.wrapping_mul(BYTES);
        let passed = (((n * BYTES) | (0x80 * BYTES)) - sums) >> 7 & BYTES;
        let colour = passed.wrapping_mul(BYTES) >> 24;
        Card((4 * rank + colour) as u8)
    }

    /// The `n` cheapest cards, or all if there are fewer.
    pub fn cheapest(self, n: u16) -> Bag {
        let (mut chosen, mut left) = (Bag::EMPTY, n);
        for card in self.kinds() {
            let here = left.min(u16::from(self.count(card)));
            chosen.0 |= u64::from(here) << (4 * card.0);
            left -= here;
        }
        chosen
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// Reads `r5 b2 b2`; for positions set up by hand.
impl FromStr for Bag {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let mut bag = Bag::EMPTY;
        for word in text.split_whitespace() {
            let card: Card = word.parse()?;
            if bag.count(card) == Bag::MOST {
                return Err(Broken::new(format!("too many cards {card} in one place")));
            }
            bag.add(card);
        }
        Ok(bag)
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.kinds().flat_map(|card| (0..self.count(card)).map(move |_| card));
        for (index, card) in each.enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|card| (card, self.count(card))))
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Bag::EMPTY;
        for (card, count) in BTreeMap::<Card, u8>::deserialize(deserializer)? {
            if count > Bag::MOST {
                let message = format!("{count} of {card} are more than one place can hold");
                return Err(serde::de::Error::custom(message));
            }
            bag.0 |= u64::from(count) << (4 * card.0);
        }
        Ok(bag)
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colours(u8);

impl Colours {
    pub const NONE: Colours = Colours(0);

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    #[inline]
    pub fn add(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

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
