//! What time it is, by the store's clock: nodes that share a store agree, whatever their own clocks say.

use std::sync::Mutex;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{Millis, Store};

/// This machine's own time, for what no clock of a table depends on.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}

/// The store's clock, read now and then; in between it goes on by itself.
#[derive(Debug)]
pub(crate) struct Clock(Mutex<(Instant, Millis)>);

impl Clock {
    pub(crate) async fn of(store: &dyn Store) -> store::Result<Self> {
        Ok(Clock(Mutex::new(read(store).await?)))
    }

    /// Reads the store's time again.
    pub(crate) async fn set(&self, store: &dyn Store) -> store::Result<()> {
        let time = read(store).await?;
        *self.0.lock().expect("nobody panics here") = time;
        Ok(())
    }

    pub(crate) fn now(&self) -> Millis {
        let (read_at, time) = *self.0.lock().expect("nobody panics here");
        time + read_at.elapsed().as_millis() as Millis
    }

    /// How long until a moment; nothing if it is past.
    pub(crate) fn until(&self, moment: Millis) -> Duration {
        Duration::from_millis((moment - self.now()).max(0) as u64)
    }
}

/// The store's time, and when it was that: in the middle between question and answer.
async fn read(store: &dyn Store) -> store::Result<(Instant, Millis)> {
    let asked = Instant::now();
    let time = store.now().await?;
    Ok((asked + asked.elapsed() / 2, time))
}
