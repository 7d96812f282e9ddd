//! What it is worth: rubies, what stock sells for, and the final standings.

use game::{Seat, Standings};

use crate::pieces::Kind;
use crate::state::Istanbul;

/// I61: what a piece sells for when rubies are equal.
const MARKER_LIRA: i32 = 3;
const CRYSTAL_LIRA: i32 = 2;

pub(crate) fn score(state: &Istanbul, seat: Seat) -> i32 {
    i32::from(state.players[seat].rubies)
}

/// I61: the lira a player would have after selling everything.
pub fn wealth(state: &Istanbul, seat: Seat) -> i32 {
    let stock = &state.players[seat].stock;
    let markers: i32 = stock.0[..=Kind::Brown as usize].iter().map(|&count| i32::from(count)).sum();
    let crystals = i32::from(stock[Kind::Crystal]);
    MARKER_LIRA * markers + CRYSTAL_LIRA * crystals + i32::from(stock[Kind::Lira])
}

/// I60, I61: most rubies, then most lira; what is still equal is shared.
pub(crate) fn standings(state: &Istanbul) -> Option<Standings> {
    let over = state.agenda.is_empty();
    over.then(|| Standings::by(state.seats, |seat| [score(state, seat), wealth(state, seat), 0]))
}

/// There is but one way to end.
pub(crate) fn ending(state: &Istanbul) -> Option<&'static str> {
    state.agenda.is_empty().then_some("goal")
}
