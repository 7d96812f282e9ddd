//! May I? What the player decides for the Rival: ties and options (T96).

use crate::action::Action;
use crate::content::RivalStep;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::{SPACES, Space};
use crate::state::{March, Open, Rival, Tabriz, Task};

pub fn each(state: &Tabriz, task: Task, out: &mut impl FnMut(Action)) {
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
    let later = Space::each(Space::MARKET).filter(|&space| space >= from);
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
fn fullest(open: &Open, among: u32) -> impl Iterator<Item = Space> + Clone + '_ {
    let among = among & Space::MARKET;
    let most = Space::each(among).map(|space| open.piece_count(space)).max().unwrap_or(0);
    Space::each(among).filter(move |&space| most > 0 && open.piece_count(space) == most)
}

/// Of these spaces the ones with the lowest value.
fn lowest<T: Ord + Copy>(
    among: impl Iterator<Item = Space> + Clone,
    value: impl Fn(Space) -> T,
) -> impl Iterator<Item = Space> {
    let best = among.clone().map(&value).min();
    among.filter(move |&space| Some(value(space)) == best)
}

/// Whether what is still to come could make two choices come to the same: apprentices that march
/// again, or tiles that are cleared or restocked. Dice are rolled before anything else happens to
/// them, so a swap is never undone.
pub fn may_be_undone(open: &Open, task: Task) -> bool {
    match task {
        Task::RivalMove { .. } => to_come(open, RivalStep::moves),
        Task::RivalSwap { .. } => false,
        _ => open.turn == 2 || to_come(open, |_| true),
    }
}

/// Whether a step of this kind may follow in this turn of the Rival.
fn to_come(open: &Open, kind: impl Fn(&RivalStep) -> bool) -> bool {
    let Some(rival) = &open.rival else { return false };
    let columns = &open.content.rivals[rival.name as usize].columns;
    let any = |steps: &[RivalStep]| steps.iter().any(&kind);
    open.agenda.iter().any(|task| match task {
        Task::RivalColumn { column, row } => {
            let (under, found) = (rival.under.of(column), &columns[column.index()]);
            let mut later = found.rows.iter().skip(row.into());
            under.total() > 0
                && (any(&found.default)
                    || later.any(|row| under.holds(row.dice) && any(&row.steps)))
        }
        Task::RivalDefaults { column, left } => left > 0 && any(&columns[column.index()].default),
        Task::RivalRow { column, row, step, did } => {
            let found = &columns[column.index()];
            let steps = row.map_or(&found.default, |row| &found.rows[usize::from(row)].steps);
            any(steps.get(step.into()..).unwrap_or_default()) || (!did && any(&found.default))
        }
        _ => false,
    })
}

impl Open {
    /// Bit set of the spaces with an apprentice of either side.
    pub fn occupied(&self) -> u32 {
        let players = self.players.0[..usize::from(self.seats)].iter();
        let mine = players.flat_map(|player| player.apprentices.map(|a| a.space));
        let theirs = self.rival.iter().flat_map(|rival| rival.apprentices);
        mine.chain(theirs).fold(0, |bits, space| bits | space.bit())
    }
}

/// Every way a move of the Rival can be made; none if it is impossible.
fn marches(open: &Open, rival: &Rival, march: March, out: &mut impl FnMut(Space, Space)) {
    let board = open.board();
    let distance = |from: Space, to: Space| board.distance[from.index()][to.index()];
    let all = rival.apprentices.iter().fold(0, |bits, space| bits | space.bit());
    // Apprentices already there are not counted.
    let elsewhere = all & !Space::MEYDAN.bit();
    let nearest = || lowest(Space::each(elsewhere), |space| distance(space, Space::MEYDAN));
    let leftmost = || lowest(Space::each(all), |space| board.x[space.index()]);
    let rightmost = || lowest(Space::each(all), |space| -i16::from(board.x[space.index()]));
    let free = board.open & !open.occupied();
    match march {
        March::NearestToMeydan => nearest().for_each(|from| out(from, Space::MEYDAN)),
        March::NearestToTrader => nearest().for_each(|from| {
            lowest(Space::each(free & Space::TRADERS), |to| distance(from, to))
                .for_each(|to| out(from, to));
        }),
        March::LeftmostToNearest => leftmost().for_each(|from| {
            lowest(Space::each(free), |to| distance(from, to)).for_each(|to| out(from, to));
        }),
        March::LeftmostToFullest { .. } => leftmost().for_each(|from| {
            fullest(open, free).for_each(|to| out(from, to));
        }),
        March::RightmostToFullest => rightmost().for_each(|from| {
            let fullest = fullest(open, board.open).filter(|&to| to != from);
            fullest.for_each(|to| out(from, to));
        }),
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
    let rows = &open.content.rivals[rival.name as usize].columns[column.index()].rows;
    let Some(row) = rows.get(usize::from(row)) else { return };
    for (yard, space) in open.yards.iter().zip(Space::YARDS) {
        for (face, _) in yard.dice.of(colour).iter() {
            for (by, _) in row.dice.iter().filter(|&(by, _)| rival.aside.count(column, by) > 0) {
                out(Action::RivalSwap { space, face, by });
            }
        }
    }
}
