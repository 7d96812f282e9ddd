//! The coach: a short hint at the first decision of each kind, and a gentle warning before a choice
//! that loses much. Both come from what the seat may see and know, so that they fit running games.

use std::collections::BTreeMap;

use bots::{Glimpse, Means};
use catalog::Visitor;
use game::{Advice, Phrase, Quick, Spoken, say};
use serde::{Deserialize, Serialize};
use table::{AnyTable, Choice, Frame, Match};

use crate::examine::verdict;
use crate::finding::Verdict;
use crate::plan::Depth;
use crate::value::Micro;
use crate::words::percent;

/// How hard the coach looks before it speaks up: a person waits for it.
const LOOK: Depth = Depth { playouts: 0, outcomes: 0, search: 2_000, compare: 1_000 };
/// Less than this (of what the search maximises) is not worth a warning.
const MUCH: Micro = Micro(50_000);

/// What to keep in mind at a kind of decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hint {
    /// Names the kind of decision.
    pub kind: &'static str,
    /// The rule to read.
    pub rule: &'static str,
    pub phrase: Phrase,
}

/// Which kinds of decisions a person has been told about, each with the place of the decision (its
/// number in the journal); kept by whoever knows the person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Coach {
    seen: BTreeMap<String, i64>,
}

impl Coach {
    /// The hint for the open decision of this frame's viewer, the first time there is one of its
    /// kind. Asked again at the same place it says the same, so that nobody misses it.
    pub fn hint(&mut self, frame: &Frame, place: i64) -> Option<Hint> {
        hint(frame).filter(|hint| *self.seen.entry(hint.kind.to_owned()).or_insert(place) == place)
    }
}

/// The hint for the open decision of this frame's viewer.
pub fn hint(frame: &Frame) -> Option<Hint> {
    if frame.choices.is_empty() {
        return None;
    }
    let kind = frame.ask.key;
    let Advice { rule, phrase } = catalog::advise(frame.game, kind)?;
    Some(Hint { kind, rule, phrase })
}

/// A choice that loses much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Warning {
    pub verdict: Verdict,
    pub phrase: Phrase,
}

/// What the coach says before the seat to decide makes this choice; mostly nothing. It knows what
/// the seat may know.
pub fn warning(
    table: &dyn AnyTable,
    notation: &str,
    seed: u64,
    means: &dyn Means,
) -> Option<Warning> {
    let work = Warn { table, notation, seed, means };
    let verdict = catalog::visit(table.info().key, work).expect("an open table has a game")?;
    if verdict.loss < MUCH || !verdict.is_certain() {
        return None;
    }
    let choices = table.choices();
    let named = |notation: &str| -> Option<Phrase> {
        let found = choices.iter().find(|choice: &&Choice| choice.notation == notation);
        found.map(|choice| choice.phrase.clone())
    };
    let phrase = say!(
        "insight-coach-warning",
        played = named(&verdict.played.notation)?,
        best = named(&verdict.best.notation)?,
        played_win = percent(verdict.played.win),
        best_win = percent(verdict.best.win),
    );
    Some(Warning { verdict, phrase })
}

struct Warn<'a> {
    table: &'a dyn AnyTable,
    notation: &'a str,
    seed: u64,
    means: &'a dyn Means,
}

impl Visitor for Warn<'_> {
    type Output = Option<Verdict>;
    fn visit<G: Spoken>(self) -> Self::Output {
        let state = self.table.as_any().downcast_ref::<Match<G>>()?.state();
        let action: G::Action = self.notation.trim().parse().ok()?;
        let legal = state.choices();
        if legal.len() < 2 || !legal.contains(&action) {
            return None;
        }
        verdict(&Glimpse::shown(state)?, action, LOOK, self.means, Quick::new(self.seed))
    }
}
