//! Pages of the house in the visitor's own browser: its first page, choosing a record's file, and the
//! one page a server sends for all of it, which brings the engine.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use crate::home::{HomeTable, card, list};
use crate::shell::{Page, whole};
use crate::{Engine, Visit};

/// What this browser has.
#[derive(Clone, Debug, Default)]
pub struct Offline {
    pub mine: Vec<HomeTable>,
    /// Tables that were here once and are no longer.
    pub lost: usize,
    /// There is no server to go back to.
    pub alone: bool,
}

/// The first page: four games to begin, the tables of this browser.
pub fn offline(visit: &Visit, home: &Offline) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("offline-title"));
    let body = html! {
        main #main .page {
            section.welcome {
                h1 { (title) }
                p.lead { (say(say!("offline-lead"))) }
                @if home.lost > 0 {
                    p #lost role="alert" { (say(say!("offline-lost", n = home.lost))) }
                }
            }
            section #mine {
                h2 { (say(say!("offline-mine"))) }
                @if home.mine.is_empty() { p.soft { (say(say!("offline-mine-none"))) } }
                @else { (list(visit, &speaker, &home.mine)) }
                p.soft { (say(say!("offline-where"))) }
            }
            section #games aria-label=(say(say!("pages-nav-games"))) {
                div.cards { @for info in catalog::all() { (card(visit, &speaker, info, "")) } }
            }
            p { a #to-file href="/replay" { (say(say!("offline-file"))) } }
            @if !home.alone {
                p { a #to-house href="/" data-out { (say(say!("offline-to-house"))) } }
            }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}

/// Choosing or dropping a record's file, to be checked, replayed and analysed here.
pub fn check_file(visit: &Visit) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("offline-file"));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p.lead { (say(say!("offline-file-lead"))) }
            form.settings #drop method="post" action="/replay" {
                label for="record" { (say(say!("offline-file-choose"))) }
                input #record type="file" name="record" required accept=".serai,text/plain";
                button.main #show { (say(say!("offline-file-check"))) }
            }
            p.soft { (say(say!("offline-file-stays"))) }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}

/// The one page that is fetched: it says what is coming, and what is missing where it cannot come.
/// `alone`: there is no server behind it.
pub fn shell(visit: &Visit, alone: bool) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("offline-title"));
    let built = visit.engine != Engine::Missing;
    let body = html! {
        @if built {
            link rel="manifest" href=(if alone { "offline/manifest.json" } else { "/offline/manifest.json" });
            script type="module" src={ (visit.assets) "/offline.js" } {}
        }
        main #main .page.narrow {
            h1 { (title) }
            @if built { (coming(&speaker, alone)) }
            @else { p #not-built role="alert" { (say(say!("offline-not-built"))) } }
            @if !alone { p { a href="/" data-out { (say(say!("offline-to-house"))) } } }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}

/// Shown until the engine is there. The sentences wait in the page, since without the engine nothing
/// else can say them.
fn coming(speaker: &Speaker, alone: bool) -> Markup {
    let say = |phrase| speaker.say(&phrase);
    html! {
        p #coming role="status" { (say(say!("offline-coming"))) }
        noscript { p role="alert" { (say(say!("offline-no-script"))) } }
        p #no-engine role="alert" hidden { (say(say!("offline-no-engine"))) }
        // Where scripts may not be loaded from files, nobody hides it.
        @if alone { p.soft #needs-host { (say(say!("offline-needs-host"))) } }
        div #offline-words hidden data-alone[alone] data-service=(if alone { "service.js" } else { "/service.js" })
            data-unkept=(say(say!("offline-unkept"))) data-gone=(say(say!("offline-gone"))) {}
    }
}
