//! The laws hold for the smallest game, and they can fail.

use game::Seat;
use pig::{Event, Pig};
use testkit::Folder;
use testkit::laws::Laws;

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
    let (one, other) = (Folder::new(), Folder::new());
    std::fs::write(one.file("note"), "oink").unwrap();
    assert!(one.join("note").exists() && !other.join("note").exists());
    let path = one.to_path_buf();
    drop(one);
    assert!(!path.exists() && other.exists());
}
