//! Pages of the house in the visitor's own browser: its first page, choosing a record's file, and the
//! one page a server sends for all of it, which brings the engine.

use game::{Info, say};
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
            @if visit.engine == Engine::Here { (mine(visit, &speaker, home)) }
            section #games aria-label=(say(say!("pages-nav-games"))) {
                div.cards { @for info in catalog::all() { (card(visit, &speaker, info, "")) } }
            }
            p { a #to-file href="/replay" { (say(say!("offline-file"))) } }
            @if visit.engine == Engine::Beside {
                p { a #to-mine href="/#mine" { (say(say!("offline-mine"))) } }
            } @else if !home.alone {
                p { a #to-house href="/" data-out { (say(say!("offline-to-house"))) } }
            }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}

fn mine(visit: &Visit, speaker: &Speaker, home: &Offline) -> Markup {
    let say = |phrase| speaker.say(&phrase);
    html! {
        section #mine {
            h2 { (say(say!("offline-mine"))) }
            @if home.mine.is_empty() { p.soft { (say(say!("offline-mine-none"))) } }
            @else { (list(visit, speaker, &home.mine)) }
            p.soft { (say(say!("offline-where"))) }
        }
    }
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
pub fn shell(visit: &Visit) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("offline-title"));
    let (built, alone) = (visit.engine != Engine::Missing, visit.engine == Engine::Beside);
    let body = html! {
        @if built {
            link rel="manifest" href="/offline/manifest.json";
            script type="module" src={ (visit.assets) "/offline.js" } {}
        }
        // No module: browsers load those from no file, and this says so.
        @if alone { script src={ (visit.assets) "/host.js" } defer {} }
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
    // The shortest first: its engine draws what belongs to no game before any other is here.
    let mut games: Vec<&Info> = catalog::all().to_vec();
    games.sort_by_key(|info| info.rules.len() + info.content.len());
    let games: Vec<&str> = games.into_iter().map(|info| info.key).collect();
    html! {
        p #coming role="status" { (say(say!("offline-coming"))) }
        noscript { p role="alert" { (say(say!("offline-no-script"))) } }
        p #no-engine role="alert" hidden { (say(say!("offline-no-engine"))) }
        @if alone { p #needs-host role="alert" hidden { (say(say!("offline-needs-host"))) } }
        div #offline-words hidden data-alone[alone] data-service="/service.js" data-games=(games.join(" "))
            data-unkept=(say(say!("offline-unkept"))) data-gone=(say(say!("offline-gone"))) {}
    }
}
