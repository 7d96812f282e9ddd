//! What one viewer gets after a step: complete, so that the newest frame is always enough.

use game::{Awaiting, Phrase, Seat, Spoken, Viewer};

use crate::wire::{Choice, Frame, GameValue, RowKind, Told, Waiting};
use crate::{Entry, Match};

impl<G: Spoken> Match<G> {
    /// The newest position for a viewer.
    pub fn frame(&self, viewer: Viewer) -> Frame {
        let state = self.state();
        let mine = |seat| viewer == Viewer::Seat(seat);
        let mut frame = position(state, viewer);
        if let Awaiting::Decision(seat) = state.awaiting()
            && mine(seat)
        {
            frame.choices = self.choices(&G::shown(state.view(viewer)));
            frame.gestures = self.gestures(seat);
        }
        frame.can_take_back = Seat::all(state.seats()).any(|s| mine(s) && self.can_take_back(s));
        frame
    }

    /// The legal actions of the seat to decide, as that seat is told them.
    pub(crate) fn choices(&self, view: &G::View) -> Vec<Choice> {
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            action: GameValue::new(action),
            pieces: self.state().pieces(action),
            phrase: G::name(view, action),
        };
        self.state().choices().into_iter().map(choice).collect()
    }

    /// What a viewer is told of the entry with this number, if anything.
    pub fn told(&self, number: usize, viewer: Viewer) -> Option<Told> {
        let redacted = self.events_at(number).filter_map(|event| G::redact(event, viewer));
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

/// A position as a viewer may see it; nothing can be chosen or taken back.
pub(crate) fn position<G: Spoken>(state: &G, viewer: Viewer) -> Frame {
    let view = G::shown(state.view(viewer));
    Frame {
        game: G::INFO.key,
        viewer,
        awaiting: Waiting::of(state),
        ask: G::ask(&view),
        choices: Vec::new(),
        gestures: Vec::new(),
        can_take_back: false,
        text: G::table(&view),
        view: GameValue::new(view),
        scores: state.standings(),
        ending: state.ending(),
    }
}
