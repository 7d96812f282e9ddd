//! What can happen: told to those who watch, enough to follow and to recount the whole game.

use game::Seat;
use game::content::Content;
use serde::{Deserialize, Serialize};

use crate::card::{Advanced, Card, Deck};
use crate::code::Code;
use crate::content::Bazaar;
use crate::dice::{Colour, Faces};
use crate::goods::{Goods, Material};
use crate::space::{Address, Face, Tile};
use crate::state::{Ending, Party};

/// Something that happened. A card is missing where the viewer may not know it; what is printed on it
/// is found in the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // Set-up.
    /// Chance has drawn who begins.
    Lot {
        seat: Seat,
    },
    Laid {
        at: Address,
        tile: Tile,
        face: Face,
    },
    Started {
        seat: Seat,
        coins: u16,
        goods: Goods,
    },
    Dealt {
        seat: Seat,
        card: Option<Advanced>,
        content: Content<Bazaar>,
    },
    WorkshopKept {
        seat: Seat,
        card: Advanced,
        content: Content<Bazaar>,
    },
    // Cards.
    Drew {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
        content: Content<Bazaar>,
    },
    Kept {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
        content: Content<Bazaar>,
    },
    Discarded {
        seat: Seat,
        card: Card,
        content: Content<Bazaar>,
    },
    Reshuffled {
        deck: Deck,
    },
    // Rounds.
    Round {
        number: u16,
    },
    Restocked {
        at: Address,
        goods: Goods,
    },
    SoldOut {
        at: Address,
        goods: Goods,
    },
    Marker {
        seat: Seat,
    },
    // Turns.
    Moved {
        seat: Seat,
        from: Address,
        to: Address,
    },
    StoodUp {
        seat: Seat,
        at: Address,
    },
    Toll {
        seat: Seat,
        coins: u8,
    },
    TollUnpaid {
        seat: Seat,
        coins: u8,
    },
    Banked {
        seat: Seat,
        coins: u8,
    },
    Bought {
        seat: Seat,
        at: Address,
        goods: Goods,
        coins: u16,
    },
    Refilled {
        at: Address,
        goods: Goods,
    },
    Traded {
        seat: Seat,
        code: Code,
    },
    Used {
        seat: Seat,
        code: Code,
    },
    /// Dice bought from the con-man, by colour.
    BoughtDice {
        seat: Seat,
        dice: [u8; 3],
        coins: u16,
    },
    Hunted {
        seat: Seat,
        material: Material,
        coins: u8,
    },
    Swapped {
        seat: Seat,
        at: Address,
        colour: Colour,
        face: Material,
        by: Colour,
    },
    /// Dice of one colour came up; `at` is the tile they lie on now.
    Rolled {
        colour: Colour,
        faces: Faces,
        at: Option<Address>,
    },
    /// A roll at the caravanserai adds goods to the tile.
    Added {
        at: Address,
        goods: Goods,
    },
    Gained {
        seat: Seat,
        goods: Goods,
    },
    /// At Gita's: more was rolled than one can pay.
    Overreached {
        seat: Seat,
        cost: u16,
    },
    // Commissions and the end.
    Completed {
        seat: Seat,
        card: Card,
        coins: u16,
        goods: Goods,
        content: Content<Bazaar>,
    },
    Skilled {
        seat: Seat,
        skill: u8,
    },
    Prestige {
        seat: Seat,
        points: u8,
    },
    Bonus {
        party: Party,
        points: u8,
    },
    LastTurns {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
    // The Rival.
    RivalTurn {
        column: Colour,
    },
    /// The dice of a row (from 0) are there.
    RivalRow {
        column: Colour,
        row: u8,
        dice: Faces,
    },
    RivalDefault {
        column: Colour,
    },
    RivalGained {
        coins: u16,
        goods: Goods,
    },
    RivalSkilled {
        skill: u8,
    },
    RivalPrestige {
        points: u8,
    },
    RivalToll {
        coins: u8,
    },
    RivalRemoved {
        at: Address,
        goods: Goods,
    },
    RivalKept {
        goods: Goods,
    },
    RivalMoved {
        from: Address,
        to: Address,
    },
    RivalSwapped {
        at: Address,
        colour: Colour,
        face: Material,
        by: Colour,
        shown: Material,
    },
    RivalTraded {
        code: Code,
    },
    RivalConverted {
        points: u8,
    },
}
