//! One position of a match for the replay: what may be seen of it, through whose eyes, and what was told.

use game::{Broken, Seat, Viewer};
use insight::Analysis;
use table::wire::Chair;
use table::{AnyTable, Frame, Told};

use super::{Eyes, Replay};
use crate::Visit;

/// A match to look back at, and what of it may be seen.
#[derive(Debug)]
pub struct Past<'a> {
    /// The page's own address, without the position.
    pub path: String,
    pub play: &'a dyn AnyTable,
    pub chairs: Vec<Chair>,
    /// Through whose eyes one may look; the usual ones first.
    pub open: Vec<Eyes>,
    /// The table, where it is one of this house.
    pub table: Option<String>,
    pub analysis: Option<&'a Analysis>,
}

/// Once a match is over, everything may be seen. Before, one's own seats; others look on.
pub fn open_eyes(over: bool, seats: usize, mine: &[Seat]) -> Vec<Eyes> {
    let mut open: Vec<Eyes> = mine.iter().copied().map(Eyes::Seat).collect();
    if open.is_empty() || over {
        open.push(Eyes::Public);
    }
    if over {
        let others = Seat::all(seats as u8).filter(|seat| !mine.contains(seat));
        open.extend(others.map(Eyes::Seat));
    }
    if over && seats > 1 {
        open.push(Eyes::All);
    }
    open
}

impl Past<'_> {
    /// The page of a position: the wished one, through the wished eyes, as far as there are such.
    pub fn page(
        &self,
        at: Option<usize>,
        eyes: Option<&str>,
        visit: &Visit,
    ) -> Result<Replay, Broken> {
        let (play, over) = (self.play, self.play.standings().is_some());
        let last = play.number();
        // What was taken back meanwhile is no longer there: the newest position is.
        let at = at.unwrap_or(if over { 0 } else { last }).min(last);
        let wish = |known: &&Eyes| eyes == Some(known.key().as_str());
        let usual = self.open.first().copied().unwrap_or(Eyes::Public);
        let eyes = self.open.iter().find(wish).copied().unwrap_or(usual);
        let then = play.at(at)?;
        let viewers = viewers(eyes, play.names().len());
        let graph = self.table.as_ref().zip(self.analysis).map(|(table, analysis)| {
            crate::analysis::graph(table, analysis, &visit.speaker_of(&self.chairs), Some(at), eyes)
        });
        Ok(Replay {
            path: self.path.clone(),
            table: self.table.clone(),
            game: play.info(),
            chairs: self.chairs.clone(),
            at,
            last,
            eyes,
            open: self.open.clone(),
            frames: viewers.map(|viewer| frame(&*then, viewer)).collect(),
            log: (1..=last).filter_map(|entry| told(play, entry, eyes)).collect(),
            over,
            graph,
            link: String::new(),
        })
    }
}

fn viewers(eyes: Eyes, seats: usize) -> Box<dyn Iterator<Item = Viewer>> {
    match eyes {
        Eyes::Public => Box::new(std::iter::once(Viewer::Spectator)),
        Eyes::Seat(seat) => Box::new(std::iter::once(Viewer::Seat(seat))),
        Eyes::All => Box::new(Seat::all(seats as u8).map(Viewer::Seat)),
    }
}

/// What lay there; nothing can be chosen any more.
fn frame(then: &dyn AnyTable, viewer: Viewer) -> Frame {
    let mut frame = then.frame(viewer);
    frame.choices.clear();
    frame
}

/// What was told of an entry; for all eyes together, by whoever was told more than the public.
fn told(play: &dyn AnyTable, entry: usize, eyes: Eyes) -> Option<Told> {
    let public = || play.told(entry, Viewer::Spectator);
    match eyes {
        Eyes::Public => public(),
        Eyes::Seat(seat) => play.told(entry, Viewer::Seat(seat)),
        Eyes::All => {
            let public = public();
            let seats = Seat::all(play.names().len() as u8);
            let more = seats.map(|seat| play.told(entry, Viewer::Seat(seat)));
            more.into_iter().find(|told| told.is_some() && *told != public).unwrap_or(public)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_the_end_one_sees_through_ones_own_eyes_alone() {
        let own = [Seat::new(1)];
        assert_eq!(open_eyes(false, 3, &own), [Eyes::Seat(own[0])]);
        assert_eq!(open_eyes(false, 3, &[]), [Eyes::Public]);
        let after = open_eyes(true, 3, &own);
        assert_eq!(after[0], Eyes::Seat(own[0]), "first of all through one's own");
        assert_eq!(after.len(), 5, "{after:?}");
    }
}
