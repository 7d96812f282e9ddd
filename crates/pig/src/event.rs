//! What can happen?

use game::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Rolled {
        seat: Seat,
        face: u8,
    },
    /// A one: the turn's sum is gone.
    Lost {
        seat: Seat,
        points: u8,
    },
    Kept {
        seat: Seat,
        points: u8,
    },
}
