//! How a search thinks: the numbers that were tuned, for any game and for each of ours.

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
    pub budget: Budget,
    /// Independent trees: more of them think longer in the same time, but one thinks farther with
    /// the same number of simulations.
    pub trees: usize,
    /// How much curiosity counts against promise.
    pub explore: f32,
    /// How much worse than its node an action is taken to be before it was tried.
    pub doubt: f32,
    /// Actions looked at from the start, and how fast there are more with the root of the visits.
    pub widen: usize,
    pub widening: f32,
    /// In playouts, how often (of 256) any action is taken instead of the most appealing one.
    pub epsilon: u32,
    /// Playouts end after so many borders of scoring, or after so many decisions.
    pub borders: u32,
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
    pub fn tuned(game: &str, seats: u8, budget: Budget) -> Self {
        let any = Style::new(budget);
        match game {
            // Turns are short and scores are small: look beyond one's own next turn, at who wins.
            // Dice decide much, so that promises differ little: trust the better one sooner.
            "istanbul" => Style {
                explore: 0.4,
                epsilon: 0,
                borders: u32::from(seats) + 1,
                win_part: 1.0,
                ..any
            },
            // What a round prepares pays in the next one.
            "tabriz" => Style { borders: 2, most_plies: 60 * u32::from(seats.max(2)), ..any },
            // Among many seats the lead over the best of them says less than who wins, and one's own
            // goods may have to wait for the second sale.
            "osaka" if seats > 2 => Style { borders: 2, win_part: 1.0, ..any },
            // What is learned about positions is worth more than what first sight would make of
            // them until the week ends.
            "yspahan" => Style { most_plies: 8, ..any },
            _ => any,
        }
    }

    /// The same with the game's network, where there is one. It knows what a turn's end is worth, so
    /// that playouts need not go as far.
    pub fn with_network(self, game: &str, seats: u8) -> Self {
        match game {
            "istanbul" => Style { network: true, borders: u32::from(seats), ..self },
            _ => self,
        }
    }
}
