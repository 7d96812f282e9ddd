//! The tables of the house and everything they need to be played at: who sits where, journals, clocks,
//! bots, analyses, notices. Knows the store; of HTTP only how a refusal (`error`) is answered.

pub mod analyst;
pub mod clock;
pub mod error;
pub mod fold;
pub mod hall;
pub mod live;
pub mod metrics;
pub mod notices;
pub mod presence;
pub mod shelf;
pub mod shown;
pub mod steps;
pub mod tally;
pub mod terms;
pub mod tokens;
