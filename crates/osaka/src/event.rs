//! What can happen. Words only. Everything here happens in the open, for all to see.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::cards::{Card, Colour};
use crate::content::SpaceKind;
use crate::state::Ending;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    DealtToMarket {
        card: Card,
    },
    DealtToProduction {
        card: Card,
    },
    /// A card of a starting hand.
    Drew {
        seat: Seat,
        card: Card,
    },
    /// `tied` if chance had to decide.
    Begins {
        seat: Seat,
        tied: bool,
    },
    ChoseToken {
        seat: Seat,
        colour: Colour,
    },
    Paid {
        seat: Seat,
        card: Card,
    },
    Bought {
        seat: Seat,
        cards: Bag,
        price: u16,
    },
    Took {
        seat: Seat,
        card: Card,
        reserved: bool,
    },
    Reserved {
        seat: Seat,
        card: Card,
    },
    ReservedProduction {
        seat: Seat,
        card: Card,
    },
    Passed {
        seat: Seat,
    },
    /// Production has moved to the market; new cards follow.
    Restocked {
        moved: Bag,
    },
    /// The discards have become the new draw pile.
    Reshuffled {
        cards: u16,
    },
    Sailed {
        colour: Colour,
        from: u8,
        to: u8,
        space: SpaceKind,
    },
    /// `drawn` of the points came as face-down cards from the draw pile.
    Sold {
        seat: Seat,
        colour: Colour,
        cards: Bag,
        value: u16,
        points: u16,
        drawn: u16,
    },
    WonToken {
        seat: Seat,
        colour: Colour,
    },
    Sank {
        colour: Colour,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Insured {
        seat: Seat,
        card: Card,
    },
    Lost {
        seat: Seat,
        cards: Bag,
    },
    Returned {
        colour: Colour,
        to: u8,
        space: SpaceKind,
    },
    Ended {
        ending: Ending,
    },
}
