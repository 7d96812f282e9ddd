//! Positions from outside: what cannot be is refused, and no accepted one makes the rules panic.

mod common;

use common::*;
use game::Game;
use serde_json::{Value, json};
use yspahan::Yspahan;

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

testkit::positions! {
    Yspahan { modes: [(2, ""), (3, ""), (4, "")], most_steps: 2_000, spoiled: 1_000 }
}
