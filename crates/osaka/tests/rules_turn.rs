//! Buying, taking, reserving and restocking (O10–O24), with the worked examples of a turn.

mod common;

use common::*;
use game::{Awaiting, Game};
use osaka::{Bag, Chance, Colour, Ending, Event, Marker, Osaka};
use testkit::Scene;

/// Five cards of chance: two for the market, three for production.
fn restock(scene: &mut Scene<Osaka>, cards: &str) {
    cards.split(' ').for_each(|card| {
        scene.chance(card);
    });
}

#[test]
fn o10_buying_takes_all_that_others_have_not_reserved_without_change() {
    let mut scene = turn(3, |state| {
        state.hands[A] = bag("g5 g5 g3");
        state.stalls.market = bag("r5 b2 b3 y5");
        mark_market(state, A, "b3");
        mark_market(state, B, "y5");
    });
    scene.act("buy").act("pay g5");
    assert_eq!(scene.refused("take r5").rule, "O11", "a payment is finished first");
    scene.act("pay g5");
    assert_eq!(scene.state.goods[A], bag("r5 b2 b3"), "own reserved card included");
    assert_eq!(scene.state.stalls.whole_market(), bag("y5"));
    assert_eq!(scene.state.hands[A], bag("g3"), "10 paid for 10");

    let mut poor = turn(2, |state| {
        state.hands[A] = bag("g5 g3");
        state.stalls.market = bag("r5 b5");
    });
    assert_eq!(poor.refused("buy").rule, "O10");
    poor.state.unseen.remove("g5".parse().unwrap());
    poor.set_up(|state| state.hands[A].add("g5".parse().unwrap()));
    poor.act("buy").act("pay g5").act("pay g5");
    assert_eq!(poor.state.goods[A], bag("r5 b5"));
}

/// Every payment the engine offers, as sorted card lists.
fn payments(scene: &Scene<Osaka>) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![scene.clone()];
    while let Some(at) = open.pop() {
        for notation in at.legal() {
            let mut next = at.clone();
            next.events.clear();
            next.act(&notation);
            match notation.starts_with("pay")
                && next.told(|e| matches!(e, Event::Bought { .. })) > 0
            {
                true => found.push(next.state.discards.to_string()),
                false => open.push(next),
            }
        }
    }
    found.sort();
    found
}

#[test]
fn o11_every_payment_without_a_superfluous_card_and_each_once() {
    let start = |hand: &str, market: &str| {
        let mut scene = turn(2, |state| {
            state.hands[A] = bag(hand);
            state.stalls.market = bag(market);
        });
        scene.act("buy");
        scene
    };
    let scene = start("r2 b2 r3 g5 b5", "y5 y3");
    let found = payments(&scene);
    assert_eq!(found, ["b5 g5", "r2 b2 b5", "r2 b2 g5", "r3 b5", "r3 g5"]);
    assert_eq!(payments(&start("r5 r5 r5", "y3")), ["r5"]);
    assert_eq!(payments(&start("r2 r2 r2 r3", "y5 y2")), ["r2 r2 r3"]);

    assert_eq!(scene.refused("pay r2").rule, "O11", "cheap cards cannot begin");
    assert_eq!(scene.refused("pay y5").rule, "O10", "not in hand");
    let mut begun = scene.clone();
    begun.act("pay g5");
    assert!(begun.allows("pay b5") && begun.allows("pay r3"));
    let mut other = scene.clone();
    other.act("pay b5");
    assert_eq!(other.refused("pay g5").rule, "O11", "the same set in another order");
}

#[test]
fn o11_brute_force_agrees_on_many_hands() {
    let mut dealer = game::Quick::new(5);
    for _ in 0..60 {
        let mut deck = Scene::<Osaka>::new(2, "").state.unseen;
        let mut draw = |n| -> Vec<osaka::Card> {
            (0..n)
                .map(|_| {
                    let card = deck.nth(game::Dealer::below(&mut dealer, deck.total().into()));
                    deck.remove(card);
                    card
                })
                .collect()
        };
        let (hand, market) = (draw(7), draw(3));
        let mut scene = turn(2, |state| {
            state.hands[A] = hand.iter().copied().collect();
            state.stalls.market = market.iter().copied().collect();
        });
        let price = scene.state.stalls.whole_market().value();
        let mut minimal: Vec<String> = (1u32..1 << hand.len())
            .map(|set| -> Vec<_> {
                (0..hand.len()).filter(|i| set >> i & 1 == 1).map(|i| hand[i]).collect()
            })
            .filter(|set| {
                let sum: u16 = set.iter().map(|card| u16::from(card.value())).sum();
                sum >= price && set.iter().all(|card| sum - u16::from(card.value()) < price)
            })
            .map(|set| set.into_iter().collect::<Bag>().to_string())
            .collect();
        minimal.sort();
        minimal.dedup();
        assert_eq!(scene.allows("buy"), !minimal.is_empty());
        if !minimal.is_empty() {
            scene.act("buy");
            assert_eq!(payments(&scene), minimal, "hand {hand:?}, price {price}");
        }
    }
}

#[test]
fn o12_payment_goes_to_the_discards() {
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("g5 g3");
        state.stalls.market = bag("r5");
        state.discards = bag("b2");
    });
    scene.act("buy").act("pay g5");
    assert_eq!(scene.state.discards, bag("b2 g5"));
    assert_eq!(scene.state.hands[A], bag("g3"));
}

#[test]
fn o13_one_space_for_one_good_two_for_more() {
    // Worked example: two yellow goods and one red one.
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("g5 g5");
        state.stalls.market = bag("y2 y3 r5");
    });
    scene.act("buy").act("pay g5").act("pay g5").any_chance(1);
    assert_eq!(scene.state.ships.0, [1, 0, 2, 0]);
}

#[test]
fn o13_three_goods_are_two_spaces_and_edo_is_the_end() {
    // Worked example: three blue goods and one green one, green on the last wave.
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("y5 y5 r2");
        state.stalls.market = bag("b2 b2 b3 g5");
        state.ships[Colour::Green] = 4;
        state.tokens[A][Colour::Red] = 1;
    });
    scene.act("buy").act("pay y5").act("pay y5").act("pay r2").any_chance(1);
    assert_eq!(space(&scene, Colour::Blue), 2, "at Anori");
    assert_eq!(scene.state.goods[A], bag("b2 b2 b3"), "safe there");
    let sold = Event::Sold {
        seat: A,
        colour: Colour::Green,
        cards: bag("g5"),
        value: 5,
        points: 1,
        drawn: 0,
    };
    assert!(scene.events.contains(&sold));
    assert_eq!(space(&scene, Colour::Green), 0, "sold and back");

    let mut two = turn(2, |state| {
        state.hands[A] = bag("y5 y5");
        state.stalls.market = bag("g2 g2 g3");
        state.ships[Colour::Green] = 4;
    });
    two.act("buy").act("pay y5").act("pay y5").any_chance(1);
    assert_eq!(two.told(|e| matches!(e, Event::Sailed { colour: Colour::Green, to: 5, .. })), 1);
}

#[test]
fn o14_taking_puts_one_market_card_into_the_hand() {
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("r2 r2 r2 r2 r2 r2 r2 r2 r2 r2 b2 b2 b2 b2 b2 b2 b2 b2");
        state.stalls.market = bag("r5 b2");
        state.stalls.production = bag("g5");
    });
    assert_eq!(scene.refused("take g5").rule, "O14", "production is not the market");
    scene.act("take r5");
    assert_eq!(scene.state.hands[A].total(), 19, "no hand limit");
    assert_eq!(scene.state.stalls.whole_market(), bag("b2"));
    assert_eq!(scene.to_move(), B);
    assert_eq!(scene.state.ships.0, [0; 4], "taking moves no ship");
}

#[test]
fn o15_reserving_needs_the_marker_and_an_unreserved_card() {
    let mut scene = turn(2, |state| {
        state.stalls.market = bag("r5 b2");
        state.stalls.production = bag("g5 g5");
    });
    let reserving = |scene: &Scene<Osaka>| -> Vec<String> {
        scene.legal().into_iter().filter(|name| name.starts_with("reserve")).collect()
    };
    assert_eq!(reserving(&scene), ["reserve b2", "reserve r5", "reserve production g5"]);
    assert_eq!(scene.refused("reserve y2").rule, "O15", "no such card");
    scene.act("reserve r5");
    assert_eq!(reserving(&scene), ["reserve b2", "reserve production g5"]);
    assert_eq!(scene.refused("reserve r5").rule, "O15", "already reserved");
    scene.act("reserve production g5");
    assert_eq!(scene.state.stalls.markers[B], Marker::Production("g5".parse().unwrap()));
    assert_eq!(reserving(&scene), [""; 0], "the marker is out");
    assert_eq!(scene.refused("reserve production g5").rule, "O15");
}

#[test]
fn o16_the_marker_comes_back_with_its_card_only() {
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("g5");
        state.stalls.market = bag("r5 r5 b2 b2 b2");
    });
    scene.act("reserve r5").act("take b2");
    assert!(scene.allows("take r5") && scene.allows("take reserved r5"), "two different things");
    assert_eq!(scene.refused("take reserved b2").rule, "O16");
    let mut other = scene.clone();
    other.act("take r5");
    assert_eq!(other.state.stalls.markers[A], Marker::Market("r5".parse().unwrap()));
    assert_eq!(other.state.hands[A], bag("g5 r5"));
    other.act("take b2");
    assert_eq!(other.refused("take r5").rule, "O16", "the last one is under the own marker");
    scene.act("take reserved r5");
    assert_eq!(scene.state.stalls.markers[A], Marker::Free);

    let mut bought = turn(2, |state| {
        state.hands[A] = bag("g5");
        state.stalls.market = bag("r5");
        mark_market(state, A, "r5");
    });
    bought.act("buy").act("pay g5");
    assert_eq!(bought.state.stalls.markers[A], Marker::Free);
    let mut waiting = turn(2, |state| {
        state.stalls.market = bag("r5 b2 b2");
        mark_market(state, A, "r5");
    });
    waiting.act("take b2").act("take b2");
    assert_eq!(waiting.state.stalls.markers[A], Marker::Market("r5".parse().unwrap()));
}

#[test]
fn o17_reserved_cards_of_others_are_out_of_reach() {
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("g5 g5 g5");
        state.stalls.market = bag("r5 y3");
        mark_market(state, B, "r5");
    });
    assert_eq!(scene.refused("take r5").rule, "O17");
    scene.act("buy").act("pay g5");
    assert_eq!(scene.state.goods[A], bag("y3"));
    assert_eq!(scene.state.stalls.whole_market(), bag("r5"), "it stays");
    assert_eq!(scene.state.stalls.markers[B], Marker::Market("r5".parse().unwrap()));
}

#[test]
fn o18_a_reserved_card_in_production_cannot_be_bought() {
    let scene = without_pile(2, |state| {
        state.hands[A] = bag("g5 g5 g5");
        state.stalls.production = bag("r5");
        state.stalls.market = bag("b2");
        mark_production(state, A, "r5");
        mark_market(state, B, "b2");
    });
    assert_eq!(scene.refused("buy").rule, "O18");
    assert_eq!(scene.refused("take reserved r5").rule, "O16");
    assert_eq!(scene.legal(), ["pass"]);
}

#[test]
fn o20_restock_after_a_purchase() {
    let mut scene = turn(3, |state| {
        state.hands[A] = bag("g5");
        state.stalls.market = bag("y3 y2");
        state.stalls.production = bag("r2 r3 b5");
        mark_production(state, C, "r3");
    });
    scene.act("buy").act("pay g5");
    assert_eq!(scene.state.stalls.whole_market(), bag("r2 r3 b5"), "production has moved");
    assert_eq!(scene.state.stalls.markers[C], Marker::Market("r3".parse().unwrap()));
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Market));
    scene.chance("g2").chance("g3");
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Production));
    scene.chance("y5").chance("y5").chance("y5");
    assert_eq!(scene.state.stalls.whole_market(), bag("r2 r3 b5 g2 g3"));
    assert_eq!(scene.state.stalls.whole_production(), bag("y5 y5 y5"));
    assert_eq!(scene.to_move(), B);
}

#[test]
fn o20_restock_at_the_start_of_a_turn_without_a_card_to_have() {
    let mut scene = turn(2, |state| {
        state.stalls.market = bag("y3 r5");
        state.stalls.production = bag("r2");
        mark_market(state, A, "r5");
    });
    scene.act("take y3");
    assert_eq!(scene.state.awaiting(), Awaiting::Chance(Chance::Market), "only A's card is left");
    restock(&mut scene, "g2 g2 g3 g3 g5");
    assert_eq!(scene.to_move(), B, "the same turn goes on");
    assert_eq!(scene.state.stalls.whole_market(), bag("r5 r2 g2 g2"));
    assert!(scene.allows("take r2"));

    let mut own = turn(2, |state| {
        state.stalls.market = bag("y3 r5");
        state.stalls.production = bag("r2");
        mark_market(state, B, "r5");
    });
    own.act("take y3");
    assert_eq!(own.to_move(), B, "B's own reserved card is enough: no restock");
    own.act("take reserved r5");
    assert_eq!(own.state.awaiting(), Awaiting::Chance(Chance::Market), "now it is empty");
}

#[test]
fn o21_reserved_cards_make_the_market_larger() {
    let mut scene = turn(4, |state| {
        state.hands[A] = bag("g5");
        state.stalls.market = bag("y3 r5 b5 r2");
        state.stalls.production = bag("r2 r2 r3");
        for (seat, card) in [(B, "r5"), (C, "b5"), (D, "r2")] {
            mark_market(state, seat, card);
        }
    });
    scene.act("buy").act("pay g5");
    restock(&mut scene, "g2 g2 g3 g3 g5");
    assert_eq!(scene.state.stalls.whole_market().total(), 8);
}

#[test]
fn o22_discards_become_the_pile_when_a_card_is_needed() {
    let mut scene = without_pile(2, |state| {
        state.hands[A] = bag("g5 g5 g5");
        state.stalls.market = bag("y3");
        state.discards = bag("r2 r3 b2 b3 y2 y5");
    });
    assert_eq!(scene.state.discards.total(), 6, "not earlier than needed");
    scene.act("buy").act("pay g5");
    assert_eq!(
        scene.told(|e| *e == Event::Reshuffled { cards: 7 }),
        1,
        "the payment is among them"
    );
    assert!(scene.state.discards.is_empty());
    restock(&mut scene, "r2 g5 b2 b3 y2");
    assert_eq!(scene.to_move(), B);
    assert_eq!(scene.state.unseen, bag("r3 y5"));
}

#[test]
fn o22_with_neither_pile_nor_discards_what_there_is_gets_dealt() {
    let mut scene = without_pile(2, |state| {
        state.hands[A] = bag("g5");
        state.stalls.market = bag("y3");
        state.stalls.production = bag("r2");
        state.discards = bag("b2 b2");
    });
    scene.act("buy").act("pay g5").chance("b2").chance("g5").chance("b2");
    assert_eq!(scene.to_move(), B);
    assert_eq!(scene.state.stalls.whole_market(), bag("r2 b2 g5"));
    assert_eq!(scene.state.stalls.whole_production(), bag("b2"), "one instead of three");
}

#[test]
fn o22_face_down_point_cards_are_not_shuffled_in() {
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("g5");
        state.stalls.market = bag("y3");
        state.points[A] = 3;
    });
    // Three unseen cards are left, all of them face-down point cards.
    scene.set_up(|state| {
        let three = bag("r5 r5 b5");
        state.discards = state.unseen.without(three);
        (state.unseen, state.face_down) = (three, 3);
    });
    scene.act("buy").act("pay g5");
    assert_eq!(scene.state.point_cards, bag("r5 r5 b5"));
    assert_eq!((scene.state.face_down, scene.state.unseen.total()), (0, 104));
}

#[test]
fn o23_pay_take_restock_sail_sell() {
    let mut scene = turn(2, |state| {
        state.hands[A] = bag("b5");
        state.stalls.market = bag("g2");
        state.stalls.production = bag("r3");
        state.ships[Colour::Green] = 4;
    });
    scene.act("buy").act("pay b5");
    assert_eq!(space(&scene, Colour::Green), 4, "the ship waits for the restock");
    assert_eq!(scene.state.goods[A], bag("g2"));
    restock(&mut scene, "r2 r2 r2 r2 r2");
    let order: Vec<usize> = [
        scene.events.iter().position(|e| matches!(e, Event::Paid { .. })),
        scene.events.iter().position(|e| matches!(e, Event::Bought { .. })),
        scene.events.iter().position(|e| matches!(e, Event::Restocked { .. })),
        scene.events.iter().rposition(|e| matches!(e, Event::DealtToProduction { .. })),
        scene.events.iter().position(|e| matches!(e, Event::Sailed { .. })),
        scene.events.iter().position(|e| matches!(e, Event::Sold { .. })),
    ]
    .map(|place| place.expect("it happened"))
    .to_vec();
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn o24_passing_only_without_choice_and_all_passes_end_the_game() {
    let mut scene = without_pile(3, |state| {
        state.stalls.market = bag("r5");
        mark_market(state, C, "r5");
    });
    assert_eq!(scene.legal(), ["pass"]);
    scene.act("pass");
    let mut again = scene.clone();
    again.act("pass");
    assert_eq!(again.refused("pass").rule, "O24", "C can take the reserved card");
    again.act("take reserved r5");
    assert_eq!(again.state.passes, 0, "an action starts the count anew");
    again.act("pass").act("pass");
    assert_eq!(again.state.ending, None);
    again.act("pass");
    assert_eq!(again.state.ending, Some(Ending::Passes));
    assert_eq!(again.state.ending(), Some("passes"));
    assert_eq!(again.state.awaiting(), Awaiting::Nobody);
}

#[test]
fn o24_a_marker_to_place_is_something_to_do() {
    let mut scene = without_pile(2, |state| {
        state.stalls.market = bag("r5");
        state.stalls.production = bag("b2");
        mark_market(state, B, "r5");
    });
    assert_eq!(scene.legal(), ["reserve production b2"]);
    scene.act("reserve production b2");
    assert_eq!(scene.to_move(), B);
}

#[test]
fn o10_o14_o15_o17_the_example_of_four_turns() {
    let mut scene = turn(4, |state| {
        state.stalls.market = bag("b5 r5 y3 y3 y2");
        state.hands[D] = bag("g5 g2");
    });
    assert_eq!(scene.state.stalls.on_offer(A).value(), 18);
    scene.act("take b5").act("reserve r5").act("take y3");
    assert_eq!(scene.state.stalls.on_offer(D).value(), 5);
    scene.act("buy").act("pay g5").any_chance(3);
    assert_eq!(scene.state.goods[D], bag("y3 y2"));
    assert_eq!(scene.state.ships.0, [0, 0, 2, 0]);
    assert!(scene.state.stalls.whole_market().has("r5".parse().unwrap()), "it stays for White");
}
