//! The truth of a match: what was decided and what came up, in order. Everything else is derived.

use game::{Game, Seat, Witness};

/// One numbered line of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    Decision { seat: Seat, action: G::Action },
    Chance { kind: G::Chance, outcome: G::Outcome },
}

impl<G: Game> Entry<G> {
    /// Carries the entry out on the position it was made in.
    pub fn apply(&self, state: &mut G, witness: &mut impl Witness<G::Event>) {
        match *self {
            Entry::Decision { action, .. } => state.act(action, witness),
            Entry::Chance { outcome, .. } => state.resolve(outcome, witness),
        }
    }

    /// `seat 2: take b5` or `market: b5`, as a record has it.
    pub fn notation(&self) -> String {
        match self {
            Entry::Decision { seat, action } => format!("seat {seat}: {action}"),
            Entry::Chance { kind, outcome } => format!("{kind}: {outcome}"),
        }
    }
}
