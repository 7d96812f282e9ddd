//! What an analysis is asked to do: its seed and how hard it looks. The same plan gives the same
//! analysis, with any number of threads.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

/// How hard to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Depth {
    /// Playouts of the reference player for every position.
    pub playouts: u32,
    /// The most outcomes of chance that are all looked at; beyond that, so many are drawn.
    pub outcomes: u32,
    /// Simulations of the search for every decision.
    pub search: u32,
    /// Simulations for each of the two choices where the search would have chosen another one.
    pub compare: u32,
}

impl Depth {
    pub const QUICK: Depth = Depth { playouts: 64, outcomes: 32, search: 1_000, compare: 1_000 };
    /// The decisions are looked at about as thoroughly as the `expert` bot does.
    pub const STANDARD: Depth =
        Depth { playouts: 256, outcomes: 64, search: 16_000, compare: 4_000 };
    pub const DEEP: Depth =
        Depth { playouts: 1_024, outcomes: 128, search: 64_000, compare: 16_000 };
}

/// The names of the depths, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    Quick,
    #[default]
    Standard,
    Deep,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Quick, Level::Standard, Level::Deep];

    pub fn depth(self) -> Depth {
        match self {
            Level::Quick => Depth::QUICK,
            Level::Standard => Depth::STANDARD,
            Level::Deep => Depth::DEEP,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Quick => "quick",
            Level::Standard => "standard",
            Level::Deep => "deep",
        })
    }
}

impl FromStr for Level {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        Level::ALL.into_iter().find(|level| level.to_string() == text).ok_or_else(|| {
            Broken::new(format!("no depth `{text}`; there are: quick, standard, deep"))
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub seed: u64,
    pub depth: Depth,
}

impl Plan {
    pub fn new(seed: u64, level: Level) -> Self {
        Plan { seed, depth: level.depth() }
    }
}
