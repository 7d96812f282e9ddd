//! What is a price in goods, and what is paid for it? Words only; which payments are good is asked
//! in `bill.rs`.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::{Colour, Counts, Goods, Stock};

/// A price in goods. With `s` goods of each colour and browns for the rest, a payment is good if it
/// has `total` goods and at most `extra` of them beyond `each` (I31: nothing superfluous).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cost {
    pub each: Goods,
    /// Goods of choice on top.
    pub extra: u8,
    /// How many goods are paid; fewer than `each` where any so-many different ones do.
    pub total: u8,
}

impl Cost {
    const ONE_EACH: Goods = Goods::of([1; 4]);

    pub fn goods(each: Goods) -> Self {
        Cost { each, extra: 0, total: each.sum() }
    }

    pub fn of(colour: Colour, total: u8) -> Self {
        Cost::goods(Goods::only(colour, total))
    }

    pub fn different(total: u8) -> Self {
        Cost { each: Cost::ONE_EACH, extra: 0, total }
    }

    pub fn carpet(extra: u8) -> Self {
        Cost { each: Cost::ONE_EACH, extra, total: 4 + extra }
    }

    /// What is left to pay after `paid` goods of a colour.
    #[inline]
    pub fn after(mut self, colour: usize, paid: u8) -> Self {
        self.total -= paid;
        self.extra -= paid.saturating_sub(self.each.0[colour]);
        self.each.0[colour] = self.each.0[colour].saturating_sub(paid);
        self
    }

    /// The dice a last action uses up before anything from stock: as many as fit. Which of several
    /// equally good ones does not matter, since the turn ends and the rest is lost.
    pub fn dice_first(&self, dice: Goods) -> Goods {
        let (mut used, mut room, mut extra) = (Goods::NONE, self.total, self.extra);
        for (colour, &have) in dice.0.iter().enumerate() {
            used.0[colour] = have.min(self.each.0[colour]).min(room);
            room -= used.0[colour];
        }
        for (colour, &have) in dice.0.iter().enumerate() {
            let more = (have - used.0[colour]).min(extra).min(room);
            used.0[colour] += more;
            room -= more;
            extra -= more;
        }
        used
    }
}

/// What somebody can pay with.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    pub dice: Goods,
    pub markers: Goods,
    pub browns: u8,
}

impl Purse {
    /// Dice and markers together.
    #[inline]
    pub fn goods(&self) -> Goods {
        let mut goods = self.dice;
        goods.add(&self.markers);
        goods
    }
}

/// Goods that are paid: by kind and number, never by the single die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Payment {
    pub dice: Quad,
    pub markers: Quad,
    pub browns: u8,
}

impl Payment {
    pub const NOTHING: Payment = Payment { dice: Quad::NONE, markers: Quad::NONE, browns: 0 };

    /// What of it comes from stock.
    #[inline]
    pub fn stock(&self) -> Stock {
        let [red, yellow, green, blue] = self.markers.goods().0;
        Stock::of([red, yellow, green, blue, self.browns, 0, 0])
    }

    #[inline]
    pub fn with(mut self, colour: usize, dice: u8, markers: u8) -> Self {
        self.dice.0 |= u16::from(dice) << (4 * colour);
        self.markers.0 |= u16::from(markers) << (4 * colour);
        self
    }
}

/// Up to 15 goods of each colour in two bytes; in text the letters of the goods, such as `rry`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quad(u16);

impl Quad {
    pub const NONE: Quad = Quad(0);

    pub fn of(goods: Goods) -> Self {
        let [red, yellow, green, blue] = goods.0.map(u16::from);
        Quad(red | yellow << 4 | green << 8 | blue << 12)
    }

    /// How many of the colour at this place.
    #[inline]
    pub fn count(self, colour: usize) -> u8 {
        (self.0 >> (4 * colour) & 15) as u8
    }

    #[inline]
    pub fn goods(self) -> Goods {
        Counts::of([0, 4, 8, 12].map(|shift| (self.0 >> shift & 15) as u8))
    }

    /// Reads letters; at most 15 of each.
    pub fn parse(letters: &str) -> Option<Self> {
        let mut goods = Goods::NONE;
        for letter in letters.chars() {
            let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
            goods[colour] += 1;
            if goods[colour] > 15 {
                return None;
            }
        }
        Some(Quad::of(goods))
    }
}

impl fmt::Display for Quad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.goods().some().try_for_each(|(colour, count)| {
            (0..count).try_for_each(|_| write!(f, "{}", colour.letter()))
        })
    }
}

impl fmt::Debug for Quad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl Serialize for Quad {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Quad {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Quad::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("`{text}` is no list of goods such as `rry`")))
    }
}
