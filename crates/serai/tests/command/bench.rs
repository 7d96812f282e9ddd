//! `serai bench`.

use crate::{code, serai, text};

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
