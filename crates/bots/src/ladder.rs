//! The levels for people as one ladder: how long each thinks for a decision, and how strict the lower
//! ones are. Each is meant to win two to four of five games against the one below; what was measured
//! stands in `docs/strength.md`.

/// The levels of one game with so many seats, from `easy` up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    /// Below `normal`.
    pub easy: Rung,
    /// Below `hard`.
    pub normal: Rung,
    /// Simulations of `hard` for one decision.
    pub hard: u32,
    /// Simulations of `expert`.
    pub expert: u32,
    /// Simulations of `master`, in each of two trees.
    pub master: u32,
}

/// A level that now and then takes what is nearly as good: plausible mistakes, not random ones.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// Simulations for one decision.
    pub simulations: u32,
    /// How much less visited choices are drawn, too.
    pub temperature: f32,
}

impl Rung {
    /// So many simulations at this temperature.
    pub const fn new(simulations: u32, temperature: f32) -> Self {
        Rung { simulations, temperature }
    }
}

impl Default for Ladder {
    /// For games of which nothing is known.
    fn default() -> Self {
        let (easy, normal) = (Rung::new(16, 1.0), Rung::new(60, 0.25));
        Ladder { easy, normal, hard: 120, expert: 3_840, master: 15_360 }
    }
}
