//! What every page has around it: head, door plate, footer, language and look.

use game::say;
use lang::{Language, Speaker};
use maud::{DOCTYPE, Markup, html};

use crate::{Engine, Visit};

/// A page's own part.
pub(crate) struct Page<'a> {
    pub title: String,
    /// Colours of this game, and the scripts of a table.
    pub game: Option<&'a str>,
    pub table: bool,
    /// Somebody else decides: without scripts the page looks again by itself.
    pub refresh: bool,
    pub body: Markup,
}

pub(crate) fn whole(visit: &Visit, page: &Page<'_>) -> Markup {
    let (look, speaker) = (visit.look, visit.speaker());
    let script = if page.table { "table.js" } else { "page.js" };
    html! {
        (DOCTYPE)
        html lang=(visit.language().code()) dir=(direction(&speaker)) class=[(look.get("patterns") == "on").then_some("patterns")]
            data-theme=(look.get("theme")) data-size=(look.get("size"))
            data-speed=(look.get("speed")) data-motion=(look.get("motion"))
            data-confirm=(look.get("confirm")) data-sound=(look.get("sound"))
            data-notify=(look.get("notify")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @if page.refresh { noscript { meta http-equiv="refresh" content="2"; } }
                title { (page.title) " · Serai" }
                link rel="icon" type="image/svg+xml" href={ (visit.assets) "/icon.svg" };
                link rel="stylesheet" href={ (visit.assets) "/serai.css" };
                @if page.table { link rel="stylesheet" href={ (visit.assets) "/boards.css" }; }
                script type="module" src={ (visit.assets) "/" (script) } {}
            }
            body class={ @if let Some(game) = page.game { "of-" (game) } @else { "of-house" } @if page.table { " at-table" } } {
                a.skip href="#main" { (speaker.say(&say!("pages-skip"))) }
                // A table has a bar of its own, and the whole window.
                @if !page.table { (door(visit, &speaker)) }
                (page.body)
                @if !page.table { (foot(visit, &speaker)) }
            }
        }
    }
}

fn door(visit: &Visit, speaker: &Speaker) -> Markup {
    html! {
        header.door {
            a.home href="/" {
                img src={ (visit.assets) "/icon.svg" } alt="" width="28" height="28";
                span { "Serai" }
            }
            nav aria-label=(speaker.say(&say!("pages-nav"))) {
                a href="/#games" { (speaker.say(&say!("pages-nav-games"))) }
                a href="/#mine" { (speaker.say(&say!("pages-nav-mine"))) }
                a href="/settings" { (speaker.say(&say!("pages-nav-settings"))) }
            }
        }
    }
}

fn foot(visit: &Visit, speaker: &Speaker) -> Markup {
    html! {
        footer.foot {
            p { (speaker.say(&say!("pages-foot"))) }
            (languages(visit, &visit.path))
        }
    }
}

/// A page in the other languages, by its address.
pub(crate) fn languages(visit: &Visit, back: &str) -> Markup {
    let others = Language::all().into_iter().filter(|one| *one != visit.language());
    if visit.engine == Engine::Beside {
        // A file lies there once for each language.
        return html! { p { @for other in others {
            a.quiet href={ "/" (other.code()) (visit.path) } lang=(other.code()) hreflang=(other.code()) {
                (own_name(other))
            }
        } } };
    }
    html! {
        form method="post" action="/settings" data-plain {
            input type="hidden" name="back" value=(back);
            @for other in others {
                button.quiet name="lang" value=(other.code()) lang=(other.code()) {
                    (own_name(other))
                }
            }
        }
    }
}

/// A language as its speakers call it.
pub(crate) fn own_name(language: Language) -> String {
    Speaker::new(language, Vec::new()).say(&say!("house-language-name"))
}

/// Whether lines begin at the left or at the right: `ltr` or `rtl`.
fn direction(speaker: &Speaker) -> String {
    speaker.say(&say!("house-language-direction"))
}
