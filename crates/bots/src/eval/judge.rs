//! Knowledge and weights together: what a position is worth to each seat, and how an action looks.

use game::{Awaiting, Game, MAX_SEATS, Seat, Standings};

use super::weights::{NamedCell, by_name, in_order, round};
use super::{CELLS, Knowledge, Numbers, Table, WIDTH};

/// What each side may expect; sides beyond the seats are automatic opponents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The chance to win, shared victories as parts; the sum is 1.
    pub win: [f32; MAX_SEATS],
    /// The points at the end.
    pub score: [f32; MAX_SEATS],
}

/// What a seat maximises, for every seat, from 0 to 1.
pub type Outlook = [f32; MAX_SEATS];

/// Judges the positions of one game with one number of seats.
pub struct Judge<G: Game> {
    knowledge: &'static dyn Knowledge<G>,
    seats: u8,
    /// How much each feature counts for victory.
    pub win: Numbers,
    /// How many points each feature still brings.
    pub score: Numbers,
    /// How much each trait of an action appeals.
    pub policy: Numbers,
    /// The cells of a network; only the first `used` are there.
    pub cells: Cells,
    used: usize,
}

/// The cells of a small network: the sum of what a cell notices counts for the strength where it is
/// above 0, so that a number may matter only beside others. They lie feature after feature, since
/// most features of most positions are 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cells {
    /// By feature: how much each cell notices it.
    pub notices: [[f32; CELLS]; WIDTH],
    /// How much it counts what each cell sees.
    pub counts: [f32; CELLS],
}

impl Cells {
    /// They see nothing.
    pub const NONE: Cells = Cells { notices: [[0.0; CELLS]; WIDTH], counts: [0.0; CELLS] };

    /// What each sees, nothing below 0.
    #[inline]
    pub fn see(&self, numbers: &Numbers) -> [f32; CELLS] {
        let mut seen = [0.0; CELLS];
        for (notices, &number) in self.notices.iter().zip(numbers) {
            if number != 0.0 {
                for (seen, notice) in seen.iter_mut().zip(notices) {
                    *seen += number * notice;
                }
            }
        }
        seen.map(|sum| sum.max(0.0))
    }
}

impl<G: Game> Clone for Judge<G> {
    fn clone(&self) -> Self {
        Judge { ..*self }
    }
}

impl<G: Game> std::fmt::Debug for Judge<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Judge").field("seats", &self.seats).finish_non_exhaustive()
    }
}

impl<G: Game> Judge<G> {
    /// With the weights that come with the program.
    pub fn shipped(seats: u8) -> Self {
        let table = super::of::<G>().weights().for_seats(seats);
        Judge::new(seats, table.expect("shipped weights have tables"))
    }

    /// With the network that comes with the program, if this game has one.
    pub fn network(seats: u8) -> Option<Self> {
        let table = super::of::<G>().network()?.for_seats(seats);
        Some(Judge::new(seats, table.expect("a shipped network has tables")))
    }

    /// With these weights.
    pub fn new(seats: u8, table: &Table) -> Self {
        let knowledge = super::of::<G>();
        assert!(table.cells.len() <= CELLS, "more cells than CELLS");
        let mut cells = Cells::NONE;
        for (cell, named) in table.cells.iter().enumerate() {
            let notices = in_order(&named.notices, knowledge.features());
            cells.notices.iter_mut().zip(notices).for_each(|(row, notice)| row[cell] = notice);
            cells.counts[cell] = named.counts;
        }
        Judge {
            knowledge,
            seats,
            win: in_order(&table.win, knowledge.features()),
            score: in_order(&table.score, knowledge.features()),
            policy: in_order(&table.policy, knowledge.traits()),
            cells,
            used: table.cells.len(),
        }
    }

    /// Its weights by name.
    pub fn table(&self) -> Table {
        let named = |cell: usize| NamedCell {
            counts: round(self.cells.counts[cell]),
            notices: by_name(&self.cells.notices.map(|row| row[cell]), self.knowledge.features()),
        };
        Table {
            seats: self.seats,
            win: by_name(&self.win, self.knowledge.features()),
            score: by_name(&self.score, self.knowledge.features()),
            policy: by_name(&self.policy, self.knowledge.traits()),
            cells: (0..self.used).map(named).collect(),
        }
    }

    /// How many cells its network has.
    pub fn used(&self) -> usize {
        self.used
    }

    /// Networks learn at the borders of scoring, before chance answers again, and judge there: what
    /// the next throw happens to show is no news about who plays well.
    pub fn is_network(&self) -> bool {
        self.used > 0
    }

    /// How strong a seat's side of a position is; more than others means likelier to win.
    #[inline]
    pub fn strength(&self, numbers: &Numbers) -> f32 {
        let sum = dot(&self.win, numbers);
        if !self.is_network() {
            return sum;
        }
        let seen = self.cells.see(numbers);
        sum + self.cells.counts.iter().zip(seen).map(|(counts, seen)| counts * seen).sum::<f32>()
    }

    /// What it knows of the game.
    pub fn knowledge(&self) -> &'static dyn Knowledge<G> {
        self.knowledge
    }

    /// For how many seats it judges.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// A position from the side of each seat, as its weights want it.
    #[inline]
    pub fn describe(&self, state: &G) -> [Numbers; MAX_SEATS] {
        let mut numbers = [[0.0; WIDTH]; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            self.knowledge.describe(state, seat, &mut numbers[seat.index()]);
        }
        if self.is_network() {
            self.knowledge.describe_more(state, &mut numbers[..usize::from(self.seats)]);
        }
        numbers
    }

    /// A finished game by its result, any other by the learned weights.
    pub fn judge(&self, state: &G) -> Judgement {
        if state.awaiting() == Awaiting::Nobody
            && let Some(standings) = state.standings()
        {
            return Judgement::of_result(&standings);
        }
        let (mut strength, mut score) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        let numbers = self.describe(state);
        for seat in Seat::all(self.seats) {
            let numbers = &numbers[seat.index()];
            strength[seat.index()] = self.strength(numbers);
            score[seat.index()] = state.score(seat) as f32 + dot(&self.score, numbers);
        }
        if self.seats == 1 {
            score[1] = self.knowledge.automatic_score(state);
        }
        Judgement { win: softmax(&strength, self.sides()), score }
    }

    /// The same for a position that was described and scored before: victory, then points.
    pub fn foresee(
        &self,
        numbers: &[Numbers; MAX_SEATS],
        scores: &[f32; MAX_SEATS],
    ) -> ([f32; MAX_SEATS], [f32; MAX_SEATS]) {
        let strength = numbers.each_ref().map(|numbers| self.strength(numbers));
        let score = std::array::from_fn(|seat| scores[seat] + dot(&self.score, &numbers[seat]));
        (softmax(&strength, self.sides()), score)
    }

    /// A lonely player plays against the game itself, which counts as a second side.
    fn sides(&self) -> usize {
        usize::from(self.seats.max(2))
    }

    /// What each seat may hope for: half of it victory, half its lead.
    pub fn outlook(&self, state: &G) -> Outlook {
        self.weigh(&self.judge(state), 0.5)
    }

    /// What each seat maximises: this part of it victory, the rest its squashed lead.
    pub fn weigh(&self, judgement: &Judgement, win_part: f32) -> Outlook {
        let scale = 3.0 / self.knowledge.spread();
        let lead = softmax(&judgement.score.map(|score| score * scale), self.sides());
        std::array::from_fn(|side| win_part * judgement.win[side] + (1.0 - win_part) * lead[side])
    }

    /// How good each action looks at first sight: log-odds, appended in order.
    pub fn appeal(&self, state: &G, actions: &[G::Action], out: &mut Vec<f32>) {
        self.knowledge.appeal(state, actions, &self.policy, out);
    }
}

impl Judgement {
    /// Of a finished game.
    pub fn of_result(standings: &Standings) -> Self {
        let (mut win, mut score) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for side in Seat::all(standings.sides()) {
            win[side.index()] = standings.share(side) as f32;
            score[side.index()] = standings.score(side) as f32;
        }
        Judgement { win, score }
    }
}

#[inline]
pub(crate) fn dot(weights: &Numbers, numbers: &Numbers) -> f32 {
    // Eight sums side by side, so that the compiler may use wide instructions.
    let mut sums = [0.0; 8];
    for (weights, numbers) in weights.chunks_exact(8).zip(numbers.chunks_exact(8)) {
        for (sum, (weight, number)) in sums.iter_mut().zip(weights.iter().zip(numbers)) {
            *sum += weight * number;
        }
    }
    sums.iter().sum()
}

/// Chances in proportion to the exponentials; 0 beyond the sides.
pub(crate) fn softmax(strength: &[f32; MAX_SEATS], sides: usize) -> [f32; MAX_SEATS] {
    let most = strength[..sides].iter().copied().fold(f32::MIN, f32::max);
    let mut parts = [0.0; MAX_SEATS];
    for (part, strength) in parts[..sides].iter_mut().zip(strength) {
        *part = (strength - most).exp();
    }
    let sum: f32 = parts.iter().sum();
    parts.map(|part| part / sum)
}
