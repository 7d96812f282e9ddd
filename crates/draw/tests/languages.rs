//! Boards and sentences in a language nobody speaks, along random matches: no word comes from
//! anywhere but the language, and none is cut.

use std::collections::BTreeSet;

use draw::Layout;
use game::{Dealer, Line, Phrase, Quick, Seat, Settings, Viewer};
use lang::Speaker;
use roxmltree::Document;
use table::{AnyTable, Frame, Setup, Waiting};
use testkit::pseudo;

const NAMES: [&str; 2] = ["Ann", "Bob"];
/// What may stand there without being said: names of people, and places as the box calls them.
const KNOWN: [&str; 7] = ["Ann", "Bob", "Osaka", "Oshima", "Anori", "Enshunada", "Edo"];

#[test]
fn every_word_of_a_match_comes_from_the_language_and_fits() {
    let english = lang::BUILT_IN[0];
    let (files, rules) = (pseudo::files(english.files), pseudo::rules(english.rules));
    let language = lang::add(pseudo::CODE, &files, &rules).unwrap();
    let mut faults = BTreeSet::new();
    let mut look = |table: &dyn AnyTable| {
        let speaker = Speaker::new(language, table.names().to_vec());
        for frame in frames(table) {
            faults.extend(unmarked(&frame, &said(table, &speaker, &frame)));
            for layout in Layout::ALL {
                let svg = draw::board(&frame, &speaker, layout).into_string();
                let document = Document::parse(&svg).unwrap();
                faults.extend(unmarked(&frame, &drawn(&document)));
                faults.extend(cut(&frame, &document, layout));
            }
        }
    };
    for info in catalog::all() {
        along(info.key, "", info.max_seats, &mut look);
    }
    along("tabriz", "advanced=true,rival=r2", 1, &mut look);
    along("tabriz", "edition=prototype,sides=random,layout=random", 2, &mut look);
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Plays a match at random and shows some of its positions.
fn along(key: &str, options: &str, seats: u8, look: &mut dyn FnMut(&dyn AnyTable)) {
    let names = Seat::all(seats).map(|seat| NAMES[seat.index() % 2].to_owned()).collect();
    let settings = Settings::parse(options).unwrap();
    let mut table = table::open(key, Setup::seeded(settings, names, 5)).unwrap();
    let mut dealer = Quick::new(5);
    for step in 0.. {
        let Waiting::Decision(seat) = table.awaiting() else { break };
        if step % 23 == 0 {
            look(table.as_ref());
        }
        let choices = table.choices();
        let chosen = &choices[dealer.below(choices.len() as u32) as usize];
        table.act(seat, &chosen.notation).unwrap();
    }
    look(table.as_ref());
}

/// As who decides sees it, and as a spectator does.
fn frames(table: &dyn AnyTable) -> Vec<Frame> {
    let decider = match table.awaiting() {
        Waiting::Decision(seat) => Viewer::Seat(seat),
        _ => Viewer::Seat(Seat::new(0)),
    };
    [Viewer::Spectator, decider].map(|viewer| table.frame(viewer)).to_vec()
}

/// Question, choices, everything told, and the table in words. Its drawn lines are notation.
fn said(table: &dyn AnyTable, speaker: &Speaker, frame: &Frame) -> Vec<String> {
    let told = (1..=table.number()).filter_map(|number| table.told(number, frame.viewer));
    let told: Vec<Phrase> = told.flat_map(|told| told.phrases).collect();
    let choices = frame.choices.iter().map(|choice| &choice.phrase);
    let lines = [&frame.text.you, &frame.text.others, &frame.text.board].into_iter().flatten();
    let lines = lines.filter_map(|line| match line {
        Line::Say(phrase) => Some(phrase),
        Line::Row(_) => None,
    });
    let phrases = told.iter().chain(choices).chain(lines).chain([&frame.ask]);
    phrases.map(|phrase| speaker.say(phrase)).collect()
}

/// Every text of a drawing, and what it says to those who do not see it.
fn drawn(document: &Document<'_>) -> Vec<String> {
    let nodes = || document.descendants();
    let texts = nodes().filter(|node| node.is_text()).filter_map(|node| node.text());
    let labels = nodes().filter_map(|node| node.attribute("aria-label"));
    texts.chain(labels).map(str::to_owned).collect()
}

fn unmarked(frame: &Frame, texts: &[String]) -> Vec<String> {
    let plain = |text: &String| {
        let words = pseudo::unmarked(text, &KNOWN);
        (!words.is_empty()).then(|| format!("{}: {words:?} in {text}", frame.game))
    };
    texts.iter().filter_map(plain).collect()
}

/// Texts that were shortened because there was no room.
fn cut(frame: &Frame, document: &Document<'_>, layout: Layout) -> Vec<String> {
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let texts = texts.filter_map(|node| node.text()).filter(|text| text.ends_with('…'));
    texts.map(|text| format!("{} {layout:?}: cut: {text}", frame.game)).collect()
}
