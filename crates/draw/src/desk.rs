//! What a drawing is made from: the frame, the words, and which spots are open. Keeps track of the
//! spots drawn, so that none is drawn twice and none is forgotten.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use game::{Broken, Phrase, Seat, Spot, say};
use lang::Speaker;
use maud::{Markup, html};
use serde::de::DeserializeOwned;
use table::{Frame, Waiting};

use crate::Layout;

pub(crate) struct Desk<'a> {
    pub frame: &'a Frame,
    pub speaker: &'a Speaker,
    pub layout: Layout,
    /// The numbers of the choices at each open spot, from 0.
    open: BTreeMap<Spot, Vec<usize>>,
    drawn: RefCell<BTreeSet<Spot>>,
}

const FINGER: i32 = 44;
/// Of more choices than these, a spot says only how many they are.
const MOST_SAID: usize = 3;

/// The shape that glows around an open spot.
#[derive(Clone, Copy)]
pub(crate) enum Halo {
    /// Width and height, from the spot's corner.
    Box(i32, i32),
    /// Radius around the spot's middle.
    Round(i32),
}

impl<'a> Desk<'a> {
    pub fn new(frame: &'a Frame, speaker: &'a Speaker, layout: Layout) -> Self {
        let mut open = BTreeMap::<Spot, Vec<usize>>::new();
        for (index, choice) in frame.choices.iter().enumerate() {
            open.entry(choice.spot).or_default().push(index);
        }
        Desk { frame, speaker, layout, open, drawn: RefCell::default() }
    }

    /// The game's own view.
    pub fn view<V: Clone + DeserializeOwned + 'static>(&self) -> Result<V, Broken> {
        self.frame.view.read::<V>().map(std::borrow::Cow::into_owned)
    }

    pub fn say(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    pub fn narrow(&self) -> bool {
        self.layout == Layout::Narrow
    }

    pub fn is_open(&self, spot: Spot) -> bool {
        self.open.contains_key(&spot)
    }

    /// Whether this seat decides now.
    pub fn decides(&self, seat: Seat) -> bool {
        self.frame.awaiting == Waiting::Decision(seat)
    }

    /// A place at these coordinates. `label` names it; while it is open its choices are said instead.
    pub fn spot(
        &self,
        spot: Spot,
        (x, y): (i32, i32),
        halo: Halo,
        label: &str,
        art: Markup,
    ) -> Markup {
        let fresh = self.drawn.borrow_mut().insert(spot);
        debug_assert!(fresh, "{spot} is drawn twice");
        let Some(choices) = self.open.get(&spot) else {
            return html! {
                g id={ "spot-" (spot) } class="spot" role="img" aria-label=(label)
                    transform={ "translate(" (x) " " (y) ")" } { title { (label) } (art) }
            };
        };
        let numbers: Vec<String> = choices.iter().map(|index| (index + 1).to_string()).collect();
        let label = self.label(choices, label);
        html! {
            g id={ "spot-" (spot) } class="spot open" role="button" tabindex="0"
                data-choice=(numbers.join(" ")) aria-label=(label)
                transform={ "translate(" (x) " " (y) ")" } {
                title { (label) }
                @if self.narrow() { (touch(halo)) }
                (glow(halo, "glow")) (art) (glow(halo, "halo"))
            }
        }
    }

    /// What the choices at one spot do; of many only how many they are.
    fn label(&self, choices: &[usize], place: &str) -> String {
        if choices.len() > MOST_SAID {
            return self.say(say!("draw-choices", place = place.to_owned(), n = choices.len()));
        }
        let say = |&index: &usize| self.speaker.say(&self.frame.choices[index].phrase);
        choices.iter().map(say).collect::<Vec<_>>().join(" · ")
    }

    /// What the choices at an open spot do.
    pub fn words(&self, spot: Spot) -> String {
        let choices = self.open.get(&spot).map_or(&[][..], Vec::as_slice);
        self.label(choices, &self.speaker.say(&self.frame.ask))
    }

    /// Open spots that nothing drawn so far stands for, in the order of choices.
    pub fn forgotten(&self) -> Vec<Spot> {
        let drawn = self.drawn.borrow();
        let mut left: Vec<_> = self.open.iter().filter(|(spot, _)| !drawn.contains(spot)).collect();
        left.sort_by_key(|(_, choices)| choices[0]);
        left.into_iter().map(|(spot, _)| *spot).collect()
    }
}

fn glow(halo: Halo, class: &str) -> Markup {
    match halo {
        Halo::Box(width, height) => html! {
            rect class=(class) x="-3" y="-3" width=(width + 6) height=(height + 6) rx="8" {}
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
