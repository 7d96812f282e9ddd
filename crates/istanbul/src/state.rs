//! What lies on the table now, and what is still to be done. Facts read off it; no rule changes it
//! here.

use game::content::Content;
use game::{Agenda, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::bag::{Bag, Code};
use crate::bill::Bill;
use crate::content::{Cardboard, MOST_CARDS, MOST_DICE, MOST_DISPLAYED, MOST_TILES, Markets};
use crate::payment::{Cost, Purse};
use crate::pieces::{Colour, Effect, Faces, Goods, Kind, Market, Rubies, RubyTable, Stock, Tiles};

/// A match of Istanbul: The Dice Game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Istanbul {
    pub content: Content<Cardboard>,
    /// Which table of ruby prices is played with.
    pub table: RubyTable,
    pub seats: u8,
    /// Counted from 1.
    pub round: u16,
    /// Who began; positions of the first version do not say it.
    #[serde(default = "first_seat")]
    pub first: Seat,
    pub turn: Seat,
    pub players: PerSeat<Player, 4>,
    /// Rubies gone from each market.
    pub taken: Rubies,
    /// Face-up mosque tiles.
    pub display: Bag<MOST_DISPLAYED>,
    /// Face-down mosque tiles.
    pub stack: Bag<MOST_TILES>,
    pub deck: Bag<MOST_CARDS>,
    /// Cards that lie open; all that are neither here nor in the deck are discarded.
    pub revealed: Bag<MOST_DICE>,
    /// Unused dice of the active player.
    pub dice: Faces,
    /// What the active player's tiles still do this turn: incomes not yet paid, dice and actions not
    /// yet counted, colours that come with "take lira".
    pub powers: Tiles,
    /// Actions left this turn.
    pub actions: u8,
    /// Whether an action was begun this turn, which ends rerolling.
    pub acted: bool,
    /// What is to be done, the next on top. Empty when the game is over.
    pub agenda: Agenda<Task, 8>,
}

const _: () = assert!(size_of::<Istanbul>() <= 512);

fn first_seat() -> Seat {
    Seat::new(0)
}

#[inline]
pub(crate) fn seats(state: &Istanbul) -> u8 {
    state.seats
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub stock: Stock,
    /// Mosque tiles by effect: tiles of one effect are alike for their owner.
    pub tiles: Tiles,
    pub rubies: u8,
}

/// Something that is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Chance says who begins.
    First,
    /// Begin the turn of the seat whose turn it is.
    Turn,
    /// Step 1: incomes.
    Income,
    /// Step 2: roll all dice.
    Roll,
    /// Step 3: choose actions until they are used up.
    Act,
    /// Choose the dice of a reroll.
    Reroll,
    /// Roll so many dice again.
    RollAgain { count: u8 },
    /// Pay, from this colour on, for a purpose.
    Pay { seat: Seat, purpose: Purpose, cost: Cost, colour: u8 },
    /// Reveal so many more bazaar cards.
    Reveal { left: u8 },
    /// Choose one of the revealed cards.
    Use,
    /// The active player's half of a card.
    Half { code: Code },
    /// The others' half, from this seat on.
    Others { code: Code, seat: Seat },
    /// Put the revealed cards away.
    Discard,
    /// Choose two coloured markers.
    Markers,
    /// Choose the market a card's ruby comes from.
    Market,
    /// Choose the own tile that is given up.
    Give,
    /// Choose the face-up tile that comes for it.
    Swap,
    /// Turn up mosque tiles until the display is full.
    Display,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Equal {
        colour: Colour,
    },
    Different {
        goods: u8,
    },
    Tile {
        code: Code,
    },
    Ruby {
        market: Market,
    },
    /// The active player's half of a card.
    Half {
        code: Code,
    },
    /// The others' half of a card.
    Others {
        code: Code,
    },
}

impl Purpose {
    /// Whether it is an action, which dice may pay. I43: a card is paid from stock only.
    #[inline]
    pub fn is_action(self) -> bool {
        !matches!(self, Purpose::Half { .. } | Purpose::Others { .. })
    }

    /// The stock it brings, where it brings one piece.
    #[inline]
    pub fn brings(self) -> Option<Kind> {
        match self {
            Purpose::Equal { colour } => Some(colour.kind()), // I20
            Purpose::Different { goods: 2 } => Some(Kind::Crystal), // I21
            Purpose::Different { goods: 3 } => Some(Kind::Brown), // I22
            _ => None,
        }
    }
}

impl Istanbul {
    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    /// The player whose turn it is.
    #[inline]
    pub fn active(&self) -> &Player {
        &self.players[self.turn]
    }

    pub fn everyone(&self) -> &[Player] {
        &self.players.0[..self.seats as usize]
    }

    /// What is left of a kind beside the board.
    #[inline]
    pub fn supply(&self, kind: Kind) -> u8 {
        // Nobody sits on the seats that are left, and nobody has nothing.
        let out: u8 = self.players.0.iter().map(|player| player.stock[kind]).sum();
        self.content.supply[kind] - out
    }

    /// Whether taking a piece would only give the taker's own back: none is left and nobody else
    /// has any.
    #[inline]
    pub fn is_idle(&self, seat: Seat, kind: Kind) -> bool {
        self.players[seat].stock[kind] == self.content.supply[kind]
    }

    #[inline]
    pub fn markets(&self) -> &Markets {
        self.content.markets(self.table, self.seats)
    }

    /// What the next ruby of a market costs; nothing if there is none (I30).
    #[inline]
    pub fn price(&self, market: Market) -> Option<u8> {
        self.markets().price(market, self.taken[market])
    }

    pub fn rubies_left(&self, market: Market) -> u8 {
        self.markets().size(market) - self.taken[market]
    }

    /// I01
    pub fn goal(&self) -> u8 {
        self.content.goal[self.seats as usize - 2]
    }

    /// I27
    pub fn mosque_at(&self) -> u8 {
        self.content.mosque_at[self.seats as usize - 2]
    }

    /// I11: how many dice the roll of this turn has.
    #[inline]
    pub fn dice_to_roll(&self) -> u8 {
        self.content.common_dice + self.powers[Effect::Die]
    }

    /// Cards used up.
    pub fn discards(&self) -> usize {
        self.content.all_cards.len() - self.deck.len() - self.revealed.len()
    }

    /// The price of an action in goods; `None` for what is not paid in goods or cannot be had.
    #[inline]
    pub fn cost(&self, purpose: Purpose) -> Option<Cost> {
        match purpose {
            Purpose::Equal { colour } => Some(Cost::of(colour, 2)),
            Purpose::Different { goods } => Some(Cost::different(goods)),
            Purpose::Tile { code } => Some(Cost::goods(self.content.tile(code).cost)),
            Purpose::Ruby { market: Market::Carpet } => {
                self.price(Market::Carpet).map(Cost::carpet) // I29
            }
            Purpose::Ruby { market } => {
                let colour = market.colour()?;
                self.price(market).map(|goods| Cost::of(colour, goods)) // I28
            }
            Purpose::Half { code } => Some(Cost::goods(self.content.card(code).active.pay.goods())),
            Purpose::Others { code } => {
                let others = self.content.card(code).others.as_ref()?;
                Some(Cost::goods(others.pay.goods()))
            }
        }
    }

    /// I14, I43: what a seat can pay with; dice for actions only.
    #[inline]
    pub fn purse(&self, seat: Seat, action: bool) -> Purse {
        let stock = &self.players[seat].stock;
        let dice = if action { self.dice.goods() } else { Goods::NONE };
        Purse { dice, markers: stock.goods(), browns: stock[Kind::Brown] }
    }

    /// A payment that is under way.
    #[inline]
    pub fn bill(&self, seat: Seat, purpose: Purpose, cost: Cost, colour: u8) -> Bill {
        let last = purpose.is_action() && self.actions == 0;
        let purse = self.purse(seat, purpose.is_action());
        Bill { cost, purse, brings: purpose.brings(), last, colour }
    }

    /// The active player's incomes that are still due, by effect.
    pub fn incomes(&self) -> impl Iterator<Item = Effect> + '_ {
        [Effect::Lira, Effect::Crystal, Effect::Card]
            .into_iter()
            .filter(|&effect| self.powers[effect] > 0)
    }
}
