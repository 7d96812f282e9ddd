//! Sums that do not depend on the order of adding, and intervals made of them.

use std::collections::BTreeMap;

use serde::Serialize;

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

/// A part of all games with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

impl Interval {
    /// Wilson's interval: sensible also near none and all.
    pub fn of_part(part: f64, games: u64) -> Self {
        const Z: f64 = 1.959_964;
        let n = games.max(1) as f64;
        let middle = part + Z * Z / (2.0 * n);
        let half = Z * (part * (1.0 - part) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        let low = ((middle - half) / scale).max(0.0);
        Interval { low, value: part, high: ((middle + half) / scale).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_knows_mean_deviation_and_quantiles() {
        let mut spread = Spread::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| spread.add(value));
        assert_eq!(spread.mean(), 5.0);
        assert!((spread.deviation() - 2.138).abs() < 0.001);
        assert_eq!((spread.quantile(0.0), spread.quantile(0.5), spread.quantile(1.0)), (2, 4, 9));
    }

    #[test]
    fn wilson_stays_inside_and_matches_a_known_value() {
        let all = Interval::of_part(1.0, 10);
        assert!(all.high <= 1.0 && (all.low - 0.722).abs() < 0.001, "{all:?}");
        let half = Interval::of_part(0.5, 100);
        assert!((half.low - 0.4038).abs() < 0.001 && (half.high - 0.5962).abs() < 0.001);
    }
}
