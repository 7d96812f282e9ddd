//! Every rule, by its id.

use game::{Awaiting, Game, Seat, Settings, Spoken};
use pig::{Action, Pig};
use testkit::Scene;

fn scene() -> Scene<Pig> {
    Scene::new(2, "")
}

/// What was kept, seat by seat.
fn kept(scene: &Scene<Pig>) -> Vec<i32> {
    Seat::all(scene.state.seats).map(|seat| scene.state.score(seat)).collect()
}

/// The rule that forbids this.
fn refusal(scene: &Scene<Pig>, action: Action) -> &'static str {
    assert!(!scene.state.is_legal(action));
    scene.state.refuse(action).rule
}

#[test]
fn p01_two_to_four_play() {
    let settings = Settings::default().complete(&Pig::INFO).unwrap();
    let options = Pig::options(&settings).unwrap();
    let fits = (0..=6).filter(|&seats| Pig::new(&options, seats).is_ok());
    assert_eq!(fits.collect::<Vec<u8>>(), [2, 3, 4]);
    let mut own = settings;
    own.content = Some("goal = 7".into());
    assert!(Pig::options(&own).is_err(), "nothing is printed that could be replaced");
}

#[test]
fn p02_the_first_seat_begins_with_nothing_and_the_die_goes_round() {
    let mut scene = Scene::<Pig>::new(3, "");
    assert_eq!(kept(&scene), [0, 0, 0]);
    for seat in [0, 1, 2, 0] {
        assert_eq!(scene.to_move(), Seat::new(seat));
        scene.act("roll").chance("1");
    }
}

#[test]
fn p03_p20_whoever_reaches_the_goal_wins_at_once() {
    for (options, kept) in [("", 98), ("goal=50", 48)] {
        let mut scene = Scene::<Pig>::new(2, options);
        scene.set_up(|pig| pig.kept.0[0] = kept);
        scene.act("roll").chance("4").act("hold");
        assert_eq!(scene.state.awaiting(), Awaiting::Nobody);
        assert_eq!(scene.state.ending(), Some("goal"));
        let standings = scene.state.standings().unwrap();
        assert_eq!(standings.score(Seat::new(0)), i32::from(kept) + 4, "what is beyond counts");
        assert_eq!(standings.rank(Seat::new(1)), 2);
    }
}

#[test]
fn p10_rolls_add_up() {
    let mut scene = scene();
    scene.act("roll").chance("2").act("roll").chance("6");
    assert_eq!((scene.state.sum, scene.to_move()), (8, Seat::new(0)));
    assert_eq!(kept(&scene), [0, 0], "nothing is kept yet");
}

#[test]
fn p11_holding_keeps_the_sum_and_needs_one() {
    let mut scene = scene();
    assert_eq!(refusal(&scene, Action::Hold), "P11");
    scene.act("roll").chance("5").act("roll").chance("3").act("hold");
    assert_eq!((kept(&scene), scene.to_move()), (vec![8, 0], Seat::new(1)));
    assert_eq!(refusal(&scene, Action::Hold), "P11");
}

#[test]
fn p12_a_one_loses_the_sum_but_not_what_was_kept() {
    let mut scene = scene();
    scene.set_up(|pig| pig.kept.0 = [30, 0, 0, 0]);
    scene.act("roll").chance("5").act("roll").chance("1");
    assert_eq!((kept(&scene), scene.to_move()), (vec![30, 0], Seat::new(1)));
    assert_eq!(scene.state.sum, 0);
}

#[test]
fn p21_whoever_has_enough_must_hold() {
    let mut scene = scene();
    scene.set_up(|pig| pig.kept.0[0] = 95);
    scene.act("roll").chance("5");
    assert_eq!(scene.legal(), ["hold"]);
    assert_eq!(refusal(&scene, Action::Roll), "P21");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let sound = scene().state;
    let spoiled: [fn(&mut Pig); 9] = [
        |pig| pig.seats = 5,
        |pig| pig.goal = 70,
        |pig| pig.turn = Seat::new(2),
        |pig| pig.kept.0[3] = 1,
        |pig| pig.kept.0[0] = 106,
        |pig| pig.kept.0[1] = 100,
        |pig| (pig.kept.0[0], pig.sum) = (100, 4),
        |pig| pig.sum = 255,
        |pig| (pig.sum, pig.rolling) = (100, true),
    ];
    for (index, spoil) in spoiled.into_iter().enumerate() {
        let mut position = sound;
        spoil(&mut position);
        assert!(position.check().is_err(), "{index}: {position:?}");
    }
}
