//! What the hand could do: gestures of several choices, and what they would change. Both are tried in
//! a world imagined from the viewer's own view, up to the next chance: what is hidden from the viewer
//! is not even known here.

use game::{Awaiting, Game, Phrase, Quick, Seat, Spoken, Viewer};

use crate::frame::position;
use crate::matches::may;
use crate::wire::{Frame, Gesture};
use crate::{Match, Refused};

/// With more gestures than these the choices are made one by one.
const MOST_GESTURES: usize = 256;

/// What would be on the table after some choices, and what would be told of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The position, as far as it is certain; nothing can be chosen in it.
    pub frame: Frame,
    /// What would have happened.
    pub phrases: Vec<Phrase>,
}

impl<G: Spoken> Match<G> {
    /// Gestures of several choices; none where each choice is one of its own.
    pub(crate) fn gestures(&self, seat: Seat) -> Vec<Gesture> {
        let state = self.state();
        if !state.choices().iter().any(|&action| state.goes_on(action)) {
            return Vec::new();
        }
        let mut found = Vec::new();
        extend(&self.imagined(Viewer::Seat(seat)), seat, &mut Vec::new(), &mut found);
        if found.len() > MOST_GESTURES {
            return Vec::new();
        }
        found.iter().map(|run| gesture(run, seat)).collect()
    }

    /// What these choices of a seat, one after the other, would change until chance answers.
    pub fn preview(&self, seat: Seat, notations: &[&str]) -> Result<Preview, Refused> {
        let viewer = Viewer::Seat(seat);
        let (mut world, mut events) = (self.imagined(viewer), Vec::new());
        for notation in notations {
            let action = notation.trim().parse().map_err(|_| Refused::unreadable(notation))?;
            may(&world, seat, action)?;
            world.act(action, &mut events);
        }
        let told = events.iter().filter_map(|event| G::redact(event, viewer));
        let phrases = told.map(|event| G::tell(&event)).collect();
        Ok(Preview { frame: position(&world, viewer), phrases })
    }

    fn imagined(&self, viewer: Viewer) -> G {
        G::imagine(&self.state().view(viewer), &mut Quick::new(0))
    }
}

/// Choices one after the other, each with the world it is made in.
type Run<G> = Vec<(G, <G as Game>::Action)>;

/// Every way to go on from here that ends a gesture of more than one choice.
fn extend<G: Game>(world: &G, seat: Seat, run: &mut Run<G>, found: &mut Vec<Run<G>>) {
    for action in world.choices() {
        if found.len() > MOST_GESTURES {
            return;
        }
        run.push((*world, action));
        let mut after = *world;
        after.act(action, &mut ());
        if world.goes_on(action) && after.awaiting() == Awaiting::Decision(seat) {
            extend(&after, seat, run, found);
        } else if run.len() > 1 {
            found.push(run.clone());
        }
        run.pop();
    }
}

fn gesture<G: Spoken>(run: &Run<G>, seat: Seat) -> Gesture {
    let phrase = |(world, action): &(G, G::Action)| {
        G::name(&G::shown(world.view(Viewer::Seat(seat))), *action)
    };
    Gesture {
        notations: run.iter().map(|(_, action)| action.to_string()).collect(),
        pieces: run.iter().flat_map(|(world, action)| world.pieces(*action)).collect(),
        phrases: run.iter().map(phrase).collect(),
    }
}
