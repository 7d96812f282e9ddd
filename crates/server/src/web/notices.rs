//! How somebody wants to be told of their turn, from the settings page; and a notice to try it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use game::say;
use pages::{LastNotice, Notice, Notices};
use store::Person;

use super::answer::{page_with, see, trouble};
use super::fields::Fields;
use super::people::settings_of;
use super::visitor::Visitor;
use crate::http::Shared;
use crate::http::error::status;
use crate::tables::House;
use crate::tables::clock::now;
use crate::tables::error::{Error, Result};
use crate::tables::notices::{Outcome, Quiet, Wishes, last_outcome, note, note_outcome, recall};

/// Between two tests of one person, in milliseconds.
const REST: i64 = 3_000;

/// What the settings page shows.
pub(super) async fn shown(house: &House, person: &Person) -> Result<Notices> {
    let store = house.hall.store.as_ref();
    let wishes = recall(store, &person.id).await?;
    let last = last_outcome(store, &person.id).await?;
    Ok(Notices {
        address: wishes.address.unwrap_or_default(),
        quiet: wishes.quiet.map(|quiet| (quiet.from, quiet.to)),
        offset: wishes.quiet.map(|quiet| quiet.offset),
        last: last.map(|last| LastNotice {
            minutes_ago: (now() - last.at).max(0) / 60_000,
            trouble: last.trouble,
        }),
    })
}

/// Saves what the form says, and tries it where that was asked.
pub(super) async fn change(
    State(house): Shared,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let Some(person) = &visitor.person else {
        return trouble(&visitor, &Error::not_seated());
    };
    let test = fields.get("do") == Some("test");
    match save(&house, &visitor, person, &fields).await {
        Ok(wishes) if test => match try_out(&house, person, &wishes).await {
            Ok(_) => see("/settings#last-notice"),
            Err(error) => trouble(&visitor, &error),
        },
        Ok(_) => see("/settings#notices"),
        Err(error) => {
            let notice = Notice { text: visitor.words(&error), rule: None };
            match settings_of(&house, &visitor, &headers, Some(notice)).await {
                Ok(settings) => {
                    page_with(status(error.code), pages::settings(&visitor.visit, &settings))
                }
                Err(error) => trouble(&visitor, &error),
            }
        }
    }
}

async fn save(
    house: &House,
    visitor: &Visitor,
    person: &Person,
    fields: &Fields,
) -> Result<Wishes> {
    let address = fields.get("address").unwrap_or_default().trim();
    let address = (!address.is_empty()).then(|| address.to_owned());
    if let Some(address) = &address {
        house.hall.herald.check(address).map_err(Error::invalid)?;
    }
    let quiet = match (fields.number("quiet-from"), fields.number("quiet-to")) {
        (Some(from), Some(to)) => Some(
            quiet(from, to, fields.number("offset"))
                .ok_or_else(|| Error::invalid(say!("server-notice-hours")))?,
        ),
        _ => None,
    };
    let lang = visitor.visit.language().code().to_owned();
    let wishes = Wishes { address, quiet, lang };
    note(house.hall.store.as_ref(), person, &wishes).await?;
    Ok(wishes)
}

fn quiet(from: i64, to: i64, offset: Option<i64>) -> Option<Quiet> {
    Quiet::new(from.try_into().ok()?, to.try_into().ok()?, offset?.try_into().ok()?)
}

/// One at a time: a test is a request to somebody else's house.
async fn try_out(house: &House, person: &Person, wishes: &Wishes) -> Result<Outcome> {
    let store = house.hall.store.as_ref();
    let last = last_outcome(store, &person.id).await?;
    if let Some(last) = last.filter(|last| now() - last.at < REST) {
        return Ok(last);
    }
    let outcome = house.hall.herald.test(wishes).await;
    note_outcome(store, &person.id, &outcome).await?;
    Ok(outcome)
}
