//! Settings and the visitor's own key: showing it, signing in with it elsewhere, being forgotten.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::{Notice, Settings};

use super::answer::{page, page_with, see, trouble};
use super::fields::Fields;
use super::notices;
use super::visitor::Visitor;
use crate::House;
use crate::api::Shared;
use crate::api::people::{COOKIE_SECONDS, forget_person, with_cookie};
use crate::http::caller::{COOKIE, cookie};
use crate::tables::error::{Error, Result};
use crate::tables::tokens;

pub async fn settings(State(house): Shared, visitor: Visitor, headers: HeaderMap) -> Response {
    match settings_of(&house, &visitor, &headers, None).await {
        Ok(settings) => page(&visitor, pages::settings(&visitor.visit, &settings)),
        Err(error) => trouble(&visitor, &error),
    }
}

/// What the settings page shows this visitor.
pub async fn settings_of(
    house: &House,
    visitor: &Visitor,
    headers: &HeaderMap,
    notice: Option<Notice>,
) -> Result<Settings> {
    let Some(person) = &visitor.person else {
        return Ok(Settings { notice, ..Settings::default() });
    };
    let key = cookie(headers, COOKIE).map(str::to_owned);
    Ok(Settings { key, notice, notices: Some(notices::shown(house, person).await?) })
}

pub async fn sign_in(State(house): Shared, visitor: Visitor, fields: Fields) -> Response {
    let key = fields.get("key").unwrap_or_default().trim();
    match house.hall.store.person(&tokens::hash(key)).await {
        Ok(Some(_)) => with_cookie(&house, see("/"), key, COOKIE_SECONDS),
        Ok(None) => {
            let text = visitor.words(&Error::unknown_token());
            let notice = Some(Notice { text, rule: None });
            let settings = Settings { notice, ..Settings::default() };
            let page = pages::settings(&visitor.visit, &settings);
            page_with(&visitor, StatusCode::UNAUTHORIZED, page)
        }
        Err(error) => trouble(&visitor, &error.into()),
    }
}

pub async fn forget(State(house): Shared, visitor: Visitor) -> Response {
    let Some(person) = &visitor.person else {
        return see("/");
    };
    match forget_person(&house, person).await {
        Ok(()) => with_cookie(&house, see("/"), "", 0),
        Err(error) => trouble(&visitor, &error),
    }
}
