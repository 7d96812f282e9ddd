//! What was told, in words; the newest last.

use game::{Seat, say};
use lang::Speaker;
use maud::{Markup, html};

use super::{TablePage, Teller};
use crate::table::players::badge;

pub(super) fn log(page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        section #log aria-label=(speaker.say(&say!("pages-log"))) {
            h2.visually-hidden { (speaker.say(&say!("pages-log"))) }
            ol tabindex="0" { @for told in &page.log { (line(speaker, told)) } }
        }
    }
}

fn line(speaker: &Speaker, told: &Teller) -> Markup {
    html! {
        li id={ "told-" (told.number) } data-by=[told.seat.map(Seat::index)] class=[told.recent.then_some("recent")] {
            @if let Some(seat) = told.seat { (badge(speaker, seat)) }
            span { @for phrase in &told.phrases { (speaker.say(phrase)) " " } }
        }
    }
}
