//! The laws every game obeys, for each number of seats, both editions and every mode.

mod common;

use common::{greedy, recount, scramble};
use game::{Awaiting, Game, Quick};
use tabriz::Tabriz;
use testkit::laws::Laws;

fn hold(seats: u8, options: &'static str, games: u64) {
    let games = testkit::games(games);
    Laws::<Tabriz> { seats, options, games, seed: 5, most_steps: 60_000, scramble, recount }.hold();
}

#[test]
fn two_players() {
    hold(2, "", 1);
}

#[test]
fn three_players() {
    hold(3, "", 1);
}

#[test]
fn four_players() {
    hold(4, "", 1);
}

#[test]
fn five_players() {
    hold(5, "", 1);
}

#[test]
fn alone_against_each_rival() {
    hold(1, "rival=r1", 1);
    hold(1, "rival=r2", 1);
    hold(1, "rival=r3", 1);
    hold(1, "rival=r4", 1);
    hold(1, "rival=r5", 1);
}

#[test]
fn alone_with_everything_at_random() {
    hold(1, "rival=r1,advanced=true,sides=random,layout=random", 1);
    hold(1, "rival=r3,edition=prototype,sides=random,layout=random", 1);
}

#[test]
fn the_prototype() {
    hold(2, "edition=prototype", 1);
    hold(4, "edition=prototype,sides=random", 1);
    hold(5, "edition=prototype,advanced=true,sides=random,layout=random", 1);
}

#[test]
fn advanced_workshops() {
    hold(2, "advanced=true", 1);
    hold(3, "advanced=true,sides=random", 1);
}

#[test]
fn random_sides_and_layout() {
    hold(3, "sides=random", 1);
    hold(4, "sides=random,layout=random", 1);
    hold(2, "layout=random", 1);
}

/// Greedy players finish too, and sooner.
#[test]
fn greedy_play_ends() {
    let modes = [(1, "rival=r4"), (2, ""), (3, "advanced=true"), (5, "edition=prototype")];
    for (seats, options) in modes {
        let mut scene = testkit::Scene::<Tabriz>::new(seats, options);
        let mut dealer = Quick::new(3);
        while scene.state.standings().is_none() {
            match scene.state.awaiting() {
                Awaiting::Decision(_) => {
                    let legal = scene.state.choices();
                    let action = greedy(&scene.state, &legal, &mut dealer);
                    scene.state.act(action, &mut ());
                }
                _ => {
                    let outcome = scene.state.sample(&mut dealer);
                    scene.state.resolve(outcome, &mut ());
                }
            }
            assert!(scene.state.open.round < 60, "{seats} seats, {options}");
        }
    }
}
