//! The choices in words: one button each, numbered as on the board.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use super::TablePage;
use super::decision::hidden;

/// `back` is the page to come back to: the drawn table or the text.
pub(crate) fn choices(page: &TablePage, speaker: &Speaker, back: &str) -> Markup {
    let open = page.frame.iter().filter(|_| page.my_turn()).flat_map(|frame| &frame.choices);
    let open: Vec<_> = open.collect();
    let best = page.hint.first().map(|thought| &thought.notation);
    html! {
        section #choices aria-label=(speaker.say(&say!("pages-choices"))) hidden[open.is_empty()] {
            div #preview hidden {
                p #preview-words {}
                div.row {
                    button.main #preview-yes type="button" { (speaker.say(&say!("pages-do-it"))) }
                    button #preview-no type="button" { (speaker.say(&say!("pages-not-this"))) }
                }
            }
            form method="post" action=(page.path("/act")) {
                (hidden(page))
                input type="hidden" name="on" value=(back);
                ol {
                    @for (index, choice) in open.iter().enumerate() {
                        li {
                            button name="action" value=(choice.notation) data-choice=(index + 1)
                                data-spot=(choice.spot) data-advised[best == Some(&choice.notation)] {
                                (speaker.say(&choice.phrase))
                            }
                        }
                    }
                }
                button.quiet #all-choices type="button" hidden { (speaker.say(&say!("pages-all-choices"))) }
            }
        }
    }
}
