//! Setting a table up on this machine: where its secret and its name come from.

use game::{Broken, Settings};
use table::{Parts, Setup};

/// A table whose dice follow from the seed, or from a fresh secret and fresh nonces.
pub(crate) fn setup(
    settings: Settings,
    names: Vec<String>,
    seed: Option<u64>,
) -> Result<Setup, Broken> {
    if let Some(seed) = seed {
        return Ok(Setup::seeded(settings, names, seed));
    }
    let nonces = names.iter().map(|_| fresh()).collect::<Result<_, Broken>>()?;
    let parts = Parts::Nonces(nonces);
    Ok(Setup { id: fresh()?, settings, names, secret: Some(fresh()?), parts })
}

/// Random bytes of the system.
pub(crate) fn fresh<const N: usize>() -> Result<[u8; N], Broken> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Broken::new(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}
