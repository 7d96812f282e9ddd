//! Judging positions and actions. What matters in a game is written in `eval/<game>.rs` as named
//! numbers; how much each matters is learned (`weights/<game>.toml`, `weights/<game>-network.toml`), not
//! guessed.

mod judge;
mod plain;
mod weights;

use std::any::Any;
use std::sync::LazyLock;

use game::{Game, Seat, Witness};

use crate::{Ladder, Schools, Style};

pub use judge::{Cells, Judge, Judgement, Outlook};
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

/// [`Knowledge::consider`] and [`Knowledge::appeal`] of a game whose `consider(state, decider,
/// action, put)` puts an action's traits one by one; what `$decider` finds out is the same for all
/// actions.
macro_rules! considers {
    ($game:ty, $decider:expr) => {
        fn consider(&self, state: &$game, action: Action, numbers: &mut Numbers) {
            let mut put = |what: Trait, number: f32| numbers[what as usize] = number;
            consider(state, &$decider(state), action, &mut put);
        }

        fn appeal(&self, state: &$game, actions: &[Action], policy: &Numbers, out: &mut Vec<f32>) {
            let decider = $decider(state);
            out.extend(actions.iter().map(|&action| {
                let mut sum = 0.0;
                let mut put = |what: Trait, number: f32| sum += policy[what as usize] * number;
                consider(state, &decider, action, &mut put);
                sum
            }));
        }
    };
}

/// What there is to know about a game.
pub trait Knowledge<G: Game>: Sync {
    /// Names of the numbers `describe` writes, in order.
    fn features(&self) -> &'static [&'static str];
    /// Names of the numbers `consider` writes, in order.
    fn traits(&self) -> &'static [&'static str];
    /// A position from the side of one seat. Each number is about 1 in size.
    fn describe(&self, state: &G, seat: Seat, numbers: &mut Numbers);
    /// What a network looks at beside that, in the numbers of each seat; a sum of weights has no use for
    /// it.
    fn describe_more(&self, _state: &G, _numbers: &mut [Numbers]) {}
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

    /// Players with one idea each, written by hand.
    fn schools(&self) -> &'static Schools {
        static NONE: LazyLock<Schools> = LazyLock::new(Schools::default);
        &NONE
    }

    /// How a search thinks best here with so many seats, made of what plays well in any game.
    fn style(&self, any: Style, _seats: u8) -> Style {
        any
    }
    /// The same for a search that judges by the network.
    fn network_style(&self, style: Style, _seats: u8) -> Style {
        style
    }
    /// How long the levels think here with so many seats. Games differ in how long a simulation takes,
    /// and in how many are needed to win clearly more often.
    fn ladder(&self, _seats: u8) -> Ladder {
        Ladder::default()
    }
}

/// Counts the borders of scoring that go by.
pub struct Borders<G: Game> {
    knowledge: &'static dyn Knowledge<G>,
    /// How many went by.
    pub passed: u32,
}

impl<G: Game> Borders<G> {
    /// None yet, as this knowledge tells them.
    pub fn new(knowledge: &'static dyn Knowledge<G>) -> Self {
        Borders { knowledge, passed: 0 }
    }
}

impl<G: Game> std::fmt::Debug for Borders<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Borders").field("passed", &self.passed).finish_non_exhaustive()
    }
}

impl<G: Game> Witness<G::Event> for Borders<G> {
    #[inline]
    fn tell(&mut self, event: G::Event) {
        if self.knowledge.is_border(&event) {
            self.passed += 1;
        }
    }
}

/// A line for each game that more is known of: the file that knows it, and the game.
macro_rules! known {
    ($($file:ident: $game:ty),* $(,)?) => {
        $(mod $file;)*

        /// Every game that more is known of, by key.
        pub const KNOWN: &[&str] = &[$(<$game as Game>::INFO.key),*];

        /// The knowledge of this game, or the little that holds for any game.
        pub fn of<G: Game>() -> &'static dyn Knowledge<G> {
            $(if let Some(known) = if_same::<G, $game>(&$file::Knowing) {
                return known;
            })*
            &plain::Knowing
        }
    };
}

known! {
    istanbul: ::istanbul::Istanbul,
    osaka: ::osaka::Osaka,
    tabriz: ::tabriz::Tabriz,
    yspahan: ::yspahan::Yspahan,
}

/// The same reference, if the two games are one.
fn if_same<G: Game, H: Game>(
    known: &'static dyn Knowledge<H>,
) -> Option<&'static dyn Knowledge<G>> {
    (&known as &dyn Any).downcast_ref().copied()
}
