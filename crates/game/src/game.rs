//! The one trait a game implements: a value that asks questions.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Broken, Dealer, Info, Seat, Settings, Spot, Standings, Viewer, Witness};

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting<C> {
    /// This seat chooses one of the legal actions.
    Decision(Seat),
    /// Dice or cards answer.
    Chance(C),
    /// The game is over.
    Nobody,
}

/// A complete game: the state on the table and its rules.
///
/// A state is a plain value without heap, random generator or open closure: it can be copied,
/// stored and shown in the middle of anything. Choices made at the same time need no mechanism: seat
/// after seat decides, and views keep it secret until all have.
///
/// The crate `pig` is the smallest example. Whoever holds a game answers its questions:
///
/// ```
/// use game::{Awaiting, Game, Quick, Settings};
/// use pig::Pig;
///
/// let options = Pig::options(&Settings::default().complete(&Pig::INFO)?)?;
/// let (mut table, mut dice) = (Pig::new(&options, 2)?, Quick::new(7));
/// while let Awaiting::Decision(_) = table.awaiting() {
///     let choice = *table.choices().last().expect("whoever decides has a choice");
///     table.act(choice, &mut ()); // `()` hears what happened and forgets it
///     table.settle(&mut dice, &mut ());
/// }
/// assert_eq!(table.ending(), Some("goal"));
/// # Ok::<(), game::Broken>(())
/// ```
pub trait Game:
    Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The visiting card.
    const INFO: Info;

    /// Checked set-up choices, the content table among them.
    type Options: Clone + Eq + Debug + Send + Sync + 'static;
    /// A small step a player chooses; at most 8 bytes. `Display` is its notation.
    type Action: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = Broken>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// A question to chance. `Display` is its kind, used as the label of fair dice.
    type Chance: Copy + Eq + Hash + Debug + Display + Serialize + Send + Sync + 'static;
    /// The answer to such a question. `Display` is its notation.
    type Outcome: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = Broken>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// Something that happened, with everything about it; `redact` cuts it down for a viewer.
    type Event: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer may know. Another type than the state, without a place for a secret.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Reads options (already completed by [`Settings::complete`]) and the content they name.
    fn options(settings: &Settings) -> Result<Self::Options, Broken>;
    /// The hash of the content these options play with.
    fn content_hash(options: &Self::Options) -> &'static str;
    /// Content tables that came with the program before, so that what was played with them can
    /// still be opened.
    fn older_contents() -> &'static [&'static str] {
        &[]
    }

    /// The state before anything is rolled or chosen.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, Broken>;
    /// The same position, played on by this version of the rules.
    fn under(self, rules: u32) -> Result<Self, Broken>;
    /// How many sit at the table.
    fn seats(&self) -> u8;
    /// What it waits for.
    fn awaiting(&self) -> Awaiting<Self::Chance>;

    /// Appends what the seat to decide may do, in a fixed order; never two with the same effect.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);
    /// One of the legal actions, each as likely: the place in the list that one number of the dealer
    /// names, found without the list where the game knows a way. `buffer` is room for it elsewhere.
    fn any_action(&self, dealer: &mut impl Dealer, buffer: &mut Vec<Self::Action>) -> Self::Action {
        crate::any_of_list(self, dealer, buffer)
    }
    /// Agrees with the list, without making it.
    fn is_legal(&self, action: Self::Action) -> bool;
    /// The pieces and places the finger touches for this action, what it is about first; as often as
    /// equal ones are touched. No two legal actions touch the same.
    fn pieces(&self, action: Self::Action) -> Vec<Spot>;
    /// Whether the hand goes on after this action: the next question is still about the same gesture,
    /// such as the further cards of a payment.
    fn goes_on(&self, _action: Self::Action) -> bool {
        false
    }
    /// What somebody who touches this place now would try to do; nothing where that is not clear. Where
    /// it is not legal, its refusal says what is missing.
    fn tried(&self, _spot: Spot) -> Option<Self::Action> {
        None
    }
    /// Carries out a legal action.
    fn act(&mut self, action: Self::Action, witness: &mut impl Witness<Self::Event>);

    /// Carries out an answer to the open question of chance.
    fn resolve(&mut self, outcome: Self::Outcome, witness: &mut impl Witness<Self::Event>);
    /// Draws an answer to the open question.
    fn sample(&self, dealer: &mut impl Dealer) -> Self::Outcome;
    /// Appends every answer with its integer weight; false if there are too many to list.
    fn outcomes(&self, out: &mut Vec<(Self::Outcome, u32)>) -> bool;
    /// Whether this answers the open question.
    fn is_possible(&self, outcome: Self::Outcome) -> bool;

    /// All that perfect memory may know from this seat, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What the table shows people of a view. Less than the view only where a game leaves
    /// something seen once to memory.
    fn shown(view: Self::View) -> Self::View {
        view
    }
    /// What a viewer is told of an event; nothing, if it is no business of theirs.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// A full state that looks like this view, drawn from all that do.
    fn imagine(view: &Self::View, dealer: &mut impl Dealer) -> Self;

    /// Points so far.
    fn score(&self, seat: Seat) -> i32;
    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;
    /// Why it is over: one of `INFO.endings`.
    fn ending(&self) -> Option<&'static str>;
    /// Conservation and other truths that hold in every reachable position; also the door for
    /// positions from outside, so it must catch whatever could make the rules panic.
    fn check(&self) -> Result<(), Broken>;

    /// The legal actions in a new list; for callers that do not count allocations.
    fn choices(&self) -> Vec<Self::Action> {
        let mut out = Vec::new();
        if matches!(self.awaiting(), Awaiting::Decision(_)) {
            self.legal_actions(&mut out);
        }
        out
    }

    /// Answers chance from this dealer until somebody decides or the game is over.
    #[inline]
    fn settle(&mut self, dealer: &mut impl Dealer, witness: &mut impl Witness<Self::Event>) {
        while let Awaiting::Chance(_) = self.awaiting() {
            let outcome = self.sample(dealer);
            self.resolve(outcome, witness);
        }
    }
}
