//! Numbers that add up: expectations as whole millionths, so that the parts of an account sum to
//! the whole exactly, on every machine and after every resume.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// Millionths of a victory or of a point.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Micro(pub i64);

impl Micro {
    pub const ZERO: Micro = Micro(0);

    pub fn of(number: f64) -> Self {
        Micro((number * 1e6).round() as i64)
    }

    pub fn number(self) -> f64 {
        self.0 as f64 / 1e6
    }
}

/// Victory and points of one seat: its part of the victory (1 alone) and its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pair {
    pub win: Micro,
    pub points: Micro,
}

/// A pair for every seat; places beyond the seats are unused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Value([Pair; MAX_SEATS]);

impl Value {
    pub fn of(each: impl Fn(Seat) -> Pair) -> Self {
        Value(std::array::from_fn(|index| each(Seat::new(index as u8))))
    }

    pub fn seat(&self, seat: Seat) -> Pair {
        self.0[seat.index()]
    }
}

/// An expectation from simulation, with one standard error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    pub value: Value,
    pub error: Value,
}

impl Estimate {
    /// A result: nothing uncertain about it.
    pub fn exact(value: Value) -> Self {
        Estimate { value, error: Value::default() }
    }
}

impl Add for Micro {
    type Output = Micro;
    fn add(self, other: Micro) -> Micro {
        Micro(self.0 + other.0)
    }
}

impl Sub for Micro {
    type Output = Micro;
    fn sub(self, other: Micro) -> Micro {
        Micro(self.0 - other.0)
    }
}

impl Neg for Micro {
    type Output = Micro;
    fn neg(self) -> Micro {
        Micro(-self.0)
    }
}

impl Add for Pair {
    type Output = Pair;
    fn add(self, other: Pair) -> Pair {
        Pair { win: self.win + other.win, points: self.points + other.points }
    }
}

impl Sub for Pair {
    type Output = Pair;
    fn sub(self, other: Pair) -> Pair {
        Pair { win: self.win - other.win, points: self.points - other.points }
    }
}

impl AddAssign for Pair {
    fn add_assign(&mut self, other: Pair) {
        *self = *self + other;
    }
}

impl Sum for Pair {
    fn sum<I: Iterator<Item = Pair>>(pairs: I) -> Pair {
        pairs.fold(Pair::default(), Add::add)
    }
}

impl Sub for Value {
    type Output = Value;
    fn sub(self, other: Value) -> Value {
        Value::of(|seat| self.seat(seat) - other.seat(seat))
    }
}

/// The error of a sum of independent parts.
pub(crate) fn together(errors: impl IntoIterator<Item = Pair>) -> Pair {
    let (mut win, mut points) = (0.0, 0.0);
    for error in errors {
        win += error.win.number().powi(2);
        points += error.points.number().powi(2);
    }
    Pair { win: Micro::of(win.sqrt()), points: Micro::of(points.sqrt()) }
}
