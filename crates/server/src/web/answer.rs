//! Pages as answers: with a content policy that lets nothing in from elsewhere; ways back after a
//! form; trouble in words.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::say;
use maud::Markup;
use pages::Message;

use super::visitor::Visitor;
use crate::http::error::status;
use crate::tables::error::Error;

/// Only the house's own scripts, styles and pictures; nothing written into the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A drawing brings its own styles, which count where it is opened by itself; nothing else.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

pub(super) fn page(markup: Markup) -> Response {
    page_with(StatusCode::OK, markup)
}

pub(super) fn page_with(status: StatusCode, markup: Markup) -> Response {
    let head = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::VARY, "cookie"),
        // With `no-referrer`, browsers send forms with the origin `null`, like a stranger's.
        (header::REFERRER_POLICY, "same-origin"),
    ];
    (status, head, markup.into_string()).into_response()
}

/// The page that brings the engine also shows pictures that the engine has drawn.
pub(super) fn shell(markup: Markup) -> Response {
    let mut response = page(markup);
    let policy = POLICY.replace("img-src 'self'", "img-src 'self' blob:");
    let policy = HeaderValue::try_from(policy).expect("letters and signs");
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

/// A drawing that is the same for everybody who asks at this address.
pub(super) fn picture(svg: String) -> Response {
    let head = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CONTENT_SECURITY_POLICY, PICTURE_POLICY),
        (header::CACHE_CONTROL, "public, max-age=86400"),
    ];
    (head, svg).into_response()
}

/// After a form: look at this page.
pub(super) fn see(path: &str) -> Response {
    let place = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response()
}

/// Trouble as a page.
pub(super) fn trouble(visitor: &Visitor, error: &Error) -> Response {
    let text = visitor.words(error);
    let status = status(error.code);
    let title = match status {
        StatusCode::NOT_FOUND => say!("pages-not-found"),
        StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED => say!("pages-not-allowed"),
        _ => say!("pages-trouble"),
    };
    page_with(status, pages::message(&visitor.visit, &Message { title, text }))
}
