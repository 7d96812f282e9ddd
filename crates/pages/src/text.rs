//! The table as words, for screen readers and copy and paste: decision, you, others, board, log,
//! one fact per line, choices numbered.

use game::say;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};
use crate::table::{TablePage, choices, coach, decision, dice, entering};

pub fn text(visit: &Visit, page: &TablePage) -> Markup {
    let speaker = page.speaker(visit);
    let say = |phrase| speaker.say(&phrase);
    let table = page.frame.as_ref().map(|frame| lang::columns(&speaker, &frame.text));
    let body = html! {
        main #main .page.narrow.as-text {
            h1 { (page.game.title) }
            p { a href=(page.path("")) { (say(say!("pages-to-board"))) } }
            (dice::chains(page))
            (decision::decision(page, &speaker))
            (coach::coach(page, &speaker, "text"))
            (choices::choices(page, &speaker, "text"))
            (entering::entering(page, &speaker, "text"))
            @for part in table.into_iter().flatten() {
                section {
                    h2 { (part.heading) }
                    pre { @for line in part.lines { (line) "\n" } }
                }
            }
            section #log {
                h2 { (say(say!("pages-log"))) }
                ol tabindex="0" { @for told in &page.log {
                    li { @for phrase in &told.phrases { (speaker.say(phrase)) " " } }
                } }
            }
        }
    };
    let title = say(say!("pages-text-title", game = page.game.title.to_owned()));
    whole(
        visit,
        &Page {
            title,
            game: Some(page.game.key),
            table: false,
            refresh: page.waits_for_others(),
            body,
        },
    )
}
