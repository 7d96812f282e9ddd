//! May I? What the player decides for the Rival: ties and options (T96).

use game::Seat;

use super::Few;
use crate::action::Action;
use crate::code::{Bundle, Code};
use crate::content::{Board, RivalStep};
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::{SPACES, Space};
use crate::state::{Open, Rival, Tabriz, sort_three};
use crate::task::{March, Task};

/// How a step of the Rival can be done.
pub(crate) enum Way {
    /// Not at all.
    None,
    /// There is nothing to choose.
    Sure(Deed),
    /// By this question, which has an answer or many.
    Asked(Task, Few),
}

/// What the Rival does when there is nothing to choose.
pub(crate) enum Deed {
    Gain(Bundle),
    Trade(Code),
    /// Its apprentices go where the player's are.
    Gather([Space; 3]),
    /// Takes pieces off these spaces (a bit set), the first ones first.
    Remove {
        material: Material,
        from: u32,
        count: u8,
        keep: u8,
    },
}

/// T95: what is possible of a step of a row, or of the default action.
#[inline]
pub(crate) fn way(state: &Tabriz, step: &RivalStep, column: Colour, row: Option<u8>) -> Way {
    let open = &state.open;
    let Some(rival) = &open.rival else { return Way::None };
    let sure = |possible: bool, deed: Deed| if possible { Way::Sure(deed) } else { Way::None };
    let march = match *step {
        RivalStep::Gain(gain) => {
            let learns = gain.skill > 0 && rival.skill < open.content.rules.skill;
            let gains = gain.coins > 0 || !gain.goods.is_empty() || learns;
            return sure(gains, Deed::Gain(gain));
        }
        RivalStep::Trade(code) => {
            let give = code.give();
            let pays = rival.coins >= give.coins && rival.goods.holds(give.goods);
            return sure(pays, Deed::Trade(code));
        }
        RivalStep::AllToPlayer => {
            let mut places = open.me().apprentices.map(|apprentice| apprentice.space);
            sort_three(&mut places, |space| space.index() as u8);
            return sure(rival.apprentices != places, Deed::Gather(places));
        }
        RivalStep::Remove { material, count, keep } => {
            return removal(state, material, count, keep);
        }
        RivalStep::Clear { keep } => return asked(state, Task::RivalClear { keep }),
        RivalStep::Swap(colour) => {
            let swap = row.map(|row| Task::RivalSwap { column, row, colour });
            return swap.map_or(Way::None, |task| asked(state, task));
        }
        RivalStep::NearestToMeydan => March::NearestToMeydan,
        RivalStep::NearestToTrader => March::NearestToTrader,
        RivalStep::LeftmostToNearest => March::LeftmostToNearest,
        RivalStep::LeftmostToFullest { keep } => March::LeftmostToFullest { keep },
        RivalStep::RightmostToFullest => March::RightmostToFullest,
    };
    asked(state, Task::RivalMove { march })
}

fn asked(state: &Tabriz, task: Task) -> Way {
    let mut few = Few::None;
    each(state, task, &mut |action| few.more(action));
    match few {
        Few::None => Way::None,
        few => Way::Asked(task, few),
    }
}

/// T95, T96: as far as possible; a question only if more is there than wanted, on several tiles.
fn removal(state: &Tabriz, material: Material, count: u8, keep: u8) -> Way {
    let (mut from, mut there) = (0u32, 0);
    for space in Space::each(state.open.sellers(material)) {
        let here = state.open.count_on(space, material);
        there += here;
        from |= if here > 0 { space.bit() } else { 0 };
    }
    let left = there.min(count.into()) as u8;
    match there > u16::from(left) && !from.is_power_of_two() {
        _ if there == 0 => Way::None,
        true => asked(state, Task::RivalRemove { material, left, keep, from: Space::MEYDAN }),
        false => Way::Sure(Deed::Remove { material, from, count: left, keep }),
    }
}

pub(crate) fn each(state: &Tabriz, task: Task, out: &mut impl FnMut(Action)) {
    let Some(rival) = &state.open.rival else { return };
    match task {
        Task::RivalRemove { material, left, from, .. } => {
            removals(&state.open, material, left, from, out);
        }
        Task::RivalClear { .. } => {
            let all = state.open.board().open;
            fullest(&state.open, all).for_each(|space| out(Action::RivalRemove { space }));
        }
        Task::RivalTake { space, left, from, .. } => keeps(&state.open, space, left, from, out),
        Task::RivalMove { march } => {
            marches(&state.open, rival, march, &mut |from, to| {
                out(Action::RivalMove { from, to });
            });
        }
        Task::RivalSwap { column, row, colour } => {
            swaps(&state.open, rival, column, row, colour, out);
        }
        _ => {}
    }
}

/// Tiles with a material, in the order of spaces, as long as enough is left for the rest.
fn removals(open: &Open, material: Material, left: u8, from: Space, out: &mut impl FnMut(Action)) {
    let onwards = !(from.bit() - 1);
    let later = Space::each(open.sellers(material) & onwards);
    let mut on = [0; SPACES];
    for space in later.clone() {
        on[space.index()] = open.count_on(space, material);
    }
    let mut there: u16 = on.iter().sum();
    for space in later {
        let here = on[space.index()];
        if here > 0 && there >= u16::from(left) {
            out(Action::RivalRemove { space });
        }
        there -= here;
    }
}

/// Materials of a tile, cheapest first, as long as enough is left for the rest.
fn keeps(open: &Open, space: Space, left: u8, from: Material, out: &mut impl FnMut(Action)) {
    let later = open.pieces(space).iter().filter(move |&(material, _)| material >= from);
    let mut there: u16 = later.clone().map(|(_, count)| count).sum();
    for (material, count) in later {
        if there >= u16::from(left) {
            out(Action::RivalKeep { material });
        }
        there -= count;
    }
}

/// Of these spaces the ones with the most pieces; none if all are empty.
fn fullest(open: &Open, among: u32) -> impl Iterator<Item = Space> + Clone {
    let (mut most, mut found) = (1, 0);
    for space in Space::each(among & Space::MARKET) {
        let count = open.piece_count(space);
        if count > most {
            (most, found) = (count, 0);
        }
        found |= if count == most { space.bit() } else { 0 };
    }
    Space::each(found)
}

/// Of these spaces the ones with the lowest value.
fn lowest(among: u32, value: impl Fn(Space) -> i8) -> impl Iterator<Item = Space> + Clone {
    let (mut least, mut found) = (i8::MAX, 0);
    for space in Space::each(among) {
        let value = value(space);
        if value < least {
            (least, found) = (value, 0);
        }
        found |= if value == least { space.bit() } else { 0 };
    }
    Space::each(found)
}

/// Of these spaces the ones nearest to a space, itself left out.
fn nearest(board: &Board, from: Space, among: u32) -> impl Iterator<Item = Space> + Clone {
    let rings = board.rings[from.index()].iter();
    Space::each(rings.map(|ring| ring & among).find(|&found| found != 0).unwrap_or(0))
}

impl Open {
    /// Bit set of the spaces with an apprentice of either side.
    pub fn occupied(&self) -> u32 {
        let mut bits = 0;
        for seat in Seat::all(self.seats) {
            self.players[seat]
                .apprentices
                .iter()
                .for_each(|apprentice| bits |= apprentice.space.bit());
        }
        if let Some(rival) = &self.rival {
            rival.apprentices.iter().for_each(|space| bits |= space.bit());
        }
        bits
    }
}

/// Every way a move of the Rival can be made; none if it is impossible.
fn marches(open: &Open, rival: &Rival, march: March, out: &mut impl FnMut(Space, Space)) {
    let board = open.board();
    let all = rival.apprentices.iter().fold(0, |bits, space| bits | space.bit());
    // Apprentices already there are not counted.
    let nearest_ones = || nearest(board, Space::MEYDAN, all);
    let leftmost = || lowest(all, |space| board.x[space.index()]);
    let rightmost = || lowest(all, |space| !board.x[space.index()]);
    let free = || board.open & !open.occupied();
    match march {
        March::NearestToMeydan => nearest_ones().for_each(|from| out(from, Space::MEYDAN)),
        March::NearestToTrader => nearest_ones().for_each(|from| {
            nearest(board, from, free() & Space::TRADERS).for_each(|to| out(from, to));
        }),
        March::LeftmostToNearest => leftmost().for_each(|from| {
            nearest(board, from, free()).for_each(|to| out(from, to));
        }),
        March::LeftmostToFullest { .. } => {
            let fullest = fullest(open, free());
            leftmost().for_each(|from| fullest.clone().for_each(|to| out(from, to)));
        }
        March::RightmostToFullest => {
            let fullest = fullest(open, board.open);
            rightmost().for_each(|from| {
                fullest.clone().filter(|&to| to != from).for_each(|to| out(from, to));
            });
        }
    }
}

/// Market dice of a colour, each for each different die that triggered the row.
fn swaps(
    open: &Open,
    rival: &Rival,
    column: Colour,
    row: u8,
    colour: Colour,
    out: &mut impl FnMut(Action),
) {
    let rows = &open.content.rivals[rival.name.index()].columns[column.index()].rows;
    let Some(row) = rows.get(usize::from(row)) else { return };
    for (yard, space) in open.yards.iter().zip(Space::YARDS) {
        for (face, _) in yard.dice.of(colour).iter() {
            for (by, _) in row.dice.iter().filter(|&(by, _)| rival.aside.count(column, by) > 0) {
                out(Action::RivalSwap { space, face, by });
            }
        }
    }
}
