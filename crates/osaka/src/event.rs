//! What can happen. Words only. Everything here happens in the open, for all to see.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::cards::{Card, Colour};
use crate::content::SpaceKind;
use crate::state::Ending;

/// Something that happened, with everything about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new market card (O04, O20).
    DealtToMarket { card: Card },
    /// A new production card (O04, O20).
    DealtToProduction { card: Card },
    /// A card of a starting hand (O05).
    Drew { seat: Seat, card: Card },
    /// The first player is known (O06); `tied` if chance had to decide.
    Begins { seat: Seat, tied: bool },
    /// Chance has drawn who begins.
    Drawn { seat: Seat },
    /// The first token (O07).
    ChoseToken { seat: Seat, colour: Colour },
    /// A hand card went to the discards for a purchase (O12).
    Paid { seat: Seat, card: Card },
    /// The market became goods (O10).
    Bought { seat: Seat, cards: Bag, price: u16 },
    /// A market card went to the hand (O14); `reserved` if it lay under the own marker (O16).
    Took { seat: Seat, card: Card, reserved: bool },
    /// A marker was put on a market card (O15).
    Reserved { seat: Seat, card: Card },
    /// A marker was put on a production card (O15).
    ReservedProduction { seat: Seat, card: Card },
    /// Nothing could be done (O24).
    Passed { seat: Seat },
    /// Production has moved to the market; new cards follow (O20).
    Restocked { moved: Bag },
    /// The discards have become the new draw pile (O22).
    Reshuffled { cards: u16 },
    /// A ship moved for a purchase (O13).
    Sailed { colour: Colour, from: u8, to: u8, space: SpaceKind },
    /// A set was sold (O30); `drawn` of the points came as face-down cards from the draw pile.
    Sold { seat: Seat, colour: Colour, cards: Bag, value: u16, points: u16, drawn: u16 },
    /// The token for a sale (O35).
    WonToken { seat: Seat, colour: Colour },
    /// A ship on dangerous water (O37).
    Sank { colour: Colour },
    /// A hand card was given up as insurance (O37).
    Discarded { seat: Seat, card: Card },
    /// A good is safe until it is sold (O37).
    Insured { seat: Seat, card: Card },
    /// Uninsured goods of sunk ships went to the discards (O38).
    Lost { seat: Seat, cards: Bag },
    /// A ship is back at the start or at the anchor (O39).
    Returned { colour: Colour, to: u8, space: SpaceKind },
    /// The game is over.
    Ended { ending: Ending },
}
