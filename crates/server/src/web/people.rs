//! Settings and the visitor's own key: showing it, signing in with it elsewhere, being forgotten.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::{KeyShown, Notice, Settings};

use super::answer::{page, page_with, see, trouble};
use super::fields::Fields;
use super::notices;
use super::visitor::Visitor;
use crate::http::Shared;
use crate::http::caller::{COOKIE_SECONDS, key, with_cookie};
use crate::http::error::status;
use crate::tables::House;
use crate::tables::error::{Error, Result};
use crate::tables::keys::Key;

pub(super) async fn settings(
    State(house): Shared,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    match settings_of(&house, &visitor, &headers, None).await {
        Ok(settings) => page(pages::settings(&visitor.visit, &settings)),
        Err(error) => trouble(&visitor, &error),
    }
}

/// What the settings page shows this visitor.
pub(super) async fn settings_of(
    house: &House,
    visitor: &Visitor,
    headers: &HeaderMap,
    notice: Option<Notice>,
) -> Result<Settings> {
    let Some(person) = &visitor.person else {
        return Ok(Settings { notice, ..Settings::default() });
    };
    let key = key(headers).map(str::to_owned);
    let keys = house.hall.keys(person).await?;
    let current = |one: &Key| key.as_deref().is_some_and(|key| one.is(key));
    let keys = keys.iter().map(|one| KeyShown {
        id: one.id.clone(),
        name: one.name.clone(),
        current: current(one),
    });
    let keys = keys.collect();
    let notices = Some(notices::shown(house, person).await?);
    Ok(Settings { key, keys, further: None, notice, notices })
}

pub(super) async fn sign_in(State(house): Shared, visitor: Visitor, fields: Fields) -> Response {
    // Behind the `~` comes what only the page's script needs; without one it is not read.
    let sent = fields.get("key").unwrap_or_default().trim();
    let key = sent.split('~').next().unwrap_or_default();
    match house.hall.person(key).await {
        Ok(Some(_)) => with_cookie(visitor.client, see("/"), key, COOKIE_SECONDS),
        Ok(None) => {
            let text = visitor.words(&Error::unknown_token());
            let notice = Some(Notice { text, rule: None });
            let settings = Settings { notice, ..Settings::default() };
            let page = pages::settings(&visitor.visit, &settings);
            page_with(StatusCode::UNAUTHORIZED, page)
        }
        Err(error) => trouble(&visitor, &error),
    }
}

/// A further key, or one less; the page says the new one once.
pub(super) async fn change_keys(
    State(house): Shared,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let Some(person) = &visitor.person else {
        return trouble(&visitor, &Error::token_needed());
    };
    let done = match fields.get("revoke") {
        Some(id) => house.hall.revoke_key(person, id).await.map(|()| None),
        None => {
            let name = fields.get("name").unwrap_or_default();
            house.hall.add_key(person, name).await.map(|(_, key)| Some(key))
        }
    };
    let (code, further, notice) = match done {
        Ok(None) => return see("/settings#keys"),
        Ok(further) => (StatusCode::OK, further, None),
        Err(error) => {
            let notice = Notice { text: visitor.words(&error), rule: None };
            (status(error.code), None, Some(notice))
        }
    };
    match settings_of(&house, &visitor, &headers, notice).await {
        Ok(settings) => {
            let settings = Settings { further, ..settings };
            page_with(code, pages::settings(&visitor.visit, &settings))
        }
        Err(error) => trouble(&visitor, &error),
    }
}

pub(super) async fn forget(State(house): Shared, visitor: Visitor) -> Response {
    let Some(person) = &visitor.person else {
        return see("/");
    };
    match house.hall.forget(person).await {
        Ok(()) => with_cookie(visitor.client, see("/"), "", 0),
        Err(error) => trouble(&visitor, &error),
    }
}
