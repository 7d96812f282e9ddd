//! Changing how pages look: kept in a cookie of the browser.

use axum::http::{HeaderValue, header};
use axum::response::Response;

use super::answer::see;
use super::fields::Fields;
use super::visitor::{LOOK, Visitor};

const YEAR: u32 = 365 * 24 * 3600;

/// Takes every setting the form names.
pub(super) async fn change(visitor: Visitor, fields: Fields) -> Response {
    let mut look = visitor.visit.look;
    fields.iter().for_each(|(key, value)| look.set(key, value));
    let mut response = see(fields.back());
    let cookie = format!("{LOOK}={}; SameSite=Lax; Path=/; Max-Age={YEAR}", look.to_text());
    let value = HeaderValue::from_str(&cookie).expect("settings are plain words");
    response.headers_mut().insert(header::SET_COOKIE, value);
    response
}
