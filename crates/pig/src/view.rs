//! Who may know? Everybody everything: nothing in this game is hidden.

use game::{Dealer, Viewer};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::state::Pig;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Pig,
}

pub(crate) fn view(state: &Pig, viewer: Viewer) -> View {
    View { viewer, table: *state }
}

pub(crate) fn shown(view: View) -> View {
    view
}

pub(crate) fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(*event)
}

pub(crate) fn imagine(view: &View, _dealer: &mut impl Dealer) -> Pig {
    view.table
}
