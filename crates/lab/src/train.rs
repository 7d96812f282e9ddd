//! Learning the weights of the evaluation by self-play.
//!
//! Bots play each other with the weights as they are: greedy ones, or (`think`) searching ones,
//! which are better teachers and take longer. From every game three things are
//! learned, each by small steps against its error: how strength decides victory (temporal
//! differences towards the result), how many points are still to come (the same), and which
//! action the teacher prefers (so that search can follow it at first sight).
//! With `cells`, strength is a small network, which also learns at every border of scoring.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::eval::{self, CELLS, Cell, Judge, Knowledge, NamedCell, Numbers, Table, WIDTH};
use bots::{Alone, Bot, Budget, Glimpse, Greedy, Kind, Search, Style};
use catalog::Visitor;
use game::{Awaiting, Broken, Dealer, Game, MAX_SEATS, Quick, Seat, Settings, Spoken, Witness};

use crate::{Interval, parallel, play};

/// What to learn from.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub seats: u8,
    pub settings: Settings,
    /// Self-play games.
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    /// Simulations of the teacher for one decision; nothing means a greedy teacher.
    pub think: Option<u32>,
    /// Where to begin; nothing means from zero.
    pub start: Option<Table>,
    /// Cells of the small network; those the start does not have begin with small random weights.
    pub cells: usize,
    /// Held-out games for each point of the strength curve.
    pub held_out: u64,
}

/// How far it is; told now and then.
#[derive(Clone, Debug)]
pub struct Mark {
    pub games: u64,
    pub table: Table,
    /// Mean error of the predicted victory (cross-entropy) since the last mark.
    pub loss: f64,
    /// Held-out games of one bot with the new weights against random ones, and against bots like
    /// it with the weights the program was shipped with.
    pub against_random: Interval,
    pub against_shipped: Interval,
}

/// Marks along the way, the last one included.
const MARKS: u64 = 8;
/// Games played with the same weights, and then learned from in their order.
const BATCH: u64 = 64;
/// How far back a result is believed over the prediction of the next position.
const LAMBDA: f32 = 0.85;
/// Out of 256 decisions, how many are random.
const WHIMS: u32 = 8;
/// The difference in outlook that makes one action e times as likely as another.
const HEAT: f32 = 0.01;
/// The first steps of learning; they shrink as errors add up.
const STEP: f32 = 0.08;
/// The past squared errors of a weight that was learned before.
const LEARNED: f32 = 5_000.0;

/// Learns, telling every mark; stops early if told so, and then returns what it has. `done` counts
/// games.
pub fn run(
    plan: &Plan,
    done: &AtomicU64,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(&Mark),
) -> Result<Table, Broken> {
    catalog::visit(&plan.game, Run { plan, done, stop, tell })?
}

struct Run<'a> {
    plan: &'a Plan,
    done: &'a AtomicU64,
    stop: &'a AtomicBool,
    tell: &'a mut dyn FnMut(&Mark),
}

impl Visitor for Run<'_> {
    type Output = Result<Table, Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let Run { plan, done, stop, tell } = self;
        let options = G::options(&plan.settings.complete(&G::INFO)?)?;
        let first = G::new(&options, plan.seats)?;
        let mut start = plan.start.clone().unwrap_or_default();
        let learned = start.cells.len();
        add_cells::<G>(&mut start, plan.cells, Quick::new(plan.seed));
        let mut pupil = Pupil::new(Judge::<G>::new(plan.seats, &start), learned);
        let mut next_mark = 1;
        for from in (0..plan.games).step_by(BATCH as usize) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let to = plan.games.min(from + BATCH);
            let lessons = parallel::map(plan.jobs, from..to, |index| {
                teach(first, &pupil.judge, plan.think, Quick::stream(plan.seed, index))
            });
            lessons.iter().for_each(|lesson| pupil.learn(lesson));
            done.store(to, Ordering::Relaxed);
            // The second half is averaged: single games push the weights to and fro.
            if to * 2 > plan.games {
                pupil.average();
            }
            if to * MARKS >= plan.games * next_mark {
                next_mark += 1;
                tell(&pupil.mark(plan, first, to));
            }
        }
        Ok(pupil.result().table())
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

/// What one game teaches.
struct Lesson {
    moments: Vec<Moment>,
    choices: Vec<Choice>,
    win: [f32; MAX_SEATS],
    score: [f32; MAX_SEATS],
}

/// A position, seat by seat.
struct Moment {
    numbers: [Numbers; MAX_SEATS],
    score: [f32; MAX_SEATS],
    /// Left by a random move, which says nothing about how good the position was.
    whim: bool,
}

/// A decision: the traits of each action and how likely the teacher would choose it.
struct Choice {
    traits: Vec<Numbers>,
    chances: Vec<f32>,
}

/// One decision of so many is kept to learn first sight from.
const KEEP_CHOICE: u32 = 4;

/// A lonely player's position is looked at every so many decisions.
const LONELY_STEP: u32 = 8;

fn teach<G: Spoken>(
    mut state: G,
    judge: &Judge<G>,
    think: Option<u32>,
    mut dealer: Quick,
) -> Lesson {
    let knowledge = judge.knowledge();
    let mut teacher = Teacher::new(judge, think, Quick::new(u64::from(dealer.word())));
    let (mut moments, mut choices) = (Vec::new(), Vec::new());
    let (mut last, mut decisions) = (None, 0);
    let mut border = Border::<G> { knowledge, passed: false };
    loop {
        // Where playouts are judged there, it must be learned there.
        let passed = std::mem::take(&mut border.passed) && judge.is_network();
        if passed && state.awaiting() != Awaiting::Nobody {
            moments.push(Moment::of(&state, judge));
        }
        match state.awaiting() {
            Awaiting::Decision(seat) => {
                if last != Some(seat) || judge.seats() == 1 && decisions % LONELY_STEP == 0 {
                    moments.push(Moment::of(&state, judge));
                    last = Some(seat);
                }
                decisions += 1;
                let glimpse = Glimpse::new(&state).expect("a seat decides");
                let (legal, chances) = teacher.advise(&glimpse);
                let whim = dealer.below(256) < WHIMS;
                let chosen = match whim {
                    true => dealer.below(legal.len() as u32) as usize,
                    false => draw(&chances, &mut dealer),
                };
                let action = legal[chosen];
                if legal.len() > 1 && dealer.below(KEEP_CHOICE) == 0 {
                    let traits = legal.iter().map(|&action| {
                        let mut numbers = [0.0; WIDTH];
                        knowledge.consider(&state, action, &mut numbers);
                        numbers
                    });
                    choices.push(Choice { traits: traits.collect(), chances });
                }
                if let Some(moment) = moments.last_mut() {
                    moment.whim |= whim;
                }
                state.act(action, &mut border);
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut border);
            }
            Awaiting::Nobody => break,
        }
    }
    let result = judge.judge(&state);
    Lesson { moments, choices, win: result.win, score: result.score }
}

/// Sees borders of scoring go by.
struct Border<G: Game> {
    knowledge: &'static dyn Knowledge<G>,
    passed: bool,
}

impl<G: Game> Witness<G::Event> for Border<G> {
    fn tell(&mut self, event: G::Event) {
        self.passed |= self.knowledge.is_border(&event);
    }
}

/// Who shows how to play with the weights as they are.
enum Teacher<G: Spoken> {
    Looks(Greedy<G>),
    Thinks(Search<'static, G>),
}

impl<G: Spoken> Teacher<G> {
    fn new(judge: &Judge<G>, think: Option<u32>, dealer: Quick) -> Self {
        match think {
            None => Teacher::Looks(Greedy::with(judge.clone(), dealer)),
            Some(simulations) => {
                let budget = Budget::Iterations(simulations);
                let (game, seats) = (G::INFO.key, judge.seats());
                let tuned = Style::tuned(game, seats, budget);
                let style =
                    if judge.is_network() { tuned.with_network(game, seats) } else { tuned };
                Teacher::Thinks(Search::with(judge.clone(), style, &Alone, dealer))
            }
        }
    }

    /// Actions, and how likely each is to be the right one.
    fn advise(&mut self, glimpse: &Glimpse<'_, G>) -> (Vec<G::Action>, Vec<f32>) {
        let mut legal = Vec::new();
        glimpse.legal_actions(&mut legal);
        if legal.len() == 1 {
            return (legal, vec![1.0]);
        }
        match self {
            Teacher::Looks(greedy) => {
                let (legal, values) = greedy.look(glimpse);
                (legal.to_vec(), heated(values))
            }
            Teacher::Thinks(search) => {
                let mut chances = vec![0.0; legal.len()];
                for thought in search.think(glimpse) {
                    let at = legal.iter().position(|action| *action == thought.action);
                    chances[at.expect("a legal action")] = thought.weight;
                }
                (legal, chances)
            }
        }
    }

    fn bot(&mut self) -> &mut dyn Bot<G> {
        match self {
            Teacher::Looks(greedy) => greedy,
            Teacher::Thinks(search) => search,
        }
    }
}

impl Moment {
    fn of<G: Spoken>(state: &G, judge: &Judge<G>) -> Self {
        let mut numbers = [[0.0; WIDTH]; MAX_SEATS];
        let mut score = [0.0; MAX_SEATS];
        for seat in Seat::all(judge.seats()) {
            numbers[seat.index()] = judge.describe(state, seat);
            score[seat.index()] = state.score(seat) as f32;
        }
        Moment { numbers, score, whim: false }
    }
}

/// Chances that follow the values; equal values give equal chances.
fn heated(values: &[f32]) -> Vec<f32> {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    let mut chances: Vec<f32> = values.iter().map(|value| ((value - most) / HEAT).exp()).collect();
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

fn draw(chances: &[f32], dealer: &mut Quick) -> usize {
    let mut left = dealer.below(1 << 24) as f32 / (1 << 24) as f32;
    for (index, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return index;
        }
    }
    chances.len() - 1
}

/// Weights in the making. Each weight's steps shrink with its own past errors (AdaGrad).
struct Pupil<G: Spoken> {
    judge: Judge<G>,
    past: [Numbers; 3],
    sum: [Numbers; 3],
    past_cells: [Cell; CELLS],
    sum_cells: [Cell; CELLS],
    averaged: f32,
    loss: f64,
    losses: u64,
}

impl<G: Spoken> Pupil<G> {
    /// The first so many cells were learned before; the others begin at random.
    fn new(judge: Judge<G>, learned: usize) -> Self {
        let past = [&judge.win, &judge.score, &judge.policy].map(past_of);
        let past_cells = std::array::from_fn(|index| {
            let past = if index < learned { LEARNED } else { 1.0 };
            Cell { notices: [past; WIDTH], counts: past }
        });
        let sum = [[0.0; WIDTH]; 3];
        let sum_cells = [Cell::NONE; CELLS];
        Pupil { judge, past, sum, past_cells, sum_cells, averaged: 0.0, loss: 0.0, losses: 0 }
    }

    fn learn(&mut self, lesson: &Lesson) {
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
        let used = self.judge.used();
        for (cell, past) in self.judge.cells[..used].iter_mut().zip(&mut self.past_cells) {
            let seen = cell.sees(numbers);
            if seen > 0.0 {
                let slope = missed * seen;
                let before = cell.counts;
                past.counts += slope * slope;
                cell.counts += STEP * slope / past.counts.sqrt();
                step(&mut cell.notices, &mut past.notices, numbers, missed * before);
            }
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

    fn average(&mut self) {
        let now = [self.judge.win, self.judge.score, self.judge.policy];
        for (sum, now) in self.sum.iter_mut().flatten().zip(now.iter().flatten()) {
            *sum += now;
        }
        for (sum, now) in self.sum_cells.iter_mut().zip(&self.judge.cells) {
            sum.counts += now.counts;
            sum.notices.iter_mut().zip(now.notices).for_each(|(sum, now)| *sum += now);
        }
        self.averaged += 1.0;
    }

    /// The averaged weights, once there are some.
    fn result(&self) -> Judge<G> {
        let mut judge = self.judge.clone();
        if self.averaged > 0.0 {
            let mean = |sum: &Numbers| sum.map(|sum| sum / self.averaged);
            judge.win = mean(&self.sum[0]);
            judge.score = mean(&self.sum[1]);
            judge.policy = mean(&self.sum[2]);
            for (cell, sum) in judge.cells.iter_mut().zip(&self.sum_cells) {
                let (notices, counts) = (mean(&sum.notices), sum.counts / self.averaged);
                *cell = Cell { notices, counts };
            }
        }
        judge
    }

    fn mark(&mut self, plan: &Plan, first: G, games: u64) -> Mark {
        let judge = self.result();
        let against = |others: Kind| held_out(plan, first, &judge, others);
        let loss = self.loss / self.losses.max(1) as f64;
        (self.loss, self.losses) = (0.0, 0);
        let alike = plan.think.map_or(Kind::Greedy, |n| Kind::Search(Budget::Iterations(n)));
        let (against_random, against_shipped) = (against(Kind::Random), against(alike));
        Mark { games, table: judge.table(), loss, against_random, against_shipped }
    }
}

/// The squared errors each weight has seen so far: the more, the smaller its steps. What was
/// learned before is not to be thrown over by the first games; what is new begins boldly.
fn past_of(weights: &Numbers) -> Numbers {
    weights.map(|weight| if weight == 0.0 { 1.0 } else { LEARNED })
}

fn step(weights: &mut Numbers, past: &mut Numbers, numbers: &Numbers, error: f32) {
    for ((weight, past), number) in weights.iter_mut().zip(past).zip(numbers) {
        let slope = error * number;
        *past += slope * slope;
        *weight += STEP * slope / past.sqrt();
    }
}

/// How often one bot with these weights wins; its seat goes round.
fn held_out<G: Spoken>(plan: &Plan, first: G, judge: &Judge<G>, others: Kind) -> Interval {
    let one = |index: u64| -> f64 {
        let seat = Seat::new((index % u64::from(plan.seats)) as u8);
        let mut dealer = Quick::stream(!plan.seed, index);
        let mut pupil = Teacher::new(judge, plan.think, Quick::new(index));
        let mut other = others.sit::<G>(index, &Alone);
        let mut state = first;
        let choose = |glimpse: &Glimpse<'_, G>| match glimpse.seat() == seat {
            true => pupil.bot().choose(glimpse),
            false => other.choose(glimpse),
        };
        match play::to_the_end(&mut state, &mut dealer, choose, &mut (), |_| ()) {
            Ok(_) => state.standings().expect("a finished game has standings").share(seat),
            // Walking in circles is no victory.
            Err(_) => 0.0,
        }
    };
    let wins: f64 = parallel::map(plan.jobs, 0..plan.held_out, one).into_iter().sum();
    Interval::of_part(wins / plan.held_out.max(1) as f64, plan.held_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learn(games: u64, jobs: usize, cells: usize, start: Option<Table>) -> Table {
        let (game, settings) = ("istanbul".to_owned(), Settings::default());
        let plan = Plan {
            game,
            seats: 2,
            settings,
            games,
            seed: 1,
            jobs,
            think: None,
            start,
            cells,
            held_out: 0,
        };
        run(&plan, &AtomicU64::new(0), &AtomicBool::new(false), &mut |_| ()).unwrap()
    }

    #[test]
    fn a_network_is_learned_from_the_seed_alone_and_goes_on_from_what_it_knows() {
        let known = learn(128, 1, 3, None);
        assert_eq!(known, learn(128, 2, 3, None), "by the threads");
        assert_eq!(known.cells.len(), 3);
        let more = learn(64, 2, 4, Some(known.clone()));
        assert_eq!(more.cells.len(), 4, "a new cell beside the known ones");
        let moved = |cell: usize| {
            let (before, after) = (&known.cells[cell].notices, &more.cells[cell].notices);
            before.iter().map(|(name, weight)| (weight - after[name]).abs()).fold(0.0, f32::max)
        };
        assert!((0..3).all(|cell| moved(cell) > 0.0), "known cells learn");
        assert!((0..3).all(|cell| moved(cell) < 0.1), "but are not thrown over");
    }

    #[test]
    fn without_cells_nothing_but_a_sum_is_learned() {
        assert!(learn(64, 2, 0, None).cells.is_empty());
    }
}
