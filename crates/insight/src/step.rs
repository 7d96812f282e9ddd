//! A journal cut into steps: each decision is one, and everything chance answered between two
//! decisions is one.

use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use table::{Entry, Ledger};

/// Who made the step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    Seat(Seat),
    Chance,
}

/// From the position after `from` entries to the position after `to` entries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    pub mover: Mover,
}

pub(crate) fn steps<G: Game>(entries: &Ledger<Entry<G>>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (from, entry) in entries.iter().enumerate() {
        let mover = match entry {
            Entry::Decision { seat, .. } => Mover::Seat(*seat),
            Entry::Chance { .. } => Mover::Chance,
        };
        match steps.last_mut() {
            Some(last) if mover == Mover::Chance && last.mover == Mover::Chance => last.to += 1,
            _ => steps.push(Step { from, to: from + 1, mover }),
        }
    }
    steps
}
