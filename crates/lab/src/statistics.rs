//! Sums that do not depend on the order of adding, and how wide intervals have to be.

use std::collections::BTreeMap;

use crate::certain::LEVEL;

/// The distribution of a whole number over many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    counts: BTreeMap<i64, u64>,
}

impl Spread {
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    pub fn mean(&self) -> f64 {
        let sum: i128 = self.counts.iter().map(|(&v, &n)| i128::from(v) * i128::from(n)).sum();
        sum as f64 / self.count().max(1) as f64
    }

    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let sum: f64 =
            self.counts.iter().map(|(&v, &n)| (v as f64 - mean).powi(2) * n as f64).sum();
        (sum / self.count().saturating_sub(1).max(1) as f64).sqrt()
    }

    /// The part of all values in each of so many bins of this width, from `least` on.
    pub fn parts(&self, least: i64, width: i64, bins: usize) -> Vec<f64> {
        let mut parts = vec![0.0; bins];
        for (&value, &count) in self.counts.range(least..) {
            if let Some(part) = parts.get_mut(((value - least) / width) as usize) {
                *part += count as f64 / self.count() as f64;
            }
        }
        parts
    }

    /// The smallest value with at least this part of all values at or below it.
    pub fn quantile(&self, part: f64) -> i64 {
        let wanted = (part * self.count() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (&value, &count) in &self.counts {
            seen += count;
            if seen >= wanted {
                return value;
            }
        }
        0
    }
}

/// How many deviations an interval goes to each side, so that of so many intervals all hold
/// together in 95 of 100 runs (Bonferroni).
pub(crate) fn deviations(intervals: usize) -> f64 {
    normal_quantile(1.0 - LEVEL / 2.0 / intervals.max(1) as f64)
}

/// The same where the deviation itself is an estimate from few games: Student's distribution, by the
/// first terms of its expansion around the normal one.
pub(crate) fn deviations_after(games: u64, intervals: usize) -> f64 {
    let (z, freedom) = (deviations(intervals), games.saturating_sub(1).max(1) as f64);
    let first = (z.powi(3) + z) / (4.0 * freedom);
    z + first + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * freedom * freedom)
}

/// How many deviations a normal value stays below with this chance (Acklam's approximation would
/// be faster; this halves an interval, which is exact enough and easy to check).
fn normal_quantile(chance: f64) -> f64 {
    let below = |z: f64| {
        // Composite Simpson on the density from 0; 200 steps are exact to nine digits here.
        let steps = 200;
        let step = z / f64::from(steps);
        let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
        let inner: f64 = (1..steps)
            .map(|k| density(f64::from(k) * step) * if k % 2 == 1 { 4.0 } else { 2.0 })
            .sum();
        0.5 + (density(0.0) + inner + density(z)) * step / 3.0
    };
    let (mut low, mut high) = (0.0, 8.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if below(middle) < chance { low = middle } else { high = middle }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_match_known_values() {
        assert!((normal_quantile(0.975) - 1.959_964).abs() < 1e-5);
        assert!((normal_quantile(0.9995) - 3.290_527).abs() < 1e-5);
        assert!((deviations(50) - 3.290_527).abs() < 1e-5);
        assert!((deviations_after(21, 1) - 2.086).abs() < 0.01);
        assert!((deviations_after(21, 50) - 3.850).abs() < 0.02);
    }

    #[test]
    fn a_spread_knows_mean_deviation_and_quantiles() {
        let mut spread = Spread::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| spread.add(value));
        assert_eq!(spread.mean(), 5.0);
        assert!((spread.deviation() - 2.138).abs() < 0.001);
        assert_eq!((spread.quantile(0.0), spread.quantile(0.5), spread.quantile(1.0)), (2, 4, 9));
    }
}
