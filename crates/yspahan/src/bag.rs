//! Cards without an order: deck, discards and hands are bags of counts.

use std::ops::{Add, Index, IndexMut};

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::{CARDS, Card};

/// Cards without an order: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag(pub [u8; CARDS]);

impl Bag {
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Bag::default()
    }

    pub fn has(&self, card: Card) -> bool {
        self[card] > 0
    }

    /// The kinds present, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let mut left = self.bits();
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::ALL[left.trailing_zeros() as usize]);
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// The kinds present, a bit for each.
    #[inline]
    pub(crate) fn bits(&self) -> u64 {
        // Which there are is as good as random: eight kinds at once and the ninth, without a guess for
        // each. The top bit of each byte says whether the kind is there; one multiplication gathers them.
        const TOPS: u64 = 0x8080_8080_8080_8080;
        let (eight, ninth) = self.0.split_first_chunk().expect("there are nine kinds");
        let eight = u64::from_le_bytes(*eight);
        let there = (((eight & !TOPS) + !TOPS) | eight) & TOPS;
        (there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56 | u64::from(ninth[0] > 0) << 8
    }

    /// Kind by kind, with the same place of another bag.
    pub fn zip(self, other: Bag, mut join: impl FnMut(u8, u8) -> u8) -> Bag {
        let mut result = Bag::default();
        for (place, (a, b)) in result.0.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            *place = join(a, b);
        }
        result
    }
}

impl Add for Bag {
    type Output = Bag;
    fn add(self, other: Bag) -> Bag {
        self.zip(other, |a, b| a + b)
    }
}

impl Index<Card> for Bag {
    type Output = u8;
    fn index(&self, card: Card) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Card> for Bag {
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

/// `{"camels": 2, "shop": 1}`: kinds that are absent are left out.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for card in self.kinds() {
            map.serialize_entry(card.name(), &self[card])?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Card, u8>::deserialize(deserializer)?;
        let mut bag = Bag::default();
        counts.into_iter().for_each(|(card, count)| bag[card] = count);
        Ok(bag)
    }
}
