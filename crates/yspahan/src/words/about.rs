//! What the game says of itself: the rules about a place, the coach's advice, where points come from.

use game::{Advice, Share, say};

use crate::event::Event;

/// The places are those of `spot.rs`.
pub(crate) fn rules_about(place: &str) -> &'static [&'static str] {
    match place {
        "yellow" => &["Y10", "Y13"],
        "row" => &["Y11", "Y20", "Y21", "Y22"],
        "use-row" => &["Y20", "Y21", "Y22", "Y27"],
        "shop" => &["Y22", "Y23", "Y24", "Y25", "Y33", "Y34"],
        "space" | "supervisor" => &["Y30", "Y31", "Y33", "Y35"],
        "camel" => &["Y34", "Y40", "Y41", "Y42"],
        "card" => &["Y46", "Y27"],
        "deck" => &["Y45", "Y28"],
        "camels" | "gold" => &["Y51", "Y52", "Y53"],
        "building" => &["Y57", "Y58", "Y56"],
        "plots" => &["Y81", "Y57", "Y58"],
        "end" => &["Y20", "Y57"],
        _ => &[],
    }
}

/// The questions are those of `ask.rs`.
pub(crate) fn advise(question: &str) -> Option<Advice> {
    let (rule, phrase) = match question {
        "yspahan-ask-supply" => ("Y10", say!("yspahan-coach-supply")),
        "yspahan-ask-take" => ("Y20", say!("yspahan-coach-take")),
        "yspahan-ask-draw" => ("Y28", say!("yspahan-coach-draw")),
        "yspahan-ask-use" => ("Y20", say!("yspahan-coach-use")),
        "yspahan-ask-place" => ("Y24", say!("yspahan-coach-place")),
        "yspahan-ask-any-shop" => ("Y49", say!("yspahan-coach-any-shop")),
        "yspahan-ask-walk" => ("Y30", say!("yspahan-coach-walk")),
        "yspahan-ask-order" => ("Y33", say!("yspahan-coach-order")),
        "yspahan-ask-next" => ("Y46", say!("yspahan-coach-next")),
        "yspahan-ask-cube" => ("Y34", say!("yspahan-coach-cube")),
        "yspahan-ask-camel-points" => ("Y51", say!("yspahan-coach-camel-points")),
        "yspahan-ask-gold-points" => ("Y52", say!("yspahan-coach-gold-points")),
        "yspahan-ask-exchange" => ("Y53", say!("yspahan-coach-exchange")),
        "yspahan-ask-build" => ("Y57", say!("yspahan-coach-build")),
        "yspahan-ask-build-without-camels" => ("Y54", say!("yspahan-coach-build-without-camels")),
        "yspahan-ask-build-without-gold" => ("Y55", say!("yspahan-coach-build-without-gold")),
        "yspahan-ask-build-free" => ("Y56", say!("yspahan-coach-build-free")),
        "yspahan-ask-end" => ("Y46", say!("yspahan-coach-end")),
        "yspahan-ask-end-or-build" => ("Y57", say!("yspahan-coach-end-or-build")),
        _ => return None,
    };
    Some(Advice::new(rule, phrase))
}

pub(crate) fn share(event: &Event) -> Option<Share> {
    let (seat, source, points) = match *event {
        Event::SoukScored { seat, points, .. } => {
            (seat, say!("yspahan-share-souks"), points.into())
        }
        Event::CaravanJoined { seat, points, .. } => {
            (seat, say!("yspahan-share-caravan"), points.into())
        }
        Event::CaravanScored { seat, points, .. } => {
            (seat, say!("yspahan-share-caravan"), points.into())
        }
        Event::Built { seat, points, .. } => (seat, say!("yspahan-share-buildings"), points.into()),
        Event::Sold { seat, points, .. } => (seat, say!("yspahan-share-cards"), points.into()),
        _ => return None,
    };
    Some(Share { seat: Some(seat), source, points })
}
