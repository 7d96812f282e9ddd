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

    /// A single card.
    #[inline]
    pub(crate) const fn one(card: Card) -> Bag {
        Bag(1 << (4 * card.index()))
    }

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

    /// The cards of some ranks, a bit for each.
    #[inline]
    pub(crate) const fn of_ranks(self, ranks: u8) -> Bag {
        let ranks = ranks as u64;
        let lanes = (ranks | ranks << 15 | ranks << 30) & EVERY_RANK;
        Bag(self.0 & (0xFFFF * lanes))
    }

    /// The cards of some colours.
    #[inline]
    pub const fn of_colours(self, colours: Colours) -> Bag {
        // Spread the four bits to the lowest bit of four kinds, then to all ranks and counts.
        let set = colours.bits() as u64;
        let spread = (set | set << 3 | set << 6 | set << 9) & 0x1111;
        Bag(self.0 & (spread * 15 * EVERY_RANK))
    }

    /// The colours that are there.
    #[inline]
    pub(crate) const fn colours(self) -> Colours {
        // One bit for each kind, the ranks laid over each other, then the four bits together.
        let kinds = self.one_each().0;
        let spread = (kinds | kinds >> 16 | kinds >> 32) & 0x1111;
        Colours::of_bits((spread | spread >> 3 | spread >> 6 | spread >> 9) as u8 & 15)
    }

    /// The cards of this kind and of those after it.
    #[inline]
    pub(crate) const fn from(self, card: Card) -> Bag {
        Bag(self.0 & !((1 << (4 * card.index())) - 1))
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

    /// The kinds that are there, a bit for each.
    #[inline]
    pub(crate) const fn kind_bits(self) -> u64 {
        // Neighbours move together, first in pairs, then in fours, then all.
        let ones = self.one_each().0;
        let pairs = (ones | ones >> 3) & 0x0303_0303_0303;
        let fours = (pairs | pairs >> 6) & 0x000F_000F_000F;
        (fours | fours >> 12 | fours >> 24) & 0xFFF
    }

    /// The dearest kind that is there.
    pub(crate) fn dearest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::at(15 - self.0.leading_zeros() as u8 / 4))
    }

    /// How many different kinds are there.
    #[inline]
    pub(crate) const fn variety(self) -> u32 {
        // No kind is counted twice and there are only twelve: the sum fits into the top four bits.
        (self.one_each().0.wrapping_mul(EVERY_KIND | EVERY_KIND << 16) >> 60) as u32
    }

    /// The `n`-th kind from 0, counting from the cheap ones; there must be more than `n`.
    #[inline]
    pub(crate) fn nth_kind(self, n: u32) -> Card {
        const BYTES: u64 = 0x0101_0101_0101;
        debug_assert!(n < self.variety(), "the bag holds fewer kinds");
        // At each kind stands how many kinds there are up to it; those with at most `n` are passed.
        let sums = self.one_each().0.wrapping_mul(EVERY_KIND);
        let below = (u64::from(n) * BYTES) | (0x80 * BYTES);
        let even = (below - (sums & (15 * BYTES))) >> 7 & BYTES;
        let odd = (below - (sums >> 4 & (15 * BYTES))) >> 7 & BYTES;
        let passed = (even + odd).wrapping_mul(BYTES) >> 40 & 15;
        Card::at(passed as u8)
    }

    /// The `n`-th card from 0, counting from the cheap ones; there must be more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        const LANES: u64 = 0x0001_0001_0001_0001;
        debug_assert!(n < self.total().into(), "the bag holds fewer cards");
        // Without branches, for which of twelve kinds comes up cannot be foretold. At each kind stands
        // how many cards there are up to it; kinds with at most `n` are passed.
        let below = (u64::from(n) * LANES) | (0x8000 * LANES);
        let (mut before, mut passed) = (0, 0);
        for rank in 0..VALUES.len() {
            let four = self.0 >> (16 * rank) & 0xFFFF;
            let pairs = (four | four << 24) & 0x0000_00FF_0000_00FF;
            let counts = (pairs | pairs << 12) & (15 * LANES);
            let sums = counts.wrapping_mul(LANES) + before * LANES;
            passed += (below - sums) >> 15 & LANES;
            before = sums >> 48;
        }
        Card::at((passed.wrapping_mul(LANES) >> 48) as u8)
    }

    /// The dearest of the cheapest cards that are together worth so much; they must exist, and it must
    /// not be nothing.
    #[inline]
    pub(crate) fn last_needed(self, worth: u16) -> Card {
        debug_assert!(worth > 0 && self.value() >= worth, "the bag is worth less");
        let ranks = self.by_rank();
        let [twos, threes] = [ranks as u16, (ranks >> 16) as u16];
        let [two, three, five] = VALUES.map(u16::from);
        let (cheap, dear) = (two * twos, two * twos + three * threes);
        let place = match () {
            () if worth <= cheap => worth.div_ceil(two),
            () if worth <= dear => twos + (worth - cheap).div_ceil(three),
            () => twos + threes + (worth - dear).div_ceil(five),
        };
        self.nth(u32::from(place) - 1)
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Dealer, Quick};

    /// Bags of all sizes, none and the fullest among them.
    fn bags() -> impl Iterator<Item = Bag> {
        let mut dealer = Quick::new(1);
        let any = move |size: u32| {
            let counts = Card::all().map(|card| (card, dealer.below(size % 16 + 1)));
            counts.flat_map(|(card, count)| (0..count).map(move |_| card)).collect::<Bag>()
        };
        let full = Card::all().flat_map(|card| [card; 15]).collect();
        (0..2_000).map(any).chain([Bag::EMPTY, full])
    }

    #[test]
    fn cards_and_kinds_are_found_by_their_number() {
        for bag in bags() {
            let cards = bag.kinds().flat_map(|card| (0..bag.count(card)).map(move |_| card));
            assert!(cards.eq((0..bag.total().into()).map(|n| bag.nth(n))), "{bag}");
            assert!(bag.kinds().eq((0..bag.variety()).map(|n| bag.nth_kind(n))), "{bag}");
            let bits = bag.kinds().map(|card| 1 << card.index()).sum::<u64>();
            assert_eq!(bag.kind_bits(), bits, "{bag}");
        }
    }

    #[test]
    fn a_card_may_be_paid_if_the_cards_up_to_it_suffice() {
        for bag in bags() {
            for worth in 1..=bag.value() {
                let enough = |card: &Card| bag.up_to(*card).value() >= worth;
                let quick = bag.from(bag.last_needed(worth));
                assert!(quick.kinds().eq(bag.kinds().filter(enough)), "{worth} of {bag}");
            }
        }
    }

    #[test]
    fn cards_are_told_apart_by_colour_and_rank() {
        for (bag, ranks) in bags().zip((0..8).cycle()) {
            let of_ranks = bag.kinds().filter(|card| ranks >> card.rank() & 1 == 1);
            assert!(bag.of_ranks(ranks).kinds().eq(of_ranks), "{bag}");
            let colours: Colours = bag.kinds().map(Card::colour).collect();
            assert_eq!(bag.colours(), colours, "{bag}");
        }
    }
}
