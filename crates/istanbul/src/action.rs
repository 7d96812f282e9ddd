//! What can be chosen: words only. The notation is what stands in records.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::bag::Code;
use crate::payment::{Payment, Quad};
use crate::pieces::{Colour, Effect, Face, Faces, Market};

/// One small step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// I10: which kind of tile pays its income next.
    Income { from: Effect },
    /// I10: all incomes that are due, where no order matters.
    Collect,
    /// I12: pay a crystal to roll dice again.
    Reroll,
    /// I12: the dice that are rolled again, by the faces they show.
    Roll { faces: Faces },
    /// I20: two equal goods.
    Equal { colour: Colour },
    /// I21–I23: two, three or four different goods.
    Different { goods: u8 },
    /// I24: all lira dice.
    Lira,
    /// I25: so many card dice.
    Cards { dice: u8 },
    /// I26, I47: a face-up mosque tile.
    Tile { code: Code },
    /// I28–I30, I44: the next ruby of a market.
    Ruby { market: Market },
    /// I13: leave the remaining actions unused.
    End,
    /// I31: what is paid.
    Pay { dice: Quad, markers: Quad, browns: u8 },
    /// I25: which of the revealed cards is used.
    Use { code: Code },
    /// I40, I41: carry out the half of the card that is offered.
    Take,
    /// The second of two things a half offers.
    TakeOther,
    /// I40, I42: do without; the active player takes the lira printed for that.
    Decline,
    /// I23: two coloured markers, in the order of the colours.
    Markers { first: Colour, second: Colour },
    /// I47: the own tile that goes.
    Give { effect: Effect },
}

const _: () = assert!(size_of::<Action>() <= 8);

impl From<Payment> for Action {
    fn from(Payment { dice, markers, browns }: Payment) -> Action {
        Action::Pay { dice, markers, browns }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Income { from } => write!(f, "income {from}"),
            Action::Collect => f.write_str("collect"),
            Action::Reroll => f.write_str("reroll"),
            Action::Roll { faces } => write!(f, "roll {}", Letters(faces)),
            Action::Equal { colour } => write!(f, "equal {colour}"),
            Action::Different { goods } => write!(f, "different {goods}"),
            Action::Lira => f.write_str("lira"),
            Action::Cards { dice } => write!(f, "cards {dice}"),
            Action::Tile { code } => write!(f, "tile {code}"),
            Action::Ruby { market } => write!(f, "ruby {market}"),
            Action::End => f.write_str("end"),
            Action::Pay { dice, markers, browns } => write_payment(f, dice, markers, browns),
            Action::Use { code } => write!(f, "use {code}"),
            Action::Take => f.write_str("take"),
            Action::TakeOther => f.write_str("take other"),
            Action::Decline => f.write_str("decline"),
            Action::Markers { first, second } => write!(f, "markers {first} {second}"),
            Action::Give { effect } => write!(f, "give {effect}"),
        }
    }
}

fn write_payment(f: &mut fmt::Formatter<'_>, dice: Quad, markers: Quad, browns: u8) -> fmt::Result {
    f.write_str("pay")?;
    if dice != Quad::NONE {
        write!(f, " dice {dice}")?;
    }
    if markers != Quad::NONE {
        write!(f, " markers {markers}")?;
    }
    match browns {
        0 if dice == Quad::NONE && markers == Quad::NONE => f.write_str(" nothing"),
        0 => Ok(()),
        browns => write!(f, " browns {browns}"),
    }
}

/// The letters of dice faces, such as `rryc`.
#[derive(Clone, Copy)]
pub(crate) struct Letters(pub Faces);

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.some().try_for_each(|(face, count)| {
            (0..count).try_for_each(|_| write!(f, "{}", face.letter()))
        })
    }
}

/// Reads letters of dice faces.
pub(crate) fn faces(letters: &str) -> Option<Faces> {
    let mut faces = Faces::NONE;
    for letter in letters.chars() {
        let count = &mut faces[Face::of_letter(letter)?];
        *count = count.checked_add(1)?;
    }
    Some(faces)
}

impl FromStr for Action {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let words: Vec<&str> = text.split(' ').collect();
        // One notation each: no sign, no leading zero, no other order.
        let action = read(&words).filter(|action| action.to_string() == text);
        action.ok_or_else(|| Broken::new(format!("`{text}` is no action of Istanbul")))
    }
}

fn read(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["income", from] => Action::Income { from: from.parse().ok()? },
        ["collect"] => Action::Collect,
        ["reroll"] => Action::Reroll,
        ["roll", letters] => Action::Roll { faces: faces(letters)? },
        ["equal", colour] => Action::Equal { colour: colour.parse().ok()? },
        ["different", goods] => Action::Different { goods: goods.parse().ok()? },
        ["lira"] => Action::Lira,
        ["cards", dice] => Action::Cards { dice: dice.parse().ok()? },
        ["tile", code] => Action::Tile { code: code.parse().ok()? },
        ["ruby", market] => Action::Ruby { market: market.parse().ok()? },
        ["end"] => Action::End,
        ["pay", ref goods @ ..] => return read_payment(goods),
        ["use", code] => Action::Use { code: code.parse().ok()? },
        ["take"] => Action::Take,
        ["take", "other"] => Action::TakeOther,
        ["decline"] => Action::Decline,
        ["markers", first, second] => {
            Action::Markers { first: first.parse().ok()?, second: second.parse().ok()? }
        }
        ["give", effect] => Action::Give { effect: effect.parse().ok()? },
        _ => return None,
    })
}

fn read_payment(words: &[&str]) -> Option<Action> {
    let (mut dice, mut markers, mut browns) = (Quad::NONE, Quad::NONE, 0);
    if words != ["nothing"] {
        for pair in words.chunks(2) {
            match *pair {
                ["dice", letters] => dice = Quad::parse(letters)?,
                ["markers", letters] => markers = Quad::parse(letters)?,
                ["browns", count] => browns = count.parse().ok()?,
                _ => return None,
            }
        }
    }
    Some(Action::Pay { dice, markers, browns })
}
