//! Positions from outside: what `check` lets in can be played to the end, whatever it is.

use game::Game;
use tabriz::{Cards, Tabriz};
use testkit::Scene;

testkit::positions! {
    Tabriz {
        modes: [
            (1, "rival=r4"),
            (1, "advanced=true,sides=random"),
            (2, ""),
            (3, "edition=prototype,sides=random"),
            (5, "advanced=true,sides=random"),
        ],
        most_steps: 60_000,
        spoiled: 1_000,
    }
}

#[test]
fn impossible_positions_are_refused() {
    let start = Scene::<Tabriz>::new(2, "").any_chance(1).state;
    let refused = |change: fn(&mut Tabriz)| {
        let mut state = start;
        change(&mut state);
        assert!(state.check().is_err());
    };
    refused(|state| state.open.seats = 6);
    refused(|state| state.open.pool[0] += 1);
    refused(|state| state.open.stalls[1].stock[0] = 9);
    refused(|state| state.open.stalls[1].tile = state.open.stalls[2].tile);
    refused(|state| state.hidden.decks = Cards::NONE);
    refused(|state| state.open.players.0[0].skill = 15);
    refused(|state| state.open.agenda.clear());
    refused(|state| state.open.rival = None.or(Scene::<Tabriz>::new(1, "").state.open.rival));
    refused(|state| state.open.players.0[4].coins = 1);
}
