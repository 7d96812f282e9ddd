//! The table's no: why a command was not carried out.

use game::{Phrase, Refusal, Seat, say};
use serde::Serialize;

/// A command that changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// What kind of no it is.
    pub reason: Reason,
    /// The rule's id where a rule forbids it.
    pub rule: Option<&'static str>,
    /// The no in words.
    pub phrase: Phrase,
}

/// What kind of no it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The sender had not seen the newest entry.
    Stale,
    /// Somebody else decides.
    NotYourTurn,
    /// A rule forbids it.
    Illegal,
    /// The text is no action of this game.
    Unreadable,
    /// Nothing to take back, or too late.
    TakeBack,
    /// The match is over.
    Over,
    /// The link is not the next one of the seat's chain.
    Link,
    /// Chance is asked, not a player (or the other way round).
    Chance,
}

impl Refused {
    fn new(reason: Reason, phrase: Phrase) -> Self {
        Refused { reason, rule: None, phrase }
    }

    /// The table has moved on to this number.
    pub fn stale(number: usize) -> Self {
        Refused::new(Reason::Stale, say!("house-refuse-stale", number = number))
    }

    /// This seat decides.
    pub fn not_your_turn(seat: Seat) -> Self {
        Refused::new(Reason::NotYourTurn, say!("house-refuse-not-your-turn", seat = seat))
    }

    /// The match is over.
    pub fn over() -> Self {
        Refused::new(Reason::Over, say!("house-refuse-over"))
    }

    /// Nobody decides; chance answers this question.
    pub fn chance_is_asked(kind: String) -> Self {
        Refused::new(Reason::Chance, say!("house-refuse-chance", kind = kind))
    }

    /// No question is open to chance.
    pub fn chance_is_not_asked() -> Self {
        Refused::new(Reason::Chance, say!("house-refuse-no-chance"))
    }

    /// This cannot come up here; what may, is written so.
    pub fn impossible_outcome(outcome: String, expected: String) -> Self {
        let phrase = say!("house-refuse-outcome", outcome = outcome, expected = expected);
        Refused::new(Reason::Chance, phrase)
    }

    /// This is no answer of chance in this game; what may come up is written so.
    pub fn unreadable_outcome(text: &str, expected: String) -> Self {
        let phrase =
            say!("house-refuse-unreadable-outcome", text = shortened(text), expected = expected);
        Refused::new(Reason::Unreadable, phrase)
    }

    /// Nobody has entered an answer of chance, or it came from the dice of the house.
    pub fn nothing_to_correct() -> Self {
        Refused::new(Reason::TakeBack, say!("house-refuse-nothing-to-correct"))
    }

    /// This is no action of the game.
    pub fn unreadable(text: &str) -> Self {
        Refused::new(Reason::Unreadable, say!("house-refuse-unreadable", text = shortened(text)))
    }

    /// This does not open the seat's chain any further.
    pub fn wrong_link() -> Self {
        Refused::new(Reason::Link, say!("house-refuse-link"))
    }

    /// The seat has decided nothing yet.
    pub fn nothing_to_take_back() -> Self {
        Refused::new(Reason::TakeBack, say!("house-refuse-nothing-to-take-back"))
    }

    /// Somebody has learned something since, or acted.
    pub fn too_late_to_take_back() -> Self {
        Refused::new(Reason::TakeBack, say!("house-refuse-too-late"))
    }
}

/// Enough of a text to know it again.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Refused { reason: Reason::Illegal, rule: Some(refusal.rule), phrase: refusal.phrase }
    }
}
