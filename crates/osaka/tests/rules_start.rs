//! Set-up (O01–O07), what is seen (O41) and who wins (O40).

mod common;

use common::*;
use game::{Awaiting, Game, Seat, Settings, Viewer};
use osaka::{Bag, Card, Chance, Colour, Ending, Event, Osaka, SpaceKind};
use testkit::Scene;

#[test]
fn o01_two_to_four_players() {
    let settings = Settings::default().complete(&Osaka::INFO).unwrap();
    let options = Osaka::options(&settings).unwrap();
    for seats in 0..8 {
        assert_eq!(Osaka::new(&options, seats).is_ok(), (2..=4).contains(&seats), "{seats}");
    }
}

#[test]
fn o02_a_hundred_and_eight_cards() {
    let deck = Scene::<Osaka>::new(2, "").state.unseen;
    assert_eq!(deck.total(), 108);
    for card in Card::all() {
        let copies = [(2, 11), (3, 9), (5, 7)].iter().find(|(value, _)| *value == card.value());
        assert_eq!(deck.count(card), copies.unwrap().1);
    }
    let icons = Scene::<Osaka>::new(2, "").state.content.icons;
    assert_eq!(icons, [2, 1, 0]);
}

#[test]
fn o03_six_spaces_and_four_ships_in_osaka() {
    let state = Scene::<Osaka>::new(2, "").state;
    let track: Vec<(&str, SpaceKind)> =
        state.content.track.iter().map(|space| (space.name.as_str(), space.kind)).collect();
    let expected = [
        ("Osaka", SpaceKind::Start),
        ("Oshima", SpaceKind::Open),
        ("Anori", SpaceKind::Anchor),
        ("Enshunada", SpaceKind::Wave),
        ("Enshunada", SpaceKind::Wave),
        ("Edo", SpaceKind::Goal),
    ];
    assert_eq!(track, expected);
    assert_eq!(state.ships.0, [0; 4]);
}

#[test]
fn o04_five_cards_to_the_market_and_three_to_production() {
    let mut scene = Scene::<Osaka>::new(2, "");
    for card in ["r2", "r2", "b3", "y5", "g5"] {
        assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Market));
        scene.chance(card);
    }
    for card in ["b2", "b5", "y3"] {
        assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Production));
        scene.chance(card);
    }
    assert_eq!(scene.state.stalls.whole_market(), bag("r2 r2 b3 y5 g5"));
    assert_eq!(scene.state.stalls.whole_production(), bag("b2 b5 y3"));
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Start { seat: A }));
}

/// A game whose rows are dealt and whose starting hands come next.
fn rows_dealt(seats: u8) -> Scene<Osaka> {
    let mut scene = Scene::<Osaka>::new(seats, "");
    ["r2", "r2", "b3", "y5", "g5", "b2", "b5", "y3"].iter().for_each(|card| {
        scene.chance(card);
    });
    scene
}

fn deal(scene: &mut Scene<Osaka>, cards: &str) {
    cards.split(' ').for_each(|card| {
        scene.chance(card);
    });
}

#[test]
fn o05_hands_are_drawn_openly_up_to_eight() {
    let mut scene = rows_dealt(2);
    deal(&mut scene, "r5 b2");
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Start { seat: A }), "7 is too few");
    let shown = |scene: &Scene<Osaka>| Osaka::shown(scene.state.view(Viewer::Seat(B)));
    assert_eq!(shown(&scene).players[A].hand, Some(bag("r5 b2")));
    deal(&mut scene, "g5");
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Start { seat: B }));
    deal(&mut scene, "y3 y5");
    assert_eq!(shown(&scene).players[A].hand, None, "hidden once the first player is known");
    assert_eq!(shown(&scene).players[A].hand_size, 3);
    assert_eq!(shown(&scene).players[B].hand, Some(bag("y3 y5")));
}

#[test]
fn o06_the_lowest_sum_begins_then_the_fewest_cards_then_chance() {
    let mut scene = rows_dealt(3);
    deal(&mut scene, "r5 r5 y3 y5 b5 b5");
    assert_eq!(scene.to_move(), B, "8 is less than 10");

    let mut scene = rows_dealt(3);
    deal(&mut scene, "b2 b2 g2 g2 b5 b5 r3 r5");
    assert_eq!(scene.to_move(), C, "8 each, two cards are fewer than four");

    let mut scene = rows_dealt(3);
    deal(&mut scene, "r5 b3 b5 b5 r3 r5");
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::First));
    let mut outcomes = Vec::new();
    scene.state.outcomes(&mut outcomes);
    let listed: Vec<String> = outcomes.iter().map(|(seat, w)| format!("{seat} {w}")).collect();
    assert_eq!(listed, ["seat 1 1", "seat 3 1"], "only the tied, equally likely");
    assert_eq!(scene.chance("seat 3").to_move(), C);
}

#[test]
fn o07_each_takes_one_token_from_the_first_player_clockwise() {
    let mut scene = rows_dealt(3);
    deal(&mut scene, "r5 r5 y3 y5 b5 b5");
    assert_eq!(scene.legal(), ["token r", "token b", "token y", "token g"]);
    assert_eq!(scene.refused("buy").rule, "O07");
    scene.act("token g");
    assert_eq!(scene.to_move(), C);
    scene.act("token g").act("token r");
    assert_eq!(scene.to_move(), B, "the first player's turn");
    assert_eq!(scene.state.tokens[C][Colour::Green], 1);
    assert_eq!(scene.state.tokens[A][Colour::Red], 1);
}

/// A finished game with these points and (red) tokens.
fn finished(points: [u16; 4], tokens: [u8; 4]) -> Osaka {
    let mut state = turn(4, |_| {}).state;
    state.agenda.clear();
    state.ending = Some(Ending::Tokens);
    state.ships[Colour::Red] = 5;
    for seat in Seat::all(4) {
        state.points[seat] = points[seat.index()];
        state.tokens[seat][Colour::Red] = tokens[seat.index()];
    }
    state.check().unwrap();
    state
}

#[test]
fn o40_points_then_tokens_then_a_shared_victory() {
    let ranks = |state: Osaka| -> Vec<u8> {
        let standings = state.standings().unwrap();
        Seat::all(4).map(|seat| standings.rank(seat)).collect()
    };
    assert_eq!(ranks(finished([9, 12, 3, 3], [8, 2, 1, 5])), [2, 1, 4, 3]);
    assert_eq!(ranks(finished([9, 9, 9, 1], [8, 3, 8, 1])), [1, 3, 1, 4]);
    let mut rich = finished([9, 12, 3, 3], [8, 2, 1, 5]);
    (rich.goods[A], rich.hands[D]) = (bag("r5 r5 r5"), bag("b5 b5 b5"));
    rich.unseen.remove_all(bag("r5 r5 r5 b5 b5 b5"));
    rich.check().unwrap();
    assert_eq!(ranks(rich), [2, 1, 4, 3], "goods and hand are worth nothing");
}

#[test]
fn o41_what_the_table_shows_and_what_memory_knows() {
    let scene = turn(3, |state| {
        state.hands.0[..3].copy_from_slice(&[bag("r5"), bag("b2 b2"), bag("g3")]);
        state.points.0[..3].copy_from_slice(&[4, 5, 6]);
        state.discards = bag("y2");
        state.stalls.market = bag("y5");
    });
    let shown = Osaka::shown(scene.state.view(Viewer::Seat(B)));
    assert_eq!(shown.players.0[..3].iter().map(|p| p.hand_size).collect::<Vec<_>>(), [1, 2, 1]);
    assert_eq!((shown.players[A].hand, shown.players[C].points), (None, None));
    assert_eq!((shown.players[B].hand, shown.players[B].points), (Some(bag("b2 b2")), Some(5)));
    assert_eq!((shown.discards, shown.counted), (bag("y2"), None));
    let spectator = Osaka::shown(scene.state.view(Viewer::Spectator));
    assert!(spectator.players.0[..3].iter().all(|p| p.hand.is_none() && p.points.is_none()));

    let memory = scene.state.view(Viewer::Seat(B));
    assert_eq!((memory.players[A].hand, memory.players[C].points), (Some(bag("r5")), Some(6)));
    let mut open = scene.state;
    open.open_memory = true;
    assert_eq!(Osaka::shown(open.view(Viewer::Spectator)), open.view(Viewer::Spectator));
    assert!(Scene::<Osaka>::new(2, "open_memory=true").state.open_memory);

    let over = finished([9, 12, 3, 3], [8, 2, 1, 5]);
    let told = Osaka::shown(over.view(Viewer::Spectator));
    assert_eq!(told.players[B].points, Some(12), "points are counted openly at the end");
    assert_eq!(told.players[B].hand_size, Bag::EMPTY.total());
}

#[test]
fn o06_a_table_may_name_the_first_player() {
    let mut scene = Scene::<Osaka>::new(3, "first=3");
    deal(&mut scene, "r2 r2 b3 y5 g5 b2 b5 y3");
    deal(&mut scene, "r5 r5 y3 y5 b5 b5");
    assert_eq!(scene.to_move(), C, "not the lowest hand");
    scene.act("token r");
    assert_eq!(scene.to_move(), A, "and on clockwise");
    let settings = game::Settings::parse("first=4").unwrap().complete(&Osaka::INFO).unwrap();
    let options = Osaka::options(&settings).unwrap();
    assert!(Osaka::new(&options, 3).is_err() && Osaka::new(&options, 4).is_ok());
}

#[test]
fn o06_a_table_may_draw_the_first_player_by_lot() {
    let mut scene = Scene::<Osaka>::new(3, "first=random");
    deal(&mut scene, "r2 r2 b3 y5 g5 b2 b5 y3");
    deal(&mut scene, "r5 r5 y3 y5 b5 b5");
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Lot));
    scene.chance("seat 2");
    assert_eq!(scene.to_move(), B, "not the lowest hand");
    assert_eq!(scene.told(|event| *event == Event::Drawn { seat: B }), 1);
}
