//! A match at one keyboard, without keyboard or screen: who sits where, whose turn it is to look,
//! what each person has been told. Line mode and full screen are two ways to show it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use game::{Broken, Phrase, Seat, Viewer};
use table::{AnyTable, Refused, Waiting};

use crate::mover::{Mover, Shared};
use crate::seats::{FALLBACK, Sitter};

/// Whoever writes a match down after every step.
pub trait Keep {
    /// Returns when it is stored and was read back.
    fn keep(&self, table: &dyn AnyTable) -> Result<(), Broken>;
    /// Where it cannot be kept: writes it elsewhere, and says where it is now.
    fn rescue(&self, table: &dyn AnyTable) -> Result<String, Broken>;
    /// The command that goes on with it.
    fn way_on(&self) -> String;
}

/// What became of a match that was left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is stored as it stands; this command goes on with it.
    Whole { way_on: String },
    /// Nobody meant to.
    Not,
    /// It could not be stored where it should: why, and where it is instead, if anywhere.
    Elsewhere { why: Broken, place: Option<String> },
}

pub struct Evening {
    pub table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    keeper: Option<Box<dyn Keep>>,
    /// Whether the keeper has it as it stands.
    kept: bool,
    /// The bots, who stay in their seats; where programs play, whoever stands in for them.
    bots: Vec<Arc<Mutex<bots::Sitter>>>,
    /// The programs that play.
    outside: BTreeMap<Seat, Shared>,
    /// How much of the journal each person has been told.
    told: BTreeMap<Seat, usize>,
    /// Whose secrets may be on the screen.
    at_keyboard: Option<Seat>,
}

/// Who has to do something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Person(Seat),
    Bot(Seat),
    /// Chance: people roll and draw with their own hands and enter what fell.
    Enter,
    Over,
}

impl std::fmt::Debug for Evening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evening").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Evening {
    pub fn new(
        table: Box<dyn AnyTable>,
        sitters: Vec<Sitter>,
        keeper: Option<Box<dyn Keep>>,
    ) -> Self {
        let people = (0u8..)
            .zip(&sitters)
            .filter(|(_, sitter)| matches!(sitter, Sitter::Person(_)))
            .map(|(index, _)| (Seat::new(index), 0));
        let told: BTreeMap<Seat, usize> = people.collect();
        let bot = |sitter: &Sitter| {
            let kind = if let Sitter::Bot(kind) = sitter { *kind } else { FALLBACK };
            Arc::new(Mutex::new(bots::Sitter::new(kind)))
        };
        let bots = sitters.iter().map(bot).collect();
        Evening {
            table,
            bots,
            sitters,
            keeper,
            kept: false,
            outside: BTreeMap::new(),
            told,
            at_keyboard: None,
        }
    }

    /// Lets a program play for a seat.
    pub fn seat_outsider(&mut self, seat: Seat, program: Shared) {
        self.outside.insert(seat, program);
    }

    /// Who decides. Fails where nobody can: the dice of this table are not here.
    pub fn turn(&self) -> Result<Turn, Broken> {
        match self.table.awaiting() {
            Waiting::Nobody => Ok(Turn::Over),
            Waiting::Chance(_) if self.table.entering().is_some() => Ok(Turn::Enter),
            Waiting::Chance(kind) => Err(Broken::new(format!("nobody answers the dice ({kind})"))),
            Waiting::Decision(seat) => Ok(match self.sitters[seat.index()] {
                Sitter::Bot(_) | Sitter::Outside(_) => Turn::Bot(seat),
                Sitter::Person(_) => Turn::Person(seat),
            }),
        }
    }

    pub fn people(&self) -> impl ExactSizeIterator<Item = Seat> + '_ {
        self.told.keys().copied()
    }

    /// Through whose eyes the table is shown now: a person who is alone, whoever has the keyboard,
    /// else a spectator. At the end of a match between several people nobody is special.
    pub fn viewer(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next(), self.at_keyboard) {
            (Some(only), None, _) => Viewer::Seat(only),
            _ if self.table.awaiting() == Waiting::Nobody => Viewer::Spectator,
            (_, _, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// With several people at one keyboard, whether it must change hands before this seat looks.
    pub fn must_hand_over(&self, seat: Seat) -> bool {
        self.told.len() > 1 && self.at_keyboard != Some(seat)
    }

    pub fn hand_over(&mut self, seat: Seat) {
        self.at_keyboard = Some(seat);
    }

    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.table.act(seat, notation)
    }

    /// The seat's last decision never happened. Where an answer was entered since, that is taken back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let number = self.table.number();
        let answered = number > 0 && self.table.entry(number).seat().is_none();
        match answered && self.is_by_hand() {
            true => self.table.correct().map(drop)?,
            false => self.table.take_back(seat)?,
        }
        self.forget();
        Ok(())
    }

    /// The answer that was entered last never fell, and what was decided since never happened.
    pub fn correct(&mut self) -> Result<(), Refused> {
        self.table.correct()?;
        self.forget();
        Ok(())
    }

    /// What is told again once it has happened again.
    fn forget(&mut self) {
        let number = self.table.number();
        self.told.values_mut().for_each(|told| *told = (*told).min(number));
    }

    /// Whether people roll and draw with their own hands.
    pub fn is_by_hand(&self) -> bool {
        self.table.commitment().is_none()
    }

    /// The person who alone should look while the open answer is entered, where it is somebody's secret.
    pub fn enters(&self) -> Option<Seat> {
        let seat = self.table.entering()?.secret_of?;
        self.told.contains_key(&seat).then_some(seat)
    }

    pub fn enter(&mut self, text: &str) -> Result<(), Refused> {
        self.table.enter(text)
    }

    /// Whether it is written down as it stands.
    pub fn is_kept(&self) -> bool {
        self.kept
    }

    /// Writes the match down, where somebody does that.
    pub fn keep(&mut self) -> Result<(), Broken> {
        let Some(keeper) = &self.keeper else {
            return Ok(());
        };
        let done = keeper.keep(self.table.as_ref());
        self.kept = done.is_ok();
        done
    }

    /// Writes it down for the last time, elsewhere if need be.
    pub fn leave(&self) -> Kept {
        let Some(keeper) = &self.keeper else {
            return Kept::Not;
        };
        match keeper.keep(self.table.as_ref()) {
            Ok(()) => Kept::Whole { way_on: keeper.way_on() },
            Err(why) => Kept::Elsewhere { why, place: keeper.rescue(self.table.as_ref()).ok() },
        }
    }

    /// Reproducible with the table: the same match, the same bots.
    pub fn bot_seed(&self) -> u64 {
        u64::from_le_bytes(self.table.id()) ^ (self.table.number() as u64) << 20
    }

    /// Whoever moves for a seat without a person, at the present step.
    pub fn mover(&self, seat: Seat) -> Mover {
        let bot = Arc::clone(&self.bots[seat.index()]);
        Mover { seat, bot, seed: self.bot_seed(), outsider: self.outside.get(&seat).cloned() }
    }

    /// What happened since this person last looked; from now on they know.
    pub fn news(&mut self, seat: Seat) -> Vec<Phrase> {
        let since = self.told.insert(seat, self.table.number()).unwrap_or(0);
        self.happened(Viewer::Seat(seat), since)
    }

    /// The first entry somebody has not been told yet.
    pub fn told_to_all(&self) -> usize {
        self.told.values().copied().min().unwrap_or(self.table.number())
    }

    /// How much of the journal a person has been told.
    pub fn told_to(&self, seat: Seat) -> usize {
        self.told.get(&seat).copied().unwrap_or(0)
    }

    /// What a viewer is told of everything after the first `since` entries.
    pub fn happened(&self, viewer: Viewer, since: usize) -> Vec<Phrase> {
        (since + 1..=self.table.number())
            .filter_map(|number| self.table.told(number, viewer))
            .flat_map(|told| told.phrases)
            .collect()
    }
}
