//! Who could do what with the dice, in plain words: what the mark at a table means.

use game::{Phrase, say};
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};

pub fn dice(visit: &Visit) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase: Phrase| speaker.say(&phrase);
    let title = say(say!("pages-dice-title"));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p.lead { (say(say!("pages-dice-lead"))) }
            ol.steps {
                li { (say(say!("pages-dice-1"))) }
                li { (say(say!("pages-dice-2"))) }
                li { (say(say!("pages-dice-3"))) }
                li { (say(say!("pages-dice-4"))) }
            }
            h2 #who { (say(say!("pages-dice-who"))) }
            table {
                thead { tr {
                    th scope="col" { (say(say!("pages-dice-col-who"))) }
                    th scope="col" { (say(say!("pages-dice-col-foretell"))) }
                    th scope="col" { (say(say!("pages-dice-col-choose"))) }
                } }
                tbody { @for (who, foretell, choose) in rows() {
                    tr { th scope="row" { (say(who)) } td { (say(foretell)) } td { (say(choose)) } }
                } }
            }
            h2 { (say(say!("pages-dice-limits"))) }
            ul {
                li { (say(say!("pages-dice-limit-bots"))) }
                li { (say(say!("pages-dice-limit-script"))) }
                li { (say(say!("pages-dice-limit-pages"))) }
                li { (say(say!("pages-dice-limit-lost"))) }
                li { (say(say!("pages-dice-limit-old"))) }
                li #by-hand { (say(say!("pages-dice-limit-hand"))) }
            }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}

/// Who, what they can foretell, what they can choose.
fn rows() -> [(Phrase, Phrase, Phrase); 4] {
    [
        (
            say!("pages-dice-players"),
            say!("pages-dice-players-foretell"),
            say!("pages-dice-players-choose"),
        ),
        (
            say!("pages-dice-house"),
            say!("pages-dice-house-foretell"),
            say!("pages-dice-house-choose"),
        ),
        (say!("pages-dice-one"), say!("pages-dice-one-foretell"), say!("pages-dice-one-choose")),
        (say!("pages-dice-all"), say!("pages-dice-all-foretell"), say!("pages-dice-all-choose")),
    ]
}
