//! Any legal action, each equally likely.

use game::{Dealer, Quick, Spoken};

use crate::{Bot, Glimpse};

/// Takes anything.
#[derive(Clone, Debug)]
pub struct Random<A> {
    dealer: Quick,
    legal: Vec<A>,
}

impl<A> Random<A> {
    /// Draws from this dealer.
    pub fn new(dealer: Quick) -> Self {
        Random { dealer, legal: Vec::new() }
    }
}

impl<G: Spoken> Bot<G> for Random<G::Action> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        self.legal.clear();
        glimpse.legal_actions(&mut self.legal);
        self.legal[self.dealer.below(self.legal.len() as u32) as usize]
    }
}
