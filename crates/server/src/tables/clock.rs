//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::Millis;

pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}

/// How long until a moment; nothing if it is past.
pub fn until(moment: Millis) -> Duration {
    Duration::from_millis((moment - now()).max(0) as u64)
}
