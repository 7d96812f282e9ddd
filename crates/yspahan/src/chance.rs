//! What can be rolled or drawn: the questions, their answers, weights and sampling.

use std::fmt;
use std::str::FromStr;

use game::{Awaiting, Broken, Dealer, Seat, Witness};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::flow::awaiting;
use crate::pieces::{Card, Quarter, Row};
use crate::state::{Group, Task, Tower, Yspahan};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    FirstPlayer,
    Roll { white: u8, yellow: u8 },
    Card { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// `seat 2`
    FirstPlayer { seat: Seat },
    /// `dice 113355666 yellow 12`: how many dice show 1, 2, … 6.
    Dice { white: [u8; 6], yellow: [u8; 6] },
    /// `card camels`
    Card { card: Card },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::FirstPlayer => "first-player",
            Chance::Roll { .. } => "roll",
            Chance::Card { .. } => "card",
        })
    }
}

pub(crate) fn resolve(state: &mut Yspahan, outcome: Outcome, witness: &mut impl Witness<Event>) {
    let task = state.board.agenda.pop();
    match (outcome, task) {
        (Outcome::FirstPlayer { seat }, _) => {
            witness.tell(Event::FirstPlayerDrawn { seat });
            state.begin_game(seat, witness);
        }
        (Outcome::Dice { white, yellow }, _) => {
            let (seat, tower) = (state.board.active, arranged(white, yellow));
            state.board.tower = tower;
            witness.tell(Event::Rolled { seat, white, yellow, tower });
        }
        (Outcome::Card { card }, Some(Task::Draw { seat })) => state.receive(seat, card, witness),
        (Outcome::Card { .. }, _) => unreachable!("a card answers a draw"),
    }
    state.advance(witness);
}

/// Y11: dice of all colours grouped by value; the lowest group to Camel, the highest to Gold, those
/// between ascending to the quarters. Y12: a single group goes to Camel.
fn arranged(white: [u8; 6], yellow: [u8; 6]) -> Tower {
    let mut tower = Tower::default();
    let mut groups =
        (1..=6u8).zip(white.into_iter().zip(yellow)).filter_map(|(face, (white, yellow))| {
            (white + yellow > 0).then_some(Group { face, white, yellow })
        });
    let lowest = groups.next().unwrap_or_default();
    tower.0[Row::Camel.index()] = lowest;
    if let Some(highest) = groups.next_back() {
        tower.0[Row::Gold.index()] = highest;
    }
    for (place, group) in tower.0[Row::Sack.index()..Row::Gold.index()].iter_mut().zip(groups) {
        *place = group;
    }
    debug_assert_eq!(Quarter::ALL.len(), Row::Gold.index() - Row::Sack.index());
    tower
}

pub(crate) fn sample(state: &Yspahan, dealer: &mut impl Dealer) -> Outcome {
    match awaiting(state) {
        Awaiting::Chance(Chance::FirstPlayer) => {
            let seat = Seat::new(dealer.below(u32::from(state.board.seats)) as u8);
            Outcome::FirstPlayer { seat }
        }
        Awaiting::Chance(Chance::Roll { white, yellow }) => {
            Outcome::Dice { white: rolled(white, dealer), yellow: rolled(yellow, dealer) }
        }
        Awaiting::Chance(Chance::Card { .. }) => {
            Outcome::Card { card: Card::ALL[dealer.pick(&state.deck.0)] }
        }
        other => panic!("chance is not asked, waiting for {other:?}"),
    }
}

/// Rolls of many dice have too many results to list.
pub(crate) fn outcomes(state: &Yspahan, out: &mut Vec<(Outcome, u32)>) -> bool {
    match awaiting(state) {
        Awaiting::Chance(Chance::FirstPlayer) => {
            let seats = Seat::all(state.board.seats);
            out.extend(seats.map(|seat| (Outcome::FirstPlayer { seat }, 1)));
            true
        }
        Awaiting::Chance(Chance::Card { .. }) => {
            let kinds = state.deck.kinds();
            out.extend(kinds.map(|card| (Outcome::Card { card }, u32::from(state.deck[card]))));
            true
        }
        _ => false,
    }
}

pub(crate) fn is_possible(state: &Yspahan, outcome: Outcome) -> bool {
    let Awaiting::Chance(question) = awaiting(state) else { return false };
    match (question, outcome) {
        (Chance::FirstPlayer, Outcome::FirstPlayer { seat }) => state.board.has_seat(seat),
        (Chance::Roll { white, yellow }, Outcome::Dice { white: w, yellow: y }) => {
            let count = |faces: [u8; 6]| faces.iter().map(|&dice| u32::from(dice)).sum::<u32>();
            count(w) == u32::from(white) && count(y) == u32::from(yellow)
        }
        (Chance::Card { .. }, Outcome::Card { card }) => state.deck.has(card),
        _ => false,
    }
}

fn rolled(dice: u8, dealer: &mut impl Dealer) -> [u8; 6] {
    let mut faces = [0; 6];
    for _ in 0..dice {
        faces[dealer.below(6) as usize] += 1;
    }
    faces
}

/// The faces in ascending order, such as `113355666`.
pub(crate) fn faces_text(faces: &[u8; 6]) -> String {
    let digits = ["1", "2", "3", "4", "5", "6"].iter().zip(faces);
    digits.map(|(digit, &count)| digit.repeat(count as usize)).collect()
}

fn parse_faces(text: &str) -> Result<[u8; 6], Broken> {
    let broken = || Broken::new(format!("`{text}` are no dice; write their faces like 113355666"));
    let mut faces = [0u8; 6];
    for digit in text.chars() {
        let face = digit.to_digit(7).filter(|&face| face > 0).ok_or_else(broken)?;
        let count = &mut faces[face as usize - 1];
        *count = count.checked_add(1).ok_or_else(broken)?;
    }
    if faces_text(&faces) == text { Ok(faces) } else { Err(broken()) }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::FirstPlayer { seat } => write!(f, "seat {seat}"),
            Outcome::Dice { white, yellow } => {
                write!(f, "dice {}", faces_text(white))?;
                match yellow.iter().any(|&count| count > 0) {
                    true => write!(f, " yellow {}", faces_text(yellow)),
                    false => Ok(()),
                }
            }
            Outcome::Card { card } => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["seat", number] => {
                let seat = Seat::all(4).find(|seat| seat.to_string() == number);
                let seat = seat.ok_or_else(|| Broken::new(format!("`{number}` is no seat")))?;
                Outcome::FirstPlayer { seat }
            }
            ["dice", white] => Outcome::Dice { white: parse_faces(white)?, yellow: [0; 6] },
            ["dice", white, "yellow", yellow] if !yellow.is_empty() => {
                Outcome::Dice { white: parse_faces(white)?, yellow: parse_faces(yellow)? }
            }
            ["card", card] => Outcome::Card { card: card.parse()? },
            _ => return Err(Broken::new(format!("`{text}` is no answer of chance"))),
        })
    }
}
