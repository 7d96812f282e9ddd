//! Where the game stands and what is still to be done, as numbers.

use game::encoded::Pen;

use crate::dice::Colour;
use crate::state::Open;
use crate::task::{March, Stage, Step, Task, Why};

/// No agenda is longer.
const TASKS: usize = 12;
/// Kinds of steps and of pending work, in the order of `Step` and `Task`.
const STEPS: usize = 11;
const KINDS: usize = 28;

pub(super) fn tell(open: &Open, pen: &mut impl Pen) {
    let (kind, number) = step(open.step);
    let about = "where the game stands between two pieces of work";
    pen.piece("step", about, [STEPS], 0..=1, |to| to.one_of(STEPS, Some(kind)));
    let about = "how far it has got";
    pen.piece("step_number", about, [1], 0..=u8::MAX.into(), |to| to.put(number));
    let mut tasks = [None; TASKS];
    for (pending, task) in tasks.iter_mut().zip(open.agenda.places()) {
        *pending = task.map(Pending::of);
    }
    let about = "pending work by its kind, what is next first";
    pen.piece("task", about, [TASKS, KINDS], 0..=1, |to| {
        tasks.iter().for_each(|task| to.one_of(KINDS, task.map(|task| task.kind)));
    });
    let about = "its deck, colour or material from 1; space from 1; count; where to go on from; stage, \
                 reason, march or colour from 1; anything more";
    pen.piece("task_detail", about, [TASKS, 6], 0..=u8::MAX.into(), |to| {
        for task in tasks {
            let Pending { what, place, count, from, stage, more, .. } = task.unwrap_or_default();
            to.each([what, place, count, from, stage, more]);
        }
    });
}

fn step(step: Step) -> (usize, u8) {
    match step {
        Step::LayTiles { next } => (0, next),
        Step::FirstDice { yard } => (1, yard),
        Step::RollPool { colour } => (2, colour),
        Step::DealWorkshops { left } => (3, left),
        Step::DealHands { left } => (4, left),
        Step::Turn => (5, 0),
        Step::LastTurn => (6, 0),
        Step::RivalTurn => (7, 0),
        Step::Reroll { yard } => (8, yard),
        Step::Workshops { left } => (9, left),
        Step::Over => (10, 0),
    }
}

/// A piece of pending work as numbers; what it does not say is 0.
#[derive(Clone, Copy, Default)]
struct Pending {
    kind: usize,
    what: u8,
    place: u8,
    count: u8,
    from: u8,
    stage: u8,
    more: u8,
}

impl Pending {
    fn of(task: Task) -> Pending {
        let kind = |kind| Pending { kind, ..Pending::default() };
        let column =
            |number, colour: Colour| Pending { what: from_one(colour.index()), ..kind(number) };
        match task {
            Task::First => kind(0),
            Task::LayTile { space } => Pending { place: from_one(space.index()), ..kind(1) },
            Task::TurnTile { space } => Pending { place: from_one(space.index()), ..kind(2) },
            Task::DealAdvanced => kind(3),
            Task::Draw { deck, count, offer } => {
                Pending { what: from_one(deck.index()), count, more: offer.into(), ..kind(4) }
            }
            Task::Roll { colour, why } => Pending::roll(column(5, colour), why),
            Task::KeepAdvanced => kind(6),
            Task::Keep { count } => Pending { count, ..kind(7) },
            Task::Stand => kind(8),
            Task::Move => kind(9),
            Task::Act { stage } => Pending::act(kind(10), stage),
            Task::ConMan { picked, from } => Pending { count: picked, from, ..kind(11) },
            Task::Merchant { material, left, from } => {
                Pending { what: from_one(material.index()), count: left, from, ..kind(12) }
            }
            Task::NewDie { colour } => column(13, colour),
            Task::Complete { done } => Pending { count: done, ..kind(14) },
            Task::Workshop => kind(15),
            Task::Discard { action } => Pending { from: action, ..kind(16) },
            Task::DrawFrom => kind(17),
            Task::PickDie { colour } => column(18, colour),
            Task::TakeUp { colour, face } => {
                let more = face.map_or(0, |face| from_one(face.index()));
                Pending { more, ..column(19, colour) }
            }
            of_the_rival => Pending::of_the_rival(of_the_rival),
        }
    }

    fn of_the_rival(task: Task) -> Pending {
        let kind = |kind| Pending { kind, ..Pending::default() };
        let column =
            |number, colour: Colour| Pending { what: from_one(colour.index()), ..kind(number) };
        match task {
            Task::RivalColumn { column: of, row } => Pending { from: row, ..column(20, of) },
            Task::RivalRow { column: of, row, step, did } => {
                let from = row.map_or(0, |row| row.saturating_add(1));
                Pending { from, count: step, more: did.into(), ..column(21, of) }
            }
            Task::RivalDefaults { column: of, left } => Pending { count: left, ..column(22, of) },
            Task::RivalRemove { material, left, keep, from } => Pending {
                what: from_one(material.index()),
                place: from_one(from.index()),
                count: left,
                more: keep,
                ..kind(23)
            },
            Task::RivalClear { keep } => Pending { more: keep, ..kind(24) },
            Task::RivalTake { space, left, from, clear } => Pending {
                what: from_one(from.index()),
                place: from_one(space.index()),
                count: left,
                more: clear.into(),
                ..kind(25)
            },
            Task::RivalMove { march } => Pending::march(kind(26), march),
            Task::RivalSwap { column: of, row, colour } => {
                Pending { from: row, stage: from_one(colour.index()), ..column(27, of) }
            }
            _ => unreachable!("the others are told above"),
        }
    }

    fn roll(task: Pending, why: Why) -> Pending {
        let stage = |stage| Pending { stage, ..task };
        match why {
            Why::Tile { space } => Pending { place: from_one(space.index()), ..stage(1) },
            Why::Gain => stage(2),
            Why::Match { material } => Pending { more: from_one(material.index()), ..stage(3) },
            Why::Gita => stage(4),
            Why::Pool => stage(5),
            Why::Swapped => stage(6),
            Why::RivalSwapped => stage(7),
        }
    }

    fn act(task: Pending, stage: Stage) -> Pending {
        let at = |stage| Pending { stage, ..task };
        match stage {
            Stage::Fresh => at(1),
            Stage::RightTrack => at(2),
            Stage::Trading { trade, left } => {
                Pending { count: left, more: trade.saturating_add(1), ..at(3) }
            }
            Stage::Swapped => at(4),
            Stage::Rolled => at(5),
            Stage::Gita => at(6),
        }
    }

    fn march(task: Pending, march: March) -> Pending {
        let stage = |stage| Pending { stage, ..task };
        match march {
            March::NearestToMeydan => stage(1),
            March::NearestToTrader => stage(2),
            March::LeftmostToNearest => stage(3),
            March::LeftmostToFullest { keep } => Pending { more: keep, ..stage(4) },
            March::RightmostToFullest => stage(5),
        }
    }
}

/// Counted from 1, so that 0 is nothing.
fn from_one(index: usize) -> u8 {
    1 + index as u8
}
