//! Between two people at one device: nothing is shown until the right one looks.

use game::{Seat, say};
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};
use crate::table::{TablePage, badge};

/// The screen on which the device is handed to the seat that decides.
pub fn hand_over(visit: &Visit, page: &TablePage, to: Seat) -> Markup {
    let speaker = page.speaker(visit);
    let say = |phrase| speaker.say(&phrase);
    let body = html! {
        main #main .page.narrow {
            section #hand-over {
                p { (badge(&speaker, to)) }
                h1 { (say(say!("pages-hand-over", seat = to))) }
                p.lead { (say(say!("pages-hand-over-why", seat = to))) }
                a.button.main #ready href={ (page.path("")) "?seat=" (to.index()) } {
                    (say(say!("pages-hand-over-ready", seat = to)))
                }
            }
        }
    };
    whole(
        visit,
        &Page {
            title: page.game.title.to_owned(),
            game: Some(page.game.key),
            table: false,
            refresh: false,
            body,
        },
    )
}
