//! Finished games understood: what each decision and each throw of chance changed, luck told apart
//! from skill, and the errors worth learning from. `docs/analysis.md` explains the method.
//!
//! What is absent: files, clocks, threads (they are lent as [`bots::Means`]), and analysis of
//! unfinished matches, which would tell secrets.

mod account;
pub mod coach;
mod evaluate;
mod examine;
mod finding;
pub mod json;
mod mistakes;
pub mod notebook;
mod plan;
pub mod report;
mod result;
mod run;
pub mod statistics;
mod step;
mod story;
mod value;
pub mod words;

pub use account::{Account, Analysis, Change, Moment};
pub use finding::{Candidate, Decision, Finding, Found, Throw, Verdict};
pub use mistakes::{Alternative, Mistake, mistakes, worst};
pub use plan::{Depth, Level, Plan};
pub use run::{analyse, conclude, examine, steps_of};
pub use step::{Mover, Step};
pub use story::{TurningPoint, what_happened, what_if};
pub use value::{Estimate, Micro, Pair, Value};
