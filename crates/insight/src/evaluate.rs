//! What a full position is worth to every seat: the mean of seeded playouts of the reference
//! player, each to the next border of scoring and judged there. The same seed gives every position
//! the same dice, so that what differs between two positions is mostly the positions.

use bots::Playouts;
use bots::eval::Judgement;
use game::{Awaiting, Game, MAX_SEATS, Quick, Seat};

use crate::value::{Estimate, Micro, Pair, Value};

/// Victory of each seat, then points of each seat.
type Numbers = [f64; 2 * MAX_SEATS];

/// One result for each playout.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample(Vec<Numbers>);

#[derive(Debug)]
pub(crate) struct Evaluator<G: Game> {
    playouts: Playouts<G>,
    number: u32,
}

impl<G: Game> Evaluator<G> {
    pub(crate) fn new(seats: u8, number: u32) -> Self {
        Evaluator { playouts: Playouts::new(seats), number }
    }

    pub(crate) fn sample(&mut self, state: &G, seed: u64) -> Sample {
        if state.awaiting() == Awaiting::Nobody {
            // A result is certain; the dealer is not asked.
            let result = numbers(&self.playouts.foresee(*state, &mut Quick::new(seed)));
            return Sample(vec![result; self.number as usize]);
        }
        let one = |index: u32| {
            let mut dealer = Quick::stream(seed, u64::from(index));
            numbers(&self.playouts.foresee(*state, &mut dealer))
        };
        Sample((0..self.number).map(one).collect())
    }
}

fn numbers(judgement: &Judgement) -> Numbers {
    std::array::from_fn(|index| match index {
        _ if index < MAX_SEATS => f64::from(judgement.win[index]),
        _ => f64::from(judgement.score[index - MAX_SEATS]),
    })
}

impl Sample {
    /// The weighted mean of several samples, playout by playout; the weights sum to 1.
    pub(crate) fn mixture(parts: &[(Sample, f64)]) -> Sample {
        let mut sum = vec![[0.0; 2 * MAX_SEATS]; parts[0].0.0.len()];
        for (sample, weight) in parts {
            for (sum, numbers) in sum.iter_mut().zip(&sample.0) {
                sum.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += weight * number);
            }
        }
        Sample(sum)
    }

    /// Playout by playout, so that dice common to both cancel out.
    pub(crate) fn minus(&self, other: &Sample) -> Sample {
        let pairs = self.0.iter().zip(&other.0);
        Sample(pairs.map(|(a, b)| std::array::from_fn(|index| a[index] - b[index])).collect())
    }

    pub(crate) fn estimate(&self) -> Estimate {
        let (mean, error) = mean_and_error(self.0.iter());
        Estimate { value: value(&mean), error: value(&error) }
    }

    pub(crate) fn mean(&self) -> Numbers {
        mean_and_error(self.0.iter()).0
    }
}

/// One standard error of the mean of these.
pub(crate) fn error_of_mean(numbers: &[Numbers]) -> Value {
    value(&mean_and_error(numbers.iter()).1)
}

fn mean_and_error<'a>(all: impl ExactSizeIterator<Item = &'a Numbers>) -> (Numbers, Numbers) {
    let count = all.len() as f64;
    let (mut sum, mut squares) = ([0.0; 2 * MAX_SEATS], [0.0; 2 * MAX_SEATS]);
    for numbers in all {
        for (index, number) in numbers.iter().enumerate() {
            sum[index] += number;
            squares[index] += number * number;
        }
    }
    let mean = sum.map(|sum| sum / count);
    let error = std::array::from_fn(|index| {
        let variance = (squares[index] / count - mean[index] * mean[index]).max(0.0);
        (variance / (count - 1.0).max(1.0)).sqrt()
    });
    (mean, error)
}

fn value(numbers: &Numbers) -> Value {
    Value::of(|seat: Seat| Pair {
        win: Micro::of(numbers[seat.index()]),
        points: Micro::of(numbers[MAX_SEATS + seat.index()]),
    })
}
