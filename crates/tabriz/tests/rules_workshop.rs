//! The workshop phase and workshop actions.

mod common;

use common::{begin, done, hold, own, owned, pass, seat};
use game::{Awaiting, Game, Quick};
use tabriz::{Bazaar, Chance, Deck, Tabriz, Task};
use testkit::Scene;
use testkit::content::{changed, fresh_with};

/// The workshop of seat 0 at the start of round 2.
fn workshop(cards: &str, hand: &str, coins: u16, goods: &str, skill: u8) -> Scene<Tabriz> {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        hold(state, 0, hand);
        done(state, 0, cards);
        own(state, 0, coins, goods);
        state.open.players[seat(0)].skill = skill;
    });
    for _ in 0..6 {
        pass(&mut scene);
    }
    scene.any_chance(1);
    scene
}

#[test]
fn t33_each_action_once_in_any_order_and_equal_ones_are_one_choice() {
    // K01 and K23 both give a coin, K03 a wool.
    let mut scene = workshop("k01 k03 k23", "", 0, "", 0);
    assert_eq!(scene.to_move(), seat(0));
    assert_eq!(scene.legal(), ["use +1coin", "use +1wool", "done"]);
    scene.act("use +1coin").act("use +1wool").act("use +1coin");
    assert_eq!(owned(&scene, 0), (2, "1wool".into()));
    assert_eq!(scene.to_move(), seat(1), "the phase is over: seat 2 is first player now");
}

#[test]
fn t33_players_use_their_workshops_in_turn_order() {
    let mut scene = begin(3, "", &[]);
    scene.set_up(|state| {
        done(state, 0, "k01");
        done(state, 1, "k03");
        done(state, 2, "k23");
        state.open.marker = seat(1);
        state.open.current = seat(1);
    });
    for _ in 0..9 {
        pass(&mut scene);
    }
    scene.any_chance(1);
    let mut order = vec![scene.to_move().index()];
    scene.act("done");
    order.push(scene.to_move().index());
    scene.act("done");
    order.push(scene.to_move().index());
    assert_eq!(order, [1, 2, 0]);
    scene.act("done");
    assert_eq!(scene.state.open.marker, seat(2));
}

#[test]
fn t35_gains_and_trades() {
    // 2wool>1plant, 1wool>2coin, 1plant>3coin, 1coin>1plant.
    let mut scene = workshop("k07 k12 k18 k20", "", 1, "3wool", 0);
    assert_eq!(scene.legal(), ["use 1coin>1plant", "use 1wool>2coin", "use 2wool>1plant", "done"]);
    scene.act("use 2wool>1plant");
    assert!(scene.allows("use 1plant>3coin"));
    scene.act("use 1plant>3coin").act("use 1wool>2coin").act("use 1coin>1plant");
    assert_eq!(owned(&scene, 0), (5, "1plant".into()));
}

#[test]
fn t35_a_pool_die_gives_what_it_shows() {
    let mut scene = workshop("b20 a01", "", 0, "", 6);
    scene.act("use die:white").chance("silk").act("use die:black").chance("wool");
    assert_eq!(owned(&scene, 0), (0, "1wool+1silk".into()));
    assert_eq!(scene.state.open.pool, [4, 4, 3], "the dice are back");
}

#[test]
fn t35_eight_coins_for_a_card_of_any_open_deck() {
    let mut scene = workshop("b03", "", 8, "", 2);
    scene.act("use 8coin>1card");
    assert_eq!(scene.legal(), ["from karmandan", "from bazaari"]);
    scene.act("from bazaari");
    let question = Awaiting::Chance(Chance::Card { deck: Deck::Bazaari });
    assert_eq!(scene.state.awaiting(), question);
    scene.any_chance(1);
    assert_eq!(scene.state.hidden.hands[seat(0)].count_of(Deck::Bazaari), 1);
    assert_eq!(owned(&scene, 0).0, 0);
}

#[test]
fn t35_eight_coins_for_skill_but_not_beyond_the_track() {
    let mut scene = workshop("b12", "", 9, "", 6);
    scene.act("use 8coin>1skill");
    assert_eq!(scene.state.open.players[seat(0)].skill, 7);
    let scene = workshop("b12", "", 9, "", 14);
    assert_eq!(scene.to_move(), seat(1), "nothing usable, not asked");
}

#[test]
fn t35_discarding_for_a_new_card_coins_or_carmine() {
    // B05: 1card+4coin>1card, B27: 1card>8coin, B16: 1card>1carmine.
    let mut scene = workshop("b05 b16 b27", "k01 k02 k03", 4, "", 0);
    scene.act("use 4coin+1card>1card");
    assert_eq!(scene.legal(), ["discard k01", "discard k02", "discard k03"]);
    scene.act("discard k02").any_chance(3); // Only the karmandan deck is open.
    assert!(scene.state.open.discards.has("k02".parse().unwrap()));
    assert_eq!(scene.state.hidden.hands[seat(0)].count(), 3);
    scene.act("use 1card>8coin").act("discard k01").act("use 1card>1carmine").act("discard k03");
    assert_eq!(owned(&scene, 0), (8, "1carmine".into()));
    let scene = workshop("b27", "", 0, "", 0);
    assert_eq!(scene.to_move(), seat(1), "no card to discard");
}

/// A workshop action is left out only where nothing of what it promises could come.
#[test]
fn t35_an_action_that_brings_anything_is_never_left_out() {
    let of_the_box = "\"8coin>1skill\"] }\nb13";
    let text = changed::<Bazaar>(of_the_box, "\"8coin>1skill+1wool\"] }\nb13");
    let mut state: Tabriz = fresh_with(2, text);
    state.settle(&mut Quick::new(1), &mut ());
    let mut scene = Scene::from_state(state);
    while scene.state.open.agenda.top() != Some(Task::Move) {
        let first = scene.legal()[0].clone();
        scene.act(&first).any_chance(1);
    }
    scene.set_up(|state| {
        done(state, 0, "b12");
        own(state, 0, 9, "");
        state.open.players[seat(0)].skill = 14;
    });
    for _ in 0..6 {
        pass(&mut scene);
    }
    scene.any_chance(1);
    assert!(scene.allows("use 8coin>1wool+1skill"), "no skill beyond the track, but a wool");
    scene.act("use 8coin>1wool+1skill");
    assert_eq!(owned(&scene, 0), (1, "1wool".into()));
}
