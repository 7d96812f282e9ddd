//! Commission cards by deck and number, and sets of them. What is printed on them is in `content`.

use std::fmt;
use std::str::FromStr;

use game::{Broken, nth_bit};
use serde::{Deserialize, Serialize};

/// Cards in each of the three decks (T07).
pub(crate) const DECK_SIZE: u8 = 27;
/// All commissions.
pub(crate) const CARDS: usize = 3 * DECK_SIZE as usize;
const WHOLE: u32 = (1 << DECK_SIZE) - 1;

game::named! {
    /// A deck of commissions, by who orders the carpets.
    pub enum Deck: "deck; there are karmandan, bazaari and ashraf" {
        Karmandan = "karmandan",
        Bazaari = "bazaari",
        Ashraf = "ashraf",
    }
}

impl Deck {
    pub const fn letter(self) -> char {
        ['k', 'b', 'a'][self as usize]
    }
}

/// A commission, written `k05`: the fifth of the karmandan deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// `number` counts from 0.
    pub const fn new(deck: Deck, number: u8) -> Card {
        Card(deck as u8 * DECK_SIZE + number)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn deck(self) -> Deck {
        Deck::ALL[(self.0 / DECK_SIZE) as usize]
    }

    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % DECK_SIZE
    }

    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.deck().letter(), self.number() + 1)
    }
}

impl FromStr for Card {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let wrong = || Broken::new(format!("`{text}` is no commission; they are k01 to a27"));
        let mut letters = text.chars();
        let first = letters.next().ok_or_else(wrong)?;
        let deck = Deck::ALL.into_iter().find(|deck| deck.letter() == first).ok_or_else(wrong)?;
        let digits = letters.as_str();
        let number: u8 = digits.parse().map_err(|_| wrong())?;
        let sound = digits.len() == 2 && (1..=DECK_SIZE).contains(&number);
        if sound { Ok(Card::new(deck, number - 1)) } else { Err(wrong()) }
    }
}

/// A card drawn for advanced workshops, written `w03`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Advanced(pub u8);

/// How many advanced workshop cards there are.
pub(crate) const ADVANCED: usize = 10;

impl Advanced {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Advanced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{:02}", self.0 + 1)
    }
}

impl FromStr for Advanced {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let number = text.strip_prefix('w').filter(|digits| digits.len() == 2);
        match number.and_then(|digits| digits.parse::<u8>().ok()) {
            Some(number @ 1..=10) => Ok(Advanced(number - 1)),
            _ => Err(Broken::new(format!("`{text}` is no workshop card; they are w01 to w10"))),
        }
    }
}

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|broken: Broken| serde::de::Error::custom(broken.message))
            }
        }
    )*};
}
pub(crate) use as_text;
as_text!(Card, Advanced);

/// A set of commissions, one bit each, deck by deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u32; 3]);

impl Cards {
    pub const NONE: Cards = Cards([0; 3]);
    pub const ALL: Cards = Cards([WHOLE; 3]);

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0[card.deck().index()] >> card.number() & 1 == 1
    }

    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0[card.deck().index()] |= 1 << card.number();
    }

    #[inline]
    pub fn take(&mut self, card: Card) {
        self.0[card.deck().index()] &= !(1 << card.number());
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    pub fn count(self) -> u8 {
        self.0.iter().map(|bits| bits.count_ones() as u8).sum()
    }

    #[inline]
    pub fn count_of(self, deck: Deck) -> u8 {
        self.0[deck.index()].count_ones() as u8
    }

    /// The cards of each deck, a bit for each.
    pub(crate) const fn bits(self) -> [u32; 3] {
        self.0
    }

    /// Only the cards of one deck.
    pub fn of(self, deck: Deck) -> Cards {
        let mut only = Cards::NONE;
        only.0[deck.index()] = self.0[deck.index()];
        only
    }

    pub fn union(self, other: Cards) -> Cards {
        Cards([0, 1, 2].map(|deck| self.0[deck] | other.0[deck]))
    }

    #[inline]
    pub fn without(self, other: Cards) -> Cards {
        Cards([0, 1, 2].map(|deck| self.0[deck] & !other.0[deck]))
    }

    pub fn meets(self, other: Cards) -> bool {
        (0..3).any(|deck| self.0[deck] & other.0[deck] != 0)
    }

    /// The card at a place in the order of the set.
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut before = 0;
        for deck in Deck::ALL {
            let bits = self.0[deck.index()];
            if place - before < bits.count_ones() {
                return Some(Card::new(deck, nth_bit(bits.into(), place - before) as u8));
            }
            before += bits.count_ones();
        }
        None
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.together();
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// All three decks in one number, a bit for each card.
    #[inline]
    fn together(self) -> u128 {
        let [first, second, third] = self.0.map(u128::from);
        first | second << DECK_SIZE | third << (2 * DECK_SIZE)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(list: I) -> Self {
        let mut cards = Cards::NONE;
        list.into_iter().for_each(|card| cards.put(card));
        cards
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
