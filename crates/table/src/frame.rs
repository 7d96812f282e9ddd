//! What one viewer gets after a step: complete, so that the newest frame is always enough.

use game::{Awaiting, Phrase, Seat, Spoken, Viewer};

use crate::wire::{Choice, Frame, GameValue, RowKind, Told, Waiting};
use crate::{Entry, Match};

impl<G: Spoken> Match<G> {
    /// The newest position for a viewer.
    pub fn frame(&self, viewer: Viewer) -> Frame {
        let state = self.state();
        let view = G::shown(state.view(viewer));
        let mine = |seat| viewer == Viewer::Seat(seat);
        Frame {
            game: G::INFO.key,
            viewer,
            awaiting: Waiting::of(state),
            ask: G::ask(&view),
            choices: match state.awaiting() {
                Awaiting::Decision(seat) if mine(seat) => self.choices(&view),
                _ => Vec::new(),
            },
            can_take_back: Seat::all(state.seats()).any(|s| mine(s) && self.can_take_back(s)),
            text: G::table(&view),
            view: GameValue::new(view),
            scores: state.standings(),
            ending: state.ending(),
        }
    }

    /// The legal actions of the seat to decide, as that seat is told them.
    pub(crate) fn choices(&self, view: &G::View) -> Vec<Choice> {
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            action: GameValue::new(action),
            spot: self.state().spot(action),
            phrase: G::name(view, action),
        };
        self.state().choices().into_iter().map(choice).collect()
    }

    /// What a viewer is told of the entry with this number, if anything.
    pub fn told(&self, number: usize, viewer: Viewer) -> Option<Told> {
        let redacted = self.events_at(number).iter().filter_map(|event| G::redact(event, viewer));
        let (events, phrases): (Vec<GameValue>, Vec<Phrase>) = redacted
            .map(|event| {
                let phrase = G::tell(&event);
                (GameValue::new(event), phrase)
            })
            .unzip();
        let (kind, seat) = match self.entries()[number - 1] {
            Entry::Decision { seat, .. } => (RowKind::Decision, Some(seat)),
            Entry::Chance { .. } => (RowKind::Chance, None),
        };
        (!events.is_empty()).then_some(Told { number, kind, seat, events, phrases })
    }
}
