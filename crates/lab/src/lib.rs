//! Many matches at once: simulation with honest statistics, and how fast the games run.

pub mod bench;
mod machine;
mod parallel;
pub mod rate;
pub mod sim;
mod statistics;
pub mod train;

pub use machine::Machine;
pub use statistics::{Interval, Spread};
