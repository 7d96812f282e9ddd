//! The server's no: a status, a code for programs, a sentence for people. Internals stay inside.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Broken, Phrase};
use lang::{Language, Speaker};
use serde::Serialize;
use table::wire::Served;
use table::{Reason, Refused};

pub type Result<T> = std::result::Result<T, Error>;

#[derive(Clone, Debug, Serialize)]
pub struct Error {
    #[serde(skip)]
    pub status: StatusCode,
    /// One word for programs.
    pub error: &'static str,
    pub message: String,
    /// The rule's id, where a rule of the game forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
    /// The newest frame, where the sender's was old.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frame: Option<Box<Served>>,
}

impl Error {
    pub fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> Self {
        let message = message.into();
        Error { status, error, message, rule: None, phrase: None, frame: None }
    }

    pub fn bad_request(message: impl Into<String>) -> Self {
        Error::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub fn invalid(message: impl Into<String>) -> Self {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", message)
    }

    pub fn no_such_table() -> Self {
        Error::new(StatusCode::NOT_FOUND, "no_such_table", "There is no such table.")
    }

    pub fn token_needed() -> Self {
        let message = "This needs a token: `Authorization: Bearer …`.";
        Error::new(StatusCode::UNAUTHORIZED, "token_needed", message)
    }

    pub fn unknown_token() -> Self {
        let message = "This token opens nothing here, or no longer.";
        Error::new(StatusCode::UNAUTHORIZED, "unknown_token", message)
    }

    pub fn not_seated() -> Self {
        Error::new(StatusCode::FORBIDDEN, "not_seated", "Only those who sit at the table may.")
    }

    pub fn private() -> Self {
        Error::new(StatusCode::FORBIDDEN, "private", "This table is private.")
    }

    pub fn conflict(error: &'static str, message: impl Into<String>) -> Self {
        Error::new(StatusCode::CONFLICT, error, message)
    }

    pub fn no_such_page() -> Self {
        Error::new(StatusCode::NOT_FOUND, "no_such_page", "There is nothing here.")
    }

    pub fn not_over() -> Self {
        Error::conflict("not_over", "The record is written when the match is over.")
    }

    pub fn not_analysable() -> Self {
        let message = "The match is not over: its analysis would tell secrets.";
        Error::conflict("not_over", message)
    }

    pub fn busy() -> Self {
        let message = "Too many games wait to be analysed; ask again later.";
        Error::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message)
    }

    pub fn key_used() -> Self {
        Error::conflict("key_used", "This idempotency key was used for something else.")
    }

    pub fn stale() -> Self {
        Error::conflict("stale", "The table has moved on; look at the frame and decide anew.")
    }

    /// The table's task ended before it answered; it restarts from its journal.
    pub fn stumbled() -> Self {
        let message = "The table could not answer; nothing is lost. Please ask again.";
        Error::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", message)
    }

    pub fn with_frame(mut self, frame: Served) -> Self {
        self.frame = Some(Box::new(frame));
        self
    }

    fn retry_after(&self) -> Option<&'static str> {
        let again = [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE];
        again.contains(&self.status).then_some("1")
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        let (status, error) = match refused.reason {
            Reason::Stale => (StatusCode::CONFLICT, "stale"),
            Reason::NotYourTurn => (StatusCode::CONFLICT, "not_your_turn"),
            Reason::TakeBack => (StatusCode::CONFLICT, "too_late"),
            Reason::Over => (StatusCode::CONFLICT, "over"),
            Reason::Chance => (StatusCode::CONFLICT, "not_your_turn"),
            Reason::Illegal => (StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
            Reason::Unreadable => (StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        };
        let message = Speaker::new(Language::ENGLISH, Vec::new()).say(&refused.phrase);
        let mut refusal = Error::new(status, error, message);
        (refusal.rule, refusal.phrase) = (refused.rule, Some(refused.phrase));
        refusal
    }
}

/// An impossible set-up, named in words by whoever found it.
impl From<Broken> for Error {
    fn from(broken: Broken) -> Self {
        Error::invalid(broken.to_string())
    }
}

/// What went wrong inside is for the log only.
impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        tracing::error!(%error, "the store failed");
        Error::stumbled()
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self)).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}
