//! The laws of the house along random matches.

use game::Seat;
use pig::{Event, Pig};
use testkit::laws::{self, Laws};
use testkit::{Scene, games};

fn hold(seats: u8, options: &'static str) {
    let (games, seed, most_steps) = (games(100), 1, 20_000);
    // Nothing is hidden, and so there is nothing to redeal.
    Laws::<Pig> {
        seats,
        options,
        games,
        seed,
        most_steps,
        scramble: |state, _, _| *state,
        recount,
    }
    .hold();
}

/// Points from what was told to be kept.
fn recount(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::Kept { seat, points } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}

#[test]
fn two_players_obey_the_laws() {
    hold(2, "");
}

#[test]
fn four_players_obey_the_laws() {
    hold(4, "goal=50");
}

#[test]
fn die_faces_come_up_as_often_as_listed() {
    let mut scene = Scene::<Pig>::new(2, "");
    scene.act("roll");
    assert!(laws::chi_square(&scene.state, 60_000, 7).abs() < 5.0);
}
