//! The truth of a match: what was decided and what came up, in order. Everything else is derived.

use std::fmt;

use game::{Game, Seat, Witness};

use crate::chain::{Link, with_link};

/// One numbered line of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// What a seat chose.
    Decision {
        /// Who chose.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// What came up.
    Chance {
        /// What was asked.
        kind: G::Chance,
        /// The answer.
        outcome: G::Outcome,
    },
}

impl<G: Game> Entry<G> {
    /// Carries the entry out on the position it was made in.
    pub fn apply(&self, state: &mut G, witness: &mut impl Witness<G::Event>) {
        match *self {
            Entry::Decision { action, .. } => state.act(action, witness),
            Entry::Chance { outcome, .. } => state.resolve(outcome, witness),
        }
    }

    /// The entry without the game's types, with the link it carried.
    pub fn line(&self, link: Option<Link>) -> JournalLine {
        match self {
            Entry::Decision { seat, action } => {
                JournalLine::Decision { seat: *seat, action: action.to_string(), link }
            }
            Entry::Chance { kind, outcome } => {
                JournalLine::Chance { kind: kind.to_string(), outcome: outcome.to_string() }
            }
        }
    }
}

/// An entry without the game's types, by notation. Written as a record has it: `seat 2: take b5`,
/// `seat 2: take b5 / 3f…` with a link, `market: b5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalLine {
    /// What a seat chose.
    Decision {
        /// Who chose.
        seat: Seat,
        /// What.
        action: String,
        /// The link of the seat's chain that was opened with it.
        link: Option<Link>,
    },
    /// What came up.
    Chance {
        /// What was asked.
        kind: String,
        /// The answer.
        outcome: String,
    },
}

impl JournalLine {
    /// Who decided; nobody for chance.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            JournalLine::Decision { seat, .. } => Some(*seat),
            JournalLine::Chance { .. } => None,
        }
    }
}

impl fmt::Display for JournalLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalLine::Decision { seat, action, link } => {
                write!(f, "seat {seat}: {}", with_link(action, link.as_ref()))
            }
            JournalLine::Chance { kind, outcome } => write!(f, "{kind}: {outcome}"),
        }
    }
}
