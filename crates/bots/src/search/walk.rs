//! One simulation: down the tree by promise and appeal, a playout to the next border of scoring,
//! a judgement, and back up with each seat's own result.

use std::hash::{Hash, Hasher};

use game::{Awaiting, Dealer, Game, Quick, Seat};

use super::Style;
use super::tree::{NONE, Next, Tree};
use crate::eval::{Borders, Judge, Judgement, Outlook};
use crate::greedy::Sight;

/// A worker's tree and its tools; everything is reused, so that simulations do not allocate.
#[derive(Debug)]
pub(super) struct Walker<G: Game> {
    pub tree: Tree<G::Action>,
    pub dealer: Quick,
    legal: Vec<G::Action>,
    appeal: Vec<f32>,
    order: Vec<u32>,
    sight: Sight<G>,
    path: Vec<(u32, u32)>,
    /// What the root's actions led to, to be explained, in the order they were first tried.
    notes: Vec<Note<G::Action>>,
    /// Which note is about which of the root's edges.
    noted: Vec<u32>,
    /// Which edges of the node in hand are legal in this world.
    open: Vec<bool>,
    /// Whether all of the root's edges and nothing else are legal: that does not depend on the world.
    root_is_known: bool,
}

/// Sums over all visits of a root action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note<A> {
    pub action: A,
    pub visits: u32,
    /// With the visits the tree brought along from the decision before.
    pub votes: u32,
    pub win: f32,
    pub score: f32,
    pub best_other: f32,
    /// What the seat maximises.
    pub outlook: f32,
    /// Sums of squares of victory, points and outlook.
    pub squares: [f64; 3],
}

/// No tree grows beyond this; then simulations go on below its leaves.
const MOST_NODES: usize = 1 << 20;

impl<G: Game> Walker<G> {
    pub(super) fn new(dealer: Quick) -> Self {
        let (legal, appeal, order, path, notes, noted, open) = Default::default();
        let (tree, sight, root_is_known) = (Tree::default(), Sight::default(), false);
        Walker {
            tree,
            dealer,
            legal,
            appeal,
            order,
            sight,
            path,
            notes,
            noted,
            open,
            root_is_known,
        }
    }

    /// For the next decision: a fresh tree and fresh dice in it, or the tree that follows what was
    /// `done` before.
    pub(super) fn prepare(&mut self, seat: Seat, done: Option<G::Action>) {
        self.notes.clear();
        self.noted.clear();
        self.root_is_known = false;
        if !done.is_some_and(|action| self.tree.descend(action)) {
            self.tree.plant(seat.index() as u8, long_word(&mut self.dealer));
        }
    }

    /// Begins with the action `first`, or with what promises most.
    pub(super) fn simulate(
        &mut self,
        view: &G::View,
        judge: &Judge<G>,
        style: &Style,
        first: Option<G::Action>,
    ) {
        let mut state = G::imagine(view, &mut self.dealer);
        self.path.clear();
        self.go_down(&mut state, judge, style, first);
        play_on(&mut self.sight, &mut state, judge, style, &mut self.dealer);
        let judgement = judge.judge(&state);
        let outlook = judge.weigh(&judgement, style.win_part);
        for &(node, edge) in &self.path {
            self.tree.visit(node, edge, &outlook);
        }
        self.note(&judgement, &outlook, judge.seats());
    }

    /// What was noted, with the root's votes.
    pub(super) fn votes(&self) -> impl Iterator<Item = Note<G::Action>> {
        let votes = |action| {
            let edge = self.tree.edge(self.tree.root, action);
            edge.map_or(0, |edge| self.tree.edges[edge as usize].visits)
        };
        self.notes.iter().map(move |note| Note { votes: votes(note.action), ..*note })
    }

    /// Leaves the state at the first decision that is new to the tree, or at the end.
    fn go_down(
        &mut self,
        state: &mut G,
        judge: &Judge<G>,
        style: &Style,
        mut first: Option<G::Action>,
    ) {
        let mut node = self.tree.root;
        while let Awaiting::Decision(seat) = state.awaiting() {
            // What others hide may make another seat decide here in this world.
            if usize::from(self.tree.nodes[node as usize].seat) != seat.index() {
                return;
            }
            let promising = self.select(node, state, judge, style);
            let given = first.take().and_then(|action| self.tree.edge(node, action));
            let edge = given.unwrap_or(promising);
            self.path.push((node, edge));
            let action = self.tree.edges[edge as usize].action;
            state.act(action, &mut ());
            let (next, known) = self.follow(node, edge, state);
            if !known {
                return;
            }
            node = next;
        }
    }

    /// The node after an action and its chance; whether it was there before.
    fn follow(&mut self, node: u32, edge: u32, state: &mut G) -> (u32, bool) {
        let chance = matches!(state.awaiting(), Awaiting::Chance(_));
        let next = self.tree.edges[edge as usize].next;
        let mut luck = self.tree.nodes[node as usize].luck;
        let slot = match (next, chance) {
            (Next::Decision(node), false) => return (node, true),
            (Next::Chance(fork), true) => Some(self.tree.throw(fork)),
            (Next::Unknown, true) => {
                let fork = self.tree.fork(luck);
                self.tree.edges[edge as usize].next = Next::Chance(fork);
                Some(self.tree.throw(fork))
            }
            (Next::Unknown, false) => None,
            // In this world the action leads elsewhere; nothing is learned below it.
            (Next::Decision(_), true) | (Next::Chance(_), false) => {
                state.settle(&mut self.dealer, &mut ());
                return (NONE, false);
            }
        };
        if let Some(throw) = slot {
            luck = self.tree.throws[throw as usize].luck;
            state.settle(&mut Quick::new(luck), &mut ());
            let known = self.tree.throws[throw as usize].node;
            if known != NONE {
                return (known, true);
            }
        }
        let Awaiting::Decision(seat) = state.awaiting() else {
            return (NONE, false);
        };
        if self.tree.nodes.len() >= MOST_NODES {
            return (NONE, false);
        }
        let node = self.tree.node(seat.index() as u8, luck);
        match slot {
            Some(throw) => self.tree.throws[throw as usize].node = node,
            None => self.tree.edges[edge as usize].next = Next::Decision(node),
        }
        (node, false)
    }

    /// The edge with the best of promise, appeal and curiosity among those legal in this world.
    fn select(&mut self, node: u32, state: &G, judge: &Judge<G>, style: &Style) -> u32 {
        let all_legal = self.list(node, state, judge);
        let here = self.tree.nodes[node as usize];
        let curiosity = style.explore * (here.visits as f32 + 1.0).sqrt();
        let expected = if here.visits > 0 { here.total / here.visits as f32 } else { 0.5 };
        let wide = style.widen + (style.widening * (here.visits as f32).sqrt()) as usize;
        let untried = expected - style.doubt;
        let (mut best, mut best_value, mut looked) = (NONE, f32::MIN, 0);
        for (index, edge) in (here.first..).zip(self.tree.edges_of(node)) {
            if looked >= wide && best != NONE {
                break;
            }
            if !all_legal && !self.open[(index - here.first) as usize] {
                continue;
            }
            looked += 1;
            let promise = if edge.visits == 0 { untried } else { edge.mean };
            let value = promise + curiosity * edge.prior / (1.0 + edge.visits as f32);
            if value > best_value {
                (best, best_value) = (index, value);
            }
        }
        best
    }

    /// Makes sure that the node knows what is legal in this world, and marks that; says whether all it
    /// knows is.
    fn list(&mut self, node: u32, state: &G, judge: &Judge<G>) -> bool {
        let is_root = node == self.tree.root;
        if is_root && self.root_is_known {
            return true;
        }
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        let name = name_of(&self.legal);
        if self.tree.nodes[node as usize].count == 0 {
            self.learn_actions(node, state, judge);
            self.tree.nodes[node as usize].legal = name;
        }
        if self.tree.nodes[node as usize].legal == name {
            // The node knows at least these; if it knows no more, none of its actions is illegal here.
            let count = self.tree.nodes[node as usize].count as usize;
            if count == self.legal.len() {
                self.root_is_known |= is_root;
                return true;
            }
        }
        if !self.mark_open(node) {
            self.learn_actions(node, state, judge);
            self.open.resize(self.tree.nodes[node as usize].count as usize, true);
        }
        false
    }

    /// Marks which of the node's edges are legal here; says whether it knows all that is.
    fn mark_open(&mut self, node: u32) -> bool {
        let edges = self.tree.edges_of(node);
        self.open.clear();
        self.open.resize(edges.len(), false);
        let mut knows_all = true;
        for action in &self.legal {
            match edges.iter().position(|edge| edge.action == *action) {
                Some(place) => self.open[place] = true,
                None => knows_all = false,
            }
        }
        knows_all
    }

    /// Adds the actions this node does not know yet, the most appealing first.
    fn learn_actions(&mut self, node: u32, state: &G, judge: &Judge<G>) {
        self.appeal.clear();
        judge.appeal(state, &self.legal, &mut self.appeal);
        to_chances(&mut self.appeal);
        self.order.clear();
        self.order.extend(0..self.legal.len() as u32);
        let appeal = &self.appeal;
        self.order.sort_unstable_by(|&a, &b| {
            appeal[b as usize].total_cmp(&appeal[a as usize]).then(a.cmp(&b))
        });
        let fresh = self.tree.nodes[node as usize].count == 0;
        for &index in &self.order {
            let (action, prior) = (self.legal[index as usize], self.appeal[index as usize]);
            if fresh || self.tree.edge(node, action).is_none() {
                self.tree.add(node, action, prior);
            }
        }
    }

    fn note(&mut self, judgement: &Judgement, outlook: &Outlook, seats: u8) {
        let Some(&(root, edge)) = self.path.first() else {
            return;
        };
        let place = (edge - self.tree.nodes[root as usize].first) as usize;
        let seat = usize::from(self.tree.nodes[root as usize].seat);
        let others = (0..usize::from(seats)).filter(|&other| other != seat);
        let best_other = others.map(|other| judgement.score[other]).fold(f32::MIN, f32::max);
        if self.noted.len() <= place {
            self.noted.resize(place + 1, NONE);
        }
        if self.noted[place] == NONE {
            self.noted[place] = self.notes.len() as u32;
            self.notes.push(Note::new(self.tree.edges[edge as usize].action));
        }
        let note = &mut self.notes[self.noted[place] as usize];
        note.visits += 1;
        note.win += judgement.win[seat];
        note.score += judgement.score[seat];
        note.best_other += best_other.max(0.0);
        note.outlook += outlook[seat];
        let numbers = [judgement.win[seat], judgement.score[seat], outlook[seat]];
        for (square, number) in note.squares.iter_mut().zip(numbers) {
            *square += f64::from(number).powi(2);
        }
    }
}

/// Plays on until a border of scoring (or the end), mostly as it looks best at first sight.
pub(super) fn play_on<G: Game>(
    sight: &mut Sight<G>,
    state: &mut G,
    judge: &Judge<G>,
    style: &Style,
    dealer: &mut Quick,
) {
    let mut border = Borders::new(judge.knowledge());
    let mut plies = 0;
    while border.passed < style.borders && plies < style.most_plies {
        match state.awaiting() {
            Awaiting::Decision(_) => {
                let action = sight.choose(judge, state, style.epsilon, dealer);
                state.act(action, &mut border);
                plies += 1;
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(dealer);
                state.resolve(outcome, &mut border);
            }
            Awaiting::Nobody => return,
        }
    }
    if border.passed < style.borders || !judge.is_network() {
        state.settle(dealer, &mut ());
    }
}

pub(super) fn long_word(dealer: &mut Quick) -> u64 {
    u64::from(dealer.word()) << 32 | u64::from(dealer.word())
}

/// Turns log-odds into chances; a little is kept for every action.
fn to_chances(appeal: &mut [f32]) {
    const FLOOR: f32 = 0.1;
    let most = appeal.iter().copied().fold(f32::MIN, f32::max);
    appeal.iter_mut().for_each(|value| *value = (*value - most).exp());
    let (sum, count) = (appeal.iter().sum::<f32>(), appeal.len() as f32);
    appeal.iter_mut().for_each(|value| *value = (1.0 - FLOOR) * *value / sum + FLOOR / count);
}

/// A number that names a list of actions; never 0, which names none.
fn name_of<A: Hash>(legal: &[A]) -> u64 {
    let mut mixer = Mixer(legal.len() as u64);
    legal.iter().for_each(|action| action.hash(&mut mixer));
    mixer.0 | 1
}

/// A quick hash: only ever compared within one search.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
