//! What can be rolled or drawn? Questions, answers, weights.

use std::fmt;
use std::str::FromStr;

use game::{Awaiting, Broken, Dealer};
use serde::{Deserialize, Serialize};

use crate::action::{Letters, faces};
use crate::bag::{Bag, Code};
use crate::flow::awaiting;
use crate::pieces::Faces;
use crate::state::Istanbul;

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// So many dice are rolled.
    Dice { count: u8 },
    /// The next bazaar card.
    Card,
    /// The next mosque tile.
    Tile,
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Dice { faces: Faces },
    Card { code: Code },
    Tile { code: Code },
}

pub fn sample(state: &Istanbul, dealer: &mut impl Dealer) -> Outcome {
    match awaiting(state) {
        Awaiting::Chance(Chance::Dice { count }) => Outcome::Dice { faces: roll(count, dealer) },
        Awaiting::Chance(Chance::Card) => Outcome::Card { code: draw(&state.deck, dealer) },
        Awaiting::Chance(Chance::Tile) => Outcome::Tile { code: draw(&state.stack, dealer) },
        other => panic!("chance is not asked, waiting for {other:?}"),
    }
}

/// One number holds all dice, as digits to the base of six; one word counts the faces, a byte each.
fn roll(count: u8, dealer: &mut impl Dealer) -> Faces {
    const ROLLS: [u32; 10] = [1, 6, 36, 216, 1296, 7776, 46_656, 279_936, 1_679_616, 10_077_696];
    let mut number = dealer.below(ROLLS[count as usize]);
    let mut faces = 0u64;
    for _ in 0..count {
        faces += 1 << (number % 6 * 8);
        number /= 6;
    }
    let [red, yellow, green, blue, lira, card, _, _] = faces.to_le_bytes();
    Faces::of([red, yellow, green, blue, lira, card])
}

fn draw<const N: usize>(bag: &Bag<N>, dealer: &mut impl Dealer) -> Code {
    bag.codes()[dealer.below(bag.len() as u32) as usize]
}

/// Everything is listed: nine dice, the most there are, make 2002 different rolls.
pub fn outcomes(state: &Istanbul, out: &mut Vec<(Outcome, u32)>) -> bool {
    match awaiting(state) {
        Awaiting::Chance(Chance::Dice { count }) => {
            let ways = (1..=u32::from(count)).product();
            list_rolls(Faces::NONE, 0, count, ways, out);
        }
        Awaiting::Chance(Chance::Card) => out
            .extend(state.deck.kinds().map(|(code, count)| (Outcome::Card { code }, count.into()))),
        Awaiting::Chance(Chance::Tile) => out.extend(
            state.stack.kinds().map(|(code, count)| (Outcome::Tile { code }, count.into())),
        ),
        _ => {}
    }
    true
}

/// Every multiset of `left` more dice from `face` on; `ways` is the number of dice factorial,
/// divided by the factorials of the counts so far.
fn list_rolls(faces: Faces, face: usize, left: u8, ways: u32, out: &mut Vec<(Outcome, u32)>) {
    let mut here = faces;
    let mut ways = ways;
    for count in 0..=left {
        if count > 0 {
            ways /= u32::from(count);
        }
        here.0[face] = count;
        match face {
            5 if count == left => out.push((Outcome::Dice { faces: here }, ways)),
            5 => {}
            _ => list_rolls(here, face + 1, left - count, ways, out),
        }
    }
}

pub fn is_possible(state: &Istanbul, outcome: Outcome) -> bool {
    match (awaiting(state), outcome) {
        (Awaiting::Chance(Chance::Dice { count }), Outcome::Dice { faces }) => faces.sum() == count,
        (Awaiting::Chance(Chance::Card), Outcome::Card { code }) => state.deck.contains(code),
        (Awaiting::Chance(Chance::Tile), Outcome::Tile { code }) => state.stack.contains(code),
        _ => false,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Dice { .. } => "dice",
            Chance::Card => "card",
            Chance::Tile => "tile",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Dice { faces } => write!(f, "dice {}", Letters(*faces)),
            Outcome::Card { code } => write!(f, "card {code}"),
            Outcome::Tile { code } => write!(f, "tile {code}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let unknown = || Broken::new(format!("`{text}` is no roll, card or tile of Istanbul"));
        match text.split_once(' ') {
            Some(("dice", letters)) => {
                faces(letters).map(|faces| Outcome::Dice { faces }).ok_or_else(unknown)
            }
            Some(("card", code)) => Ok(Outcome::Card { code: code.parse()? }),
            Some(("tile", code)) => Ok(Outcome::Tile { code: code.parse()? }),
            _ => Err(unknown()),
        }
    }
}
