//! Who asks, by what a request carries: a token, or a cookie with a person's key.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
use axum::response::Response;

use super::client::Client;
use crate::tables::House;
use crate::tables::caller::Caller;
use crate::tables::error::{Error, Result};

/// The cookies that hold a person's key: by http, and by https.
const COOKIE: &str = "serai";
const SECURE_COOKIE: &str = "__Host-serai";
/// Browsers keep the key for a year.
pub(crate) const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self> {
        if let Some(token) = bearer(&parts.headers)? {
            return house.hall.caller(token).await;
        }
        // A cookie that is no longer known only makes its owner a stranger.
        let person = match key(&parts.headers) {
            Some(key) => house.hall.person(key).await?,
            None => None,
        };
        Ok(person.map_or(Caller::Nobody, Caller::Person))
    }
}

fn bearer(headers: &HeaderMap) -> Result<Option<&str>> {
    let Some(value) = headers.get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    token.map(|token| Some(token.trim())).ok_or_else(Error::unknown_token)
}

/// The value of the cookie with this name.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
}

/// The token or key that a request carries.
pub(crate) fn carried(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).ok().flatten().or_else(|| key(headers))
}

/// The person's key among the cookies.
pub(crate) fn key(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SECURE_COOKIE).or_else(|| cookie(headers, COOKIE))
}

/// The answer with a person's key as a cookie: scripts cannot read it, other sites cannot send it; by
/// https no neighbour of the house's name can set it, either.
pub(crate) fn with_cookie(
    client: Client,
    mut response: Response,
    key: &str,
    seconds: u32,
) -> Response {
    let mut set = |name: &str, key: &str, seconds: u32, secure: &str| {
        let cookie =
            format!("{name}={key}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
        let value = HeaderValue::from_str(&cookie).expect("keys are hexadecimal");
        response.headers_mut().append(header::SET_COOKIE, value);
    };
    match client.secure {
        true => {
            set(SECURE_COOKIE, key, seconds, "; Secure");
            // One of before would be read where this one is gone.
            set(COOKIE, "", 0, "; Secure");
        }
        false => set(COOKIE, key, seconds, ""),
    }
    response
}
