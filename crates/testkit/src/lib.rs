//! What tests of every game share: laws, golden playthroughs, scenes, a counting allocator. Knows no
//! game.

pub mod allocations;
pub mod golden;
pub mod laws;
pub mod playout;
mod scene;

pub use scene::Scene;

/// How many games a test plays: the environment's `SERAI_GAMES`, or the routine number.
pub fn games(routine: u64) -> u64 {
    std::env::var("SERAI_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(routine)
}
