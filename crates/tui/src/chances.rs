//! Everybody's chance to win after each step of a record: bots play on from there many times.

use std::sync::Mutex;

use bots::{Alone, Glimpse, Kind, Means};
use catalog::Visitor;
use game::{Awaiting, Quick, Seat, Spoken};
use table::{AnyTable, Match};

/// Games played on from each position.
const PLAYOUTS: u64 = 16;
/// Who plays on: quick, and no fool.
const PLAYER: Kind = Kind::Greedy;

/// Shares of victory by entry and seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances(Vec<Vec<f32>>);

impl Chances {
    pub fn at(&self, number: usize, seat: Seat) -> f32 {
        self.0[number][seat.index()]
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Works them out; `progress` is told whenever another one of [`positions`] is done.
pub fn chances(table: &dyn AnyTable, means: &dyn Means, progress: &(dyn Fn() + Sync)) -> Chances {
    let work = PlayOn { table, means, progress };
    catalog::visit(table.info().key, work).expect("an open table has a game")
}

/// How many positions of a record are worked out: before the first step and after each.
pub fn positions(table: &dyn AnyTable) -> usize {
    table.number() + 1
}

struct PlayOn<'a> {
    table: &'a dyn AnyTable,
    means: &'a dyn Means,
    progress: &'a (dyn Fn() + Sync),
}

impl Visitor for PlayOn<'_> {
    type Output = Chances;

    fn visit<G: Spoken>(self) -> Chances {
        let table = self.table.as_any().downcast_ref::<Match<G>>().expect("a match of its game");
        let mut state = *table.start();
        let after = table.entries().iter().map(|entry| {
            entry.apply(&mut state, &mut ());
            state
        });
        let states: Vec<G> = std::iter::once(*table.start()).chain(after).collect();
        let found = Mutex::new(vec![Vec::new(); states.len()]);
        self.means.share(states.len(), &|number| {
            let shares = shares(&states[number]);
            found.lock().expect("no player panics")[number] = shares;
            (self.progress)();
        });
        Chances(found.into_inner().expect("no player panics"))
    }
}

fn shares<G: Spoken>(state: &G) -> Vec<f32> {
    let mut sums = vec![0.0; usize::from(state.seats())];
    for playout in 0..PLAYOUTS {
        // Every position gets the same dice, so that what differs is the positions.
        let end = play_on(*state, playout);
        let standings = end.standings().expect("a game that is over has standings");
        for seat in Seat::all(state.seats()) {
            sums[seat.index()] += standings.share(seat) as f32;
        }
    }
    sums.iter().map(|sum| sum / PLAYOUTS as f32).collect()
}

fn play_on<G: Spoken>(mut state: G, seed: u64) -> G {
    let (mut dealer, mut player) = (Quick::new(seed), PLAYER.sit::<G>(seed, &Alone));
    loop {
        match state.awaiting() {
            Awaiting::Nobody => return state,
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Decision(_) => {
                let glimpse = Glimpse::new(&state).expect("a seat decides");
                let action = player.choose(&glimpse);
                state.act(action, &mut ());
            }
        }
    }
}

/// A seat's chances as a row of bars, the whole record in `width` columns; a mark where we are.
pub fn graph(chances: &Chances, seat: Seat, at: usize, width: usize) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let width = width.min(chances.len());
    let last = chances.len() - 1;
    let number = |column: usize| column * last / width.saturating_sub(1).max(1);
    let here = (0..width).rev().find(|&column| number(column) <= at).unwrap_or(0);
    let bar = |column: usize| match column == here {
        true => '│',
        false => BARS[((chances.at(number(column), seat) * 7.99) as usize).min(7)],
    };
    (0..width).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_spans_the_record_and_marks_the_place() {
        let list = (0..100).map(|step| vec![step as f32 / 99.0, 1.0 - step as f32 / 99.0]);
        let chances = Chances(list.collect());
        assert_eq!(graph(&chances, Seat::new(0), 0, 10), "│▁▂▃▄▅▆▇██");
        assert_eq!(graph(&chances, Seat::new(1), 99, 10), "██▇▆▅▄▃▂▁│");
    }
}
