//! Learning from mistakes, and playing on from there at a table of one's own.

use axum::extract::{Path, State};
use axum::response::Response;
use bots::{Advice, Kind};
use game::{Seat, Viewer};
use insight::{Alternative, Analysis, Mistake, mistakes, words};
use pages::{Learn, Promise};
use serde::Deserialize;
use store::Status;
use table::AnyTable;
use table::wire::Branch;
use table::wire::request::NewTable;

use super::answer::{page, see, trouble};
use super::fields::Fields;
use super::seating::{Opened, Wanted, open_for};
use super::table::{Stand, chair};
use super::visitor::Visitor;
use crate::House;
use crate::api::{Id, Shared};
use crate::http::body::Asked;
use crate::tables::analyst::Study;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;

/// Errors of a seat worth a lesson.
const MOST: usize = 10;
/// The levels one may play on against.
const LEVELS: [Kind; 4] = [Kind::Easy, Kind::Normal, Kind::Hard, Kind::Expert];

/// Which error of which seat, and what the visitor would choose there.
#[derive(Debug, Deserialize)]
pub struct Lesson {
    seat: Option<u8>,
    error: Option<usize>,
    r#try: Option<String>,
}

pub async fn learn(
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
            Ok(learn) => page(&visitor, pages::learn(&visitor.visit, &learn)),
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
        chairs: folded.seats.iter().map(|row| chair(row, false)).collect(),
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
) -> Result<pages::Error> {
    let then = play.at(mistake.at)?;
    let frame = then.frame(Viewer::Seat(mistake.seat));
    let mut error = pages::Error {
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
    error: &pages::Error,
    notation: &str,
) -> Result<Promise> {
    let known = [&error.best, &error.played].into_iter().chain(&error.others);
    if let Some(known) = known.into_iter().find(|promise| promise.notation == notation) {
        return Ok(known.clone());
    }
    let choice = error.frame.choices.iter().find(|choice| choice.notation == notation);
    let choice = choice.ok_or_else(|| Error::invalid("try: one of the choices"))?;
    let advice = house.hall.explain(then, error.at as u64).await.ok_or_else(Error::stumbled)?;
    let found = advice.iter().find(|advice| advice.notation == notation);
    let Advice { win, score, .. } = found.ok_or_else(Error::stumbled)?;
    let (notation, phrase) = (notation.to_owned(), choice.phrase.clone());
    Ok(Promise { notation, phrase, win: f64::from(*win), points: f64::from(*score) })
}

/// A table of one's own that begins with a position of this one, with new dice. This one is only
/// read.
pub async fn what_if(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match branch_off(&house, &id, &visitor, &fields).await {
        Ok(opened) => opened.cookie(&house, see(&format!("/t/{}", opened.id))),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn branch_off(house: &House, id: &str, visitor: &Visitor, fields: &Fields) -> Result<Opened> {
    let stand = Stand::find(house, id, visitor, None).await?;
    let folded = &stand.folded;
    let number = fields.number("at").and_then(|at| usize::try_from(at).ok());
    let number = number.ok_or_else(|| Error::invalid("at: a step of the match"))?;
    check(folded, number)?;
    let seats = folded.seats.len();
    let mine = usize::from(fields.seat().unwrap_or(0)).min(seats - 1);
    let level = fields.get("level").unwrap_or("normal");
    let chairs = (0..seats).map(|seat| match seat == mine {
        true => Wanted::Here(String::new()),
        false => Wanted::Bot(level.to_owned()),
    });
    let terms = NewTable {
        options: folded.terms.options.clone(),
        content: folded.terms.content.clone(),
        branch: Some(Branch { table: id.to_owned(), number }),
        ..NewTable::of(&folded.terms.game)
    };
    open_for(house, visitor, chairs.collect(), terms).await
}

/// Only a finished match has branches: its hidden cards are no longer secret.
fn check(folded: &Folded, number: usize) -> Result<()> {
    let play = folded.play.as_deref().filter(|_| folded.status() == Status::Over);
    match play.ok_or_else(Error::not_analysable)?.number() {
        last if number < last => Ok(()),
        _ => Err(Error::invalid("at: a step before the end")),
    }
}
