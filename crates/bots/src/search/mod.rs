//! Information-set Monte Carlo tree search for any game: a world is imagined from the view at
//! every simulation, every seat maximises its own result, and chance is sampled.
//!
//! With a budget of time several trees grow independently and vote; the caller's [`Means`] may grow
//! them side by side. With a budget of iterations one tree grows, and the choice depends on the seed
//! alone.

mod playouts;
mod style;
mod tree;
mod walk;

use std::sync::Mutex;

use game::{Awaiting, Dealer, Game, Quick, Spoken, Viewer};

use crate::eval::Judge;
use crate::{Bot, Glimpse, Means};
pub use style::{Budget, Style};
use walk::{Note, Walker, long_word};

pub use playouts::Playouts;

/// At least one in so many of a decision's simulations is new, however many the tree brought along.
const LEAST_NEW: u32 = 4;
/// After so many simulations a search by number looks whether somebody has waited long enough.
const LOOK_EVERY: u32 = 128;

/// An action with what the search expects of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect<A> {
    /// What could be done.
    pub action: A,
    /// The part of all simulations that went this way.
    pub weight: f32,
    /// The chance to win.
    pub win: f32,
    /// Own points expected at the end.
    pub score: f32,
    /// Points expected of the best other.
    pub best_other: f32,
    /// What the search maximises, from 0 to 1.
    pub outlook: f32,
    /// One standard error of victory, points and outlook.
    pub errors: [f32; 3],
}

/// A bot that thinks; see the opening lines.
pub struct Search<'m, G: Game> {
    /// The style for so many seats, known when it first thinks.
    choose_style: Box<dyn Fn(u8) -> Style + Send + Sync>,
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
    /// Thinks in the style this gives for the number of seats.
    pub fn new(
        choose_style: impl Fn(u8) -> Style + Send + Sync + 'static,
        means: &'m dyn Means,
        dealer: Quick,
    ) -> Self {
        let (judge, walkers, expected) = (None, Vec::new(), None);
        let style = choose_style(G::INFO.min_seats);
        let choose_style = Box::new(choose_style);
        Search { choose_style, style, means, dealer, judge, walkers, expected }
    }

    /// With weights in the making.
    pub fn with(judge: Judge<G>, style: Style, means: &'m dyn Means, dealer: Quick) -> Self {
        Search { judge: Some(judge), ..Search::new(move |_| style, means, dealer) }
    }

    /// The same search, thoughts and all, on other means.
    pub fn on<'n>(self, means: &'n dyn Means) -> Search<'n, G> {
        let Search { choose_style, style, dealer, judge, walkers, expected, .. } = self;
        Search { choose_style, style, means, dealer, judge, walkers, expected }
    }

    /// Whether its trees are of use if its own last choice is all that happens before it is asked again.
    pub fn goes_on(&self) -> bool {
        self.expected.is_some()
    }

    /// Whether this decision is the one that its trees were kept for.
    pub fn goes_on_to(&self, glimpse: &Glimpse<'_, G>) -> bool {
        self.expected.as_ref().is_some_and(|(_, expected)| *expected == glimpse.view())
    }

    /// Thinks, and returns every action that was looked at, the most visited first.
    pub fn think(&mut self, glimpse: &Glimpse<'_, G>) -> Vec<Prospect<G::Action>> {
        let view = glimpse.view();
        self.prepare(glimpse, &view);
        let mut legal = Vec::new();
        glimpse.legal_actions(&mut legal);
        let judge = self.judge.as_ref().expect("prepared");
        let (style, walkers, means) = (&self.style, &self.walkers, self.means);
        let begin = means.seconds();
        let patience = means.patience().map(|patience| begin + patience);
        let deadline = match style.budget {
            Budget::Milliseconds(time) => Some(begin + f64::from(time) / 1e3),
            Budget::Iterations(_) => None,
        };
        let work = |index: usize| {
            let mut walker = walkers[index].lock().expect("no worker panicked");
            match (style.budget, deadline) {
                (Budget::Iterations(all), _) => {
                    let each = all.div_ceil(style.trees as u32);
                    // What the decision before looked at here need not be looked at again.
                    let known = each.min(walker.tree.visits());
                    let more = (each - known).max(each / LEAST_NEW);
                    let is_late = || patience.is_some_and(|end| means.seconds() > end);
                    for made in 1..=more {
                        walker.simulate(&view, judge, style, None);
                        let may_stop = made % LOOK_EVERY == 0 && made as usize > legal.len();
                        if may_stop && is_late() {
                            break;
                        }
                    }
                }
                (Budget::Milliseconds(_), deadline) => {
                    // However short the time, there is one simulation for each action.
                    (0..legal.len()).for_each(|_| walker.simulate(&view, judge, style, None));
                    while deadline.is_some_and(|deadline| means.seconds() < deadline) {
                        (0..16).for_each(|_| walker.simulate(&view, judge, style, None));
                    }
                }
            }
        };
        means.share(style.trees, &work);
        self.count_votes()
    }

    /// What each of these actions promises if all get the same number of simulations, in the same
    /// order. The trees are fresh, so that none has a start over the others.
    pub fn compare(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        actions: &[G::Action],
        each: u32,
    ) -> Vec<Prospect<G::Action>> {
        let view = glimpse.view();
        self.expected = None;
        self.prepare(glimpse, &view);
        let judge = self.judge.as_ref().expect("prepared");
        let (style, walkers) = (&self.style, &self.walkers);
        let work = |index: usize| {
            let mut walker = walkers[index].lock().expect("no worker panicked");
            for _ in 0..each.div_ceil(style.trees as u32) {
                for &action in actions {
                    walker.simulate(&view, judge, style, Some(action));
                }
            }
        };
        self.means.share(style.trees, &work);
        let thoughts = self.count_votes();
        let of = |action: &G::Action| thoughts.iter().find(|thought| thought.action == *action);
        actions.iter().filter_map(of).copied().collect()
    }

    /// Fresh trees, or those of the last decision where this one follows at once.
    fn prepare(&mut self, glimpse: &Glimpse<'_, G>, view: &G::View) {
        if self.judge.is_none() {
            self.style = (self.choose_style)(glimpse.seats());
            let seats = glimpse.seats();
            let network = self.style.network.then(|| Judge::network(seats)).flatten();
            self.judge = Some(network.unwrap_or_else(|| Judge::shipped(seats)));
        }
        while self.walkers.len() < self.style.trees {
            let seed = long_word(&mut self.dealer);
            self.walkers.push(Mutex::new(Walker::new(Quick::new(seed))));
        }
        let goes_on = self.expected.take().filter(|(_, expected)| expected == view);
        let done = goes_on.map(|(action, _)| action);
        for walker in &mut self.walkers {
            let walker = walker.get_mut().expect("no worker panicked");
            walker.prepare(glimpse.seat(), done);
        }
    }

    fn count_votes(&mut self) -> Vec<Prospect<G::Action>> {
        let mut sums: Vec<Note<G::Action>> = Vec::new();
        for walker in &mut self.walkers {
            for note in walker.get_mut().expect("no worker panicked").votes() {
                match sums.iter_mut().find(|sum| sum.action == note.action) {
                    Some(sum) => sum.add(&note),
                    None => sums.push(note),
                }
            }
        }
        let all: u32 = sums.iter().map(|sum| sum.votes).sum();
        sums.sort_by(|a, b| b.votes.cmp(&a.votes).then(b.win.total_cmp(&a.win)));
        sums.iter().map(|sum| sum.thought(all)).collect()
    }

    fn pick(&mut self, thoughts: &[Prospect<G::Action>]) -> G::Action {
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
    fn new(action: A) -> Self {
        let (visits, votes, win, score, best_other, outlook, squares) = Default::default();
        Note { action, visits, votes, win, score, best_other, outlook, squares }
    }

    fn add(&mut self, other: &Note<A>) {
        self.visits += other.visits;
        self.votes += other.votes;
        self.win += other.win;
        self.score += other.score;
        self.best_other += other.best_other;
        self.outlook += other.outlook;
        self.squares.iter_mut().zip(other.squares).for_each(|(sum, more)| *sum += more);
    }

    fn thought(&self, all: u32) -> Prospect<A> {
        let visits = self.visits.max(1) as f32;
        let means = [self.win, self.score, self.outlook].map(|sum| sum / visits);
        let errors = std::array::from_fn(|index| {
            let square = (self.squares[index] / f64::from(visits)) as f32;
            ((square - means[index] * means[index]).max(0.0) / visits).sqrt()
        });
        Prospect {
            action: self.action,
            weight: self.votes as f32 / all.max(1) as f32,
            win: self.win / visits,
            score: self.score / visits,
            best_other: self.best_other / visits,
            outlook: self.outlook / visits,
            errors,
        }
    }
}

impl<G: Spoken> Bot<G> for Search<'_, G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let mut legal = Vec::new();
        glimpse.legal_actions(&mut legal);
        if let [only] = legal[..] {
            self.expected = None;
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
