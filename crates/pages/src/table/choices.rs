//! The choices in words: one button each, numbered as on the board.

use game::{Spot, say};
use lang::Speaker;
use maud::{Markup, html};
use table::Preview;

use super::TablePage;
use super::decision::hidden;
use crate::Visit;

/// `back` is the page to come back to: the drawn table or the text.
pub(crate) fn choices(page: &TablePage, speaker: &Speaker, back: &str) -> Markup {
    let open = page.frame.iter().filter(|_| page.my_turn()).flat_map(|frame| &frame.choices);
    let open: Vec<_> = open.collect();
    let best = page.hint.first().map(|thought| &thought.notation);
    html! {
        section #choices aria-label=(speaker.say(&say!("pages-choices"))) hidden[open.is_empty()] {
            div #preview hidden data-of=(speaker.say(&say!("pages-hand-of", n = "{n}".to_owned(), m = "{m}".to_owned())))
                data-some=(speaker.say(&say!("pages-hand-some", n = "{n}".to_owned())))
                data-more=(speaker.say(&say!("pages-hand-more", n = "{n}".to_owned()))) {
                p #preview-count {}
                p #preview-words {}
                div.row {
                    button.main #preview-yes type="button" { (speaker.say(&say!("pages-do-it"))) }
                    button #preview-no type="button" { (speaker.say(&say!("pages-not-this"))) }
                }
                // Comes later than the rest: below, so that no button moves under a finger.
                ul #preview-told {}
            }
            form method="post" action=(page.path("/act")) {
                (hidden(page))
                input type="hidden" name="on" value=(back);
                ol {
                    @for (index, choice) in open.iter().enumerate() {
                        li value=(index + 1) {
                            button name="action" value=(choice.notation) data-choice=(index + 1)
                                data-pieces=(names(&choice.pieces)) data-advised[best == Some(&choice.notation)] {
                                (speaker.say(&choice.phrase))
                            }
                        }
                    }
                }
                (gestures(page, speaker, open.len()))
                button.quiet #all-choices type="button" hidden { (speaker.say(&say!("pages-all-choices"))) }
            }
        }
    }
}

/// Several choices in one go, for the hand; shown where the pieces it holds leave only these.
fn gestures(page: &TablePage, speaker: &Speaker, before: usize) -> Markup {
    let all = page.frame.iter().filter(|_| page.my_turn()).flat_map(|frame| &frame.gestures);
    html! {
        ol #gestures {
            @for (index, gesture) in all.enumerate() {
                li value=(before + index + 1) hidden {
                    button type="button" value=(gesture.notations.join("; "))
                        data-choice=(before + index + 1) data-pieces=(names(&gesture.pieces)) {
                        (gesture.phrases.iter().map(|phrase| speaker.say(phrase)).collect::<Vec<_>>().join(" · "))
                    }
                }
            }
        }
    }
}

fn names(pieces: &[Spot]) -> String {
    pieces.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
}

/// What a choice would change: what would be told, and the board as it would be.
pub fn preview(visit: &Visit, page: &TablePage, preview: &Preview) -> Markup {
    let speaker = page.speaker(visit);
    html! {
        ul { @for phrase in &preview.phrases { li { (speaker.say(phrase)) } } }
        (draw::board(&preview.frame, &speaker, visit.layout))
    }
}
