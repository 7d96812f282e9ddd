//! Games as numbers: what programs that learn rely on, checked along random matches.
//!
//! every number names an action and every legal action has one · the mask agrees with the list · layout
//! and numbering never change within a match · observations stay within their bounds · views that differ
//! in anything have observations that differ · a kept listing shows what a change would break.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;

use game::{Awaiting, Dealer, Encoded, Game, Piece, Quick, Viewer, mask_words};
use serde_json::Value;

use crate::{Mode, allocations, playout};

/// What is played, and how closely it is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    pub modes: &'a [Mode],
    /// Matches in each mode.
    pub matches: u64,
    /// Every so-many-th position is looked at.
    pub every: usize,
    /// Below these paths of a view parts follow from each other: none of them can change alone.
    pub bound: &'a [&'a str],
}

/// Views of a mode that are compared and crossed.
const VIEWS: usize = 2_000;
/// Pairs of them that are crossed.
const CROSSED: u32 = 3_000;

/// Plays random matches in one of the modes and shows positions.
fn positions<G: Game>(course: &Course, (seats, options): Mode, mut look: impl FnMut(&G)) {
    let mut count = 0;
    for index in 0..crate::games(course.matches) {
        let (mut state, mut dealer) = (crate::fresh::<G>(seats, options), Quick::stream(5, index));
        let mut buffer = Vec::new();
        loop {
            count += 1;
            if count % course.every == 0 {
                look(&state);
            }
            let before = playout::step(&mut state, &mut dealer, &mut buffer, &mut ());
            if before == Awaiting::Nobody {
                break;
            }
        }
    }
}

/// Every number is that of one action, whose name leads back to it.
pub fn names<G: Encoded>(course: &Course) {
    for &(seats, options) in course.modes {
        let state: G = crate::fresh(seats, options);
        let (many, mut known) = (state.numbers(), HashSet::new());
        for number in 0..many as u16 {
            let action = state.numbered(number).unwrap_or_else(|| panic!("{number} is nothing"));
            assert_eq!(state.number(action), Some(number), "{action}");
            let name = action.to_string();
            assert_eq!(name.parse::<G::Action>().as_ref(), Ok(&action), "{number}");
            assert!(known.insert(name), "{action} has two numbers");
        }
        assert_eq!(state.numbered(many as u16), None);
    }
}

/// The mask has the bits of the listed actions, and no others.
pub fn masks<G: Encoded>(course: &Course) {
    for &mode in course.modes {
        let many = crate::fresh::<G>(mode.0, mode.1).numbers();
        let (mut words, mut expected) = (vec![0; mask_words(many)], vec![0; mask_words(many)]);
        positions::<G>(course, mode, |state| {
            assert_eq!(state.numbers(), many);
            expected.fill(0);
            for action in state.choices() {
                let number = state.number(action).unwrap_or_else(|| panic!("{action}: no number"));
                assert_eq!(state.numbered(number), Some(action), "{number}");
                game::set_bit(&mut expected, number.into());
            }
            words.fill(u64::MAX);
            state.legal_mask(&mut words);
            assert_eq!(words, expected, "{state:?}");
        });
    }
}

/// The observation of a view; `places` is the layout.
fn observed<G: Encoded>(view: &G::View, places: &[Piece]) -> Vec<f32> {
    let mut out = vec![f32::NAN; places.iter().map(Piece::len).sum()];
    G::observe(view, &mut out);
    out
}

/// What every viewer perceives, as the table shows it and with perfect memory.
fn views<G: Encoded>(course: &Course, mode: Mode, mut look: impl FnMut(&G, G::View)) {
    positions::<G>(course, mode, |state| {
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let shown = G::shown(view.clone());
            if shown != view {
                look(state, shown);
            }
            look(state, view);
        }
    });
}

/// The layout is the same in every position, and every number of an observation lies within its bounds.
pub fn bounds<G: Encoded>(course: &Course) {
    for &mode in course.modes {
        let places = crate::fresh::<G>(mode.0, mode.1).observation();
        let names: HashSet<&str> = places.iter().map(|piece| piece.name).collect();
        assert_eq!(names.len(), places.len(), "two pieces have one name");
        views::<G>(course, mode, |state, view| {
            assert_eq!(state.observation(), places);
            let out = observed::<G>(&view, &places);
            for piece in &places {
                for &value in &out[piece.offset..piece.offset + piece.len()] {
                    let fits = (piece.low..=piece.high).contains(&value);
                    assert!(fits, "{} is {value}: {view:?}", piece.name);
                }
            }
        });
    }
}

/// No two different views of a match look the same, neither those that came up nor one with a part of
/// another put into it.
pub fn differences<G: Encoded>(course: &Course) {
    for &mode in course.modes {
        let places = crate::fresh::<G>(mode.0, mode.1).observation();
        let bits = |view: &G::View| -> Vec<u32> {
            observed::<G>(view, &places).into_iter().map(f32::to_bits).collect()
        };
        let (mut seen, mut dealer) = (HashMap::new(), Quick::new(1));
        let mut kept: Vec<G::View> = Vec::new();
        let mut count = 0;
        views::<G>(course, mode, |_, view| {
            if let Some(other) = seen.insert(bits(&view), view.clone()) {
                assert_eq!(other, view, "they look the same");
            }
            count += 1;
            match kept.len() < VIEWS {
                true => kept.push(view),
                // Each as likely to be kept in the end.
                false => {
                    let place = dealer.below(count) as usize;
                    if let Some(slot) = kept.get_mut(place) {
                        *slot = view;
                    }
                }
            }
        });
        let mut tried = 0;
        for _ in 0..CROSSED {
            let [one, other] = [0; 2].map(|_| &kept[dealer.below(kept.len() as u32) as usize]);
            if let Some((path, crossed)) = cross::<G>(one, other, &mut dealer)
                && !course.bound.iter().any(|bound| path.starts_with(bound))
            {
                tried += 1;
                assert!(
                    bits(one) != bits(&crossed),
                    "{path} makes no difference:\n{one:?}\n{crossed:?}"
                );
            }
        }
        assert!(tried > CROSSED / 100, "only {tried} were crossed");
    }
}

/// A view with one part of another one, where that makes it another view.
fn cross<G: Game>(one: &G::View, other: &G::View, dealer: &mut Quick) -> Option<(String, G::View)> {
    let [mut json, from] = [one, other].map(|view| serde_json::to_value(view).expect("JSON"));
    let mut places = Vec::new();
    differing(&json, &from, String::new(), &mut places);
    if places.is_empty() {
        return None;
    }
    let path = places.swap_remove(dealer.below(places.len() as u32) as usize);
    *json.pointer_mut(&path)? = from.pointer(&path)?.clone();
    let crossed = serde_json::from_value::<G::View>(json).ok()?;
    (crossed != *one).then_some((path, crossed))
}

/// The paths at which both have something, but not the same.
fn differing(one: &Value, other: &Value, path: String, out: &mut Vec<String>) {
    if one == other {
        return;
    }
    match (one, other) {
        (Value::Array(one), Value::Array(other)) => {
            for (at, (one, other)) in one.iter().zip(other).enumerate() {
                differing(one, other, format!("{path}/{at}"), out);
            }
        }
        (Value::Object(one), Value::Object(other)) => {
            for (name, one) in one {
                if let Some(other) = other.get(name) {
                    differing(one, other, format!("{path}/{name}"), out);
                }
            }
        }
        _ => {}
    }
    if !path.is_empty() {
        out.push(path);
    }
}

/// Masks and observations need no heap.
pub fn no_allocation<G: Encoded>(course: &Course) {
    for &mode in course.modes {
        let fresh = crate::fresh::<G>(mode.0, mode.1);
        let mut words = vec![0; mask_words(fresh.numbers())];
        let mut out = vec![0.0; fresh.observation().iter().map(Piece::len).sum()];
        positions::<G>(course, mode, |state| {
            let view = state.view(Viewer::Spectator);
            let counted = allocations::during(|| {
                state.legal_mask(&mut words);
                G::observe(&view, &mut out);
            });
            assert_eq!(counted, 0, "{state:?}");
        });
    }
}

/// The numbering and the layouts are those of the kept listing. `cargo xtask golden` writes it anew:
/// that takes a new version of the rules.
pub fn listing<G: Encoded>(room: &Path, course: &Course) {
    let mut text = format!("{} of rules {}\n", G::INFO.key, G::INFO.rules_version);
    let mut before = String::new();
    for &(seats, options) in course.modes {
        let state: G = crate::fresh(seats, options);
        let mut numbers = format!("\n{} numbers\n", state.numbers());
        for number in 0..state.numbers() as u16 {
            let action = state.numbered(number).expect("a number has its action");
            writeln!(numbers, "{number} {action}").unwrap();
        }
        writeln!(text, "\n{seats} seats, {options}").unwrap();
        for Piece { name, about, offset, shape, low, high } in state.observation() {
            writeln!(text, "{offset} {name} {shape:?} {low}..{high}: {about}").unwrap();
        }
        if before != numbers {
            text.push_str(&numbers);
            before = numbers;
        }
    }
    let path = room.join("tests/golden/numbers.txt");
    if std::env::var_os("SERAI_GOLDEN").is_some_and(|value| value == "write") {
        return std::fs::write(&path, &text).expect("the listing can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let first = kept.lines().zip(text.lines()).find(|(was, is)| was != is);
    assert!(kept == text, "{}: first difference {first:?}", path.display());
}

/// The tests of numbers that every game has: modes, the routine number of matches in each, and how
/// closely they are looked at.
///
/// ```text
/// testkit::numbers! {
///     Osaka { modes: [(2, ""), (4, "open_memory=true")], matches: 8, every: 3 }
/// }
/// ```
#[macro_export]
macro_rules! numbers {
    ($game:ident { modes: $modes:expr, matches: $matches:literal, every: $every:literal
        $(, bound: $bound:expr)? $(,)? }) => {
        #[global_allocator]
        static HEAP: $crate::allocations::Counting = $crate::allocations::Counting;

        const COURSE: $crate::numbers::Course =
            $crate::numbers::Course {
                modes: &$modes,
                matches: $matches,
                every: $every,
                bound: &[$($bound)?],
            };

        #[test]
        fn every_number_has_one_action_and_every_action_one_number() {
            $crate::numbers::names::<$game>(&COURSE);
        }

        #[test]
        fn the_mask_agrees_with_the_list() {
            $crate::numbers::masks::<$game>(&COURSE);
        }

        #[test]
        fn observations_stay_in_their_layout_and_bounds() {
            $crate::numbers::bounds::<$game>(&COURSE);
        }

        #[test]
        fn what_differs_in_a_view_differs_in_its_observation() {
            $crate::numbers::differences::<$game>(&COURSE);
        }

        #[test]
        fn masks_and_observations_need_no_heap() {
            $crate::numbers::no_allocation::<$game>(&COURSE);
        }

        #[test]
        fn numbering_and_layout_are_the_kept_ones() {
            let room = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            $crate::numbers::listing::<$game>(room, &COURSE);
        }
    };
}
