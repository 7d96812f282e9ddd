//! Time as the processor spends it on this thread: what others do on the machine, and waiting for
//! them, is not measured.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// How this clock is called in reports.
pub(crate) const NAME: &str = "processor time of the measuring thread";

/// Runs while its thread works. Not to be read on another thread.
#[derive(Clone, Copy)]
pub(crate) struct Stopwatch(Duration);

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Stopwatch(now())
    }

    pub(crate) fn elapsed(&self) -> Duration {
        now().saturating_sub(self.0)
    }
}

fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;
    use std::time::Instant;

    #[test]
    fn work_counts_and_waiting_does_not() {
        let (watch, begin) = (Stopwatch::start(), Instant::now());
        std::thread::sleep(Duration::from_millis(100));
        assert!(begin.elapsed() >= Duration::from_millis(100));
        assert!(watch.elapsed() < Duration::from_millis(50), "{:?}", watch.elapsed());
        let mut sum = 0u64;
        while watch.elapsed() < Duration::from_millis(60) {
            sum = black_box(sum.wrapping_mul(31) + 1);
        }
        assert!(begin.elapsed() >= Duration::from_millis(100));
    }
}
