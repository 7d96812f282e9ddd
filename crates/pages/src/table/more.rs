//! The rest of an evening: text table, rules, watching along, a bot in one's place, leaving.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use super::decision::hidden;
use super::{Stage, TablePage};
use crate::Visit;
use crate::shell::languages;

pub(super) fn more(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        section #more {
            div.row {
                a.quiet href={ "/rules/" (page.game.key) } { (speaker.say(&say!("pages-rules"))) }
                @if page.frame.is_some() {
                    a.quiet href=(seated(page, "/replay")) { (speaker.say(&say!("pages-replay-look-back"))) }
                }
                a.quiet href=(seated(page, "/text")) { (speaker.say(&say!("pages-text"))) }
                a.quiet href="/#mine" { (speaker.say(&say!("pages-nav-mine"))) }
                a.quiet href="/settings" { (speaker.say(&say!("pages-nav-settings"))) }
                (languages(visit, &seated(page, "")))
            }
            @if visit.is_offline() { (kept_here(page, speaker)) } @else {
                label for="watch-link" { (speaker.say(&say!("pages-watch-link"))) }
                div.row {
                    input #watch-link readonly value=(page.watch_link);
                    button type="button" data-copy="watch-link" { (speaker.say(&say!("pages-copy"))) }
                }
                (keeping(page, speaker))
            }
            // Where people roll, nothing is sealed.
            @if !page.commitment.is_empty() { p.soft.seal { (speaker.say(&say!("pages-seal"))) " " code { (page.commitment) } } }
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

/// A table of this browser: taking it along, deleting it.
fn kept_here(page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        p.soft { (speaker.say(&say!("offline-kept"))) }
        div.row {
            a.button #save href=(page.path("/record")) download { (speaker.say(&say!("offline-save"))) }
            details.sure #forget {
                summary.button { (speaker.say(&say!("offline-forget"))) }
                form method="post" action=(page.path("/forget")) data-plain {
                    p { (speaker.say(&say!("offline-forget-sure"))) }
                    button { (speaker.say(&say!("offline-forget-yes"))) }
                }
            }
        }
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
    html! {
        div.row {
            @if page.stage == Stage::Running { (bot_or_me(page, speaker, chair.stand_in.is_some())) }
            details.sure #leave {
                summary.button { (speaker.say(&say!("pages-leave"))) }
                form method="post" action=(page.path("/leave")) data-plain
                    data-regret=(speaker.say(&say!("pages-leave-regret"))) {
                    (hidden(page))
                    p { (speaker.say(&say!("pages-leave-sure"))) }
                    button { (speaker.say(&say!("pages-leave-yes"))) }
                }
            }
        }
    }
}

/// Taking one's seat back needs no second thought; giving it away does.
fn bot_or_me(page: &TablePage, speaker: &Speaker, away: bool) -> Markup {
    if away {
        return html! {
            form method="post" action=(page.path("/hand-over")) {
                (hidden(page))
                button.main name="to" value="me" { (speaker.say(&say!("pages-come-back"))) }
            }
        };
    }
    html! {
        details.sure #let-bot-play {
            summary.button { (speaker.say(&say!("pages-let-bot-play"))) }
            form method="post" action=(page.path("/hand-over"))
                data-regret=(speaker.say(&say!("pages-let-bot-play-regret"))) {
                (hidden(page))
                p { (speaker.say(&say!("pages-let-bot-play-sure"))) }
                button name="to" value="bot" { (speaker.say(&say!("pages-let-bot-play-yes"))) }
            }
        }
    }
}
