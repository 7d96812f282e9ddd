//! Checking a record: every decision legal, every outcome what the fair dice give, the result right.

use catalog::Visitor;
use game::{Broken, Spoken};

use crate::fair::commitment;
use crate::record::result_text;
use crate::{Entry, Match, Record, SeatDice, hex};

/// A record that holds what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How many entries were checked.
    pub entries: usize,
    /// Whether the match came to its end.
    pub finished: bool,
    /// What could be said about the dice.
    pub dice: DiceVerdict,
    /// What each seat added to the dice until its end; only in version 2 anything.
    pub seats: Vec<SeatDice>,
}

/// What could be said about the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceVerdict {
    /// Every outcome follows from the committed secret and what the seats added.
    Fair,
    /// The secret is not revealed before the end; the outcomes are at least possible ones.
    NotYetRevealed,
    /// Dictated from outside; the outcomes are at least possible ones.
    Dictated,
}

/// Says yes, or what differs first and in which line.
pub fn verify(record: &Record) -> Result<Verdict, Broken> {
    struct Verify<'a>(&'a Record);
    impl Visitor for Verify<'_> {
        type Output = Result<Verdict, Broken>;
        fn visit<G: Spoken>(self) -> Self::Output {
            of_game::<G>(self.0)
        }
    }
    catalog::visit(&record.game, Verify(record))?
}

fn of_game<G: Spoken>(record: &Record) -> Result<Verdict, Broken> {
    let places = &record.places;
    let mut table = Match::<G>::from_header(record, record.secret)?;
    check_options(&table, record)?;
    if let (Some(secret), Some(published)) = (&record.secret, &record.commitment) {
        let actual = commitment(&record.table, secret);
        if actual != *published {
            let why = format!("the commitment of the secret is {}", hex(&actual));
            return Err(Broken::at_line(places.commitment, why));
        }
    }
    for line in &record.lines {
        let (entry, _) = table.read_line(line)?;
        if let (Entry::Chance { outcome, kind }, Some(due)) = (entry, table.due_outcome())
            && outcome != due
        {
            let why = format!("the dice gave `{kind}: {due}`, the record says `{}`", line.text);
            return Err(Broken::at_line(line.at, why));
        }
        table.replay_line(line)?;
    }
    check_end(&table, record)?;
    let dice = match (record.commitment, record.secret) {
        (None, _) => DiceVerdict::Dictated,
        (Some(_), None) => DiceVerdict::NotYetRevealed,
        (Some(_), Some(_)) => DiceVerdict::Fair,
    };
    let (entries, seats) = (record.lines.len(), table.seat_dice().to_vec());
    Ok(Verdict { entries, finished: table.is_over(), dice, seats })
}

/// Options are written in one way only, since the dice depend on the text.
pub(crate) fn check_options<G: Spoken>(table: &Match<G>, record: &Record) -> Result<(), Broken> {
    if table.settings.to_string() == record.options {
        return Ok(());
    }
    let why = format!("these options are written `{}`", table.settings);
    Err(Broken::at_line(record.places.options, why))
}

fn check_end<G: Spoken>(table: &Match<G>, record: &Record) -> Result<(), Broken> {
    let places = &record.places;
    let actual = table.state().standings().as_ref().map(result_text);
    match (&record.result, actual) {
        (Some(said), Some(actual)) if *said != actual => {
            Err(Broken::at_line(places.result, format!("the result is `{actual}`")))
        }
        (Some(_), None) => Err(Broken::at_line(places.result, "the match is not over")),
        (None, Some(_)) => Err(Broken::new("the match is over, but its result is missing")),
        (_, Some(_)) if record.commitment.is_some() && record.secret.is_none() => {
            Err(Broken::new("the match is over, but its secret is missing"))
        }
        (_, None) if record.secret.is_some() => {
            Err(Broken::at_line(places.secret, "the secret is revealed before the end"))
        }
        _ => Ok(()),
    }
}
