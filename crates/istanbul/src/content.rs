//! What is printed on cardboard: pieces, ruby prices, mosque tiles, bazaar cards. Read from a table
//! (`content/istanbul.toml` comes with the program); no rule is carried out here.

mod read;

use std::sync::OnceLock;

use game::content::{Printed, Registry};
use game::encoded::Numbering;
use game::{Broken, PerSeat};
use serde::Deserialize;

use crate::action::Action;
use crate::bag::{Bag, Code};
use crate::pieces::{Effect, Goods, Market, RubyTable, Stock};

/// Most dice on the table, and so most cards that can lie open.
pub(crate) const MOST_DICE: usize = 9;
/// Most cards of a deck, most tiles of a stack, most tiles on display.
pub(crate) const MOST_CARDS: usize = 40;
pub(crate) const MOST_TILES: usize = 30;
pub(crate) const MOST_DISPLAYED: usize = 8;
/// Most rubies of a market.
pub(crate) const MOST_RUBIES: usize = 20;

/// I48: the printed components.
#[derive(Clone, Debug)]
pub struct Cardboard {
    /// I01: rubies that end the game, by number of players from 2.
    pub goal: [u8; 3],
    /// I27: the number of tiles that brings the mosque ruby, by number of players from 2.
    pub mosque_at: [u8; 3],
    /// I05: all there is of each kind.
    pub supply: Stock,
    pub common_dice: u8,
    pub extra_dice: u8,
    /// I04
    pub start_crystals: u8,
    pub start_lira: PerSeat<u8, 4>,
    /// I03
    pub face_up: u8,
    /// By ruby table, then by number of players from 2.
    markets: [[Markets; 3]; 4],
    tiles: Vec<Tile>,
    cards: Vec<Card>,
    pub all_tiles: Bag<MOST_TILES>,
    pub all_cards: Bag<MOST_CARDS>,
    /// By place among the tiles.
    tile_costs: Box<[Goods; 256]>,
    tile_of: Index,
    card_of: Index,
    /// The numbers of all actions; made when first asked for.
    pub(crate) numbering: OnceLock<Numbering<Action>>,
}

/// I02: the ruby markets for one number of players; prices from the first ruby to the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Markets {
    pub single: Prices,
    /// Goods of choice on top of one of each colour.
    pub carpet: Prices,
    pub lira: Prices,
    pub mosque: u8,
}

/// Prices from the first ruby of a market to the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prices([u8; MOST_RUBIES + 1]);

impl Prices {
    /// More than anybody could pay, even with dice and browns together: no ruby is left.
    pub const NONE: u8 = 200;

    /// At most [`MOST_RUBIES`] of them.
    pub fn new(list: &[u8]) -> Self {
        let mut prices = [Prices::NONE; MOST_RUBIES + 1];
        prices[..list.len()].copy_from_slice(list);
        Prices(prices)
    }

    pub fn list(&self) -> &[u8] {
        let end = self.0.iter().position(|&price| price == Prices::NONE);
        &self.0[..end.unwrap_or(self.0.len())]
    }

    /// The price after `taken` rubies, or [`Prices::NONE`].
    #[inline]
    pub fn after(&self, taken: u8) -> u8 {
        self.0.get(taken as usize).copied().unwrap_or(Prices::NONE)
    }
}

/// A kind of mosque tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    pub code: Code,
    pub effect: Effect,
    pub cost: Goods,
    pub count: u8,
}

/// A kind of bazaar card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub code: Code,
    pub count: u8,
    pub active: Half,
    /// I40: what the other players may do.
    pub others: Option<Half>,
}

/// One half of a card: conditions first, then what it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Half {
    /// I41: given from stock, once.
    pub pay: Stock,
    /// I46: browns one must own, and keeps.
    pub own_browns: u8,
    /// I45: card dice used for this action.
    pub card_dice: u8,
    pub gain: Stock,
    /// Instead of `gain`, if anything.
    pub or_gain: Stock,
    /// Coloured markers of choice: none or two.
    pub markers: u8,
    /// I44: the next ruby of a market.
    pub ruby: bool,
    /// I47: a mosque tile exchanged.
    pub swap: bool,
    /// I42: lira for whoever cannot or will not; 0 on unconditional halves.
    pub instead_lira: u8,
}

impl Half {
    /// Whether it asks for anything. What asks for nothing is not optional for the active player.
    pub fn is_conditional(&self) -> bool {
        self.instead_lira > 0
    }
}

/// From a code's number to a place in a list.
#[derive(Clone, Debug)]
struct Index(Box<[u8; Code::MANY]>);

impl Index {
    const NONE: u8 = u8::MAX;

    fn get(&self, code: Code) -> Option<usize> {
        let place = self.0[code.number()];
        (place != Index::NONE).then_some(place as usize)
    }
}

impl Cardboard {
    /// The ruby markets of all tables.
    pub(crate) fn all_markets(&self) -> impl Iterator<Item = &Markets> {
        self.markets.iter().flatten()
    }

    /// The ruby markets of a table for a number of players.
    #[inline]
    pub fn markets(&self, table: RubyTable, seats: u8) -> &Markets {
        &self.markets[table as usize][seats as usize - 2]
    }

    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The kind of tile with this code, which must exist.
    #[inline]
    pub fn tile(&self, code: Code) -> &Tile {
        &self.tiles[self.tile_place(code).expect("a code of this content")]
    }

    /// What a tile costs; quicker than all about the tile.
    #[inline]
    pub fn tile_cost(&self, code: Code) -> &Goods {
        &self.tile_costs[self.tile_of.0[code.number()] as usize]
    }

    /// The kind of card with this code, which must exist.
    #[inline]
    pub fn card(&self, code: Code) -> &Card {
        &self.cards[self.card_place(code).expect("a code of this content")]
    }

    #[inline]
    pub fn tile_place(&self, code: Code) -> Option<usize> {
        self.tile_of.get(code)
    }

    #[inline]
    pub fn card_place(&self, code: Code) -> Option<usize> {
        self.card_of.get(code)
    }
}

impl Markets {
    /// What the next ruby costs after `taken` ones: goods, goods of choice on the carpet, or lira.
    #[inline]
    pub fn price(&self, market: Market, taken: u8) -> Option<u8> {
        Some(self.price_or_none(market, taken)).filter(|&price| price != Prices::NONE)
    }

    /// Likewise, or [`Prices::NONE`].
    #[inline]
    pub fn price_or_none(&self, market: Market, taken: u8) -> u8 {
        match market {
            Market::Carpet => self.carpet.after(taken),
            Market::Lira => self.lira.after(taken),
            Market::Mosque => Prices::NONE,
            _ => self.single.after(taken),
        }
    }

    /// How many rubies the market begins with.
    pub fn size(&self, market: Market) -> u8 {
        match market {
            Market::Carpet => self.carpet.list().len() as u8,
            Market::Lira => self.lira.list().len() as u8,
            Market::Mosque => self.mosque,
            _ => self.single.list().len() as u8,
        }
    }
}

/// The table that came with the first version of the rules.
const FIRST_RULES: &str = include_str!("../content/44941dd87486dfc0.toml");

/// What the program came with before.
pub(crate) fn older_contents() -> &'static [&'static str] {
    &[FIRST_RULES]
}

impl Printed for Cardboard {
    const BUILT_IN: &'static str = include_str!("../content/istanbul.toml");
    const RULES: u32 = 2;

    fn came_with(rules: u32) -> &'static str {
        if rules == 1 { FIRST_RULES } else { Self::BUILT_IN }
    }

    fn read(text: &str) -> Result<Self, Broken> {
        read::read(text)
    }

    fn registry() -> &'static Registry<Self> {
        static KNOWN: Registry<Cardboard> = Registry::new();
        &KNOWN
    }
}
