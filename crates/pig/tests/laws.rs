//! The laws of the house along random matches.

use game::Seat;
use pig::{Event, Pig};
use testkit::{Scene, laws};

testkit::laws! {
    // Nothing is hidden, and so there is nothing to redeal.
    Pig { most_steps: 20_000, scramble: |state, _, _| *state, recount: recount }
    two_players_obey_the_laws: 100 games of (2, "");
    four_players_obey_the_laws: 100 games of (4, "goal=50");
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
fn die_faces_come_up_as_often_as_listed() {
    let mut scene = Scene::<Pig>::new(2, "");
    scene.act("roll");
    assert!(laws::chi_square(&scene.state, 60_000, 7).abs() < 5.0);
}
