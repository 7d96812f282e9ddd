//! The end of the game in both editions, the bonus, scoring.

mod common;

use common::{begin, done, finish_round, hold, own, pass, place, seat};
use game::{Awaiting, Game, Seat};
use tabriz::{Ending, Event, Party, Tabriz};
use testkit::Scene;

const EIGHT: &str = "k01 k02 k03 k05 k06 k07 k08 k09";

/// Seat 0 is about to complete its ninth commission.
fn about_to_end(seats: u8, options: &str) -> Scene<Tabriz> {
    let mut scene = begin(seats, options, &[]);
    scene.set_up(|state| {
        hold(state, 0, "k10 k04");
        done(state, 0, EIGHT);
        own(state, 0, 0, "2wool+2plant");
    });
    scene
}

#[test]
fn t70_the_first_with_nine_commissions_takes_the_bonus_at_once() {
    let mut scene = about_to_end(2, "");
    scene.act("move m m").act("complete k10");
    assert_eq!(scene.state.open.bonus, Some(Party::Seat(seat(0))));
    assert_eq!(scene.state.open.ending, Some(Ending::Commissions));
    assert_eq!(scene.state.score(seat(0)), 1 + 2);
    // Nobody else gets it.
    scene.set_up(|state| state.open.players[seat(1)].skill = 13);
    scene.set_up(|state| {
        hold(state, 1, "k11");
        own(state, 1, 0, "3wool+1camel");
    });
    scene.act("move m m").act("complete k11");
    assert_eq!(scene.state.open.players[seat(1)].skill, 14);
    assert_eq!(scene.state.score(seat(1)), 5, "skill track only");
}

#[test]
fn t70_skill_fourteen_ends_the_game_too() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        state.open.players[seat(0)].skill = 13;
        hold(state, 0, "k04");
        own(state, 0, 0, "1plant+1camel");
    });
    scene.act("move m m").act("complete k04");
    assert_eq!(scene.state.open.ending, Some(Ending::Skill));
    pass(&mut scene);
    assert_eq!((scene.state.awaiting(), scene.state.ending()), (Awaiting::Nobody, Some("skill")));
}

#[test]
fn t71_every_other_player_takes_one_more_turn() {
    let mut scene = about_to_end(3, "");
    pass(&mut scene);
    pass(&mut scene);
    scene.set_up(|state| {
        own(state, 2, 0, "2wool+2plant");
        hold(state, 2, "k10");
        done(state, 0, "");
        done(state, 2, EIGHT);
        place(state, 2, ["m", "m", "m"]);
    });
    scene.act("move m m").act("complete k10");
    let mut order = Vec::new();
    while let Awaiting::Decision(now) = scene.state.awaiting() {
        order.push(now.index());
        pass(&mut scene);
    }
    assert_eq!(order, [0, 1], "clockwise from the winner's left, once each");
    assert!(scene.state.standings().is_some());
}

#[test]
fn t71_who_has_only_lying_apprentices_stands_one_up() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        hold(state, 1, "k10");
        done(state, 1, EIGHT);
        own(state, 1, 0, "2wool+2plant");
        place(state, 0, ["m", "t1'", "s3'"]);
        place(state, 1, ["m'", "m'", "m"]);
        state.open.turn = 2;
    });
    pass(&mut scene);
    scene.act("move m m").act("complete k10");
    assert_eq!(scene.legal(), ["stand m", "stand s3", "stand t1"]);
    scene.act("stand t1");
    assert!(!scene.allows("move t1 s3"), "one still lies there");
    scene.act("move t1 s1").act("done");
    assert_eq!(scene.state.awaiting(), Awaiting::Nobody);
}

#[test]
fn t71_the_prototype_finishes_the_round() {
    let mut scene = about_to_end(2, "edition=prototype");
    scene.act("move m m").act("complete k10");
    let mut turns = 0;
    while let Awaiting::Decision(_) = scene.state.awaiting() {
        pass(&mut scene);
        turns += 1;
    }
    assert_eq!(turns, 5, "three turns each in all");
    assert_eq!(scene.state.open.round, 1);
}

#[test]
fn t71_a_bonus_won_in_the_workshop_phase() {
    let mut scene = begin(3, "", &[]);
    scene.set_up(|state| {
        done(state, 0, "b12"); // 8 coins for 1 skill
        done(state, 1, "k01");
        own(state, 0, 8, "");
        state.open.players[seat(0)].skill = 13;
    });
    for _ in 0..9 {
        pass(&mut scene);
    }
    scene.any_chance(1).act("use 8coin>1skill");
    assert_eq!(scene.state.open.bonus, Some(Party::Seat(seat(0))));
    assert_eq!(scene.legal(), ["use +1coin", "done"], "the phase is finished for everybody");
    scene.act("use +1coin");
    let mut order = Vec::new();
    while let Awaiting::Decision(now) = scene.state.awaiting() {
        order.push(now.index());
        pass(&mut scene);
    }
    assert_eq!(order, [1, 2]);
}

#[test]
fn t72_prestige_then_coins_and_materials_then_shared() {
    let finish = |coins: u16, goods: &str| {
        let mut scene = about_to_end(2, "");
        scene.set_up(|state| state.open.players[seat(1)].prestige = 3);
        scene.act("move m m").act("complete k10");
        // Nine coins from K10.
        scene.set_up(|state| own(state, 1, coins, goods));
        pass(&mut scene);
        let standings = scene.state.standings().unwrap();
        let score = [standings.score(seat(0)), standings.score(seat(1))];
        assert_eq!(score, [3, 3]);
        Seat::all(2).map(|of| standings.rank(of)).collect::<Vec<_>>()
    };
    assert_eq!(finish(8, ""), [1, 2]);
    assert_eq!(finish(8, "1wool+1silk"), [2, 1]);
    assert_eq!(finish(8, "1silk"), [1, 1], "shared");
}

#[test]
fn t73_an_advanced_card_is_no_commission() {
    let mut scene = begin(2, "advanced=true", &[]);
    scene.set_up(|state| {
        hold(state, 0, "k10 k04");
        done(state, 0, &EIGHT[4..]);
        own(state, 0, 0, "2wool+2plant");
    });
    assert!(scene.state.open.players[seat(0)].advanced.is_some());
    scene.act("move m m").act("complete k10");
    assert_eq!(scene.state.open.players[seat(0)].done.count(), 8);
    assert_eq!(scene.state.open.bonus, None, "eight and a workshop card are not nine");
}

#[test]
fn t44_t70_the_winner_finishes_the_turn_with_a_second_commission() {
    let mut scene = about_to_end(2, "");
    scene.set_up(|state| {
        state.open.players[seat(0)].skill = 10;
        own(state, 0, 0, "2wool+3plant+1camel");
    });
    scene.act("move m m").act("complete k10").act("complete k04");
    assert_eq!(scene.state.open.players[seat(0)].done.count(), 10);
    assert!(scene.events.iter().any(|event| matches!(event, Event::LastTurns { .. })));
    let mut later = begin(2, "", &[]);
    finish_round(&mut later);
    assert_eq!(later.state.open.round, 2);
}
