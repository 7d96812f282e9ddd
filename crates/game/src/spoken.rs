//! How a game says things, and what it says about itself: rules by place, the coach's advice, where
//! points come from. Keys and arguments only; the words are in the game's `words` folder.

use crate::{Encoded, Phrase, Refusal, Seat, TextTable};

/// How a game says things. What follows `refuse` a game may leave out. Every game of the house is told to
/// people in words and to programs in numbers.
pub trait Spoken: Encoded {
    /// The open decision in one short sentence; what is going on where nobody decides.
    fn ask(view: &Self::View) -> Phrase;
    /// The open question to chance, put to people who roll dice and draw cards with their own hands;
    /// only asked where chance is.
    fn by_hand(&self) -> Phrase;
    /// A legal action of the viewer in words: what it does, costs and brings.
    fn name(view: &Self::View, action: Self::Action) -> Phrase;
    /// An event, as redacted for the viewer, in words.
    fn tell(event: &Self::Event) -> Phrase;
    /// The whole view as text.
    fn table(view: &Self::View) -> TextTable;
    /// Why the seat to decide may not do this; only asked about illegal actions.
    fn refuse(&self, action: Self::Action) -> Refusal;

    /// The ids of the rules that speak about a place on the board, by the place's name
    /// ([`Spot::place`](crate::Spot)); none where no rule says more than the choice itself.
    fn rules_about(_place: &str) -> &'static [&'static str] {
        &[]
    }
    /// What the coach says when a question comes up, by the question's key (as [`Spoken::ask`] makes
    /// it); nothing for questions that are no decision.
    fn advise(_question: &str) -> Option<Advice> {
        None
    }
    /// Which points an event brought to whom, for the account at the end.
    fn share(_event: &Self::Event) -> Option<Share> {
        None
    }
}

/// What to keep in mind at a question, and the rule to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The id of the rule to read.
    pub rule: &'static str,
    /// The advice.
    pub phrase: Phrase,
}

impl Advice {
    /// The rule and the advice.
    pub fn new(rule: &'static str, phrase: Phrase) -> Self {
        Advice { rule, phrase }
    }
}

/// Points of one side from one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// Nobody: the game itself, playing against somebody who is alone.
    pub seat: Option<Seat>,
    /// What they came from, such as "Caravan".
    pub source: Phrase,
    /// How many.
    pub points: i32,
}
