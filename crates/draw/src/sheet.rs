//! One self-contained page for reports: light and dark, readable on a phone, printable, nothing
//! loaded from elsewhere. What stands on it comes from the caller.

use crate::plot::escape;

/// The whole page as HTML. `body` is markup; `language` a code such as `en`.
pub fn page(language: &str, title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{0}</title><style>{STYLE}</style></head><body><main><h1>{0}</h1>{body}</main></body></html>\n",
        escape(title),
    )
}

/// The style of a page and of the plots on it.
pub const STYLE: &str = include_str!("../style/sheet.css");
