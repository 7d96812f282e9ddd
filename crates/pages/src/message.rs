//! A page that only says something: no such table, too late, not invited.

use game::say;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub title: game::Phrase,
    pub text: String,
}

pub fn message(visit: &Visit, message: &Message) -> Markup {
    let speaker = visit.speaker();
    let title = speaker.say(&message.title);
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p { (message.text) }
            p { a.button href="/" { (speaker.say(&say!("pages-go-home"))) } }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}
