//! Learned weights as data: a TOML file with one table for each number of seats.

use std::collections::BTreeMap;

use game::Broken;
use serde::{Deserialize, Serialize};

use super::{CELLS, Numbers, WIDTH};

/// A file of weights.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The command and seed that made them.
    pub made: String,
    /// One for each number of seats.
    #[serde(rename = "table")]
    pub tables: Vec<Table>,
}

/// The weights for one number of seats, by the names of features and traits. Missing ones are 0.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The number of seats they are for.
    pub seats: u8,
    /// How much each feature counts for victory.
    pub win: BTreeMap<String, f32>,
    /// How many points each feature still brings.
    pub score: BTreeMap<String, f32>,
    /// How much each trait of an action appeals.
    pub policy: BTreeMap<String, f32>,
    /// A small network added to the sum of the weights for victory; most tables do without.
    #[serde(rename = "cell", default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<NamedCell>,
}

/// What a cell notices, by the names of features, and how much it counts for victory.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedCell {
    /// How much it counts.
    pub counts: f32,
    /// What it notices.
    pub notices: BTreeMap<String, f32>,
}

impl Weights {
    /// Reads a file; says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Broken> {
        let weights: Weights = game::content::parse(text)?;
        match weights.tables.iter().find(|table| table.cells.len() > CELLS) {
            Some(table) => {
                let (seats, cells) = (table.seats, table.cells.len());
                Err(Broken::new(format!(
                    "the table for {seats} seats has {cells} cells; there may be {CELLS}"
                )))
            }
            None => Ok(weights),
        }
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
pub(super) fn in_order(named: &BTreeMap<String, f32>, names: &[&str]) -> Numbers {
    assert!(names.len() <= WIDTH, "more features than WIDTH");
    let mut numbers = [0.0; WIDTH];
    for (number, name) in numbers.iter_mut().zip(names) {
        *number = named.get(*name).copied().unwrap_or(0.0);
    }
    numbers
}

/// The other way round, rounded to what matters.
pub(super) fn by_name(numbers: &Numbers, names: &[&str]) -> BTreeMap<String, f32> {
    names.iter().zip(numbers).map(|(name, &n)| ((*name).to_owned(), round(n))).collect()
}

pub(super) fn round(number: f32) -> f32 {
    (number * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_large_a_network_is_refused() {
        let file = |cells: usize| {
            let table = "made = ''\n[[table]]\nseats = 2\nwin = {}\nscore = {}\npolicy = {}\n";
            table.to_owned() + &"[[table.cell]]\ncounts = 0.0\nnotices = {}\n".repeat(cells)
        };
        assert!(Weights::parse(&file(CELLS)).is_ok());
        let refused = Weights::parse(&file(CELLS + 1)).unwrap_err();
        assert!(refused.to_string().contains(&format!("{} cells", CELLS + 1)), "{refused}");
    }
}
