//! This machine's threads and clock, to lend to bots that think.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use bots::{Means, PATIENCE};

#[derive(Clone, Debug)]
pub struct Machine {
    threads: usize,
    begin: Instant,
    patience: Option<f64>,
}

impl Machine {
    pub fn new(threads: usize) -> Self {
        Machine { threads: threads.max(1), begin: Instant::now(), patience: None }
    }

    /// With as many threads as there are cores.
    pub fn whole() -> Self {
        Machine::new(std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// The same where a person waits for what a bot chooses.
    pub fn for_people(self) -> Self {
        Machine { patience: Some(PATIENCE), ..self }
    }
}

impl Means for Machine {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let worker = || {
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces {
                    break;
                }
                work(piece);
            }
        };
        std::thread::scope(|scope| {
            (1..self.threads.min(pieces)).for_each(|_| drop(scope.spawn(worker)));
            worker();
        });
    }

    fn seconds(&self) -> f64 {
        self.begin.elapsed().as_secs_f64()
    }

    fn patience(&self) -> Option<f64> {
        self.patience
    }
}
