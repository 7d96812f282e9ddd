//! What every request passes on its way in, and what every answer gets on its way out: the rate
//! limit, the cross-site check, a time limit for bodies; packing, headers, numbers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use game::say;
use table::wire::answer::Code;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::{CsrfLayer, ProtectionError};
use tower_http::set_header::HeaderMetadata;
use tower_http::set_header::response::SetMultipleResponseHeadersLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;

use super::client::Client;
use super::places::{Keeping, Places};
use crate::tables::error::Error;
use crate::tables::limits::Limits;
use crate::tables::metrics::Metrics;

/// A body must have arrived within this time.
const BODY_TIME: Duration = Duration::from_secs(10);

/// What a host's own programs ask for to watch the house.
const WATCHED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

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

/// What the guard knows.
#[derive(Debug)]
pub(crate) struct Guard {
    pub limits: Limits,
    /// Whether `X-Forwarded-For` comes from a proxy of the house.
    pub trust_proxy: bool,
    /// How many requests and streams there are at once; counted behind a proxy only.
    pub places: Arc<Places>,
    /// How people reach the house from outside.
    pub public_url: Option<String>,
    pub metrics: Arc<Metrics>,
}

impl Guard {
    /// Puts the guard in front of everything.
    pub(crate) fn guards(self, router: Router) -> Router {
        let (strangers, headers) = (self.no_strangers(), self.headers());
        router
            .layer(RequestBodyDeadlineLayer::new(BODY_TIME))
            .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
            .layer(strangers)
            .layer(from_fn_with_state(Arc::new(self), pass))
            .layer(SetMultipleResponseHeadersLayer::if_not_present(headers))
    }

    /// Browsers say where a request comes from; programs say nothing, and carry no cookies.
    fn no_strangers(&self) -> CsrfLayer<fn(ProtectionError) -> Response> {
        let layer = CsrfLayer::new();
        let own = self.public_url.as_deref().map(origin);
        let layer = match own.map(|own| layer.clone().add_trusted_origin(own)) {
            Some(Ok(trusting)) => trusting,
            Some(Err(error)) => {
                tracing::warn!(%error, "the public address is no origin of browsers");
                layer
            }
            None => layer,
        };
        layer.with_rejection_response(|_| {
            Error::new(Code::CrossSite, say!("server-no-strangers")).into_response()
        })
    }

    fn headers(&self) -> Vec<HeaderMetadata<Response>> {
        let year =
            self.is_secure().then_some((header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"));
        let all = HEADERS.into_iter().chain(year);
        all.map(|(name, value)| (name, HeaderValue::from_static(value)).into()).collect()
    }

    /// Behind a proxy as many at once by client as there are connections by address elsewhere.
    async fn let_in(&self, client: Client, request: Request, next: Next) -> Response {
        if !self.trust_proxy {
            return next.run(request).await;
        }
        match self.places.take(client.address) {
            Some(place) => next.run(request).await.map(|body| Keeping::body(body, place)),
            None => Error::new(Code::TooManyConnections, say!("server-no-place")).into_response(),
        }
    }

    /// Where a request comes from; behind a proxy that is trusted, where that says it comes from.
    fn client(&self, request: &Request) -> Client {
        let seen = request.extensions().get().copied().unwrap_or(Client::new(IpAddr::from([0; 4])));
        let client = if self.trust_proxy { seen.forwarded(request.headers()) } else { seen };
        Client { secure: client.secure || self.is_secure(), ..client }
    }

    fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether the house is called by a name of its own. Elsewhere a name can be made to point here,
    /// and a page of that name would read what the house says to its visitor. What hosts watch the
    /// house by is asked for by any name, and tells nothing about anybody.
    fn is_called(&self, request: &Request) -> bool {
        let mut hosts = request.headers().get_all(header::HOST).iter();
        match (hosts.next(), hosts.next()) {
            _ if WATCHED.contains(&request.uri().path()) => true,
            // Every browser says it.
            (None, _) => true,
            (Some(host), None) => host.to_str().is_ok_and(|host| self.is_own(host)),
            _ => false,
        }
    }

    /// Addresses in numbers cannot be made to point elsewhere.
    fn is_own(&self, host: &str) -> bool {
        let Some(name) = name_of(host) else {
            return false;
        };
        let public = self.public_url.as_deref().map(origin).and_then(|url| url.split("://").nth(1));
        name == "localhost"
            || name.ends_with(".localhost")
            || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
            || public.and_then(name_of) == Some(name)
    }
}

/// The name in a `Host` header, without its port.
fn name_of(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok()?;
    (!host.contains('@')).then(|| authority.host().trim_end_matches('.').to_ascii_lowercase())
}

/// Scheme and host of an address, without what stands below.
fn origin(url: &str) -> &str {
    let host = url.find("://").map_or(0, |place| place + 3);
    url[host..].find('/').map_or(url, |end| &url[..host + end])
}

async fn pass(State(guard): State<Arc<Guard>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let client = guard.client(&request);
    let response = if !guard.limits.allow(client.address, began) {
        Error::new(Code::TooManyRequests, say!("server-no-hurry")).into_response()
    } else if !guard.is_called(&request) {
        Error::new(Code::WrongHost, say!("server-no-such-host")).into_response()
    } else {
        request.extensions_mut().insert(client);
        guard.let_in(client, request, next).await
    };
    let (status, time) = (response.status().as_u16(), began.elapsed());
    guard.metrics.answered(status, time);
    tracing::debug!(%method, path, status, milliseconds = time.as_millis() as u64, "answered");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_origin_is_the_public_address_without_its_path() {
        assert_eq!(origin("https://games.example/serai/"), "https://games.example");
        assert_eq!(origin("http://127.0.0.1:7777"), "http://127.0.0.1:7777");
    }

    #[test]
    fn the_house_answers_to_its_own_names_only() {
        let guard = |public_url: Option<&str>| Guard {
            limits: Limits::new(0),
            trust_proxy: false,
            places: Places::new(0, 0),
            public_url: public_url.map(str::to_owned),
            metrics: Arc::default(),
        };
        let own = guard(Some("https://games.example/serai/"));
        for host in ["games.example", "Games.Example.:443", "127.0.0.1:7777", "[::1]:7777"] {
            assert!(own.is_own(host), "{host}");
        }
        for host in ["evil.example", "games.example.evil.example", "me@games.example", "", "a b"] {
            assert!(!own.is_own(host), "{host}");
        }
        let nameless = guard(None);
        assert!(nameless.is_own("localhost:7777") && nameless.is_own("tavern.localhost"));
        assert!(!nameless.is_own("games.example") && !nameless.is_own("localhost.evil.example"));
    }
}
