//! A bag of cards: how many of each kind lie in one place. Arithmetic without any rule.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Card, Colour, Colours, VALUES};

/// How many of each kind lie in one place: four bits for each kind, cheap kinds lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u64);

const EVERY_KIND: u64 = 0x1111_1111_1111;
const EVERY_RANK: u64 = 0x0001_0001_0001;

impl Bag {
    /// No card.
    pub const EMPTY: Bag = Bag(0);
    /// More of one kind do not fit.
    pub const MOST: u8 = 15;

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index())) as u8 & 15
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of this kind; it must fit.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << (4 * card.index());
    }

    /// The card must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 -= 1 << (4 * card.index());
    }

    /// Together they must fit.
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

    /// The cards of one colour.
    #[inline]
    pub const fn of_colour(self, colour: Colour) -> Bag {
        Bag(self.0 & ((15 * EVERY_RANK) << (4 * colour as u32)))
    }

    /// The cards of some colours.
    #[inline]
    pub const fn of_colours(self, colours: Colours) -> Bag {
        // Spread the four bits to the lowest bit of four kinds, then to all ranks and counts.
        let set = colours.bits() as u64;
        let spread = (set | set << 3 | set << 6 | set << 9) & 0x1111;
        Bag(self.0 & (spread * 15 * EVERY_RANK))
    }

    /// The cards of this kind and of those before it.
    #[inline]
    pub const fn up_to(self, card: Card) -> Bag {
        Bag(self.0 & ((16 << (4 * card.index())) - 1))
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
        let mut left = self.one_each().0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::at(left.trailing_zeros() as u8 / 4));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// One card of each kind that is there.
    #[inline]
    pub(crate) const fn one_each(self) -> Bag {
        Bag((self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & EVERY_KIND)
    }

    /// The dearest kind that is there.
    pub(crate) fn dearest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::at(15 - self.0.leading_zeros() as u8 / 4))
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
        Card::at((4 * rank + colour) as u8)
    }

    /// The `n` cheapest cards, or all if there are fewer.
    pub(crate) fn cheapest(self, n: u16) -> Bag {
        let (mut chosen, mut left) = (Bag::EMPTY, n);
        for card in self.kinds() {
            let here = left.min(u16::from(self.count(card)));
            chosen.0 |= u64::from(here) << (4 * card.index());
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
            bag.0 |= u64::from(count) << (4 * card.index());
        }
        Ok(bag)
    }
}
