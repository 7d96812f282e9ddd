//! Everything a request can reach.

use std::sync::Arc;

use super::analyst::Analyst;
use super::hall::Hall;
use super::presence::Presence;
use super::shelf::Shelf;
use super::tally::Tally;

#[derive(Debug)]
pub(crate) struct House {
    pub hall: Arc<Hall>,
    /// Whose pages are open.
    pub presence: Arc<Presence>,
    /// Looks at finished games.
    pub analyst: Arc<Analyst>,
    /// Records that visitors sent to be replayed.
    pub shelf: Shelf,
    /// Finished games, as far as somebody asked for their numbers.
    pub tally: Tally,
    /// The start of links, without a slash at the end.
    pub base: String,
    /// How people reach it from outside, where the host said so.
    pub public_url: Option<String>,
}
