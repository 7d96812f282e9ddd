//! Learning from mistakes, and playing on from there at a table of one's own.

use axum::extract::{Path, State};
use axum::response::Response;
use bots::Kind;
use game::{Seat, Viewer, say};
use insight::{Alternative, Analysis, Mistake, mistakes, words};
use pages::{Learn, Promise};
use serde::Deserialize;
use table::AnyTable;
use table::wire::Branch;
use table::wire::answer::Expectation;
use table::wire::request::NewTable;

use super::answer::{page, see, trouble};
use super::fields::Fields;
use super::seating::{Opened, Sitter, open_for};
use super::table::Stand;
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::analyst::Study;
use crate::tables::error::{BadInput, Error, Result};
use crate::tables::fold::Folded;
use crate::tables::shown;
use crate::tables::terms::level;

/// Errors of a seat worth a lesson.
const MOST: usize = 10;
/// The levels one may play on against.
const LEVELS: [Kind; 5] = Kind::LEVELS;

/// Which error of which seat, and what the visitor would choose there.
#[derive(Debug, Deserialize)]
pub(super) struct Lesson {
    seat: Option<u8>,
    error: Option<usize>,
    r#try: Option<String>,
}

pub(super) async fn learn(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(lesson): Asked<Lesson>,
) -> Response {
    let stand = match Stand::find(&house, &id, &visitor, None).await {
        Ok(stand) => stand,
        Err(error) => return trouble(&visitor, &error),
    };
    match house.analyst.study(&stand.folded).await {
        Ok(Study::Ready(analysis)) => match teach(&house, &stand, &analysis, &lesson).await {
            Ok(learn) => page(pages::learn(&visitor.visit, &learn)),
            Err(error) => trouble(&visitor, &error),
        },
        // There is nothing to learn from yet; that page says how to change it.
        Ok(_) => see(&format!("/t/{id}/analysis")),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn teach(
    house: &House,
    stand: &Stand,
    analysis: &Analysis,
    lesson: &Lesson,
) -> Result<Learn> {
    let folded = &stand.folded;
    let play = folded.play.as_deref().ok_or_else(Error::not_analysable)?;
    let errors_of = |seat: Seat| (seat, analysis.accounts[seat.index()].errors);
    let seats: Vec<(Seat, u32)> = analysis.seats().map(errors_of).collect();
    let wished = lesson.seat.map(Seat::new).filter(|seat| seat.index() < seats.len());
    let most = seats.iter().max_by_key(|(_, count)| *count).map(|(seat, _)| *seat);
    let seat = wished.or(stand.mine.first().copied()).or(most).ok_or_else(Error::no_such_page)?;
    let mut errors = mistakes(play, analysis, seat, MOST)?;
    let lessons = errors.len();
    let index = lesson.error.unwrap_or(0).min(lessons.saturating_sub(1));
    let error = match errors.is_empty() {
        true => None,
        false => {
            let mistake = errors.swap_remove(index);
            Some(one(house, play, index, mistake, lesson.r#try.as_deref()).await?)
        }
    };
    Ok(Learn {
        table: folded.table.id.clone(),
        game: play.info(),
        chairs: folded.seats.iter().map(shown::chair).collect(),
        seat,
        seats,
        lessons,
        error,
        levels: LEVELS.map(|kind| kind.to_string()).to_vec(),
    })
}

async fn one(
    house: &House,
    play: &dyn AnyTable,
    index: usize,
    mistake: Mistake,
    tried: Option<&str>,
) -> Result<pages::Mistake> {
    let then = play.at(mistake.at)?;
    let frame = then.frame(Viewer::Seat(mistake.seat));
    let mut error = pages::Mistake {
        index,
        at: mistake.at,
        frame,
        played: promise(&mistake.played),
        best: promise(&mistake.best),
        others: mistake.others.iter().map(promise).collect(),
        tried: None,
        words: words::mistake(&mistake),
    };
    if let Some(notation) = tried {
        error.tried = Some(judge(house, then, &error, notation).await?);
    }
    Ok(error)
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

/// What the analysis said about a choice; where it said nothing, what a strong bot thinks now.
async fn judge(
    house: &House,
    then: Box<dyn AnyTable>,
    error: &pages::Mistake,
    notation: &str,
) -> Result<Promise> {
    let known = [&error.best, &error.played].into_iter().chain(&error.others);
    if let Some(known) = known.into_iter().find(|promise| promise.notation == notation) {
        return Ok(known.clone());
    }
    let choice = error.frame.choices.iter().find(|choice| choice.notation == notation);
    let choice = choice.ok_or_else(|| Error::invalid(say!("server-no-choice")))?;
    let advice = house.hall.explain(then, error.at as u64).await.ok_or_else(Error::stumbled)?;
    let found = advice.iter().find(|advice| advice.notation == notation);
    let Expectation { win, score, .. } = found.ok_or_else(Error::stumbled)?;
    let (notation, phrase) = (notation.to_owned(), choice.phrase.clone());
    Ok(Promise { notation, phrase, win: f64::from(*win), points: f64::from(*score) })
}

/// A table of one's own that begins with a position of this one, with new dice. This one is only
/// read.
pub(super) async fn what_if(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match branch_off(&house, &id, &visitor, &fields).await {
        Ok(opened) => opened.cookie(&visitor, see(&format!("/t/{}", opened.id))),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn branch_off(house: &House, id: &str, visitor: &Visitor, fields: &Fields) -> Result<Opened> {
    let stand = Stand::find(house, id, visitor, None).await?;
    let folded = &stand.folded;
    let number = fields.number("at").and_then(|at| usize::try_from(at).ok());
    let number = number.ok_or_else(|| Error::invalid(say!("server-no-step")))?;
    check(folded, number)?;
    let seats = folded.seats.len();
    let mine = usize::from(fields.seat().unwrap_or(0)).min(seats - 1);
    let bot = fields.get("level").map(level).transpose().map_err(BadInput)?;
    let sitters = (0..seats).map(|seat| match seat == mine {
        true => Sitter::Here(String::new()),
        false => Sitter::Bot(bot.unwrap_or(Kind::Normal)),
    });
    let terms = NewTable {
        options: folded.terms.options.clone(),
        content: folded.content.as_deref().map(str::to_owned),
        branch: Some(Branch { table: id.to_owned(), number }),
        ..NewTable::of(&folded.terms.game)
    };
    open_for(house, visitor, sitters.collect(), terms, fields.part()).await
}

/// Only a finished match has branches: its hidden cards are no longer secret.
fn check(folded: &Folded, number: usize) -> Result<()> {
    match folded.finished().ok_or_else(Error::not_analysable)?.number() {
        last if number < last => Ok(()),
        _ => Err(Error::invalid(say!("server-no-step-left"))),
    }
}
