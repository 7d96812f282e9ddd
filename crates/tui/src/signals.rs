//! Signals from outside, and a terminal that has gone: being asked to end, being woken after a stop,
//! falling asleep; and a guard that ends the program where its own loop no longer can.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How often the guard looks.
const LOOK: Duration = Duration::from_millis(50);
/// So many looks after being asked to end, the program ends whatever it does.
const GRACE: u32 = 8;
/// A wait for keys that takes so many looks never ends: the terminal has gone without a signal.
const GONE: u32 = 40;

#[derive(Debug, Default)]
pub struct Signals {
    end: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
    /// Counts the beginnings and ends of waits for keys; odd while waiting.
    waits: Arc<AtomicU64>,
}

impl Signals {
    #[cfg(unix)]
    pub fn watch() -> std::io::Result<Self> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGTERM};
        let signals = Signals::default();
        signal_hook::flag::register(SIGTERM, signals.end.clone())?;
        signal_hook::flag::register(SIGHUP, signals.end.clone())?;
        signal_hook::flag::register(SIGCONT, signals.continued.clone())?;
        Ok(signals)
    }

    #[cfg(not(unix))]
    pub fn watch() -> std::io::Result<Self> {
        Ok(Signals::default())
    }

    /// Whether somebody asked the program to end.
    pub fn end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }

    /// Whether the program was stopped and goes on; says so once.
    pub fn continued(&self) -> bool {
        self.continued.swap(false, Ordering::Relaxed)
    }

    /// Waits for keys, with the guard watching that the wait comes to an end.
    pub fn guarded<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.waits.fetch_add(1, Ordering::Relaxed);
        let answer = wait();
        self.waits.fetch_add(1, Ordering::Relaxed);
        answer
    }

    /// Reading keys of a terminal that has hung up never returns, so another thread has to end the
    /// program then. Matches lose nothing: they are written down after every step. The guard goes
    /// when these signals are no longer watched.
    pub fn guard(&self, give_back: fn()) {
        let (end, waits) = (self.end.clone(), Arc::downgrade(&self.waits));
        std::thread::spawn(move || {
            if is_stuck(&end, &waits) {
                // Even giving the terminal back may wait forever for one that stands still.
                std::thread::spawn(give_back);
                std::thread::sleep(LOOK);
                std::process::exit(1);
            }
        });
    }

    /// Stops the program until the shell lets it go on.
    #[cfg(unix)]
    pub fn sleep(&self) -> std::io::Result<()> {
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
    }

    /// Other systems have no such thing.
    #[cfg(not(unix))]
    pub fn sleep(&self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Looks until the program is stuck, or until nobody waits for keys any more.
fn is_stuck(end: &AtomicBool, waits: &Weak<AtomicU64>) -> bool {
    let (mut asked, mut waited, mut last) = (0, 0, 0);
    while asked < GRACE && waited < GONE {
        std::thread::sleep(LOOK);
        let Some(now) = waits.upgrade().map(|waits| waits.load(Ordering::Relaxed)) else {
            return false;
        };
        let still_waits = now == last && now % 2 == 1;
        waited = if still_waits { waited + 1 } else { 0 };
        asked = if end.load(Ordering::Relaxed) { asked + 1 } else { 0 };
        last = now;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the guard finds.
    fn guarded(signals: Signals, meanwhile: impl FnOnce(Signals)) -> bool {
        let (end, waits) = (signals.end.clone(), Arc::downgrade(&signals.waits));
        let guard = std::thread::spawn(move || is_stuck(&end, &waits));
        meanwhile(signals);
        guard.join().unwrap()
    }

    #[test]
    fn a_wait_that_never_ends_is_found_out() {
        assert!(guarded(Signals::default(), |signals| {
            signals.guarded(|| std::thread::sleep(LOOK * (GONE + 20)));
        }));
    }

    #[test]
    fn work_between_waits_may_take_its_time() {
        assert!(!guarded(Signals::default(), |signals| {
            signals.guarded(|| ());
            std::thread::sleep(LOOK * (GONE + 20));
        }));
    }
}
