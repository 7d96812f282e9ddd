//! What looking at one step found out. Findings are independent of one another, so that they can be
//! made in any order, side by side, and kept one by one.

use serde::{Deserialize, Serialize};

use crate::step::Step;
use crate::value::{Estimate, Micro, Pair, Value};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finding {
    pub step: Step,
    #[serde(flatten)]
    pub found: Found,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    Chance(Throw),
    Decision(Decision),
}

/// Chance answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Throw {
    /// The mean over what could have come up.
    pub before: Estimate,
    /// What did come up.
    pub after: Estimate,
    /// The error of the difference, which is less than that of its parts.
    pub error: Value,
    pub outcomes: u32,
    /// All outcomes were looked at, with their chances; else so many were drawn.
    pub exact: bool,
}

/// A seat decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The worth of the position, unless the throw before it has it.
    pub before: Option<Estimate>,
    /// Nothing where there was only one choice.
    pub verdict: Option<Verdict>,
}

/// What the search says about a decision, from what its seat could know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    pub played: Candidate,
    /// What the search would have chosen.
    pub best: Candidate,
    /// Other choices the search looked at, the most promising first.
    pub others: Vec<Candidate>,
    /// How much less `played` promises than `best`; never below 0.
    pub loss: Micro,
    /// One standard error of the loss, and of the difference in victory and points.
    pub error: Micro,
    pub cost_error: Pair,
}

/// A choice with what it promises the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    pub notation: String,
    /// The part of the search that went this way.
    pub weight: Micro,
    pub win: Micro,
    pub points: Micro,
    /// What the search maximises in this game, from 0 to 1.
    pub outlook: Micro,
}

impl Verdict {
    /// Whether the loss is more than twice what noise makes of nothing.
    pub fn is_certain(&self) -> bool {
        self.loss.0 > 2 * self.error.0
    }

    /// What was given away in victory and points. A loss that could be noise counts as none; and
    /// sometimes points are given away for victory, or the other way round.
    pub fn cost(&self) -> Pair {
        match self.is_certain() {
            true => Pair {
                win: self.best.win - self.played.win,
                points: self.best.points - self.played.points,
            },
            false => Pair::default(),
        }
    }
}
