//! Many matches at once: simulation with honest statistics, ratings, learning, reports, and how
//! fast the games run.

pub mod bench;
mod certain;
mod clock;
mod counter;
mod csv;
mod guest;
mod head;
mod journal;
mod lines;
mod machine;
mod merge;
mod names;
pub mod output;
mod parallel;
mod parquet;
mod play;
mod player;
pub mod rate;
mod read;
pub mod report;
pub mod row;
pub mod shard;
pub mod sim;
mod statistics;
mod summary;
mod tables;
pub mod train;
pub mod variant;
pub mod versus;

pub use certain::{LEAST, LEVEL};
pub use game::Interval;
pub use guest::{Fault, Guest, Outside};
pub use head::Head;
pub use machine::Machine;
pub use merge::merge;
pub use names::Name;
pub use player::Player;
pub use statistics::Spread;
pub use summary::{Summary, Usage};
