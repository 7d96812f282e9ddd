//! How sure a part of many games is.

use serde::Serialize;

/// A part of all games with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// At least so much.
    pub low: f64,
    /// What was found.
    pub value: f64,
    /// At most so much.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval: sensible also near none and all. Nothing is known without a game.
    pub fn of_part(part: f64, games: u64) -> Self {
        Interval::of_part_within(part, games, 1.959_964)
    }

    /// The same for another certainty: so many deviations to each side.
    pub fn of_part_within(part: f64, games: u64, deviations: f64) -> Self {
        if games == 0 {
            return Interval { low: 0.0, value: part, high: 1.0 };
        }
        let n = games as f64;
        let square = deviations * deviations;
        let middle = part + square / (2.0 * n);
        let half = deviations * (part * (1.0 - part) / n + square / (4.0 * n * n)).sqrt();
        let scale = 1.0 + square / n;
        let low = ((middle - half) / scale).max(0.0);
        Interval { low, value: part, high: ((middle + half) / scale).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_stays_inside_and_matches_known_values() {
        let all = Interval::of_part(1.0, 10);
        assert!(all.high <= 1.0 && (all.low - 0.722).abs() < 0.001, "{all:?}");
        let half = Interval::of_part(0.5, 100);
        assert!((half.low - 0.4038).abs() < 0.001 && (half.high - 0.5962).abs() < 0.001);
        let few = Interval::of_part(0.5, 10);
        assert!((few.low - 0.237).abs() < 0.001 && (few.high - 0.763).abs() < 0.001);
        let none = Interval::of_part(0.0, 3);
        assert!(none.low == 0.0 && none.high > 0.5 && none.high < 0.6);
        assert_eq!(Interval::of_part(0.0, 0), Interval { low: 0.0, value: 0.0, high: 1.0 });
    }
}
