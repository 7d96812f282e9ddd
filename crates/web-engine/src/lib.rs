//! The house in a visitor's own browser: the pages of a server for tables that no server knows, with
//! the same rules, dice, bots, drawings and checks.
//!
//! A page asks as it would ask a server ([`Letter`]) and is answered ([`Reply`]); it lends the time and
//! random bytes, and keeps what it is told to keep ([`Kept`]). What is absent: clocks, storage, threads,
//! network. Thinking ([`Job`]) is done by workers that have an engine each.

#[cfg(target_arch = "wasm32")]
pub mod doors;
mod inn;
mod kept;
mod lesson;
mod letter;
mod open;
mod play;
mod proof;
mod stand;
mod study;
mod think;
mod trouble;

pub use inn::answer;
pub use kept::{Card, Kept, Sitter};
pub use lesson::Lesson;
pub use letter::{File, Letter, Method, Reply, Task};
pub use think::{Job, What};
