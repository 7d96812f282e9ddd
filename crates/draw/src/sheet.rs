//! One self-contained page for reports: light and dark, readable on a phone, printable, nothing
//! loaded from elsewhere. What stands on it comes from the caller.

use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The whole page as HTML. `language` is a code such as `en`.
pub fn page(language: &str, title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { main { h1 { (title) } (body) } }
        }
    };
    page.into_string()
}

/// The style of a page and of the plots on it.
pub const STYLE: &str = include_str!("../style/sheet.css");
