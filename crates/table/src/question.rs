//! What is chance asked, and how may it answer? For whoever dictates the dice: programs, and people who roll
//! and draw with their own hands.

use game::{Awaiting, Quick, Seat, Spoken, Viewer};
use serde_json::Value;

use crate::any::to_json;
use crate::wire::Answer;
use crate::{Dice, Entry, Match, Refused};

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
/// Answers that people choose from; where there are more, they write what fell.
const OFFERED: usize = 60;

impl<G: Spoken> Match<G> {
    /// The open question, if chance is asked.
    pub(crate) fn question(&self) -> Option<Question> {
        let Awaiting::Chance(asked) = self.state().awaiting() else { return None };
        let listed = self.possible();
        let written = |(outcome, weight): (G::Outcome, u32)| (outcome.to_string(), weight);
        Some(Question {
            kind: asked.to_string(),
            asked: to_json(&asked),
            outcomes: listed.map(|list| list.into_iter().map(written).collect()),
            example: self.any_answer().to_string(),
        })
    }

    /// Every answer to the open question with its weight; nothing where there are too many to list.
    fn possible(&self) -> Option<Vec<(G::Outcome, u32)>> {
        let mut list = Vec::new();
        self.state().outcomes(&mut list).then_some(list)
    }

    fn any_answer(&self) -> G::Outcome {
        self.state().sample(&mut Quick::new(1))
    }

    /// What people choose from who roll and draw by hand; nothing where they write what fell.
    pub(crate) fn answers(&self) -> Vec<Answer> {
        if !matches!(self.state().awaiting(), Awaiting::Chance(_)) {
            return Vec::new();
        }
        let list = self.possible().filter(|list| list.len() <= OFFERED).unwrap_or_default();
        let answer = |(outcome, _): (G::Outcome, u32)| Answer {
            notation: outcome.to_string(),
            phrase: self.events_of(outcome).first().map(G::tell),
        };
        list.into_iter().map(answer).collect()
    }

    /// What would happen by this answer.
    fn events_of(&self, outcome: G::Outcome) -> Vec<G::Event> {
        let (mut state, mut events) = (*self.state(), Vec::new());
        state.resolve(outcome, &mut events);
        events
    }

    /// Whose business the answer to the open question is: the one seat that is told all of it, where a
    /// spectator is not.
    pub(crate) fn secret_of(&self) -> Option<Seat> {
        let Awaiting::Chance(_) = self.state().awaiting() else { return None };
        let events = self.events_of(self.any_answer());
        let first = events.first()?;
        let whole = |viewer| G::redact(first, viewer).as_ref() == Some(first);
        let told: Vec<Viewer> = Viewer::all(self.state().seats()).filter(|&v| whole(v)).collect();
        match told.as_slice() {
            [Viewer::Seat(seat)] => Some(*seat),
            _ => None,
        }
    }

    /// The answer that people have entered. Small slips of writing are forgiven: dice in any order, a
    /// word that goes without saying.
    pub(crate) fn enter(&mut self, text: &str) -> Result<(), Refused> {
        let Awaiting::Chance(_) = self.state().awaiting() else {
            return Err(Refused::chance_is_not_asked());
        };
        match self.read_answer(text.trim()) {
            Some(outcome) => self.resolve(outcome),
            None => Err(Refused::unreadable_outcome(text.trim(), self.expected())),
        }
    }

    fn read_answer(&self, text: &str) -> Option<G::Outcome> {
        let example = self.any_answer().to_string();
        let word = example.split_once(' ').map_or("", |(word, _)| word);
        let text = text.to_lowercase();
        let texts = [
            text.clone(),
            format!("{word} {text}"),
            sorted(&text),
            format!("{word} {}", sorted(&text)),
        ];
        // What can be read but cannot come up here is refused with a better sentence.
        let read: Vec<G::Outcome> = texts.iter().filter_map(|text| text.parse().ok()).collect();
        let may_be = read.iter().find(|&&outcome| self.state().is_possible(outcome)).copied();
        may_be.or_else(|| self.alike(&text, word)).or(read.first().copied())
    }

    /// The only listed answer that is written with the same letters.
    fn alike(&self, text: &str, word: &str) -> Option<G::Outcome> {
        let letters = |text: &str| {
            let text = text.strip_prefix(word).unwrap_or(text);
            let mut letters: Vec<char> = text.chars().filter(|c| c.is_alphanumeric()).collect();
            letters.sort_unstable();
            letters
        };
        let wished = letters(text);
        let list = self.possible()?;
        let mut same = list.iter().filter(|(one, _)| letters(&one.to_string()) == wished);
        let (first, second) = (same.next(), same.next());
        first.filter(|_| second.is_none()).map(|(outcome, _)| *outcome)
    }

    /// Whether people enter what fell.
    pub(crate) fn is_by_hand(&self) -> bool {
        self.dice == Dice::Manual
    }

    /// Forgets the answer that was entered last, and what was decided since; says how many entries that is.
    /// Entering is no secret roll, so a slip can always be mended.
    pub(crate) fn correct(&mut self) -> Result<usize, Refused> {
        let is_answer = |entry: &Entry<G>| matches!(entry, Entry::Chance { .. });
        let place = self.entries().iter().rposition(is_answer).filter(|_| self.is_by_hand());
        let Some(place) = place else { return Err(Refused::nothing_to_correct()) };
        let forgotten = self.entries().len() - place;
        self.undo_to(place);
        Ok(forgotten)
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

/// Dice in any order: the digits of each word sorted, words of one digit put together.
fn sorted(text: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in text.split([' ', ',', '+']).filter(|word| !word.is_empty()) {
        let dice = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        match words.last_mut() {
            Some(last) if dice(word) && dice(last) => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    let in_order = |word: String| {
        let mut letters: Vec<char> = word.chars().collect();
        if letters.iter().all(char::is_ascii_digit) {
            letters.sort_unstable();
        }
        letters.into_iter().collect::<String>()
    };
    words.into_iter().map(in_order).collect::<Vec<_>>().join(" ")
}
