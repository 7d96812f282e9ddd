//! What a form holds.

use axum::extract::{Form, FromRequest, Request};
use game::say;
use table::wire::answer::Code;

use crate::tables::error::{Error, Result};
use crate::tables::part::Part;
use crate::tables::tokens;

/// The fields of a form as they came, in order.
#[derive(Debug)]
pub(super) struct Fields(Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|Form(list)| Fields(list)).map_err(|error| {
            Error::new(Code::BadRequest, say!("server-no-form", why = error.body_text()))
        })
    }
}

impl Fields {
    /// The first field of this name.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn number(&self, name: &str) -> Option<i64> {
        self.get(name)?.parse().ok()
    }

    /// The seat a form of a table speaks for.
    pub(super) fn seat(&self) -> Option<u8> {
        self.get("seat")?.parse().ok()
    }

    /// The key under which a page's form opens one table, however often it is sent; a fresh one for
    /// forms without. It is the house's own, so that it can be kept as a cookie.
    pub(super) fn key(&self) -> String {
        let own = |key: &&str| key.len() == 32 && key.bytes().all(|byte| byte.is_ascii_hexdigit());
        self.get("key").filter(own).map_or_else(tokens::fresh::<16>, str::to_owned)
    }

    /// What the page's script says of every form it sends: that it draws chains for the dice, and will
    /// seal one where somebody sits down with this form.
    pub(super) fn part(&self) -> Option<Part> {
        (self.get("dice") == Some("own")).then_some(Part::Promised)
    }

    /// A place in this house to go back to.
    pub(super) fn back(&self) -> &str {
        self.get("back").filter(|path| is_own(path)).unwrap_or("/")
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

/// Whether this is a path of the house. Browsers read a backslash as a slash, and skip what is not
/// to be seen.
fn is_own(path: &str) -> bool {
    let odd = |letter: char| letter == '\\' || letter.is_control();
    path.starts_with('/') && !path.starts_with("//") && !path.contains(odd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_house() {
        let back =
            |path: &str| Fields(vec![("back".to_owned(), path.to_owned())]).back().to_owned();
        assert_eq!(back("/t/1?seat=0#board"), "/t/1?seat=0#board");
        for path in [
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "\\\\evil.example",
            "evil",
            "",
        ] {
            assert_eq!(back(path), "/", "{path:?}");
        }
    }
}
