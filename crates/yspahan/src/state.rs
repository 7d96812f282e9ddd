//! What lies on the table now. No moves; which positions can be at all is said in `check.rs`.

use game::content::Content;
use game::{Agenda, PerSeat, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bag::Bag;
use crate::content::City;
use crate::pieces::{Building, Card, Goods, Quarter, Row, SOUKS, Shop, Souk, Space};

pub(crate) const MOST_SEATS: usize = 4;
/// Purses never hold more; no real game comes near it.
pub(crate) const MOST_GOODS: u16 = 999;
/// Scores never rise above; no real game comes near it.
pub(crate) const MOST_POINTS: u16 = 9_999;

/// A whole game: what lies open, and what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yspahan {
    pub board: Board,
    // Y64: hands and the deck are hidden; all else is public.
    pub deck: Bag,
    pub hands: PerSeat<Bag, MOST_SEATS>,
    /// What each seat has drawn since the deck was last shuffled: who remembers the shuffled cards
    /// and their own draws knows what the deck can still hold.
    #[serde(default)]
    pub drawn: PerSeat<Bag, MOST_SEATS>,
}

const _: () = assert!(size_of::<Yspahan>() <= 512);

impl Yspahan {
    /// The active player's cards.
    pub(crate) fn hand(&self) -> &Bag {
        &self.hands[self.board.active]
    }
}

#[inline]
pub(crate) fn seats(state: &Yspahan) -> u8 {
    state.board.seats
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub content: Content<City>,
    pub seats: u8,
    pub week: u8,
    pub day: u8,
    /// Today's first player, who also owns today's yellow dice.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether this turn's building has been built.
    pub built: bool,
    pub tower: Tower,
    pub supervisor: Space,
    /// By souk, in the order of [`Souk::ALL`].
    pub souks: [Stalls; SOUKS],
    pub caravan: Caravan,
    pub discards: Bag,
    /// The cards of the last shuffle; whatever the deck holds is one of them.
    pub shuffled: Bag,
    /// Places beyond the seats stay as they began.
    pub players: PerSeat<Player, MOST_SEATS>,
    pub agenda: Agenda<Task, 8>,
}

/// What a player has openly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub camels: u16,
    pub gold: u16,
    pub score: u16,
    pub buildings: Buildings,
}

/// Something that is still to be done. The top one of the agenda is done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Chance names the first player of the game.
    FirstPlayer,
    /// After everybody's turn: day, week or game end.
    EndDay,
    /// Somebody's turn, later today.
    Turn { seat: Seat },
    /// The active player buys yellow dice and rolls.
    Supply,
    /// Chance rolls the white dice and these yellow ones.
    Roll { yellow: u8 },
    /// The active player takes a group of dice.
    Take,
    /// The active player says what the taken group is for.
    Use { row: Row, face: u8, dice: u8 },
    /// The active player puts cubes into a quarter.
    Place { quarter: Quarter, cubes: u8 },
    /// The active player moves the supervisor.
    Walk { face: u8 },
    /// The active player says which of two cubes beside the supervisor goes first.
    Order,
    /// The other cube is done; the active player may play cards before this one goes.
    Next { shop: Shop },
    /// The owner of the cube in this shop saves its place with a camel, or not.
    Cube { shop: Shop },
    /// Chance draws a card for a seat.
    Draw { seat: Seat },
    /// A played card waits for its shop.
    AnyShop,
    /// A played card waits for its amount.
    Amount { card: Card },
    /// A building must be chosen now, some costs being waived.
    Build { without_camels: bool, without_gold: bool },
    /// The active player builds, plays cards, or ends the turn.
    End,
}

/// The groups of dice, by tower row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tower(pub [Group; 6]);

/// Dice of one value on a tower row; an empty row is all zeros.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub face: u8,
    pub white: u8,
    pub yellow: u8,
}

impl Tower {
    pub fn group(&self, row: Row) -> Group {
        self.0[row.index()]
    }
}

/// The shops of one souk that hold a cube, all of one owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stalls {
    /// Nobody exactly if no shop holds a cube.
    pub owner: Option<Seat>,
    pub filled: Filled,
}

/// A set of shop numbers; in JSON a list such as `[1, 3]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Filled(pub u8);

impl Filled {
    pub const fn bit(number: u8) -> u8 {
        1 << (number - 1)
    }

    pub const fn has(self, number: u8) -> bool {
        self.0 & Filled::bit(number) != 0
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Serialize for Filled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((1..=8u8).filter(|&number| self.has(number)))
    }
}

impl<'de> Deserialize<'de> for Filled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        if numbers.iter().any(|number| !(1..=8).contains(number)) {
            return Err(serde::de::Error::custom("shops have numbers from 1 to 8"));
        }
        Ok(Filled(numbers.into_iter().fold(0, |set, number| set | Filled::bit(number))))
    }
}

/// The cubes of the caravan in the order they came; in JSON a list of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Caravan {
    len: u8,
    cubes: [Seat; Caravan::MOST],
}

impl Caravan {
    pub const MOST: usize = 12;

    pub const fn new() -> Self {
        Caravan { len: 0, cubes: [Seat::new(0); Caravan::MOST] }
    }

    pub fn push(&mut self, seat: Seat) {
        self.cubes[self.len as usize] = seat;
        self.len += 1;
    }

    pub fn cubes(&self) -> &[Seat] {
        &self.cubes[..self.len as usize]
    }
}

impl Default for Caravan {
    fn default() -> Self {
        Caravan::new()
    }
}

impl Serialize for Caravan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cubes())
    }
}

impl<'de> Deserialize<'de> for Caravan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Seat>::deserialize(deserializer)?;
        if list.len() > Caravan::MOST {
            return Err(serde::de::Error::custom("a caravan has at most 12 camels"));
        }
        let mut caravan = Caravan::new();
        list.into_iter().for_each(|seat| caravan.push(seat));
        Ok(caravan)
    }
}

/// The buildings a player has; in JSON a list of names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buildings(u8);

impl Buildings {
    pub const fn has(self, building: Building) -> bool {
        self.0 & 1 << building as u8 != 0
    }

    pub fn add(&mut self, building: Building) {
        self.0 |= 1 << building as u8;
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.has(building))
    }

    /// Those not built yet.
    pub fn missing(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| !self.has(building))
    }
}

impl FromIterator<Building> for Buildings {
    fn from_iter<I: IntoIterator<Item = Building>>(list: I) -> Self {
        let mut buildings = Buildings::default();
        list.into_iter().for_each(|building| buildings.add(building));
        buildings
    }
}

impl Serialize for Buildings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Buildings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Building>::deserialize(deserializer).map(Buildings::from_iter)
    }
}

impl Player {
    pub fn goods(&self, goods: Goods) -> u16 {
        match goods {
            Goods::Camels => self.camels,
            Goods::Gold => self.gold,
        }
    }

    pub fn goods_mut(&mut self, goods: Goods) -> &mut u16 {
        match goods {
            Goods::Camels => &mut self.camels,
            Goods::Gold => &mut self.gold,
        }
    }
}

impl Board {
    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    pub fn stalls(&self, souk: Souk) -> Stalls {
        self.souks[souk.index()]
    }

    /// Whose cube is in a shop.
    pub fn cube(&self, shop: Shop) -> Option<Seat> {
        let stalls = self.stalls(shop.souk);
        stalls.owner.filter(|_| stalls.filled.has(shop.number))
    }

    /// Whether every shop of the souk holds a cube.
    pub fn is_finished(&self, souk: Souk) -> bool {
        self.stalls(souk).filled.0 == self.content.souk(souk).all()
    }

    /// How many dice of a row count for a seat.
    pub fn dice_for(&self, seat: Seat, row: Row) -> u8 {
        // Y13, Y82: yellow dice serve only their buyer, today's first player.
        let group = self.tower.group(row);
        group.white + if seat == self.first { group.yellow } else { 0 }
    }

    /// How much a building adds for a seat: its bonus if built, else nothing.
    pub fn bonus(&self, seat: Seat, building: Building) -> u8 {
        match self.players[seat].buildings.has(building) {
            true => self.content.plot(building).bonus,
            false => 0,
        }
    }

    /// Y40, Y83: camels in the whole caravan, three rows of as many as the number of players says.
    pub fn caravan_camels(&self) -> u8 {
        3 * self.content.camels_per_row(self.seats)
    }

    /// The caravan row, from 0 at the bottom, of the cube that came at this place.
    pub fn caravan_row(&self, place: usize) -> usize {
        place / self.content.camels_per_row(self.seats) as usize
    }

    pub fn is_last_day(&self) -> bool {
        self.week == self.content.weeks && self.day == self.content.days
    }

    /// Whose turns are still to come today, the next one first.
    pub fn turns_to_come(&self) -> impl Iterator<Item = Seat> + '_ {
        self.agenda.iter().rev().filter_map(|task| match task {
            Task::Turn { seat } => Some(seat),
            _ => None,
        })
    }

    /// The two shops beside the supervisor, if both hold a cube.
    pub fn two_cubes(&self) -> Option<[Shop; 2]> {
        let mut shops = self.content.links(self.supervisor);
        let (first, second) = (shops.next()?, shops.next()?);
        self.cube(first).and(self.cube(second)).map(|_| [first, second])
    }
}
