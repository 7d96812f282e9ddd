//! What a drawing is made from: the frame, the words, and which spots are open. Keeps track of the
//! spots drawn, so that equal pieces are told apart and none is forgotten.

use std::cell::RefCell;
use std::collections::BTreeMap;

use game::{Broken, Phrase, Seat, Spot, say};
use lang::Speaker;
use maud::{Markup, html};
use serde::de::DeserializeOwned;
use table::{Frame, Waiting};

use crate::Layout;

pub(crate) struct Drawing<'a> {
    pub frame: &'a Frame,
    pub speaker: &'a Speaker,
    pub layout: Layout,
    /// The numbers of the choices at each open spot, from 0; none where only gestures touch it.
    open: BTreeMap<Spot, Vec<usize>>,
    /// How often each spot is drawn: equal pieces are one spot.
    drawn: RefCell<BTreeMap<Spot, usize>>,
}

const FINGER: i32 = 44;
/// Of more choices than these, a spot says only how many they are.
const MOST_SAID: usize = 3;

/// The shape that glows around an open spot.
#[derive(Clone, Copy)]
pub(crate) enum Halo {
    /// Width and height, from the spot's corner.
    Box(i32, i32),
    /// The same where many stand side by side: a finger gets no more than this.
    Tight(i32, i32),
    /// Radius around the spot's middle.
    Round(i32),
}

impl<'a> Drawing<'a> {
    pub(crate) fn new(frame: &'a Frame, speaker: &'a Speaker, layout: Layout) -> Self {
        let mut open = BTreeMap::<Spot, Vec<usize>>::new();
        for (index, choice) in frame.choices.iter().enumerate() {
            for &spot in &choice.pieces {
                let there = open.entry(spot).or_default();
                if there.last() != Some(&index) {
                    there.push(index);
                }
            }
        }
        for &spot in frame.gestures.iter().flat_map(|gesture| &gesture.pieces) {
            open.entry(spot).or_default();
        }
        Drawing { frame, speaker, layout, open, drawn: RefCell::default() }
    }

    /// The same where nothing can be chosen.
    pub(crate) fn still(frame: &'a Frame, speaker: &'a Speaker, layout: Layout) -> Self {
        let (open, drawn) = Default::default();
        Drawing { frame, speaker, layout, open, drawn }
    }

    /// The game's own view.
    pub(crate) fn view<V: Clone + DeserializeOwned + 'static>(&self) -> Result<V, Broken> {
        self.frame.view.read::<V>().map(std::borrow::Cow::into_owned)
    }

    pub(crate) fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    pub(crate) fn narrow(&self) -> bool {
        self.layout == Layout::Narrow
    }

    pub(crate) fn square(&self) -> bool {
        self.layout == Layout::Square
    }

    pub(crate) fn is_open(&self, spot: Spot) -> bool {
        self.open.contains_key(&spot)
    }

    /// Whether a choice touches both.
    pub(crate) fn together(&self, one: Spot, other: Spot) -> bool {
        let both = |pieces: &Vec<Spot>| pieces.contains(&one) && pieces.contains(&other);
        self.frame.choices.iter().any(|choice| both(&choice.pieces))
    }

    /// Whether this seat decides now.
    pub(crate) fn decides(&self, seat: Seat) -> bool {
        self.frame.awaiting == Waiting::Decision(seat)
    }

    /// A place or piece at these coordinates. `label` names it; while it is open and a choice by
    /// itself, its choices are said instead. Equal pieces are drawn as often as there are.
    pub(crate) fn spot(
        &self,
        spot: Spot,
        (x, y): (i32, i32),
        halo: Halo,
        label: &str,
        art: Markup,
    ) -> Markup {
        let id = self.name(spot);
        let Some(choices) = self.open.get(&spot) else {
            return html! {
                g id=(id) class="spot" data-spot=(spot) role="img" aria-label=(label)
                    transform={ "translate(" (x) " " (y) ")" } { title { (label) } (art) }
            };
        };
        let numbers: Vec<String> = choices.iter().map(|index| (index + 1).to_string()).collect();
        let label = self.label(choices, label);
        html! {
            g id=(id) class="spot open" data-spot=(spot) role="button" tabindex="0"
                data-choice=(numbers.join(" ")) aria-label=(label)
                transform={ "translate(" (x) " " (y) ")" } {
                title { (label) }
                @if self.narrow() { (touch(halo)) }
                (glow(halo, "glow")) (art) (glow(halo, "halo"))
            }
        }
    }

    /// `spot-hand-3`, and `spot-hand-3.2` for the second of equal pieces.
    fn name(&self, spot: Spot) -> String {
        let mut drawn = self.drawn.borrow_mut();
        let copies = drawn.entry(spot).or_default();
        *copies += 1;
        if *copies == 1 { format!("spot-{spot}") } else { format!("spot-{spot}.{copies}") }
    }

    /// What the choices at one spot do; of many only how many they are. A piece that is only a part of
    /// them keeps its name.
    fn label(&self, choices: &[usize], place: &str) -> String {
        let part = |&index: &usize| self.frame.choices[index].pieces.len() > 1;
        if !place.is_empty() && choices.iter().all(part) {
            return place.to_owned();
        }
        if choices.len() > MOST_SAID {
            return self.say(say!("draw-choices", place = place.to_owned(), n = choices.len()));
        }
        let say = |&index: &usize| self.speaker.say(&self.frame.choices[index].phrase);
        choices.iter().map(say).collect::<Vec<_>>().join(" · ")
    }

    /// What the choices at an open spot do.
    pub(crate) fn words(&self, spot: Spot) -> String {
        let choices = self.open.get(&spot).map_or(&[][..], Vec::as_slice);
        match choices.len() {
            0 => self.last_words(spot),
            1..=MOST_SAID => self.label(choices, ""),
            n => self.say(say!("draw-choices", place = self.speaker.say(&self.frame.ask), n = n)),
        }
    }

    /// What the gestures do in the end that touch a spot.
    fn last_words(&self, spot: Spot) -> String {
        let gestures = self.frame.gestures.iter().filter(|gesture| gesture.pieces.contains(&spot));
        let mut words: Vec<String> = gestures
            .filter_map(|gesture| Some(self.speaker.say(gesture.phrases.last()?)))
            .collect();
        words.sort();
        words.dedup();
        words.truncate(MOST_SAID);
        words.join(" · ")
    }

    /// Open spots that nothing drawn so far stands for, in the order of choices.
    pub(crate) fn forgotten(&self) -> Vec<Spot> {
        let drawn = self.drawn.borrow();
        let mut left: Vec<_> =
            self.open.iter().filter(|(spot, _)| !drawn.contains_key(spot)).collect();
        left.sort_by_key(|(_, choices)| choices.first().copied());
        left.into_iter().map(|(spot, _)| *spot).collect()
    }
}

fn glow(halo: Halo, class: &str) -> Markup {
    match halo {
        Halo::Box(width, height) => html! {
            rect class=(class) x="-3" y="-3" width=(width + 6) height=(height + 6) rx="8" {}
        },
        Halo::Tight(width, height) => html! {
            rect class={ (class) " tight" } x="-1" y="-1" width=(width + 2) height=(height + 2) rx="6" {}
        },
        Halo::Round(radius) => html! { circle class=(class) r=(radius + 3) {} },
    }
}

/// On a phone, what can be touched is at least as large as a fingertip.
fn touch(halo: Halo) -> Markup {
    let more = |size: i32| (FINGER - size).max(0);
    match halo {
        Halo::Box(w, h) if more(w) + more(h) > 0 => html! {
            rect class="touch" x=(-more(w) / 2) y=(-more(h) / 2) width=(w.max(FINGER)) height=(h.max(FINGER)) {}
        },
        Halo::Round(radius) if 2 * radius < FINGER => {
            html! { circle class="touch" r=(FINGER / 2) {} }
        }
        _ => html! {},
    }
}
