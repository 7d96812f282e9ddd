//! The laws every game obeys, for each number of seats, both editions and every mode.

mod common;

use common::{recount, scramble};
use tabriz::Tabriz;
use testkit::laws::Laws;

fn hold(seats: u8, options: &'static str, games: u64) {
    let games = testkit::games(games);
    Laws::<Tabriz> { seats, options, games, seed: 5, most_steps: 60_000, scramble, recount }.hold();
}

#[test]
fn two_players() {
    hold(2, "", 3);
}

#[test]
fn three_players() {
    hold(3, "", 2);
}

#[test]
fn four_players() {
    hold(4, "", 2);
}

#[test]
fn five_players() {
    hold(5, "", 2);
}

#[test]
fn alone_against_each_rival() {
    hold(1, "rival=r1", 3);
    hold(1, "rival=r2", 2);
    hold(1, "rival=r3", 2);
    hold(1, "rival=r4", 2);
    hold(1, "rival=r5", 2);
}

#[test]
fn alone_with_everything_at_random() {
    hold(1, "rival=r1,advanced=true,sides=random,layout=random", 3);
    hold(1, "rival=r3,edition=prototype,sides=random,layout=random", 3);
}

#[test]
fn the_prototype() {
    hold(2, "edition=prototype", 2);
    hold(4, "edition=prototype,sides=random", 2);
    hold(5, "edition=prototype,advanced=true,sides=random,layout=random", 2);
}

#[test]
fn advanced_workshops() {
    hold(2, "advanced=true", 2);
    hold(3, "advanced=true,sides=random", 2);
}

#[test]
fn random_sides_and_layout() {
    hold(3, "sides=random", 2);
    hold(4, "sides=random,layout=random", 2);
    hold(2, "layout=random", 2);
}
