//! Moments of real games as boards to step through: before, what was decided, after.
//!
//! Each game has one record of a whole match; an example is a few of its positions. The boards are
//! pictures with an address of their own, so that a page of rules stays light.

use std::collections::HashMap;
use std::sync::LazyLock;

use draw::Layout;
use game::{Info, Phrase, Seat, Viewer, say};
use lang::{Language, Speaker};
use maud::{Markup, html};
use table::{AnyTable, Frame};

use crate::Visit;

/// What can be seen in some positions of the record.
struct Example {
    words: fn() -> Phrase,
    rules: &'static [&'static str],
    /// Who looks on: the one who decides.
    seat: u8,
    /// After how many entries; somebody decides at each of them.
    stops: &'static [usize],
}

/// Those who played the records.
const NAMES: [&str; 3] = ["Ada", "Bashir", "Chiyo"];

fn examples(game: &str) -> &'static [Example] {
    match game {
        "osaka" => OSAKA,
        "yspahan" => YSPAHAN,
        "istanbul" => ISTANBUL,
        "tabriz" => TABRIZ,
        _ => &[],
    }
}

const OSAKA: &[Example] = &[
    Example {
        words: || say!("pages-example-osaka-buy"),
        rules: &["O10", "O11", "O13", "O20"],
        seat: 2,
        stops: &[22, 31],
    },
    Example {
        words: || say!("pages-example-osaka-sale"),
        rules: &["O30", "O31", "O37", "O39"],
        seat: 2,
        stops: &[63, 70, 74],
    },
];

const YSPAHAN: &[Example] = &[
    Example {
        words: || say!("pages-example-yspahan-place"),
        rules: &["Y20", "Y22", "Y24"],
        seat: 0,
        stops: &[74, 75, 76, 80],
    },
    Example {
        words: || say!("pages-example-yspahan-walk"),
        rules: &["Y30", "Y33", "Y34", "Y41"],
        seat: 2,
        stops: &[299, 300, 301, 303],
    },
    Example {
        words: || say!("pages-example-yspahan-week"),
        rules: &["Y61"],
        seat: 0,
        stops: &[120, 121],
    },
];

const ISTANBUL: &[Example] = &[
    Example {
        words: || say!("pages-example-istanbul-reroll"),
        rules: &["I12"],
        seat: 0,
        stops: &[7, 8, 10],
    },
    Example {
        words: || say!("pages-example-istanbul-tile"),
        rules: &["I26", "I27"],
        seat: 2,
        stops: &[17, 19],
    },
    Example {
        words: || say!("pages-example-istanbul-ruby"),
        rules: &["I28", "I29", "I30"],
        seat: 2,
        stops: &[64, 65, 67],
    },
];

const TABRIZ: &[Example] = &[
    Example {
        words: || say!("pages-example-tabriz-commission"),
        rules: &["T20", "T23", "T24", "T55"],
        seat: 0,
        stops: &[27, 28, 29, 32],
    },
    Example {
        words: || say!("pages-example-tabriz-con-man"),
        rules: &["T61"],
        seat: 2,
        stops: &[59, 60, 66, 69],
    },
];

/// The match its examples come from, as `serai play --record` wrote it.
fn written(game: &str) -> Option<&'static str> {
    Some(match game {
        "osaka" => include_str!("../../examples/osaka.serai"),
        "yspahan" => include_str!("../../examples/yspahan.serai"),
        "istanbul" => include_str!("../../examples/istanbul.serai"),
        "tabriz" => include_str!("../../examples/tabriz.serai"),
        _ => return None,
    })
}

fn record(game: &str) -> Option<&'static dyn AnyTable> {
    static PLAYED: LazyLock<HashMap<&str, Box<dyn AnyTable>>> = LazyLock::new(|| {
        let keys = catalog::all().iter().map(|info| info.key);
        let played = keys.filter_map(|key| written(key).map(|text| (key, text)));
        played.map(|(key, text)| (key, open(text))).collect()
    });
    PLAYED.get(game).map(Box::as_ref)
}

fn open(text: &str) -> Box<dyn AnyTable> {
    let record = table::Record::parse(text).expect("it was written by this program");
    table::resume(&record, None).expect("its rules are the same")
}

/// The position at a stop, and everything told since the stop before.
fn frame(game: &str, example: &Example, stop: usize) -> Option<(Frame, Vec<Phrase>)> {
    let number = *example.stops.get(stop)?;
    let since = stop.checked_sub(1).map_or(number, |before| example.stops[before]);
    let then = record(game)?.at(number).ok()?;
    let viewer = Viewer::Seat(Seat::new(example.seat));
    let mut frame = then.frame(viewer);
    // A picture has nothing to click.
    frame.choices.clear();
    let told = (since + 1..=number).filter_map(|entry| then.told(entry, viewer));
    Some((frame, told.flat_map(|told| told.phrases).collect()))
}

fn speaker(language: Language) -> Speaker {
    Speaker::new(language, NAMES.map(str::to_owned).to_vec())
}

/// The board of one stop of one example (both counted from 1), as a picture of its own.
pub fn example_board(
    language: Language,
    game: &str,
    (number, stop): (usize, usize),
    layout: Layout,
    theme: &str,
) -> Option<String> {
    let example = examples(game).get(number.checked_sub(1)?)?;
    let (frame, _) = frame(game, example, stop.checked_sub(1)?)?;
    Some(draw::themed(&frame, &speaker(language), layout, theme))
}

pub(super) fn section(visit: &Visit, info: &Info) -> Markup {
    let house = visit.speaker();
    html! {
        section #examples {
            h2 { (house.say(&say!("pages-examples"))) }
            p.soft { (house.say(&say!("pages-examples-how"))) }
            @for (index, example) in examples(info.key).iter().enumerate() {
                (one(visit, info, example, index + 1))
            }
        }
    }
}

fn one(visit: &Visit, info: &Info, example: &Example, number: usize) -> Markup {
    let (house, name) = (visit.speaker(), format!("example-{number}"));
    html! {
        article.example id=(name) {
            p {
                (house.say(&(example.words)())) " "
                @for rule in example.rules { a.rule href={ "#" (rule) } { (rule) } " " }
            }
            fieldset.stops {
                legend.visually-hidden { (house.say(&say!("pages-example-steps"))) }
                @for stop in 1..=example.stops.len() {
                    input type="radio" name=(name) id={ (name) "-" (stop) } checked[stop == 1];
                    label for={ (name) "-" (stop) } { (house.say(&title(stop, example.stops.len()))) }
                }
                @for stop in 1..=example.stops.len() { (scene(visit, info, example, (number, stop))) }
            }
        }
    }
}

fn title(stop: usize, of: usize) -> Phrase {
    match stop {
        1 => say!("pages-example-before"),
        stop if stop == of => say!("pages-example-after"),
        stop => say!("pages-example-step", number = stop - 1),
    }
}

fn scene(visit: &Visit, info: &Info, example: &Example, place: (usize, usize)) -> Markup {
    let speaker = speaker(visit.language());
    let Some((frame, told)) = frame(info.key, example, place.1 - 1) else {
        return html! {};
    };
    let told: Vec<String> = told.iter().map(|line| speaker.say(line)).collect();
    let ask = speaker.say(&frame.ask);
    let source = |layout: &str| {
        let (number, stop) = place;
        let (language, theme) = (visit.language().code(), visit.look.get("theme"));
        format!(
            "/rules/{}/examples/{number}-{stop}.svg?lang={language}&layout={layout}&theme={theme}",
            info.key
        )
    };
    html! {
        figure {
            figcaption {
                @if !told.is_empty() { span { (told.join(" ")) } " " }
                @if !ask.is_empty() { em { (ask) } }
            }
            picture {
                source media="(max-width: 44rem)" srcset=(source("narrow"));
                img src=(source("wide")) alt=(ask) loading="lazy" width="1200" height="800";
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Waiting;

    #[test]
    fn examples_come_from_whole_matches_with_fair_dice() {
        for info in catalog::all() {
            let record = table::Record::parse(written(info.key).unwrap()).unwrap();
            let verdict =
                table::verify(&record).unwrap_or_else(|why| panic!("{}: {why}", info.key));
            assert!(verdict.finished && verdict.dice == table::DiceVerdict::Fair, "{}", info.key);
        }
    }

    #[test]
    fn every_stop_of_every_example_is_a_decision_that_can_be_drawn() {
        for info in catalog::all() {
            let rules = game::rules::parse(info.rules[0]).unwrap();
            assert!(examples(info.key).len() >= 2, "{}", info.key);
            for (index, example) in examples(info.key).iter().enumerate() {
                let known = |id: &&str| rules.iter().any(|rule| rule.id == *id);
                assert!(example.rules.iter().all(known), "{} {:?}", info.key, example.rules);
                for stop in 0..example.stops.len() {
                    let (frame, told) = frame(info.key, example, stop).unwrap();
                    let decides = matches!(frame.awaiting, Waiting::Decision(_));
                    assert!(decides, "{} {}", info.key, example.stops[stop]);
                    // Some steps only choose what to do next; the last one has something to tell.
                    let (first, last) = (stop == 0, stop + 1 == example.stops.len());
                    let silent = told.is_empty();
                    assert!(silent || !first, "{} {}", info.key, example.stops[stop]);
                    assert!(!silent || !last, "{} {}", info.key, example.stops[stop]);
                    let place = (index + 1, stop + 1);
                    for layout in Layout::ALL {
                        let board =
                            example_board(Language::Italian, info.key, place, layout, "dark");
                        assert!(board.unwrap().contains("data-theme=\"dark\""));
                    }
                }
            }
            assert!(example_board(Language::English, info.key, (9, 1), Layout::Wide, "").is_none());
        }
    }
}
