//! The analysis of a finished match as a page, and asking for it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::{Phrase, Seat};
use insight::{Analysis, mistakes, words};
use lang::Speaker;
use pages::{Account, AnalysisPage, Eyes, Insight};
use table::AnyTable;

use super::answer::{page_with, see, trouble};
use super::table::Stand;
use super::visitor::Visitor;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::analyst::Study;
use crate::tables::error::Result;
use crate::tables::shown;

pub(super) async fn page(State(house): Shared, Path(id): Id, visitor: Visitor) -> Response {
    match collect(&house, &id, &visitor).await {
        Ok(page) => {
            let markup = match visitor.part {
                true => pages::analysis_part(&visitor.visit, &page),
                false => pages::analysis(&visitor.visit, &page),
            };
            page_with(StatusCode::OK, markup)
        }
        Err(error) => trouble(&visitor, &error),
    }
}

pub(super) async fn ask(State(house): Shared, Path(id): Id, visitor: Visitor) -> Response {
    let asked = match Stand::find(&house, &id, &visitor, None).await {
        Ok(stand) => house.analyst.ask(&stand.folded).await,
        Err(error) => Err(error),
    };
    match asked {
        Ok(()) => see(&format!("/t/{id}/analysis")),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn collect(house: &House, id: &str, visitor: &Visitor) -> Result<AnalysisPage> {
    let stand = Stand::find(house, id, visitor, None).await?;
    let folded = &stand.folded;
    let chairs: Vec<_> = folded.seats.iter().map(shown::chair).collect();
    let study = match house.analyst.study(folded).await? {
        Study::Unasked => pages::Study::Unasked,
        Study::Working(done, all) => pages::Study::Working(done, all),
        Study::Ready(analysis) => {
            let play = folded.play.as_deref().expect("it is over");
            let speaker = visitor.visit.speaker_of(&chairs);
            let insight = in_words(id, play, &analysis, &stand.mine, &speaker)?;
            pages::Study::Ready(Box::new(insight))
        }
    };
    let game = catalog::info(&folded.terms.game)?;
    Ok(AnalysisPage { table: id.to_owned(), game, chairs, study })
}

fn in_words(
    id: &str,
    play: &dyn AnyTable,
    analysis: &Analysis,
    mine: &[Seat],
    speaker: &Speaker,
) -> Result<Insight> {
    let mut accounts = Vec::new();
    for seat in analysis.seats() {
        accounts.push(account(play, analysis, seat, mine, speaker)?);
    }
    // One's own account comes first.
    accounts.sort_by_key(|account| !mine.contains(&account.seat));
    Ok(Insight {
        graph: graph(id, analysis, speaker, None, Eyes::All),
        accounts,
        turns: turning_points(play, analysis)?,
        notes: words::notes(analysis).to_vec(),
    })
}

/// What turned the game: the step after which it did, and what happened.
pub(super) fn turning_points(
    play: &dyn AnyTable,
    analysis: &Analysis,
) -> Result<Vec<(usize, Vec<Phrase>)>> {
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
) -> Result<Account> {
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
pub(super) fn graph(
    id: &str,
    analysis: &Analysis,
    speaker: &Speaker,
    now: Option<usize>,
    eyes: Eyes,
) -> maud::Markup {
    let path = format!("/t/{id}/replay");
    let lead = |number: usize| Some(pages::place(&path, number, eyes));
    insight::report::linked_win_graph(analysis, speaker, now, lead)
}
