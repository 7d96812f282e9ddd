//! Sales, sinking ships and insurance (O30–O39), with the worked examples of a sale.

mod common;

use common::*;
use game::{Awaiting, Game, Seat};
use osaka::{Bag, Colour, Ending, Event, Osaka, set_value};
use testkit::Scene;

/// Player A buys one green 2 for a blue 2 and thereby brings the green ship to Edo; everything
/// else is up to the test.
fn green_arrives(seats: u8, change: impl FnOnce(&mut Osaka)) -> Scene<Osaka> {
    let mut scene = turn(seats, |state| {
        state.ships[Colour::Green] = 4;
        state.stalls.market = bag("g2");
        state.hands[A] = bag("b2");
        change(state);
    });
    scene.act("buy").act("pay b2").any_chance(1);
    scene
}

fn sold(scene: &Scene<Osaka>, of: Seat) -> Vec<(Colour, u16, u16, u16)> {
    let entry = |event: &Event| match *event {
        Event::Sold { seat, colour, value, points, drawn, .. } if seat == of => {
            Some((colour, value, points, drawn))
        }
        _ => None,
    };
    scene.events.iter().filter_map(entry).collect()
}

#[test]
fn o30_everybody_sells_the_colour_insured_or_not() {
    let scene = green_arrives(3, |state| {
        state.goods[B] = bag("g3 r5");
        state.insured[B] = bag("g5 r2");
        state.goods[C] = bag("b5");
    });
    assert_eq!(sold(&scene, B), [(Colour::Green, 10, 2, 0)], "5 × 2 cards");
    assert_eq!((scene.state.goods[B], scene.state.insured[B]), (bag("r5"), bag("r2")));
    assert_eq!(sold(&scene, A), [(Colour::Green, 5, 1, 0)], "the bought good at once");
    assert_eq!(sold(&scene, C), [], "nothing to sell");
}

#[test]
fn o31_highest_card_plus_tokens_times_cards_rounded_up() {
    // Worked examples: three reds with a 5, and a single yellow 2.
    assert_eq!(set_value(bag("r2 r3 r5"), 0, 5), 15);
    assert_eq!(set_value(bag("y2"), 0, 5), 5);
    assert_eq!(set_value(bag("g5 g3"), 2, 5), 15, "14 rounded up");
    assert_eq!(set_value(bag("g2 g2 g2"), 1, 5), 10, "9 rounded up");
    assert_eq!(set_value(bag("g3 g3 g2 g2 g2"), 0, 5), 15, "exact multiples stay");
    let scene = green_arrives(2, |state| {
        state.goods[B] = bag("g3 g3");
        state.tokens[B][Colour::Green] = 1;
        state.tokens[B][Colour::Red] = 5;
    });
    assert_eq!(sold(&scene, B), [(Colour::Green, 10, 2, 0)], "only green tokens help: 4 × 2");
    assert_eq!(scene.state.score(B), 2);
}

#[test]
fn o31_o34_the_example_of_a_red_and_a_yellow_sale() {
    let mut scene = turn(2, |state| {
        (state.ships[Colour::Red], state.ships[Colour::Yellow]) = (4, 4);
        state.goods[A] = bag("r3 r5");
        state.stalls.market = bag("r2 y2");
        state.hands[A] = bag("b2 b2");
    });
    scene.act("buy").act("pay b2").act("pay b2").any_chance(1);
    assert_eq!(sold(&scene, A), [(Colour::Red, 15, 3, 0), (Colour::Yellow, 5, 1, 0)]);
    assert_eq!(scene.state.score(A), 4);
}

#[test]
fn o32_the_cheapest_cards_become_points_and_the_rest_is_discarded() {
    let mut scene = green_arrives(2, |state| {
        state.goods[B] = bag("g2 g2 g3 g3 g3");
        state.stalls.production = bag("r2");
    });
    // B: 3 × 5 = 15, three points; A keeps the one green 2 that was bought.
    assert_eq!(scene.state.point_cards, bag("g2 g2 g3 g2"));
    assert_eq!(scene.state.discards, bag("b2 g3 g3"));
    assert_eq!(scene.state.points.0, [1, 3, 0, 0]);
    scene.state.check().unwrap();
    scene.act("take r2");
}

#[test]
fn o33_missing_point_cards_come_unseen_from_the_pile() {
    // Worked example: green 5 and 3 with two green tokens.
    let before = green_arrives(2, |_| {}).state;
    let scene = green_arrives(2, |state| {
        state.goods[B] = bag("g5 g3");
        state.tokens[B][Colour::Green] = 2;
    });
    assert_eq!(sold(&scene, B), [(Colour::Green, 15, 3, 1)]);
    assert_eq!((scene.state.face_down, scene.state.score(B)), (1, 3));
    assert_eq!(scene.state.pile(), before.pile() - 3, "two goods came from the pile, one point");
    assert_eq!(scene.state.point_cards, bag("g2 g3 g5"), "the drawn card is known to nobody");
}

#[test]
fn o33_with_no_card_left_the_point_counts_all_the_same() {
    let mut scene = without_pile(2, |state| {
        state.ships[Colour::Green] = 4;
        state.stalls.market = bag("g2");
        state.hands[A] = bag("b2");
        state.goods[B] = bag("g5 g3");
        state.tokens[B][Colour::Green] = 2;
    });
    let points = scene.state.score(B);
    scene.act("buy").act("pay b2").any_chance(1);
    assert_eq!(sold(&scene, B), [(Colour::Green, 15, 3, 0)]);
    assert_eq!(scene.state.score(B), points + 3);
    assert_eq!(
        scene.state.stalls.whole_market(),
        bag("b2"),
        "the payment was all there was to deal"
    );
}

#[test]
fn o33_the_pile_is_made_anew_for_point_cards() {
    let mut scene = without_pile(2, |state| {
        state.ships[Colour::Green] = 4;
        state.stalls.market = bag("g2");
        state.hands[A] = bag("b2");
        state.goods[B] = bag("g5 g3");
        state.tokens[B][Colour::Green] = 2;
        state.discards = bag("r2 r2 r2 r2 r2");
    });
    scene.act("buy").act("pay b2");
    for card in ["r2", "r2", "r2", "r2", "r2"] {
        scene.chance(card);
    }
    assert_eq!(sold(&scene, B), [(Colour::Green, 15, 3, 1)], "the paid blue 2 was left");
    assert_eq!((scene.state.pile(), scene.state.face_down), (0, 1));
}

#[test]
fn o34_tokens_count_from_before_the_sale_and_stay() {
    let mut scene = turn(2, |state| {
        (state.ships[Colour::Red], state.ships[Colour::Yellow]) = (4, 4);
        state.goods[B] = bag("r5 y5");
        state.tokens[B][Colour::Red] = 3;
        state.tokens[B][Colour::Yellow] = 2;
        state.stalls.market = bag("r2 y2");
        state.hands[A] = bag("b2 b2");
    });
    scene.act("buy").act("pay b2").act("pay b2").any_chance(1);
    // 5+3 and 5+2, each rounded up to 10.
    assert_eq!(sold(&scene, B), [(Colour::Red, 10, 2, 1), (Colour::Yellow, 10, 2, 1)]);
    assert_eq!(scene.state.tokens[B].0, [4, 0, 3, 0], "none spent, one won in each colour");
    let last_sale = scene.events.iter().rposition(|e| matches!(e, Event::Sold { .. }));
    let first_token = scene.events.iter().position(|e| matches!(e, Event::WonToken { .. }));
    assert!(last_sale < first_token, "all counting, then all tokens");
    let sellers: Vec<Seat> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Sold { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(sellers, [A, B, A, B], "colour by colour, clockwise from the active player");
}

#[test]
fn o35_one_token_for_each_sale_that_earned_points() {
    let scene = green_arrives(3, |state| {
        state.goods[B] = bag("g5 g5 g5 r2");
        state.tokens[B][Colour::Green] = 6; // more than any printed supply would share
    });
    assert_eq!(scene.state.tokens[A].0, [0, 0, 0, 1]);
    assert_eq!(scene.state.tokens[B].0, [0, 0, 0, 7]);
    assert_eq!(scene.state.tokens[C].total(), 0, "without a sale no token");
}

#[test]
fn o36_eight_tokens_end_the_game_before_anything_sinks() {
    let scene = green_arrives(2, |state| {
        state.ships[Colour::Red] = 3;
        state.goods[B] = bag("g2 r5");
        state.tokens[B].0 = [3, 2, 1, 1];
    });
    assert_eq!(scene.state.ending, Some(Ending::Tokens));
    assert_eq!(scene.state.awaiting(), Awaiting::Nobody);
    assert_eq!(scene.state.goods[B], bag("r5"), "red was on the waves, but nothing sank");
    assert_eq!(space(&scene, Colour::Red), 3);
    assert_eq!(scene.told(|e| matches!(e, Event::Sank { .. })), 0);
    let seven = green_arrives(2, |state| state.tokens[B].0 = [3, 2, 1, 1]);
    assert_eq!(seven.state.ending, None, "B sold nothing and stays at seven");
}

/// Green arrives while red and blue are on the waves.
fn storm(seats: u8, change: impl FnOnce(&mut Osaka)) -> Scene<Osaka> {
    green_arrives(seats, |state| {
        (state.ships[Colour::Red], state.ships[Colour::Blue]) = (3, 4);
        change(state);
    })
}

#[test]
fn o37_asked_clockwise_if_a_good_is_in_danger_and_a_card_in_hand() {
    let mut scene = storm(4, |state| {
        state.hands[A].add_all(bag("y2"));
        state.goods[A] = bag("r5");
        state.goods[B] = bag("r5"); // no hand card
        state.hands[C] = bag("r2"); // nothing in danger
        state.goods[C] = bag("y5");
        state.goods[D] = bag("b3");
        state.hands[D] = bag("b2 b3 b5 r2");
    });
    assert_eq!(scene.to_move(), A, "asked although the hand cannot insure anything");
    assert_eq!(scene.legal(), ["done"]);
    scene.act("done");
    assert_eq!(scene.to_move(), D);
    assert_eq!(scene.legal(), ["discard b2", "discard b3", "done"]);
    assert_eq!(scene.refused("discard b5").rule, "O37", "no icons");
    assert_eq!(scene.refused("discard r2").rule, "O37", "no red good");
    assert_eq!(scene.refused("discard y2").rule, "O37", "not in hand");
    assert_eq!(scene.refused("take r2").rule, "O37");
    scene.act("discard b2");
    assert_eq!(scene.legal(), ["insure b3"], "the first icon must be used");
    assert_eq!(scene.refused("done").rule, "O37");
    assert_eq!(scene.refused("insure r5").rule, "O37");
    scene.act("insure b3");
    assert_eq!(scene.to_move(), B, "nothing left to insure: the spare icon lapses");
    assert_eq!(scene.state.insured[D], bag("b3"));
}

#[test]
fn o37_only_sinking_colours_and_the_same_colour() {
    let scene = storm(2, |state| {
        state.goods[A] = bag("r5 y5");
        state.hands[A].add_all(bag("r3 y2 b2"));
    });
    assert_eq!(scene.legal(), ["discard r3", "done"]);
    assert_eq!(scene.refused("discard y2").rule, "O37", "yellow is not in danger");
}

#[test]
fn o37_further_icons_may_be_declined_and_the_owner_chooses() {
    let mut scene = storm(2, |state| {
        state.goods[A] = bag("r2 r5 r5");
        state.hands[A].add_all(bag("r2 r3"));
    });
    scene.act("discard r2");
    assert_eq!(scene.legal(), ["insure r2", "insure r5"]);
    scene.act("insure r5");
    assert_eq!(scene.legal(), ["insure r2", "insure r5", "done"]);
    scene.act("done");
    assert_eq!(scene.legal(), ["discard r3", "done"]);
    scene.act("done");
    assert_eq!(scene.state.insured[A], bag("r5"));
    assert_eq!(scene.state.discards.of_colour(Colour::Red), bag("r2 r2 r5"), "card and lost goods");
}

#[test]
fn o37_o38_the_example_of_three_cards_for_four_goods() {
    let mut scene = storm(2, |state| {
        state.goods[A] = bag("r5 r3 b5 b2 b2");
        state.hands[A].add_all(bag("r2 b3 b3"));
    });
    scene.act("discard r2").act("insure r5").act("insure r3");
    scene.act("discard b3").act("insure b5").act("discard b3").act("insure b2");
    assert_eq!(scene.state.insured[A], bag("r5 r3 b5 b2"));
    assert!(scene.state.goods[A].is_empty(), "the fifth is lost");
    assert!(scene.state.hands[A].is_empty());
}

#[test]
fn o38_uninsured_goods_are_lost_and_insurance_lasts() {
    let mut scene = storm(2, |state| {
        state.insured[A] = bag("r5");
        state.goods[A] = bag("r3 y2");
        state.goods[B] = bag("b5 r2");
    });
    assert_eq!(scene.to_move(), B, "without hand cards nobody was asked");
    assert_eq!((scene.state.goods[A], scene.state.insured[A]), (bag("y2"), bag("r5")));
    assert!(scene.state.goods[B].is_empty());
    assert_eq!(scene.told(|e| *e == Event::Lost { seat: B, cards: bag("b5 r2") }), 1);
    // A second storm does not touch what is insured.
    scene.set_up(|state| {
        (state.ships[Colour::Red], state.ships[Colour::Green]) = (3, 4);
        let all = state.stalls.market.with(state.stalls.production).with(state.hands[B]);
        (state.stalls.market, state.stalls.production) = (Bag::EMPTY, Bag::EMPTY);
        state.unseen.add_all(all);
        state.unseen.remove_all(bag("g2 y5"));
        (state.stalls.market, state.hands[B]) = (bag("g2"), bag("y5"));
    });
    scene.act("buy").act("pay y5").any_chance(2);
    assert_eq!(scene.state.insured[A], bag("r5"));
}

#[test]
fn o39_ships_return_to_osaka_or_anori() {
    let scene = storm(2, |state| state.ships[Colour::Yellow] = 1);
    assert_eq!(scene.state.ships.0, [2, 2, 1, 0], "sunk ones at Anori, yellow untouched");
    assert_eq!(scene.to_move(), B);
}
