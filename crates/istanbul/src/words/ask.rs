//! The open question in one sentence.

use game::{Awaiting, Phrase, Seat, say};

use super::things;
use crate::chance::Chance;
use crate::flow::awaiting;
use crate::payment::Cost;
use crate::pieces::{Colour, Effect, Kind};
use crate::state::{Istanbul, Purpose, Task};
use crate::view::View;

pub(crate) fn ask(view: &View) -> Phrase {
    let state = &view.table;
    match awaiting(state) {
        Awaiting::Nobody => say!("istanbul-ask-over"),
        Awaiting::Chance(Chance::First) => say!("istanbul-chance-first"),
        Awaiting::Chance(Chance::Dice { count }) => {
            say!("istanbul-ask-dice", seat = state.turn, n = count)
        }
        Awaiting::Chance(Chance::Card) => say!("istanbul-ask-card", seat = state.turn),
        Awaiting::Chance(Chance::Tile) => say!("istanbul-ask-tile"),
        Awaiting::Decision(seat) => decision(state, seat),
    }
}

fn decision(state: &Istanbul, seat: Seat) -> Phrase {
    match state.agenda.top() {
        Some(Task::Income) if state.powers[Effect::Card] == 0 => {
            say!("istanbul-ask-collect", seat = seat)
        }
        Some(Task::Income) => say!("istanbul-ask-income", seat = seat),
        Some(Task::Reroll) => say!("istanbul-ask-reroll", seat = seat),
        Some(Task::Pay { purpose, cost, colour, .. }) => {
            payment(state, seat, purpose, cost, colour)
        }
        Some(Task::Use) => say!("istanbul-ask-use", seat = seat),
        Some(Task::Half { code }) => {
            let half = things::half(&state.content.card(code).active);
            say!("istanbul-ask-half", seat = seat, half = half)
        }
        Some(Task::Others { code, .. }) => {
            let half = state.content.card(code).others.unwrap_or_default();
            say!("istanbul-ask-others", seat = seat, half = things::half(&half))
        }
        Some(Task::Markers) => say!("istanbul-ask-markers", seat = seat),
        Some(Task::Market) => say!("istanbul-ask-market", seat = seat),
        Some(Task::Give) => say!("istanbul-ask-give", seat = seat),
        Some(Task::Swap) => say!("istanbul-ask-swap", seat = seat),
        _ => say!("istanbul-ask-act", seat = seat, n = state.actions),
    }
}

fn payment(state: &Istanbul, seat: Seat, purpose: Purpose, cost: Cost, colour: u8) -> Phrase {
    let what = match purpose {
        Purpose::Equal { colour } => things::stock(colour.kind(), 1),
        Purpose::Different { goods: 2 } => things::stock(Kind::Crystal, 1),
        Purpose::Different { goods: 3 } => things::stock(Kind::Brown, 1),
        Purpose::Different { .. } => say!("istanbul-two-markers"),
        Purpose::Tile { code } => things::effect(state.content.tile(code).effect),
        Purpose::Ruby { .. } => say!("istanbul-a-ruby"),
        Purpose::Half { .. } | Purpose::Others { .. } => say!("istanbul-the-card"),
    };
    if state.bill(seat, purpose, cost, colour).is_whole() {
        return say!("istanbul-ask-pay", seat = seat, what = what, n = cost.total);
    }
    let colour = things::colour(Colour::ALL[colour as usize]);
    say!("istanbul-ask-pay-colour", seat = seat, what = what, colour = colour, n = cost.total)
}
