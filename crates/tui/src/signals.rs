//! Signals from outside, and a terminal that has gone: being asked to end, being woken after a stop,
//! falling asleep; and a guard that ends the program where its own loop no longer can.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How often the guard looks.
const LOOK: Duration = Duration::from_millis(50);
/// So many looks after being asked to end, the program ends whatever it does.
const GRACE: u32 = 8;

#[derive(Debug, Default)]
pub(crate) struct Signals {
    end: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
    /// Held by whoever reads keys; the guard goes with it.
    reader: Arc<()>,
}

impl Signals {
    #[cfg(unix)]
    pub(crate) fn watch() -> std::io::Result<Self> {
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
    pub(crate) fn end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }

    /// Whether the program was stopped and goes on; says so once.
    pub(crate) fn continued(&self) -> bool {
        self.continued.swap(false, Ordering::Relaxed)
    }

    /// Reading keys of a terminal that has hung up never returns, so another thread has to end the
    /// program then. Matches lose nothing: they are written down after every step. The guard goes
    /// when these signals are no longer watched.
    pub(crate) fn guard(&self, give_back: fn()) {
        let (end, reader) = (self.end.clone(), Arc::downgrade(&self.reader));
        std::thread::spawn(move || {
            if must_end(&end, &reader, || std::io::stdin().is_terminal()) {
                // Even giving the terminal back may wait forever for one that stands still.
                std::thread::spawn(give_back);
                std::thread::sleep(LOOK);
                std::process::exit(1);
            }
        });
    }

    /// Stops the program until the shell lets it go on.
    #[cfg(unix)]
    pub(crate) fn sleep(&self) -> std::io::Result<()> {
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
    }

    /// Other systems have no such thing.
    #[cfg(not(unix))]
    pub fn sleep(&self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Looks until the program has to be ended from outside its loop, or until nobody reads keys any
/// more. A terminal that has hung up is a terminal no longer, even where no signal said so.
fn must_end(end: &AtomicBool, reader: &Weak<()>, terminal_is_there: impl Fn() -> bool) -> bool {
    let mut asked = 0;
    while asked < GRACE && terminal_is_there() {
        std::thread::sleep(LOOK);
        if reader.strong_count() == 0 {
            return false;
        }
        asked = if end.load(Ordering::Relaxed) { asked + 1 } else { 0 };
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_that_has_gone_ends_the_program() {
        let signals = Signals::default();
        assert!(must_end(&signals.end, &Arc::downgrade(&signals.reader), || false));
    }

    #[test]
    fn a_loop_that_does_not_hear_the_signal_is_ended() {
        let signals = Signals::default();
        signals.end.store(true, Ordering::Relaxed);
        assert!(must_end(&signals.end, &Arc::downgrade(&signals.reader), || true));
    }

    #[test]
    fn the_guard_goes_with_the_reader() {
        let signals = Signals::default();
        let (end, reader) = (signals.end.clone(), Arc::downgrade(&signals.reader));
        drop(signals);
        assert!(!must_end(&end, &reader, || true));
    }
}
