//! Information-set Monte Carlo tree search for any game: a world is imagined from the view at
//! every simulation, every seat maximises its own result, and chance is sampled.
//!
//! Several trees grow independently and vote; the caller's [`Means`] may grow them side by side.
//! With a budget of iterations the choice depends on the seed alone.

mod tree;
mod walk;

use std::sync::Mutex;

use game::{Awaiting, Dealer, Game, Quick, Spoken, Viewer};

use crate::eval::Judge;
use crate::{Bot, Glimpse, Means};
use walk::{Note, Walker};

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// Simulations, all trees together.
    Iterations(u32),
    /// Needs means with a clock.
    Milliseconds(u32),
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    pub budget: Budget,
    /// Independent trees.
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
    /// Above 0: the choice is drawn, more visited actions being likelier.
    pub temperature: f32,
}

impl Style {
    /// What was measured to play best, with this budget.
    pub const fn new(budget: Budget) -> Self {
        Style {
            budget,
            trees: 2,
            explore: 0.7,
            doubt: 0.05,
            widen: 3,
            widening: 0.7,
            epsilon: 32,
            borders: 1,
            most_plies: 60,
            win_part: 0.5,
            temperature: 0.0,
        }
    }
}

/// An action with what the search expects of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    pub action: A,
    /// The part of all simulations that went this way.
    pub weight: f32,
    pub win: f32,
    /// Expected points at the end: own, and of the best other.
    pub score: f32,
    pub best_other: f32,
}

pub struct Search<'m, G: Game> {
    style: Style,
    means: &'m dyn Means,
    dealer: Quick,
    judge: Option<Judge<G>>,
    walkers: Vec<Mutex<Walker<G>>>,
    /// What its seat sees if nothing but its own last action happened; then the trees go on.
    expected: Option<(G::Action, G::View)>,
}

impl<G: Game> std::fmt::Debug for Search<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("style", &self.style).finish_non_exhaustive()
    }
}

impl<'m, G: Game> Search<'m, G> {
    pub fn new(style: Style, means: &'m dyn Means, dealer: Quick) -> Self {
        Search { style, means, dealer, judge: None, walkers: Vec::new(), expected: None }
    }

    /// Thinks, and returns every action that was looked at, the most visited first.
    pub fn think(&mut self, glimpse: &Glimpse<'_, G>) -> Vec<Thought<G::Action>> {
        let view = glimpse.view();
        self.prepare(glimpse, &view);
        let judge = self.judge.as_ref().expect("prepared");
        let (style, walkers, means) = (&self.style, &self.walkers, self.means);
        let deadline = match style.budget {
            Budget::Milliseconds(time) => Some(means.seconds() + f64::from(time) / 1e3),
            Budget::Iterations(_) => None,
        };
        let work = |index: usize| {
            let mut walker = walkers[index].lock().expect("no worker panicked");
            match (style.budget, deadline) {
                (Budget::Iterations(all), _) => {
                    let each = all.div_ceil(style.trees as u32);
                    (0..each).for_each(|_| walker.simulate(&view, judge, style));
                }
                (_, deadline) => {
                    while deadline.is_some_and(|deadline| means.seconds() < deadline) {
                        (0..16).for_each(|_| walker.simulate(&view, judge, style));
                    }
                }
            }
        };
        means.share(style.trees, &work);
        self.count_votes()
    }

    /// Fresh trees, or those of the last decision where this one follows at once.
    fn prepare(&mut self, glimpse: &Glimpse<'_, G>, view: &G::View) {
        self.judge.get_or_insert_with(|| Judge::shipped(glimpse.seats()));
        while self.walkers.len() < self.style.trees {
            let seed = u64::from(self.dealer.word()) << 32 | u64::from(self.dealer.word());
            self.walkers.push(Mutex::new(Walker::new(Quick::new(seed))));
        }
        let goes_on = self.expected.take().filter(|(_, expected)| expected == view);
        for walker in &mut self.walkers {
            let walker = walker.get_mut().expect("no worker panicked");
            walker.notes.clear();
            let kept = goes_on.as_ref().is_some_and(|(action, _)| walker.tree.descend(*action));
            if !kept {
                walker.tree.plant(glimpse.seat().index() as u8);
            }
        }
    }

    fn count_votes(&mut self) -> Vec<Thought<G::Action>> {
        let mut sums: Vec<Note<G::Action>> = Vec::new();
        for walker in &mut self.walkers {
            for note in &walker.get_mut().expect("no worker panicked").notes {
                match sums.iter_mut().find(|sum| sum.action == note.action) {
                    Some(sum) => sum.add(note),
                    None => sums.push(*note),
                }
            }
        }
        let all: u32 = sums.iter().map(|sum| sum.visits).sum();
        sums.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        sums.iter().map(|sum| sum.thought(all)).collect()
    }

    fn pick(&mut self, thoughts: &[Thought<G::Action>]) -> G::Action {
        if self.style.temperature <= 0.0 {
            return thoughts[0].action;
        }
        let power = 1.0 / self.style.temperature;
        let weights: Vec<f32> = thoughts.iter().map(|thought| thought.weight.powf(power)).collect();
        let mut left =
            self.dealer.below(1 << 20) as f32 / (1 << 20) as f32 * weights.iter().sum::<f32>();
        for (thought, weight) in thoughts.iter().zip(weights) {
            left -= weight;
            if left < 0.0 {
                return thought.action;
            }
        }
        thoughts[0].action
    }
}

impl<A: Copy> Note<A> {
    fn add(&mut self, other: &Note<A>) {
        self.visits += other.visits;
        self.win += other.win;
        self.score += other.score;
        self.best_other += other.best_other;
    }

    fn thought(&self, all: u32) -> Thought<A> {
        let visits = self.visits.max(1) as f32;
        Thought {
            action: self.action,
            weight: visits / all.max(1) as f32,
            win: self.win / visits,
            score: self.score / visits,
            best_other: self.best_other / visits,
        }
    }
}

impl<G: Spoken> Bot<G> for Search<'_, G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let mut legal = Vec::new();
        glimpse.legal_actions(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let thoughts = self.think(glimpse);
        let action = self.pick(&thoughts);
        let mut after = G::imagine(&glimpse.view(), &mut self.dealer);
        after.act(action, &mut ());
        if after.awaiting() == Awaiting::Decision(glimpse.seat()) {
            self.expected = Some((action, after.view(Viewer::Seat(glimpse.seat()))));
        }
        action
    }
}
