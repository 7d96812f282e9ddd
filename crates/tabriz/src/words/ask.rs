//! Which sentence asks for the open decision?

use game::{Phrase, say};

use super::things::{address, coins, colour, goods, march, material, price_of_rolled};
use crate::task::{Stage, Step, Task};
use crate::view::View;

pub(crate) fn ask(view: &View) -> Phrase {
    let seat = view.open.current;
    match view.open.agenda.top() {
        None => say!("tabriz-ask-over"),
        Some(Task::First) => say!("tabriz-chance-first"),
        Some(Task::LayTile { .. }) => say!("tabriz-chance-tile"),
        Some(Task::TurnTile { .. }) => say!("tabriz-chance-side"),
        Some(Task::DealAdvanced) => say!("tabriz-chance-workshop"),
        Some(Task::Draw { .. }) => say!("tabriz-chance-card"),
        Some(Task::Roll { .. }) => say!("tabriz-chance-dice"),
        Some(Task::KeepAdvanced) => say!("tabriz-ask-keep-workshop", seat = seat),
        Some(Task::Keep { count }) => say!("tabriz-ask-keep", seat = seat, n = count),
        Some(Task::Stand) => say!("tabriz-ask-stand", seat = seat),
        Some(Task::Move) => ask_move(view),
        Some(Task::Act { stage }) => ask_act(view, stage),
        Some(Task::ConMan { .. }) => say!("tabriz-ask-con-man", seat = seat),
        Some(Task::Merchant { left, .. }) => {
            say!("tabriz-ask-merchant", seat = seat, n = left)
        }
        Some(Task::NewDie { .. }) => say!("tabriz-ask-new-die", seat = seat),
        Some(Task::Complete { .. }) => say!("tabriz-ask-complete", seat = seat),
        Some(Task::Workshop) => say!("tabriz-ask-workshop", seat = seat),
        Some(Task::Discard { .. }) => say!("tabriz-ask-discard", seat = seat),
        Some(Task::DrawFrom) => say!("tabriz-ask-draw-from", seat = seat),
        Some(Task::PickDie { colour: of }) => {
            say!("tabriz-ask-pick-die", seat = seat, colour = colour(of))
        }
        Some(task) => ask_rival(view, task),
    }
}

fn ask_move(view: &View) -> Phrase {
    let open = &view.open;
    let (seat, round, turn) = (open.current, open.round, open.turn.min(2) + 1);
    match open.step {
        Step::LastTurn => say!("tabriz-ask-last-move", seat = seat),
        _ => say!("tabriz-ask-move", seat = seat, round = round, turn = turn),
    }
}

fn ask_act(view: &View, stage: Stage) -> Phrase {
    let open = &view.open;
    let (seat, at) = (open.current, address(open.address(open.at)));
    match stage {
        Stage::Fresh => say!("tabriz-ask-act", seat = seat, at = at),
        Stage::RightTrack => say!("tabriz-ask-right-track", seat = seat, at = at),
        Stage::Trading { left, .. } => say!("tabriz-ask-trade-again", seat = seat, n = left),
        Stage::Swapped | Stage::Rolled => say!("tabriz-ask-rolled", seat = seat, at = at),
        Stage::Gita => {
            let (shown, cost) = (open.rolled.goods(), price_of_rolled(open));
            say!("tabriz-ask-gita", seat = seat, goods = goods(shown), coins = coins(cost))
        }
    }
}

fn ask_rival(view: &View, task: Task) -> Phrase {
    let seat = view.open.current;
    match task {
        Task::RivalRemove { material: of, left, .. } => {
            say!("tabriz-ask-rival-remove", seat = seat, n = left, material = material(of))
        }
        Task::RivalClear { .. } => say!("tabriz-ask-rival-clear", seat = seat),
        Task::RivalTake { left, .. } => say!("tabriz-ask-rival-keep", seat = seat, n = left),
        Task::RivalMove { march: of } => {
            say!("tabriz-ask-rival-move", seat = seat, how = march(of))
        }
        Task::RivalSwap { colour: of, .. } => {
            say!("tabriz-ask-rival-swap", seat = seat, colour = colour(of))
        }
        _ => say!("tabriz-ask-nobody"),
    }
}
