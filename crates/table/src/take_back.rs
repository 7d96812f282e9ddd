//! Take-back is computed, never annotated: a decision may be taken back by its maker until any
//! chance was drawn, anything hidden was revealed to anyone, or another seat acted.

use game::{Game, Quick, Seat, Spoken, Viewer};

use crate::{Entry, Match, Refused};

/// Worlds tried per viewer. What is common to all of them was as good as known before.
const WORLDS: u64 = 24;

impl<G: Spoken> Match<G> {
    /// Whether this seat may take its last decision back now.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        matches!(self.entries().last(), Some(Entry::Decision { seat: maker, .. }) if *maker == seat)
            && !self.is_over()
            && !self.last_decision_revealed()
    }

    /// The last decision never happened, if it is this seat's and told nobody anything.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let decided = |entry: &Entry<G>| matches!(entry, Entry::Decision { seat: maker, .. } if *maker == seat);
        if !self.entries().iter().any(decided) {
            return Err(Refused::nothing_to_take_back());
        }
        if !self.can_take_back(seat) {
            return Err(Refused::too_late_to_take_back());
        }
        self.undo_to(self.entries().len() - 1);
        Ok(())
    }

    /// Did the last decision tell anyone else something they could not know?
    fn last_decision_revealed(&self) -> bool {
        let number = self.entries().len();
        let Some(&Entry::Decision { seat, action }) = self.entries().last() else {
            return false;
        };
        let (before, after) = (self.before(), self.state());
        let events: Vec<G::Event> = self.events_at(number).cloned().collect();
        Viewer::all(after.seats())
            .filter(|viewer| !viewer.is(seat))
            .any(|viewer| reveals(before, action, after, &events, viewer))
    }
}

/// A viewer learned something if, in some world that looked the same to them before, nothing the
/// mover could do would have looked like what they now see.
fn reveals<G: Game>(
    before: &G,
    action: G::Action,
    after: &G,
    events: &[G::Event],
    viewer: Viewer,
) -> bool {
    let seen = observation(after, events, viewer);
    let view = G::shown(before.view(viewer));
    let looks_the_same = |world: &G, action: G::Action| {
        let (mut state, mut events) = (*world, Vec::new());
        state.act(action, &mut events);
        observation(&state, &events, viewer) == seen
    };
    (0..WORLDS).any(|number| {
        let world = G::imagine(&view, &mut Quick::new(number));
        // Mostly the same action looks the same; only if not, all others are tried.
        let same = world.is_legal(action) && looks_the_same(&world, action);
        !same && !world.choices().into_iter().any(|other| looks_the_same(&world, other))
    })
}

/// All that a viewer gets of a step: what is shown after it, and what was told.
fn observation<G: Game>(
    after: &G,
    events: &[G::Event],
    viewer: Viewer,
) -> (G::View, Vec<G::Event>) {
    let told = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
    (G::shown(after.view(viewer)), told)
}
