//! An analysis in sentences: the account of every seat, the turning points, the errors, and what
//! the numbers can and cannot say.

use game::{Arg, Broken, Phrase, Seat, say};
use table::AnyTable;

use crate::account::{Account, Analysis};
use crate::mistakes::{Mistake, mistakes};
use crate::story::{TurningPoint, what_happened};
use crate::value::Micro;

/// Turning points that are told.
pub const TURNS: usize = 6;
/// Errors of each seat that are told.
pub const ERRORS: usize = 3;
/// Sentences about one turning point.
const MOST_TOLD: usize = 3;

/// A heading and its lines; a line may be several sentences.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    pub heading: Phrase,
    pub lines: Vec<Vec<Phrase>>,
}

/// The whole analysis in words.
pub fn sections(table: &dyn AnyTable, analysis: &Analysis) -> Result<Vec<Section>, Broken> {
    let mut sections: Vec<Section> = analysis
        .seats()
        .zip(&analysis.accounts)
        .map(|(seat, account)| Section {
            heading: say!("insight-account-title", seat = seat),
            lines: account_lines(seat, account).into_iter().map(|phrase| vec![phrase]).collect(),
        })
        .collect();
    let turns = analysis.turning_points(TURNS);
    sections.push(Section {
        heading: say!("insight-turns-title"),
        lines: turns.iter().map(|turn| turning_point(table, turn)).collect::<Result<_, _>>()?,
    });
    for seat in analysis.seats() {
        let errors = mistakes(table, analysis, seat, ERRORS)?;
        let lines = match errors.is_empty() {
            true => vec![vec![say!("insight-errors-none")]],
            false => errors.iter().map(|error| vec![mistake(error)]).collect(),
        };
        sections.push(Section { heading: say!("insight-errors-title", seat = seat), lines });
    }
    let notes = notes(analysis).into_iter().map(|note| vec![note]).collect();
    sections.push(Section { heading: say!("insight-notes-title"), lines: notes });
    Ok(sections)
}

/// A seat's account in one sentence; to the seat itself where `own`.
pub fn headline(seat: Seat, account: &Account, own: bool) -> Phrase {
    let luck = signed(account.luck.points);
    let luck_error = plain(account.luck_error.points);
    let cost = plain(account.cost.points);
    let cost_error = plain(account.cost_error.points);
    match own {
        true => say!(
            "insight-headline-you",
            luck = luck,
            luck_error = luck_error,
            cost = cost,
            cost_error = cost_error
        ),
        false => say!(
            "insight-headline",
            seat = seat,
            luck = luck,
            luck_error = luck_error,
            cost = cost,
            cost_error = cost_error
        ),
    }
}

/// A seat's account: points, chances, and the cost of its decisions.
pub fn account_lines(seat: Seat, account: &Account) -> [Phrase; 3] {
    let Account { start, luck, own, others, result, .. } = account;
    [
        say!(
            "insight-account-points",
            start = plain(start.points),
            result = whole(result.points),
            luck = signed(luck.points),
            luck_error = plain(account.luck_error.points),
            own = signed(own.points),
            own_error = plain(account.own_error.points),
            others = signed(others.points),
            others_error = plain(account.others_error.points),
        ),
        say!(
            "insight-account-win",
            start = percent(start.win),
            result = percent(result.win),
            luck = signed_percent(luck.win),
            luck_error = percent(account.luck_error.win),
            own = signed_percent(own.win),
            own_error = percent(account.own_error.win),
            others = signed_percent(others.win),
            others_error = percent(account.others_error.win),
        ),
        say!(
            "insight-account-cost",
            seat = seat,
            number = account.errors,
            points = plain(account.cost.points),
            points_error = plain(account.cost_error.points),
            win = percent(account.cost.win),
            win_error = percent(account.cost_error.win),
        ),
    ]
}

/// What turned the game, and by how much.
pub fn turning_point(table: &dyn AnyTable, turn: &TurningPoint) -> Result<Vec<Phrase>, Broken> {
    let (seat, at) = (turn.seat, turn.step.to);
    let (before, after) = (percent(turn.before.win), percent(turn.after.win));
    let mut line = match turn.after.win > turn.before.win {
        true => vec![say!("insight-turn-up", at = at, seat = seat, before = before, after = after)],
        false => {
            vec![say!("insight-turn-down", at = at, seat = seat, before = before, after = after)]
        }
    };
    line.extend(what_happened(table, turn.step)?.into_iter().take(MOST_TOLD));
    Ok(line)
}

/// An error with the better choice and why the search prefers it.
pub fn mistake(mistake: &Mistake) -> Phrase {
    let (played, best) = (&mistake.played, &mistake.best);
    say!(
        "insight-error",
        at = mistake.at + 1,
        played = played.phrase.clone(),
        best = best.phrase.clone(),
        played_win = percent(played.candidate.win),
        best_win = percent(best.candidate.win),
        played_points = plain(played.candidate.points),
        best_points = plain(best.candidate.points),
    )
}

/// How it was measured, and what the numbers cannot say.
pub fn notes(analysis: &Analysis) -> [Phrase; 4] {
    let depth = analysis.plan.depth;
    [
        say!("insight-note-sum"),
        say!(
            "insight-note-errors",
            playouts = depth.playouts,
            search = depth.search,
            outcomes = depth.outcomes
        ),
        say!("insight-note-limits"),
        say!("insight-note-seed", seed = analysis.plan.seed.to_string()),
    ]
}

pub(crate) fn plain(number: Micro) -> Arg {
    Arg::decimal(number.number(), 1)
}

fn whole(number: Micro) -> Arg {
    Arg::decimal(number.number(), 0)
}

pub(crate) fn signed(number: Micro) -> Arg {
    Arg::signed(number.number(), 1)
}

pub(crate) fn percent(number: Micro) -> Arg {
    Arg::decimal(100.0 * number.number(), 0)
}

fn signed_percent(number: Micro) -> Arg {
    Arg::signed(100.0 * number.number(), 0)
}
