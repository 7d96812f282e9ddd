//! The tree of a search: decisions, actions and throws of chance in three arenas. Nothing is freed
//! one by one; a new turn empties all.

/// No such node, edge or throw.
pub const NONE: u32 = u32::MAX;

/// What follows an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Unknown,
    Decision(u32),
    Chance(u32),
}

/// A decision of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub seat: u8,
    pub visits: u32,
    /// What its seat got in all visits together.
    pub total: f32,
    /// The first edge; edges are in order of appeal.
    pub first: u32,
    pub last: u32,
    /// Names the list of legal actions the edges were made of.
    pub legal: u64,
}

/// An action at a decision.
#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    pub action: A,
    pub prior: f32,
    pub visits: u32,
    /// What the deciding seat got.
    pub total: f32,
    pub next: Next,
    pub sibling: u32,
}

/// Chance after an action: some throws of the dice, each kept by its seed.
#[derive(Clone, Copy, Debug)]
pub struct Fork {
    pub visits: u32,
    pub throws: u32,
    pub first: u32,
    /// The throw to take next when no new one is made.
    pub current: u32,
}

/// One way chance answers, until somebody decides again.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    pub seed: u32,
    pub node: u32,
    pub sibling: u32,
}

#[derive(Debug)]
pub struct Tree<A> {
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
    pub fn plant(&mut self, seat: u8) {
        self.nodes.clear();
        self.edges.clear();
        self.forks.clear();
        self.throws.clear();
        self.root = self.node(seat);
    }

    /// How often its root was visited.
    pub fn visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    pub fn node(&mut self, seat: u8) -> u32 {
        self.nodes.push(Node { seat, visits: 0, total: 0.0, first: NONE, last: NONE, legal: 0 });
        self.nodes.len() as u32 - 1
    }

    /// Adds an action at the end of a node's list.
    pub fn add(&mut self, node: u32, action: A, prior: f32) {
        let new = self.edges.len() as u32;
        let (visits, total, next, sibling) = (0, 0.0, Next::Unknown, NONE);
        self.edges.push(Edge { action, prior, visits, total, next, sibling });
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = new,
            last => self.edges[last as usize].sibling = new,
        }
        node.last = new;
    }

    pub fn edges_of(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<A>)> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let index = at;
            let edge = self.edges.get(index as usize)?;
            at = edge.sibling;
            Some((index, edge))
        })
    }

    /// The edge with this action, if the node knows it.
    pub fn edge(&self, node: u32, action: A) -> Option<u32> {
        self.edges_of(node).find(|(_, edge)| edge.action == action).map(|(index, _)| index)
    }

    /// Makes the decision after this action the root; false if it was never reached.
    pub fn descend(&mut self, action: A) -> bool {
        match self.edge(self.root, action).map(|edge| self.edges[edge as usize].next) {
            Some(Next::Decision(node)) => {
                self.root = node;
                true
            }
            _ => false,
        }
    }

    pub fn fork(&mut self) -> u32 {
        self.forks.push(Fork { visits: 0, throws: 0, first: NONE, current: NONE });
        self.forks.len() as u32 - 1
    }

    /// The throw to follow: a new one while there are few for so many visits, else the known ones
    /// in turn, so that each is looked at equally often.
    pub fn throw(&mut self, fork: u32, seeds: &[u32]) -> u32 {
        let fork = &mut self.forks[fork as usize];
        fork.visits += 1;
        let allowed = (2.0 * (fork.visits as f32).sqrt()) as u32;
        if fork.throws < allowed.min(seeds.len() as u32) {
            let seed = seeds[fork.throws as usize];
            self.throws.push(Throw { seed, node: NONE, sibling: fork.first });
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
