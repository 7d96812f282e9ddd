//! What the game says of itself: the rules about a place, the coach's advice, where points come from.

use game::{Advice, Share, say};

use super::things::colour;
use crate::event::Event;

/// The places are those of `spot.rs`, and two that boards show besides.
pub(crate) fn rules_about(place: &str) -> &'static [&'static str] {
    match place {
        "token" => &["O07", "O31", "O35"],
        "buy" => &["O10", "O13", "O18", "O20"],
        "hand" => &["O10", "O11", "O12", "O37"],
        "market" => &["O14", "O17", "O20"],
        "reserved" => &["O14", "O16"],
        "reserve-market" | "reserve-production" | "production" => &["O15", "O16", "O17"],
        "pass" => &["O24"],
        "goods" => &["O31", "O37", "O38"],
        "done" => &["O37", "O38"],
        "ship" => &["O03", "O13", "O30", "O39"],
        _ => &[],
    }
}

/// The questions are those of `ask.rs`.
pub(crate) fn advise(question: &str) -> Option<Advice> {
    let (rule, phrase) = match question {
        "osaka-ask-token" => ("O07", say!("osaka-coach-token")),
        "osaka-ask-turn" => ("O10", say!("osaka-coach-turn")),
        "osaka-ask-turn-empty" => ("O24", say!("osaka-coach-turn-empty")),
        "osaka-ask-pay" => ("O11", say!("osaka-coach-pay")),
        "osaka-ask-insurance" => ("O37", say!("osaka-coach-insurance")),
        "osaka-ask-cover" => ("O37", say!("osaka-coach-cover")),
        _ => return None,
    };
    Some(Advice::new(rule, phrase))
}

/// Points come from sales, by the colour of the goods.
pub(crate) fn share(event: &Event) -> Option<Share> {
    let Event::Sold { seat, colour: sold, points, .. } = *event else { return None };
    Some(Share { seat: Some(seat), source: colour(sold), points: points.into() })
}
