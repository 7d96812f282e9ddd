//! What is printed on cardboard: the content table in the form the rules read it. No logic here.
//!
//! `text` reads the small languages of the table, `raw` the table itself, `build` checks it and makes
//! a [`Bazaar`] of it, `places` finds the line of a value for messages.

mod board;
mod build;
mod cards;
mod places;
mod raw;
mod rivals;
mod text;
mod tiles;

use std::sync::OnceLock;

use game::content::{Printed, Registry};
use game::encoded::Numbering;
use game::{Broken, PerSeat, Seat};

use crate::action::Action;
use crate::card::{ADVANCED, CARDS, Card, Cards, Deck};
use crate::code::{Bundle, Code};
use crate::dice::{Colour, Faces};
use crate::goods::{Goods, Material};
use crate::space::{Face, SPACES, Sign, Space, Tile};
use crate::state::Edition;

/// Skill never goes beyond this, whatever a table says.
pub(crate) const MOST_SKILL: usize = 20;
/// Different workshop actions in one table.
pub(crate) const MOST_ACTIONS: usize = 64;
/// Steps that movement can be looked up for.
pub(crate) const MOST_MOVE: usize = 7;

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Bazaar {
    pub rules: Rules,
    pub dice: [DieKind; 3],
    /// What each seat begins with, by the number of players.
    pub start: [PerSeat<Bundle, 5>; 5],
    /// What reaching a level of skill brings.
    pub skill: [Option<SkillStep>; MOST_SKILL + 1],
    /// What a player of each level may do.
    pub abilities: [Ability; MOST_SKILL + 1],
    /// The sides of the mat: for two players (and alone), for three to five.
    pub boards: [Board; 2],
    /// By edition, tile and face.
    pub sides: [[[Side; 2]; SPACES]; 2],
    /// What each of them is called.
    pub signs: [[[Sign; 2]; SPACES]; 2],
    /// Bit sets of the materials that can lie on each of them.
    pub wares: [[[u8; 2]; SPACES]; 2],
    /// By edition and material: bit sets of the tiles that can hold it on one of their faces.
    pub sellers: [[u32; 5]; 2],
    pub cards: [Commission; CARDS],
    /// By material: the cards that ask for more than none of it, more than one, and so on to the most.
    pub(crate) asking_more: [Vec<Cards>; 5],
    pub advanced: [AdvancedCard; ADVANCED],
    /// The different workshop actions, in the order of their text.
    pub actions: Vec<Exchange>,
    pub rivals: [RivalMat; 5],
    /// The numbers of all choices; made when first asked for.
    pub(crate) numbering: OnceLock<Numbering<Action>>,
}

/// Numbers the rulebook states.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub moves: u8,
    /// Completed commissions that end the game.
    pub commissions: u8,
    /// Skill that ends the game; also the last level of the track.
    pub skill: u8,
    pub bonus: u8,
    pub start_draw: u8,
    pub start_keep: u8,
    /// Dice of one colour that stay in the pool when playing alone.
    pub rival_pool: u8,
    pub rival_toll: u8,
    pub rival_advanced_skill: u8,
    pub rival_start: [Space; 3],
}

/// One colour of dice.
#[derive(Clone, Copy, Debug)]
pub struct DieKind {
    pub count: u8,
    pub faces: [Material; 6],
    /// How many of the six faces show each material.
    pub weights: [u8; 5],
}

/// What a level of the skill track brings when it is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SkillStep {
    /// Opens a deck: draw some, keep some.
    Draw {
        deck: Deck,
        draw: u8,
        keep: u8,
    },
    Move(u8),
    Keep(u8),
    Complete(u8),
    Prestige(u8),
}

/// What a level of skill allows.
#[derive(Clone, Copy, Debug)]
pub struct Ability {
    pub moves: u8,
    /// Cards kept at Meydan, if more than the tile says.
    pub keep: Option<u8>,
    /// Commissions completed in one turn.
    pub complete: u8,
    /// Bit set of decks one may draw from.
    pub decks: u8,
}

/// One side of the mat.
#[derive(Clone, Debug)]
pub struct Board {
    /// Bit set of the spaces in use.
    pub open: u32,
    pub x: [i8; SPACES],
    pub y: [i8; SPACES],
    pub distance: [[u8; SPACES]; SPACES],
    /// By number of steps and space: the spaces that many steps away or nearer, itself included.
    pub within: [[u32; SPACES]; MOST_MOVE + 1],
    /// By space: the spaces one step away, two steps away, and so on.
    pub rings: [[u32; SPACES]; SPACES],
}

/// One face of a tile.
#[derive(Clone, Debug)]
pub enum Side {
    /// `coins` of the bank; none on the advanced side, which has a personal workshop instead.
    Meydan {
        draw: u8,
        keep: u8,
        coins: Option<u8>,
    },
    Shop(Shop),
    Trader(Vec<Trade>),
    ConMan {
        dice: u8,
        price: [u8; 3],
    },
    Merchant {
        dice: u8,
        price: [u8; 5],
    },
    Gita {
        dice: u8,
        price: [u8; 5],
    },
    Caravanserai {
        die: Colour,
        price: [u8; 5],
        must_roll: bool,
    },
    Bargain {
        dice: [Colour; 2],
        price: [u8; 5],
    },
    Farideh {
        dice: [Colour; 3],
        price: [u8; 5],
    },
}

/// A shop: one track, or two with own prices, or two with one list of prices.
#[derive(Clone, Debug)]
pub struct Shop {
    pub lanes: Vec<Lane>,
    /// One price list for both tracks.
    pub shared: Vec<Offer>,
}

/// A track of a shop.
#[derive(Clone, Debug)]
pub struct Lane {
    /// Both the same unless the track is mixed.
    pub materials: [Material; 2],
    pub spaces: u8,
    /// From the left.
    pub start: Vec<Material>,
    pub start_three: u8,
    /// In the order they are added.
    pub restock: Vec<Material>,
    pub overflow: bool,
    pub refill: bool,
    /// The workshop phase sets the track to this number instead of adding.
    pub reset: Option<u8>,
    /// After a purchase the bought number and this many are added.
    pub after_purchase: Option<u8>,
    pub offers: Vec<Offer>,
    /// Price of each space from the left; empty where there are offers.
    pub space_prices: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub take: u8,
    /// The "+": takes the whole track, which must hold at least `take`.
    pub all: bool,
    pub cost: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    pub code: Code,
    pub give: Goods,
    pub get: Goods,
    pub times: u8,
}

/// A workshop action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    pub code: Code,
    pub give: Bundle,
    pub get: Bundle,
}

/// A commission card; `actions` are numbers in the list of workshop actions.
#[derive(Clone, Debug)]
pub struct Commission {
    pub needs: Goods,
    pub reward: Bundle,
    pub actions: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct AdvancedCard {
    pub start: Bundle,
    pub actions: Vec<u8>,
}

/// A Rival's mat.
#[derive(Clone, Debug)]
pub struct RivalMat {
    pub difficulty: Difficulty,
    pub columns: [Column; 3],
    pub track: [Option<RivalLevel>; MOST_SKILL + 1],
    /// What is given up for prestige at the end, in whole sets.
    pub conversions: Vec<(Bundle, u8)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Medium,
    Hard,
    VeryHard,
}

#[derive(Clone, Debug)]
pub struct Column {
    pub rows: Vec<Row>,
    pub default: Vec<RivalStep>,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub dice: Faces,
    pub steps: Vec<RivalStep>,
}

/// One step of a Rival's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RivalStep {
    Gain(Bundle),
    Remove { material: Material, count: u8, keep: u8 },
    Clear { keep: u8 },
    AllToPlayer,
    NearestToMeydan,
    NearestToTrader,
    LeftmostToNearest,
    LeftmostToFullest { keep: u8 },
    RightmostToFullest,
    Swap(Colour),
    Trade(Code),
}

impl RivalStep {
    /// Whether it moves the Rival's apprentices.
    pub fn moves(&self) -> bool {
        use RivalStep::*;
        match self {
            AllToPlayer | NearestToMeydan | NearestToTrader | LeftmostToNearest => true,
            LeftmostToFullest { .. } | RightmostToFullest => true,
            Gain(_) | Remove { .. } | Clear { .. } | Swap(_) | Trade(_) => false,
        }
    }

    /// Whether it takes pieces off the board.
    pub fn takes(&self) -> bool {
        use RivalStep::{Clear, LeftmostToFullest, Remove};
        matches!(self, Remove { .. } | Clear { .. } | LeftmostToFullest { .. })
    }

    /// Whether it may take this material off the board.
    pub fn may_take(&self, wanted: Material) -> bool {
        match self {
            RivalStep::Remove { material, .. } => *material == wanted,
            step => step.takes(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RivalLevel {
    Goods(Goods),
    Toll(u8),
    Prestige(u8),
}

impl Bazaar {
    #[inline]
    pub fn side(&self, edition: Edition, tile: Tile, face: Face) -> &Side {
        &self.sides[edition as usize][tile.index()][face as usize]
    }

    #[inline]
    pub fn sign(&self, edition: Edition, tile: Tile, face: Face) -> Sign {
        self.signs[edition as usize][tile.index()][face as usize]
    }

    #[inline]
    pub fn wares(&self, edition: Edition, tile: Tile, face: Face) -> u8 {
        self.wares[edition as usize][tile.index()][face as usize]
    }

    #[inline]
    pub fn card(&self, card: Card) -> &Commission {
        &self.cards[card.index()]
    }

    #[inline]
    pub fn ability(&self, skill: u8) -> &Ability {
        &self.abilities[usize::from(skill).min(MOST_SKILL)]
    }

    #[inline]
    pub fn die(&self, colour: Colour) -> &DieKind {
        &self.dice[colour.index()]
    }

    pub fn start_of(&self, seat: Seat, seats: u8) -> &Bundle {
        &self.start[usize::from(seats) - 1][seat]
    }

    /// The number of a workshop action in the list.
    pub fn action_number(&self, code: Code) -> Option<usize> {
        self.actions.iter().position(|exchange| exchange.code == code)
    }
}

impl Lane {
    pub fn is_mixed(&self) -> bool {
        self.materials[0] != self.materials[1]
    }
}

static TABLES: Registry<Bazaar> = Registry::new();

/// The table that came with the first version of the rules.
const FIRST_RULES: &str = include_str!("../content/0a918654831b6eae.toml");

/// What the program came with before.
pub(crate) fn older_contents() -> &'static [&'static str] {
    &[
        FIRST_RULES,
        include_str!("../content/214ee2f8ca798fd3.toml"),
        include_str!("../content/1f62ae972ec367e8.toml"),
    ]
}

impl Printed for Bazaar {
    const BUILT_IN: &'static str = include_str!("../content/tabriz.toml");
    const RULES: u32 = 2;

    fn came_with(rules: u32) -> &'static str {
        if rules == 1 { FIRST_RULES } else { Self::BUILT_IN }
    }

    fn read(text: &str) -> Result<Self, Broken> {
        build::read(text)
    }

    fn registry() -> &'static Registry<Self> {
        &TABLES
    }
}
