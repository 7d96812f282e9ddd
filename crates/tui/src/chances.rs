//! Everybody's chance to win after each step of a record, by playing on at random many times.

use catalog::Visitor;
use game::{Awaiting, Dealer, Quick, Seat, Spoken};
use table::{AnyTable, Match};

/// Games played on from each position.
const PLAYOUTS: u64 = 100;
/// Longer games are not counted; none of ours is.
const LONGEST: usize = 100_000;

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

/// Works them out; `progress` is told the entries done and the entries there are.
pub fn chances(table: &dyn AnyTable, progress: &mut dyn FnMut(usize, usize)) -> Chances {
    let work = PlayOn { table, progress };
    catalog::visit(table.info().key, work).expect("an open table has a game")
}

struct PlayOn<'a> {
    table: &'a dyn AnyTable,
    progress: &'a mut dyn FnMut(usize, usize),
}

impl Visitor for PlayOn<'_> {
    type Output = Chances;

    fn visit<G: Spoken>(self) -> Chances {
        let table = self.table.as_any().downcast_ref::<Match<G>>().expect("a match of its game");
        let all = table.entries().len();
        let mut state = *table.start();
        let mut list = vec![shares(&state, 0)];
        for (number, entry) in (1..).zip(table.entries()) {
            entry.apply(&mut state, &mut ());
            list.push(shares(&state, number as u64));
            (self.progress)(number, all);
        }
        Chances(list)
    }
}

fn shares<G: Spoken>(state: &G, number: u64) -> Vec<f32> {
    let mut sums = vec![0.0; usize::from(state.seats())];
    for playout in 0..PLAYOUTS {
        let mut dealer = Quick::new(number * PLAYOUTS + playout);
        let end = play_on(*state, &mut dealer);
        if let Some(standings) = end.standings() {
            for seat in Seat::all(state.seats()) {
                sums[seat.index()] += standings.share(seat) as f32;
            }
        }
    }
    sums.iter().map(|sum| sum / PLAYOUTS as f32).collect()
}

fn play_on<G: Spoken>(mut state: G, dealer: &mut Quick) -> G {
    let mut actions = Vec::new();
    for _ in 0..LONGEST {
        match state.awaiting() {
            Awaiting::Nobody => break,
            Awaiting::Chance(_) => {
                let outcome = state.sample(dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Decision(_) => {
                actions.clear();
                state.legal_actions(&mut actions);
                let choice = dealer.below(actions.len() as u32) as usize;
                state.act(actions[choice], &mut ());
            }
        }
    }
    state
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
