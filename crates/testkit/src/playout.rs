//! Random play to the end, as fast as the game allows; for benchmarks and statistical tests.

use game::{Awaiting, Dealer, Game, Witness};

/// Plays on with uniformly chosen actions until the game is over; returns the number of decisions.
/// `buffer` is reused, so that nothing is allocated once it has grown.
#[inline]
pub fn finish<G: Game>(
    state: &mut G,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<G::Action>,
    witness: &mut impl Witness<G::Event>,
) -> u64 {
    let mut decisions = 0;
    loop {
        match state.awaiting() {
            Awaiting::Decision(_) => {
                buffer.clear();
                state.legal_actions(buffer);
                let action = buffer[dealer.below(buffer.len() as u32) as usize];
                state.act(action, witness);
                decisions += 1;
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(dealer);
                state.resolve(outcome, witness);
            }
            Awaiting::Nobody => return decisions,
        }
    }
}
