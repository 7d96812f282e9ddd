//! A table that waits for its players: links to send, or a chair to take.

use game::say;
use lang::Speaker;
use maud::{Markup, html};
use table::wire::Chair;

use super::{Stage, TablePage};
use crate::Visit;
use crate::table::players::badge;

pub(super) fn waiting(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    if page.stage != Stage::Open {
        return html! {};
    }
    html! {
        section #waiting {
            h2 { (speaker.say(&page.gathering())) }
            @if !page.invites.is_empty() { p { (speaker.say(&say!("pages-invite-how"))) } }
            ul { @for chair in page.chairs.iter().filter(|chair| chair.free) {
                li { (badge(speaker, chair.seat)) (free(visit, page, speaker, chair)) }
            } }
        }
    }
}

fn free(visit: &Visit, page: &TablePage, speaker: &Speaker, chair: &Chair) -> Markup {
    let invite = page.invites.iter().find(|invite| invite.seat == chair.seat);
    let id = format!("invite-{}", chair.seat.index());
    if let Some(invite) = invite {
        return html! {
            label.visually-hidden for=(id) {
                (speaker.say(&say!("pages-invite-link", number = chair.seat.number())))
            }
            input id=(id) readonly value=(invite.link);
            button type="button" data-copy=(id) { (speaker.say(&say!("pages-copy"))) }
        };
    }
    if !page.public || page.me.is_some() {
        return html! { span.soft { (speaker.say(&say!("pages-free"))) } };
    }
    html! {
        form.row method="post" action={ "/join/" (page.id) "/" (chair.seat.index()) } data-plain {
            input name="name" maxlength="40" value=[&visit.name]
                aria-label=(speaker.say(&say!("pages-join-name")))
                placeholder=(speaker.say(&say!("pages-name")));
            button.main { (speaker.say(&say!("pages-join-sit"))) }
        }
    }
}
