//! Notations and positions made by chance (proptest), which makes what breaks a law as small as it
//! can before it is shown. The same cases at every run.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

use game::{Awaiting, Broken, Game, Quick, Spoken};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use serde_json::Value;

use crate::positions::{midway, plays_on};
use crate::{Mode, games, playout};

/// Holds a law against so many cases.
fn hold<S: Strategy>(
    cases: u64,
    strategy: &S,
    law: impl Fn(S::Value) -> Result<(), TestCaseError>,
) {
    let config = Config { cases: cases as u32, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    if let Err(failure) = TestRunner::new_with_rng(config, rng).run(strategy, law) {
        panic!("{failure}");
    }
}

/// Any text read as an action or as an answer of chance is refused or prints itself again. Tried on
/// notations of random matches with a letter too much, on parts of two joined, and on any text.
pub fn texts<G: Game>(modes: &[Mode]) {
    let known = notations::<G>(modes);
    let part = || (select(known.clone()), any::<Index>(), any::<Index>());
    let letter = select(vec!["0", "1", "+", "-", " ", "a"]);
    let longer = (select(known.clone()), any::<Index>(), letter).prop_map(|(text, at, letter)| {
        let letters: Vec<char> = text.chars().collect();
        let (before, after) = letters.split_at(at.index(letters.len() + 1));
        format!("{}{letter}{}", String::from_iter(before), String::from_iter(after))
    });
    let joined = (part(), part()).prop_map(|(before, after)| cut(before) + &cut(after));
    let text = prop_oneof![4 => longer, 3 => joined, 1 => any::<String>()];
    hold(games(8_000), &text, |text| {
        prints_itself::<G::Action>(&text)?;
        prints_itself::<G::Outcome>(&text)
    });
}

/// Notations of some random matches in each mode.
fn notations<G: Game>(modes: &[Mode]) -> Vec<String> {
    let mut found = BTreeSet::new();
    for (&(seats, options), seed) in modes.iter().flat_map(|mode| (0..8).map(move |n| (mode, n))) {
        let (mut state, mut dealer) = (crate::fresh::<G>(seats, options), Quick::new(seed));
        for _ in 0..200 {
            match state.awaiting() {
                Awaiting::Decision(_) => {
                    found.extend(state.choices().iter().map(ToString::to_string));
                }
                Awaiting::Chance(_) => drop(found.insert(state.sample(&mut dealer).to_string())),
                Awaiting::Nobody => break,
            }
            playout::wander(&mut state, 1, &mut dealer);
        }
    }
    found.into_iter().collect()
}

/// What lies between two places of a text, whichever comes first.
fn cut((text, one, other): (String, Index, Index)) -> String {
    let letters: Vec<char> = text.chars().collect();
    let [one, other] = [one, other].map(|index| index.index(letters.len() + 1));
    letters[one.min(other)..one.max(other)].iter().collect()
}

fn prints_itself<T: FromStr<Err = Broken> + Display>(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<T>() {
        Ok(read) if read.to_string() != text => {
            Err(TestCaseError::fail(format!("`{text}` is read as `{read}`")))
        }
        _ => Ok(()),
    }
}

/// Something done to a place of a JSON tree.
#[derive(Clone, Debug)]
enum Change {
    Write(Value),
    /// Over it, what stands at another place.
    Copy(Index),
    Swap(Index),
}

/// So many cases hold positions that cannot be read, cannot be, and can be.
const ENOUGH: u64 = 200;

/// Spoils positions of random matches in up to three places of their JSON. What is read and passes
/// `check` must be playable to its end within so many steps.
pub fn spoiled<G: Spoken>(modes: &[Mode], cases: u64, most_steps: u32) {
    let [read, played] = [Cell::new(0), Cell::new(0)];
    let position = (select(modes.to_vec()), any::<u64>(), 0..400_u32);
    let changes = vec((any::<Index>(), change()), 1..4);
    hold(cases, &(position, changes), |((mode, seed, steps), changes)| {
        let mut dealer = Quick::new(seed);
        let state: G = midway(mode, steps, &mut dealer);
        let mut json = serde_json::to_value(state).expect("a position is JSON");
        changes.into_iter().for_each(|(at, change)| spoil(&mut json, at, change));
        let Ok(state) = serde_json::from_value::<G>(json) else { return Ok(()) };
        read.set(read.get() + 1);
        if state.check().is_ok() {
            played.set(played.get() + 1);
            plays_on(state, most_steps, &mut dealer);
        }
        Ok(())
    });
    let (read, played) = (read.get(), played.get());
    // Few cases may by chance miss a kind.
    assert!(
        cases < ENOUGH || (played > 0 && played < read && read < cases),
        "of {cases}: {read} read, {played} played"
    );
}

fn change() -> impl Strategy<Value = Change> {
    let small = (0..6_i64).prop_map(Value::from);
    let any_number = select(vec![-1, 7, 9, 15, 16, 40, 127, 128, 200, 255, 256, 40_000, 65_535]);
    let value = prop_oneof![
        4 => small,
        2 => any_number.prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => Just(Value::Null),
        1 => Just(Value::Array(Vec::new())),
    ];
    prop_oneof![
        2 => value.prop_map(Change::Write),
        1 => any::<Index>().prop_map(Change::Copy),
        2 => any::<Index>().prop_map(Change::Swap),
    ]
}

fn spoil(json: &mut Value, at: Index, change: Change) {
    let mut places = Vec::new();
    all_places(json, String::new(), &mut places);
    let place = |index: Index| places[index.index(places.len())].as_str();
    let standing = |json: &Value, index| json.pointer(place(index)).expect("a place").clone();
    let value = match change {
        Change::Write(value) => value,
        Change::Copy(from) => standing(json, from),
        Change::Swap(with) => {
            let (here, there) = (standing(json, at), standing(json, with));
            *json.pointer_mut(place(with)).expect("a place") = here;
            there
        }
    };
    // A swap with what lies inside it has taken the place away.
    if let Some(place) = json.pointer_mut(place(at)) {
        *place = value;
    }
}

/// The paths of all places in a JSON tree but its root.
fn all_places(value: &Value, path: String, out: &mut Vec<String>) {
    let mut enter = |name: &dyn Display, inner: &Value| {
        let path = format!("{path}/{name}");
        out.push(path.clone());
        all_places(inner, path, out);
    };
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(at, inner)| enter(&at, inner)),
        Value::Object(map) => map.iter().for_each(|(key, inner)| enter(key, inner)),
        _ => {}
    }
}
