//! The coach: a tip for the open decision, a second thought before a choice that loses much, and its
//! switch.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

use super::decision::hidden;
use super::{Coach, Step, TablePage, Tip, Warning};

/// `back` is the page to come back to: the drawn table or the text.
pub(crate) fn coach(page: &TablePage, speaker: &Speaker, back: &str) -> Markup {
    match page.coach.as_ref().filter(|_| page.my_turn()) {
        Some(Coach { warning: Some(warning), .. }) => warned(page, speaker, warning, back),
        Some(Coach { tip, step, .. }) if tip.is_some() || step.is_some() => {
            tipped(page, speaker, tip.as_ref(), *step)
        }
        _ => html! {},
    }
}

fn tipped(page: &TablePage, speaker: &Speaker, tip: Option<&Tip>, step: Option<Step>) -> Markup {
    let led = matches!(step, Some(Step::Led { .. }));
    html! {
        section #coach data-hint=[tip.map(|tip| &tip.kind)] data-led[led] aria-label=(speaker.say(&say!("pages-coach"))) {
            @if let Some(step) = step { (stepped(speaker, step)) }
            @if let Some(tip) = tip { p {
                (speaker.say(&tip.phrase)) " "
                a.rule href={ "/rules/" (page.game.key) "#" (tip.rule) } data-rule=(tip.rule) {
                    (speaker.say(&say!("pages-coach-rule", rule = tip.rule.clone())))
                }
            } }
            @if led { p.soft { (speaker.say(&say!("pages-led-lit"))) } }
        }
    }
}

/// Where the tutorial is; its end is said once.
fn stepped(speaker: &Speaker, step: Step) -> Markup {
    match step {
        Step::Led { number, of } => html! {
            p #led data-step=(number) { strong { (speaker.say(&say!("pages-led-step", n = number, all = of))) } }
        },
        Step::Over => html! { p #led-over { (speaker.say(&say!("pages-led-over"))) } },
    }
}

fn warned(page: &TablePage, speaker: &Speaker, warning: &Warning, back: &str) -> Markup {
    let again = super::more::seated(page, if back == "text" { "/text" } else { "" });
    html! {
        section #warning role="alert" {
            p { (speaker.say(&warning.phrase)) }
            div.row {
                a.button.main #warning-no href=(again) {
                    (speaker.say(&say!("pages-coach-otherwise")))
                }
                form method="post" action=(page.path("/act")) {
                    (hidden(page))
                    input type="hidden" name="on" value=(back);
                    input type="hidden" name="sure" value="yes";
                    button #warning-yes name="action" value=(warning.notation) {
                        (speaker.say(&say!("pages-coach-anyway")))
                    }
                }
            }
        }
    }
}

/// On or off, at any table one sits at.
pub(super) fn switch(page: &TablePage, speaker: &Speaker) -> Markup {
    let Some(coach) = &page.coach else {
        return html! {};
    };
    html! {
        form method="post" action=(page.path("/coach")) {
            (hidden(page))
            button #coach-switch name="coach" value=(if coach.on { "off" } else { "on" })
                aria-pressed=(coach.on) { (speaker.say(&say!("pages-coach"))) }
        }
    }
}
