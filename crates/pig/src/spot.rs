//! Where does the finger point?

use game::Spot;

use crate::action::Action;
use crate::state::Pig;

pub(crate) fn spot(state: &Pig, action: Action) -> Spot {
    match action {
        Action::Roll => Spot::new("die"),
        Action::Hold => Spot::at("score", state.turn.index() as u8),
    }
}
