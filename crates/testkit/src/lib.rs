//! What tests of every game share: laws, golden playthroughs, scenes, texts and positions from
//! outside, a counting allocator, folders and what else a test wants of its machine. Knows no game.
//!
//! Each of a game's tests that every game has is one macro, named as its file: [`allocations!`],
//! [`content!`], [`golden!`], [`laws!`], [`numbers!`], [`positions!`], [`words!`]. The file then says only what is
//! particular to the game. Where a macro asks for modes, each is a number of seats and options.

pub mod allocations;
pub mod content;
mod folder;
pub mod golden;
pub mod laws;
mod machine;
pub mod numbers;
pub mod playout;
pub mod positions;
#[cfg(feature = "pseudo")]
pub mod pseudo;
mod scene;
#[cfg(feature = "proptest")]
mod spoiled;
pub mod words;

use game::{Game, Settings};

pub use folder::Folder;
pub use machine::skipped;
pub use scene::Scene;

/// A number of seats and options such as `"edition=final"`.
pub type Mode = (u8, &'static str);

/// How many games a test plays: the environment's `SERAI_GAMES`, or the routine number.
pub fn games(routine: u64) -> u64 {
    std::env::var("SERAI_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(routine)
}

/// A game before its first question.
pub fn fresh<G: Game>(seats: u8, options: &str) -> G {
    let settings = Settings::parse(options).and_then(|s| s.complete(&G::INFO)).unwrap();
    G::new(&G::options(&settings).unwrap(), seats).unwrap()
}
