//! May I? Choices for the Rival that come to the same: its later steps may undo the difference between
//! two of them (a tile is cleared that was taken from, an apprentice moves on). Then only the first
//! is offered, so that no effect is listed twice.

use super::rival;
use crate::action::Action;
use crate::content::{Lane, RivalStep};
use crate::space::{SPACES, Space};
use crate::state::{Open, Tabriz, Task};

/// Three apprentices, each to any space.
const MOST: usize = 3 * SPACES;

/// Hands every choice but the later ones of twins to `out`.
pub fn without(state: &Tabriz, task: Task, out: &mut impl FnMut(Action)) {
    // What the first choices lead to is kept; more of them are rare and worked out again.
    let (mut earlier, mut seen, mut count) = ([Action::Done; MOST], [None; 4], 0);
    rival::each(state, task, &mut |action| {
        let mine = after(state, action);
        let forgotten = &earlier[seen.len().min(count)..count];
        let new = seen.iter().flatten().all(|other| !alike(other, &mine))
            && forgotten.iter().all(|&other| !alike(&after(state, other), &mine));
        if new {
            out(action);
            if let Some(place) = seen.get_mut(count) {
                *place = Some(mine);
            }
            earlier[count] = action;
            count += 1;
        }
    });
}

/// Where a choice leads, up to the next question or the end of the Rival's turn.
fn after(state: &Tabriz, action: Action) -> Tabriz {
    let mut later = *state;
    later.carry_out(action, &mut ());
    later.work_off(&mut ());
    later
}

/// Whether nobody can tell the two any more when the next question is asked. What follows the end of
/// a turn forgets nothing, but for the new pieces of a round: they may fill or empty a track.
fn alike(one: &Tabriz, other: &Tabriz) -> bool {
    if one.open.rival != other.open.rival {
        return false;
    }
    let round_is_over = |open: &Open| open.agenda.is_empty() && open.turn == 2;
    if round_is_over(&one.open) && round_is_over(&other.open) && one.open.bonus.is_none() {
        let (mut one, mut other) = (*one, *other);
        one.restock_all(&mut ());
        other.restock_all(&mut ());
        return one == other;
    }
    one == other
}

/// Whether what is still to come could make two choices come to the same: apprentices that march
/// again, pieces that would be taken anyway, new pieces of a round that do not fit. Dice are rolled
/// before anything else happens to them, so a swap is never undone.
pub fn may_arise(open: &Open, task: Task) -> bool {
    use RivalStep::{Clear, LeftmostToFullest, Remove, Trade};
    match task {
        Task::RivalMove { .. } => to_come(open, RivalStep::moves),
        Task::RivalRemove { material, .. } => {
            let holds = |space: &Space| open.count_on(*space, material) > 0;
            let takes = |step: &RivalStep| match *step {
                Remove { material: other, .. } => other == material,
                _ => matches!(step, Clear { .. } | LeftmostToFullest { .. }),
            };
            may_be_restocked_alike(open, holds) || to_come(open, takes)
        }
        Task::RivalClear { .. } => {
            let takes =
                |step: &_| matches!(step, Remove { .. } | Clear { .. } | LeftmostToFullest { .. });
            may_be_restocked_alike(open, |_| true) || to_come(open, takes)
        }
        // It keeps different materials, and only a trade or other pieces could make up for that.
        Task::RivalTake { .. } => to_come(open, |step| {
            matches!(step, Remove { .. } | Clear { .. } | LeftmostToFullest { .. } | Trade(_))
        }),
        _ => false,
    }
}

/// Whether the round ends with this turn, and on one of these tiles the new pieces may lead to the
/// same track, however many pieces were taken off it.
fn may_be_restocked_alike(open: &Open, among: impl Fn(&Space) -> bool) -> bool {
    let forgets = |space: Space| {
        let stock = open.stalls[space.index()].stock;
        let full =
            |lane: &Lane, stock| usize::from(stock) + lane.restock.len() > lane.spaces.into();
        open.shop(space).is_some_and(|shop| {
            shop.lanes
                .iter()
                .zip(stock)
                .any(|(lane, stock)| lane.reset.is_some() || full(lane, stock))
        })
    };
    open.turn == 2 && Space::each(open.board().open & Space::MARKET).filter(among).any(forgets)
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
