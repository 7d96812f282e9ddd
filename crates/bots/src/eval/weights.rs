//! Learned weights as data: a TOML file with one table for each number of seats.

use std::collections::BTreeMap;

use game::Broken;
use serde::{Deserialize, Serialize};

use super::{Numbers, WIDTH};

/// A file of weights.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The command and seed that made them.
    pub made: String,
    #[serde(rename = "table")]
    pub tables: Vec<Table>,
}

/// The weights for one number of seats, by the names of features and traits. Missing ones are 0.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub seats: u8,
    pub win: BTreeMap<String, f32>,
    pub score: BTreeMap<String, f32>,
    pub policy: BTreeMap<String, f32>,
}

impl Weights {
    pub fn parse(text: &str) -> Result<Self, Broken> {
        game::content::parse(text)
    }

    /// A file that comes with the program.
    pub(super) fn shipped(text: &str) -> Self {
        Weights::parse(text).expect("shipped weights are valid")
    }

    /// The table for this number of seats, or for the nearest one.
    pub fn for_seats(&self, seats: u8) -> Option<&Table> {
        self.tables.iter().min_by_key(|table| table.seats.abs_diff(seats))
    }
}

/// Named weights in the order of the names.
pub fn in_order(named: &BTreeMap<String, f32>, names: &[&str]) -> Numbers {
    assert!(names.len() <= WIDTH, "more features than WIDTH");
    let mut numbers = [0.0; WIDTH];
    for (number, name) in numbers.iter_mut().zip(names) {
        *number = named.get(*name).copied().unwrap_or(0.0);
    }
    numbers
}

/// The other way round, rounded to what matters.
pub fn by_name(numbers: &Numbers, names: &[&str]) -> BTreeMap<String, f32> {
    let rounded = |number: f32| (number * 1e4).round() / 1e4;
    names.iter().zip(numbers).map(|(name, &n)| ((*name).to_owned(), rounded(n))).collect()
}
