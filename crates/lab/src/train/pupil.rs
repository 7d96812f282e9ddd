//! Who learns: weights that take a small step against every error.

use bots::eval::{self, CELLS, Cells, Judge, NamedCell, Numbers, Table, WIDTH};
use game::{Dealer, MAX_SEATS, Quick, Spoken};

use super::lesson::{Choice, Lesson};

/// How far back a result is believed over the prediction of the next position.
const LAMBDA: f32 = 0.85;
/// The first steps of learning; they shrink as errors add up.
const STEP: f32 = 0.08;
/// The past squared errors of a weight that was learned before.
const LEARNED: f32 = 5_000.0;

/// Weights in the making. Each weight's steps shrink with its own past errors (AdaGrad).
pub(super) struct Pupil<G: Spoken> {
    pub judge: Judge<G>,
    past: [Numbers; 3],
    sum: [Numbers; 3],
    past_cells: Cells,
    sum_cells: Cells,
    averaged: f32,
    loss: f64,
    losses: u64,
}

impl<G: Spoken> Pupil<G> {
    /// Goes on from the start; cells it does not have begin at random.
    pub(super) fn new(seats: u8, mut start: Table, cells: usize, dealer: Quick) -> Self {
        let learned = start.cells.len();
        add_cells::<G>(&mut start, cells, dealer);
        let judge = Judge::new(seats, &start);
        let past_sums = [&judge.win, &judge.score, &judge.policy].map(past_of);
        let past: [f32; CELLS] =
            std::array::from_fn(|cell| if cell < learned { LEARNED } else { 1.0 });
        let past_cells = Cells { notices: [past; WIDTH], counts: past };
        let sum = [[0.0; WIDTH]; 3];
        let sum_cells = Cells::NONE;
        Pupil {
            judge,
            past: past_sums,
            sum,
            past_cells,
            sum_cells,
            averaged: 0.0,
            loss: 0.0,
            losses: 0,
        }
    }

    pub(super) fn learn(&mut self, lesson: &Lesson) {
        let seats = usize::from(self.judge.seats());
        let (mut win, mut score) = (lesson.win, lesson.score);
        for moment in lesson.moments.iter().rev() {
            let (chances, points) = self.judge.foresee(&moment.numbers, &moment.score);
            if moment.whim {
                // What followed a random move is no news about this position.
                (win, score) = (chances, points);
                continue;
            }
            for seat in 0..seats {
                let numbers = &moment.numbers[seat];
                let missed = win[seat] - chances[seat];
                step(&mut self.judge.win, &mut self.past[0], numbers, missed);
                self.bend(numbers, missed);
                let error = (score[seat] - points[seat]) / self.judge.knowledge().spread();
                step(&mut self.judge.score, &mut self.past[1], numbers, 10.0 * error);
                self.loss -= f64::from(win[seat] * chances[seat].max(1e-6).ln());
            }
            self.losses += 1;
            for seat in 0..MAX_SEATS {
                win[seat] = LAMBDA * win[seat] + (1.0 - LAMBDA) * chances[seat];
                score[seat] = LAMBDA * score[seat] + (1.0 - LAMBDA) * points[seat];
            }
        }
        lesson.choices.iter().for_each(|choice| self.imitate(choice));
    }

    /// Cells learn from the same error: what they notice, and how much it counts.
    fn bend(&mut self, numbers: &Numbers, missed: f32) {
        if !self.judge.is_network() {
            return;
        }
        let (cells, past) = (&mut self.judge.cells, &mut self.past_cells);
        let (seen, before) = (cells.see(numbers), cells.counts);
        step(&mut cells.counts, &mut past.counts, &seen, missed);
        let slopes: [f32; CELLS] =
            std::array::from_fn(|cell| if seen[cell] > 0.0 { missed * before[cell] } else { 0.0 });
        let rows = cells.notices.iter_mut().zip(&mut past.notices);
        for ((row, past), &number) in rows.zip(numbers).filter(|(_, number)| **number != 0.0) {
            step(row, past, &slopes, number);
        }
    }

    fn imitate(&mut self, choice: &Choice) {
        let appeal = |traits: &Numbers| -> f32 {
            self.judge.policy.iter().zip(traits).map(|(weight, number)| weight * number).sum()
        };
        let appeals: Vec<f32> = choice.traits.iter().map(appeal).collect();
        let most = appeals.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = appeals.iter().map(|appeal| (appeal - most).exp()).sum();
        let mut error = [0.0; WIDTH];
        for ((traits, appeal), chance) in choice.traits.iter().zip(&appeals).zip(&choice.chances) {
            let missing = chance - (appeal - most).exp() / sum;
            error.iter_mut().zip(traits).for_each(|(error, number)| *error += missing * number);
        }
        let past = &mut self.past[2];
        for ((weight, past), error) in self.judge.policy.iter_mut().zip(past).zip(error) {
            *past += error * error;
            *weight += STEP * error / past.sqrt();
        }
    }

    pub(super) fn average(&mut self) {
        let now = [self.judge.win, self.judge.score, self.judge.policy];
        for (sum, now) in self.sum.iter_mut().flatten().zip(now.iter().flatten()) {
            *sum += now;
        }
        let (sum, now) = (&mut self.sum_cells, &self.judge.cells);
        let sums = sum.notices.iter_mut().flatten().chain(&mut sum.counts);
        let now = now.notices.iter().flatten().chain(&now.counts);
        sums.zip(now).for_each(|(sum, now)| *sum += now);
        self.averaged += 1.0;
    }

    /// The averaged weights, once there are some.
    pub(super) fn result(&self) -> Judge<G> {
        let mut judge = self.judge.clone();
        if self.averaged > 0.0 {
            let mean = |sum: &Numbers| sum.map(|sum| sum / self.averaged);
            judge.win = mean(&self.sum[0]);
            judge.score = mean(&self.sum[1]);
            judge.policy = mean(&self.sum[2]);
            let mean = |sums: &[f32; CELLS]| sums.map(|sum| sum / self.averaged);
            let (notices, counts) = (&self.sum_cells.notices, &self.sum_cells.counts);
            judge.cells = Cells { notices: notices.each_ref().map(mean), counts: mean(counts) };
        }
        judge
    }

    /// Mean error of the predicted victory (cross-entropy) since it was last asked for.
    pub(super) fn take_loss(&mut self) -> f64 {
        let loss = self.loss / self.losses.max(1) as f64;
        (self.loss, self.losses) = (0.0, 0);
        loss
    }
}

/// New cells must differ, or they would learn the same.
fn add_cells<G: Spoken>(table: &mut Table, cells: usize, mut dealer: Quick) {
    let mut small = || (dealer.below(2001) as f32 / 1000.0 - 1.0) * 0.3;
    while table.cells.len() < cells {
        let names = eval::of::<G>().features().iter();
        let notices = names.map(|name| ((*name).to_owned(), small())).collect();
        table.cells.push(NamedCell { counts: small(), notices });
    }
}

/// The squared errors each weight has seen so far: the more, the smaller its steps. What was
/// learned before is not to be thrown over by the first games; what is new begins boldly.
fn past_of(weights: &Numbers) -> Numbers {
    weights.map(|weight| if weight == 0.0 { 1.0 } else { LEARNED })
}

fn step<const N: usize>(
    weights: &mut [f32; N],
    past: &mut [f32; N],
    numbers: &[f32; N],
    error: f32,
) {
    for ((weight, past), number) in weights.iter_mut().zip(past).zip(numbers) {
        let slope = error * number;
        *past += slope * slope;
        *weight += STEP * slope / past.sqrt();
    }
}
