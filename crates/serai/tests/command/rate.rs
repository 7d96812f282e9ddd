//! `serai rate`: programs from outside beside our bots.

use serde_json::Value;
use testkit::Folder;

use crate::{code, problem, serai, text};

/// Answers every turn with the first action it is offered.
pub(crate) const FIRST: &str = r#"while read -r line; do
    case $line in *'"turn"'*)
        action=$(printf '%s' "$line" | grep -o '"notation":"[^"]*"' | head -n 1 | cut -d '"' -f 4)
        number=$(printf '%s' "$line" | grep -o '"number":[0-9]*' | head -n 1 | cut -d : -f 2)
        echo "{\"request\":\"act\",\"number\":$number,\"action\":\"$action\"}" ;;
    esac
done
"#;

fn rated(bots: &str, games: &str) -> Value {
    let output = serai(&["rate", "osaka", "--bots", bots, "--games", games, "--json"], "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn of<'a>(rated: &'a Value, start: &str) -> &'a Value {
    let bots = rated["bots"].as_array().unwrap().iter();
    bots.into_iter().find(|bot| bot["bot"].as_str().unwrap().starts_with(start)).unwrap()
}

#[test]
fn a_program_from_outside_is_rated_beside_ours() {
    let folder = Folder::new();
    let path = folder.file("first");
    std::fs::write(&path, FIRST).unwrap();
    let rated = rated(&format!("exec:sh {path},easy"), "10");
    assert_eq!(of(&rated, "exec:")["forfeits"], 0);
    let value = |start| of(&rated, start)["rating"]["value"].as_f64().unwrap();
    assert!(value("exec:") < value("easy"), "{rated}");
}

#[test]
fn a_program_that_gives_up_costs_its_moves_and_is_named() {
    let bots = "exec:false,random";
    assert!(of(&rated(bots, "2"), "exec:")["forfeits"].as_u64() > Some(10));
    let printed = text(&serai(&["rate", "osaka", "--bots", bots, "--games", "2"], ""));
    assert!(printed.contains("exec:false left"), "{printed}");
    let missing = serai(&["rate", "osaka", "--bots", "exec:/no/such/program,random"], "");
    assert_ne!(code(&missing), 0);
    assert!(problem(&missing).contains("cannot start /no/such/program"), "{}", problem(&missing));
}
