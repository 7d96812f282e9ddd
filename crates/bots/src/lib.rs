//! Who plays when no person does.
//!
//! A bot gets a [`Glimpse`]: its own seat's view and its legal actions, never the state. Threads
//! and clocks are handed in as [`Means`].

pub mod eval;
mod glimpse;
mod greedy;
mod kind;
mod means;
mod plain;
mod random;
mod search;

use catalog::Visitor;
use game::{Quick, Spoken};
use table::{AnyTable, Match};

pub use glimpse::Glimpse;
pub use greedy::Greedy;
pub use kind::Kind;
pub use means::{Alone, Means};
pub use plain::Plain;
pub use random::Random;
pub use search::{Budget, Playouts, Search, Style, Thought};

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

/// A choice with what a bot expects of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The choice as records write it.
    pub notation: String,
    /// The part of all simulations that went this way: how much the bot believes in it.
    pub weight: f32,
    /// The chance to win.
    pub win: f32,
    /// Own points expected at the end.
    pub score: f32,
    /// Points expected of the best other.
    pub best_other: f32,
}

/// What a searching bot thinks of the open decision, the best choice first; nothing where nobody
/// decides. It knows what the seat to decide may know.
pub fn explain(
    table: &dyn AnyTable,
    budget: Budget,
    seed: u64,
    means: &dyn Means,
) -> Option<Vec<Advice>> {
    struct Explain<'a>(&'a dyn AnyTable, Budget, u64, &'a dyn Means);
    impl Visitor for Explain<'_> {
        type Output = Option<Vec<Advice>>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let Explain(table, budget, seed, means) = self;
            let state = table.as_any().downcast_ref::<Match<G>>()?.state();
            let glimpse = Glimpse::new(state)?;
            let style = |seats| Style::tuned::<G>(seats, budget).with_network::<G>(seats);
            let mut search = Search::<G>::new(style, means, Quick::new(seed));
            let thoughts = search.think(&glimpse).into_iter().map(|thought| Advice {
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
