//! The house's no as an answer: the status that goes with its word, and the sentence in English for
//! programs that do not carry the words.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lang::{Language, Speaker};
use table::wire::answer::{Code, Trouble};

use crate::tables::error::Error;

/// The status that goes with a word.
pub(crate) const fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::TokenNeeded | Code::UnknownToken => StatusCode::UNAUTHORIZED,
        Code::NotSeated | Code::NotInvited | Code::Private | Code::CrossSite => {
            StatusCode::FORBIDDEN
        }
        Code::NoSuchTable | Code::NoSuchPage => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::Stale
        | Code::NotYourTurn
        | Code::TooLate
        | Code::NoTakeBack
        | Code::Over
        | Code::NotOver
        | Code::NotBegun
        | Code::NotReady
        | Code::Taken
        | Code::Seated
        | Code::NoChange
        | Code::KeyUsed
        | Code::LastKey
        | Code::TooMany
        | Code::Full
        | Code::Broken => StatusCode::CONFLICT,
        Code::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::Invalid | Code::Illegal | Code::Unreadable | Code::WrongLink => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::TooManyRequests | Code::Quota => StatusCode::TOO_MANY_REQUESTS,
        Code::Busy | Code::TooManyConnections | Code::TryAgain => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal | Code::Unknown => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = status(self.code);
        let trouble = Trouble {
            error: self.code,
            message: Speaker::new(Language::ENGLISH, Vec::new()).say(&self.phrase),
            rule: self.rule.map(str::to_owned),
            phrase: Some(self.phrase),
            frame: self.frame,
        };
        let mut response = (status, Json(trouble)).into_response();
        let again = [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE];
        if again.contains(&status) {
            let seconds = if self.code == Code::Quota { "3600" } else { "1" };
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use game::Broken;
    use table::Refused;

    use super::*;
    use crate::tables::error::BadInput;

    #[test]
    fn what_breaks_inside_is_no_fault_of_whoever_asked() {
        let broken = || Broken::new("a secret of the house");
        let inside = Error::from(broken());
        assert_eq!(status(inside.code), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(!format!("{:?}", inside.phrase).contains("secret"), "only the log says what");
        let sent = Error::from(BadInput(broken()));
        assert_eq!(status(sent.code), StatusCode::UNPROCESSABLE_ENTITY);
        assert!(format!("{:?}", sent.phrase).contains("secret"), "whoever sent it can mend it");
    }

    #[test]
    fn a_refusal_keeps_its_word_and_says_when_to_ask_again() {
        assert_eq!(Error::from(Refused::over()).code, Code::Over);
        let again = Error::stumbled().into_response();
        assert_eq!(again.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(again.headers()[header::RETRY_AFTER], "1");
        let token = Error::token_needed().into_response();
        assert_eq!(token.headers()[header::WWW_AUTHENTICATE], "Bearer");
        assert!(!Error::no_change().into_response().headers().contains_key(header::RETRY_AFTER));
    }
}
