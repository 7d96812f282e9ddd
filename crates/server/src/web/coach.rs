//! The coach at a table: whether it is on for somebody's seat, and what it has told them already. It
//! sees what the seat sees.

use axum::extract::{Path, State};
use axum::response::Response;
use game::Seat;
use insight::coach::Coach;
use pages::{TablePage, Tip, Warning};
use serde::{Deserialize, Serialize};
use store::{Memo, Person};

use super::answer::{see, trouble};
use super::fields::Fields;
use super::table::Stand;
use super::visitor::Visitor;
use crate::House;
use crate::api::{Id, Shared};
use crate::tables::error::{Error, Result};

/// What is kept of it, for each person and seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Lesson {
    on: bool,
    coach: Coach,
}

fn topic(table: &str, seat: Seat) -> String {
    format!("coach {table} {}", seat.index())
}

async fn recall(house: &House, person: &Person, table: &str, seat: Seat) -> Result<Lesson> {
    let kept = house.hall.store.memo(&person.id, &topic(table, seat)).await?;
    // What another version wrote and this one cannot read is begun anew.
    Ok(kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

async fn note(
    house: &House,
    person: &Person,
    table: &str,
    seat: Seat,
    lesson: &Lesson,
) -> Result<()> {
    let text = serde_json::to_string(lesson).expect("lessons have a JSON form");
    let memo = Memo { person: person.id.clone(), topic: topic(table, seat), text };
    Ok(house.hall.store.put_memo(memo).await?)
}

/// The coach sits down beside somebody's first game.
pub async fn begin(house: &House, person: &Person, table: &str, seat: Seat) -> Result<()> {
    let lesson = Lesson { on: true, ..Lesson::default() };
    note(house, person, table, seat, &lesson).await
}

/// The page with what the coach says of the open decision. Without a store to ask, the table goes
/// on without a coach.
pub async fn coached(
    house: &House,
    visitor: &Visitor,
    stand: &Stand,
    mut page: TablePage,
) -> TablePage {
    let (Some(person), Some(seat)) = (&visitor.person, stand.seat) else {
        return page;
    };
    let table = &stand.folded.table.id;
    let Ok(mut lesson) = recall(house, person, table, seat).await else {
        return page;
    };
    let before = lesson.clone();
    let frame = page.frame.as_ref().filter(|_| lesson.on && stand.folded.decider() == Some(seat));
    let hint = frame.and_then(|frame| lesson.coach.hint(frame, stand.folded.last_move));
    if lesson != before && note(house, person, table, seat, &lesson).await.is_err() {
        return page;
    }
    let tip = hint.map(|hint| Tip {
        kind: hint.kind.to_owned(),
        rule: hint.rule.to_owned(),
        phrase: hint.phrase,
    });
    page.coach = Some(pages::Coach { on: lesson.on, tip, warning: None });
    page
}

/// What the coach says before this choice, if it is on and the choice answers the newest position.
pub async fn warning(
    house: &House,
    visitor: &Visitor,
    stand: &Stand,
    number: i64,
    notation: &str,
) -> Option<Warning> {
    let (person, seat) = (visitor.person.as_ref()?, stand.seat?);
    let open = stand.folded.decider() == Some(seat) && number >= stand.folded.last_move;
    if !open || !recall(house, person, &stand.folded.table.id, seat).await.ok()?.on {
        return None;
    }
    let phrase = house.hall.warn(&stand.folded, notation).await?;
    Some(Warning { notation: notation.to_owned(), phrase })
}

/// On or off, from the table.
pub async fn switch(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match turn(&house, &id, &visitor, &fields).await {
        Ok(address) => see(&address),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn turn(house: &House, id: &str, visitor: &Visitor, fields: &Fields) -> Result<String> {
    let stand = Stand::find(house, id, visitor, fields.seat()).await?;
    let person = visitor.person.as_ref().ok_or_else(Error::not_seated)?;
    let seat = stand.seated()?;
    let mut lesson = recall(house, person, id, seat).await?;
    lesson.on = fields.get("coach") == Some("on");
    note(house, person, id, seat, &lesson).await?;
    Ok(stand.address())
}
