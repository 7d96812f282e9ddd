//! The tree of a search: decisions, actions and throws of chance in three arenas; the actions of a
//! decision lie side by side. Nothing is freed one by one; a new turn empties all.

use std::ops::Range;

use crate::eval::Outlook;

/// No such node, edge or throw.
pub(super) const NONE: u32 = u32::MAX;

/// What follows an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Unknown,
    Decision(u32),
    Chance(u32),
}

/// A decision of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub seat: u8,
    pub visits: u32,
    /// What its seat got in all visits together.
    pub total: f32,
    /// Where its edges begin, and how many there are; they are in order of appeal, those that other
    /// worlds brought later at the end.
    pub first: u32,
    pub count: u32,
    /// Names the list of legal actions the edges were made of.
    pub legal: u64,
    /// What the throws after its actions come from: the same for all its actions, so that they are
    /// compared with the same dice, and another one after every throw.
    pub luck: u64,
}

/// An action at a decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub action: A,
    pub prior: f32,
    pub visits: u32,
    /// What the deciding seat got, and that divided by the visits.
    pub total: f32,
    pub mean: f32,
    pub next: Next,
}

/// Chance after an action: some throws of the dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fork {
    pub luck: u64,
    pub visits: u32,
    pub throws: u32,
    pub first: u32,
    /// The throw to take next when no new one is made.
    pub current: u32,
}

/// One way chance answers, until somebody decides again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Throw {
    /// The seed of its dice.
    pub luck: u64,
    pub node: u32,
    pub sibling: u32,
}

#[derive(Debug)]
pub(super) struct Tree<A> {
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge<A>>,
    pub forks: Vec<Fork>,
    pub throws: Vec<Throw>,
    pub root: u32,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        let (nodes, edges, forks, throws) = Default::default();
        Tree { nodes, edges, forks, throws, root: NONE }
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    /// Empties the tree and plants a decision of this seat.
    pub(super) fn plant(&mut self, seat: u8, luck: u64) {
        self.nodes.clear();
        self.edges.clear();
        self.forks.clear();
        self.throws.clear();
        self.root = self.node(seat, luck);
    }

    /// How often its root was visited.
    pub(super) fn visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    pub(super) fn node(&mut self, seat: u8, luck: u64) -> u32 {
        let (visits, total, first, count, legal) = (0, 0.0, 0, 0, 0);
        self.nodes.push(Node { seat, visits, total, first, count, legal, luck });
        self.nodes.len() as u32 - 1
    }

    /// Adds an action after the node's others. They move to the end of the arena if something else
    /// lies behind them.
    pub(super) fn add(&mut self, node: u32, action: A, prior: f32) {
        let place = self.places(node);
        let node = &mut self.nodes[node as usize];
        if place.end != self.edges.len() {
            node.first = self.edges.len() as u32;
            self.edges.extend_from_within(place);
        }
        let (visits, total, mean, next) = (0, 0.0, 0.0, Next::Unknown);
        self.edges.push(Edge { action, prior, visits, total, mean, next });
        node.count += 1;
    }

    /// Where the edges of a node are.
    pub(super) fn places(&self, node: u32) -> Range<usize> {
        let Node { first, count, .. } = self.nodes[node as usize];
        first as usize..(first + count) as usize
    }

    pub(super) fn edges_of(&self, node: u32) -> &[Edge<A>] {
        &self.edges[self.places(node)]
    }

    /// One visit more of an edge, and what its seat got.
    pub(super) fn visit(&mut self, node: u32, edge: u32, outlook: &Outlook) {
        let node = &mut self.nodes[node as usize];
        let result = outlook[usize::from(node.seat)];
        node.visits += 1;
        node.total += result;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += result;
        edge.mean = edge.total / edge.visits as f32;
    }

    /// The edge with this action, if the node knows it.
    pub(super) fn edge(&self, node: u32, action: A) -> Option<u32> {
        let at = self.edges_of(node).iter().position(|edge| edge.action == action)?;
        Some(self.nodes[node as usize].first + at as u32)
    }

    /// Makes the decision after this action the root; false if it was never reached.
    pub(super) fn descend(&mut self, action: A) -> bool {
        match self.edge(self.root, action).map(|edge| self.edges[edge as usize].next) {
            Some(Next::Decision(node)) => {
                self.root = node;
                true
            }
            _ => false,
        }
    }

    pub(super) fn fork(&mut self, luck: u64) -> u32 {
        self.forks.push(Fork { luck, visits: 0, throws: 0, first: NONE, current: NONE });
        self.forks.len() as u32 - 1
    }

    /// The throw to follow: a new one while there are few for so many visits, else the known ones
    /// in turn, so that each is looked at equally often.
    pub(super) fn throw(&mut self, fork: u32) -> u32 {
        let fork = &mut self.forks[fork as usize];
        fork.visits += 1;
        let allowed = (2.0 * (fork.visits as f32).sqrt()) as u32;
        if fork.throws < allowed {
            let luck = stir(fork.luck, fork.throws);
            self.throws.push(Throw { luck, node: NONE, sibling: fork.first });
            fork.throws += 1;
            fork.first = self.throws.len() as u32 - 1;
            fork.current = fork.first;
            return fork.first;
        }
        let next = self.throws[fork.current as usize].sibling;
        fork.current = if next == NONE { fork.first } else { next };
        fork.current
    }
}

/// The luck of throw number `number` where chance has this luck.
fn stir(luck: u64, number: u32) -> u64 {
    let mixed = (luck ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_node_learns_later_lies_beside_what_it_knew() {
        let mut tree = Tree::<u8>::default();
        tree.plant(0, 1);
        tree.add(tree.root, 3, 0.6);
        tree.visit(tree.root, 0, &[0.5; game::MAX_SEATS]);
        let other = tree.node(1, 2);
        tree.add(other, 7, 1.0);
        tree.add(tree.root, 4, 0.4);
        let known = |node: u32| tree.edges_of(node).iter().map(|edge| (edge.action, edge.visits));
        assert_eq!(known(tree.root).collect::<Vec<_>>(), [(3, 1), (4, 0)]);
        assert_eq!(known(other).collect::<Vec<_>>(), [(7, 0)]);
        assert_eq!(tree.edge(tree.root, 3).map(|edge| tree.edges[edge as usize].mean), Some(0.5));
    }

    /// The luck of the first throws after this action.
    fn throws(tree: &mut Tree<u8>, luck: u64) -> Vec<u64> {
        let fork = tree.fork(luck);
        for _ in 0..100 {
            tree.throw(fork);
        }
        tree.throws.drain(..).map(|throw| throw.luck).collect()
    }

    #[test]
    fn actions_are_compared_with_the_same_dice_and_later_throws_are_others() {
        let mut tree = Tree::default();
        let luck = 0x5E_BA_5C_0F_FE_E0_0D_1C;
        let (first, second) = (throws(&mut tree, luck), throws(&mut tree, luck));
        assert_eq!(first, second, "two actions of one decision");
        assert_eq!(first.len(), 20, "so many are enough for a hundred visits");
        for &luck in &first {
            let later = throws(&mut tree, luck);
            assert!(later.iter().all(|throw| !first.contains(throw)), "after throw {luck}");
        }
    }
}
