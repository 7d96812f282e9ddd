//! What does the finger touch?

use game::Spot;

use crate::action::Action;
use crate::state::Pig;

pub(crate) fn pieces(state: &Pig, action: Action) -> Vec<Spot> {
    vec![match action {
        Action::Roll => Spot::new("die"),
        Action::Hold => Spot::at("score", state.turn.index() as u8),
    }]
}

/// Every choice is a gesture of its own.
pub(crate) fn goes_on(_state: &Pig, _action: Action) -> bool {
    false
}

/// Whatever can be touched can be done.
pub(crate) fn tried(_state: &Pig, _spot: Spot) -> Option<Action> {
    None
}
