//! The engine for browsers, where it was built in, and the one page that brings it.
//!
//! `cargo xtask web` makes it; the build script takes it along if it fits these sources. Pages never wait
//! for it: scripts fetch it when somebody plays or checks without the server.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use pages::Engine;

use super::answer;
use super::visitor::Visitor;
use crate::tables::error::Error;

// `ENGINE`: scripts and packed machine code by name, nothing without one; `STAMP`: of which sources.
include!(concat!(env!("OUT_DIR"), "/engine.rs"));

/// Workers run the engine under a policy of their own. Browsers count WebAssembly as code made from
/// text, so it must be named; only files of this house are asked for all the same.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; \
    worker-src 'self'";

/// It only fetches files of this house.
const SERVICE_POLICY: &str = "default-src 'none'; connect-src 'self'";

pub(super) const SERVICE: &str = include_str!("../../assets/service.js");
pub(super) const MANIFEST: &str = include_str!("../../assets/manifest.json");
pub(super) const ICONS: [(&str, &[u8]); 2] = [
    ("icon-192.png", include_bytes!("../../assets/icon-192.png")),
    ("icon-512.png", include_bytes!("../../assets/icon-512.png")),
];

/// Its files by name; none in a house that was built without.
pub(super) fn files() -> &'static [(&'static str, &'static [u8])] {
    ENGINE
}

/// Whether pages may ask for it.
pub(super) fn state() -> Engine {
    if ENGINE.is_empty() { Engine::Missing } else { Engine::OnDemand }
}

/// The page that fetches the engine and hands over to it.
pub(super) async fn shell(visitor: Visitor) -> Response {
    answer::shell(pages::shell(&visitor.visit))
}

/// What keeps the engine's page at hand without a network. It speaks for all pages of this house, so it
/// stands at their root.
pub(super) async fn service() -> Response {
    let head = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, SERVICE_POLICY),
    ];
    (head, SERVICE).into_response()
}

/// What a phone or desk needs to put the house among its programs. It stands beside the page it opens, so
/// that the same file serves every host.
pub(super) async fn manifest() -> Response {
    let head = [(header::CONTENT_TYPE, "application/manifest+json")];
    (head, MANIFEST).into_response()
}

/// Its pictures: `192.png`, `512.png`.
pub(super) async fn icon(Path(size): Path<String>) -> Response {
    match ICONS.iter().find(|(name, _)| name.strip_prefix("icon-") == Some(&size)) {
        Some((_, bytes)) => ([(header::CONTENT_TYPE, "image/png")], *bytes).into_response(),
        None => Error::no_such_page().into_response(),
    }
}

/// A part of the engine, kept by browsers for good.
pub(super) fn part(name: &str) -> Option<impl IntoResponse> {
    let (_, bytes) = ENGINE.iter().find(|(known, _)| *known == name)?;
    let kind = match name.ends_with(".js") {
        true => "text/javascript; charset=utf-8",
        false => "application/octet-stream",
    };
    let cache = "public, max-age=31536000, immutable";
    Some(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], *bytes))
}

/// The policy of a script that runs as a worker.
pub(super) fn worker_policy(name: &str) -> Option<&'static str> {
    ["house.js", "thinker.js"].contains(&name).then_some(POLICY)
}
