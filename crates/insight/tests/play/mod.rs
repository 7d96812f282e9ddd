//! Games between bots, for the other tests.

use bots::Kind;
use game::Settings;
use table::{AnyTable, Setup, Waiting};

/// A finished game between these bots, on a table with seeded dice.
pub(crate) fn game(key: &str, bots: &[Kind], seed: u64) -> Box<dyn AnyTable> {
    let names = bots.iter().map(|kind| kind.to_string()).collect();
    let mut table = table::open(key, Setup::seeded(Settings::default(), names, seed)).unwrap();
    while let Waiting::Decision(seat) = table.awaiting() {
        let seed = seed ^ (table.number() as u64) << 20;
        let choice = bots::choose(&*table, bots[seat.index()], seed).unwrap();
        table.act(seat, &choice).unwrap();
    }
    table
}
