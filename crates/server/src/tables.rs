//! The tables of the house and everything they need to be played at: who sits where, journals, clocks,
//! bots, analyses, notices. Knows the store, and nothing of HTTP.

pub(crate) mod analyst;
mod answers;
pub(crate) mod caller;
pub(crate) mod clock;
pub(crate) mod contents;
pub(crate) mod dice;
pub(crate) mod error;
pub(crate) mod fold;
pub(crate) mod hall;
pub(crate) mod house;
pub(crate) mod keys;
pub(crate) mod limits;
pub(crate) mod listed;
pub(crate) mod live;
pub(crate) mod metrics;
pub(crate) mod notices;
pub(crate) mod opening;
pub(crate) mod part;
pub(crate) mod people;
pub(crate) mod presence;
pub(crate) mod quotas;
pub(crate) mod seating;
pub(crate) mod shelf;
pub(crate) mod shown;
pub(crate) mod steps;
pub(crate) mod tally;
pub(crate) mod terms;
pub(crate) mod thinkers;
pub(crate) mod tokens;

pub(crate) use house::House;
