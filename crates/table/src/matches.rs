//! A match of one game: its journal and the position it leads to.

use game::{Awaiting, Broken, Game, Seat, Settings, Spoken};

use crate::chain::{Link, Parts, SeatDice};
use crate::fair::{FairDice, Secret, TableId, commitment};
use crate::stand::Stand;
use crate::{Entry, JournalLine, Ledger, Refused, Setup};

/// Entries from one mark to the next: so many are carried out anew at most to come back somewhere.
const MARK: usize = 64;

/// Where the answers to chance come from.
#[derive(Clone, PartialEq, Eq)]
pub enum Dice {
    /// Derived from the secret and what the seats added; the table answers by itself.
    Fair {
        /// What the commitment seals.
        secret: Secret,
        /// What each seat added.
        parts: Parts,
        /// What follows from both before the first decision.
        derived: FairDice,
    },
    /// The secret is not known here (an unfinished record): nothing can be drawn.
    Committed {
        /// The seal.
        commitment: [u8; 32],
        /// What each seat added.
        parts: Parts,
    },
    /// Somebody dictates them: tests, analysis, real dice on a real table.
    Manual,
}

impl Dice {
    /// What each seat added; nothing where chance is dictated.
    pub fn parts(&self) -> Option<&Parts> {
        match self {
            Dice::Fair { parts, .. } | Dice::Committed { parts, .. } => Some(parts),
            Dice::Manual => None,
        }
    }
}

/// The secret never shows up in logs.
impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Dice::Fair { .. } => "fair dice",
            Dice::Committed { .. } => "committed dice",
            Dice::Manual => "manual dice",
        })
    }
}

/// A match: what was agreed on, the journal, the position it leads to.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// The table's name.
    pub id: TableId,
    /// What it is played by, as text.
    pub settings: Settings,
    /// The same, as the game reads it.
    pub options: G::Options,
    /// What each seat is called, or which bot sits there; one line each.
    pub names: Vec<String>,
    /// Where chance comes from.
    pub dice: Dice,
    /// A position set up by hand instead of the game's own beginning.
    pub from_position: bool,
    stand: Stand<G>,
    /// Where it stood at the beginning and after every [`MARK`] entries.
    marks: Ledger<Stand<G>>,
    entries: Ledger<Entry<G>>,
    /// The link that each entry carried.
    links: Ledger<Option<Link>>,
    /// What happened, entry after entry.
    events: Ledger<G::Event>,
    /// How many of the events had happened after each entry.
    ends: Ledger<usize>,
}

impl<G: Spoken> Match<G> {
    /// `dice` is told the terms of the match, which its root must depend on.
    pub fn new(
        id: TableId,
        settings: &Settings,
        names: Vec<String>,
        dice: impl FnOnce(&str) -> Dice,
    ) -> Result<Self, Broken> {
        let mut table = Match::unrolled(id, settings, names, dice)?;
        table.roll();
        Ok(table)
    }

    /// The table set up, with no chance answered yet.
    pub(crate) fn unrolled(
        id: TableId,
        settings: &Settings,
        names: Vec<String>,
        dice: impl FnOnce(&str) -> Dice,
    ) -> Result<Self, Broken> {
        let settings = settings.complete(&G::INFO)?;
        let options = G::options(&settings)?;
        let seats = u8::try_from(names.len()).unwrap_or(u8::MAX);
        check_seats(&G::INFO, seats)?;
        let start = G::new(&options, seats)?;
        let dice = dice(&terms::<G>(&settings, &options, seats));
        let stand = Stand::beginning(start, &dice, names.len());
        Ok(Match {
            id,
            settings,
            options,
            names: names.into_iter().map(one_line).collect(),
            dice,
            from_position: false,
            marks: [stand.clone()].into_iter().collect(),
            stand,
            entries: Ledger::default(),
            links: Ledger::default(),
            events: Ledger::default(),
            ends: Ledger::default(),
        })
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.stand.state
    }

    /// The position before the first entry.
    pub fn start(&self) -> &G {
        &self.marks[0].state
    }

    /// The journal.
    pub fn entries(&self) -> &Ledger<Entry<G>> {
        &self.entries
    }

    /// The entry with this number (from 1), without the game's types.
    pub fn line(&self, number: usize) -> JournalLine {
        self.entries[number - 1].line(self.links[number - 1])
    }

    /// What each seat adds to the dice from here on.
    pub fn seat_dice(&self) -> &[SeatDice] {
        &self.stand.seat_dice
    }

    /// The position before the last entry; the beginning where there is none.
    pub(crate) fn before(&self) -> &G {
        &self.stand.before
    }

    /// What happened at the entry with this number (from 1).
    pub fn events_at(&self, number: usize) -> impl Iterator<Item = &G::Event> + Clone {
        (self.end(number - 1)..self.end(number)).map(|place| &self.events[place])
    }

    /// How many events had happened after the first `number` entries.
    fn end(&self, number: usize) -> usize {
        number.checked_sub(1).map_or(0, |last| self.ends[last])
    }

    /// The position after the first `number` entries.
    pub fn state_at(&self, number: usize) -> G {
        self.stand_at(number).state
    }

    /// Where it stood after the first `number` entries: carried out anew from the last mark before.
    fn stand_at(&self, number: usize) -> Stand<G> {
        let mark = number / MARK;
        let mut stand = self.marks[mark].clone();
        for place in mark * MARK..number {
            stand.step(&self.entries[place], self.links[place].as_ref(), &mut ());
        }
        stand
    }

    /// Goes on from a position set up by hand; the journal begins anew.
    pub fn load(&mut self, state: G) -> Result<(), Broken> {
        self.start_from(state)?;
        self.roll();
        Ok(())
    }

    /// A match by the same terms that begins with another position. Its dice follow from `seed` and have
    /// nothing to do with these; dictated ones stay dictated.
    pub fn begun_with(&self, position: G, seed: u64) -> Result<Self, Broken> {
        let mut begun = self.up_to(0);
        let setup = Setup::seeded(self.settings.clone(), self.names.clone(), seed);
        if self.dice != Dice::Manual {
            let terms = terms::<G>(&self.settings, &self.options, self.state().seats());
            begun.dice = setup.dice(&terms);
        }
        begun.id = setup.id;
        begun.load(position)?;
        Ok(begun)
    }

    /// The version of the rules it is played by.
    pub fn rules(&self) -> u32 {
        self.settings.rules.unwrap_or(G::INFO.rules_version)
    }

    pub(crate) fn start_from(&mut self, state: G) -> Result<(), Broken> {
        if state.seats() != self.state().seats() {
            return Err(Broken::new(format!(
                "this position is for {} seats, the table has {}",
                state.seats(),
                self.state().seats()
            )));
        }
        let state = state.under(self.rules())?;
        state.check()?;
        self.from_position = true;
        self.undo_to(0);
        self.stand = Stand::beginning(state, &self.dice, self.names.len());
        self.marks = [self.stand.clone()].into_iter().collect();
        Ok(())
    }

    /// One player's decision; then chance is answered until somebody decides again.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        self.act_linked(seat, action, None)
    }

    /// The same with the next link of the seat's chain. Without it a chain breaks; where there is
    /// no chain (any more), a link is not looked at.
    pub fn act_linked(
        &mut self,
        seat: Seat,
        action: G::Action,
        link: Option<Link>,
    ) -> Result<(), Refused> {
        may(self.state(), seat, action)?;
        let link = link.filter(|_| self.stand.seat_dice[seat.index()].has_links());
        self.decide(seat, action, link)?;
        self.roll();
        Ok(())
    }

    fn decide(&mut self, seat: Seat, action: G::Action, link: Option<Link>) -> Result<(), Refused> {
        may(self.state(), seat, action)?;
        if self.stand.seat_dice[seat.index()].after(link.as_ref()).is_none() {
            return Err(Refused::wrong_link());
        }
        self.append(Entry::Decision { seat, action }, link);
        Ok(())
    }

    /// An answer to chance from outside.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<(), Refused> {
        let Awaiting::Chance(kind) = self.state().awaiting() else {
            return Err(Refused::chance_is_not_asked());
        };
        if !self.state().is_possible(outcome) {
            return Err(Refused::impossible_outcome(outcome.to_string(), self.expected()));
        }
        self.append(Entry::Chance { kind, outcome }, None);
        Ok(())
    }

    /// What the fair dice answer to the open question; nothing if it is not asked or not known.
    pub fn due_outcome(&self) -> Option<G::Outcome> {
        let (Awaiting::Chance(kind), Some(key)) = (self.state().awaiting(), &self.stand.key) else {
            return None;
        };
        Some(self.state().sample(&mut key.dealer(&kind.to_string(), self.stand.drawn)))
    }

    /// Answers chance until a decision is due, if the dice are the table's own.
    pub fn roll(&mut self) {
        while let (Awaiting::Chance(kind), Some(outcome)) =
            (self.state().awaiting(), self.due_outcome())
        {
            self.append(Entry::Chance { kind, outcome }, None);
        }
    }

    /// Forgets everything after the first `number` entries. For analysis; players take back.
    pub fn undo_to(&mut self, number: usize) {
        self.stand = self.stand_at(number);
        self.marks.truncate(number / MARK + 1);
        self.events.truncate(self.end(number));
        self.ends.truncate(number);
        self.links.truncate(number);
        self.entries.truncate(number);
    }

    /// The same match as it stood after `number` entries.
    pub(crate) fn up_to(&self, number: usize) -> Self {
        let mut then = self.clone();
        then.undo_to(number);
        then
    }

    fn append(&mut self, entry: Entry<G>, link: Option<Link>) {
        self.stand.step(&entry, link.as_ref(), &mut self.events);
        self.entries.push(entry);
        self.links.push(link);
        self.ends.push(self.events.len());
        if self.entries.len().is_multiple_of(MARK) {
            self.marks.push(self.stand.clone());
        }
    }

    /// Replays one entry as it stands, with the checks a stranger's record needs.
    pub(crate) fn replay(&mut self, entry: Entry<G>, link: Option<Link>) -> Result<(), Refused> {
        match entry {
            Entry::Decision { seat, action } => self.decide(seat, action, link),
            Entry::Chance { outcome, .. } => self.resolve(outcome),
        }
    }

    /// The seal on the dice; none where they are dictated.
    pub fn commitment(&self) -> Option<[u8; 32]> {
        match &self.dice {
            Dice::Fair { secret, .. } => Some(commitment(&self.id, secret)),
            Dice::Committed { commitment, .. } => Some(*commitment),
            Dice::Manual => None,
        }
    }

    /// Whether nothing is left to decide or to draw.
    pub fn is_over(&self) -> bool {
        self.state().awaiting() == Awaiting::Nobody
    }
}

/// The text that fixes what is played; the root of the dice depends on all of it.
fn terms<G: Game>(settings: &Settings, options: &G::Options, seats: u8) -> String {
    let (key, content) = (G::INFO.key, G::content_hash(options));
    let rules = settings.rules.expect("completed");
    format!("{key} rules {rules} content {content} seats {seats} {settings}")
}

fn check_seats(info: &game::Info, seats: u8) -> Result<(), Broken> {
    if (info.min_seats..=info.max_seats).contains(&seats) {
        return Ok(());
    }
    Err(Broken::new(format!(
        "{} is for {} to {} players, not {seats}",
        info.title, info.min_seats, info.max_seats
    )))
}

/// Names stand on one line of a record.
fn one_line(name: String) -> String {
    let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    name.trim().to_owned()
}

/// Whether a seat may do this now; otherwise why not.
pub(crate) fn may<G: Spoken>(state: &G, seat: Seat, action: G::Action) -> Result<(), Refused> {
    match state.awaiting() {
        Awaiting::Nobody => return Err(Refused::over()),
        Awaiting::Chance(kind) => return Err(Refused::chance_is_asked(kind.to_string())),
        Awaiting::Decision(due) if due != seat => return Err(Refused::not_your_turn(due)),
        Awaiting::Decision(_) => {}
    }
    if !state.is_legal(action) {
        return Err(state.refuse(action).into());
    }
    Ok(())
}
