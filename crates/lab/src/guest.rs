//! Guests from outside: programs and functions that decide for a seat in many matches, and what is
//! counted of them. Where they sit, and what they see, is in `player.rs`.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use game::{Broken, Phrase, Seat, say};
use table::AnyTable;

use crate::names::Name;
use crate::row::Counts;

/// Why a guest's decision was made by somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No answer in time. It is let go then, and another one comes for the next match.
    Slow,
    /// It had ended, or had been let go.
    Gone,
    /// What it said is no choice.
    Nonsense,
    /// What it chose is not legal.
    Illegal,
}

impl Fault {
    pub const ALL: [Fault; 4] = [Fault::Slow, Fault::Gone, Fault::Nonsense, Fault::Illegal];

    /// Its name in tables and JSON.
    pub fn key(self) -> &'static str {
        match self {
            Fault::Slow => "slow",
            Fault::Gone => "gone",
            Fault::Nonsense => "nonsense",
            Fault::Illegal => "illegal",
        }
    }
}

/// Chooses among the legal actions of a table, which it sees as its seat does.
pub trait Outside: Send {
    /// The notation of its choice; a fault costs the move.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Fault>;
}

/// Lets another one of the same guest in.
type Door = Box<dyn Fn() -> Result<Box<dyn Outside>, Broken> + Send + Sync>;

/// Somebody from outside, who may sit at several tables at once.
pub struct Guest {
    name: String,
    door: Door,
    /// Those who wait for their next match.
    free: Mutex<Vec<Box<dyn Outside>>>,
    decisions: AtomicU64,
    forfeits: Forfeits,
}

impl Guest {
    /// `door` is asked whenever one more is needed.
    pub fn new(
        name: impl Into<String>,
        door: impl Fn() -> Result<Box<dyn Outside>, Broken> + Send + Sync + 'static,
    ) -> Guest {
        let (free, decisions, forfeits) = Default::default();
        Guest { name: name.into(), door: Box::new(door), free, decisions, forfeits }
    }

    /// What it is called in tables.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Decisions that were its own to make.
    pub fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }

    /// Those of them that it did not make.
    pub fn forfeits(&self) -> u64 {
        self.forfeits.all()
    }

    /// Those that it did not make for this reason.
    pub fn forfeited(&self, why: Fault) -> u64 {
        self.forfeits.of(why)
    }

    /// What is said of it below results: that they depend on it, and what it left undone.
    pub fn remarks(&self) -> Vec<Phrase> {
        let mut remarks = vec![say!("lab-guest-depends", bot = self.name.clone())];
        if self.forfeits() > 0 {
            let number = |why| self.forfeited(why).to_string();
            remarks.push(say!(
                "lab-guest-forfeits",
                bot = self.name.clone(),
                moves = self.forfeits().to_string(),
                all = self.decisions().to_string(),
                slow = number(Fault::Slow),
                gone = number(Fault::Gone),
                nonsense = number(Fault::Nonsense),
                illegal = number(Fault::Illegal),
            ));
        }
        remarks
    }

    pub(crate) fn enter(&self) -> Result<Box<dyn Outside>, Broken> {
        let waiting = self.free.lock().expect("no thread panicked").pop();
        waiting.map_or_else(|| (self.door)(), Ok)
    }

    /// Until its next match.
    pub(crate) fn leave(&self, inside: Box<dyn Outside>) {
        self.free.lock().expect("no thread panicked").push(inside);
    }

    /// Counts one decision, and what went wrong with it.
    pub(crate) fn count(&self, fault: Option<Fault>) {
        self.decisions.fetch_add(1, Ordering::Relaxed);
        fault.into_iter().for_each(|why| self.forfeits.count(why));
    }

    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.free.lock().unwrap().len()
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What was left undone, by its reason: by a guest in a run, or by a seat in a match.
#[derive(Default)]
pub(crate) struct Forfeits([AtomicU64; Fault::ALL.len()]);

impl Forfeits {
    pub(crate) fn count(&self, why: Fault) {
        self.0[why as usize].fetch_add(1, Ordering::Relaxed);
    }

    fn of(&self, why: Fault) -> u64 {
        self.0[why as usize].load(Ordering::Relaxed)
    }

    fn all(&self) -> u64 {
        Fault::ALL.into_iter().map(|why| self.of(why)).sum()
    }

    /// The counts of the seat's row, with these among them.
    pub(crate) fn with(&self, counts: Counts) -> Counts {
        if self.all() == 0 {
            return counts;
        }
        let all = (Name::of("forfeited"), self.all() as i64);
        let by_reason = Fault::ALL.into_iter().filter(|&why| self.of(why) > 0);
        let by_reason = by_reason
            .map(|why| (Name::of(&format!("forfeited.why={}", why.key())), self.of(why) as i64));
        counts.iter().chain([all]).chain(by_reason).collect()
    }
}
