//! What is pending? Where the game stands, and the pieces of work on the agenda. Words only.

use serde::{Deserialize, Serialize};

use crate::card::Deck;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::Space;

/// Where the game stands between two pieces of work; what follows when the agenda is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up: lay the tile of this space (by number), then the others.
    LayTiles {
        next: u8,
    },
    /// Set-up: roll the dice of this yard, then the others.
    FirstDice {
        yard: u8,
    },
    /// Alone: roll the pool dice of this colour (by number) under their column, then the others.
    RollPool {
        colour: u8,
    },
    /// Set-up: deal advanced workshop cards to this many seats.
    DealWorkshops {
        left: u8,
    },
    /// Set-up: draw the first commissions of this many seats.
    DealHands {
        left: u8,
    },
    Turn,
    LastTurn,
    RivalTurn,
    /// Workshop phase: reroll the dice of this yard, then the others.
    Reroll {
        yard: u8,
    },
    /// Workshop phase: this many seats may still use their workshops.
    Workshops {
        left: u8,
    },
    Over,
}

/// Pending work. The top of the agenda is what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Chance says who begins.
    First,
    LayTile {
        space: Space,
    },
    TurnTile {
        space: Space,
    },
    DealAdvanced,
    /// Draw cards of a deck, to the offer or straight to the hand.
    Draw {
        deck: Deck,
        count: u8,
        offer: bool,
    },
    /// Roll all dice of a colour that are in the air.
    Roll {
        colour: Colour,
        why: Why,
    },
    KeepAdvanced,
    Keep {
        count: u8,
    },
    /// Last turn with all apprentices lying: stand one up.
    Stand,
    Move,
    Act {
        stage: Stage,
    },
    /// Dice bought so far, and the number (colour × 5 + face) of the last one.
    ConMan {
        picked: u8,
        from: u8,
    },
    Merchant {
        material: Material,
        left: u8,
        from: u8,
    },
    /// Bargain: the new die in the air must be rolled, the other may be.
    NewDie {
        colour: Colour,
    },
    Complete {
        done: u8,
    },
    Workshop,
    /// A workshop action (by number) costs a commission from the hand.
    Discard {
        action: u8,
    },
    DrawFrom,
    /// Alone: choose which pool die of a colour to roll.
    PickDie {
        colour: Colour,
    },
    /// Takes a chosen pool die into the air.
    TakeUp {
        colour: Colour,
        face: Option<Material>,
    },
    RivalColumn {
        column: Colour,
        row: u8,
    },
    /// Carries out a row (none: the default action), step by step.
    RivalRow {
        column: Colour,
        row: Option<u8>,
        step: u8,
        did: bool,
    },
    RivalDefaults {
        column: Colour,
        left: u8,
    },
    RivalRemove {
        material: Material,
        left: u8,
        keep: u8,
        from: Space,
    },
    RivalClear {
        keep: u8,
    },
    /// Keep pieces of a tile, dearest last; then perhaps clear the rest.
    RivalTake {
        space: Space,
        left: u8,
        from: Material,
        clear: bool,
    },
    RivalMove {
        march: March,
    },
    /// Swap a market die of a colour for one that triggered the row.
    RivalSwap {
        column: Colour,
        row: u8,
        colour: Colour,
    },
}

/// How far the action of a tile has got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Fresh,
    /// The left track of a dual shop has been bought from.
    RightTrack,
    Trading {
        trade: u8,
        left: u8,
    },
    /// A die was swapped and lies as it lay in the pool; it may still be rolled.
    Swapped,
    Rolled,
    Gita,
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Tile {
        space: Space,
    },
    Gain,
    Match {
        material: Material,
    },
    Gita,
    /// Alone: the whole pool goes under the columns.
    Pool,
    /// Alone: a die the player swapped off a tile.
    Swapped,
    /// Alone: a die the Rival swapped off a tile.
    RivalSwapped,
}

/// A move of a Rival's apprentice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum March {
    NearestToMeydan,
    NearestToTrader,
    LeftmostToNearest,
    LeftmostToFullest { keep: u8 },
    RightmostToFullest,
}

impl Task {
    /// Whether the player answers it for the Rival (T96).
    #[inline]
    pub fn is_of_the_rival(self) -> bool {
        matches!(
            self,
            Task::RivalRemove { .. }
                | Task::RivalClear { .. }
                | Task::RivalTake { .. }
                | Task::RivalMove { .. }
                | Task::RivalSwap { .. }
        )
    }
}
