//! Shops and traders.

mod common;

use common::{begin, finish_round, own, owned, pass, place, seat, space_of, visit};
use tabriz::Tabriz;
use testkit::Scene;

/// A player with coins in a shop whose tracks hold this much.
fn shopping(
    seats: u8,
    options: &str,
    tile: &str,
    side: &str,
    stock: [u8; 2],
    coins: u16,
) -> Scene<Tabriz> {
    let turned = format!("{tile} {side}");
    let mut scene = begin(seats, options, &[&turned]);
    scene.set_up(|state| {
        let space = space_of(state, tile);
        state.open.stalls[space.index()].stock = stock;
        state.open.stalls[space.index()].second &= (1 << stock[0]) - 1;
        own(state, 0, coins, "");
        state.open.players[seat(0)].skill = 4;
    });
    visit(&mut scene, tile);
    scene
}

fn stock(scene: &Scene<Tabriz>, tile: &str) -> [u8; 2] {
    scene.state.open.stalls[space_of(&scene.state, tile).index()].stock
}

fn purchases(scene: &Scene<Tabriz>) -> Vec<String> {
    scene.legal().into_iter().filter(|action| action.starts_with("buy")).collect()
}

#[test]
fn t55_one_listed_price_from_the_right_and_plus_takes_the_whole_track() {
    let scene = shopping(2, "", "wool", "a", [6, 0], 9);
    assert_eq!(purchases(&scene), ["buy 1 for 1", "buy 3 for 2", "buy 6 for 3"]);
    let mut scene = shopping(2, "", "wool", "a", [4, 0], 9);
    assert_eq!(purchases(&scene), ["buy 1 for 1", "buy 3 for 2"], "five need five on the track");
    scene.act("buy 3 for 2");
    assert_eq!(owned(&scene, 0), (7, "3wool".into()));
    assert_eq!(stock(&scene, "wool"), [1, 0]);
    assert!(purchases(&scene).is_empty(), "one price per visit");
    assert!(
        purchases(&shopping(2, "", "wool", "a", [0, 0], 9)).is_empty(),
        "never from the supply"
    );
    assert_eq!(
        purchases(&shopping(2, "", "carmine", "a", [4, 0], 7)),
        ["buy 1 for 4", "buy 2 for 7"]
    );
}

#[test]
fn t56_t57_plant_shop_b_sells_by_space_and_refills() {
    let mut scene = shopping(2, "", "plant", "b", [6, 0], 12);
    assert_eq!(
        purchases(&scene),
        ["buy 1 for 1", "buy 2 for 2", "buy 3 for 4", "buy 4 for 6", "buy 5 for 9", "buy 6 for 12"]
    );
    scene.act("buy 6 for 12");
    assert_eq!(owned(&scene, 0), (0, "6plant".into()));
    assert_eq!(stock(&scene, "plant"), [1, 0], "buying the last adds one");
    let mut scene = shopping(2, "", "plant", "b", [3, 0], 12);
    assert_eq!(purchases(&scene), ["buy 1 for 2", "buy 2 for 5", "buy 3 for 8"]);
    scene.act("buy 2 for 5");
    assert_eq!(stock(&scene, "plant"), [1, 0], "nothing is added while one is left");
    let mut scene = shopping(2, "", "wool", "a", [1, 0], 12);
    scene.act("buy 1 for 1");
    assert_eq!(stock(&scene, "wool"), [0, 0], "no refill icon");
}

#[test]
fn t58_two_tracks_one_price_each_the_left_one_first() {
    let mut scene = shopping(3, "", "fibres", "a", [4, 2], 20);
    assert_eq!(purchases(&scene), ["buy 1 for 1", "buy 4 for 2", "buy 0+1 for 3", "buy 0+2 for 5"]);
    let mut right = scene.clone();
    scene.act("buy 4 for 2");
    assert_eq!(purchases(&scene), ["buy 0+1 for 3", "buy 0+2 for 5"]);
    scene.act("buy 0+2 for 5");
    assert_eq!(owned(&scene, 0), (13, "4wool+2camel".into()));
    assert_eq!(stock(&scene, "fibres"), [0, 0]);
    right.act("buy 0+1 for 3");
    assert!(purchases(&right).is_empty(), "both, but in one order only");
}

#[test]
fn t58_a_mixed_track_is_bought_strictly_from_the_right() {
    let mut scene = shopping(3, "", "fibres", "b", [3, 0], 20);
    // Wool, camel hair, wool lie there from the start.
    scene.act("buy 3 for 5");
    assert_eq!(owned(&scene, 0), (15, "2wool+1camel".into()));
    let mut scene = shopping(3, "", "fibres", "b", [2, 0], 20);
    scene.act("buy 1 for 2");
    assert_eq!(owned(&scene, 0), (18, "1camel".into()));
}

#[test]
fn t58_the_prototype_has_one_price_list_for_two_tracks() {
    let scene = shopping(3, "edition=prototype", "fibres", "b", [2, 2], 20);
    assert_eq!(
        purchases(&scene),
        ["buy 0+1 for 2", "buy 1 for 2", "buy 1+2 for 5", "buy 2+1 for 5"]
    );
    let mut scene = shopping(3, "edition=prototype", "fibres", "b", [4, 2], 20);
    scene.act("buy 4+2 for 7");
    assert_eq!(owned(&scene, 0), (13, "4wool+2camel".into()));
}

#[test]
fn t59_silk_a_starts_empty_and_is_ordinary() {
    let mut scene = begin(2, "", &[]);
    assert_eq!(stock(&scene, "silk"), [0, 0]);
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "silk"), [1, 0]);
}

#[test]
fn t59_silk_b_refills_by_what_was_bought_and_is_reset() {
    let mut scene = shopping(2, "", "silk", "b", [3, 0], 20);
    scene.act("buy 2 for 11");
    assert_eq!(stock(&scene, "silk"), [4, 0], "two bought, three added");
    let mut scene = shopping(2, "", "silk", "b", [4, 0], 20);
    scene.act("buy 4 for 18");
    assert_eq!(stock(&scene, "silk"), [4, 0], "up to four");
    scene.act("done");
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "silk"), [1, 0], "exactly one");
}

#[test]
fn t59_the_prototypes_silk_shop_is_ordinary_on_both_sides() {
    let mut scene = shopping(2, "edition=prototype", "silk", "b", [3, 0], 20);
    scene.act("buy 2 for 11");
    assert_eq!(stock(&scene, "silk"), [1, 0]);
    scene.act("done");
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "silk"), [2, 0]);
}

#[test]
fn t30_shops_restock_from_the_left_and_overflow_with_an_x() {
    let mut scene = begin(2, "", &["camel b"]);
    scene.set_up(|state| {
        state.open.stalls[1].stock = [4, 0]; // Wool a: six spaces, three more, X.
        state.open.stalls[2].stock = [3, 0]; // Plant a: six spaces, three more, X.
        state.open.stalls[3].stock = [3, 0]; // Camel b: four spaces, two more, no X.
    });
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "wool"), [0, 0], "seven do not fit six: all is gone");
    assert_eq!(stock(&scene, "plant"), [6, 0], "just fits");
    assert_eq!(stock(&scene, "camel"), [4, 0], "the surplus is lost");
}

#[test]
fn t30_split_tracks_overflow_apart_and_a_mixed_one_as_one() {
    let mut scene = begin(3, "", &[]);
    scene.set_up(|state| state.open.stalls[13].stock = [3, 1]);
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "fibres"), [0, 2], "a fifth wool empties the wool track only");
    let mut scene = begin(3, "", &[]);
    scene.set_up(|state| state.open.stalls[13].stock = [2, 2]);
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "fibres"), [4, 0], "a third camel hair empties the camel track only");
    let mut scene = begin(3, "", &["fibres b"]);
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "fibres"), [5, 0]);
    finish_round(&mut scene);
    assert_eq!(stock(&scene, "fibres"), [0, 0], "seven do not fit six");
}

#[test]
fn t60_carmine_trader() {
    for (options, wool) in [("", 6), ("edition=prototype", 5)] {
        let mut scene = begin(2, options, &[]);
        scene.set_up(|state| own(state, 0, 0, "7carmine"));
        visit(&mut scene, "trader_carmine");
        let first = format!("trade 1carmine>{wool}wool");
        assert_eq!(
            scene.legal(),
            [first.as_str(), "trade 1carmine>3plant", "trade 1carmine>2camel", "done"]
        );
        let mut camel = scene.clone();
        for _ in 0..3 {
            scene.act(&first);
        }
        assert_eq!(owned(&scene, 0), (0, format!("{}wool+4carmine", 3 * wool)));
        assert_eq!(scene.legal(), ["done"], "three times");
        camel.act("trade 1carmine>2camel");
        assert_eq!(camel.legal(), ["trade 1carmine>2camel", "done"], "only one of the trades");
        for _ in 0..5 {
            camel.act("trade 1carmine>2camel");
        }
        assert_eq!(owned(&camel, 0), (0, "12camel+1carmine".into()));
        assert_eq!(camel.legal(), ["done"], "six times");
    }
}

#[test]
fn t60_silk_trader_is_not_reversible() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| own(state, 0, 0, "1silk"));
    visit(&mut scene, "trader_silk");
    assert_eq!(scene.legal(), ["trade 1silk>2plant+2carmine", "done"]);
    scene.act("trade 1silk>2plant+2carmine");
    assert_eq!(owned(&scene, 0), (0, "2plant+2carmine".into()));
    assert_eq!(scene.legal(), ["done"], "neither repeated without silk nor reversed");
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| own(state, 0, 0, "1wool+2plant+1camel+1carmine"));
    visit(&mut scene, "trader_silk");
    assert!(scene.allows("trade 1wool+1plant+1camel>1silk"));
    scene.act("trade 1plant+1carmine>1silk");
    assert_eq!(owned(&scene, 0), (0, "1wool+1plant+1camel+1silk".into()));
}

#[test]
fn t34_the_marker_passes_to_the_left() {
    let mut scene = begin(3, "", &[]);
    assert_eq!(scene.state.open.marker, seat(0));
    for _ in 0..9 {
        pass(&mut scene);
        scene.any_chance(1);
    }
    assert_eq!((scene.state.open.marker, scene.to_move()), (seat(1), seat(1)));
    scene.set_up(|state| place(state, 0, ["m", "m", "m"]));
}
