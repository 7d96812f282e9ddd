//! Settings and the visitor's own key: showing it, signing in with it elsewhere, being forgotten.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::{Notice, Settings};

use super::answer::{page, page_with, see, trouble};
use super::fields::Fields;
use super::visitor::Visitor;
use crate::caller::{COOKIE, cookie};
use crate::error::Error;
use crate::routes::Shared;
use crate::routes::people::{COOKIE_SECONDS, forget_person, with_cookie};
use crate::tokens;

pub async fn settings(visitor: Visitor, headers: HeaderMap) -> Response {
    let key = visitor.person.as_ref().and_then(|_| cookie(&headers, COOKIE)).map(str::to_owned);
    page(&visitor, pages::settings(&visitor.visit, &Settings { key, notice: None }))
}

pub async fn sign_in(State(house): Shared, visitor: Visitor, fields: Fields) -> Response {
    let key = fields.get("key").unwrap_or_default().trim();
    match house.hall.store.person(&tokens::hash(key)).await {
        Ok(Some(_)) => with_cookie(&house, see("/"), key, COOKIE_SECONDS),
        Ok(None) => {
            let text = visitor.words(&Error::unknown_token());
            let settings = Settings { key: None, notice: Some(Notice { text, rule: None }) };
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
