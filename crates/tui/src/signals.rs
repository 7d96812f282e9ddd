//! Signals from outside: being asked to end, being woken after a stop, and falling asleep.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Debug, Default)]
pub struct Signals {
    end: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
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
