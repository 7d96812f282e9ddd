//! What the game says of itself: the rules about a place, the coach's advice, where points come from.

use game::{Advice, Share, say};

use super::things;
use crate::event::Event;

/// The places are those of `spot.rs`.
pub(crate) fn rules_about(place: &str) -> &'static [&'static str] {
    match place {
        "own-tile" => &["I10", "I32", "I47"],
        "income" => &["I10", "I50"],
        "stock" => &["I12", "I14", "I31"],
        "die" => &["I11", "I12", "I14"],
        "equal" => &["I20", "I14"],
        "different" => &["I21", "I22", "I23"],
        "lira-dice" => &["I24"],
        "deck" => &["I25", "I40"],
        "card" => &["I25", "I40", "I41", "I42"],
        "take" | "take-other" | "decline" => &["I40", "I41", "I42", "I43"],
        "tile" => &["I26", "I27", "I32"],
        "ruby" => &["I28", "I29", "I30"],
        "payment" => &["I14", "I31", "I43"],
        "marker" => &["I23"],
        "end" => &["I13", "I15"],
        _ => &[],
    }
}

/// The questions are those of `ask.rs`.
pub(crate) fn advise(question: &str) -> Option<Advice> {
    let (rule, phrase) = match question {
        "istanbul-ask-income" => ("I10", say!("istanbul-coach-income")),
        "istanbul-ask-collect" => ("I50", say!("istanbul-coach-collect")),
        "istanbul-ask-act" => ("I13", say!("istanbul-coach-act")),
        "istanbul-ask-reroll" => ("I12", say!("istanbul-coach-reroll")),
        "istanbul-ask-pay" => ("I31", say!("istanbul-coach-pay")),
        "istanbul-ask-pay-colour" => ("I29", say!("istanbul-coach-pay-colour")),
        "istanbul-ask-use" => ("I25", say!("istanbul-coach-use")),
        "istanbul-ask-half" => ("I42", say!("istanbul-coach-half")),
        "istanbul-ask-others" => ("I40", say!("istanbul-coach-others")),
        "istanbul-ask-markers" => ("I23", say!("istanbul-coach-markers")),
        "istanbul-ask-market" => ("I44", say!("istanbul-coach-market")),
        "istanbul-ask-give" => ("I47", say!("istanbul-coach-give")),
        "istanbul-ask-swap" => ("I47", say!("istanbul-coach-swap")),
        _ => return None,
    };
    Some(Advice::new(rule, phrase))
}

/// A point is a ruby.
pub(crate) fn share(event: &Event) -> Option<Share> {
    match *event {
        Event::RubyTaken { seat, market } => {
            Some(Share { seat: Some(seat), source: things::market(market), points: 1 })
        }
        _ => None,
    }
}
