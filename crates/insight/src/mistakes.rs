//! Errors worth learning from: where the search would have chosen otherwise and sees a difference
//! that is not just noise.

use game::{Broken, Phrase, Seat};
use serde::Serialize;
use table::{AnyTable, Choice};

use crate::account::{Analysis, Change};
use crate::finding::{Candidate, Verdict};
use crate::step::Mover;
use crate::value::Micro;

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mistake {
    pub seat: Seat,
    /// The position: so many entries of the journal came before the decision.
    pub at: usize,
    /// How much less than the best choice it promised, from 0 to 1, in what the search maximises.
    pub loss: Micro,
    pub error: Micro,
    pub played: Alternative,
    pub best: Alternative,
    pub others: Vec<Alternative>,
}

/// A choice in words, with what it promised.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Alternative {
    pub phrase: Phrase,
    pub candidate: Candidate,
}

/// The entry numbers of the biggest errors, of one seat or of all, the worst first.
pub fn worst(analysis: &Analysis, seat: Option<Seat>) -> Vec<usize> {
    worst_changes(analysis, seat).map(|(change, ..)| change.step.to).collect()
}

/// The biggest errors of a seat, the worst first, with the choices in words.
pub fn mistakes(
    table: &dyn AnyTable,
    analysis: &Analysis,
    seat: Seat,
    most: usize,
) -> Result<Vec<Mistake>, Broken> {
    worst_changes(analysis, Some(seat))
        .take(most)
        .map(|(change, seat, verdict)| mistake(table, change, seat, verdict))
        .collect()
}

fn worst_changes(
    analysis: &Analysis,
    seat: Option<Seat>,
) -> impl Iterator<Item = (&Change, Seat, &Verdict)> {
    let mut all: Vec<(&Change, Seat, &Verdict)> = analysis
        .changes
        .iter()
        .filter_map(|change| match (change.step.mover, &change.verdict) {
            (Mover::Seat(mover), Some(verdict)) => Some((change, mover, verdict)),
            _ => None,
        })
        .filter(|(_, mover, _)| seat.is_none_or(|seat| seat == *mover))
        .filter(|(_, _, verdict)| verdict.is_certain())
        .collect();
    all.sort_by_key(|(_, _, verdict)| -verdict.loss);
    all.into_iter()
}

fn mistake(
    table: &dyn AnyTable,
    change: &Change,
    seat: Seat,
    verdict: &Verdict,
) -> Result<Mistake, Broken> {
    let choices = table.at(change.step.from)?.choices();
    let named = |candidate: &Candidate| alternative(&choices, candidate);
    Ok(Mistake {
        seat,
        at: change.step.from,
        loss: verdict.loss,
        error: verdict.error,
        played: named(&verdict.played)?,
        best: named(&verdict.best)?,
        others: verdict.others.iter().map(named).collect::<Result<_, _>>()?,
    })
}

fn alternative(choices: &[Choice], candidate: &Candidate) -> Result<Alternative, Broken> {
    let choice = choices.iter().find(|choice| choice.notation == candidate.notation);
    let choice = choice.ok_or_else(|| {
        Broken::new(format!("`{}` was no choice: this is another match", candidate.notation))
    })?;
    Ok(Alternative { phrase: choice.phrase.clone(), candidate: candidate.clone() })
}
