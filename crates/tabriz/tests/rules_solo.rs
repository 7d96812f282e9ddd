//! Alone against a Rival.

mod common;

use common::{begin, done, finish_round, goods, hold, own, owned, pass, place, seat, space_of};
use game::{Awaiting, Game, Seat};
use tabriz::{
    Chance, Colour, DiceSet, Ending, Event, Faces, Goods, Material, Party, Rival, Space, Step,
    Tabriz,
};
use testkit::Scene;

fn alone(options: &str, sides: &[&str]) -> Scene<Tabriz> {
    let mut scene = begin(1, options, sides);
    scene.set_up(|state| hold(state, 0, ""));
    scene
}

fn rival(scene: &Scene<Tabriz>) -> &Rival {
    scene.state.open.rival.as_ref().unwrap()
}

/// Lays pool dice under a column; what is missing to the pool's number lies aside.
fn under(scene: &mut Scene<Tabriz>, colour: Colour, faces: &str) {
    scene.set_up(|state| {
        let wanted: Faces =
            if faces.is_empty() { Faces::default() } else { faces.parse().unwrap() };
        let face = state.open.content.die(colour).faces[0];
        let rest = state.open.pool[colour.index()] - wanted.total();
        let rival = state.open.rival.as_mut().unwrap();
        rival.under.0[colour.index()] = wanted;
        rival.aside.0[colour.index()] = Faces::default();
        (0..rest).for_each(|_| rival.aside.put(colour, Faces::one(face)));
    });
}

/// The Rival's apprentices.
fn rivals_at(scene: &mut Scene<Tabriz>, spaces: [&str; 3]) {
    scene.set_up(|state| {
        let rival = state.open.rival.as_mut().unwrap();
        rival.apprentices = spaces.map(|space| space.parse().unwrap());
        rival.apprentices.sort_unstable();
    });
}

fn places(scene: &Scene<Tabriz>) -> Vec<String> {
    rival(scene).apprentices.iter().map(Space::to_string).collect()
}

/// Empties every tile, then puts pieces on some: `("wool", 3)`.
fn market(scene: &mut Scene<Tabriz>, stock: &[(&str, u8)]) {
    scene.set_up(|state| {
        state.open.stalls.iter_mut().for_each(|stall| (stall.stock, stall.second) = ([0; 2], 0));
        state.open.yards.iter_mut().for_each(|yard| yard.goods = Goods::NONE);
        for (tile, count) in stock {
            let space = space_of(state, tile);
            state.open.stalls[space.index()].stock[0] = *count;
        }
    });
}

#[test]
fn t90_the_rival_starts_with_nothing_on_its_spaces() {
    let scene = alone("", &[]);
    assert_eq!(places(&scene), ["m", "s1", "s2"]);
    let Rival { coins, goods, skill, toll, .. } = *rival(&scene);
    assert_eq!((coins, goods, skill, toll), (0, Goods::NONE, 0, 1));
    assert_eq!(rival(&alone("advanced=true", &[])).skill, 1);
    let content = &scene.state.open.content;
    let levels = content.rivals.each_ref().map(|mat| mat.difficulty as u8);
    assert_eq!(levels, [0, 0, 1, 1, 2]);
    for name in ["r1", "r2", "r3", "r4", "r5"] {
        assert_eq!(rival(&alone(&format!("rival={name}"), &[])).name.name(), name);
    }
}

#[test]
fn t91_at_most_three_dice_of_a_colour_are_rolled_under_the_columns() {
    let scene = alone("", &[]);
    assert_eq!(scene.state.open.pool, [3, 3, 3], "of 4, 4 and 3");
    let under = rival(&scene).under;
    assert_eq!(Colour::ALL.map(|colour| under.of(colour).total()), [3, 3, 3]);
    assert_eq!(rival(&scene).aside, DiceSet::default());
}

#[test]
fn t92_turns_alternate_and_use_black_then_grey_then_white() {
    let mut scene = alone("rival=r3", &[]);
    for (colour, faces) in [(Colour::Black, "camel"), (Colour::Grey, "camel")] {
        under(&mut scene, colour, faces); // Both: +1 coin.
    }
    under(&mut scene, Colour::White, "carmine carmine"); // +2 coins
    let mut coins = Vec::new();
    for _ in 0..3 {
        assert_eq!(scene.to_move(), seat(0), "the player is always first");
        pass(&mut scene);
        coins.push(rival(&scene).coins);
    }
    assert_eq!(coins, [1, 2, 4]);
    assert_eq!(scene.state.open.round, 2);
    scene.any_chance(1);
    assert_eq!(scene.state.open.marker, seat(0));
}

#[test]
fn t93_a_toll_for_its_tiles_and_no_action_for_who_cannot_pay() {
    let mut scene = alone("", &[]);
    rivals_at(&mut scene, ["s1", "s1", "m"]);
    scene.set_up(|state| own(state, 0, 5, ""));
    let mut poor = scene.clone();
    scene.act("move m s1");
    assert_eq!((scene.state.open.players[seat(0)].coins, rival(&scene).coins), (4, 1), "once");
    assert!(scene.allows("buy 1 for 1"));
    poor.set_up(|state| {
        own(state, 0, 1, "");
        hold(state, 0, "k01");
        state.open.rival.as_mut().unwrap().toll = 2;
    });
    poor.act("move m s1");
    assert_eq!(poor.legal(), ["done"], "completing is still possible, the action is not");
    assert_eq!(owned(&poor, 0).0, 1, "never in part");
    let mut meydan = alone("", &[]);
    let coins = owned(&meydan, 0).0;
    meydan.act("move m m");
    assert_eq!(owned(&meydan, 0).0, coins, "Meydan is free");
}

#[test]
fn t94_a_swapped_die_is_rolled_and_lies_under_its_column() {
    let mut scene = alone("", &["bargains b"]);
    scene.set_up(|state| common::own(state, 0, 9, ""));
    // Pool: three black (six less three on the tile), three grey, three white.
    under(&mut scene, Colour::Black, "wool wool plant");
    under(&mut scene, Colour::White, "silk camel carmine");
    let shown: Vec<(Colour, Material)> =
        scene.state.open.yards[3].dice.iter().map(|(colour, face, _)| (colour, face)).collect();
    let (_, face) = shown[0];
    scene.set_up(|state| place(state, 0, ["m", "t6", "t6"]));
    scene.act("move t6 c2");
    assert!(scene.allows(&format!("swap black {face} for black wool")), "it changes the columns");
    scene.act(&format!("swap black {face} for white silk"));
    scene.chance("camel"); // The die that goes to the pool comes first.
    assert_eq!(rival(&scene).under.count(Colour::Black, Material::Camel), 1);
    assert_eq!(rival(&scene).under.count(Colour::White, Material::Silk), 0);
    scene.chance("silk");
    assert_eq!(scene.state.open.yards[3].dice.count(Colour::White, Material::Silk), 1);
    assert_eq!(scene.state.open.pool, [4, 3, 2]);
}

#[test]
fn t94_even_if_that_turn_is_over_and_all_are_rerolled_in_the_workshop_phase() {
    let mut scene = alone("rival=r3", &["bargains b"]);
    under(&mut scene, Colour::Black, "");
    scene.set_up(|state| place(state, 0, ["m", "t6", "t6"]));
    pass(&mut scene); // The black turn is over.
    let (_, face, _) = scene.state.open.yards[3].dice.iter().next().unwrap();
    let grey = rival(&scene).under.of(Colour::Grey).iter().next().unwrap().0;
    scene.act("move t6 c2");
    let black = |action: &String| action.contains("for black");
    assert!(!scene.legal().iter().any(black), "a swap for black would be a reroll");
    scene.act(&format!("swap black {face} for grey {grey}")).chance("wool");
    assert_eq!(rival(&scene).under.of(Colour::Black).total(), 1);
    scene.any_chance(1).act("done");
    while scene.state.open.round == 1 {
        match scene.legal().iter().any(|action| action.starts_with("rival")) {
            true => drop(scene.act(&scene.legal()[0].clone())),
            false => pass(&mut scene),
        }
    }
    scene.any_chance(1);
    let aside = rival(&scene).aside;
    assert_eq!(aside, DiceSet::default(), "the whole pool lies under the columns again");
}

#[test]
fn t94_dice_rolled_and_returned_keep_their_new_face() {
    let mut scene = alone("rival=r3", &[]);
    under(&mut scene, Colour::Black, "wool plant camel");
    under(&mut scene, Colour::Grey, "plant camel carmine");
    scene.set_up(|state| {
        own(state, 0, 9, "");
        hold(state, 0, "k27");
        place(state, 0, ["m", "t5", "t5"]);
    });
    let mut later = scene.clone();
    scene.act("move t5 a1").act("die black wool").act("die grey plant").act("roll");
    scene.chance("camel").chance("carmine");
    assert_eq!(rival(&scene).under.of(Colour::Black), "plant camel camel".parse().unwrap());
    assert_eq!(rival(&scene).under.of(Colour::Grey), "camel carmine carmine".parse().unwrap());
    pass(&mut later);
    while later.legal().iter().any(|action| action.starts_with("rival")) {
        let first = later.legal()[0].clone();
        later.act(&first);
    }
    let before = rival(&later).aside.of(Colour::Black);
    later.act("move t5 a1");
    let black: Vec<String> =
        later.legal().into_iter().filter(|action| action.starts_with("die black")).collect();
    assert_eq!(black, ["die black"], "whatever they show, it does nothing any more");
    later.act("die black").act("roll").chance("camel");
    let now = rival(&later).aside.of(Colour::Black);
    assert_eq!(now.total(), before.total(), "set aside: that turn is over");
}

#[test]
fn t65_alone_the_prototype_lets_a_new_die_lie_as_it_lies() {
    let mut scene = alone("edition=prototype,layout=fixed", &["bargains a"]);
    scene.set_up(|state| common::own(state, 0, 20, ""));
    under(&mut scene, Colour::White, "silk camel carmine");
    scene.set_up(|state| place(state, 0, ["m", "t6", "t6"]));
    let (_, face, _) = scene.state.open.yards[3].dice.iter().next().unwrap();
    scene.act("move t6 c2").act(&format!("swap black {face} for white silk")).chance("wool");
    assert_eq!(scene.state.open.yards[3].dice.count(Colour::White, Material::Silk), 1);
    assert!(scene.allows("reroll white silk") && scene.allows("roll both"), "it may be rolled");
    let swaps = scene.legal().iter().filter(|action| action.starts_with("swap")).count();
    assert_eq!(swaps, 0, "only one swap");
    let bargain = scene.legal().into_iter().find(|action| action.starts_with("bargain silk"));
    scene.act(&bargain.expect("two silk for ten coins"));
    assert_eq!(owned(&scene, 0).0, 10);
}

#[test]
fn t95_rows_from_the_top_each_once_and_unused_dice_bring_the_default() {
    // r2: 2plant: remove 2 plant keep 2; 1plant: remove 1 plant keep 1; default +1 skill.
    let mut scene = alone("rival=r2", &[]);
    under(&mut scene, Colour::Black, "wool plant plant");
    market(&mut scene, &[("plant", 3)]);
    pass(&mut scene);
    assert_eq!(rival(&scene).goods, goods("2plant"));
    assert_eq!(rival(&scene).skill, 1, "the wool matches no row");
    // Three plant dye dice: the first row takes all of them, as far as there is plant dye.
    let mut scene = alone("rival=r2", &[]);
    under(&mut scene, Colour::Black, "plant plant plant");
    market(&mut scene, &[("plant", 3)]);
    pass(&mut scene);
    assert_eq!((rival(&scene).goods, rival(&scene).skill), (goods("3plant"), 0), "in part");
}

#[test]
fn t95_a_wholly_impossible_row_and_an_empty_column_bring_the_default() {
    let mut scene = alone("rival=r2", &[]);
    under(&mut scene, Colour::Black, "plant");
    market(&mut scene, &[]);
    pass(&mut scene);
    assert_eq!((rival(&scene).goods, rival(&scene).skill), (Goods::NONE, 1));
    let mut scene = alone("rival=r2", &[]);
    under(&mut scene, Colour::Black, "");
    pass(&mut scene);
    assert_eq!(rival(&scene).skill, 1, "no dice at all: once");
    // r2's grey default needs goods somewhere; without any it does nothing.
    under(&mut scene, Colour::Grey, "");
    market(&mut scene, &[]);
    let before = places(&scene);
    pass(&mut scene);
    assert_eq!(places(&scene), before);
}

#[test]
fn t96_the_player_chooses_where_the_rival_removes() {
    let mut scene = alone("rival=r2", &["alley_2 b"]);
    under(&mut scene, Colour::Black, "plant plant");
    market(&mut scene, &[("plant", 2)]);
    scene.set_up(|state| state.open.yards[1].goods = goods("1plant"));
    pass(&mut scene);
    // One must come from s2 in any case; the other is the player's choice.
    assert_eq!(scene.state.open.pieces("s2".parse().unwrap()), goods("1plant"));
    assert_eq!(scene.legal(), ["rival remove s2", "rival remove a2"]);
    scene.act("rival remove a2");
    assert_eq!(rival(&scene).goods, goods("2plant"));
    assert_eq!(scene.state.open.pieces("s2".parse().unwrap()), goods("1plant"));
}

#[test]
fn t96_remove_and_keep_some_the_rest_goes_to_the_supply() {
    // r2: 2wool: remove 3 wool keep 1.
    let mut scene = alone("rival=r2", &["wool b"]);
    under(&mut scene, Colour::Black, "wool wool");
    market(&mut scene, &[("wool", 3)]);
    pass(&mut scene);
    assert_eq!(rival(&scene).goods, goods("1wool"));
    assert_eq!(scene.state.open.stalls[1].stock, [0, 0], "a removal is no purchase: no refill");
}

#[test]
fn t96_clearing_the_fullest_tile_with_a_choice_of_tile_and_piece() {
    // r5: 2wool: clear fullest keep 2.
    let mut scene = alone("rival=r5", &["alley_2 b"]);
    under(&mut scene, Colour::Black, "wool wool");
    market(&mut scene, &[("wool", 3), ("plant", 2)]);
    scene.set_up(|state| state.open.yards[1].goods = goods("1wool+2silk"));
    pass(&mut scene);
    assert_eq!(scene.legal(), ["rival remove s1", "rival remove a2"]);
    scene.act("rival remove a2");
    assert_eq!(scene.legal(), ["rival keep wool", "rival keep silk"]);
    scene.act("rival keep silk"); // After silk only silk is left to keep.
    assert_eq!(rival(&scene).goods, goods("2silk"));
    assert!(scene.state.open.yards[1].goods.is_empty(), "the wool goes to the supply");
    assert_eq!(scene.state.open.stalls[1].stock[0], 3);
}

#[test]
fn t96_moves_nearest_leftmost_rightmost_fullest() {
    // r1 grey: 2camel: nearest to meydan, +1 skill; 2plant: nearest to trader, +1 skill.
    let mut scene = alone("", &[]);
    scene.set_up(|state| {
        state.open.turn = 1;
        state.open.rival.as_mut().unwrap().turns = 1;
        place(state, 0, ["m", "m", "m'"]);
    });
    rivals_at(&mut scene, ["m", "t1", "c2"]);
    under(&mut scene, Colour::Grey, "camel camel");
    let mut trader = scene.clone();
    let mut fullest = scene.clone();
    pass(&mut scene);
    assert_eq!(places(&scene), ["m", "m", "c2"], "those already there are not counted");
    under(&mut trader, Colour::Grey, "plant plant");
    pass(&mut trader);
    // Three free traders are two steps from t1.
    assert_eq!(trader.legal(), ["rival move t1 t2", "rival move t1 t3", "rival move t1 t5"]);
    trader.act("rival move t1 t2");
    assert_eq!(places(&trader), ["m", "t2", "c2"]);
    // The default: leftmost to the fullest free tile, keep one of what is there.
    under(&mut fullest, Colour::Grey, "");
    market(&mut fullest, &[("wool", 2), ("plant", 3)]);
    pass(&mut fullest);
    assert_eq!(places(&fullest), ["m", "s2", "c2"], "t1 is the leftmost");
    assert_eq!(rival(&fullest).goods, goods("1plant"));
}

#[test]
fn t96_all_apprentices_go_where_the_players_are() {
    let mut scene = alone("", &[]);
    under(&mut scene, Colour::Black, "camel camel camel");
    scene.set_up(|state| place(state, 0, ["s4", "t1", "m"]));
    scene.act("move s4 m").act("done");
    assert_eq!(places(&scene), ["m", "m", "t1"]);
}

#[test]
fn t97_skill_pays_materials_toll_and_prestige() {
    let mut scene = alone("", &[]);
    let learn = |scene: &mut Scene<Tabriz>, from: u8| {
        scene.set_up(|state| {
            state.open.rival.as_mut().unwrap().skill = from;
            state.open.turn = 0;
            state.open.rival.as_mut().unwrap().turns = 0;
            place(state, 0, ["m", "m", "m"]);
        });
        under(scene, Colour::Black, ""); // Default: +1 skill.
        pass(scene);
    };
    learn(&mut scene, 1);
    assert_eq!(rival(&scene).goods, goods("1plant"));
    learn(&mut scene, 3);
    assert_eq!(rival(&scene).toll, 2);
    learn(&mut scene, 7);
    assert_eq!(rival(&scene).prestige, 9);
    learn(&mut scene, 9);
    assert_eq!(rival(&scene).toll, 3);
}

#[test]
fn t97_dice_set_aside_are_still_in_the_pool() {
    let mut scene = alone("rival=r3", &[]);
    under(&mut scene, Colour::Black, "");
    scene.set_up(|state| {
        own(state, 0, 9, "");
        place(state, 0, ["m", "t5", "t5"]);
    });
    pass(&mut scene);
    scene.act("move t5 a1");
    assert!(scene.legal().iter().any(|action| action.starts_with("die black")));
}

#[test]
fn t98_the_rival_reaches_fourteen_and_the_round_is_finished() {
    let mut scene = alone("", &[]);
    scene.set_up(|state| state.open.rival.as_mut().unwrap().skill = 13);
    under(&mut scene, Colour::Black, "");
    under(&mut scene, Colour::Grey, "carmine carmine");
    under(&mut scene, Colour::White, "silk");
    pass(&mut scene);
    assert_eq!(scene.state.open.bonus, Some(Party::Rival));
    assert_eq!(scene.state.open.ending, Some(Ending::Rival));
    assert_eq!(rival(&scene).prestige, 8 + 2);
    let mut turns = 1;
    while scene.state.open.step != Step::Over {
        scene.any_chance(1);
        match scene.legal().iter().any(|action| action.starts_with("rival")) {
            true => drop(scene.act(&scene.legal()[0].clone())),
            false => {
                pass(&mut scene);
                turns += 1;
            }
        }
    }
    assert_eq!((turns, scene.state.ending()), (3, Some("rival")));
}

#[test]
fn t98_conversions_count_whole_sets_and_a_tie_goes_to_the_richer_side() {
    let finish = |rival_coins: u16, hoard: &str, prestige: u16, coins: u16| {
        let mut scene = alone("", &[]);
        scene.set_up(|state| {
            done(state, 0, "k01 k02 k03 k05 k06 k07 k08 k09");
            hold(state, 0, "k10");
            own(state, 0, 0, "2wool+2plant");
            place(state, 0, ["m", "m'", "m'"]);
            state.open.turn = 2;
            state.open.players[seat(0)].prestige = prestige;
            let rival = state.open.rival.as_mut().unwrap();
            rival.turns = 2;
            rival.coins = rival_coins;
            rival.goods = goods(hoard);
        });
        under(&mut scene, Colour::White, ""); // Default: +1 coin.
        scene.set_up(|state| own(state, 0, coins, "2wool+2plant"));
        scene.act("move m m").act("complete k10"); // Nine coins, one prestige, the bonus.
        assert_eq!(scene.state.awaiting(), Awaiting::Nobody);
        let standings = scene.state.standings().unwrap();
        assert_eq!(standings.sides(), 2);
        let ranks = [seat(0), seat(1)].map(|side| standings.rank(side));
        (standings.score(seat(0)), standings.score(seat(1)), ranks)
    };
    // 5 coins: 2; 3 plant and 2 camel: 1; 3 carmine: 1; 2 silk: 2; wool nothing.
    let hoard = "4wool+3plant+2camel+3carmine+2silk";
    assert_eq!(finish(4, hoard, 0, 0), (3, 6, [2, 1]));
    assert_eq!(finish(4, hoard, 4, 0), (7, 6, [1, 2]));
    // Tied at 6: the Rival holds 5 coins and 14 pieces.
    assert_eq!(finish(4, hoard, 3, 0), (6, 6, [2, 1]));
    assert_eq!(finish(4, hoard, 3, 11), (6, 6, [1, 2]));
    assert_eq!(finish(4, hoard, 3, 10), (6, 6, [1, 1]), "a draw");
}

/// The prototype's example: a Rival's first round, step for step, with the Old Hand.
#[test]
fn t92_t95_t96_t97_the_first_round_of_the_prototypes_example() {
    let mut scene = alone("", &["alley_2 b"]);
    // A grey die lies in the market and only two white ones in the pool.
    scene.set_up(|state| common::own(state, 0, 9, ""));
    set_example(&mut scene);
    let mut tell = Vec::new();
    pass(&mut scene);

    // First turn. Rows one to four do not match; row five needs two plant dye dice.
    let row =
        Event::RivalRow { column: Colour::Black, row: 4, dice: "plant plant".parse().unwrap() };
    assert!(scene.events.contains(&row));
    // Four plant dye lie on two tiles: one of the shop's goes in any case, the player says where
    // the second comes from; one is kept.
    assert_eq!(scene.legal(), ["rival remove s2", "rival remove a2"]);
    scene.act("rival remove s2");
    // Likewise two wool, from the only shop that has some; then the wool die is left. Rows six and
    // seven do not match; the last row does, but there are no two plant dye to trade: the default.
    assert_eq!(rival(&scene).goods, goods("1wool+1plant"));
    assert_eq!(scene.state.open.pieces("s1".parse().unwrap()), goods("1wool"));
    assert_eq!(scene.state.open.pieces("s2".parse().unwrap()), goods("1plant"));
    assert!(scene.events.contains(&Event::RivalDefault { column: Colour::Black }));
    assert_eq!(rival(&scene).skill, 1);
    assert_eq!(rival(&scene).under.of(Colour::Black).total(), 0, "all black dice are set aside");
    tell.push(scene.events.len());

    // Second turn: camel, camel, plant. The first row does not match, the second does. Two
    // apprentices are one step from Meydan: the player chooses.
    pass(&mut scene);
    assert_eq!(scene.legal(), ["rival move s1 m", "rival move s2 m"]);
    scene.act("rival move s1 m");
    assert_eq!(places(&scene), ["m", "m", "s2"]);
    // One skill more makes two, which brings a plant dye; the last die removes and keeps another one.
    assert_eq!(rival(&scene).skill, 2);
    assert_eq!(scene.legal(), ["rival remove s2", "rival remove a2"]);
    scene.act("rival remove a2");
    assert_eq!(rival(&scene).goods, goods("1wool+3plant"));
    assert_eq!(rival(&scene).under.of(Colour::Grey).total(), 0);
    tell.push(scene.events.len());

    // Third turn: two camel hair. The third row swaps the grey market die for one of them.
    pass(&mut scene);
    let swapped = |event: &Event| {
        matches!(event, Event::RivalSwapped { colour: Colour::Grey, by: Colour::White, .. })
    };
    assert!(scene.events.iter().any(swapped));
    let yard = scene.state.open.yards[1];
    assert_eq!(yard.dice.count(Colour::White, Material::Camel), 1, "it keeps its face");
    assert_eq!(yard.goods, Goods::NONE, "nobody rolled there, so nothing is added");
    let question = Chance::Dice { colour: Colour::Grey, count: 1 };
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(question), "the grey die is rolled");
    scene.chance("carmine");
    assert_eq!(rival(&scene).aside.count(Colour::White, Material::Camel), 1);
    assert_eq!(rival(&scene).aside.count(Colour::Grey, Material::Carmine), 1, "both set aside");
    assert_eq!(scene.state.open.round, 2, "this ends the round");
    assert!(tell[0] < tell[1] && tell[1] < scene.events.len());
}

/// Black plant, plant, wool; grey camel, camel, plant; white camel, camel.
fn set_example(scene: &mut Scene<Tabriz>) {
    market(scene, &[("wool", 3), ("plant", 3)]);
    scene.set_up(|state| {
        let parse = |text: &str| text.parse::<Faces>().unwrap();
        // One white die lies on bargain paradise instead of a black one, which is set aside.
        let yards = &mut state.open.yards;
        yards[1].dice = DiceSet::default();
        yards[1].dice.put(Colour::Grey, parse("plant"));
        yards[1].goods = goods("1plant");
        yards[3].dice = DiceSet::default();
        yards[3].dice.put(Colour::Black, parse("wool"));
        yards[3].dice.put(Colour::White, parse("silk"));
        state.open.pool = [4, 3, 2];
        let rival = state.open.rival.as_mut().unwrap();
        rival.under.0 =
            [parse("plant plant wool"), parse("camel camel plant"), parse("camel camel")];
        rival.aside = DiceSet::default();
        rival.aside.put(Colour::Black, parse("wool"));
    });
}

#[test]
fn t90_two_rounds_alone_leave_the_marker_and_the_seats_alone() {
    let mut scene = alone("rival=r2", &[]);
    market(&mut scene, &[]);
    for colour in Colour::ALL {
        under(&mut scene, colour, "");
    }
    finish_round(&mut scene);
    assert_eq!((scene.state.open.marker, scene.state.seats()), (Seat::new(0), 1));
}
