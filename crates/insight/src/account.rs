//! From findings to an account: one table of what the game was worth to each seat after every step,
//! and each seat's change from start to result as luck, own decisions and others' decisions.

use game::{Broken, Seat};
use serde::Serialize;

use crate::finding::{Finding, Found, Verdict};
use crate::plan::Plan;
use crate::step::{Mover, Step};
use crate::value::{Estimate, Pair, Value, together};

/// A finished game understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Analysis {
    pub game: &'static str,
    pub names: Vec<String>,
    pub plan: Plan,
    /// Expectations before the first step and after every step.
    pub moments: Vec<Moment>,
    pub changes: Vec<Change>,
    /// One for each seat.
    pub accounts: Vec<Account>,
}

/// What the seats could expect after so many entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Moment {
    pub number: usize,
    pub value: Value,
    pub error: Value,
}

/// What a step changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    pub step: Step,
    pub value: Value,
    pub error: Value,
    /// For decisions with a choice.
    pub verdict: Option<Verdict>,
}

/// Why a seat's result differs from what it could expect: `start + luck + own + others = result`,
/// exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Account {
    pub start: Pair,
    pub luck: Pair,
    /// Own decisions, compared with the reference player's.
    pub own: Pair,
    pub others: Pair,
    pub result: Pair,
    /// What own errors gave away against what the search would have chosen, and their number.
    pub cost: Pair,
    pub errors: u32,
    pub luck_error: Pair,
    pub own_error: Pair,
    pub others_error: Pair,
    pub cost_error: Pair,
}

impl Analysis {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.names.len() as u8)
    }

    /// Puts the findings of a match together; every step must have one.
    pub(crate) fn new(
        game: &'static str,
        names: Vec<String>,
        plan: Plan,
        mut findings: Vec<Finding>,
        result: Value,
    ) -> Result<Analysis, Broken> {
        findings.sort_by_key(|finding| finding.step.from);
        let moments = moments(&findings, result)?;
        let changes: Vec<Change> = moments
            .windows(2)
            .zip(findings)
            .map(|(pair, finding)| change(&pair[0], &pair[1], finding))
            .collect();
        let (seats, last) = (names.len() as u8, moments.len() - 1);
        let accounts = Seat::all(seats)
            .map(|seat| account(seat, &moments[0], &moments[last], &changes, &moments))
            .collect();
        Ok(Analysis { game, names, plan, moments, changes, accounts })
    }
}

/// The one table all terms are differences of: the worth of a position of chance is the mean over
/// its outcomes, of a decision the reference player's expectation, of the end the result.
fn moments(findings: &[Finding], result: Value) -> Result<Vec<Moment>, Broken> {
    let mut moments = Vec::new();
    let mut thrown: Option<Estimate> = None;
    for finding in findings {
        let number = finding.step.from;
        if number != moments.last().map_or(0, |_| findings[moments.len() - 1].step.to) {
            return Err(Broken::new(format!("the step after entry {number} was not looked at")));
        }
        let (worth, after) = match &finding.found {
            Found::Chance(throw) => (throw.before, Some(throw.after)),
            Found::Decision(decision) => {
                let worth = decision.before.or(thrown);
                (worth.ok_or_else(|| Broken::new("the analysis has a gap"))?, None)
            }
        };
        thrown = after;
        moments.push(Moment { number, value: worth.value, error: worth.error });
    }
    let number = findings.last().map_or(0, |finding| finding.step.to);
    let Estimate { value, error } = Estimate::exact(result);
    moments.push(Moment { number, value, error });
    Ok(moments)
}

fn change(before: &Moment, after: &Moment, finding: Finding) -> Change {
    let step = finding.step;
    let value = after.value - before.value;
    match finding.found {
        Found::Chance(throw) => Change { step, value, error: throw.error, verdict: None },
        Found::Decision(decision) => {
            let error = Value::of(|s| together([before.error.seat(s), after.error.seat(s)]));
            Change { step, value, error, verdict: decision.verdict }
        }
    }
}

fn account(
    seat: Seat,
    start: &Moment,
    end: &Moment,
    changes: &[Change],
    moments: &[Moment],
) -> Account {
    let is_luck = |change: &&Change| change.step.mover == Mover::Chance;
    let is_own = |change: &&Change| change.step.mover == Mover::Seat(seat);
    let is_others = |change: &&Change| !is_luck(change) && !is_own(change);
    let sum = |which: &dyn Fn(&&Change) -> bool| -> Pair {
        changes.iter().filter(which).map(|change| change.value.seat(seat)).sum()
    };
    let errors = || {
        let verdicts = changes.iter().filter(is_own).filter_map(|change| change.verdict.as_ref());
        verdicts.filter(|verdict| verdict.is_certain())
    };
    let luck_errors = changes.iter().filter(is_luck).map(|change| change.error.seat(seat));
    Account {
        start: start.value.seat(seat),
        luck: sum(&is_luck),
        own: sum(&is_own),
        others: sum(&is_others),
        result: end.value.seat(seat),
        cost: errors().map(Verdict::cost).sum(),
        luck_error: together(luck_errors),
        own_error: error_of_sum(seat, changes, moments, &is_own),
        others_error: error_of_sum(seat, changes, moments, &is_others),
        cost_error: together(errors().map(|verdict| verdict.cost_error)),
        errors: errors().count() as u32,
    }
}

/// Steps in a row share the moments between them, whose errors cancel out of the sum.
fn error_of_sum(
    seat: Seat,
    changes: &[Change],
    moments: &[Moment],
    which: &dyn Fn(&&Change) -> bool,
) -> Pair {
    let mut counted = vec![0i32; moments.len()];
    for (index, _) in changes.iter().enumerate().filter(|(_, change)| which(change)) {
        counted[index] -= 1;
        counted[index + 1] += 1;
    }
    let remaining = moments.iter().zip(counted).filter(|(_, count)| *count != 0);
    together(remaining.map(|(moment, _)| moment.error.seat(seat)))
}
