//! Which hint and which rule belong to which decision. A kind of decision is the key of the question
//! the game asks (`Spoken::ask`).

use game::{Phrase, say};

/// The rule's id and the hint; nothing for questions that are no decision.
pub fn of(ask: &str) -> Option<(&'static str, Phrase)> {
    Some(match ask {
        "osaka-ask-token" => ("O07", say!("insight-coach-osaka-token")),
        "osaka-ask-turn" => ("O10", say!("insight-coach-osaka-turn")),
        "osaka-ask-turn-empty" => ("O24", say!("insight-coach-osaka-turn-empty")),
        "osaka-ask-pay" => ("O11", say!("insight-coach-osaka-pay")),
        "osaka-ask-insurance" => ("O37", say!("insight-coach-osaka-insurance")),
        "osaka-ask-cover" => ("O37", say!("insight-coach-osaka-cover")),
        "istanbul-ask-income" => ("I10", say!("insight-coach-istanbul-income")),
        "istanbul-ask-collect" => ("I50", say!("insight-coach-istanbul-collect")),
        "istanbul-ask-act" => ("I13", say!("insight-coach-istanbul-act")),
        "istanbul-ask-reroll" => ("I12", say!("insight-coach-istanbul-reroll")),
        "istanbul-ask-pay" => ("I31", say!("insight-coach-istanbul-pay")),
        "istanbul-ask-pay-colour" => ("I29", say!("insight-coach-istanbul-pay-colour")),
        "istanbul-ask-use" => ("I25", say!("insight-coach-istanbul-use")),
        "istanbul-ask-half" => ("I42", say!("insight-coach-istanbul-half")),
        "istanbul-ask-others" => ("I40", say!("insight-coach-istanbul-others")),
        "istanbul-ask-markers" => ("I23", say!("insight-coach-istanbul-markers")),
        "istanbul-ask-market" => ("I44", say!("insight-coach-istanbul-market")),
        "istanbul-ask-give" => ("I47", say!("insight-coach-istanbul-give")),
        "istanbul-ask-swap" => ("I47", say!("insight-coach-istanbul-swap")),
        "yspahan-ask-supply" => ("Y10", say!("insight-coach-yspahan-supply")),
        "yspahan-ask-take" => ("Y20", say!("insight-coach-yspahan-take")),
        "yspahan-ask-draw" => ("Y28", say!("insight-coach-yspahan-draw")),
        "yspahan-ask-use" => ("Y20", say!("insight-coach-yspahan-use")),
        "yspahan-ask-place" => ("Y24", say!("insight-coach-yspahan-place")),
        "yspahan-ask-any-shop" => ("Y49", say!("insight-coach-yspahan-any-shop")),
        "yspahan-ask-walk" => ("Y30", say!("insight-coach-yspahan-walk")),
        "yspahan-ask-order" => ("Y33", say!("insight-coach-yspahan-order")),
        "yspahan-ask-cube" => ("Y34", say!("insight-coach-yspahan-cube")),
        "yspahan-ask-camel-points" => ("Y51", say!("insight-coach-yspahan-camel-points")),
        "yspahan-ask-gold-points" => ("Y52", say!("insight-coach-yspahan-gold-points")),
        "yspahan-ask-exchange" => ("Y53", say!("insight-coach-yspahan-exchange")),
        "yspahan-ask-build" => ("Y57", say!("insight-coach-yspahan-build")),
        "yspahan-ask-build-without-camels" => {
            ("Y54", say!("insight-coach-yspahan-build-without-camels"))
        }
        "yspahan-ask-build-without-gold" => {
            ("Y55", say!("insight-coach-yspahan-build-without-gold"))
        }
        "yspahan-ask-build-free" => ("Y56", say!("insight-coach-yspahan-build-free")),
        "yspahan-ask-end" => ("Y46", say!("insight-coach-yspahan-end")),
        "yspahan-ask-end-or-build" => ("Y57", say!("insight-coach-yspahan-end-or-build")),
        "tabriz-ask-keep-workshop" => ("T80", say!("insight-coach-tabriz-keep-workshop")),
        "tabriz-ask-keep" => ("T50", say!("insight-coach-tabriz-keep")),
        "tabriz-ask-stand" => ("T71", say!("insight-coach-tabriz-stand")),
        "tabriz-ask-move" => ("T20", say!("insight-coach-tabriz-move")),
        "tabriz-ask-last-move" => ("T71", say!("insight-coach-tabriz-last-move")),
        "tabriz-ask-act" => ("T23", say!("insight-coach-tabriz-act")),
        "tabriz-ask-right-track" => ("T58", say!("insight-coach-tabriz-right-track")),
        "tabriz-ask-trade-again" => ("T60", say!("insight-coach-tabriz-trade-again")),
        "tabriz-ask-rolled" => ("T64", say!("insight-coach-tabriz-rolled")),
        "tabriz-ask-gita" => ("T63", say!("insight-coach-tabriz-gita")),
        "tabriz-ask-con-man" => ("T61", say!("insight-coach-tabriz-con-man")),
        "tabriz-ask-merchant" => ("T62", say!("insight-coach-tabriz-merchant")),
        "tabriz-ask-new-die" => ("T65", say!("insight-coach-tabriz-new-die")),
        "tabriz-ask-complete" => ("T24", say!("insight-coach-tabriz-complete")),
        "tabriz-ask-workshop" => ("T33", say!("insight-coach-tabriz-workshop")),
        "tabriz-ask-discard" => ("T35", say!("insight-coach-tabriz-discard")),
        "tabriz-ask-draw-from" => ("T50", say!("insight-coach-tabriz-draw-from")),
        "tabriz-ask-pick-die" => ("T94", say!("insight-coach-tabriz-pick-die")),
        "tabriz-ask-rival-remove" => ("T96", say!("insight-coach-tabriz-rival-remove")),
        "tabriz-ask-rival-clear" => ("T96", say!("insight-coach-tabriz-rival-clear")),
        "tabriz-ask-rival-keep" => ("T96", say!("insight-coach-tabriz-rival-keep")),
        "tabriz-ask-rival-move" => ("T96", say!("insight-coach-tabriz-rival-move")),
        "tabriz-ask-rival-swap" => ("T96", say!("insight-coach-tabriz-rival-swap")),
        _ => return None,
    })
}
