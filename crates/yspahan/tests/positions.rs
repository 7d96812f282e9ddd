//! Positions from outside: what cannot be is refused, and no accepted one makes the rules panic.

mod common;

use common::*;
use game::{Awaiting, Dealer, Game, Quick};
use serde_json::{Value, json};
use yspahan::{Action, Yspahan};

fn altered(table: &Table, path: &str, value: Value) -> Result<(), String> {
    let mut position = serde_json::to_value(table.state).unwrap();
    *position.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
    let state: Yspahan = serde_json::from_value(position).map_err(|error| error.to_string())?;
    state.check().map_err(|broken| broken.message)
}

#[test]
fn impossible_positions_are_refused() {
    let table = rolled(3, ALL_ROWS);
    let cases = [
        ("/board/seats", json!(5)),
        ("/board/week", json!(4)),
        ("/board/day", json!(0)),
        ("/board/first", json!(3)),
        ("/board/active", json!(200)),
        ("/board/supervisor", json!("n5")),
        ("/board/supervisor", json!("q1")),
        ("/board/souks/0", json!({"owner": 0, "filled": []})),
        ("/board/souks/0", json!({"owner": null, "filled": [1]})),
        ("/board/souks/0", json!({"owner": 3, "filled": [1]})),
        ("/board/souks/13", json!({"owner": 0, "filled": [2]})),
        ("/board/souks/0", json!({"owner": 0, "filled": [9]})),
        ("/board/caravan", json!([0, 0, 0, 0, 0, 0, 0, 0, 0])),
        ("/board/caravan", json!([3])),
        ("/board/tower/0", json!({"face": 7, "white": 1, "yellow": 0})),
        ("/board/tower/0", json!({"face": 1, "white": 255, "yellow": 255})),
        ("/board/tower/0", json!({"face": 1, "white": 0, "yellow": 0})),
        ("/board/players/0/camels", json!(60000)),
        ("/board/players/3/gold", json!(1)),
        ("/deck/camels", json!(1)),
        ("/deck/camels", json!(255)),
        ("/drawn/0", json!({"camels": 1})),
        ("/hands/3", json!({"camels": 2})),
        ("/board/shuffled/camels", json!(3)),
        ("/board/agenda", json!(["take"])),
        ("/board/agenda", json!(["end_day"])),
        ("/board/agenda", json!(["end_day", {"turn": {"seat": 1}}])),
        ("/board/agenda", json!(["end_day", {"turn": {"seat": 7}}, "end"])),
        ("/board/agenda", json!(["end_day", "end", "end", "end", "end", "end", "end", "end"])),
        ("/board/agenda", json!(["end_day", "end", "order"])),
        ("/board/agenda", json!(["end_day", "end", {"cube": {"shop": "sack-pink-1"}}])),
        ("/board/agenda", json!(["end_day", "end", {"walk": {"face": 9}}])),
        ("/board/agenda", json!(["end_day", "end", {"place": {"quarter": "sack", "cubes": 0}}])),
        ("/board/agenda", json!(["end_day", "end", {"amount": {"card": "gold"}}])),
        ("/board/agenda", json!(["end_day", "end", {"amount": {"card": "camel-points"}}])),
        (
            "/board/agenda",
            json!(["end_day", "end", {"build": {"without_camels": false, "without_gold": true}}]),
        ),
        (
            "/board/agenda",
            json!(["end_day", "end", {"use": {"row": "sack", "face": 0, "dice": 1}}]),
        ),
        ("/board/agenda", json!(["end_day", "end", "take", {"roll": {"yellow": 9}}])),
    ];
    for (path, value) in cases {
        assert!(altered(&table, path, value.clone()).is_err(), "{path} = {value} is accepted");
    }
    altered(&table, "/board/agenda", json!(["first_player"])).unwrap();
    altered(&table, "/board/agenda", json!([])).unwrap();
}

/// Puts numbers, seats and places of all kinds into a position, plays on from those that `check`
/// accepts, and lets debug assertions and bounds speak.
#[test]
fn accepted_positions_can_be_played_to_their_end() {
    let mut dealer = Quick::new(11);
    let mut accepted = 0;
    for index in 0..testkit::games(400) {
        let seats = 2 + (index % 3) as u8;
        let mut table = fresh(seats);
        wander(&mut table.state, dealer.below(300), &mut dealer);
        let mut position = serde_json::to_value(table.state).unwrap();
        for _ in 0..1 + dealer.below(3) {
            disturb(&mut position, &mut dealer);
        }
        let Ok(mut state) = serde_json::from_value::<Yspahan>(position) else { continue };
        if state.check().is_ok() {
            accepted += 1;
            wander(&mut state, 2_000, &mut dealer);
            state.check().unwrap();
        }
    }
    assert!(accepted > 20, "only {accepted} positions were sound");
}

fn wander(state: &mut Yspahan, steps: u32, dealer: &mut Quick) {
    let mut legal: Vec<Action> = Vec::new();
    for _ in 0..steps {
        match state.awaiting() {
            Awaiting::Decision(_) => {
                legal.clear();
                state.legal_actions(&mut legal);
                state.act(legal[dealer.below(legal.len() as u32) as usize], &mut ());
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Nobody => return,
        }
    }
}

/// Changes one number somewhere in a JSON value.
fn disturb(value: &mut Value, dealer: &mut Quick) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let at = dealer.below(map.len() as u32) as usize;
            disturb(map.values_mut().nth(at).unwrap(), dealer);
        }
        Value::Array(list) if !list.is_empty() => {
            let at = dealer.below(list.len() as u32) as usize;
            disturb(&mut list[at], dealer);
        }
        Value::Number(_) => *value = json!([0, 1, 2, 3, 5, 9, 200][dealer.below(7) as usize]),
        Value::Bool(flag) => *flag = !*flag,
        _ => {}
    }
}
