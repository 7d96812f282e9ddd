//! Counting what happens in a match, for the seat it belongs to, whatever the game: how often it
//! happened, the sums of its numbers, and how often each of its names occurred (`built`,
//! `built.points`, `built.building=hoist`).
//!
//! What an event counts for is found once, from its JSON form, and remembered: the same few
//! thousand events happen again and again.

use std::hash::Hash;

use game::{Seat, Witness};
use rustc_hash::FxHashMap;
use serde::Serialize;
use serde_json::Value;

use crate::names::{ByName, Name};
use crate::row::Counts;

/// So many different events are remembered at most, a few megabytes a thread; what comes after them
/// is looked at anew each time.
const REMEMBERED: usize = 1 << 16;

/// Hears a match and counts; afterwards each seat's counts are taken.
#[derive(Debug)]
pub(crate) struct Counter<E> {
    remembered: FxHashMap<E, Tally>,
    /// What the remembered events count for, one after the other.
    shares: Vec<(Name, i64)>,
    /// Every name so far, in the order of the texts.
    names: Vec<Name>,
    known: ByName<()>,
    /// By seat, then by name.
    counts: Vec<Vec<Option<i64>>>,
}

/// Whom an event is counted for, and where its shares stand.
#[derive(Clone, Copy, Debug)]
struct Tally {
    seat: u32,
    from: u32,
    to: u32,
}

impl<E: Serialize + Hash + Eq> Counter<E> {
    pub(crate) fn new(seats: usize) -> Self {
        Counter {
            remembered: FxHashMap::default(),
            shares: Vec::new(),
            names: Vec::new(),
            known: ByName::default(),
            counts: vec![Vec::new(); seats],
        }
    }

    /// What was counted for a seat since this was asked last, in the order of the names.
    pub(crate) fn take(&mut self, seat: Seat) -> Counts {
        let counts = &mut self.counts[seat.index()];
        let count = |&name: &Name| Some((name, counts[name.index()].take()?));
        Counts(self.names.iter().filter_map(count).collect())
    }

    fn add(&mut self, tally: Tally) {
        let shares = &self.shares[tally.from as usize..tally.to as usize];
        let counts = &mut self.counts[tally.seat as usize];
        for &(name, number) in shares {
            *counts[name.index()].get_or_insert(0) += number;
        }
    }

    /// Finds what the event counts for; its shares stand behind all others then.
    fn look_at(&mut self, event: &E) -> Tally {
        let from = self.shares.len();
        let value = serde_json::to_value(event).expect("events have a JSON form");
        let seat = seat_of(&value).filter(|&seat| seat < self.counts.len());
        if seat.is_some() {
            each_share(&value, &mut |name, number| self.shares.push((Name::of(name), number)));
        }
        for place in from..self.shares.len() {
            self.know(self.shares[place].0);
        }
        Tally { seat: seat.unwrap_or(0) as u32, from: from as u32, to: self.shares.len() as u32 }
    }

    fn know(&mut self, name: Name) {
        let known = self.known.place(name);
        if known.is_some() {
            return;
        }
        *known = Some(());
        for counts in &mut self.counts {
            counts.resize(counts.len().max(name.index() + 1), None);
        }
        let place = self.names.partition_point(|known| known.text() < name.text());
        self.names.insert(place, name);
    }
}

impl<E: Serialize + Hash + Eq> Witness<E> for Counter<E> {
    fn tell(&mut self, event: E) {
        if let Some(&tally) = self.remembered.get(&event) {
            return self.add(tally);
        }
        let tally = self.look_at(&event);
        self.add(tally);
        if self.remembered.len() < REMEMBERED {
            self.remembered.insert(event, tally);
        } else {
            self.shares.truncate(tally.from as usize);
        }
    }
}

/// The seat an event belongs to.
fn seat_of(event: &Value) -> Option<usize> {
    let (_, fields) = event.as_object()?.iter().next()?;
    usize::try_from(fields.get("seat")?.as_u64()?).ok()
}

/// Everything an event counts for.
fn each_share(event: &Value, add: &mut dyn FnMut(&str, i64)) {
    let Some((name, fields)) = event.as_object().and_then(|event| event.iter().next()) else {
        return;
    };
    add(name, 1);
    // One text for all names: most of the time goes into making them.
    let mut text = String::with_capacity(64);
    let mut add = |parts: [&str; 5], number: &Value| {
        text.clear();
        parts.iter().for_each(|part| text.push_str(part));
        add(&text, number.as_i64().unwrap_or(0));
    };
    let one = Value::from(1);
    // Whose it is was asked above; with which table it is printed is no part of what happened.
    let told = |key: &str| !["seat", "content"].contains(&key);
    for (key, value) in fields.as_object().into_iter().flatten().filter(|(key, _)| told(key)) {
        match value {
            Value::Number(_) => add([name, ".", key, "", ""], value),
            Value::String(text) if text.is_empty() => {}
            Value::String(text) => add([name, ".", key, "=", text], &one),
            // Many things at once by their names, such as the cards of a purchase; or a named
            // thing with details, of which the name counts.
            Value::Object(inner) => {
                for (what, number) in inner {
                    match number {
                        Value::Number(_) => add([name, ".", key, "=", what], number),
                        _ if inner.len() == 1 => add([name, ".", key, "=", what], &one),
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

    #[derive(Serialize, PartialEq, Eq, Hash, Clone)]
    #[serde(rename_all = "snake_case")]
    enum Event {
        Sold { seat: u8, colour: &'static str, points: i64 },
        Paid { seat: u8, dice: &'static str, content: &'static str },
        Ended,
    }

    fn counts(counter: &mut Counter<Event>, seat: usize) -> Vec<(&'static str, i64)> {
        let all = counter.take(Seat::all(2).nth(seat).unwrap());
        all.iter().map(|(name, number)| (name.text(), number)).collect()
    }

    #[test]
    fn events_are_counted_for_their_seat_with_sums_and_names() {
        let mut counter = Counter::new(2);
        for points in [3, 4, 4] {
            counter.tell(Event::Sold { seat: 1, colour: "red", points });
        }
        counter.tell(Event::Ended);
        counter.tell(Event::Paid { seat: 1, dice: "", content: "0123abcd" });
        // Nobody sits there.
        counter.tell(Event::Sold { seat: 9, colour: "blue", points: 5 });
        assert_eq!(counts(&mut counter, 0), []);
        let all = [("paid", 1), ("sold", 3), ("sold.colour=red", 3), ("sold.points", 11)];
        assert_eq!(counts(&mut counter, 1), all);
        assert_eq!(counts(&mut counter, 1), [], "the next game begins with nothing");
    }

    #[test]
    fn what_is_not_remembered_any_more_counts_the_same() {
        let mut counter = Counter::new(2);
        let all = REMEMBERED as i64 + 10;
        for points in 0..all {
            counter.tell(Event::Sold { seat: 0, colour: "red", points });
        }
        let sum = (0..all).sum::<i64>();
        let expected = [("sold", all), ("sold.colour=red", all), ("sold.points", sum)];
        assert_eq!(counts(&mut counter, 0), expected);
        assert_eq!(counter.remembered.len(), REMEMBERED);
    }
}
