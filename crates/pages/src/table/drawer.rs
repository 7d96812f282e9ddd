//! The drawer: what was told, everybody at the table, and the rest, one tab each. Plain radio buttons
//! turn the tabs, a plain checkbox pulls the drawer out where it does not lie open, so no script is
//! needed.

use game::{Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

use super::{TablePage, log, more, players};
use crate::Visit;

pub(super) fn drawer(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        div #drawer {
            input.visually-hidden #drawer-open type="checkbox" aria-label=(speaker.say(&say!("pages-more")));
            div.tabs role="radiogroup" aria-label=(speaker.say(&say!("pages-drawer"))) {
                (tab("log", say!("pages-tab-log"), true, speaker))
                (tab("players", say!("pages-players"), false, speaker))
                (tab("more", say!("pages-more"), false, speaker))
                label.plain.shut for="drawer-open" {
                    span aria-hidden="true" { "✕" }
                    span.visually-hidden { (speaker.say(&say!("pages-close"))) }
                }
            }
            (log::log(page, speaker))
            (players::players(page, speaker))
            (more::more(visit, page, speaker))
        }
    }
}

fn tab(name: &str, words: Phrase, first: bool, speaker: &Speaker) -> Markup {
    html! {
        input.visually-hidden id={ "tab-" (name) } type="radio" name="drawer" checked[first];
        label for={ "tab-" (name) } { (speaker.say(&words)) }
    }
}
