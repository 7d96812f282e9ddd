//! What happened since the visitor last decided, for those who come back: a layer under the bar, all
//! at once or, with a script, step by step on the board.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use super::{Stage, TablePage};
use crate::table::players::badge;

pub(super) fn recap(page: &TablePage, speaker: &Speaker) -> Markup {
    let recent: Vec<_> = page.log.iter().filter(|told| told.recent).collect();
    if page.past || page.stage != Stage::Running || recent.is_empty() {
        return html! {};
    }
    let rows: Vec<i64> = recent.iter().map(|told| told.number).collect();
    html! {
        details #recap {
            summary aria-label=(speaker.say(&say!("pages-recap", n = recent.len()))) {
                span aria-hidden="true" { "↺ " (recent.len()) }
            }
            div.layer {
                h2 { (speaker.say(&say!("pages-recap", n = recent.len()))) }
                ol { @for told in recent { li {
                    @if let Some(seat) = told.seat { (badge(speaker, seat)) }
                    span { @for phrase in &told.phrases { (speaker.say(phrase)) " " } }
                } } }
                button.scripted #step-by-step type="button" data-rows=(super::numbers(&rows)) {
                    (speaker.say(&say!("pages-step-by-step")))
                }
            }
        }
    }
}
