//! What the game says of itself: rules by place, the coach's advice, where prestige comes from.

use game::{Advice, Share, say};

use crate::event::Event;
use crate::state::Party;

pub(crate) fn rules_about(place: &str) -> &'static [&'static str] {
    match place {
        "space" => &["T20", "T21", "T22", "T23", "T65"],
        "apprentice" => &["T20", "T21", "T22"],
        "deck" => &["T50", "T35", "T51", "T40", "T42"],
        "bank" => &["T50", "T51"],
        "offer" => &["T50", "T43", "T40", "T42"],
        "track" | "buy" | "buy-left" | "buy-right" => &["T55", "T56", "T57", "T58"],
        "trade" => &["T60"],
        "pool" => &["T05", "T61", "T62", "T63", "T67"],
        "price" => &["T62", "T65"],
        "roll" | "roll-both" | "take" => &["T61", "T63", "T64", "T65", "T66"],
        "die" => &["T64", "T65", "T66", "T94"],
        "hand" => &["T23", "T24", "T25", "T35"],
        "workshop" => &["T33", "T35"],
        "advanced" => &["T80", "T73"],
        "rival" | "rival-apprentice" => &["T92", "T95", "T96"],
        "done" => &["T23", "T25"],
        _ => &[],
    }
}

pub(crate) fn advise(question: &str) -> Option<Advice> {
    let (rule, phrase) = match question {
        "tabriz-ask-keep-workshop" => ("T80", say!("tabriz-coach-keep-workshop")),
        "tabriz-ask-keep" => ("T50", say!("tabriz-coach-keep")),
        "tabriz-ask-stand" => ("T71", say!("tabriz-coach-stand")),
        "tabriz-ask-move" => ("T20", say!("tabriz-coach-move")),
        "tabriz-ask-last-move" => ("T71", say!("tabriz-coach-last-move")),
        "tabriz-ask-act" => ("T23", say!("tabriz-coach-act")),
        "tabriz-ask-right-track" => ("T58", say!("tabriz-coach-right-track")),
        "tabriz-ask-trade-again" => ("T60", say!("tabriz-coach-trade-again")),
        "tabriz-ask-rolled" => ("T64", say!("tabriz-coach-rolled")),
        "tabriz-ask-gita" => ("T63", say!("tabriz-coach-gita")),
        "tabriz-ask-con-man" => ("T61", say!("tabriz-coach-con-man")),
        "tabriz-ask-merchant" => ("T62", say!("tabriz-coach-merchant")),
        "tabriz-ask-new-die" => ("T65", say!("tabriz-coach-new-die")),
        "tabriz-ask-complete" => ("T24", say!("tabriz-coach-complete")),
        "tabriz-ask-workshop" => ("T33", say!("tabriz-coach-workshop")),
        "tabriz-ask-discard" => ("T35", say!("tabriz-coach-discard")),
        "tabriz-ask-draw-from" => ("T50", say!("tabriz-coach-draw-from")),
        "tabriz-ask-pick-die" => ("T94", say!("tabriz-coach-pick-die")),
        "tabriz-ask-rival-remove" => ("T96", say!("tabriz-coach-rival-remove")),
        "tabriz-ask-rival-clear" => ("T96", say!("tabriz-coach-rival-clear")),
        "tabriz-ask-rival-keep" => ("T96", say!("tabriz-coach-rival-keep")),
        "tabriz-ask-rival-move" => ("T96", say!("tabriz-coach-rival-move")),
        "tabriz-ask-rival-swap" => ("T96", say!("tabriz-coach-rival-swap")),
        _ => return None,
    };
    Some(Advice::new(rule, phrase))
}

pub(crate) fn share(event: &Event) -> Option<Share> {
    let (seat, source, points) = match *event {
        Event::Prestige { seat, points } => (Some(seat), say!("tabriz-share-prestige"), points),
        Event::RivalPrestige { points } => (None, say!("tabriz-share-prestige"), points),
        Event::Bonus { party, points } => {
            let seat = if let Party::Seat(seat) = party { Some(seat) } else { None };
            (seat, say!("tabriz-share-bonus"), points)
        }
        Event::RivalConverted { points } => (None, say!("tabriz-share-sets"), points),
        _ => return None,
    };
    Some(Share { seat, source, points: points.into() })
}
