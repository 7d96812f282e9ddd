//! A final score broken down: where each side's points came from, added up from what was told.

use game::{Phrase, Seat, say};
use lang::Speaker;
use maud::{Markup, html};
use serde_json::Value;

/// Points of one side under one heading.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Share {
    side: usize,
    heading: Heading,
    points: i64,
}

/// What points came from.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Heading {
    Said(Phrase),
    /// A message of the game, by its key.
    Named(String),
}

/// The sums of one side, one line for each source.
pub(super) fn broken_down(game: &str, events: &[Value], side: Seat, speaker: &Speaker) -> Markup {
    let mut sums: Vec<(Heading, i64)> = Vec::new();
    let shares = events.iter().filter_map(|event| share(game, event));
    for share in shares.filter(|share| share.side == side.index() && share.points > 0) {
        match sums.iter_mut().find(|(heading, _)| *heading == share.heading) {
            Some((_, sum)) => *sum += share.points,
            None => sums.push((share.heading, share.points)),
        }
    }
    html! {
        @if !sums.is_empty() { ul.count { @for (heading, sum) in sums {
            li { span { (words(speaker, &heading)) } strong { (sum) } }
        } } }
    }
}

fn words(speaker: &Speaker, heading: &Heading) -> String {
    match heading {
        Heading::Said(phrase) => speaker.say(phrase),
        Heading::Named(key) => speaker.text(key),
    }
}

/// What one event brought to whom; nothing for events without points.
fn share(game: &str, event: &Value) -> Option<Share> {
    let (kind, fields) = event.as_object()?.iter().next()?;
    let number = |name: &str| fields.get(name).and_then(Value::as_i64);
    let word = |name: &str| fields.get(name).and_then(Value::as_str);
    let points = || number("points");
    let (heading, points) = match (game, kind.as_str()) {
        ("yspahan", "souk_scored") => (Heading::Said(say!("pages-count-souks")), points()?),
        ("yspahan", "caravan_joined" | "caravan_scored") => {
            (Heading::Said(say!("pages-count-caravan")), points()?)
        }
        ("yspahan", "built") => (Heading::Said(say!("pages-count-buildings")), points()?),
        ("yspahan", "sold") => (Heading::Said(say!("pages-count-cards")), points()?),
        ("osaka", "sold") => {
            (Heading::Named(format!("osaka-colour-{}", word("colour")?)), points()?)
        }
        ("istanbul", "ruby_taken") => {
            (Heading::Named(format!("istanbul-market-{}", word("market")?)), 1)
        }
        ("tabriz", "prestige" | "rival_prestige") => {
            (Heading::Said(say!("pages-count-prestige")), points()?)
        }
        ("tabriz", "bonus") => (Heading::Said(say!("pages-count-bonus")), points()?),
        ("tabriz", "rival_converted") => (Heading::Said(say!("pages-count-sets")), points()?),
        _ => return None,
    };
    let seat = fields.get("seat").or_else(|| fields.get("party")?.get("seat"));
    // Who has no seat is the automatic opponent of somebody who plays alone.
    let side = seat.and_then(Value::as_u64).unwrap_or(1) as usize;
    Some(Share { side, heading, points })
}
