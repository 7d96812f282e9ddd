//! What is chance asked, and how may it answer? For whoever dictates the dice.

use game::{Awaiting, Quick, Spoken};
use serde_json::Value;

use crate::Match;
use crate::any::to_json;

/// An open question to chance, without the game's types.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The word for it, as records have it.
    pub kind: String,
    /// The whole question: for whom, from which deck, how many dice.
    pub asked: Value,
    /// Every answer with its weight, by notation; none where there are too many to list.
    pub outcomes: Option<Vec<(String, u32)>>,
    /// One answer that may come.
    pub example: String,
}

/// Answers that a refusal names.
const NAMED: usize = 5;

impl<G: Spoken> Match<G> {
    /// The open question, if chance is asked.
    pub(crate) fn question(&self) -> Option<Question> {
        let Awaiting::Chance(asked) = self.state().awaiting() else { return None };
        let mut list = Vec::new();
        let listed = self.state().outcomes(&mut list);
        let written = |(outcome, weight): (G::Outcome, u32)| (outcome.to_string(), weight);
        Some(Question {
            kind: asked.to_string(),
            asked: to_json(&asked),
            outcomes: listed.then(|| list.into_iter().map(written).collect()),
            example: self.state().sample(&mut Quick::new(1)).to_string(),
        })
    }

    /// Some answers that may come, as they are written.
    pub(crate) fn expected(&self) -> String {
        let Some(question) = self.question() else { return String::new() };
        let mut named = match question.outcomes {
            Some(all) => all.into_iter().map(|(outcome, _)| outcome).collect(),
            None => vec![question.example, "…".to_owned()],
        };
        if named.len() > NAMED {
            named.truncate(NAMED);
            named.push("…".to_owned());
        }
        named.join(", ")
    }
}
