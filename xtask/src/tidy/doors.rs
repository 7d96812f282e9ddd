//! Who may know whom: dependencies go one way.

use crate::house;

/// Which rooms a room may depend on; `games` stands for all of them. `serai` may know every room
/// but the test kit, a game `game` only.
const DOORS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("catalog", &["game", "games"]),
    ("testkit", &["game"]),
    ("lang", &["game"]),
    ("table", &["game", "catalog"]),
    // Boards are drawn, and positions judged, from each game's own view.
    ("draw", &["game", "games", "catalog", "lang", "table"]),
    ("bots", &["game", "games", "catalog", "table"]),
    ("store", &[]),
    ("pages", &["game", "catalog", "lang", "table", "draw", "insight"]),
    ("server", &["game", "catalog", "table", "bots", "insight", "lang", "store", "draw", "pages"]),
    // A server's pages without a server.
    ("web-engine", &["game", "catalog", "table", "bots", "insight", "lang", "draw", "pages"]),
    // The benchmark goes by the smallest game.
    ("lab", &["game", "pig", "catalog", "table", "bots", "draw", "lang"]),
    ("insight", &["game", "catalog", "table", "bots", "draw", "lang"]),
    // The one room that knows Python.
    ("py", &["game", "catalog", "table", "bots", "lab", "insight", "draw", "lang"]),
    ("tui", &["game", "games", "catalog", "table", "bots", "lab", "lang"]),
];

/// What a game may use besides `game`.
const OUTSIDE_OF_A_GAME: &[&str] = &["serde"];

/// Dependencies that the plan of the house does not allow.
pub(super) fn faults(room: &str) -> Vec<String> {
    let manifest = house::manifest(&house::room(room));
    let used = manifest.get("dependencies").and_then(|part| part.as_table());
    let names = used.into_iter().flatten().map(|(name, _)| name);
    names
        .filter(|name| !may_know(room, name))
        .map(|name| format!("{room} may not depend on {name}"))
        .collect()
}

/// What only the room for Python may use.
const PYTHON: [&str; 2] = ["numpy", "pyo3"];

fn may_know(room: &str, name: &str) -> bool {
    if PYTHON.contains(&name) {
        return room == "py";
    }
    let inside = house::rooms().iter().any(|other| other == name);
    if is_game(room) {
        return if inside { name == "game" } else { OUTSIDE_OF_A_GAME.contains(&name) };
    }
    if room == "serai" {
        return name != "testkit";
    }
    let doors = DOORS.iter().find(|(from, _)| *from == room).map_or(&[][..], |(_, to)| to);
    !inside || doors.contains(&name) || (is_game(name) && doors.contains(&"games"))
}

fn is_game(room: &str) -> bool {
    house::games().any(|info| info.key == room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_one_way() {
        assert!(may_know("table", "game") && may_know("table", "sha2"));
        assert!(may_know("draw", "osaka") && !may_know("pages", "osaka"));
        assert!(may_know("osaka", "serde") && !may_know("osaka", "serde_json"));
        assert!(!may_know("osaka", "tabriz") && !may_know("game", "table"));
        assert!(!may_know("lab", "pyo3") && !may_know("serai", "numpy") && may_know("py", "pyo3"));
        assert!(!may_know("serai", "testkit") && !may_know("lab", "testkit"));
    }
}
