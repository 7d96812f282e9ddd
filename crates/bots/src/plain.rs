//! Plain single-observer information-set Monte Carlo tree search, as the textbooks have it: UCB1
//! with availability counts, uniformly random playouts to the end, victory as the only reward, no
//! knowledge of the game. Kept to compare `search` with.

use game::{Awaiting, Dealer, Game, MAX_SEATS, Quick, Seat, Spoken};

use crate::search::Budget;
use crate::{Bot, Glimpse, Means};

const EXPLORE: f32 = 0.7;
const NONE: u32 = u32::MAX;

/// An action of a seat after the actions above it.
#[derive(Clone, Copy, Debug)]
struct Node<A> {
    action: A,
    seat: u8,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    wins: f32,
    child: u32,
    sibling: u32,
}

/// Textbook search, to compare with.
pub struct Plain<'m, G: Game> {
    budget: Budget,
    means: &'m dyn Means,
    dealer: Quick,
    nodes: Vec<Node<G::Action>>,
    /// The first action at the root.
    first: u32,
    legal: Vec<G::Action>,
    path: Vec<u32>,
}

impl<G: Game> std::fmt::Debug for Plain<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plain").field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<'m, G: Game> Plain<'m, G> {
    /// With this budget, on these means.
    pub fn new(budget: Budget, means: &'m dyn Means, dealer: Quick) -> Self {
        let (nodes, legal, path) = Default::default();
        Plain { budget, means, dealer, nodes, first: NONE, legal, path }
    }

    fn simulate(&mut self, view: &G::View) {
        let mut state = G::imagine(view, &mut self.dealer);
        self.path.clear();
        while self.step_down(&mut state) {}
        play_out(&mut state, &mut self.dealer, &mut self.legal);
        let standings = state.standings().expect("a finished game has standings");
        let wins: [f32; MAX_SEATS] = std::array::from_fn(|side| {
            let side = Seat::new(side as u8);
            if side.index() < usize::from(standings.sides()) {
                standings.share(side) as f32
            } else {
                0.0
            }
        });
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.wins += wins[usize::from(node.seat)];
        }
    }

    /// One decision inside the tree; false when a new action was added or the game is over.
    fn step_down(&mut self, state: &mut G) -> bool {
        state.settle(&mut self.dealer, &mut ());
        let Awaiting::Decision(seat) = state.awaiting() else {
            return false;
        };
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        let parent = self.path.last().copied();
        let (chosen, new) = match self.untried(parent) {
            Some(action) => (self.add(parent, action, seat), true),
            None => (self.best(parent), false),
        };
        self.path.push(chosen);
        state.act(self.nodes[chosen as usize].action, &mut ());
        !new
    }

    fn first_child(&self, parent: Option<u32>) -> u32 {
        parent.map_or(self.first, |parent| self.nodes[parent as usize].child)
    }

    fn children(&self, parent: Option<u32>) -> impl Iterator<Item = u32> {
        let mut at = self.first_child(parent);
        std::iter::from_fn(move || {
            let here = at;
            at = self.nodes.get(here as usize)?.sibling;
            Some(here)
        })
    }

    /// Any legal action without a node, each equally likely.
    fn untried(&mut self, parent: Option<u32>) -> Option<G::Action> {
        let known = |action: &G::Action| {
            self.children(parent).any(|child| self.nodes[child as usize].action == *action)
        };
        let fresh = self.legal.iter().filter(|action| !known(action)).count() as u32;
        if fresh == 0 {
            return None;
        }
        let mut dealer = self.dealer.clone();
        let chosen = dealer.below(fresh) as usize;
        let action = self.legal.iter().filter(|action| !known(action)).nth(chosen).copied();
        self.dealer = dealer;
        action
    }

    fn add(&mut self, parent: Option<u32>, action: G::Action, seat: Seat) -> u32 {
        let (sibling, new) = (self.first_child(parent), self.nodes.len() as u32);
        let (visits, available, wins, child) = (0, 1, 0.0, NONE);
        let seat = seat.index() as u8;
        self.nodes.push(Node { action, seat, visits, available, wins, child, sibling });
        match parent {
            Some(parent) => self.nodes[parent as usize].child = new,
            None => self.first = new,
        }
        new
    }

    fn best(&mut self, parent: Option<u32>) -> u32 {
        let (mut best, mut best_value) = (NONE, f32::MIN);
        let mut at = self.first_child(parent);
        while at != NONE {
            let node = &mut self.nodes[at as usize];
            if self.legal.contains(&node.action) {
                node.available += 1;
                let visits = node.visits.max(1) as f32;
                let value =
                    node.wins / visits + EXPLORE * ((node.available as f32).ln() / visits).sqrt();
                if value > best_value {
                    (best, best_value) = (at, value);
                }
            }
            at = node.sibling;
        }
        best
    }
}

fn play_out<G: Game>(state: &mut G, dealer: &mut Quick, legal: &mut Vec<G::Action>) {
    state.settle(dealer, &mut ());
    while let Awaiting::Decision(_) = state.awaiting() {
        legal.clear();
        state.legal_actions(legal);
        state.act(legal[dealer.below(legal.len() as u32) as usize], &mut ());
        state.settle(dealer, &mut ());
    }
}

impl<G: Spoken> Bot<G> for Plain<'_, G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        self.legal.clear();
        glimpse.legal_actions(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.nodes.clear();
        self.first = NONE;
        let view = glimpse.view();
        match self.budget {
            Budget::Iterations(all) => (0..all).for_each(|_| self.simulate(&view)),
            Budget::Milliseconds(time) => {
                let deadline = self.means.seconds() + f64::from(time) / 1e3;
                // However short the time, there is one simulation for each action.
                (0..self.legal.len()).for_each(|_| self.simulate(&view));
                while self.means.seconds() < deadline {
                    self.simulate(&view);
                }
            }
        }
        let most = self.children(None).max_by_key(|&child| self.nodes[child as usize].visits);
        self.nodes[most.expect("a budget allows a simulation") as usize].action
    }
}
