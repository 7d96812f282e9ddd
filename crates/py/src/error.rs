//! What went wrong, as Python says it.

use game::Broken;
use lang::{Language, Speaker};
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use table::Refused;

pyo3::create_exception!(
    serai,
    RefusedError,
    PyValueError,
    "A choice or an answer of chance that the rules do not allow now. Nothing was changed."
);

/// An impossible set-up, text or position.
pub(crate) fn broken(error: Broken) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A choice that was not carried out.
pub(crate) fn refused(refused: &Refused) -> PyErr {
    let speaker = Speaker::new(Language::ENGLISH, Vec::new());
    let said = speaker.say(&refused.phrase);
    RefusedError::new_err(match refused.rule {
        Some(rule) => format!("{said} (rule {rule})"),
        None => said,
    })
}

pub(crate) fn illegal(why: impl Into<String>) -> PyErr {
    RefusedError::new_err(why.into())
}

pub(crate) fn wrong(why: impl Into<String>) -> PyErr {
    PyValueError::new_err(why.into())
}
