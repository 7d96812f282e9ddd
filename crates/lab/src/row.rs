//! What is kept of one game: a row for the game, one for each seat, and counts of what happened.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::Name;

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    pub game: u64,
    pub decisions: u32,
    pub ending: Cow<'static, str>,
    /// How often another seat took the lead in points.
    pub lead_changes: u32,
    pub seats: Vec<SeatRow>,
}

/// One seat of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatRow {
    pub score: i32,
    pub rank: u8,
    /// Part of the victory in sixtieths, so that halves, thirds, quarters and fifths are whole.
    pub win_60: u64,
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub counts: Counts,
}

/// How often, or how much, a seat did what, in the order of the names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(pub(crate) Vec<(Name, i64)>);

impl Counts {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Name, i64)> + '_ {
        self.0.iter().copied()
    }
}

impl FromIterator<(Name, i64)> for Counts {
    fn from_iter<I: IntoIterator<Item = (Name, i64)>>(counts: I) -> Self {
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(name, _)| name.text());
        Counts(counts)
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<String, i64>::deserialize(deserializer)?;
        // A map of texts is in their order already.
        Ok(Counts(counts.into_iter().map(|(text, number)| (Name::of(&text), number)).collect()))
    }
}

impl Row {
    /// The winner's points minus those of the best other seat; 0 for a lonely player.
    pub fn margin(&self) -> i64 {
        let mut scores: Vec<i32> = self.seats.iter().map(|seat| seat.score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.get(1).map_or(0, |second| i64::from(scores[0] - second))
    }
}
