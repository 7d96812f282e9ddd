//! Whoever moves where no person sits: a bot of the house, or a program from outside.

use std::sync::{Arc, Mutex};

use game::{Phrase, Seat, say};
use lab::Machine;
use table::AnyTable;

use crate::seats::FALLBACK;

/// A program of somebody's own.
pub trait Outsider: Send {
    /// The notation of its choice, or what it did wrong.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Phrase>;
}

/// Shared, because it is asked from another thread than the screen's.
pub type Shared = Arc<Mutex<dyn Outsider>>;

pub struct Mover {
    pub(crate) seat: Seat,
    /// The bot of the house; with a program from outside, whoever moves where that does not.
    pub(crate) bot: Arc<Mutex<bots::Sitter>>,
    pub(crate) seed: u64,
    pub(crate) outsider: Option<Shared>,
}

/// What a mover does.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    pub notation: String,
    /// Why a bot of the house moved instead of the program that sits there.
    pub complaint: Option<Phrase>,
}

impl std::fmt::Debug for Mover {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mover").field("seat", &self.seat).field("bot", &self.bot).finish()
    }
}

impl Mover {
    pub fn choose(&self, table: &dyn AnyTable) -> Move {
        let complaint = match self.ask_outsider(table) {
            Some(Ok(notation)) => return Move { notation, complaint: None },
            Some(Err(why)) => {
                let bot = FALLBACK.to_string();
                Some(say!("play-outside-forfeits", seat = self.seat, why = why, bot = bot))
            }
            None => None,
        };
        let mut bot = self.bot.lock().expect("no bot panics");
        let choice = bot.choose(table, self.seed, &Machine::whole().for_people());
        Move { notation: choice.expect("a seat decides"), complaint }
    }

    fn ask_outsider(&self, table: &dyn AnyTable) -> Option<Result<String, Phrase>> {
        let mut outsider = self.outsider.as_ref()?.lock().expect("no outsider panics");
        Some(outsider.choose(table, self.seat))
    }
}
