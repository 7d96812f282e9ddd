//! What a bot would do, and what it expects of it.

use game::say;
use lang::Speaker;
use maud::{Markup, html};
use table::Choice;

use super::{TablePage, Thought};

pub(super) fn hint(page: &TablePage, speaker: &Speaker) -> Markup {
    let choices = page.frame.as_ref().map_or(&[][..], |frame| &frame.choices);
    let find = |thought: &Thought| choices.iter().position(|one| one.notation == thought.notation);
    let found: Vec<_> =
        page.hint.iter().filter_map(|thought| Some((thought, find(thought)?))).collect();
    if found.is_empty() {
        return html! {};
    }
    html! {
        section #advice aria-label=(speaker.say(&say!("pages-hint"))) role="status" {
            h2 { (speaker.say(&say!("pages-hint-title"))) }
            ol { @for (thought, place) in &found {
                li { (one(page, speaker, thought, &choices[*place], place + 1)) }
            } }
            p.soft { (speaker.say(&say!("pages-hint-knows"))) }
        }
    }
}

fn one(
    page: &TablePage,
    speaker: &Speaker,
    thought: &Thought,
    choice: &Choice,
    number: usize,
) -> Markup {
    let percent = |part: f32| (100.0 * part).round() as i64;
    let (win, belief) = (percent(thought.win), percent(thought.weight));
    let (score, other) = (thought.score.round() as i64, thought.best_other.round() as i64);
    let expects = match page.chairs.len() {
        1 => say!("pages-hint-alone", win = win, score = score, belief = belief),
        _ => say!("pages-hint-expects", win = win, score = score, other = other, belief = belief),
    };
    html! {
        strong { (number) ". " (speaker.say(&choice.phrase)) }
        span.soft { (speaker.say(&expects)) }
    }
}
