//! Many games summed up. All sums are of whole numbers, so their order does not matter.

use std::collections::BTreeMap;

use crate::names::ByName;
use crate::row::Row;
use crate::statistics::deviations;
use crate::{Interval, Spread};

/// A whole victory in a row's unit.
pub(crate) const WHOLE: u64 = 60;

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
    usage: ByName<Usage>,
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
            for (name, number) in seat.counts.iter() {
                let usage = self.usage.place(name).get_or_insert_default();
                usage.used += 1;
                usage.sum += i128::from(number);
                usage.squares += i128::from(number) * i128::from(number);
                usage.with_wins += i128::from(number) * i128::from(seat.win_60);
            }
        }
    }

    /// What was done, in the order of the names.
    pub fn usage(&self) -> Vec<(&'static str, &Usage)> {
        self.usage.sorted().into_iter().map(|(name, usage)| (name.text(), usage)).collect()
    }

    /// Victories of a seat; shared ones as fractions.
    pub fn wins(&self, seat: usize) -> f64 {
        self.wins[seat] as f64 / WHOLE as f64
    }

    pub fn win_rate(&self, seat: usize) -> Interval {
        Interval::of_part(self.wins(seat) / self.games.max(1) as f64, self.games)
    }

    /// The win rates of all seats, in intervals that hold together in 95 of 100 runs.
    pub fn win_rates_together(&self) -> Vec<Interval> {
        let within = deviations(self.seats());
        let part = |seat| self.wins(seat) / self.games.max(1) as f64;
        let rate = |seat| Interval::of_part_within(part(seat), self.games, within);
        (0..self.seats()).map(rate).collect()
    }

    /// A correlation beyond this is no chance, over all that were counted together (95 %). The
    /// seats of a game share its victory, so they count as one observation.
    pub fn sure_correlation(&self) -> f64 {
        deviations(self.usage.len()) / (self.games.max(1) as f64).sqrt()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::Name;
    use crate::row::SeatRow;
    use game::{Dealer, Quick};

    /// Games between five equals, with twenty things that each seat does or not, whoever wins.
    fn of_equals(games: u64, seed: u64) -> Summary {
        let (mut summary, mut dealer) = (Summary::new(5), Quick::stream(11, seed));
        for game in 0..games {
            let winner = dealer.below(5) as usize;
            let mut seats = vec![SeatRow::default(); 5];
            seats[winner].win_60 = WHOLE;
            for seat in &mut seats {
                let done = (0..20).filter(|_| dealer.below(4) == 0);
                seat.counts = done.map(|thing| (Name::of(&format!("thing {thing}")), 1)).collect();
            }
            let ending = "goal".into();
            summary.add(&Row { game, decisions: 1, ending, lead_changes: 0, seats });
        }
        summary
    }

    #[test]
    fn of_five_equal_seats_hardly_ever_one_wins_more_for_sure() {
        let (mut together, mut alone) = (0, 0);
        for seed in 0..400 {
            let summary = of_equals(200, seed);
            together += u32::from(summary.win_rates_together().iter().any(|rate| rate.low > 0.2));
            alone += u32::from((0..5).any(|seat| summary.win_rate(seat).low > 0.2));
        }
        assert!(together <= 20, "{together} of 400");
        assert!(alone > 20, "looked at one by one, some seat often seems better: {alone} of 400");
    }

    #[test]
    fn things_that_do_not_matter_hardly_ever_seem_to() {
        let wrong = |seed: &u64| {
            let summary = of_equals(100, *seed);
            let sure = summary.sure_correlation();
            summary.usage().iter().any(|(_, usage)| summary.correlation(usage).abs() > sure)
        };
        let wrong = (0..400).filter(wrong).count();
        assert!(wrong <= 20, "{wrong} of 400");
    }
}
