//! Learning from mistakes, and playing on from there at a table of one's own.

use axum::extract::{Path, State};
use axum::response::Response;
use bots::Kind;
use game::say;
use insight::Analysis;
use pages::{Learn, Promise, School};
use serde::Deserialize;
use table::AnyTable;
use table::wire::Branch;
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
    let school = School {
        table: folded.table.id.clone(),
        play,
        analysis,
        chairs: folded.seats.iter().map(shown::chair).collect(),
        mine: &stand.mine,
        levels: LEVELS.map(|kind| kind.to_string()).to_vec(),
    };
    let mut learn = school.lesson(lesson.seat, lesson.error)?;
    if let (Some(error), Some(notation)) = (&mut learn.error, &lesson.r#try) {
        error.tried = Some(judge(house, play.at(error.at)?, error, notation).await?);
    }
    Ok(learn)
}

/// What the analysis said about a choice; where it said nothing, what a strong bot thinks now.
async fn judge(
    house: &House,
    then: Box<dyn AnyTable>,
    error: &pages::Mistake,
    notation: &str,
) -> Result<Promise> {
    if let Some(known) = error.known(notation) {
        return Ok(known);
    }
    if !error.offers(notation) {
        return Err(Error::invalid(say!("server-no-choice")));
    }
    let advice = house.hall.explain(then, error.at as u64).await.ok_or_else(Error::stumbled)?;
    error.judged(notation, &advice).ok_or_else(Error::stumbled)
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
