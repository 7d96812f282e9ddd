//! What can be drawn? The questions to chance, their answers, and what an answer does.

use std::fmt;
use std::str::FromStr;

use game::{Broken, Dealer, Seat, Witness};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::event::Event;
use crate::state::{Osaka, SEATS, Task};

/// A question to chance: which card comes next, and where it goes; or who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A card for the market.
    Market,
    /// A card for production.
    Production,
    /// A card of a starting hand.
    Start { seat: Seat },
    /// Who begins, among equals.
    First,
    /// Who begins, among all.
    Lot,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Market => "market",
            Chance::Production => "production",
            Chance::Start { .. } => "start",
            Chance::First => "first",
            Chance::Lot => "lot",
        })
    }
}

/// The answer to such a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The card that comes.
    Card(Card),
    /// Who begins.
    Seat(Seat),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Card(card) => write!(f, "{card}"),
            Outcome::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        if !text.starts_with("seat ") {
            return text.parse().map(Outcome::Card);
        }
        let found = Seat::all(SEATS as u8).map(Outcome::Seat).find(|seat| seat.to_string() == text);
        found.ok_or_else(|| Broken::new(format!("`{text}` names no seat")))
    }
}

pub(crate) fn resolve(state: &mut Osaka, outcome: Outcome, witness: &mut impl Witness<Event>) {
    match outcome {
        Outcome::Seat(seat) if state.agenda.top() == Some(Task::Lot) => {
            state.begin_by_lot(seat, witness);
        }
        Outcome::Seat(seat) => state.begin(seat, true, witness),
        Outcome::Card(card) => deal(state, card, witness),
    }
    state.advance(witness);
}

fn deal(state: &mut Osaka, card: Card, witness: &mut impl Witness<Event>) {
    state.unseen.remove(card);
    match state.agenda.top_mut() {
        Some(Task::Market { cards }) => {
            *cards -= 1;
            state.stalls.market.add(card);
            witness.tell(Event::DealtToMarket { card });
        }
        Some(Task::Production { cards }) => {
            *cards -= 1;
            state.stalls.production.add(card);
            witness.tell(Event::DealtToProduction { card });
        }
        Some(&mut Task::StartHand { seat }) => {
            state.hands[seat].add(card);
            witness.tell(Event::Drew { seat, card });
        }
        _ => unreachable!("no card is being dealt"),
    }
}

/// A card comes up as often as it is among the unseen ones: point cards that were drawn face
/// down are as unknown as the pile, so each unseen card is equally likely to lie on top.
#[inline]
pub(crate) fn sample(state: &Osaka, dealer: &mut impl Dealer) -> Outcome {
    match state.question() {
        Some(Chance::First) => {
            let tied = state.first_candidates().count() as u32;
            let chosen = state.first_candidates().nth(dealer.below(tied) as usize);
            Outcome::Seat(chosen.expect("one of the tied"))
        }
        Some(Chance::Lot) => Outcome::Seat(Seat::new(dealer.below(state.seats.into()) as u8)),
        _ => Outcome::Card(state.unseen.nth(dealer.below(state.unseen.total().into()))),
    }
}

pub(crate) fn outcomes(state: &Osaka, out: &mut Vec<(Outcome, u32)>) -> bool {
    match state.question() {
        Some(Chance::First) => {
            out.extend(state.first_candidates().map(|seat| (Outcome::Seat(seat), 1)));
        }
        Some(Chance::Lot) => {
            out.extend(Seat::all(state.seats).map(|seat| (Outcome::Seat(seat), 1)));
        }
        Some(_) => {
            let weight = |card| (Outcome::Card(card), u32::from(state.unseen.count(card)));
            out.extend(state.unseen.kinds().map(weight));
        }
        None => {}
    }
    true
}

pub(crate) fn is_possible(state: &Osaka, outcome: Outcome) -> bool {
    match (state.question(), outcome) {
        (Some(Chance::First), Outcome::Seat(seat)) => {
            state.first_candidates().any(|tied| tied == seat)
        }
        (Some(Chance::Lot), Outcome::Seat(seat)) => seat.index() < usize::from(state.seats),
        (Some(Chance::First | Chance::Lot), Outcome::Card(_)) | (None, _) => false,
        (Some(_), Outcome::Card(card)) => state.unseen.has(card),
        (Some(_), Outcome::Seat(_)) => false,
    }
}

impl Osaka {
    /// The open question, if the position waits for chance.
    #[inline]
    pub(crate) fn question(&self) -> Option<Chance> {
        match self.agenda.top()? {
            Task::Market { .. } => Some(Chance::Market),
            Task::Production { .. } => Some(Chance::Production),
            Task::StartHand { seat } => Some(Chance::Start { seat }),
            Task::First => Some(Chance::First),
            Task::Lot => Some(Chance::Lot),
            _ => None,
        }
    }
}
