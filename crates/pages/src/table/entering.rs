//! Where people roll and draw with their own hands: what they are asked, the answers to press or a line to
//! write in, and the way back from a slip.

use game::say;
use lang::Speaker;
use maud::{Markup, html};
use table::wire::{Entering, Terms};

use super::decision::hidden;
use super::{Stage, TablePage};

/// `back` is the page to come back to: the drawn table or the text.
pub(crate) fn entering(page: &TablePage, speaker: &Speaker, back: &str) -> Markup {
    let by_hand = page.dice.table.version == Terms::BY_HAND && !page.dice.table.seats.is_empty();
    if !by_hand || page.past || page.me.is_none() || page.stage != Stage::Running {
        return html! {};
    }
    html! {
        section #entering aria-label=(speaker.say(&say!("pages-enter"))) {
            @if let Some(entering) = &page.entering { (question(page, speaker, entering, back)) }
            form method="post" action=(page.path("/correct")) {
                (hidden(page))
                input type="hidden" name="on" value=(back);
                button.quiet #correct title=(speaker.say(&say!("pages-correct-why"))) {
                    (speaker.say(&say!("pages-correct")))
                }
            }
        }
    }
}

fn question(page: &TablePage, speaker: &Speaker, entering: &Entering, back: &str) -> Markup {
    // Another question is another line: a script that keeps what was typed keeps it only after a no.
    let line = format!("answer-{}", page.number);
    html! {
        form #enter method="post" action=(page.path("/enter")) {
            (hidden(page))
            input type="hidden" name="on" value=(back);
            p #what-fell {
                @if entering.answers.is_empty() { label for=(line) { (speaker.say(&entering.ask)) } }
                @else { (speaker.say(&entering.ask)) }
            }
            @if let Some(seat) = entering.secret_of {
                p.soft { (speaker.say(&say!("pages-enter-secret", seat = seat))) }
            }
            @if entering.answers.is_empty() {
                p.soft { (speaker.say(&say!("pages-enter-like", example = entering.example.clone()))) }
                div.row {
                    input id=(line) name="answer" required maxlength="60" autocomplete="off";
                    button.main { (speaker.say(&say!("pages-enter-do"))) }
                }
            } @else {
                ol #answers {
                    @for answer in &entering.answers {
                        li { button name="answer" value=(answer.notation) {
                            @match &answer.phrase {
                                Some(phrase) => { (speaker.say(phrase)) }
                                None => { (answer.notation) }
                            }
                        } }
                    }
                }
            }
        }
    }
}
