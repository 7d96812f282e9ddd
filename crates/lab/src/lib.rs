//! Many matches at once: simulation with honest statistics, ratings, learning, reports, and how
//! fast the games run.

pub mod bench;
mod certain;
mod clock;
mod machine;
pub mod output;
mod parallel;
mod parquet;
mod play;
mod player;
pub mod rate;
pub mod report;
pub mod row;
pub mod sim;
mod statistics;
mod summary;
mod tables;
pub mod train;
pub mod variant;
pub mod versus;

pub use certain::{LEAST, LEVEL};
pub use game::Interval;
pub use machine::Machine;
pub use player::{Guest, Outside, Player};
pub use statistics::Spread;
pub use summary::{Summary, Usage};
