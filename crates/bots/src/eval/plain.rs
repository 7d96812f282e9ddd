//! What holds for any game: points on the table are good, and it is good to be on the move.

use std::sync::LazyLock;

use game::{Awaiting, Game, Seat};

use super::{Knowledge, Numbers, Weights};

#[derive(Debug)]
pub(super) struct Knowing;

impl<G: Game> Knowledge<G> for Knowing {
    fn features(&self) -> &'static [&'static str] {
        &["score", "to move"]
    }

    fn traits(&self) -> &'static [&'static str] {
        &[]
    }

    fn describe(&self, state: &G, seat: Seat, numbers: &mut Numbers) {
        numbers[0] = state.score(seat) as f32 / 10.0;
        numbers[1] = f32::from(state.awaiting() == Awaiting::Decision(seat));
    }

    fn consider(&self, _state: &G, _action: G::Action, _numbers: &mut Numbers) {}

    fn appeal(&self, _state: &G, actions: &[G::Action], _policy: &Numbers, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|_| 0.0));
    }

    fn is_border(&self, _event: &G::Event) -> bool {
        false
    }

    fn spread(&self) -> f32 {
        10.0
    }

    fn weights(&self) -> &'static Weights {
        static SHIPPED: LazyLock<Weights> =
            LazyLock::new(|| Weights::shipped(include_str!("../../weights/any.toml")));
        &SHIPPED
    }
}
