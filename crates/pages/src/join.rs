//! Sitting down by invitation. The invitation stands behind the `#` of the link, which browsers
//! keep to themselves: a script fills it in, and without scripts one pastes the link.

use game::{Info, Seat, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::shell::{Page, whole};
use crate::{Notice, Visit};

#[derive(Clone, Debug)]
pub struct Join {
    pub table: String,
    pub seat: Seat,
    pub game: &'static Info,
    /// Somebody sits there already: the invitation has been used.
    pub used: bool,
    pub notice: Option<Notice>,
}

pub fn join(visit: &Visit, join: &Join) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("pages-join-title", game = join.game.title.to_owned()));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p.lead { (speaker.text(&format!("{}-tagline", join.game.key))) }
            @if let Some(notice) = &join.notice { p #notice role="alert" { (notice.text) } }
            @if join.used {
                p #used role="status" { (say(say!("pages-join-used"))) }
            } @else { (form(visit, &speaker, join)) }
            p {
                a.button href={ "/t/" (join.table) } { (say(say!("pages-join-watch"))) } " "
                a href="/" { (say(say!("pages-go-home"))) }
            }
        }
    };
    whole(visit, &Page { title, game: Some(join.game.key), table: false, refresh: false, body })
}

fn form(visit: &Visit, speaker: &Speaker, join: &Join) -> Markup {
    let say = |phrase| speaker.say(&phrase);
    html! {
            form.settings method="post" action={ "/join/" (join.table) "/" (join.seat.index()) } {
                label for="name" { (say(say!("pages-join-name"))) }
                input #name name="name" maxlength="40" autocomplete="nickname" value=[&visit.name];
                div #invite-by-hand {
                    label for="invite" { (say(say!("pages-join-invite"))) }
                    input #invite name="invite" autocomplete="off" spellcheck="false";
                }
                button.main #sit { (say(say!("pages-join-sit"))) }
            }
    }
}
