//! What is printed? Nothing but the pips on a die, so that there is no content table: `INFO.content`
//! is empty. A game with printed values reads them as `game::content` says.

/// Names the content in records.
pub(crate) const NONE: &str = "none";

pub(crate) fn older_contents() -> &'static [&'static str] {
    &[]
}
