//! Who plays when no person does.
//!
//! A bot gets a [`Glimpse`]: its own seat's view and its legal actions, never the state.

mod glimpse;
mod random;

use std::fmt;
use std::str::FromStr;

use catalog::Visitor;
use game::{Awaiting, Broken, Quick, Spoken};
use table::{AnyTable, Match};

pub use glimpse::Glimpse;
pub use random::Random;

/// Chooses among legal actions from what its seat may know.
pub trait Bot<G: Spoken>: Send {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action;
}

/// The bots by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Random,
}

impl Kind {
    pub const ALL: [Kind; 1] = [Kind::Random];

    pub const fn key(self) -> &'static str {
        match self {
            Kind::Random => "random",
        }
    }

    /// A bot of this kind; the same seed plays the same.
    pub fn sit<G: Spoken>(self, seed: u64) -> impl Bot<G> {
        match self {
            Kind::Random => Random::new(Quick::new(seed)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Kind {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        Kind::ALL.into_iter().find(|kind| kind.key() == text).ok_or_else(|| {
            let keys = Kind::ALL.map(Kind::key);
            Broken::new(format!("there is no bot `{text}`; there are: {}", keys.join(", ")))
        })
    }
}

/// Lets a bot choose for the seat to decide; the notation of its choice, or nothing where nobody
/// decides.
pub fn choose(table: &dyn AnyTable, kind: Kind, seed: u64) -> Option<String> {
    struct Choose<'a>(&'a dyn AnyTable, Kind, u64);
    impl Visitor for Choose<'_> {
        type Output = Option<String>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let Choose(table, kind, seed) = self;
            let state = table.as_any().downcast_ref::<Match<G>>()?.state();
            let Awaiting::Decision(_) = state.awaiting() else {
                return None;
            };
            let glimpse = Glimpse::new(state)?;
            Some(kind.sit::<G>(seed).choose(&glimpse).to_string())
        }
    }
    catalog::visit(table.info().key, Choose(table, kind, seed)).expect("an open table has a game")
}
