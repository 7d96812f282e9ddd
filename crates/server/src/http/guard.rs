//! What every request passes: the rate limit, the cross-site check, and the headers on its answer.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::House;
use crate::tables::error::Error;

/// The address a request comes from, as the door saw it.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Nothing is loaded, framed, sniffed or told to other sites; a page says itself what it needs.
const HEADERS: [(HeaderName, &str); 8] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

pub async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match check(&house, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if house.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://")) {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    let (status, time) = (response.status().as_u16(), began.elapsed());
    house.hall.metrics.answered(status, time);
    tracing::debug!(%method, path, status, milliseconds = time.as_millis() as u64, "answered");
    response
}

fn check(house: &House, request: &Request) -> Result<(), Error> {
    let address = address(house, request);
    if !house.limits.allow(address, Instant::now()) {
        let message = "Too many requests from this address; wait a moment.";
        return Err(Error::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && is_foreign(request.headers(), house.config.public_url.as_deref()) {
        let message = "Requests from other sites' pages are refused.";
        return Err(Error::new(StatusCode::FORBIDDEN, "cross_site", message));
    }
    Ok(())
}

/// Behind a proxy that is trusted, the address it says the request came from.
fn address(house: &House, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0; 4]), |peer| peer.0);
    if !house.config.trust_proxy {
        return peer;
    }
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok()).unwrap_or(peer)
}

/// Browsers say where a request comes from; programs say nothing, and carry no cookies.
fn is_foreign(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(&HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return false;
    };
    let Ok(origin) = origin.to_str() else {
        return true;
    };
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let own = public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    !own && text(&header::HOST) != Some(host)
}
