//! The same question is answered in the same file of every game, and golden playthroughs show
//! every number of seats and every ending.

use game::Info;

use crate::{golden, house};

/// One question each; see ARCHITECTURE.md.
const FILES: [&str; 16] = [
    "action", "apply", "chance", "check", "content", "event", "flow", "legal", "number", "observe",
    "score", "setup", "spot", "state", "view", "words",
];

pub(super) fn faults(info: &Info) -> Vec<String> {
    let folder = house::room(info.key).join("src");
    let is_there = |name: &&str| {
        folder.join(format!("{name}.rs")).exists() || folder.join(name).join("mod.rs").exists()
    };
    let missing = FILES.iter().filter(|name| !is_there(name));
    missing
        .map(|name| format!("{}: there is no src/{name}.rs", info.key))
        .chain(golden::missing(info))
        .collect()
}
