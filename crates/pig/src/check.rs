//! Can this be?

use game::{Broken, Game, Seat, ensure};

use crate::setup::GOALS;
use crate::state::{Pig, SEATS};

/// No roll adds more.
const MOST: u8 = 6;

pub(crate) fn check(state: &Pig) -> Result<(), Broken> {
    let seats = usize::from(state.seats);
    ensure((2..=SEATS).contains(&seats), "pig is for 2 to 4 players")?;
    ensure(GOALS.contains(&state.goal), "no such goal")?;
    ensure(state.turn.index() < seats, "nobody sits where the die is")?;
    ensure(state.kept.0[seats..].iter().all(|&kept| kept == 0), "an empty seat keeps points")?;
    let most = state.goal + MOST - 1;
    ensure(state.kept.0.iter().all(|&kept| kept <= most), "more is kept than can be")?;
    let others = Seat::all(state.seats).filter(|&seat| seat != state.turn);
    ensure(others.into_iter().all(|seat| state.kept[seat] < state.goal), "others won before")?;
    match state.standings() {
        Some(_) => ensure(state.sum == 0 && !state.rolling, "the game goes on after its end"),
        None => {
            let whole = state.kept[state.turn].checked_add(state.sum);
            ensure(whole.is_some_and(|whole| whole <= most), "the sum is larger than can be")?;
            ensure(!state.rolling || !state.is_enough(), "P21: whoever has enough holds")
        }
    }
}
