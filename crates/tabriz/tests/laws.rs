//! The laws every game obeys, for each number of seats, both editions and every mode.

mod common;

use common::{greedy, recount, scramble};
use game::{Awaiting, Game, Quick};
use tabriz::Tabriz;

testkit::laws! {
    Tabriz { most_steps: 60_000, scramble: scramble, recount: recount }
    two_players_obey_the_laws: 1 games of (2, "");
    three_players_obey_the_laws: 1 games of (3, "");
    four_players_obey_the_laws: 1 games of (4, "");
    five_players_obey_the_laws: 1 games of (5, "");
    whoever_is_alone_with_a_rival_obeys_the_laws: 1 games of
        (1, "rival=r1"), (1, "rival=r2"), (1, "rival=r3"), (1, "rival=r4"), (1, "rival=r5");
    alone_with_everything_at_random_obeys_the_laws: 1 games of
        (1, "rival=r1,advanced=true,sides=random,layout=random"),
        (1, "rival=r3,edition=prototype,sides=random,layout=random");
    the_prototype_obeys_the_laws: 1 games of
        (2, "edition=prototype"),
        (4, "edition=prototype,sides=random"),
        (5, "edition=prototype,advanced=true,sides=random,layout=random");
    advanced_workshops_obey_the_laws: 1 games of
        (2, "advanced=true"), (3, "advanced=true,sides=random");
    random_sides_and_layout_obey_the_laws: 1 games of
        (3, "sides=random,first=random"), (4, "sides=random,layout=random"), (2, "layout=random");
}

/// Greedy players finish too, and sooner.
#[test]
fn greedy_play_ends() {
    let modes = [(1, "rival=r4"), (2, ""), (3, "advanced=true"), (5, "edition=prototype")];
    for (seats, options) in modes {
        let (mut state, mut dealer) = (testkit::fresh::<Tabriz>(seats, options), Quick::new(3));
        loop {
            state.settle(&mut dealer, &mut ());
            if state.awaiting() == Awaiting::Nobody {
                break;
            }
            let action = greedy(&state, &state.choices(), &mut dealer);
            state.act(action, &mut ());
            assert!(state.open.round < 60, "{seats} seats, {options}");
        }
    }
}
