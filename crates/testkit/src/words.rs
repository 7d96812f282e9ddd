//! Everything a game can say, asked for along random matches: sentences by their verbs, rules by
//! place, the coach's advice, the account of the points.

use std::collections::BTreeSet;

use game::rules::{Rule, parse};
use game::{Awaiting, Game, Quick, Seat, Spoken, Viewer};

use crate::{Mode, playout};

/// Matches in each mode.
const MATCHES: u64 = 6;
/// Tables are long and change little from step to step; this many steps lie between two looks.
const TABLES: usize = 13;

/// Plays random matches and shows each position, with what was told since the last one.
fn matches<G: Game>(modes: &[Mode], mut look: impl FnMut(&G, &[G::Event])) {
    for &(seats, options) in modes {
        for seed in 0..MATCHES {
            let (mut state, mut dealer) = (crate::fresh::<G>(seats, options), Quick::new(seed));
            let (mut buffer, mut events) = (Vec::new(), Vec::new());
            loop {
                look(&state, &events);
                events.clear();
                let before = playout::step(&mut state, &mut dealer, &mut buffer, &mut events);
                if before == Awaiting::Nobody {
                    break;
                }
            }
        }
    }
}

/// A key of this game with one of these verbs.
fn has_verb<G: Game>(key: &str, verbs: &[&str]) -> bool {
    let verb = key.strip_prefix(G::INFO.key).and_then(|rest| rest.strip_prefix('-'));
    verb.is_some_and(|rest| verbs.iter().any(|verb| rest.starts_with(&format!("{verb}-"))))
}

/// Questions, choices, events, tables and refusals have their sentences, with the verb that belongs
/// to each; no two choices are called the same. `others` are actions to be refused besides those
/// that were legal some time ago.
pub fn told<G: Spoken>(modes: &[Mode], others: impl Fn(&G) -> Vec<G::Action>) {
    let known = rules::<G>();
    let (mut seen, mut number) = (Vec::new(), 0);
    matches::<G>(modes, |state, events| {
        number += 1;
        events.iter().for_each(tell::<G>);
        if number % TABLES == 0 {
            look_at_tables(state);
        }
        let Awaiting::Decision(seat) = state.awaiting() else {
            let asked = G::ask(&state.view(Viewer::Spectator)).key;
            return assert!(has_verb::<G>(asked, &["chance", "ask"]), "{asked}");
        };
        let view = G::shown(state.view(Viewer::Seat(seat)));
        let asked = G::ask(&view).key;
        assert!(has_verb::<G>(asked, &["ask"]), "{asked}");
        let legal = state.choices();
        choices_have_names::<G>(&view, &legal);
        for &action in seen.iter().chain(&others(state)).filter(|action| !legal.contains(action)) {
            assert!(!state.is_legal(action), "{action}");
            let refusal = state.refuse(action);
            assert!(knows(&known, refusal.rule), "{action}: {refusal:?}");
            assert!(has_verb::<G>(refusal.phrase.key, &["no"]), "{action}: {refusal:?}");
        }
        if seen.len() < 200 {
            seen.extend(legal.iter().take(4));
        }
    });
}

fn tell<G: Spoken>(event: &G::Event) {
    for viewer in Viewer::all(G::INFO.max_seats) {
        let key = G::redact(event, viewer).map(|event| G::tell(&event).key);
        assert!(key.is_none_or(|key| has_verb::<G>(key, &["told"])), "{key:?}");
    }
}

fn look_at_tables<G: Spoken>(state: &G) {
    for viewer in Viewer::all(state.seats()) {
        let table = G::table(&G::shown(state.view(viewer)));
        assert_eq!(table.you.is_empty(), viewer == Viewer::Spectator);
        assert!(!table.board.is_empty());
    }
}

fn choices_have_names<G: Spoken>(view: &G::View, legal: &[G::Action]) {
    let names: Vec<_> = legal.iter().map(|&action| G::name(view, action)).collect();
    for (index, name) in names.iter().enumerate() {
        assert!(has_verb::<G>(name.key, &["do"]), "{name:?}");
        assert!(!names[..index].contains(name), "two choices are called {name:?}");
    }
}

/// The rules in English; that other languages have the same is a test of `lang`.
fn rules<G: Game>() -> Vec<Rule> {
    parse(G::INFO.rules).unwrap()
}

fn knows(rules: &[Rule], id: &str) -> bool {
    rules.iter().any(|rule| rule.id == id)
}

/// There are so many rules.
pub fn rule_texts<G: Game>(count: usize) {
    assert_eq!(rules::<G>().len(), count);
}

/// Every place that a choice points at has its rules and every question its advice, and those rules
/// exist.
pub fn about<G: Spoken>(modes: &[Mode]) {
    let (mut places, mut questions) = (BTreeSet::new(), BTreeSet::new());
    matches::<G>(modes, |state, _| {
        if let Awaiting::Decision(seat) = state.awaiting() {
            let pieces = |&action: &G::Action| state.pieces(action);
            places.extend(state.choices().iter().flat_map(pieces).map(|spot| spot.place));
            questions.insert(G::ask(&G::shown(state.view(Viewer::Seat(seat)))).key);
        }
    });
    let rules = rules::<G>();
    let exists = |id: &str| knows(&rules, id);
    for place in places {
        let ids = G::rules_about(place);
        assert!(!ids.is_empty(), "no rule speaks about {place}");
        assert!(ids.iter().all(|id| exists(id)), "{place}: {ids:?}");
    }
    for question in questions {
        let advice = G::advise(question).unwrap_or_else(|| panic!("no advice for {question}"));
        assert!(exists(advice.rule), "{question}: {advice:?}");
        assert!(has_verb::<G>(advice.phrase.key, &["coach"]), "{question}: {advice:?}");
    }
}

/// What events brought adds up to the score.
pub fn shares<G: Spoken>(modes: &[Mode]) {
    let mut sums = vec![0; usize::from(G::INFO.max_seats)];
    matches::<G>(modes, |state, events| {
        for share in events.iter().filter_map(G::share) {
            if let Some(seat) = share.seat {
                sums[seat.index()] += share.points;
            }
        }
        if state.awaiting() == Awaiting::Nobody {
            for seat in Seat::all(state.seats()) {
                assert_eq!(sums[seat.index()], state.score(seat), "seat {seat}");
            }
            sums.fill(0);
        }
    });
}

/// The tests of words that every game has: modes, how many rules there are, and a function that
/// lists actions to be refused in a position (`|_| Vec::new()` where those of earlier positions are
/// enough).
///
/// ```text
/// testkit::words! { Osaka { modes: [(2, ""), (3, "")], rules: 33, others: |_| every_action() } }
/// ```
#[macro_export]
macro_rules! words {
    ($game:ident { modes: $modes:expr, rules: $rules:literal, others: $others:expr $(,)? }) => {
        #[test]
        fn whole_matches_can_be_told() {
            $crate::words::told::<$game>(&$modes, $others);
        }

        #[test]
        fn every_place_has_its_rules_and_every_question_its_advice() {
            $crate::words::about::<$game>(&$modes);
        }

        #[test]
        fn the_account_of_the_points_is_the_score() {
            $crate::words::shares::<$game>(&$modes);
        }

        #[test]
        fn all_rule_texts_have_the_same_ids_and_rulings() {
            $crate::words::rule_texts::<$game>($rules);
        }
    };
}
