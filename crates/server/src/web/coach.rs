//! The coach at a table: whether it is on for somebody's seat, and what it has told them already. It
//! sees what the seat sees.

use std::collections::BTreeSet;

use axum::extract::{Path, State};
use axum::response::Response;
use game::Seat;
use insight::coach::Coach;
use pages::{Step, TablePage, Tip, Warning};
use serde::{Deserialize, Serialize};
use store::{Memo, Person};

use super::answer::trouble;
use super::fields::Fields;
use super::table::{Stand, after};
use super::visitor::Visitor;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::error::{Error, Result};

/// What is kept of it, for each person and seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Lesson {
    on: bool,
    coach: Coach,
    /// Decisions of a tutorial that were led, by their places; nothing outside a tutorial.
    #[serde(default)]
    led: Option<BTreeSet<i64>>,
}

/// Decisions that a tutorial leads through.
const LED: usize = 6;

impl Lesson {
    /// The coach is there from the beginning, and leads through the first decisions of a tutorial.
    pub(super) fn new(led: bool) -> Lesson {
        Lesson { on: true, coach: Coach::default(), led: led.then(BTreeSet::new) }
    }

    /// The tutorial's step for the decision at this place; after the last one it hands over.
    fn step(&mut self, place: i64) -> Option<Step> {
        let led = self.led.as_mut()?;
        if led.len() <= LED {
            led.insert(place);
        }
        let number = led.iter().position(|&one| one == place)? + 1;
        Some(if number > LED { Step::Over } else { Step::Led { number, of: LED } })
    }
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
pub(super) async fn begin(
    house: &House,
    person: &Person,
    table: &str,
    seat: Seat,
    lesson: Lesson,
) -> Result<()> {
    note(house, person, table, seat, &lesson).await
}

/// The page with what the coach says of the open decision. Without a store to ask, the table goes
/// on without a coach.
pub(super) async fn coached(
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
    let place = stand.folded.last_move;
    let step = frame.and_then(|_| lesson.step(place));
    let hint = frame.and_then(|frame| match step {
        // Whoever is led hears it every time.
        Some(Step::Led { .. }) => insight::coach::hint(frame),
        _ => lesson.coach.hint(frame, place),
    });
    if lesson != before && note(house, person, table, seat, &lesson).await.is_err() {
        return page;
    }
    let tip = hint.map(|hint| Tip {
        kind: hint.kind.to_owned(),
        rule: hint.rule.to_owned(),
        phrase: hint.phrase,
    });
    page.coach = Some(pages::Coach { on: lesson.on, tip, step, warning: None });
    // Whoever is led decides step by step: the coach speaks of every one. Later a gesture waits where the
    // coach has something to say.
    let led = matches!(step, Some(Step::Led { .. }));
    if let Some(frame) = page.frame.as_mut().filter(|_| led) {
        frame.gestures.clear();
    }
    page
}

/// What the coach says before this choice, if it is on and the choice answers the newest position.
pub(super) async fn warning(
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
pub(super) async fn switch(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    match turn(&house, &id, &visitor, &fields).await {
        Ok(stand) => after(&house, &visitor, &stand, None).await,
        Err(error) => trouble(&visitor, &error),
    }
}

async fn turn(house: &House, id: &str, visitor: &Visitor, fields: &Fields) -> Result<Stand> {
    let stand = Stand::find(house, id, visitor, fields.seat()).await?;
    let person = visitor.person.as_ref().ok_or_else(Error::not_seated)?;
    let seat = stand.seated()?;
    let mut lesson = recall(house, person, id, seat).await?;
    lesson.on = fields.get("coach") == Some("on");
    note(house, person, id, seat, &lesson).await?;
    Ok(stand)
}
