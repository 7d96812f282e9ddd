//! The bots that were asked at an engine's table: they stay in their seats.

use std::collections::BTreeMap;

use bots::{Kind, Sitter};
use game::Seat;
use table::{AnyTable, Waiting};

#[derive(Debug, Default)]
pub(super) struct Company(BTreeMap<Seat, Sitter>);

impl Company {
    /// What this bot chooses: the one that sits there, or with a seed of the asker's own a fresh one, so
    /// that the same seed gets the same answer. Nothing where nobody decides.
    pub(super) fn choose(
        &mut self,
        table: &dyn AnyTable,
        kind: Kind,
        seed: Option<u64>,
    ) -> Option<String> {
        let means = ::lab::Machine::whole();
        if let Some(seed) = seed {
            return bots::choose_with(table, kind, seed, &means);
        }
        let Waiting::Decision(seat) = table.awaiting() else {
            return None;
        };
        let sitter = self.0.entry(seat).or_insert_with(|| Sitter::new(kind));
        if sitter.kind() != kind {
            *sitter = Sitter::new(kind);
        }
        sitter.choose(table, table.number() as u64, &means)
    }
}
