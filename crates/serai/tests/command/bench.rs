//! `serai bench`.

use crate::{code, problem, serai, text};

#[test]
fn the_benchmark_reports_every_game() {
    let output = serai(&["bench", "--json", "--seconds", "0.02"], "");
    assert_eq!(code(&output), 0);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["clock"], "processor time of the measuring thread");
    assert!(report["reference_ns"].as_f64().unwrap() > 0.0);
    let games = report["games"].as_array().unwrap();
    let rows: usize =
        catalog::all().iter().map(|i| usize::from(i.max_seats - i.min_seats) + 1).sum();
    assert_eq!(games.len(), rows + 1, "every game and seat count, and pig");
    for row in games {
        for key in ["games_per_s", "decisions_per_s", "ns_per_decision", "ratio", "state_bytes"] {
            assert!(row[key].as_f64().unwrap() > 0.0, "{key} in {row}");
        }
    }
}

#[test]
fn the_benchmark_says_which_clock_it_reads() {
    let output = serai(&["bench", "osaka", "--seconds", "0.01"], "");
    assert_eq!(code(&output), 0);
    assert!(text(&output).starts_with("clock: processor time of the measuring thread\n"));
}

/// A program that answers like Python with OpenSpiel.
#[cfg(unix)]
fn python(folder: &testkit::Folder, script: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.0.join("python");
    std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    format!("--peers={}", path.display())
}

#[cfg(unix)]
#[test]
fn peers_stand_beside_the_games_with_their_ratios() {
    let folder = testkit::Folder::new();
    let peers = python(&folder, r#"echo '{"game": "hearts", "best": 1e9, "middle": 1.5e9}'"#);
    let output = serai(&["bench", "osaka", "--seconds", "0.01", &peers], "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    let text = text(&output);
    let line = text.lines().find(|line| line.starts_with("hearts")).expect(&text);
    assert!(line.contains("1000000000.0") && line.contains(" 50%"), "{line}");
    // A second of theirs is many thousand decisions of ours, with each number of seats.
    let times: Vec<f64> =
        line.split('×').skip(1).map(|times| times.trim().parse().unwrap()).collect();
    assert!(times.len() == 3 && times.iter().all(|&times| times > 1000.0), "{line}");
    let output = serai(&["bench", "osaka", "--seconds", "0.01", "--json", &peers], "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["peers"][0]["game"], "hearts");
}

#[cfg(unix)]
#[test]
fn without_openspiel_a_sentence_says_how_to_install_it() {
    let folder = testkit::Folder::new();
    let output = serai(&["bench", "--seconds", "0.01", &python(&folder, "exit 3")], "");
    assert_eq!(code(&output), 2);
    assert!(problem(&output).contains("-m pip install open_spiel"), "{}", problem(&output));
}

#[test]
fn a_python_that_is_not_there_is_named() {
    let missing = serai(&["bench", "pig", "--seconds", "0.01", "--peers=no-such-python"], "");
    assert_eq!(code(&missing), 2);
    assert!(problem(&missing).contains("cannot run no-such-python for --peers"));
}
