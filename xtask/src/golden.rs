//! Golden playthroughs: writing them anew, and whether they cover what they should.

use std::collections::BTreeSet;
use std::process::Command;

use game::Info;

use crate::house;

/// Lets every game write its golden files and its listing of numbers instead of comparing.
pub(crate) fn write() -> bool {
    house::games().all(|info| {
        let status = Command::new(env!("CARGO"))
            .args([
                "test",
                "--quiet",
                "--package",
                info.key,
                "--test",
                "golden",
                "--test",
                "numbers",
            ])
            .env("SERAI_GOLDEN", "write")
            .current_dir(house::root())
            .status();
        status.is_ok_and(|status| status.success())
    })
}

/// Seat counts and endings of a game that no golden file shows.
pub(crate) fn missing(info: &Info) -> Vec<String> {
    let (mut seats, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for path in house::files(&house::room(info.key).join("tests/golden"), "golden") {
        for line in house::read(&path).lines().take(5) {
            match line.split_once(' ') {
                Some(("seats", number)) => seats.insert(number.to_owned()),
                Some(("ending", name)) => endings.insert(name.to_owned()),
                _ => false,
            };
        }
    }
    let counts = (info.min_seats..=info.max_seats).map(|count| count.to_string());
    let lacking_seats = counts.filter(|count| !seats.contains(count));
    let lacking_endings = info.endings.iter().filter(|name| !endings.contains(**name));
    lacking_seats
        .map(|count| format!("{}: no golden playthrough with {count} seats", info.key))
        .chain(lacking_endings.map(|name| format!("{}: none that ends by {name}", info.key)))
        .collect()
}
