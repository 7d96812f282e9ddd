//! The reference player: plays a full position on to the next border of scoring and judges what is
//! there. No bot holds one: it is for whoever may know everything, the analysis of finished games.

use game::{Game, Quick};

use super::walk::play_on;
use super::{Budget, Style};
use crate::eval::{Judge, Judgement};
use crate::greedy::Sight;

/// Playouts as search makes them below its leaves.
#[derive(Debug)]
pub struct Playouts<G: Game> {
    judge: Judge<G>,
    sight: Sight<G>,
    style: Style,
}

impl<G: Game> Playouts<G> {
    /// As this game is played best with so many seats.
    pub fn new(seats: u8) -> Self {
        let style = Style::tuned::<G>(seats, Budget::Iterations(0));
        Playouts { judge: Judge::shipped(seats), sight: Sight::default(), style }
    }

    /// What the seats may expect after one playout; of a finished game, its result.
    pub fn foresee(&mut self, mut state: G, dealer: &mut Quick) -> Judgement {
        play_on(&mut self.sight, &mut state, &self.judge, &self.style, dealer);
        self.judge.judge(&state)
    }
}
