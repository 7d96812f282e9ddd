//! What is it worth?

use game::{Game, Seat, Standings};

use crate::state::Pig;

#[inline]
pub(crate) fn score(state: &Pig, seat: Seat) -> i32 {
    state.kept[seat].into()
}

pub(crate) fn standings(state: &Pig) -> Option<Standings> {
    let over = state.kept.0.iter().any(|&points| points >= state.goal); // P20
    over.then(|| Standings::by(state.seats, |seat| [score(state, seat), 0, 0]))
}

pub(crate) fn ending(state: &Pig) -> Option<&'static str> {
    state.standings().map(|_| "goal")
}
