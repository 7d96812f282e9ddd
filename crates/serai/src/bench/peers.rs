//! How fast others are: OpenSpiel's games at random, by its Python package, in the same run on the
//! same core.

use std::process::{Command, Stdio};

use game::Broken;
use serde::{Deserialize, Serialize};

const SCRIPT: &str = include_str!("peers.py");
/// What the script ends with where the package is missing.
const MISSING: i32 = 3;

/// A game of OpenSpiel.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Peer {
    pub game: String,
    /// Nanoseconds a random decision, chance included, in the best round.
    pub best: f64,
    /// In the middle one.
    pub middle: f64,
}

/// Measures with this Python for about so many seconds a game.
pub(crate) fn measure(python: &str, seconds: f64) -> Result<Vec<Peer>, Broken> {
    let mut command = Command::new(python);
    command.args(["-c", SCRIPT, &seconds.to_string()]).stderr(Stdio::inherit());
    let output = command
        .output()
        .map_err(|error| Broken::new(format!("cannot run {python} for --peers: {error}")))?;
    match output.status.code() {
        Some(0) => {}
        Some(MISSING) => {
            return Err(Broken::new(format!(
                "{python} has no OpenSpiel to compare with; install it with `{python} -m pip install \
                 open_spiel`, or name another Python: --peers=PYTHON"
            )));
        }
        _ => return Err(Broken::new(format!("{python} could not measure OpenSpiel"))),
    }
    let lines = output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let read = |line| serde_json::from_slice(line).map_err(|error| Broken::new(error.to_string()));
    lines.map(read).collect()
}
