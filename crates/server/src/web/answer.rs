//! Pages as answers: packed, with a content policy that lets nothing in from elsewhere; ways back
//! after a form; trouble in words.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use game::say;
use maud::Markup;
use pages::Message;

use super::assets::gzip;
use super::visitor::Visitor;
use crate::tables::error::Error;

/// Only the house's own scripts, styles and pictures; nothing written into the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A drawing brings its own styles, which count where it is opened by itself; nothing else.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

pub fn takes_gzip(headers: &HeaderMap) -> bool {
    let sent = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    sent.is_some_and(|list| list.split(',').any(|one| one.trim().split(';').next() == Some("gzip")))
}

pub fn page(visitor: &Visitor, markup: Markup) -> Response {
    page_with(visitor, StatusCode::OK, markup)
}

pub fn page_with(visitor: &Visitor, status: StatusCode, markup: Markup) -> Response {
    let text = markup.into_string();
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let mut response = match visitor.gzip {
        true => {
            let packed = [(header::CONTENT_ENCODING, "gzip")];
            (status, kind, packed, gzip(&text, Compression::fast())).into_response()
        }
        false => (status, kind, text).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
    // With `no-referrer`, browsers send forms with the origin `null`, like a stranger's.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

/// A drawing that is the same for everybody who asks at this address.
pub fn picture(visitor: &Visitor, svg: &str) -> Response {
    let head = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CONTENT_SECURITY_POLICY, PICTURE_POLICY),
        (header::CACHE_CONTROL, "public, max-age=86400"),
        (header::VARY, "accept-encoding"),
    ];
    match visitor.gzip {
        true => {
            let packed = [(header::CONTENT_ENCODING, "gzip")];
            (head, packed, gzip(svg, Compression::fast())).into_response()
        }
        false => (head, svg.to_owned()).into_response(),
    }
}

/// After a form: look at this page.
pub fn see(path: &str) -> Response {
    let place = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response()
}

/// Trouble as a page.
pub fn trouble(visitor: &Visitor, error: &Error) -> Response {
    let text = visitor.words(error);
    let title = match error.status {
        StatusCode::NOT_FOUND => say!("pages-not-found"),
        StatusCode::FORBIDDEN | StatusCode::UNAUTHORIZED => say!("pages-not-allowed"),
        _ => say!("pages-trouble"),
    };
    page_with(visitor, error.status, pages::message(&visitor.visit, &Message { title, text }))
}
