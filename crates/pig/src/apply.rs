//! What then?

use game::Witness;

use crate::action::Action;
use crate::event::Event;
use crate::state::Pig;

pub(crate) fn act(state: &mut Pig, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Roll => state.rolling = true,
        Action::Hold => {
            let (seat, points) = (state.turn, state.sum);
            state.kept[seat] += points;
            witness.tell(Event::Kept { seat, points });
            state.next_turn();
        }
    }
}
