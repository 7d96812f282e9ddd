//! How a search thinks: what plays well in any game. What was tuned for one game is in its
//! [`Knowledge`](crate::eval::Knowledge).

use game::Game;

use crate::eval;

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Simulations for one decision, all trees together; those the trees bring along from the
    /// decision before count.
    Iterations(u32),
    /// Needs means with a clock.
    Milliseconds(u32),
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How long.
    pub budget: Budget,
    /// Independent trees: more of them think longer in the same time, but one thinks farther with
    /// the same number of simulations.
    pub trees: usize,
    /// How much curiosity counts against promise.
    pub explore: f32,
    /// How much worse than its node an action is taken to be before it was tried.
    pub doubt: f32,
    /// Actions looked at from the start.
    pub widen: usize,
    /// How fast there are more, with the root of the visits.
    pub widening: f32,
    /// In playouts, how often (of 256) any action is taken instead of the most appealing one.
    pub epsilon: u32,
    /// Playouts end after so many borders of scoring.
    pub borders: u32,
    /// Or after so many decisions.
    pub most_plies: u32,
    /// How much of a result is victory; the rest is the squashed lead.
    pub win_part: f32,
    /// Whether it judges by the game's network, if there is one, instead of by the sum of weights.
    pub network: bool,
    /// Above 0: the choice is drawn, more visited actions being likelier.
    pub temperature: f32,
}

impl Style {
    /// What plays well in any game, with this budget.
    pub const fn new(budget: Budget) -> Self {
        Style {
            budget,
            trees: if matches!(budget, Budget::Milliseconds(_)) { 2 } else { 1 },
            explore: 0.7,
            doubt: 0.05,
            widen: 3,
            widening: 0.7,
            epsilon: 32,
            borders: 1,
            most_plies: 60,
            win_part: 0.5,
            network: false,
            temperature: 0.0,
        }
    }

    /// Random playouts to the very end: what a search without knowledge costs.
    pub const fn full(budget: Budget) -> Self {
        let (borders, most_plies) = (u32::MAX, u32::MAX);
        Style { epsilon: 256, borders, most_plies, ..Style::new(budget) }
    }

    /// What was measured to play best in this game (`docs/strength.md`).
    pub fn tuned<G: Game>(seats: u8, budget: Budget) -> Self {
        eval::of::<G>().style(Style::new(budget), seats)
    }

    /// The same with the game's network, where there is one.
    pub fn with_network<G: Game>(self, seats: u8) -> Self {
        eval::of::<G>().network_style(self, seats)
    }
}
