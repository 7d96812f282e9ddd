//! Habits as a test: who may know whom, rule ids, golden coverage, opening lines, forbidden words.

use game::Info;

use crate::{golden, house, rules};

/// Which rooms a room may depend on. A game may know `game` only; `serai` may know all.
const DOORS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("testkit", &["game"]),
    ("lang", &["game"]),
    ("table", &["game", "catalog"]),
    ("draw", &["game", "lang", "table", "istanbul", "osaka", "tabriz", "yspahan"]),
    // Its `eval/<game>.rs` hold judgement about each game.
    ("bots", &["game", "catalog", "table", "tabriz", "yspahan", "osaka", "istanbul"]),
    ("store", &[]),
    ("pages", &["game", "catalog", "lang", "table", "draw"]),
    ("server", &["game", "catalog", "table", "bots", "insight", "lang", "store", "draw", "pages"]),
    ("lab", &["game", "catalog", "table", "bots", "draw", "testkit"]),
    ("insight", &["game", "catalog", "table", "bots", "draw", "lang"]),
    // The boards are drawn from each game's own view.
    (
        "tui",
        &[
            "game", "osaka", "yspahan", "istanbul", "tabriz", "catalog", "table", "bots", "lab",
            "lang",
        ],
    ),
];

/// What a game may use besides `game`.
const OUTSIDE_OF_A_GAME: &[&str] = &["serde"];

pub fn run() -> bool {
    let mut faults = Vec::new();
    faults.extend(house::rooms().iter().flat_map(|room| doors(room)));
    for info in catalog::all() {
        faults.extend(rule_ids(info));
        faults.extend(golden::missing(info));
    }
    faults.extend(sources());
    for fault in &faults {
        eprintln!("tidy: {fault}");
    }
    if faults.is_empty() {
        println!(
            "tidy: {} rooms and {} games in order",
            house::rooms().len(),
            catalog::all().len()
        );
    }
    faults.is_empty()
}

fn is_game(room: &str) -> bool {
    catalog::all().iter().any(|info| info.key == room)
}

/// Dependencies that the plan of the house does not allow.
fn doors(room: &str) -> Vec<String> {
    let manifest = house::read(&house::room(room).join("Cargo.toml"));
    let table: toml::Table = manifest.parse().expect("cargo has read it");
    let used: Vec<String> = table
        .get("dependencies")
        .and_then(|part| part.as_table())
        .map(|part| part.keys().cloned().collect())
        .unwrap_or_default();
    let rooms = house::rooms();
    let forbidden = |name: &&String| -> bool {
        let (name, inside) = (name.as_str(), rooms.contains(*name));
        match room {
            "serai" => false,
            "catalog" => inside && name != "game" && !is_game(name),
            _ if is_game(room) => {
                if inside {
                    name != "game"
                } else {
                    !OUTSIDE_OF_A_GAME.contains(&name)
                }
            }
            _ => {
                let doors = DOORS.iter().find(|(from, _)| *from == room).map(|(_, to)| *to);
                // Bots know what matters in each game; nobody else above the games names one.
                let judged = room == "bots" && is_game(name);
                inside && !judged && !doors.unwrap_or(&[]).contains(&name)
            }
        }
    };
    used.iter().filter(forbidden).map(|name| format!("{room} may not depend on {name}")).collect()
}

/// Ids without a test. That every language has the same ones is a test of `lang`.
fn rule_ids(info: &Info) -> Vec<String> {
    rules::coverage(info)
        .into_iter()
        .filter(|(_, coverage)| coverage.tests.is_empty())
        .map(|(id, _)| format!("{}: no test names rule {id}", info.key))
        .collect()
}

/// Every source file says what it holds; nothing speaks of places outside the repository.
fn sources() -> Vec<String> {
    // Put together here, so that this list does not find itself.
    let forbidden = [["../sha", "red"].concat(), ["/ro", "ot/"].concat(), ["/wo", "rk/"].concat()];
    let mut faults = Vec::new();
    for folder in ["crates", "xtask", "docs", "examples"] {
        for ending in ["rs", "md", "toml", "ftl", "py"] {
            for path in house::files(&house::root().join(folder), ending) {
                let text = house::read(&path);
                if ending == "rs" && !text.starts_with("//!") {
                    faults.push(format!("{} does not open with `//!`", house::short(&path)));
                }
                let found = forbidden.iter().filter(|word| text.contains(word.as_str()));
                faults.extend(found.map(|word| format!("{} says {word}", house::short(&path))));
            }
        }
    }
    faults
}
