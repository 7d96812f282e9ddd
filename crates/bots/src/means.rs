//! What a caller lends to a bot that thinks: threads and a clock. Bots own neither.

/// Seconds after which a bot's turn is felt as waiting.
pub const PATIENCE: f64 = 2.0;

/// Runs pieces of work, perhaps side by side, and tells the time.
pub trait Means: Sync {
    /// Does `work(0)` to `work(pieces - 1)`, in any order or at once, and returns when all is done.
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync));
    /// Seconds since any fixed moment; always 0 where there is no clock, so that only budgets
    /// of iterations end.
    fn seconds(&self) -> f64;
    /// Seconds after which a number of simulations is cut short, where somebody waits for the choice; nothing
    /// where nobody does, so that a choice depends on no clock.
    fn patience(&self) -> Option<f64> {
        None
    }
}

/// One thing after the other, and no clock.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Means for Alone {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).for_each(work);
    }

    fn seconds(&self) -> f64 {
        0.0
    }
}
