//! Many games summed up. All sums are of whole numbers, so their order does not matter.

use std::collections::BTreeMap;

use crate::row::Row;
use crate::{Interval, Spread};

/// A whole victory in a row's unit.
pub const WHOLE: u64 = 60;

/// What came of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    pub games: u64,
    wins: Vec<u64>,
    pub scores: Vec<Spread>,
    pub margins: Spread,
    pub decisions: Spread,
    pub lead_changes: Spread,
    pub endings: BTreeMap<String, u64>,
    pub usage: BTreeMap<String, Usage>,
}

/// How often something was done by a seat in a game, and what it has to do with winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// Seats, over all games, that did it at all.
    pub used: u64,
    sum: i128,
    squares: i128,
    with_wins: i128,
}

impl Summary {
    pub fn new(seats: usize) -> Self {
        Summary {
            wins: vec![0; seats],
            scores: vec![Spread::default(); seats],
            ..Default::default()
        }
    }

    pub fn add(&mut self, row: &Row) {
        self.games += 1;
        self.decisions.add(row.decisions.into());
        self.lead_changes.add(row.lead_changes.into());
        self.margins.add(row.margin());
        match self.endings.get_mut(row.ending.as_ref()) {
            Some(count) => *count += 1,
            None => drop(self.endings.insert(row.ending.to_string(), 1)),
        }
        for (index, seat) in row.seats.iter().enumerate() {
            self.wins[index] += seat.win_60;
            self.scores[index].add(seat.score.into());
            for (name, &number) in &seat.counts {
                let usage = match self.usage.get_mut(name) {
                    Some(usage) => usage,
                    None => self.usage.entry(name.clone()).or_default(),
                };
                usage.used += 1;
                usage.sum += i128::from(number);
                usage.squares += i128::from(number) * i128::from(number);
                usage.with_wins += i128::from(number) * i128::from(seat.win_60);
            }
        }
    }

    /// Victories of a seat; shared ones as fractions.
    pub fn wins(&self, seat: usize) -> f64 {
        self.wins[seat] as f64 / WHOLE as f64
    }

    pub fn win_rate(&self, seat: usize) -> Interval {
        Interval::of_part(self.wins(seat) / self.games.max(1) as f64, self.games)
    }

    pub fn seats(&self) -> usize {
        self.wins.len()
    }

    /// Seats of all games together.
    fn places(&self) -> f64 {
        (self.games * self.seats() as u64).max(1) as f64
    }

    /// How often a seat did it in a game, on average.
    pub fn mean(&self, usage: &Usage) -> f64 {
        usage.sum as f64 / self.places()
    }

    /// Pearson's correlation between doing it (how often, or how much) and winning.
    pub fn correlation(&self, usage: &Usage) -> f64 {
        let n = self.places();
        let (mean, won) = (self.mean(usage), self.wins.iter().sum::<u64>() as f64 / n);
        let spread = usage.squares as f64 / n - mean * mean;
        // Victories are 0 or 60, nearly always; shared ones make this a little too large.
        let won_spread = won * WHOLE as f64 - won * won;
        let together = usage.with_wins as f64 / n - mean * won;
        let scale = (spread * won_spread).sqrt();
        if scale > 1e-12 { together / scale } else { 0.0 }
    }
}
