//! A turn: moving, completing, skill, Meydan.

mod common;

use common::{begin, done, finish_round, hold, own, owned, pass, place, seat, visit};
use game::Game;
use tabriz::{Deck, Tabriz, Task};
use testkit::Scene;

fn skilled(scene: &mut Scene<Tabriz>, skill: u8) {
    scene.set_up(|state| state.open.players[seat(0)].skill = skill);
}

#[test]
fn t20_turns_go_round_three_times_and_each_moves_one_apprentice() {
    let mut scene = begin(3, "", &[]);
    let mut order = Vec::new();
    for _ in 0..9 {
        order.push(scene.to_move().index());
        pass(&mut scene);
        scene.any_chance(1);
    }
    assert_eq!(order, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
    assert_eq!(scene.state.open.round, 2);
    assert_eq!(scene.to_move().index(), 1, "the marker has passed");
}

#[test]
fn t20_t41_three_tiles_or_four_to_another_tile() {
    let mut scene = begin(3, "", &[]);
    scene.set_up(|state| place(state, 0, ["c1", "m'", "m'"]));
    assert!(scene.allows("move c1 s1") && scene.allows("move c1 t1"));
    assert!(!scene.allows("move c1 s2"), "four steps away");
    assert!(!scene.allows("move c1 c1"), "must go elsewhere");
    assert!(!scene.allows("move m s1"), "lying ones do not move");
    skilled(&mut scene, 4);
    assert!(scene.allows("move c1 s2"), "four steps are allowed now");
    assert!(!scene.allows("move c1 t6"), "five steps away");
    scene.act("move c1 t1");
    assert!(scene.state.open.players[seat(0)].apprentices.iter().all(|a| a.lying));
}

#[test]
fn t21_never_to_a_tile_with_an_own_lying_apprentice_but_through_it() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        place(state, 0, ["m", "t1", "s1'"]);
        place(state, 1, ["s3'", "s3", "m"]);
    });
    assert!(!scene.allows("move m s1"));
    assert!(scene.allows("move m t5"), "passing through is free");
    assert!(scene.allows("move m t1"), "an own standing one does not matter");
    assert!(scene.allows("move m s3"), "others' do not matter");
    let mut scene = begin(2, "edition=prototype", &[]);
    scene.set_up(|state| place(state, 0, ["m", "t1", "s1'"]));
    assert!(scene.allows("move m s1"), "the prototype has no such rule");
}

#[test]
fn t22_meydan_from_anywhere_and_any_number() {
    let mut scene = begin(3, "", &[]);
    scene.set_up(|state| place(state, 0, ["c1", "m", "m'"]));
    assert!(scene.allows("move m m"), "staying there");
    assert!(scene.allows("move c1 m"), "although another one lies there");
    scene.set_up(|state| {
        place(state, 0, ["c2", "m'", "m'"]);
    });
    assert!(scene.allows("move c2 m"));
}

#[test]
fn t23_t25_the_action_is_optional_and_completing_ends_it() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        own(state, 0, 9, "2wool+1plant");
        hold(state, 0, "k01 k10");
    });
    visit(&mut scene, "wool");
    assert!(scene.allows("done") && scene.allows("complete k01") && scene.allows("buy 1 for 1"));
    assert!(!scene.allows("complete k10"), "a plant dye is missing");
    scene.act("complete k01");
    assert_eq!(scene.to_move().index(), 1, "one commission, no way back to the shop");
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| hold(state, 0, "k01"));
    visit(&mut scene, "wool");
    scene.act("buy 1 for 1");
    assert_eq!(scene.legal(), ["done"], "asked although nothing can be completed");
}

#[test]
fn t24_materials_go_back_and_the_reward_comes_once() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        own(state, 0, 1, "3wool+2plant+1silk");
        hold(state, 0, "k07 k10");
    });
    // K10: 2 wool and 2 plant dye for 9 coins and 1 prestige.
    scene.act("move m m").act("complete k10");
    assert_eq!(owned(&scene, 0), (10, "1wool+1silk".into()));
    assert_eq!(scene.state.score(seat(0)), 1);
    let player = &scene.state.open.players[seat(0)];
    assert!(player.done.has("k10".parse().unwrap()));
    assert_eq!(scene.state.hidden.hands[seat(0)].count(), 1);
}

/// Completes a card that brings the given skill.
fn reach(scene: &mut Scene<Tabriz>, before: u8) {
    skilled(scene, before);
    scene.set_up(|state| {
        own(state, 0, 0, "1plant+1camel+9wool");
        hold(state, 0, "k04");
    });
    scene.act("move m m").act("complete k04"); // One skill and six coins.
}

#[test]
fn t40_skill_two_opens_the_bazaari_deck() {
    let mut scene = begin(2, "", &[]);
    skilled(&mut scene, 1);
    assert!(!scene.state.open.unlocked(seat(0), Deck::Bazaari));
    reach(&mut scene, 1);
    scene.chance("b05").chance("b01");
    assert_eq!(scene.legal(), ["keep b01", "keep b05"]);
    scene.act("keep b05");
    assert!(scene.state.open.discards.has("b01".parse().unwrap()));
    assert!(scene.state.open.unlocked(seat(0), Deck::Bazaari));
    assert!(!scene.state.open.unlocked(seat(0), Deck::Ashraf));
    assert_eq!(scene.to_move().index(), 1);
}

#[test]
fn t42_skill_six_opens_the_ashraf_deck() {
    let mut scene = begin(2, "", &[]);
    reach(&mut scene, 5);
    scene.chance("a03").chance("a02").act("keep a02");
    assert!(scene.state.open.unlocked(seat(0), Deck::Ashraf));
}

#[test]
fn t42_a_level_that_is_passed_pays_as_well() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        own(state, 0, 0, "3wool+1camel");
        hold(state, 0, "k11"); // Two skill.
        state.open.players[seat(0)].skill = 5;
    });
    scene.act("move m m").act("complete k11");
    assert_eq!(scene.state.open.players[seat(0)].skill, 7);
    scene.chance("a03").chance("a02").act("keep a03");
}

#[test]
fn t43_skill_eight_keeps_two_at_meydan() {
    let mut scene = begin(2, "", &[]);
    skilled(&mut scene, 8);
    scene.act("move m m").act("draw 2 1 1").any_chance(4);
    assert_eq!(scene.legal().len(), 6);
    let pair = scene.legal()[0].clone();
    assert_eq!(pair.split(' ').count(), 3, "{pair}");
    scene.act(&pair);
    assert_eq!(scene.state.hidden.hands[seat(0)].count(), 4);
}

#[test]
fn t44_skill_ten_completes_two_at_once_if_reached_by_completing() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        own(state, 0, 0, "4wool+3plant+2camel");
        hold(state, 0, "k04 k05 k08");
        state.open.players[seat(0)].skill = 9;
    });
    scene.act("move m m").act("complete k04");
    assert_eq!(scene.state.open.players[seat(0)].skill, 10);
    assert_eq!(scene.to_move().index(), 0);
    scene.act("complete k05");
    assert_eq!(scene.to_move().index(), 1, "two, not three");
    assert_eq!(scene.state.open.players[seat(0)].done.count(), 2);
}

#[test]
fn t45_twelve_and_fourteen_bring_prestige_that_adds_up() {
    let mut scene = begin(2, "", &[]);
    reach(&mut scene, 11);
    assert_eq!(scene.state.score(seat(0)), 3);
    let mut scene = begin(2, "", &[]);
    reach(&mut scene, 13);
    assert_eq!(scene.state.score(seat(0)), 5 + 2, "and the bonus");
}

#[test]
fn t50_four_cards_in_any_mix_of_open_decks_or_coins_and_one() {
    let mut scene = begin(2, "", &[]);
    scene.act("move m m");
    assert_eq!(scene.legal(), ["draw 4 0 0", "bank karmandan", "done"]);
    let mut scene = begin(2, "", &[]);
    skilled(&mut scene, 6);
    scene.act("move m m");
    let mixes = scene.legal().iter().filter(|action| action.starts_with("draw")).count();
    assert_eq!(mixes, 15);
    scene.act("draw 1 2 1").any_chance(9);
    assert_eq!(scene.legal().len(), 4, "keep one");
    let keep = scene.legal()[3].clone();
    let before = scene.state.open.discards.count();
    scene.act(&keep);
    assert_eq!(scene.state.open.discards.count(), before + 3);
    let mut scene = begin(2, "", &[]);
    let coins = scene.state.open.players[seat(0)].coins;
    scene.act("move m m").act("bank karmandan").any_chance(2);
    assert_eq!(scene.state.open.players[seat(0)].coins, coins + 4);
    assert_eq!(scene.state.hidden.hands[seat(0)].count(), 3);
}

#[test]
fn t51_the_advanced_side_has_a_personal_workshop_and_a_card_before_or_after() {
    let mut scene = begin(2, "advanced=true", &[]);
    scene.set_up(|state| {
        done(state, 0, "k01 k03"); // +1coin, +1wool
        own(state, 0, 0, "");
    });
    scene.act("move m m");
    assert!(!scene.legal().iter().any(|action| action.starts_with("bank")));
    let cards = scene.state.hidden.hands[seat(0)].count();
    let mut first = scene.clone();
    scene.act("workshop").act("use +1coin").act("use +1wool");
    let mut steps = 0;
    while scene.state.open.agenda.top() == Some(Task::Workshop) && steps < 5 {
        steps += 1;
        scene.act("done");
    }
    scene.any_chance(1);
    assert_eq!(scene.state.hidden.hands[seat(0)].count(), cards + 1, "the card afterwards");
    first.act("workshop karmandan").any_chance(1);
    assert_eq!(first.state.hidden.hands[seat(0)].count(), cards + 1, "the card first");
    assert!(first.allows("use +1coin"));
    assert!(!first.legal().iter().any(|action| action.starts_with("from")));
    // Another apprentice may do it again in the same round.
    first.act("use +1wool").act("done").act("done");
    pass(&mut first);
    first.act("move m m").act("workshop");
    assert!(first.allows("use +1wool"));
}

#[test]
fn t31_all_apprentices_stand_up_again() {
    let mut scene = begin(2, "", &[]);
    scene.act("move m s1").act("done");
    finish_round(&mut scene);
    let standing = |of: u8| scene.state.open.players[seat(of)].apprentices.iter().all(|a| !a.lying);
    assert!(standing(0) && standing(1));
    let places = scene.state.open.players[seat(0)].apprentices.map(|a| a.space.to_string());
    assert!(places.contains(&"s1".to_string()), "where they are");
}
