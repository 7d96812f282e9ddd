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

use super::{PICTURED, examples, written};
use crate::{Engine, Visit};

/// What can be seen in some positions of the record.
pub(super) struct Example {
    pub words: fn() -> Phrase,
    pub rules: &'static [&'static str],
    /// Who looks on: the one who decides.
    pub seat: u8,
    /// After how many entries; somebody decides at each of them.
    pub stops: &'static [usize],
}

/// Those who played the records.
const NAMES: [&str; 3] = ["Ada", "Bashir", "Chiyo"];

fn record(game: &str) -> Option<&'static dyn AnyTable> {
    static PLAYED: LazyLock<HashMap<&str, Box<dyn AnyTable>>> = LazyLock::new(|| {
        let here = PICTURED.iter().filter(|key| catalog::is_in(key));
        here.filter_map(|&key| Some((key, open(written(key)?)))).collect()
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

/// Every stop of every example of a game, as [`example_board`] counts them.
pub fn example_places(game: &str) -> impl Iterator<Item = (usize, usize)> {
    let numbered = examples(game).iter().enumerate();
    numbered
        .flat_map(|(index, example)| (1..=example.stops.len()).map(move |stop| (index + 1, stop)))
}

/// Nothing for a game without examples.
pub(super) fn section(visit: &Visit, info: &Info) -> Markup {
    let house = visit.speaker();
    if examples(info.key).is_empty() {
        return html! {};
    }
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
            @if visit.engine == Engine::Here {
                // Nobody would answer the browser's own question for it: a script asks the house here.
                img data-drawn=(source("wide")) data-narrow=(source("narrow")) alt=(ask) width="1200" height="800";
            } @else { picture {
                source media="(max-width: 44rem)" srcset=(source("narrow"));
                img src=(source("wide")) alt=(ask) loading="lazy" width="1200" height="800";
            } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Waiting;

    #[test]
    fn examples_come_from_whole_matches_with_fair_dice() {
        for key in PICTURED {
            let record = table::Record::parse(written(key).unwrap()).unwrap();
            assert_eq!(record.game, *key);
            let verdict = table::verify(&record).unwrap_or_else(|why| panic!("{key}: {why}"));
            assert!(verdict.finished && verdict.dice == table::DiceVerdict::Fair, "{key}");
        }
    }

    #[test]
    fn every_stop_of_every_example_is_a_decision_that_can_be_drawn() {
        for key in PICTURED {
            let rules = game::rules::parse(catalog::info(key).unwrap().rules).unwrap();
            for (index, example) in examples(key).iter().enumerate() {
                let known = |id: &&str| rules.iter().any(|rule| rule.id == *id);
                assert!(example.rules.iter().all(known), "{key} {:?}", example.rules);
                for stop in 0..example.stops.len() {
                    let (frame, told) = frame(key, example, stop).unwrap();
                    let decides = matches!(frame.awaiting, Waiting::Decision(_));
                    assert!(decides, "{key} {}", example.stops[stop]);
                    // Some steps only choose what to do next; the last one has something to tell.
                    let (first, last) = (stop == 0, stop + 1 == example.stops.len());
                    let silent = told.is_empty();
                    assert!(silent || !first, "{key} {}", example.stops[stop]);
                    assert!(!silent || !last, "{key} {}", example.stops[stop]);
                    let place = (index + 1, stop + 1);
                    for layout in Layout::ALL {
                        let board = example_board(Language::ENGLISH, key, place, layout, "dark");
                        assert!(board.unwrap().contains("data-theme=\"dark\""));
                    }
                }
            }
            assert!(example_board(Language::ENGLISH, key, (9, 1), Layout::Wide, "").is_none());
        }
    }
}
