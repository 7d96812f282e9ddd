//! A hint: what a strong bot thinks of the open decision, from the eyes of the seat that decides.

use bots::Budget;
use game::say;
use lab::Machine;
use lang::Speaker;
use table::wire::answer::Expectation;
use table::{AnyTable, Frame};

/// How long a hint is thought about, in milliseconds.
const TIME: u32 = 1500;
/// So many choices are named.
const BEST: usize = 3;

/// The best choices first, with what is expected of them.
pub fn think(table: &dyn AnyTable, seed: u64) -> Vec<Expectation> {
    let advice = bots::explain(table, Budget::Milliseconds(TIME), seed, &Machine::whole());
    advice.unwrap_or_default().into_iter().take(BEST).collect()
}

/// One choice and its reasons in a sentence.
pub fn sentence(speaker: &Speaker, frame: &Frame, advice: &Expectation) -> String {
    let choice = frame.choices.iter().find(|choice| choice.notation == advice.notation);
    let choice = choice.map(|choice| speaker.say(&choice.phrase)).unwrap_or_default();
    let percent = |part: f32| format!("{:.0}", part * 100.0);
    let points = |score: f32| format!("{score:.0}");
    let (win, belief) = (percent(advice.win), percent(advice.weight));
    let score = points(advice.score);
    speaker.say(&match speaker.names.len() {
        1 => say!("play-hint-alone", choice = choice, win = win, score = score, belief = belief),
        _ => say!(
            "play-hint",
            choice = choice,
            win = win,
            score = score,
            other = points(advice.best_other),
            belief = belief
        ),
    })
}
