//! The result of a finished game: scores, tie-breaks and shared ranks.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// One entry for each side, seats first. A side beyond the seats is an automatic opponent
/// (solo play); it can win but nobody sits there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standings {
    sides: u8,
    /// Score, then tie-breakers in order of importance; more is better throughout.
    keys: [[i32; 3]; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
}

impl Standings {
    /// Ranks the sides by their keys: `[score, first tie-breaker, second tie-breaker]`.
    pub fn by(sides: u8, mut key: impl FnMut(Seat) -> [i32; 3]) -> Self {
        let mut keys = [[0; 3]; MAX_SEATS];
        for seat in Seat::all(sides) {
            keys[seat.index()] = key(seat);
        }
        let mut ranks = [0; MAX_SEATS];
        let list = &keys[..sides as usize];
        for (rank, mine) in ranks.iter_mut().zip(list) {
            *rank = 1 + list.iter().filter(|other| *other > mine).count() as u8;
        }
        Standings { sides, keys, ranks }
    }

    /// How many sides are ranked.
    pub fn sides(&self) -> u8 {
        self.sides
    }

    /// 1 is first; equal sides share the better rank.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// The score of a side.
    pub fn score(&self, seat: Seat) -> i32 {
        self.keys[seat.index()][0]
    }

    /// Score and tie-breakers of a side.
    pub fn keys(&self, seat: Seat) -> [i32; 3] {
        self.keys[seat.index()]
    }

    /// Everybody of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.sides).filter(|&seat| self.rank(seat) == 1)
    }

    /// This seat's part of the victory: 1 alone, one half if two share it, 0 otherwise.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.rank(seat) == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

/// A side's line as JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Place {
    seat: Seat,
    rank: u8,
    score: i32,
    tie_breaks: [i32; 2],
}

impl Serialize for Standings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Seat::all(self.sides).map(|seat| {
            let [score, first, second] = self.keys(seat);
            Place { seat, rank: self.rank(seat), score, tie_breaks: [first, second] }
        }))
    }
}

/// Ranks follow from the scores.
impl<'de> Deserialize<'de> for Standings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let places = Vec::<Place>::deserialize(deserializer)?;
        if places.len() > MAX_SEATS {
            return Err(serde::de::Error::custom("more sides than seats"));
        }
        Ok(Standings::by(places.len() as u8, |seat| {
            let Place { score, tie_breaks: [first, second], .. } = places[seat.index()];
            [score, first, second]
        }))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Standings {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Standings".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Place>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_in_order_and_the_rest_is_shared() {
        let keys = [[10, 2, 0], [10, 3, 0], [12, 0, 0], [10, 3, 0]];
        let standings = Standings::by(4, |seat| keys[seat.index()]);
        let ranks: Vec<u8> = Seat::all(4).map(|seat| standings.rank(seat)).collect();
        assert_eq!(ranks, [4, 2, 1, 2]);
        assert_eq!(standings.share(Seat::new(2)), 1.0);
        let shared = Standings::by(2, |_| [5, 1, 1]);
        assert_eq!(shared.share(Seat::new(1)), 0.5);
    }
}
