//! What one viewer gets after a step: complete, so that the newest frame is always enough.

use game::{Awaiting, Phrase, Seat, Spoken, Spot, Standings, TextTable, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::any::Waiting;
use crate::{Entry, Match, hex};

/// A table as one viewer may see it. The game's own types appear as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Frame {
    pub game: &'static str,
    pub viewer: Viewer,
    /// How many entries the journal has; a command names the number it answers.
    pub number: usize,
    pub names: Vec<String>,
    pub commitment: Option<String>,
    pub awaiting: Waiting,
    /// The open decision in one sentence.
    pub ask: Phrase,
    /// What the viewer may choose; empty unless it is the viewer's decision.
    pub choices: Vec<Choice>,
    pub can_take_back: bool,
    pub view: Value,
    pub text: TextTable,
    /// What happened since the entry the viewer had seen.
    pub told: Vec<Told>,
    pub scores: Option<Standings>,
    pub ending: Option<&'static str>,
}

/// One legal action, ready for a button or a program.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    pub notation: String,
    pub action: Value,
    pub spot: Spot,
    pub phrase: Phrase,
}

/// What a viewer is told of one entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    pub number: usize,
    /// The seat that decided; nobody for chance.
    pub seat: Option<Seat>,
    pub events: Vec<Value>,
    pub phrases: Vec<Phrase>,
}

impl<G: Spoken> Match<G> {
    /// The frame for a viewer who has seen the first `since` entries.
    pub fn frame(&self, viewer: Viewer, since: usize) -> Frame {
        let state = self.state();
        let view = G::shown(state.view(viewer));
        let mine = |seat| viewer == Viewer::Seat(seat);
        Frame {
            game: G::INFO.key,
            viewer,
            number: self.entries().len(),
            names: self.names.clone(),
            commitment: self.commitment().map(|bytes| hex(&bytes)),
            awaiting: Waiting::of(state),
            ask: G::ask(&view),
            choices: match state.awaiting() {
                Awaiting::Decision(seat) if mine(seat) => self.choices(&view),
                _ => Vec::new(),
            },
            can_take_back: Seat::all(state.seats()).any(|s| mine(s) && self.can_take_back(s)),
            text: G::table(&view),
            view: to_json(&view),
            told: (since + 1..=self.entries().len())
                .filter_map(|number| self.told(number, viewer))
                .collect(),
            scores: state.standings(),
            ending: state.ending(),
        }
    }

    /// The legal actions of the seat to decide, as that seat is told them.
    pub(crate) fn choices(&self, view: &G::View) -> Vec<Choice> {
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            action: to_json(&action),
            spot: self.state().spot(action),
            phrase: G::name(view, action),
        };
        self.state().choices().into_iter().map(choice).collect()
    }

    /// What a viewer is told of the entry with this number, if anything.
    pub fn told(&self, number: usize, viewer: Viewer) -> Option<Told> {
        let redacted: Vec<G::Event> =
            self.events_at(number).iter().filter_map(|event| G::redact(event, viewer)).collect();
        let seat = match self.entries()[number - 1] {
            Entry::Decision { seat, .. } => Some(seat),
            Entry::Chance { .. } => None,
        };
        (!redacted.is_empty()).then(|| Told {
            number,
            seat,
            events: redacted.iter().map(to_json).collect(),
            phrases: redacted.iter().map(G::tell).collect(),
        })
    }
}

pub(crate) fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("games' types have a JSON form")
}
