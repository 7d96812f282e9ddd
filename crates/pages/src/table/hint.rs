//! What a bot would do, what it expects of it, and why rather than the second best.

use game::{Phrase, say};
use lang::Speaker;
use maud::{Markup, html};
use table::Choice;
use table::wire::answer::Expectation;

use super::TablePage;

pub(super) fn hint(page: &TablePage, speaker: &Speaker) -> Markup {
    let choices = page.frame.as_ref().map_or(&[][..], |frame| &frame.choices);
    let find =
        |thought: &Expectation| choices.iter().position(|one| one.notation == thought.notation);
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
            @if let [(best, _), (second, _), ..] = &found[..] {
                p #advice-why { (speaker.say(&why(page, best, second))) }
            }
            @if let Some(advice) = page.frame.as_ref().and_then(|frame| catalog::advise(frame.game, frame.ask.key)) {
                p #advice-idea {
                    (speaker.say(&advice.phrase)) " "
                    a.rule href={ "/rules/" (page.game.key) "#" (advice.rule) } data-rule=(advice.rule) { (advice.rule) }
                }
            }
            p.soft { (speaker.say(&say!("pages-hint-knows"))) }
        }
    }
}

/// What the first is expected to bring more than the second: wins, points, or others' points.
fn why(page: &TablePage, best: &Expectation, second: &Expectation) -> Phrase {
    let hundred = |part: f32| (100.0 * part).round() as i64;
    let (win, other) = (hundred(best.win), hundred(second.win));
    let more = (best.score - second.score).round() as i64;
    let fewer = (second.best_other - best.best_other).round() as i64;
    if win > other {
        return say!("pages-hint-why-wins", win = win, other = other);
    }
    match (more, fewer) {
        (1.., _) => say!("pages-hint-why-points", n = more),
        (_, 1..) if page.chairs.len() > 1 => say!("pages-hint-why-others", n = fewer),
        _ => say!("pages-hint-why-even"),
    }
}

fn one(
    page: &TablePage,
    speaker: &Speaker,
    thought: &Expectation,
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
