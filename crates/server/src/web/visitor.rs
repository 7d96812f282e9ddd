//! Who looks at a page, and how: the person by their cookie, the look by theirs, the language and
//! the screen as far as a browser tells.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderName, header, request::Parts};
use draw::Layout;
use lang::{Language, Speaker};
use pages::{Look, Visit};
use store::Person;

use super::assets;
use super::engine;
use super::seating::HOST;
use crate::http::caller::cookie;
use crate::http::client::Client;
use crate::tables::House;
use crate::tables::caller::Caller;
use crate::tables::error::Error;

/// The cookie with the look, and the one in which the page's script notes how wide the screen is.
pub(super) const LOOK: &str = "look";
const LAYOUT: &str = "layout";

#[derive(Debug)]
pub(crate) struct Visitor {
    pub visit: Visit,
    pub person: Option<Person>,
    /// The script wants only the part that changes.
    pub part: bool,
    /// How they reach the house: the start of links for others.
    pub origin: String,
    pub client: Client,
    /// The key of the table they ask for, if they opened it.
    pub host_key: Option<String>,
}

impl Visitor {
    /// The house's no in the visitor's language.
    pub(super) fn words(&self, error: &Error) -> String {
        Speaker::new(self.visit.language(), Vec::new()).say(&error.phrase)
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Infallible> {
        let caller = Caller::from_request_parts(parts, house).await.unwrap_or(Caller::Nobody);
        let person = caller.person().ok().cloned();
        let headers = &parts.headers;
        let visit = Visit {
            look: look(headers),
            layout: layout(headers),
            assets: assets::folder().to_owned(),
            path: parts.uri.path().to_owned(),
            name: person.as_ref().map(|person| person.name.clone()),
            engine: engine::state(),
        };
        let part = headers.contains_key(HeaderName::from_static("x-part"));
        let host_key = cookie(headers, HOST).map(str::to_owned);
        let origin = origin(house, headers);
        let Ok(client) = Client::from_request_parts(parts, house).await;
        Ok(Visitor { visit, person, part, origin, client, host_key })
    }
}

/// As the host was told to call itself; otherwise as this visitor called it.
fn origin(house: &House, headers: &HeaderMap) -> String {
    let called = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    match (&house.public_url, called) {
        (None, Some(host)) => format!("http://{host}"),
        _ => house.base.clone(),
    }
}

/// As chosen; without a choice, in the language the browser asks for first.
fn look(headers: &HeaderMap) -> Look {
    if let Some(text) = cookie(headers, LOOK) {
        return Look::read(text);
    }
    let mut look = Look::default();
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let wishes = wanted.unwrap_or_default().split(',');
    look.language = wishes.filter_map(Language::wanted).next().unwrap_or_default();
    look
}

/// As the script noted it; before that, phones call themselves mobile.
fn layout(headers: &HeaderMap) -> Layout {
    if let Some(layout) = cookie(headers, LAYOUT).and_then(|text| text.parse().ok()) {
        return layout;
    }
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    if agent.is_some_and(|agent| agent.contains("Mobi")) { Layout::Narrow } else { Layout::Wide }
}
