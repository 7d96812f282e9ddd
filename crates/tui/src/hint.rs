//! A hint: what a good bot would do here, and why.

use bots::Kind;
use game::Phrase;
use table::AnyTable;

use crate::worker::Worker;

#[derive(Clone, Debug)]
pub struct Hint {
    pub notation: String,
    /// Why; empty where the bot cannot say.
    pub reasons: Vec<Phrase>,
}

/// Thinks about a copy of the table, from the eyes of the seat that decides.
pub fn think(table: &dyn AnyTable, seed: u64) -> Worker<Hint> {
    let copy = table.at(table.number()).expect("the table stands at its own number");
    Worker::start(move || {
        let best = Kind::ALL[Kind::ALL.len() - 1];
        let notation = bots::choose(copy.as_ref(), best, seed).expect("a seat decides");
        Hint { notation, reasons: Vec::new() }
    })
}
