//! Random play: one step, some steps, or to the end as fast as the game allows. For benchmarks and
//! tests.

use game::{Awaiting, Dealer, Game, Witness};

/// One of a list, each as likely.
#[inline]
pub fn any<T: Copy>(list: &[T], dealer: &mut impl Dealer) -> T {
    list[dealer.below(list.len() as u32) as usize]
}

/// One step: a uniformly chosen action, or an answer of chance. Returns what was waited for; nothing
/// happens where that is nobody. `buffer` is reused, so that nothing is allocated once it has grown.
#[inline]
pub fn step<G: Game>(
    state: &mut G,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<G::Action>,
    witness: &mut impl Witness<G::Event>,
) -> Awaiting<G::Chance> {
    let awaiting = state.awaiting();
    match awaiting {
        Awaiting::Decision(_) => {
            let action = state.any_action(dealer, buffer);
            state.act(action, witness);
        }
        Awaiting::Chance(_) => {
            let outcome = state.sample(dealer);
            state.resolve(outcome, witness);
        }
        Awaiting::Nobody => {}
    }
    awaiting
}

/// Plays on until the game is over; returns the number of decisions.
#[inline]
pub fn finish<G: Game>(
    state: &mut G,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<G::Action>,
    witness: &mut impl Witness<G::Event>,
) -> u64 {
    let mut decisions = 0;
    loop {
        match step(state, dealer, buffer, witness) {
            Awaiting::Decision(_) => decisions += 1,
            Awaiting::Chance(_) => {}
            Awaiting::Nobody => return decisions,
        }
    }
}

/// Plays so many steps, or to the end if that is sooner.
pub fn wander<G: Game>(state: &mut G, steps: u32, dealer: &mut impl Dealer) {
    let mut buffer = Vec::new();
    for _ in 0..steps {
        if step(state, dealer, &mut buffer, &mut ()) == Awaiting::Nobody {
            return;
        }
    }
}
