//! What can happen: words only. Nothing is hidden, so everybody is told everything.

use game::Seat;
use game::content::Content;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::bag::Code;
use crate::content::Cardboard;
use crate::payment::Quad;
use crate::pieces::{Effect, Faces, Goods, Kind, Market, Stock};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Chance has drawn who begins.
    Drawn {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    /// A tile pays its income.
    Income {
        seat: Seat,
        from: Effect,
    },
    Rolled {
        seat: Seat,
        faces: Faces,
    },
    /// A crystal is paid and these dice are picked up again.
    Rerolls {
        seat: Seat,
        faces: Faces,
    },
    /// An action of step 3 begins.
    Acted {
        seat: Seat,
        action: Action,
    },
    /// Dice used and stock given to the supply.
    Paid {
        seat: Seat,
        dice: Quad,
        stock: Stock,
    },
    /// Lira dice or card dice used.
    Used {
        seat: Seat,
        dice: Faces,
    },
    /// Stock taken from the supply.
    Took {
        seat: Seat,
        kind: Kind,
        count: u8,
    },
    /// Stock given back because the supply was empty.
    Returned {
        seat: Seat,
        kind: Kind,
        count: u8,
    },
    RubyTaken {
        seat: Seat,
        market: Market,
    },
    TileTaken {
        seat: Seat,
        code: Code,
        effect: Effect,
    },
    TileGiven {
        seat: Seat,
        effect: Effect,
    },
    /// An extra die comes with its tile, or goes with it.
    DieTaken {
        seat: Seat,
    },
    DieReturned {
        seat: Seat,
    },
    /// A mosque tile is turned up.
    Displayed {
        code: Code,
        effect: Effect,
        cost: Goods,
    },
    Shuffled,
    /// A card lies open; what it says is found in the content.
    Revealed {
        seat: Seat,
        code: Code,
        content: Content<Cardboard>,
    },
    /// The active player uses one of the revealed cards.
    CardUsed {
        seat: Seat,
        code: Code,
        content: Content<Cardboard>,
    },
    /// The active player takes the lira printed for whoever cannot or will not.
    Instead {
        seat: Seat,
        code: Code,
    },
    /// Another player uses the others' half.
    Joined {
        seat: Seat,
        code: Code,
    },
    /// Another player does without the others' half.
    Declined {
        seat: Seat,
        code: Code,
    },
    TurnEnded {
        seat: Seat,
    },
    GameEnded,
}
