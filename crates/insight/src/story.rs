//! What stands out in an analysis: the chances by move, and the steps that turned the game.

use std::cmp::Reverse;

use game::{Broken, Phrase, Seat, Viewer, say};
use serde::Serialize;
use table::{AnyTable, Choice};

use crate::account::{Analysis, Change};
use crate::step::{Mover, Step};
use crate::value::Pair;

/// A step that changed a seat's chance to win a lot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    pub step: Step,
    /// The seat whose chance changed most.
    pub seat: Seat,
    pub before: Pair,
    pub after: Pair,
}

impl Analysis {
    /// The steps that changed a chance to win most, in the order they happened.
    pub fn turning_points(&self, most: usize) -> Vec<TurningPoint> {
        let mut points: Vec<(i64, TurningPoint)> = self
            .moments
            .windows(2)
            .zip(&self.changes)
            .filter_map(|(pair, change)| {
                let seat = self.most_changed(change)?;
                let (before, after) = (pair[0].value.seat(seat), pair[1].value.seat(seat));
                let size = change.value.seat(seat).win.0.abs();
                Some((size, TurningPoint { step: change.step, seat, before, after }))
            })
            .collect();
        points.sort_by_key(|(size, point)| (-size, point.step.from));
        points.truncate(most);
        points.sort_by_key(|(_, point)| point.step.from);
        points.into_iter().map(|(_, point)| point).collect()
    }

    /// The first of equals.
    fn most_changed(&self, change: &Change) -> Option<Seat> {
        self.seats().max_by_key(|&seat| (change.value.seat(seat).win.0.abs(), Reverse(seat)))
    }
}

/// What happened in a step: the choice in its maker's words, or what a spectator was told of chance;
/// where nothing was told, as the record has it.
pub fn what_happened(table: &dyn AnyTable, step: Step) -> Result<Vec<Phrase>, Broken> {
    let entry = table.entry(step.to).to_string();
    if let Mover::Seat(seat) = step.mover {
        let choices = table.at(step.from)?.choices();
        let made = |choice: &&Choice| entry.ends_with(&format!(": {}", choice.notation));
        let choice = choices.iter().find(made).map(|choice| choice.phrase.clone());
        return Ok(choice
            .map(|choice| say!("insight-chose", seat = seat, choice = choice))
            .into_iter()
            .collect());
    }
    let told: Vec<Phrase> = (step.from + 1..=step.to)
        .filter_map(|number| table.told(number, Viewer::Spectator))
        .flat_map(|told| told.phrases)
        .collect();
    match told.is_empty() {
        true => Ok(vec![say!("insight-entry", entry = entry)]),
        false => Ok(told),
    }
}

/// The same match branched off after `number` entries: a table of its own to try something else
/// on, which never touches the original. Its dice are new ones, from `seed`.
pub fn what_if(
    table: &dyn AnyTable,
    number: usize,
    names: Vec<String>,
    seed: u64,
) -> Result<Box<dyn AnyTable>, Broken> {
    if table.standings().is_none() {
        return Err(Broken::new("the match is not over: branching it would tell secrets"));
    }
    table.branch(number, names, seed)
}
