//! A table whose game is known only by name: the same match with its types erased.

use std::any::Any;
use std::fmt::Debug;

use catalog::Visitor;
use game::{Awaiting, Broken, Info, Quick, Seat, Settings, Share, Spoken, Spot, Standings, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fair::{hex, seeded};
use crate::wire::Entering;
use crate::{
    Choice, Dice, FairDice, Frame, JournalLine, Link, Match, Parts, Preview, Question, Record,
    Refused, SeatDice, Secret, Snapshot, TableId, Told, Waiting, split_link,
};

/// Everything that can be done at a table; all games alike.
pub trait AnyTable: Send + Sync + Debug {
    /// The game's visiting card.
    fn info(&self) -> &'static Info;
    /// The table's name.
    fn id(&self) -> TableId;
    /// What each seat is called.
    fn names(&self) -> &[String];
    /// Entries in the journal.
    fn number(&self) -> usize;
    /// Whom it waits for.
    fn awaiting(&self) -> Waiting;
    /// The newest position for a viewer.
    fn frame(&self, viewer: Viewer) -> Frame;
    /// The legal actions, whoever decides.
    fn choices(&self) -> Vec<Choice>;
    /// Why the seat to decide cannot do what touching this place would; nothing where it can, or where
    /// it is not clear what that would be.
    fn why_not(&self, spot: Spot) -> Option<Refused>;
    /// What these choices of a seat, one after the other, would change until chance answers.
    fn preview(&self, seat: Seat, notations: &[&str]) -> Result<Preview, Refused>;
    /// The entry with this number (from 1).
    fn entry(&self, number: usize) -> JournalLine;
    /// What a viewer is told of one entry.
    fn told(&self, number: usize, viewer: Viewer) -> Option<Told>;
    /// Where points came from, as far as a viewer was told: added up for each side and source.
    fn shares(&self, viewer: Viewer) -> Vec<Share>;

    /// All that a viewer who has seen the first `since` entries gets.
    fn snapshot(&self, viewer: Viewer, since: usize) -> Snapshot {
        let number = self.number();
        Snapshot {
            frame: self.frame(viewer),
            number,
            names: self.names().to_vec(),
            commitment: self.commitment().map(|bytes| hex(&bytes)),
            told: (since + 1..=number).filter_map(|entry| self.told(entry, viewer)).collect(),
        }
    }

    /// Acts by notation, with a link where one is written as in records: `take b5 / 3f…`.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// Acts by notation, or by the structured form that `choices` shows.
    fn act_json(&mut self, seat: Seat, action: &Value) -> Result<(), Refused> {
        self.act_linked(seat, action, None)
    }
    /// The same with the next link of the seat's chain. Without it a chain breaks; where there is
    /// no chain (any more), a link is not looked at.
    fn act_linked(&mut self, seat: Seat, action: &Value, link: Option<Link>)
    -> Result<(), Refused>;
    /// The seat's last decision never happened, if it told nobody anything.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refused>;
    /// Answers chance from outside, by notation.
    fn resolve(&mut self, notation: &str) -> Result<(), Refused>;
    /// The open question to chance; none if it is not asked.
    fn question(&self) -> Option<Question>;
    /// What people enter who roll and draw by hand; nothing where chance is not asked, or the dice are
    /// the table's own.
    fn entering(&self) -> Option<Entering>;
    /// Answers chance as people write it.
    fn enter(&mut self, text: &str) -> Result<(), Refused>;
    /// Forgets the answer that people entered last, and what was decided since; says how many entries
    /// that is.
    fn correct(&mut self) -> Result<usize, Refused>;
    /// Forgets all entries after the first `number`.
    fn undo_to(&mut self, number: usize) -> Result<(), Broken>;

    /// The whole truth as JSON.
    fn state(&self) -> Value;
    /// Goes on from such a JSON.
    fn load(&mut self, state: &Value) -> Result<(), Broken>;
    /// What a viewer with perfect memory may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// A whole position as JSON that looks like this one to a viewer; what the viewer does not know is drawn
    /// anew.
    fn imagine(&self, viewer: Viewer, seed: u64) -> Value;
    /// The match as a text file.
    fn record(&self) -> Record;
    /// The result, once it is over.
    fn standings(&self) -> Option<Standings>;
    /// The seal on the dice; none where they are dictated.
    fn commitment(&self) -> Option<[u8; 32]>;
    /// The version of the fair dice; none where they are dictated.
    fn dice_version(&self) -> Option<u32>;
    /// What each seat adds to the dice from here on.
    fn seat_dice(&self) -> &[SeatDice];
    /// The secret of the dice, for whoever keeps the table; nobody else may ever get it.
    fn secret(&self) -> Option<Secret>;
    /// A copy to try something on.
    fn duplicate(&self) -> Box<dyn AnyTable>;
    /// The same match as it stood after `number` entries.
    fn at(&self, number: usize) -> Result<Box<dyn AnyTable>, Broken>;
    /// A new match that begins with the position after `number` entries, with these names and
    /// dice that follow from `seed`.
    fn branch(
        &self,
        number: usize,
        names: Vec<String>,
        seed: u64,
    ) -> Result<Box<dyn AnyTable>, Broken>;
    /// For code that works with the game's own types: a `Match<G>`.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Spoken> AnyTable for Match<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn id(&self) -> TableId {
        self.id
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn number(&self) -> usize {
        self.entries().len()
    }

    fn awaiting(&self) -> Waiting {
        Waiting::of(self.state())
    }

    fn frame(&self, viewer: Viewer) -> Frame {
        Match::frame(self, viewer)
    }

    fn choices(&self) -> Vec<Choice> {
        match self.state().awaiting() {
            Awaiting::Decision(seat) => {
                Match::choices(self, &G::shown(self.state().view(Viewer::Seat(seat))))
            }
            _ => Vec::new(),
        }
    }

    fn why_not(&self, spot: Spot) -> Option<Refused> {
        let state = self.state();
        let Awaiting::Decision(_) = state.awaiting() else { return None };
        let action = state.tried(spot).filter(|&action| !state.is_legal(action))?;
        Some(state.refuse(action).into())
    }

    fn preview(&self, seat: Seat, notations: &[&str]) -> Result<Preview, Refused> {
        Match::preview(self, seat, notations)
    }

    fn entry(&self, number: usize) -> JournalLine {
        self.line(number)
    }

    fn told(&self, number: usize, viewer: Viewer) -> Option<Told> {
        Match::told(self, number, viewer)
    }

    fn shares(&self, viewer: Viewer) -> Vec<Share> {
        Match::shares(self, viewer)
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let unreadable = |_| Refused::unreadable(notation);
        let (notation, link) = split_link(notation.trim()).map_err(unreadable)?;
        let action = notation.parse().map_err(unreadable)?;
        Match::act_linked(self, seat, action, link)
    }

    fn act_linked(
        &mut self,
        seat: Seat,
        action: &Value,
        link: Option<Link>,
    ) -> Result<(), Refused> {
        // A structured action without fields is a plain word too, such as "roll_both".
        let text = action.as_str();
        let read = text.and_then(|text| text.trim().parse().ok());
        let read = read.or_else(|| G::Action::deserialize(action).ok());
        let unreadable = || match text {
            Some(text) => Refused::unreadable(text),
            None => Refused::unreadable(&action.to_string()),
        };
        let action = read.ok_or_else(unreadable)?;
        Match::act_linked(self, seat, action, link)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        Match::take_back(self, seat)
    }

    fn resolve(&mut self, notation: &str) -> Result<(), Refused> {
        if self.question().is_none() {
            return Err(Refused::chance_is_not_asked());
        }
        let unreadable = |_| Refused::unreadable_outcome(notation, self.expected());
        let outcome = notation.trim().parse().map_err(unreadable)?;
        Match::resolve(self, outcome)
    }

    fn question(&self) -> Option<Question> {
        Match::question(self)
    }

    fn entering(&self) -> Option<Entering> {
        let question = self.question().filter(|_| self.is_by_hand())?;
        Some(Entering {
            ask: Match::state(self).by_hand(),
            answers: self.answers(),
            example: question.example,
            secret_of: self.secret_of(),
        })
    }

    fn enter(&mut self, text: &str) -> Result<(), Refused> {
        Match::enter(self, text)
    }

    fn correct(&mut self) -> Result<usize, Refused> {
        Match::correct(self)
    }

    fn undo_to(&mut self, number: usize) -> Result<(), Broken> {
        check_number(self, number)?;
        Match::undo_to(self, number);
        Ok(())
    }

    fn state(&self) -> Value {
        to_json(Match::state(self))
    }

    fn load(&mut self, state: &Value) -> Result<(), Broken> {
        let state = G::deserialize(state).map_err(|error| {
            Broken::new(format!("this is no position of {}: {error}", G::INFO.title))
        })?;
        Match::load(self, state)
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&Match::state(self).view(viewer))
    }

    fn imagine(&self, viewer: Viewer, seed: u64) -> Value {
        to_json(&G::imagine(&Match::state(self).view(viewer), &mut Quick::new(seed)))
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn standings(&self) -> Option<Standings> {
        Match::state(self).standings()
    }

    fn commitment(&self) -> Option<[u8; 32]> {
        Match::commitment(self)
    }

    fn dice_version(&self) -> Option<u32> {
        self.dice.parts().map(Parts::version)
    }

    fn seat_dice(&self) -> &[SeatDice] {
        Match::seat_dice(self)
    }

    fn secret(&self) -> Option<Secret> {
        match &self.dice {
            Dice::Fair { secret, .. } => Some(*secret),
            Dice::Committed { .. } | Dice::Manual => None,
        }
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn at(&self, number: usize) -> Result<Box<dyn AnyTable>, Broken> {
        check_number(self, number)?;
        Ok(Box::new(self.up_to(number)))
    }

    fn branch(
        &self,
        number: usize,
        names: Vec<String>,
        seed: u64,
    ) -> Result<Box<dyn AnyTable>, Broken> {
        check_number(self, number)?;
        let setup = Setup::seeded(self.settings.clone(), names, seed);
        let names = setup.names.clone();
        let mut table =
            Match::<G>::unrolled(setup.id, &setup.settings, names, |terms| setup.dice(terms))?;
        table.load(self.state_at(number))?;
        Ok(Box::new(table))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.duplicate()
    }
}

pub(crate) fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("games' types have a JSON form")
}

fn check_number(table: &dyn AnyTable, number: usize) -> Result<(), Broken> {
    if number <= table.number() {
        return Ok(());
    }
    Err(Broken::new(format!("the match has only {} entries, not {number}", table.number())))
}

/// What is needed to open a table.
#[derive(Clone)]
pub struct Setup {
    /// The table's name.
    pub id: TableId,
    /// What it is played by.
    pub settings: Settings,
    /// What each seat is called; so many seats there are.
    pub names: Vec<String>,
    /// None: chance is answered from outside.
    pub secret: Option<Secret>,
    /// What each seat adds to the dice; missing seats add nothing.
    pub parts: Parts,
}

/// The secret never shows up in logs.
impl Debug for Setup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Setup").field("names", &self.names).finish_non_exhaustive()
    }
}

impl Setup {
    /// A table whose dice anyone who knows the seed can foretell: for tests, puzzles and lessons.
    pub fn seeded(settings: Settings, names: Vec<String>, seed: u64) -> Setup {
        let (id, secret) = seeded(seed);
        Setup { id, settings, names, secret: Some(secret), parts: Parts::default() }
    }

    pub(crate) fn dice(&self, terms: &str) -> Dice {
        let Some(secret) = self.secret else {
            return Dice::Manual;
        };
        let parts = self.parts.clone().filled(self.names.len());
        let derived = FairDice::new(&secret, &parts, terms);
        Dice::Fair { secret, parts, derived }
    }
}

/// Opens a table for the game with this key.
pub fn open(game: &str, setup: Setup) -> Result<Box<dyn AnyTable>, Broken> {
    struct Open(Setup);
    impl Visitor for Open {
        type Output = Result<Box<dyn AnyTable>, Broken>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let Open(setup) = self;
            setup.parts.check()?;
            let names = setup.names.clone();
            let table =
                Match::<G>::new(setup.id, &setup.settings, names, |terms| setup.dice(terms))?;
            Ok(Box::new(table))
        }
    }
    catalog::visit(game, Open(setup))?
}

/// The match a record describes, up to its last whole line. With the secret (from the record
/// itself, or kept elsewhere while the match runs) it can be played on.
pub fn resume(record: &Record, secret: Option<Secret>) -> Result<Box<dyn AnyTable>, Broken> {
    struct Resume<'a>(&'a Record, Option<Secret>);
    impl Visitor for Resume<'_> {
        type Output = Result<Box<dyn AnyTable>, Broken>;
        fn visit<G: Spoken>(self) -> Self::Output {
            Ok(Box::new(Match::<G>::from_record(self.0, self.1)?))
        }
    }
    catalog::visit(&record.game, Resume(record, secret))?
}
