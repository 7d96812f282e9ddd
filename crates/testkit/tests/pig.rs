//! The laws hold for the smallest game, and they can fail.

use game::{Game, Seat};
use testkit::laws::Laws;
use testkit::pig::{Event, Pig};
use testkit::{Folder, Scene, laws};

fn pig_laws(recount: fn(&[Event], Seat) -> i32) -> Laws<Pig> {
    Laws {
        seats: 2,
        options: "",
        games: 200,
        seed: 1,
        most_steps: 5_000,
        scramble: |state, _, _| *state,
        recount,
    }
}

fn kept(events: &[Event], of: Seat) -> i32 {
    let points = |event: &Event| match *event {
        Event::Kept { seat, points } if seat == of => i32::from(points),
        _ => 0,
    };
    events.iter().map(points).sum()
}

#[test]
fn pig_obeys_the_laws() {
    pig_laws(kept).hold();
}

#[test]
#[should_panic(expected = "recounted")]
fn a_wrong_score_is_noticed() {
    pig_laws(|_, _| 0).hold();
}

#[test]
fn any_text_is_refused_or_prints_itself() {
    testkit::positions::texts::<Pig>(&[(2, "")]);
}

#[test]
fn folders_differ_and_are_gone_in_the_end() {
    let (one, other) = (Folder::new("pig"), Folder::new("pig"));
    std::fs::write(one.file("note"), "oink").unwrap();
    assert!(one.join("note").exists() && !other.join("note").exists());
    let path = one.to_path_buf();
    drop(one);
    assert!(!path.exists() && other.exists());
}

#[test]
fn a_one_loses_the_sum() {
    let mut scene = Scene::<Pig>::new(2, "");
    scene.act("roll").chance("5").act("roll").chance("1");
    assert_eq!(scene.to_move(), Seat::new(1));
    assert_eq!(scene.state.score(Seat::new(0)), 0);
    assert!(!scene.allows("hold"), "there is nothing to keep yet");
}

#[test]
fn die_faces_come_up_as_often_as_listed() {
    let mut scene = Scene::<Pig>::new(2, "");
    scene.act("roll");
    assert!(laws::chi_square(&scene.state, 60_000, 7).abs() < 5.0);
}
