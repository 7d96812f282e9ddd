//! The table's no: why a command was not carried out.

use game::{Phrase, Refusal, Seat, say};
use serde::Serialize;

/// A command that changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    pub reason: Reason,
    /// The rule's id where a rule forbids it.
    pub rule: Option<&'static str>,
    pub phrase: Phrase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The sender had not seen the newest entry.
    Stale,
    NotYourTurn,
    Illegal,
    /// The text is no action of this game.
    Unreadable,
    /// Nothing to take back, or too late.
    TakeBack,
    Over,
    /// Chance is asked, not a player (or the other way round).
    Chance,
}

impl Refused {
    fn new(reason: Reason, phrase: Phrase) -> Self {
        Refused { reason, rule: None, phrase }
    }

    pub fn stale(number: usize) -> Self {
        Refused::new(Reason::Stale, say!("house-refuse-stale", number = number))
    }

    pub fn not_your_turn(seat: Seat) -> Self {
        Refused::new(Reason::NotYourTurn, say!("house-refuse-not-your-turn", seat = seat))
    }

    pub fn over() -> Self {
        Refused::new(Reason::Over, say!("house-refuse-over"))
    }

    pub fn chance_is_asked(kind: String) -> Self {
        Refused::new(Reason::Chance, say!("house-refuse-chance", kind = kind))
    }

    pub fn chance_is_not_asked() -> Self {
        Refused::new(Reason::Chance, say!("house-refuse-no-chance"))
    }

    pub fn impossible_outcome(outcome: String) -> Self {
        Refused::new(Reason::Chance, say!("house-refuse-outcome", outcome = outcome))
    }

    pub fn unreadable(text: &str) -> Self {
        let shown: String = text.chars().take(60).collect();
        Refused::new(Reason::Unreadable, say!("house-refuse-unreadable", text = shown))
    }

    pub fn nothing_to_take_back() -> Self {
        Refused::new(Reason::TakeBack, say!("house-refuse-nothing-to-take-back"))
    }

    pub fn too_late_to_take_back() -> Self {
        Refused::new(Reason::TakeBack, say!("house-refuse-too-late"))
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Refused { reason: Reason::Illegal, rule: Some(refusal.rule), phrase: refusal.phrase }
    }
}
