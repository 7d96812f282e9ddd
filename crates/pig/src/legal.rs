//! May I?

/// One of them, each as likely: of two choices the list is quick enough.
pub(crate) use game::any_of_list as any_action;

use crate::action::Action;
use crate::state::Pig;

#[inline]
pub(crate) fn legal_actions(state: &Pig, out: &mut Vec<Action>) {
    out.extend(Action::ALL.into_iter().filter(|&action| is_legal(state, action)));
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
