//! Which error a lesson is about, and what is known of a choice that somebody tries there.

use game::{Broken, Seat, Viewer};
use insight::{Alternative, Analysis, mistakes, words};
use table::AnyTable;
use table::wire::Chair;
use table::wire::answer::Expectation;

use super::{Learn, Mistake, Promise};

/// Errors of a seat worth a lesson.
const MOST: usize = 10;

/// A match that was analysed, to learn from.
#[derive(Debug)]
pub struct School<'a> {
    pub table: String,
    pub play: &'a dyn AnyTable,
    pub analysis: &'a Analysis,
    pub chairs: Vec<Chair>,
    /// The visitor's seats.
    pub mine: &'a [Seat],
    /// The levels of bots to play on against.
    pub levels: Vec<String>,
}

impl School<'_> {
    /// The lesson about an error of a seat, both as wished where there are such; otherwise the visitor's
    /// first, or whoever erred most.
    pub fn lesson(&self, seat: Option<u8>, error: Option<usize>) -> Result<Learn, Broken> {
        let errors_of = |seat: Seat| (seat, self.analysis.accounts[seat.index()].errors);
        let seats: Vec<(Seat, u32)> = self.analysis.seats().map(errors_of).collect();
        let wished = seat.map(Seat::new).filter(|seat| seat.index() < seats.len());
        let most = seats.iter().max_by_key(|(_, count)| *count).map(|(seat, _)| *seat);
        let seat = wished.or(self.mine.first().copied()).or(most).unwrap_or(Seat::new(0));
        let mut errors = mistakes(self.play, self.analysis, seat, MOST)?;
        let lessons = errors.len();
        let index = error.unwrap_or(0).min(lessons.saturating_sub(1));
        let error = match errors.is_empty() {
            true => None,
            false => Some(one(self.play, index, &errors.swap_remove(index))?),
        };
        Ok(Learn {
            table: self.table.clone(),
            game: self.play.info(),
            chairs: self.chairs.clone(),
            seat,
            seats,
            lessons,
            error,
            levels: self.levels.clone(),
        })
    }
}

fn one(play: &dyn AnyTable, index: usize, mistake: &insight::Mistake) -> Result<Mistake, Broken> {
    Ok(Mistake {
        index,
        at: mistake.at,
        frame: play.at(mistake.at)?.frame(Viewer::Seat(mistake.seat)),
        played: promise(&mistake.played),
        best: promise(&mistake.best),
        others: mistake.others.iter().map(promise).collect(),
        tried: None,
        words: words::mistake(mistake),
    })
}

fn promise(alternative: &Alternative) -> Promise {
    let Alternative { phrase, candidate } = alternative;
    Promise {
        notation: candidate.notation.clone(),
        phrase: phrase.clone(),
        win: candidate.win.number(),
        points: candidate.points.number(),
    }
}

impl Mistake {
    /// Whether this could be chosen there.
    pub fn offers(&self, notation: &str) -> bool {
        self.frame.choices.iter().any(|choice| choice.notation == notation)
    }

    /// What the analysis said about a choice; nothing where it said nothing.
    pub fn known(&self, notation: &str) -> Option<Promise> {
        let known = [&self.best, &self.played].into_iter().chain(&self.others);
        known.into_iter().find(|promise| promise.notation == notation).cloned()
    }

    /// What a strong bot expects of a choice, where it thought about the position only now.
    pub fn judged(&self, notation: &str, advice: &[Expectation]) -> Option<Promise> {
        let choice = self.frame.choices.iter().find(|choice| choice.notation == notation)?;
        let found = advice.iter().find(|advice| advice.notation == notation)?;
        let (notation, phrase) = (notation.to_owned(), choice.phrase.clone());
        let (win, points) = (f64::from(found.win), f64::from(found.score));
        Some(Promise { notation, phrase, win, points })
    }
}
