//! May I? Choices for the Rival that come to the same: its later steps may undo the difference between
//! two of them (a tile is cleared that was taken from, an apprentice moves on). Then only the first
//! is offered, so that no effect is listed twice.

use super::rival;
use crate::action::Action;
use crate::content::{Column, RivalStep};
use crate::space::SPACES;
use crate::state::{Open, Rival, Tabriz};
use crate::task::{March, Task};

/// Three apprentices, each to any space.
const MOST: usize = 3 * SPACES;

/// Outcomes kept; more choices are rare, and theirs are worked out again.
const KEPT: usize = 4;

/// Hands every choice but the later ones of twins to `out`.
pub(super) fn without(state: &Tabriz, task: Task, out: &mut impl FnMut(Action)) {
    let (mut earlier, mut seen, mut count) = ([Action::Done; MOST], [None; KEPT], 0);
    rival::each(state, task, &mut |action| {
        let (kept, free) = seen.split_at_mut(count.min(KEPT));
        let mut spare = None;
        let mine = free.first_mut().unwrap_or(&mut spare).insert(*state);
        mine.go_on(action);
        let forgotten = |&other: &Action| {
            let mut later = *state;
            later.go_on(other);
            later
        };
        let new = kept.iter().flatten().all(|other| !alike(other, mine))
            && earlier[kept.len()..count].iter().all(|other| !alike(&forgotten(other), mine));
        if new {
            out(action);
            earlier[count] = action;
            count += 1;
        }
    });
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
/// again, tiles that are cleared or restocked. Dice are rolled before anything else happens to them,
/// so a swap is never undone.
pub(super) fn may_arise(open: &Open, task: Task) -> bool {
    let Some(rival) = &open.rival else { return false };
    let columns = &open.content.rivals[rival.name.index()].columns;
    let ahead = |untouched| Ahead { open, rival, columns, untouched };
    match task {
        Task::RivalMove { march: March::LeftmostToFullest { .. } } => {
            ahead(false).has(RivalStep::moves)
        }
        Task::RivalMove { .. } => ahead(true).has(RivalStep::moves),
        Task::RivalSwap { .. } => false,
        // Different pieces are missing; only who takes of the same can make up for it.
        Task::RivalRemove { material, .. } => {
            open.turn == 2 || ahead(false).has(|step| step.may_take(material))
        }
        Task::RivalClear { .. } => open.turn == 2 || ahead(false).has(RivalStep::takes),
        _ => open.turn == 2 || ahead(false).has(|_| true),
    }
}

/// What may still follow in this turn of the Rival.
struct Ahead<'a> {
    open: &'a Open,
    rival: &'a Rival,
    columns: &'a [Column; 3],
    /// Every piece lies where it lies now.
    untouched: bool,
}

impl Ahead<'_> {
    /// Whether a step of this kind may follow.
    fn has(mut self, kind: impl Fn(&RivalStep) -> bool) -> bool {
        let any = |steps: &[RivalStep]| steps.iter().any(&kind);
        self.open.agenda.iter().rev().any(|task| match task {
            Task::RivalRow { column, row, step, did } => {
                let found = &self.columns[column.index()];
                let steps = row.map_or(&found.default, |row| &found.rows[usize::from(row)].steps);
                let left = steps.get(step.into()..).unwrap_or_default();
                any(left) || (any(&found.default) && self.may_fail(left) && !did)
            }
            Task::RivalColumn { column, row } => {
                let (found, mut under) =
                    (&self.columns[column.index()], self.rival.under.of(column));
                let (rows, default) = (found.rows.iter().skip(row.into()), any(&found.default));
                rows.filter(|row| under.take_if_held(row.dice))
                    .any(|row| any(&row.steps) || (default && self.may_fail(&row.steps)))
                    || (default && under.total() > 0)
            }
            Task::RivalDefaults { column, left } => {
                left > 0 && any(&self.columns[column.index()].default)
            }
            _ => false,
        })
    }

    /// Whether these steps may all be impossible (T95).
    fn may_fail(&mut self, steps: &[RivalStep]) -> bool {
        let sure = steps.iter().any(|step| match step {
            RivalStep::Gain(gain) => gain.coins > 0 || !gain.goods.is_empty(),
            RivalStep::Remove { material, .. } => self.untouched && self.open.lies(*material),
            _ => false,
        });
        self.untouched &= !steps.iter().any(RivalStep::takes);
        !sure
    }
}
