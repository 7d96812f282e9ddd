//! Where random numbers come from: the interface, its exact sampling procedure, and the quick
//! generator for simulation. Dealing that people can check is made of the same procedure in `table`.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::Game;

/// One of a list, each as likely.
#[inline]
pub fn one_of<T: Copy>(list: &[T], dealer: &mut impl Dealer) -> T {
    list[dealer.below(list.len() as u32) as usize]
}

/// One of the legal actions by their list, for games and moments that know no quicker way. `buffer` is
/// room for the list.
#[inline]
pub fn any_of_list<G: Game>(
    state: &G,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<G::Action>,
) -> G::Action {
    buffer.clear();
    state.legal_actions(buffer);
    one_of(buffer, dealer)
}

/// A source of random words. The two samplers built on it are part of the record format: they are
/// written down in `docs/fair-dice.md` and may never change.
pub trait Dealer {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number from `0` to `n - 1`, each equally likely; `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        // Multiply and keep the high half; words whose low half falls into the short remainder
        // would favour small results and are thrown away.
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let remainder = n.wrapping_neg() % n;
            while (product as u32) < remainder {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index, each as likely as its weight; the sum must not be 0.
    #[inline]
    fn pick(&mut self, weights: &[u8]) -> usize {
        let total: u32 = weights.iter().map(|&w| u32::from(w)).sum();
        let mut left = self.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            if left < u32::from(weight) {
                return index;
            }
            left -= u32::from(weight);
        }
        unreachable!("the weights sum up to {total}")
    }
}

/// A fast reproducible dealer for simulation and tests. Not for play: its numbers can be foretold.
#[derive(Clone, Debug)]
pub struct Quick(Pcg64Mcg);

impl Quick {
    /// The same seed deals the same.
    pub fn new(seed: u64) -> Self {
        Quick(Pcg64Mcg::seed_from_u64(seed))
    }

    /// An independent dealer for each index, so that game 17 of a run is the same on any thread.
    pub fn stream(seed: u64, index: u64) -> Self {
        let mixed = seed ^ (index.wrapping_add(1)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Quick::new(mixed ^ seed.rotate_left(32))
    }
}

impl Dealer for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Dictated(Vec<u32>);
    impl Dealer for Dictated {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn words_in_the_short_remainder_are_thrown_away() {
        // For n = 6 the low half must be at least 2^32 mod 6 = 4; the word 0 gives 0 and is refused.
        let mut dealer = Dictated(vec![0, u32::MAX]);
        assert_eq!(dealer.below(6), 5);
        assert!(dealer.0.is_empty());
    }

    #[test]
    fn picks_follow_the_weights() {
        let mut dealer = Quick::new(1);
        let mut seen = [0u32; 3];
        for _ in 0..40_000 {
            seen[dealer.pick(&[1, 0, 3])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((9_500..10_500).contains(&seen[0]), "{seen:?}");
    }

    #[test]
    fn streams_differ_by_index_and_by_seed() {
        let word = |seed, index| Quick::stream(seed, index).word();
        assert_ne!(word(1, 0), word(1, 1));
        assert_ne!(word(1, 0), word(2, 0));
        assert_eq!(word(7, 7), word(7, 7));
    }
}
