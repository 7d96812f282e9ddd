//! What is kept of one game: a row for the game, one for each seat, and counts of what happened.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    pub game: u64,
    pub decisions: u32,
    pub ending: Cow<'static, str>,
    /// How often another seat took the lead in points.
    pub lead_changes: u32,
    pub seats: Vec<SeatRow>,
}

/// One seat of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatRow {
    pub score: i32,
    pub rank: u8,
    /// Part of the victory in sixtieths, so that halves, thirds, quarters and fifths are whole.
    pub win_60: u64,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, i64>,
}

impl Row {
    /// The winner's points minus those of the best other seat; 0 for a lonely player.
    pub fn margin(&self) -> i64 {
        let mut scores: Vec<i32> = self.seats.iter().map(|seat| seat.score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.get(1).map_or(0, |second| i64::from(scores[0] - second))
    }
}

/// Counts an event for the seat it belongs to, whatever the game: how often it happened, the sums
/// of its numbers, and how often each of its names occurred (`built`, `built.points`,
/// `built.building=hoist`).
pub fn count(event: &Value, seats: &mut [SeatRow]) {
    let Some((name, fields)) = event.as_object().and_then(|event| event.iter().next()) else {
        return;
    };
    let seat = fields.get("seat").and_then(Value::as_u64);
    let Some(row) = seat.and_then(|seat| seats.get_mut(seat as usize)) else {
        return;
    };
    let mut add = |name: String, number: i64| *row.counts.entry(name).or_default() += number;
    add(name.clone(), 1);
    // Whose it is was asked above; with which table it is printed is no part of what happened.
    let told = |key: &str| !["seat", "content"].contains(&key);
    for (key, value) in fields.as_object().into_iter().flatten().filter(|(key, _)| told(key)) {
        match value {
            Value::Number(number) => add(format!("{name}.{key}"), number.as_i64().unwrap_or(0)),
            Value::String(text) if text.is_empty() => {}
            Value::String(text) => add(format!("{name}.{key}={text}"), 1),
            // Many things at once by their names, such as the cards of a purchase; or a named
            // thing with details, of which the name counts.
            Value::Object(inner) => {
                for (what, number) in inner {
                    match number {
                        Value::Number(number) => {
                            add(format!("{name}.{key}={what}"), number.as_i64().unwrap_or(0));
                        }
                        _ if inner.len() == 1 => add(format!("{name}.{key}={what}"), 1),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn events_are_counted_for_their_seat_with_sums_and_names() {
        let mut seats = vec![SeatRow::default(); 2];
        for points in [3, 4] {
            count(&json!({ "sold": { "seat": 1, "colour": "red", "points": points } }), &mut seats);
        }
        count(&json!("ended"), &mut seats);
        count(&json!({ "paid": { "seat": 1, "dice": "", "content": "0123abcd" } }), &mut seats);
        assert!(seats[0].counts.is_empty());
        let counts: Vec<(&str, i64)> =
            seats[1].counts.iter().map(|(k, v)| (k.as_str(), *v)).collect();
        assert_eq!(counts, [("paid", 1), ("sold", 2), ("sold.colour=red", 2), ("sold.points", 7)]);
    }
}
