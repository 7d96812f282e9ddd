//! The rest of an evening: text table, rules, watching along, a bot in one's place, leaving.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use super::decision::hidden;
use super::{Stage, TablePage};

pub(super) fn more(page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        section #more {
            div.row {
                a.quiet href=(seated(page, "/text")) { (speaker.say(&say!("pages-text"))) }
                @if page.frame.is_some() {
                    a.quiet href=(seated(page, "/replay")) { (speaker.say(&say!("pages-replay-look-back"))) }
                }
                a.quiet href={ "/rules/" (page.game.key) } { (speaker.say(&say!("pages-rules"))) }
            }
            details {
                summary { (speaker.say(&say!("pages-more"))) }
                label for="watch-link" { (speaker.say(&say!("pages-watch-link"))) }
                div.row {
                    input #watch-link readonly value=(page.watch_link);
                    button type="button" data-copy="watch-link" { (speaker.say(&say!("pages-copy"))) }
                }
                (keeping(page, speaker))
                p.soft.seal { (speaker.say(&say!("pages-seal"))) " " code { (page.commitment) } }
            }
        }
    }
}

/// The same seat on another page of this table.
pub(super) fn seated(page: &TablePage, what: &str) -> String {
    match page.me {
        Some(seat) => format!("{}?seat={}", page.path(what), seat.index()),
        None => page.path(what),
    }
}

/// Letting a bot play, coming back, leaving.
fn keeping(page: &TablePage, speaker: &Speaker) -> Markup {
    let Some(chair) = page.me.and_then(|seat| page.chairs.get(seat.index())) else {
        return html! {};
    };
    if page.stage == Stage::Over {
        return html! {};
    }
    let (to, words) = match &chair.stand_in {
        Some(_) => ("me", say!("pages-come-back")),
        None => ("bot", say!("pages-let-bot-play")),
    };
    html! {
        div.row {
            @if page.stage == Stage::Running {
                form method="post" action=(page.path("/hand-over")) {
                    (hidden(page))
                    button name="to" value=(to) { (speaker.say(&words)) }
                }
            }
            form method="post" action=(page.path("/leave")) data-plain {
                (hidden(page))
                button { (speaker.say(&say!("pages-leave"))) }
            }
        }
    }
}
