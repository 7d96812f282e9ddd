//! What happened since the visitor last decided, for those who come back.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use super::{Stage, TablePage};

pub(super) fn recap(page: &TablePage, speaker: &Speaker) -> Markup {
    let recent: Vec<_> = page.log.iter().filter(|told| told.recent).collect();
    if page.past || page.stage != Stage::Running || recent.is_empty() {
        return html! {};
    }
    html! {
        details #recap {
            summary { (speaker.say(&say!("pages-recap", n = recent.len()))) }
            ol { @for told in recent { li {
                @for phrase in &told.phrases { (speaker.say(phrase)) " " }
            } } }
        }
    }
}
