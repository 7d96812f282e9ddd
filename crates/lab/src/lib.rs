//! Many matches at once: simulation with honest statistics, and how fast the games run.

pub mod bench;
pub mod sim;
mod statistics;

pub use statistics::{Interval, Spread};
