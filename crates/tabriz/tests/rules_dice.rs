//! Alleys and courtyards: everything with dice.

mod common;

use common::{
    begin, finish_round, goods, hold, lay_dice, own, owned, place, seat, space_of, visit,
};
use game::{Awaiting, Game};
use tabriz::{Chance, Event, Tabriz};
use testkit::Scene;

/// A player with coins at a tile with dice.
fn at(options: &str, tile: &str, side: &str, coins: u16, dice: &str) -> Scene<Tabriz> {
    let turned = format!("{tile} {side}");
    let mut scene = begin(2, options, &[&turned]);
    scene.set_up(|state| {
        own(state, 0, coins, "");
        hold(state, 0, "");
        if !dice.is_empty() {
            lay_dice(state, tile, dice);
        }
    });
    visit(&mut scene, tile);
    scene
}

#[test]
fn t61_con_man_four_dice_for_thirteen() {
    let mut scene = at("", "alley_1", "a", 13, "");
    assert!(!scene.allows("roll"), "at least one die");
    scene.act("die black").act("die grey").act("die grey").act("die white");
    assert_eq!(owned(&scene, 0), (0, String::new()), "black 2, grey 3 twice, white 5");
    assert_eq!(scene.state.open.pool, [3, 2, 2]);
    // Nothing can be paid any more, so the dice are rolled.
    scene.chance("wool").chance("plant plant").chance("silk");
    assert_eq!(owned(&scene, 0), (0, "1wool+2plant+1silk".into()));
    assert_eq!(scene.state.open.pool, [4, 4, 3], "the dice are back");
    assert_eq!(scene.to_move(), seat(1));
}

#[test]
fn t61_at_most_five_dice_in_the_order_of_their_colours() {
    let mut scene = at("", "alley_1", "a", 30, "");
    scene.act("die grey");
    assert!(!scene.allows("die black"), "equal sets are reached one way only");
    scene.act("die grey").act("die grey").act("die grey").act("die white");
    assert!(matches!(scene.state.awaiting(), Awaiting::Chance(Chance::Dice { .. })), "five");
}

#[test]
fn t62_foreign_merchant_rolls_five_dice_for_one_material() {
    for (options, price) in [("", 4), ("edition=prototype", 3)] {
        let mut scene = at(options, "alley_1", "b", 4, "");
        scene.act("hunt camel");
        assert_eq!(scene.state.open.players[seat(0)].coins, 4 - price);
        scene.act("die black").act("die grey").act("die grey").act("die white");
        // The fifth die can only be white.
        scene.chance("camel").chance("plant carmine").chance("camel silk");
        assert_eq!(owned(&scene, 0), (4 - price, "2camel".into()));
        assert_eq!(scene.state.open.pool, [4, 4, 3]);
    }
}

#[test]
fn t62_exactly_five_so_late_colours_may_be_too_few() {
    let mut scene = at("", "alley_1", "b", 9, "");
    scene.act("hunt silk");
    assert!(!scene.allows("die white"), "three white dice are not five");
    assert!(scene.allows("die grey"));
}

#[test]
fn t63_gita_two_then_six_then_nine() {
    let mut scene = at("", "alley_2", "a", 9, "");
    assert!(!scene.allows("take"), "nothing rolled yet");
    scene.act("die black").chance("plant");
    assert!(scene.allows("take") && scene.allows("done"));
    scene.act("die grey").chance("carmine").act("die white").chance("camel");
    scene.act("take");
    assert_eq!(owned(&scene, 0), (0, "1plant+1camel+1carmine".into()));
    let bought = scene.events.iter().find_map(|event| match event {
        Event::Bought { coins, .. } => Some(*coins),
        _ => None,
    });
    assert_eq!(bought, Some(9));
    assert_eq!(scene.state.open.pool, [4, 4, 3]);
}

#[test]
fn t63_more_than_one_can_pay_ends_the_action_with_nothing() {
    let mut scene = at("", "alley_2", "a", 5, "");
    scene.act("die black").chance("plant").act("die grey").chance("carmine");
    assert_eq!(owned(&scene, 0), (5, String::new()));
    assert_eq!(scene.state.open.pool, [4, 4, 3], "the dice are back");
    assert_eq!(scene.to_move(), seat(1), "the turn is over: there is nothing to complete");
    let mut poor = at("", "alley_2", "a", 0, "");
    poor.act("die black"); // May be begun without coins.
    let mut stopped = at("", "alley_2", "a", 9, "");
    stopped.act("die white").chance("camel").act("done");
    assert_eq!((owned(&stopped, 0), stopped.state.open.pool), ((9, String::new()), [4, 4, 3]));
}

#[test]
fn t63_five_dice_are_the_most() {
    let mut scene = at("", "alley_2", "a", 60, "");
    for _ in 0..5 {
        scene.act("die black").chance("wool");
        if scene.state.open.pool[0] == 0 {
            break;
        }
    }
    scene.act("die grey").chance("plant");
    assert_eq!(scene.legal(), ["take", "done"]);
    scene.act("take");
    assert_eq!(owned(&scene, 0), (54, "4wool+1plant".into()));
}

#[test]
fn t64_caravanserai_costs_the_dearest_material() {
    let mut scene = at("", "alley_2", "b", 9, "grey camel");
    scene.set_up(|state| state.open.yards[1].goods = goods("1wool+1camel"));
    scene.act("take");
    assert_eq!(owned(&scene, 0), (6, "1wool+1camel".into()));
    // Camel hair lies there; the grey die is swapped for a white one that shows carmine.
    let mut scene = at("", "alley_2", "b", 9, "grey camel");
    scene.set_up(|state| state.open.yards[1].goods = goods("1camel"));
    assert!(!scene.allows("swap grey camel for grey"), "that is a reroll");
    scene.act("swap grey camel for white").chance("carmine").act("take");
    assert_eq!(owned(&scene, 0), (5, "1camel+1carmine".into()));
    assert_eq!(
        scene.state.open.yards[1].dice.count(tabriz::Colour::White, tabriz::Material::Carmine),
        1
    );
    assert_eq!(scene.state.open.pool, [4, 4, 2]);
}

#[test]
fn t64_each_roll_adds_and_paying_is_optional() {
    let mut scene = at("", "alley_2", "b", 9, "grey camel");
    scene.set_up(|state| state.open.yards[1].goods = goods("1camel"));
    scene.act("reroll grey camel").chance("plant");
    assert_eq!(scene.state.open.yards[1].goods, goods("1plant+1camel"));
    assert_eq!(scene.legal(), ["take", "done"], "one roll only");
    scene.act("done");
    assert_eq!(owned(&scene, 0), (9, String::new()));
}

#[test]
fn t64_in_the_prototype_rolling_is_compulsory() {
    let mut scene = at("edition=prototype", "alley_2", "b", 9, "grey camel");
    scene.set_up(|state| state.open.yards[1].goods = goods("1camel"));
    assert!(!scene.allows("take"));
    scene.act("reroll grey camel").chance("plant").act("take");
    assert_eq!(owned(&scene, 0), (6, "1plant+1camel".into()));
}

#[test]
fn t65_bargain_two_camel_and_a_silk_for_six() {
    let mut scene = at("", "bargains", "a", 6, "black wool, black camel");
    scene.act("swap black wool for white");
    assert_eq!(scene.legal(), ["roll", "roll both"], "a new die must be rolled");
    scene.act("roll").chance("silk");
    assert!(!scene.allows("bargain silk camel"), "twice five is too dear");
    scene.act("bargain camel silk");
    assert_eq!(owned(&scene, 0), (0, "2camel+1silk".into()));
    assert_eq!(scene.state.open.yards[3].dice.total(), 2, "the dice stay");
    assert_eq!(scene.state.open.pool, [5, 4, 2]);
}

#[test]
fn t65_roll_none_one_or_both() {
    let scene = at("", "bargains", "a", 6, "black wool, black camel");
    let mut none = scene.clone();
    none.act("bargain wool camel");
    assert_eq!(owned(&none, 0), (4, "2wool+1camel".into()));
    let mut one = scene.clone();
    one.act("reroll black camel").chance("wool");
    assert_eq!(one.legal(), ["bargain wool wool", "done"]);
    let mut both = scene.clone();
    both.act("roll both").chance("plant plant").act("bargain plant plant");
    assert_eq!(owned(&both, 0), (2, "3plant".into()));
    let mut swapped = scene.clone();
    swapped.act("swap black wool for grey").act("roll both").chance("camel").chance("carmine");
    assert!(swapped.allows("bargain camel carmine") && !swapped.allows("reroll black camel"));
}

#[test]
fn t66_farideh_two_plant_and_a_wool_for_two() {
    let mut scene = at("", "bargains", "b", 2, "black wool, black plant, black camel");
    assert!(!scene.allows("take"), "three coins");
    scene.act("swap black camel for grey").chance("plant").act("take");
    assert_eq!(owned(&scene, 0), (0, "1wool+2plant".into()));
    let mut scene = at("", "bargains", "b", 2, "black wool, black plant, black camel");
    scene.act("reroll black camel").chance("wool");
    assert_eq!(scene.legal(), ["take", "done"], "one die only, all three or none");
    scene.act("take");
    assert_eq!(owned(&scene, 0), (1, "2wool+1plant".into()));
}

#[test]
fn t67_a_small_pool_limits_the_choice() {
    let mut scene = at("", "alley_1", "b", 9, "");
    scene.act("hunt wool");
    for _ in 0..4 {
        scene.act("die black");
    }
    assert!(!scene.allows("die black"), "there is no fifth black die in the pool");
    assert!(scene.allows("die grey"));
}

#[test]
fn t32_dice_on_tiles_are_rerolled_and_the_caravanserai_adds() {
    let mut scene = begin(2, "", &["alley_2 b"]);
    scene.set_up(|state| {
        state.open.yards[1].goods = goods("1silk");
        place(state, 0, ["m", "m'", "m'"]);
        place(state, 1, ["m'", "m'", "m"]);
        state.open.turn = 2;
    });
    common::pass(&mut scene);
    common::pass(&mut scene);
    scene.chance("carmine");
    assert_eq!(scene.state.open.yards[1].goods, goods("1carmine+1silk"));
    scene.chance("wool camel");
    let bargains = space_of(&scene.state, "bargains").yard().unwrap();
    assert_eq!(scene.state.open.yards[bargains].dice.goods(), goods("1wool+1camel"));
    finish_round(&mut scene);
}
