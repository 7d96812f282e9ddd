//! One step ahead: tries every action, plays its own step to the end as it looks best at first
//! sight, lets chance answer, and judges what it sees.

use game::{Awaiting, Dealer, Game, Quick, Seat, Spoken};

use crate::eval::Judge;
use crate::{Bot, Glimpse};

/// No step of a turn takes more decisions.
const LONGEST_STEP: usize = 12;
/// Imagined worlds, each with its own dice, the same for every action. More would play little
/// better and take their time.
const WORLDS: u32 = 1;

/// Takes what promises most after its own step.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    dealer: Quick,
    judge: Option<Judge<G>>,
    legal: Vec<G::Action>,
    values: Vec<f32>,
    sight: Sight<G>,
}

impl<G: Game> Greedy<G> {
    /// With the weights that come with the program.
    pub fn new(dealer: Quick) -> Self {
        let (legal, values, sight) = (Vec::new(), Vec::new(), Sight::default());
        Greedy { dealer, judge: None, legal, values, sight }
    }

    /// With weights in the making.
    pub fn with(judge: Judge<G>, dealer: Quick) -> Self {
        Greedy { judge: Some(judge), ..Greedy::new(dealer) }
    }

    /// The legal actions and what each promises the seat, from 0 to 1.
    pub fn look(&mut self, glimpse: &Glimpse<'_, G>) -> (&[G::Action], &[f32]) {
        let judge = self.judge.get_or_insert_with(|| Judge::shipped(glimpse.seats()));
        self.legal.clear();
        glimpse.legal_actions(&mut self.legal);
        self.values.clear();
        self.values.resize(self.legal.len(), 0.0);
        if self.legal.len() < 2 {
            return (&self.legal, &self.values);
        }
        let view = glimpse.view();
        for _ in 0..WORLDS {
            let world = G::imagine(&view, &mut self.dealer);
            let luck = Quick::new(u64::from(self.dealer.word()));
            for (value, &action) in self.values.iter_mut().zip(&self.legal) {
                let mut after = world;
                after.act(action, &mut ());
                self.sight.finish_step(judge, &mut after, glimpse.seat(), luck.clone());
                *value += judge.outlook(&after)[glimpse.seat().index()] / WORLDS as f32;
            }
        }
        (&self.legal, &self.values)
    }
}

impl<G: Spoken> Bot<G> for Greedy<G> {
    fn choose(&mut self, glimpse: &Glimpse<'_, G>) -> G::Action {
        let (legal, values) = self.look(glimpse);
        legal[best(values)]
    }
}

/// Decides at first sight: without looking at what follows.
#[derive(Debug)]
pub(crate) struct Sight<G: Game> {
    legal: Vec<G::Action>,
    appeal: Vec<f32>,
}

impl<G: Game> Default for Sight<G> {
    fn default() -> Self {
        Sight { legal: Vec::new(), appeal: Vec::new() }
    }
}

impl<G: Game> Sight<G> {
    /// The most appealing action, or with chance `epsilon` (of 256) any.
    #[inline]
    pub(crate) fn choose(
        &mut self,
        judge: &Judge<G>,
        state: &G,
        epsilon: u32,
        dealer: &mut Quick,
    ) -> G::Action {
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        if self.legal.len() == 1 {
            return self.legal[0];
        }
        if epsilon > 0 && dealer.below(256) < epsilon {
            return self.legal[dealer.below(self.legal.len() as u32) as usize];
        }
        self.appeal.clear();
        judge.appeal(state, &self.legal, &mut self.appeal);
        self.legal[best(&self.appeal)]
    }

    /// Plays on while the same seat decides, then lets chance answer. Once chance has spoken,
    /// the next decision is another step.
    fn finish_step(&mut self, judge: &Judge<G>, state: &mut G, seat: Seat, mut luck: Quick) {
        for _ in 0..LONGEST_STEP {
            if state.awaiting() != Awaiting::Decision(seat) {
                break;
            }
            let action = self.choose(judge, state, 0, &mut luck);
            state.act(action, &mut ());
        }
        state.settle(&mut luck, &mut ());
    }
}

/// The index of the largest; the first of equals.
pub(crate) fn best(values: &[f32]) -> usize {
    let mut best = 0;
    for (index, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = index;
        }
    }
    best
}
