//! May I?

use game::{Dealer, one_of};

use crate::action::Action;
use crate::state::Pig;

#[inline]
pub(crate) fn legal_actions(state: &Pig, out: &mut Vec<Action>) {
    out.extend(Action::ALL.into_iter().filter(|&action| is_legal(state, action)));
}

/// One of them, each as likely.
#[inline]
pub(crate) fn any_action(
    state: &Pig,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<Action>,
) -> Action {
    buffer.clear();
    legal_actions(state, buffer);
    one_of(buffer, dealer)
}

#[inline]
pub(crate) fn is_legal(state: &Pig, action: Action) -> bool {
    match action {
        Action::Roll => !state.is_enough(), // P21
        Action::Hold => state.sum > 0,      // P11
    }
}

impl Pig {
    /// Whether holding would win.
    pub(crate) fn is_enough(&self) -> bool {
        self.kept[self.turn] + self.sum >= self.goal
    }
}
