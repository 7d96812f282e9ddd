//! What a form holds.

use axum::extract::{Form, FromRequest, Request};

use crate::tables::error::{Error, Result};

/// The fields of a form as they came, in order.
#[derive(Debug)]
pub struct Fields(Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self> {
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|Form(list)| Fields(list)).map_err(|error| Error::bad_request(error.body_text()))
    }
}

impl Fields {
    /// The first field of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn number(&self, name: &str) -> Option<i64> {
        self.get(name)?.parse().ok()
    }

    /// The seat a form of a table speaks for.
    pub fn seat(&self) -> Option<u8> {
        self.get("seat")?.parse().ok()
    }

    /// A place in this house to go back to.
    pub fn back(&self) -> &str {
        let local = |path: &&str| path.starts_with('/') && !path.starts_with("//");
        self.get("back").filter(local).unwrap_or("/")
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}
