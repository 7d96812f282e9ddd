//! When a lead is certain, however often one looks.
//!
//! Each pair of bots is a bet: whoever believes that the first is no better than the second starts
//! with a capital of 1 and, before every run of dice, stakes a part of it on the second. If the
//! first really is no better, the capital is fair or worse, and ever reaching `1/p` has a chance of at
//! most `p` (Ville's inequality), at whatever moment one looks or stops. The stake follows what was
//! seen so far (Waudby-Smith and Ramdas, *Estimating means of bounded random variables by betting*).

/// The chance that anything of a whole run is wrongly called certain.
pub const LEVEL: f64 = 0.05;
/// Nothing is certain before so many runs of dice, or games, however clear they look.
pub const LEAST: u64 = 20;
/// The largest part of the capital that is staked: a single loss never ruins.
const MOST_STAKED: f64 = 0.5;

/// A bet on one bot being better than another, told run by run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bet {
    /// The capital's logarithm.
    capital: f64,
    runs: u64,
    sum: f64,
    squares: f64,
}

impl Bet {
    /// Nothing was seen yet.
    pub(crate) const fn new() -> Self {
        Bet { capital: 0.0, runs: 0, sum: 0.0, squares: 0.0 }
    }

    /// By how much the first did better in one run of dice, from -1 (always behind) to 1.
    pub(crate) fn see(&mut self, lead: f64) {
        // One imagined run of each kind keeps the first guesses sober.
        let runs = self.runs as f64 + 2.0;
        let (mean, square) = (self.sum / runs, (self.squares + 2.0) / runs);
        let stake = (mean / square).clamp(0.0, MOST_STAKED);
        self.capital += (1.0 + stake * lead).ln();
        self.runs += 1;
        self.sum += lead;
        self.squares += lead * lead;
    }

    /// Whether the first is better for certain, if so many bets are looked at together.
    pub(crate) fn is_won(&self, bets: usize) -> bool {
        self.runs >= LEAST && self.capital >= (bets as f64 / LEVEL).ln()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Dealer, Quick};

    /// The first run after which a lead is certain, of a first bot that wins this many of 100.
    fn certain_after(percent: u32, most: u64, seed: u64) -> Option<u64> {
        let (mut dealer, mut bets) = (Quick::stream(3, seed), [Bet::new(); 2]);
        (1..=most).find(|_| {
            let lead = if dealer.below(100) < percent { 1.0 } else { -1.0 };
            bets[0].see(lead);
            bets[1].see(-lead);
            bets.iter().any(|bet| bet.is_won(2))
        })
    }

    #[test]
    fn of_equals_at_most_one_in_twenty_is_ever_called_better() {
        let wrong = (0..1_000).filter(|&seed| certain_after(50, 2_000, seed).is_some()).count();
        assert!(wrong <= 50, "{wrong} of 1000");
    }

    #[test]
    fn who_wins_two_of_three_is_found_out_soon() {
        let mut needed: Vec<u64> =
            (0..101).map(|seed| certain_after(67, 2_000, seed).unwrap_or(2_000)).collect();
        needed.sort_unstable();
        assert!(needed[50] < 120, "half of the time after {}", needed[50]);
    }

    #[test]
    fn a_few_runs_prove_nothing() {
        let mut bet = Bet::new();
        (0..LEAST - 1).for_each(|_| bet.see(1.0));
        assert!(!bet.is_won(2));
        bet.see(1.0);
        assert!(bet.is_won(2));
    }
}
