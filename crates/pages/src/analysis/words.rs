//! An analysis in words and drawings, as its page shows it.

use game::{Broken, Phrase, Seat};
use insight::{Analysis, mistakes, words};
use lang::Speaker;
use maud::Markup;
use table::AnyTable;

use super::{Account, Insight};
use crate::replay::{Eyes, place};

/// What was found out about the match of this table; one's own account comes first.
pub fn in_words(
    table: &str,
    play: &dyn AnyTable,
    analysis: &Analysis,
    mine: &[Seat],
    speaker: &Speaker,
) -> Result<Insight, Broken> {
    let mut accounts = Vec::new();
    for seat in analysis.seats() {
        accounts.push(account(play, analysis, seat, mine, speaker)?);
    }
    accounts.sort_by_key(|account| !mine.contains(&account.seat));
    Ok(Insight {
        graph: graph(table, analysis, speaker, None, Eyes::All),
        accounts,
        turns: turning_points(play, analysis)?,
        notes: words::notes(analysis).to_vec(),
    })
}

/// What turned the game: the step after which it did, and what happened.
pub fn turning_points(
    play: &dyn AnyTable,
    analysis: &Analysis,
) -> Result<Vec<(usize, Vec<Phrase>)>, Broken> {
    let mut turns = Vec::new();
    for turn in analysis.turning_points(words::TURNS) {
        turns.push((turn.step.to, words::turning_point(play, &turn)?));
    }
    Ok(turns)
}

fn account(
    play: &dyn AnyTable,
    analysis: &Analysis,
    seat: Seat,
    mine: &[Seat],
    speaker: &Speaker,
) -> Result<Account, Broken> {
    let account = &analysis.accounts[seat.index()];
    let errors = mistakes(play, analysis, seat, words::ERRORS)?;
    Ok(Account {
        seat,
        headline: words::headline(seat, account, mine.contains(&seat)),
        balance: insight::report::balance(account, &speaker.name(seat), speaker),
        lines: words::account_lines(seat, account).to_vec(),
        errors: errors.iter().map(|error| (error.at, words::mistake(error))).collect(),
    })
}

/// The chances by move, each place leading to its position in the replay.
pub(crate) fn graph(
    table: &str,
    analysis: &Analysis,
    speaker: &Speaker,
    now: Option<usize>,
    eyes: Eyes,
) -> Markup {
    let path = format!("/t/{table}/replay");
    let lead = |number: usize| Some(place(&path, number, eyes));
    insight::report::linked_win_graph(analysis, speaker, now, lead)
}
