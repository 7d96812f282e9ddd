//! Who plays when no person does.
//!
//! A bot gets a [`Glimpse`]: its own seat's view and its legal actions, never the state. Threads
//! and clocks are handed in as [`Means`].

#![warn(missing_docs)]

pub mod eval;
mod glimpse;
mod greedy;
mod kind;
mod ladder;
mod means;
mod plain;
mod random;
mod school;
mod search;
mod sitter;

use catalog::Visitor;
use game::{Quick, Spoken};
use table::wire::answer::Expectation;
use table::{AnyTable, Match};

pub use glimpse::Glimpse;
pub use greedy::Greedy;
pub use kind::Kind;
pub use ladder::{Ladder, Rung};
pub use means::{Alone, Means, PATIENCE};
pub use plain::Plain;
pub use random::Random;
pub use school::{School, Schools, schools};
pub use search::{Budget, Playouts, Prospect, Search, Style};
pub use sitter::Sitter;

/// Chooses among legal actions from what its seat may know.
pub trait Bot<G: Spoken>: Send {
    /// One of the legal actions.
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action;
}

/// Lets a bot choose for the seat to decide; the notation of its choice, or nothing where nobody
/// decides.
pub fn choose(table: &dyn AnyTable, kind: Kind, seed: u64) -> Option<String> {
    choose_with(table, kind, seed, &Alone)
}

/// The same with threads and a clock.
pub fn choose_with(
    table: &dyn AnyTable,
    kind: Kind,
    seed: u64,
    means: &dyn Means,
) -> Option<String> {
    struct Choose<'a>(&'a dyn AnyTable, Kind, u64, &'a dyn Means);
    impl Visitor for Choose<'_> {
        type Output = Option<String>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let Choose(table, kind, seed, means) = self;
            let state = table.as_any().downcast_ref::<Match<G>>()?.state();
            let glimpse = Glimpse::new(state)?;
            Some(kind.sit::<G>(seed, means).choose(&glimpse).to_string())
        }
    }
    let work = Choose(table, kind, seed, means);
    catalog::visit(table.info().key, work).expect("an open table has a game")
}

/// What a searching bot thinks of the open decision, the best choice first; nothing where nobody
/// decides. It knows what the table shows the seat to decide: a hint is no better memory.
pub fn explain(
    table: &dyn AnyTable,
    budget: Budget,
    seed: u64,
    means: &dyn Means,
) -> Option<Vec<Expectation>> {
    struct Explain<'a>(&'a dyn AnyTable, Budget, u64, &'a dyn Means);
    impl Visitor for Explain<'_> {
        type Output = Option<Vec<Expectation>>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let Explain(table, budget, seed, means) = self;
            let state = table.as_any().downcast_ref::<Match<G>>()?.state();
            let glimpse = Glimpse::shown(state)?;
            let style = move |seats| Style::tuned::<G>(seats, budget).with_network::<G>(seats);
            let mut search = Search::<G>::new(style, means, Quick::new(seed));
            let thoughts = search.think(&glimpse).into_iter().map(|thought| Expectation {
                notation: thought.action.to_string(),
                weight: thought.weight,
                win: thought.win,
                score: thought.score,
                best_other: thought.best_other,
            });
            Some(thoughts.collect())
        }
    }
    let work = Explain(table, budget, seed, means);
    catalog::visit(table.info().key, work).expect("an open table has a game")
}
