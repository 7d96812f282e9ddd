//! What can happen. Words only; every change a player would notice is one of these.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::pieces::{Building, Card, Goods, Row, Shop, Souk, Space};
use crate::state::Tower;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    FirstPlayerDrawn {
        seat: Seat,
    },
    DayBegan {
        week: u8,
        day: u8,
        first: Seat,
    },
    /// Four players, last day: everybody in the order of play.
    LastDayOrder {
        order: [Seat; 4],
    },
    YellowBought {
        seat: Seat,
        dice: u8,
    },
    /// Counts by face, and where the groups went.
    Rolled {
        seat: Seat,
        white: [u8; 6],
        yellow: [u8; 6],
        tower: Tower,
    },
    /// `dice` count for the taker; `void` yellow dice of another player do not.
    Took {
        seat: Seat,
        row: Row,
        face: u8,
        dice: u8,
        void: u8,
    },
    /// Yellow dice left the tower with their buyer's turn.
    YellowLeft {
        dice: u8,
    },
    /// A card was discarded unused for one more die.
    PlusDie {
        seat: Seat,
        card: Card,
    },
    /// Camels or gold from the bank.
    Gained {
        seat: Seat,
        amount: u8,
        goods: Goods,
    },
    CubePlaced {
        seat: Seat,
        shop: Shop,
    },
    /// The souk's last shop was filled.
    SoukFinished {
        seat: Seat,
        souk: Souk,
    },
    /// Cubes that found no shop.
    CubesLost {
        seat: Seat,
        cubes: u8,
    },
    SupervisorMoved {
        seat: Seat,
        from: Space,
        to: Space,
        gold: u16,
    },
    /// A cube left its shop for the caravan.
    CubeSent {
        seat: Seat,
        shop: Shop,
    },
    /// A camel was paid; the cube stayed and another one goes to the caravan.
    CubeSaved {
        seat: Seat,
        shop: Shop,
    },
    /// A cube stands on the caravan; `row` counts from 0 at the bottom.
    CaravanJoined {
        seat: Seat,
        row: u8,
        points: u8,
    },
    CaravanScored {
        seat: Seat,
        cubes: u8,
        multiplier: u8,
        points: u16,
    },
    CaravanEmptied,
    /// The card is told to its owner only.
    CardDrawn {
        seat: Seat,
        card: Option<Card>,
    },
    /// Neither deck nor discards had a card.
    NoCard {
        seat: Seat,
    },
    /// The discards became the new deck.
    Reshuffled {
        cards: Bag,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    Sold {
        seat: Seat,
        amount: u16,
        goods: Goods,
        points: u16,
    },
    Exchanged {
        seat: Seat,
        amount: u16,
        gave: Goods,
    },
    Built {
        seat: Seat,
        building: Building,
        camels: u8,
        gold: u8,
        points: u8,
    },
    TurnEnded {
        seat: Seat,
    },
    WeekEnded {
        week: u8,
    },
    SoukScored {
        seat: Seat,
        souk: Souk,
        points: u8,
    },
    QuartersEmptied,
    GameEnded,
}
