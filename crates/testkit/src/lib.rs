//! What tests share: laws, golden playthroughs, scenes, a counting allocator, *pig* as the smallest
//! example of the trait, folders and what else a test wants of its machine. Knows no game of the
//! catalog.

pub mod allocations;
pub mod golden;
pub mod laws;
mod machine;
pub mod pig;
pub mod playout;
mod scene;

pub use machine::{Folder, skipped};
pub use scene::Scene;

/// How many games a test plays: the environment's `SERAI_GAMES`, or the routine number.
pub fn games(routine: u64) -> u64 {
    std::env::var("SERAI_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(routine)
}
