//! Where the points of a match came from.

use game::{Phrase, Share, Spoken, Viewer};

use crate::Match;

impl<G: Spoken> Match<G> {
    /// What a viewer was told of points, added up for each side and source. Sources stand in the
    /// order in which they first came up, the same for every side.
    pub fn shares(&self, viewer: Viewer) -> Vec<Share> {
        let events = (1..=self.entries().len()).flat_map(|number| self.events_at(number));
        let told = events.filter_map(|event| G::redact(event, viewer));
        let mut sums: Vec<Share> = Vec::new();
        for share in told.filter_map(|event| G::share(&event)).filter(|share| share.points > 0) {
            let same = |sum: &&mut Share| (sum.seat, &sum.source) == (share.seat, &share.source);
            match sums.iter_mut().find(same) {
                Some(sum) => sum.points += share.points,
                None => sums.push(share),
            }
        }
        let sources: Vec<Phrase> = sums.iter().map(|sum| sum.source.clone()).collect();
        sums.sort_by_key(|sum| sources.iter().position(|source| *source == sum.source));
        sums
    }
}
