//! The bar over a table: the way home, everybody at the table in short, what happened meanwhile, and
//! the handle of the drawer.

use game::say;
use lang::Speaker;
use maud::{Markup, html};
use table::wire::Chair;

use super::players::badge;
use super::{Stage, TablePage, recap};
use crate::Visit;

pub(super) fn bar(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        div #bar {
            a.home href="/" title=(speaker.say(&say!("pages-go-home"))) {
                img src={ (visit.assets) "/icon.svg" } alt=(speaker.say(&say!("pages-go-home"))) width="26" height="26";
            }
            strong.title { (page.game.title) }
            ul.seats { @for chair in &page.chairs { (seat(page, speaker, chair)) } }
            div.slot { (recap::recap(page, speaker)) }
            button.plain.scripted #whole-screen type="button" title=(speaker.say(&say!("pages-whole-screen")))
                aria-label=(speaker.say(&say!("pages-whole-screen"))) {
                svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" {
                    path d="M1 6V1h5M10 1h5v5M15 10v5h-5M6 15H1v-5" fill="none" stroke="currentColor" stroke-width="1.8" {}
                }
            }
            label.plain for="drawer-open" title=(speaker.say(&say!("pages-more"))) {
                span aria-hidden="true" { "☰" }
                span.visually-hidden { (speaker.say(&say!("pages-more"))) }
            }
        }
    }
}

/// A chair as a chip: sign and name; who decides is marked.
fn seat(page: &TablePage, speaker: &Speaker, chair: &Chair) -> Markup {
    let decides = page.stage == Stage::Running && page.decider() == Some(chair.seat);
    html! {
        li data-chip=(chair.seat.index()) class=[decides.then_some("decides")] {
            (badge(speaker, chair.seat))
            span.name { (speaker.name(chair.seat)) }
        }
    }
}
