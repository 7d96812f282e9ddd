//! Judging positions and actions. What matters in a game is written in `eval/<game>.rs` as named
//! numbers; how much each matters is learned (`weights/<game>.toml`, `weights/<game>-network.toml`), not
//! guessed.

mod istanbul;
mod judge;
mod osaka;
mod plain;
mod tabriz;
mod weights;
mod yspahan;

use std::any::Any;

use game::{Game, Seat};

pub use judge::{Cell, Judge, Judgement, Outlook};
pub use weights::{NamedCell, Table, Weights};

/// The most features a position has, and the most traits an action has.
pub const WIDTH: usize = 64;
/// The most cells a network has.
pub const CELLS: usize = 32;
/// One number for each feature or trait; unused places are 0.
pub type Numbers = [f32; WIDTH];

/// An enum whose values index [`Numbers`], and their names in the same order.
macro_rules! names {
    ($type:ident: $($variant:ident = $name:literal),* $(,)?) => {
        #[derive(Clone, Copy)]
        enum $type {
            $($variant),*
        }

        impl $type {
            const NAMES: &'static [&'static str] = &[$($name),*];
        }
    };
}
use names;

/// [`Knowledge::consider`] and [`Knowledge::appeal`] of a game whose `consider(state, decider,
/// action, put)` puts an action's traits one by one; what `$decider` finds out is the same for all
/// actions.
macro_rules! considers {
    ($game:ty, $decider:expr) => {
        fn consider(&self, state: &$game, action: Action, numbers: &mut Numbers) {
            let mut put = |what: Trait, number: f32| numbers[what as usize] = number;
            consider(state, $decider(state), action, &mut put);
        }

        fn appeal(&self, state: &$game, actions: &[Action], policy: &Numbers, out: &mut Vec<f32>) {
            let decider = $decider(state);
            out.extend(actions.iter().map(|&action| {
                let mut sum = 0.0;
                let mut put = |what: Trait, number: f32| sum += policy[what as usize] * number;
                consider(state, decider, action, &mut put);
                sum
            }));
        }
    };
}
use considers;

/// What there is to know about a game.
pub trait Knowledge<G: Game>: Sync {
    /// Names of the numbers `describe` writes, in order.
    fn features(&self) -> &'static [&'static str];
    /// Names of the numbers `consider` writes, in order.
    fn traits(&self) -> &'static [&'static str];
    /// A position from the side of one seat. Each number is about 1 in size.
    fn describe(&self, state: &G, seat: Seat, numbers: &mut Numbers);
    /// What a network looks at beside that; a sum of weights has no use for it.
    fn describe_more(&self, _state: &G, _seat: Seat, _numbers: &mut Numbers) {}
    /// An action of the seat to decide, without carrying it out.
    fn consider(&self, state: &G, action: G::Action, numbers: &mut Numbers);
    /// How good each of these looks: what `consider` would write, times these weights, added up.
    /// Most numbers are 0, and playouts do little else than this.
    fn appeal(&self, state: &G, actions: &[G::Action], policy: &Numbers, out: &mut Vec<f32>);
    /// Whether a round of scoring ends with this event: there playouts may be cut and judged.
    fn is_border(&self, event: &G::Event) -> bool;
    /// A lead of this many points is as good as won, more or less.
    fn spread(&self) -> f32;
    /// What the game itself will have scored at the end against a lonely player, more or less.
    fn automatic_score(&self, _state: &G) -> f32 {
        0.0
    }
    /// The learned weights as shipped.
    fn weights(&self) -> &'static Weights;
    /// A learned network for those who think longest; most games do without.
    fn network(&self) -> Option<&'static Weights> {
        None
    }
}

/// The knowledge of this game, or the little that holds for any game.
pub fn of<G: Game>() -> &'static dyn Knowledge<G> {
    if_same::<G, ::osaka::Osaka>(&osaka::Knowing)
        .or_else(|| if_same::<G, ::yspahan::Yspahan>(&yspahan::Knowing))
        .or_else(|| if_same::<G, ::istanbul::Istanbul>(&istanbul::Knowing))
        .or_else(|| if_same::<G, ::tabriz::Tabriz>(&tabriz::Knowing))
        .unwrap_or(&plain::Knowing)
}

/// The same reference, if the two games are one.
fn if_same<G: Game, H: Game>(
    known: &'static dyn Knowledge<H>,
) -> Option<&'static dyn Knowledge<G>> {
    (&known as &dyn Any).downcast_ref().copied()
}
