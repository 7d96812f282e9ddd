//! Positions from outside: what `check` lets in can be played to the end, whatever it is.

use game::{Agenda, Dealer, Game, Quick, Seat};
use istanbul::{Bag, Code, Colour, Cost, Effect, Goods, Istanbul, Kind, Market, Purpose, Task};
use testkit::Scene;
use testkit::playout::any;

fn any_code(dealer: &mut Quick) -> Code {
    any(&["a1", "b2", "d4", "r4", "s1", "t4", "lr", "dx", "zz"], dealer).parse().unwrap()
}

fn any_purpose(dealer: &mut Quick) -> Purpose {
    let code = any_code(dealer);
    match dealer.below(6) {
        0 => Purpose::Equal { colour: any(&Colour::ALL, dealer) },
        1 => Purpose::Different { goods: dealer.below(6) as u8 },
        2 => Purpose::Tile { code },
        3 => Purpose::Ruby { market: any(&Market::ALL, dealer) },
        4 => Purpose::Half { code },
        _ => Purpose::Others { code },
    }
}

fn any_cost(dealer: &mut Quick) -> Cost {
    let mut below = |most: u32| dealer.below(most) as u8;
    let each = Goods::of([below(3), below(3), below(3), below(3)]);
    Cost { each, extra: below(3), total: below(9) }
}

fn any_task(dealer: &mut Quick) -> Task {
    let (code, seat) = (any_code(dealer), Seat::new(dealer.below(5) as u8));
    let count = dealer.below(11) as u8;
    match dealer.below(17) {
        0 => Task::Turn,
        1 => Task::Income,
        2 => Task::Roll,
        3 => Task::Act,
        4 => Task::Reroll,
        5 => Task::RollAgain { count },
        6 => Task::Reveal { left: count },
        7 => Task::Use,
        8 => Task::Half { code },
        9 => Task::Others { code, seat },
        10 => Task::Discard,
        11 => Task::Markers,
        12 => Task::Market,
        13 => Task::Give,
        14 => Task::Swap,
        15 => Task::Display,
        _ => {
            let (purpose, cost) = (any_purpose(dealer), any_cost(dealer));
            Task::Pay { seat, purpose, cost, colour: dealer.below(5) as u8 }
        }
    }
}

/// The stacks that play makes, with anything on top, and some that it never makes.
fn any_agenda(dealer: &mut Quick) -> Agenda<Task, 8> {
    let others = Task::Others { code: any_code(dealer), seat: Seat::new(dealer.below(3) as u8) };
    let bottoms: [&[Task]; 7] = [
        &[Task::Act],
        &[Task::Act, Task::Roll],
        &[Task::Act, Task::Roll, Task::Income],
        &[Task::Act, Task::Discard],
        &[Task::Act, Task::Roll, Task::Income, Task::Discard],
        &[Task::Act, Task::Discard, others],
        &[],
    ];
    let mut agenda = Agenda::new();
    any(&bottoms, dealer).iter().for_each(|&task| agenda.push(task));
    (0..dealer.below(3)).for_each(|_| agenda.push(any_task(dealer)));
    agenda
}

fn disturb(state: &mut Istanbul, dealer: &mut Quick) {
    let seat = Seat::new(dealer.below(4) as u8);
    let small = dealer.below(8) as u8;
    match dealer.below(13) {
        0 | 1 => state.agenda = any_agenda(dealer),
        2 => state.players[seat].stock[any(&Kind::ALL, dealer)] = dealer.below(40) as u8,
        3 => state.players[seat].tiles[any(&Effect::ALL, dealer)] = small,
        4 => {
            state.players[seat].rubies = state.players[seat].rubies.wrapping_add(small);
            let market = any(&Market::ALL, dealer);
            state.taken[market] = state.taken[market].wrapping_add(small);
        }
        5 => state.turn = seat,
        6 => state.dice.0[dealer.below(6) as usize] = small,
        7 => state.powers[any(&Effect::ALL, dealer)] = small,
        8 => state.actions = dealer.word() as u8,
        9 => state.stack = Bag::EMPTY,
        10 => state.display = Bag::EMPTY,
        11 => state.deck = Bag::EMPTY,
        _ => {
            let code = any_code(dealer);
            if state.revealed.len() < 9 && state.deck.remove(code) {
                state.revealed.add(code);
            }
        }
    }
}

testkit::positions! {
    Istanbul {
        modes: [(2, ""), (3, ""), (4, "")],
        most_steps: 20_000,
        spoiled: 1_000,
        disturbed: 3_000 by disturb,
    }
}

#[test]
fn impossible_json_is_refused_not_a_panic() {
    let json = serde_json::to_string(&Scene::<Istanbul>::new(3, "").any_chance(1).state).unwrap();
    for (from, to) in [
        ("\"crystal\":", "\"cristal\":"),
        ("\"seats\":", "\"seats\":9,\"chairs\":"),
        ("\"deck\":[", "\"deck\":[\"A1\","),
        ("\"display\":[", "\"display\":[\"lr\",\"lr\",\"lr\",\"lr\",\"lr\",\"lr\",\"lr\","),
        ("\"table\":\"standard\"", "\"table\":\"usual\""),
    ] {
        let broken = json.replacen(from, to, 1);
        assert_ne!(broken, json);
        assert!(serde_json::from_str::<Istanbul>(&broken).is_err(), "{to}");
    }
}

#[test]
fn positions_that_cannot_be_are_named() {
    let start = Scene::<Istanbul>::new(2, "").state;
    let why = |change: fn(&mut Istanbul)| {
        let mut state = start;
        change(&mut state);
        state.check().unwrap_err().message
    };
    assert!(why(|state| state.seats = 7).contains("seats"));
    assert!(why(|state| state.players.0[0].stock[Kind::Red] = 9).contains("red"));
    assert!(why(|state| state.players.0[3].rubies = 1).contains("empty seat"));
    assert!(why(|state| state.taken[Market::Red] = 4).contains("market"));
    assert!(why(|state| state.players.0[0].rubies = 1).contains("differ"));
    assert!(why(|state| state.players.0[0].tiles[Effect::Die] = 1).contains("die tiles"));
    assert!(why(|state| state.powers[Effect::Die] = 1).contains("powers"));
    assert!(why(|state| state.actions = 90).contains("actions"));
    assert!(why(|state| state.agenda.clear()).contains("goal"));
}
