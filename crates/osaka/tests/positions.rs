//! Positions from outside: what `check` lets in can be played to the end, whatever it is.

use game::{Agenda, Dealer, Quick, Seat};
use osaka::{Bag, Card, Colour, Colours, Marker, Osaka, Task};
use testkit::Scene;

fn any_seat(dealer: &mut Quick) -> Seat {
    Seat::new(dealer.below(4) as u8)
}

fn any_card(dealer: &mut Quick) -> Card {
    Card::all().nth(dealer.below(12) as usize).unwrap()
}

fn any_task(dealer: &mut Quick) -> Task {
    let (seat, card, cards) = (any_seat(dealer), any_card(dealer), dealer.below(5) as u8);
    let mut colours =
        || -> Colours { Colour::ALL.into_iter().filter(|_| dealer.below(2) == 0).collect() };
    let (one, more) = (colours(), colours());
    match dealer.below(12) {
        0 => Task::Market { cards },
        1 => Task::Production { cards },
        2 => Task::StartHand { seat },
        3 => Task::First,
        4 => Task::StartToken { seat },
        5 => Task::Turn,
        6 => Task::Pay { due: dealer.below(20) as u16, last: card },
        7 => Task::Sail { one, more },
        8 => Task::Insurance { seat },
        9 => Task::Cover { seat, card, used: cards },
        10 => Task::Return,
        _ => Task::NextTurn,
    }
}

/// The stacks that play makes, with anything in them, and some that it never makes.
fn any_agenda(dealer: &mut Quick) -> Agenda<Task, 4> {
    let bottom: &[Task] = match dealer.below(5) {
        0 => &[Task::NextTurn, Task::Return],
        1 => &[Task::NextTurn],
        2 => &[Task::Turn],
        3 => &[Task::First],
        _ => &[],
    };
    let mut agenda = Agenda::new();
    bottom.iter().for_each(|&task| agenda.push(task));
    (0..dealer.below(3)).for_each(|_| agenda.push(any_task(dealer)));
    agenda
}

fn bag(state: &mut Osaka, place: u32) -> &mut Bag {
    let seat = Seat::new(place as u8 % 4);
    match place / 4 {
        0 => &mut state.hands[seat],
        1 => &mut state.goods[seat],
        2 => &mut state.insured[seat],
        _ => match place % 5 {
            0 => &mut state.unseen,
            1 => &mut state.discards,
            2 => &mut state.point_cards,
            3 => &mut state.stalls.market,
            _ => &mut state.stalls.production,
        },
    }
}

fn disturb(state: &mut Osaka, dealer: &mut Quick) {
    let seat = any_seat(dealer);
    match dealer.below(9) {
        0 => state.agenda = any_agenda(dealer),
        1 => state.ships.0[seat.index()] = dealer.below(7) as u8,
        2 => state.tokens[seat].0[dealer.below(4) as usize] = dealer.below(9) as u8,
        3 => state.points[seat] = dealer.word() as u16,
        4 => state.turn = seat,
        5 => state.passes = dealer.below(6) as u8,
        6 => state.face_down = dealer.below(200) as u8,
        7 => state.stalls.markers[seat] = Marker::Market(any_card(dealer)),
        _ => {
            let (from, to) = (dealer.below(20), dealer.below(20));
            let card = any_card(dealer);
            if bag(state, from).has(card) && bag(state, to).count(card) < Bag::MOST {
                bag(state, from).remove(card);
                bag(state, to).add(card);
            }
        }
    }
}

testkit::positions! {
    Osaka {
        modes: [(2, ""), (3, ""), (4, "open_memory=true")],
        most_steps: 6_000,
        spoiled: 2_000,
        disturbed: 4_000 by disturb,
    }
}

#[test]
fn impossible_json_is_refused_not_a_panic() {
    let json = serde_json::to_string(&Scene::<Osaka>::new(3, "").any_chance(1).state).unwrap();
    for (from, to) in [
        ("\"r2\":", "\"r7\":"),
        ("\"seats\":", "\"seats\":9,\"chairs\":"),
        ("\"ships\":{\"red\":", "\"ships\":{\"pink\":"),
        ("\"r2\":", "\"r2\":200,\"b2\":"),
    ] {
        let broken = json.replacen(from, to, 1);
        assert_ne!(broken, json);
        assert!(serde_json::from_str::<Osaka>(&broken).is_err(), "{to}");
    }
}
