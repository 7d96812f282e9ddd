//! What lies on the table now: all that is open, and apart from it all that is hidden.

use game::content::Content;
use game::{Agenda, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Advanced, CARDS, Card, Cards, Deck};
use crate::content::{Bazaar, Board, Lane, MOST_ACTIONS, Shop, Side};
use crate::dice::{Colour, DiceSet};
use crate::goods::{Goods, Material};
use crate::space::{Address, Face, SPACES, Sign, Space, Tile};
use crate::task::{Step, Task};

/// A whole game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tabriz {
    pub open: Open,
    pub hidden: Hidden,
}

const _: () = assert!(size_of::<Tabriz>() <= 1024);

#[inline]
pub(crate) fn seats(state: &Tabriz) -> u8 {
    state.open.seats
}

game::named! {
    pub enum Edition: "edition" {
        Final = "final",
        Prototype = "prototype",
    }
}

game::named! {
    pub enum RivalName: "rival" {
        R1 = "r1",
        R2 = "r2",
        R3 = "r3",
        R4 = "r4",
        R5 = "r5",
    }
}

/// All that everybody at the table sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    pub content: Content<Bazaar>,
    pub edition: Edition,
    pub advanced: bool,
    pub random_sides: bool,
    pub random_layout: bool,
    pub seats: u8,
    pub round: u16,
    /// Which of the three turns of a round is being played, from 0.
    pub turn: u8,
    /// Who holds the first-player marker.
    pub marker: Seat,
    /// Who acts now.
    pub current: Seat,
    pub step: Step,
    /// Where the apprentice moved last has gone.
    pub at: Space,
    pub players: PerSeat<Player, 5>,
    pub stalls: [Stall; SPACES],
    /// Dice and goods on the alleys and courtyards, in the order of `Space::YARDS`.
    pub yards: [Yard; 4],
    /// Dice in the pool by colour.
    pub pool: [u8; 3],
    /// Dice about to be rolled, by colour.
    pub air: [u8; 3],
    /// Dice rolled at Gita's and not yet returned.
    pub rolled: DiceSet,
    pub discards: Cards,
    /// How often each deck has been made anew from its discards.
    pub shuffles: [u8; 3],
    /// Who took the bonus.
    pub bonus: Option<Party>,
    pub ending: Option<Ending>,
    /// Last turns still to be begun after this one.
    pub last_turns: u8,
    /// Workshop actions the current seat may still use.
    pub uses: Uses,
    pub rival: Option<Rival>,
    pub agenda: Agenda<Task, 12>,
}

/// What only some know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hidden {
    pub hands: PerSeat<Cards, 5>,
    /// Commissions drawn by the current seat, not yet chosen from.
    pub offer: Cards,
    pub decks: Cards,
    pub since: Since,
    /// Advanced workshop cards dealt to the current seat.
    pub dealt: [Option<Advanced>; 2],
    /// The advanced card each seat did not keep.
    pub refused: PerSeat<Option<Advanced>, 5>,
}

/// For each held or offered card, the number of its deck's reshuffles when it was drawn. Whoever
/// remembers which cards were in the discards at a reshuffle knows what cannot be in older hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Since(pub [u8; CARDS]);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub goods: Goods,
    pub coins: u16,
    /// From commissions, skill track and bonus.
    pub prestige: u16,
    pub skill: u8,
    /// Standing ones first, then by space.
    pub apprentices: [Apprentice; 3],
    pub done: Cards,
    pub advanced: Option<Advanced>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Apprentice {
    pub lying: bool,
    pub space: Space,
}

impl Default for Apprentice {
    fn default() -> Self {
        Apprentice { lying: false, space: Space::MEYDAN }
    }
}

/// A tile in its place, and what its tracks hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stall {
    pub tile: Tile,
    pub face: Face,
    /// Pieces on the left (or only) and on the right track.
    pub stock: [u8; 2],
    /// On a mixed track: which pieces, counted from the left, are of the second material.
    pub second: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Yard {
    pub dice: DiceSet,
    pub goods: Goods,
}

/// How often each workshop action of the content's list may still be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Uses(pub [u8; MOST_ACTIONS]);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rival {
    pub name: RivalName,
    pub goods: Goods,
    pub coins: u16,
    /// From the skill track and the bonus; conversions come on top at the end.
    pub prestige: u16,
    pub skill: u8,
    pub toll: u8,
    pub apprentices: [Space; 3],
    /// Pool dice under the three columns.
    pub under: DiceSet,
    /// Pool dice beside the mat.
    pub aside: DiceSet,
    /// Rival turns begun in this round.
    pub turns: u8,
}

/// A player or the Rival.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    Seat(Seat),
    Rival,
}

game::named! {
    /// What brought the end.
    pub enum Ending: "ending" {
        Commissions = "commissions",
        Skill = "skill",
        Rival = "rival",
    }
}

impl Open {
    #[inline]
    pub fn me(&self) -> &Player {
        &self.players[self.current]
    }

    #[inline]
    pub fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.current]
    }

    pub fn board(&self) -> &Board {
        &self.content.boards[usize::from(self.seats >= 3)]
    }

    #[inline]
    pub fn is_open(&self, space: Space) -> bool {
        self.board().open & space.bit() != 0
    }

    #[inline]
    pub fn side(&self, space: Space) -> &Side {
        let stall = &self.stalls[space.index()];
        self.content.side(self.edition, stall.tile, stall.face)
    }

    pub fn shop(&self, space: Space) -> Option<&Shop> {
        match self.side(space) {
            Side::Shop(shop) => Some(shop),
            _ => None,
        }
    }

    /// A space with the name of what is there.
    #[inline]
    pub fn address(&self, space: Space) -> Address {
        let stall = &self.stalls[space.index()];
        let sign = self.content.sign(self.edition, stall.tile, stall.face);
        Address { space, sign }
    }

    /// Everything that lies on a tile.
    pub fn pieces(&self, space: Space) -> Goods {
        let mut goods = space.yard().map_or(Goods::NONE, |yard| self.yards[yard].goods);
        let stall = &self.stalls[space.index()];
        if stall.stock != [0; 2]
            && let Some(shop) = self.shop(space)
        {
            for (index, lane) in shop.lanes.iter().enumerate() {
                goods.add(stall.lane_goods(index, lane));
            }
        }
        goods
    }

    /// How many pieces lie on a tile.
    #[inline]
    pub fn piece_count(&self, space: Space) -> u32 {
        let [left, right] = self.stalls[space.index()].stock;
        let loose = space.yard().map_or(Goods::NONE, |yard| self.yards[yard].goods);
        let loose = if loose.is_empty() { 0 } else { loose.total() };
        u32::from(left) + u32::from(right) + loose
    }

    /// Bit set of the spaces where a material can lie.
    #[inline]
    pub fn sellers(&self, material: Material) -> u32 {
        let likely = match self.random_layout {
            true => Space::MARKET,
            false => self.content.sellers[self.edition as usize][material.index()],
        };
        Space::each(self.board().open & likely).fold(0, |bits, space| {
            let stall = &self.stalls[space.index()];
            let wares = self.content.wares(self.edition, stall.tile, stall.face);
            bits | u32::from(wares >> material.index() & 1) << space.index()
        })
    }

    /// Whether a material lies on any tile.
    pub fn lies(&self, material: Material) -> bool {
        Space::each(self.sellers(material)).any(|space| self.count_on(space, material) > 0)
    }

    /// How many pieces of a material lie on a tile.
    #[inline]
    pub fn count_on(&self, space: Space, material: Material) -> u16 {
        let stall = &self.stalls[space.index()];
        match self.content.sign(self.edition, stall.tile, stall.face) {
            Sign::Shop(sold) => u16::from(stall.stock[0]) * u16::from(sold == material),
            Sign::DualShop(first, second) if first != material && second != material => 0,
            Sign::DualShop(..) => self.pieces(space).count(material),
            _ => space.yard().map_or(0, |yard| self.yards[yard].goods.count(material)),
        }
    }

    /// Bit set of the spaces where a player has lying apprentices.
    #[inline]
    pub fn lying(&self, seat: Seat) -> u32 {
        let bit = |it: &Apprentice| u32::from(it.lying) << it.space.index();
        self.players[seat].apprentices.iter().fold(0, |bits, apprentice| bits | bit(apprentice))
    }

    /// Whether a seat may draw from a deck by its skill.
    #[inline]
    pub fn unlocked(&self, seat: Seat, deck: Deck) -> bool {
        self.content.ability(self.players[seat].skill).decks >> deck.index() & 1 == 1
    }
}

impl Player {
    /// Keeps the apprentices in their order, so that equal positions are equal.
    #[inline]
    pub fn settle(&mut self) {
        sort_three(&mut self.apprentices, |a| u8::from(a.lying) << 7 | a.space.index() as u8);
    }

    pub fn standing(&self) -> impl Iterator<Item = Space> + Clone + '_ {
        self.apprentices.iter().filter(|a| !a.lying).map(|a| a.space)
    }
}

/// Sorts by a key, without guessing how they lie.
#[inline]
pub(crate) fn sort_three<T: Copy>(list: &mut [T; 3], key: impl Fn(T) -> u8) {
    for (low, high) in [(0, 1), (1, 2), (0, 1)] {
        let (left, right) = (list[low], list[high]);
        let turned = key(left) > key(right);
        list[low] = if turned { right } else { left };
        list[high] = if turned { left } else { right };
    }
}

impl Stall {
    pub fn new(tile: Tile, face: Face) -> Stall {
        Stall { tile, face, stock: [0; 2], second: 0 }
    }

    /// The pieces that a purchase would take from the right end of a track.
    pub fn right_end(&self, index: usize, lane: &Lane, count: u8) -> Goods {
        let mut left = *self;
        left.stock[index] -= count;
        if lane.is_mixed() {
            left.second &= ((1u16 << left.stock[index]) - 1) as u8; // T58: strictly from the right.
        }
        let mut taken = self.lane_goods(index, lane);
        taken.take(left.lane_goods(index, lane));
        taken
    }

    /// The pieces of a track.
    #[inline]
    pub fn lane_goods(&self, index: usize, lane: &Lane) -> Goods {
        let count = self.stock[index];
        let seconds = if lane.is_mixed() { self.second.count_ones() as u8 } else { 0 };
        let mut goods = Goods::of(lane.materials[0], u16::from(count - seconds));
        goods.add(Goods::of(lane.materials[1], u16::from(seconds)));
        goods
    }
}

impl Tabriz {
    /// The opponent of somebody who plays alone.
    #[inline]
    pub(crate) fn rival(&mut self) -> &mut Rival {
        self.open.rival.as_mut().expect("only when playing alone")
    }

    /// T65 [P]: the new die of a bargain need not be rolled. With several players dice in the pool show
    /// nothing, so it is; the first version rolled it always.
    pub(crate) fn may_keep_new_die(&self) -> bool {
        let open = &self.open;
        open.edition == Edition::Prototype && open.rival.is_some() && open.content.rules() >= 2
    }

    /// Cards of a deck that could still be drawn.
    #[inline]
    pub fn drawable(&self, deck: Deck) -> u8 {
        self.hidden.decks.count_of(deck) + self.open.discards.count_of(deck)
    }

    #[inline]
    pub fn hand(&self) -> Cards {
        self.hidden.hands[self.open.current]
    }
}

impl Rival {
    /// Whether the turn in which it uses dice of this colour is still to come this round.
    #[inline]
    pub fn is_to_come(&self, colour: Colour) -> bool {
        colour.index() >= usize::from(self.turns)
    }
}

impl Uses {
    /// The numbers of the actions that are left.
    #[inline]
    pub(crate) fn left(&self) -> impl Iterator<Item = usize> + '_ {
        let (mut blocks, mut base) = (self.0.chunks_exact(8), 0);
        let mut bits = 0u64;
        std::iter::from_fn(move || {
            while bits == 0 {
                bits = u64::from_le_bytes(blocks.next()?.try_into().expect("eight of them"));
                base += 8;
            }
            let place = bits.trailing_zeros() as usize / 8;
            bits &= !(0xFF << (8 * place));
            Some(base - 8 + place)
        })
    }
}

impl Since {
    pub const NONE: Since = Since([0; CARDS]);

    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.0[card.index()]
    }
}

/// Only the cards with a number above 0, as `{"k05": 1}`.
impl Serialize for Since {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Card::all().map(|c| (c, self.of(c))).filter(|(_, n)| *n > 0))
    }
}

impl<'de> Deserialize<'de> for Since {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<Card, u8>::deserialize(deserializer)?;
        let mut since = Since::NONE;
        map.into_iter().for_each(|(card, number)| since.0[card.index()] = number);
        Ok(since)
    }
}

/// Only the actions that are left, by number.
impl Serialize for Uses {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().enumerate().filter(|(_, left)| **left > 0))
    }
}

impl<'de> Deserialize<'de> for Uses {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<usize, u8>::deserialize(deserializer)?;
        let mut uses = Uses([0; MOST_ACTIONS]);
        for (number, left) in map {
            *uses.0.get_mut(number).ok_or_else(|| {
                serde::de::Error::custom(format!("there is no workshop action {number}"))
            })? = left;
        }
        Ok(uses)
    }
}
