//! What can be rolled or drawn? Questions, answers, weights.

use std::fmt;
use std::str::FromStr;

use game::{Awaiting, Broken, Dealer, Seat, Witness};
use serde::{Deserialize, Serialize};

use crate::action::{Letters, faces};
use crate::bag::{Bag, Code};
use crate::event::Event;
use crate::flow::{self, awaiting};
use crate::pieces::{Effect, Faces};
use crate::setup;
use crate::state::{Istanbul, Task};

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Who begins.
    First,
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
    Seat { seat: Seat },
    Dice { faces: Faces },
    Card { code: Code },
    Tile { code: Code },
}

/// I13: actions of a turn without tiles.
const ACTIONS: u8 = 2;

pub(crate) fn resolve(state: &mut Istanbul, outcome: Outcome, witness: &mut impl Witness<Event>) {
    match outcome {
        Outcome::Seat { seat } => begins(state, seat, witness),
        Outcome::Dice { faces } => rolled(state, faces, witness),
        Outcome::Card { code } => revealed(state, code, witness),
        Outcome::Tile { code } => turned_up(state, code, witness),
    }
    flow::advance(state, witness);
}

/// I04: who begins is drawn, and with it what everybody begins with.
fn begins(state: &mut Istanbul, seat: Seat, witness: &mut impl Witness<Event>) {
    state.agenda.pop();
    (state.first, state.turn) = (seat, seat);
    state.players = setup::players(&state.content, seat, state.seats);
    witness.tell(Event::Drawn { seat });
}

/// I11: the roll of the turn, or I12: of the dice that were picked up again.
fn rolled(state: &mut Istanbul, faces: Faces, witness: &mut impl Witness<Event>) {
    if state.agenda.pop() == Some(Task::Roll) {
        // I13, I32: dice and actions of this turn are settled now, whatever happens to the tiles.
        state.actions = ACTIONS + state.powers[Effect::Action];
        state.powers[Effect::Die] = 0;
        state.powers[Effect::Action] = 0;
    }
    state.dice.add(&faces);
    witness.tell(Event::Rolled { seat: state.turn, faces });
}

/// I25: one more card lies open; after the last one, one of them is used.
fn revealed(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    state.deck.remove(code);
    state.revealed.add(code);
    witness.tell(Event::Revealed { seat: state.turn, code, content: state.content });
    if let Some(top) = state.agenda.top_mut() {
        *top = match *top {
            Task::Reveal { left } if left > 1 => Task::Reveal { left: left - 1 },
            _ => Task::Use,
        };
    }
}

/// I26: a mosque tile comes on display.
fn turned_up(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    state.stack.remove(code);
    state.display.add(code);
    let tile = state.content.tile(code);
    witness.tell(Event::Displayed { code, effect: tile.effect, cost: tile.cost });
}

pub(crate) fn sample(state: &Istanbul, dealer: &mut impl Dealer) -> Outcome {
    match awaiting(state) {
        Awaiting::Chance(Chance::First) => {
            Outcome::Seat { seat: Seat::new(dealer.below(state.seats.into()) as u8) }
        }
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
pub(crate) fn outcomes(state: &Istanbul, out: &mut Vec<(Outcome, u32)>) -> bool {
    match awaiting(state) {
        Awaiting::Chance(Chance::First) => {
            out.extend(Seat::all(state.seats).map(|seat| (Outcome::Seat { seat }, 1)));
        }
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

pub(crate) fn is_possible(state: &Istanbul, outcome: Outcome) -> bool {
    match (awaiting(state), outcome) {
        (Awaiting::Chance(Chance::First), Outcome::Seat { seat }) => state.has_seat(seat),
        (Awaiting::Chance(Chance::Dice { count }), Outcome::Dice { faces }) => faces.sum() == count,
        (Awaiting::Chance(Chance::Card), Outcome::Card { code }) => state.deck.contains(code),
        (Awaiting::Chance(Chance::Tile), Outcome::Tile { code }) => state.stack.contains(code),
        _ => false,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::First => "first",
            Chance::Dice { .. } => "dice",
            Chance::Card => "card",
            Chance::Tile => "tile",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Seat { seat } => write!(f, "seat {seat}"),
            Outcome::Dice { faces } => write!(f, "dice {}", Letters(*faces)),
            Outcome::Card { code } => write!(f, "card {code}"),
            Outcome::Tile { code } => write!(f, "tile {code}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let unknown =
            || Broken::new(format!("`{text}` is no roll, card, tile or seat of Istanbul"));
        let outcome = match text.split_once(' ').ok_or_else(unknown)? {
            ("seat", number) => {
                let named = |seat: &Seat| seat.to_string() == number;
                Outcome::Seat { seat: Seat::all(4).find(named).ok_or_else(unknown)? }
            }
            ("dice", letters) => Outcome::Dice { faces: faces(letters).ok_or_else(unknown)? },
            ("card", code) => Outcome::Card { code: code.parse()? },
            ("tile", code) => Outcome::Tile { code: code.parse()? },
            _ => return Err(unknown()),
        };
        // One notation each: faces stand in their order.
        if outcome.to_string() == text { Ok(outcome) } else { Err(unknown()) }
    }
}
