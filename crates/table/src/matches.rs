//! A match of one game: its journal and the position it leads to.

use game::{Awaiting, Broken, Game, Seat, Settings, Spoken};

use crate::chain::{Link, Parts, SeatDice, seat_dice};
use crate::fair::{FairDice, Secret, TableId, commitment};
use crate::{Entry, JournalLine, Refused, Setup};

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
    start: G,
    state: G,
    /// The position before the last entry.
    before: G,
    entries: Vec<Entry<G>>,
    /// The link that each entry carried.
    links: Vec<Option<Link>>,
    /// What each seat adds to the dice from here on.
    seat_dice: Vec<SeatDice>,
    /// What chance follows from now; none where nothing can be drawn.
    key: Option<FairDice>,
    /// What happened, entry after entry.
    events: Vec<G::Event>,
    /// How many of the events had happened after each entry.
    ends: Vec<usize>,
    /// How many questions chance has answered.
    drawn: usize,
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
        let (seat_dice, key) = beginning(&dice, names.len());
        Ok(Match {
            id,
            settings,
            options,
            names: names.into_iter().map(one_line).collect(),
            dice,
            from_position: false,
            start,
            state: start,
            before: start,
            entries: Vec::new(),
            links: Vec::new(),
            seat_dice,
            key,
            events: Vec::new(),
            ends: Vec::new(),
            drawn: 0,
        })
    }

    /// The position now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The position before the first entry.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The journal.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The entry with this number (from 1), without the game's types.
    pub fn line(&self, number: usize) -> JournalLine {
        self.entries[number - 1].line(self.links[number - 1])
    }

    /// What each seat adds to the dice from here on.
    pub fn seat_dice(&self) -> &[SeatDice] {
        &self.seat_dice
    }

    /// The position before the last entry; the beginning where there is none.
    pub(crate) fn before(&self) -> &G {
        &self.before
    }

    /// What happened at the entry with this number (from 1).
    pub fn events_at(&self, number: usize) -> &[G::Event] {
        &self.events[self.end(number - 1)..self.end(number)]
    }

    /// How many events had happened after the first `number` entries.
    fn end(&self, number: usize) -> usize {
        number.checked_sub(1).map_or(0, |last| self.ends[last])
    }

    /// The position after the first `number` entries.
    pub fn state_at(&self, number: usize) -> G {
        let mut state = self.start;
        self.entries[..number].iter().for_each(|entry| entry.apply(&mut state, &mut ()));
        state
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
            let terms = terms::<G>(&self.settings, &self.options, self.state.seats());
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
        if state.seats() != self.state.seats() {
            return Err(Broken::new(format!(
                "this position is for {} seats, the table has {}",
                state.seats(),
                self.state.seats()
            )));
        }
        let state = state.under(self.rules())?;
        state.check()?;
        self.start = state;
        self.from_position = true;
        self.undo_to(0);
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
        may(&self.state, seat, action)?;
        let link = link.filter(|_| self.seat_dice[seat.index()].has_links());
        self.decide(seat, action, link)?;
        self.roll();
        Ok(())
    }

    fn decide(&mut self, seat: Seat, action: G::Action, link: Option<Link>) -> Result<(), Refused> {
        may(&self.state, seat, action)?;
        if self.seat_dice[seat.index()].after(link.as_ref()).is_none() {
            return Err(Refused::wrong_link());
        }
        self.append(Entry::Decision { seat, action }, link);
        Ok(())
    }

    /// An answer to chance from outside.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<(), Refused> {
        let Awaiting::Chance(kind) = self.state.awaiting() else {
            return Err(Refused::chance_is_not_asked());
        };
        if !self.state.is_possible(outcome) {
            return Err(Refused::impossible_outcome(outcome.to_string(), self.expected()));
        }
        self.append(Entry::Chance { kind, outcome }, None);
        Ok(())
    }

    /// What the fair dice answer to the open question; nothing if it is not asked or not known.
    pub fn due_outcome(&self) -> Option<G::Outcome> {
        let (Awaiting::Chance(kind), Some(key)) = (self.state.awaiting(), &self.key) else {
            return None;
        };
        Some(self.state.sample(&mut key.dealer(&kind.to_string(), self.drawn)))
    }

    /// Answers chance until a decision is due, if the dice are the table's own.
    pub fn roll(&mut self) {
        while let (Awaiting::Chance(kind), Some(outcome)) =
            (self.state.awaiting(), self.due_outcome())
        {
            self.append(Entry::Chance { kind, outcome }, None);
        }
    }

    /// Forgets everything after the first `number` entries. For analysis; players take back.
    pub fn undo_to(&mut self, number: usize) {
        *self = self.up_to(number);
    }

    /// The same match as it stood after `number` entries.
    pub(crate) fn up_to(&self, number: usize) -> Self {
        let (seat_dice, key) = beginning(&self.dice, self.names.len());
        let mut then = Match {
            id: self.id,
            settings: self.settings.clone(),
            options: self.options.clone(),
            names: self.names.clone(),
            dice: self.dice.clone(),
            from_position: self.from_position,
            start: self.start,
            state: self.start,
            before: self.start,
            entries: Vec::with_capacity(number),
            links: Vec::with_capacity(number),
            seat_dice,
            key,
            events: Vec::with_capacity(self.end(number)),
            ends: Vec::with_capacity(number),
            drawn: 0,
        };
        let entries = self.entries[..number].iter().zip(&self.links);
        entries.for_each(|(entry, link)| then.append(*entry, *link));
        then
    }

    fn append(&mut self, entry: Entry<G>, link: Option<Link>) {
        self.before = self.state;
        entry.apply(&mut self.state, &mut self.events);
        self.drawn += usize::from(matches!(entry, Entry::Chance { .. }));
        if let Entry::Decision { seat, .. } = entry {
            self.turn(seat, link.as_ref());
        }
        self.entries.push(entry);
        self.links.push(link);
        self.ends.push(self.events.len());
    }

    /// The ratchet of version 2: every decision turns the key, with its link or with zeros.
    fn turn(&mut self, seat: Seat, link: Option<&Link>) {
        let Some(Parts::Chains(_)) = self.dice.parts() else { return };
        let stands = &mut self.seat_dice[seat.index()];
        *stands = stands.after(link).expect("only links that fit are appended");
        self.key = self.key.as_ref().map(|key| key.turned(link));
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
        self.state.awaiting() == Awaiting::Nobody
    }
}

/// How the seats stand and what chance follows from before the first decision.
fn beginning(dice: &Dice, seats: usize) -> (Vec<SeatDice>, Option<FairDice>) {
    let seat_dice = dice.parts().map(|parts| seat_dice(parts, seats));
    let key = match dice {
        Dice::Fair { derived, .. } => Some(derived.clone()),
        Dice::Committed { .. } | Dice::Manual => None,
    };
    (seat_dice.unwrap_or_else(|| vec![SeatDice::House; seats]), key)
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
