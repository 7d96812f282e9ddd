//! Set-up, hidden cards, advanced workshops: what is on the table before the first move.

mod common;

use common::{begin, goods, own, owned, place, seat};
use game::{Awaiting, Game, Settings, Viewer};
use tabriz::{Chance, Colour, Deck, Place, Space, Tabriz};
use testkit::Scene;

fn new(seats: u8) -> Result<Tabriz, game::Broken> {
    let settings = Settings::default().complete(&Tabriz::INFO).unwrap();
    Tabriz::new(&Tabriz::options(&settings).unwrap(), seats)
}

#[test]
fn t01_one_to_five_players_and_alone_against_a_rival() {
    assert!(new(0).is_err() && new(6).is_err());
    for seats in 1..=5 {
        assert_eq!(new(seats).unwrap().open.rival.is_some(), seats == 1);
    }
}

#[test]
fn t02_two_players_have_no_dual_shops() {
    for (seats, edition) in [(1, "final"), (2, "final"), (2, "prototype")] {
        let mut scene = begin(seats, &format!("edition={edition}"), &[]);
        assert!(Space::all().all(|s| scene.state.open.is_open(s) == (s.place() != Place::Dual)));
        scene.set_up(|state| {
            place(state, 0, ["t2", "t2", "t2"]);
            state.open.players[seat(0)].skill = 4;
        });
        assert!(!scene.allows("move t2 d1"));
    }
    assert!(begin(3, "", &[]).state.open.is_open("d1".parse().unwrap()));
}

#[test]
fn t03_tiles_stay_within_their_kind_and_sides_are_an_option() {
    let fixed = begin(3, "", &[]);
    for space in Space::all() {
        let stall = fixed.state.open.stalls[space.index()];
        assert_eq!((stall.tile.index(), stall.face.name()), (space.index(), "a"));
    }
    let mut random = Scene::<Tabriz>::new(3, "layout=random,sides=random");
    random.chance("tile carmine").chance("side b");
    assert!(!random.state.is_possible("tile carmine".parse().unwrap()), "it lies there already");
    assert!(!random.state.is_possible("tile trader_wool".parse().unwrap()), "another kind");
    random.any_chance(3);
    assert_eq!(random.state.open.stalls[1].tile.name(), "carmine");
    assert_eq!(random.state.open.stalls[1].face.name(), "b");
}

#[test]
fn t04_five_materials_by_rising_price_and_a_supply_without_end() {
    let names = tabriz::Material::ALL.map(|material| material.to_string());
    assert_eq!(names, ["wool", "plant", "camel", "carmine", "silk"]);
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| own(state, 0, 0, "6carmine+25wool"));
    scene.act("move m t4");
    for _ in 0..3 {
        scene.act("trade 1carmine>6wool"); // The box holds 30 pieces of wool.
    }
    assert_eq!(owned(&scene, 0), (0, "43wool+3carmine".into()));
}

#[test]
fn t05_dice_show_three_materials_each_and_the_pool_is_what_lies_on_no_tile() {
    let scene = begin(2, "", &[]);
    // Bargain paradise has two black dice; no other tile of the first-game sides has one.
    assert_eq!(scene.state.open.pool, [4, 4, 3]);
    let faces = |colour: Colour| {
        let die = scene.state.open.content.die(colour);
        (die.count, die.weights)
    };
    assert_eq!(faces(Colour::Black), (6, [2, 2, 2, 0, 0]));
    assert_eq!(faces(Colour::Grey), (4, [0, 2, 2, 2, 0]));
    assert_eq!(faces(Colour::White), (3, [0, 0, 2, 2, 2]));
}

#[test]
fn t05_rolls_come_up_as_often_as_listed() {
    let scene = Scene::<Tabriz>::new(2, "");
    assert!(matches!(
        scene.state.awaiting(),
        Awaiting::Chance(Chance::Dice { colour: Colour::Black, count: 2 })
    ));
    assert!(testkit::laws::chi_square(&scene.state, 40_000, 3).abs() < 5.0);
}

#[test]
fn t06_shops_are_stocked_and_the_caravanserai_gets_what_is_rolled() {
    let stock = |seats: u8, space: usize| begin(seats, "", &[]).state.open.stalls[space].stock;
    assert_eq!((stock(2, 1), stock(3, 1)), ([3, 0], [4, 0]), "3+ icons from three players on");
    assert_eq!(stock(3, 13), [2, 1], "both tracks of the fibres shop");
    let mut scene = Scene::<Tabriz>::new(2, "sides=random");
    for _ in 0..14 {
        let awaiting = scene.state.awaiting();
        let Awaiting::Chance(Chance::Side { space }) = awaiting else { panic!("{awaiting:?}") };
        scene.chance(if space.name() == "a2" { "side b" } else { "side a" });
    }
    scene.chance("camel");
    assert_eq!(scene.state.open.yards[1].goods, goods("1camel"));
    assert!(!scene.state.is_possible("silk".parse().unwrap()), "black dice come next");
}

#[test]
fn t07_a_deck_that_runs_out_is_made_anew_and_two_empty_piles_give_no_card() {
    let mut scene = begin(2, "", &[]);
    // All karmandan cards but two are discarded; the first draw of the two leaves one.
    scene.set_up(|state| {
        let mut hand = state.hidden.decks.of(Deck::Karmandan).iter();
        let keep = [hand.next().unwrap(), hand.next().unwrap()];
        for card in state.hidden.decks.of(Deck::Karmandan).iter().filter(|c| !keep.contains(c)) {
            state.hidden.decks.take(card);
            state.open.discards.put(card);
        }
    });
    let discarded = scene.state.open.discards.count();
    scene.act("move m m").act("draw 4 0 0");
    let (first, second) = {
        let mut cards = scene.state.hidden.decks.of(Deck::Karmandan).iter();
        (cards.next().unwrap(), cards.next().unwrap())
    };
    scene.chance(&first.to_string());
    assert_eq!(scene.state.open.shuffles[0], 0);
    scene.chance(&second.to_string());
    assert_eq!(scene.state.open.shuffles[0], 1, "at the moment it runs out");
    assert_eq!(scene.state.hidden.decks.count_of(Deck::Karmandan), discarded);
    assert_eq!(scene.state.open.discards.count(), 0);
}

#[test]
fn t07_without_any_card_the_bank_gives_coins_only() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        let rest = state.hidden.decks.of(Deck::Karmandan).union(state.open.discards);
        state.hidden.decks = state.hidden.decks.without(rest);
        state.open.discards = tabriz::Cards::NONE;
        state.hidden.hands[seat(1)] = state.hidden.hands[seat(1)].union(rest);
    });
    let coins = scene.state.open.players[seat(0)].coins;
    scene.act("move m m");
    assert!(!scene.legal().iter().any(|action| action.starts_with("draw")));
    scene.act("bank");
    assert_eq!(scene.state.open.players[seat(0)].coins, coins + 4);
}

#[test]
fn t08_the_bonus_of_a_seat_depends_on_the_number_of_players() {
    let coins = |seats: u8| -> Vec<u16> {
        let mut scene = Scene::<Tabriz>::new(seats, "");
        while let Awaiting::Chance(Chance::Dice { .. }) = scene.state.awaiting() {
            let outcome = scene.state.sample(&mut game::Quick::new(2));
            scene.chance(&outcome.to_string());
        }
        (0..seats).map(|number| scene.state.open.players[seat(number)].coins).collect()
    };
    assert_eq!(coins(1), [13], "what the first of two gets");
    assert_eq!(coins(2), [13, 7]);
    assert_eq!(coins(3), [15, 6, 6]);
    assert_eq!(coins(4), [12, 5, 7, 9]);
}

/// Rolls and lays out until commissions are drawn.
fn laid_out(seats: u8, options: &str) -> Scene<Tabriz> {
    let mut scene = Scene::<Tabriz>::new(seats, options);
    while !matches!(scene.state.awaiting(), Awaiting::Chance(Chance::Card { .. })) {
        let outcome = scene.state.sample(&mut game::Quick::new(2));
        scene.chance(&outcome.to_string());
    }
    scene
}

#[test]
fn t03_the_prototype_shuffles_its_tiles_unless_the_table_says_otherwise() {
    let question = |options| Scene::<Tabriz>::new(2, options).state.awaiting();
    let tile = |options| matches!(question(options), Awaiting::Chance(Chance::Tile { .. }));
    assert!(tile("edition=prototype") && tile("edition=final,layout=random"));
    assert!(!tile("edition=final") && !tile("edition=prototype,layout=fixed"));
}

#[test]
fn t08_the_prototype_gives_coins_only() {
    let scene = laid_out(5, "edition=prototype");
    for (number, coins) in [11, 6, 8, 9, 6].into_iter().enumerate() {
        assert_eq!(owned(&scene, number as u8), (coins, String::new()));
    }
}

#[test]
fn t08_a_table_may_name_the_first_player() {
    let scene = laid_out(3, "first=2");
    let coins = [0, 1, 2].map(|number| owned(&scene, number).0);
    assert_eq!(coins, [6, 15, 6], "in the order of play");
    assert_eq!((scene.state.open.marker, scene.state.open.current), (seat(1), seat(1)));
    let settings = Settings::parse("first=3").unwrap().complete(&Tabriz::INFO).unwrap();
    let options = Tabriz::options(&settings).unwrap();
    assert!(Tabriz::new(&options, 2).is_err() && Tabriz::new(&options, 3).is_ok());
}

#[test]
fn t08_everybody_starts_on_meydan_with_a_bonus_by_seat_and_two_of_four_cards() {
    let mut scene = Scene::<Tabriz>::new(5, "");
    while let Awaiting::Chance(Chance::Dice { .. }) = scene.state.awaiting() {
        let outcome = scene.state.sample(&mut game::Quick::new(2));
        scene.chance(&outcome.to_string());
    }
    scene.chance("k01").chance("k02").chance("k03").chance("k04");
    assert_eq!(scene.legal().len(), 6, "two of four");
    scene.act("keep k02 k04");
    assert_eq!(scene.state.hidden.hands[seat(0)].iter().count(), 2);
    assert!(scene.state.open.discards.has("k01".parse().unwrap()));
    let starts = [(11, ""), (6, "1wool"), (8, "1plant"), (9, "1camel"), (6, "1carmine")];
    for (index, (coins, start)) in starts.into_iter().enumerate() {
        let player = &scene.state.open.players[seat(index as u8)];
        assert_eq!((player.coins, player.goods), (coins, goods(start)));
        assert!(player.apprentices.iter().all(|a| !a.lying && a.space == Space::MEYDAN));
        assert_eq!((player.skill, player.prestige), (0, 0));
    }
}

#[test]
fn t80_advanced_workshops_replace_the_bonus_by_seat() {
    let mut scene = Scene::<Tabriz>::new(2, "advanced=true");
    while let Awaiting::Chance(Chance::Dice { .. }) = scene.state.awaiting() {
        let outcome = scene.state.sample(&mut game::Quick::new(2));
        scene.chance(&outcome.to_string());
    }
    assert_eq!(scene.state.open.stalls[0].face.name(), "b", "Meydan's back");
    scene.chance("w03").chance("w07");
    assert_eq!(scene.legal(), ["keep w03", "keep w07"]);
    scene.act("keep w07");
    assert_eq!(owned(&scene, 0), (5, "1wool".into()));
    assert!(!scene.state.is_possible("w03".parse().unwrap()), "it has left the game");
    scene.chance("w01").chance("w02").act("keep w02");
    assert_eq!(owned(&scene, 1), (6, String::new()));
    assert!(matches!(scene.state.awaiting(), Awaiting::Chance(Chance::Card { .. })));
}

#[test]
fn t99_hands_and_options_are_hidden_but_their_decks_are_open() {
    let mut scene = begin(3, "", &[]);
    scene.act("move m m").act("draw 4 0 0").any_chance(5);
    let (mine, other) =
        (scene.state.view(Viewer::Seat(seat(0))), scene.state.view(Viewer::Seat(seat(1))));
    assert_eq!(mine.own.unwrap().offer.count(), 4);
    assert!(other.own.unwrap().offer.is_empty());
    assert_eq!(other.offer.len(), 4);
    assert!(other.hands.iter().all(|hand| hand.len() == 2));
    let text = serde_json::to_string(&other).unwrap();
    let secret = scene.state.hidden.offer.iter().next().unwrap();
    assert!(other.unseen.has(secret), "as far as seat 2 knows it is anywhere");
    assert!(text.contains("karmandan"));
    let told = scene.events.iter().filter_map(|e| Tabriz::redact(e, Viewer::Spectator));
    let cards: Vec<_> = told.filter(|e| matches!(e, tabriz::Event::Drew { .. })).collect();
    assert!(cards.iter().all(|e| matches!(e, tabriz::Event::Drew { card: None, .. })));
}

#[test]
fn t99_who_remembers_a_reshuffle_knows_the_older_cards() {
    let mut scene = begin(2, "", &[]);
    scene.set_up(|state| {
        let all = state.hidden.decks.of(Deck::Karmandan);
        let last = all.iter().next().unwrap();
        let mut rest = all;
        rest.take(last);
        state.hidden.decks = state.hidden.decks.without(rest);
        state.open.discards = state.open.discards.union(rest);
    });
    let old = scene.state.hidden.hands[seat(0)];
    scene.act("move m m").act("bank karmandan").any_chance(1).act("done");
    let view = scene.state.view(Viewer::Seat(seat(1)));
    assert_eq!(view.older.len(), 1);
    // All three cards were drawn before the reshuffle, so their set is known, and only they are.
    assert_eq!(view.older[0].cards, scene.state.hidden.hands[seat(0)]);
    assert!(!view.unseen.meets(old));
}

#[test]
fn t08_a_table_may_draw_the_first_player_by_lot() {
    let mut scene = Scene::<Tabriz>::new(3, "first=random");
    scene.chance("seat 2").any_chance(1);
    let coins = [0, 1, 2].map(|number| owned(&scene, number).0);
    assert_eq!(coins, [6, 15, 6], "in the order of play");
    assert_eq!(scene.state.open.marker, seat(1));
    let alone = Scene::<Tabriz>::new(1, "first=random");
    assert_ne!(alone.state.awaiting(), Awaiting::Chance(Chance::First), "nobody else could begin");
}
