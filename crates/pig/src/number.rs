//! Which number has an action? Its place among all of them.

use crate::action::Action;
use crate::legal;
use crate::state::Pig;

pub(crate) fn numbers(_state: &Pig) -> usize {
    Action::ALL.len()
}

pub(crate) fn number(_state: &Pig, action: Action) -> Option<u16> {
    Some(action.index() as u16)
}

pub(crate) fn numbered(_state: &Pig, number: u16) -> Option<Action> {
    Action::ALL.get(usize::from(number)).copied()
}

pub(crate) fn legal_mask(state: &Pig, words: &mut [u64]) {
    for action in Action::ALL {
        words[0] |= u64::from(legal::is_legal(state, action)) << action.index();
    }
}
