//! Checking the dice of a finished match, in plain words.

use game::{Info, Phrase, say};
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};

#[derive(Clone, Debug)]
pub struct Verified {
    pub table: String,
    pub game: &'static Info,
    /// How many entries were checked, or what differs and where.
    pub result: Result<usize, String>,
    /// Who the dice came from.
    pub by: Phrase,
    /// Empty where people rolled.
    pub commitment: String,
    pub secret: String,
}

pub fn verified(visit: &Visit, verified: &Verified) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("pages-verify-title"));
    let record = format!("/api/tables/{}/record?format=text", verified.table);
    // Where people rolled, nothing was sealed.
    let by_hand = verified.commitment.is_empty();
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            @match &verified.result {
                Ok(entries) if by_hand => p.lead #verdict data-fair="by-hand" {
                    (say(say!("pages-verify-by-hand", n = *entries)))
                },
                Ok(entries) => p.lead #verdict data-fair="yes" {
                    "✓ " (say(say!("pages-verify-yes", n = *entries)))
                },
                Err(why) => p.lead #verdict data-fair="no" role="alert" {
                    (say(say!("pages-verify-no", why = why.clone())))
                },
            }
            @if by_hand {
                p { (say(verified.by.clone())) " " a href="/dice#by-hand" { (say(say!("pages-dice-why"))) } }
            } @else {
                h2 { (say(say!("pages-verify-how"))) }
                ol.steps {
                    li { (say(say!("pages-verify-1"))) code { (verified.commitment) } }
                    li { (say(verified.by.clone())) " " a href="/dice" { (say(say!("pages-dice-why"))) } }
                    li { (say(say!("pages-verify-3"))) code { (verified.secret) } }
                    li { (say(say!("pages-verify-4"))) }
                }
            }
            h2 { (say(say!("pages-verify-self"))) }
            p { (say(say!("pages-verify-self-how"))) }
            pre { "serai verify " (verified.table) ".serai" }
            p.row {
                a.button href=(record) { (say(say!("pages-record"))) }
                a.quiet href={ "/t/" (verified.table) } { (say(say!("pages-to-board"))) }
            }
        }
    };
    whole(visit, &Page { title, game: Some(verified.game.key), table: false, refresh: false, body })
}
