//! Sums that do not depend on the order of adding.

use std::collections::BTreeMap;

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
}
