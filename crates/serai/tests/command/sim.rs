//! `serai sim`.

use serde_json::Value;

use crate::{code, problem, serai, text};

fn run(game: &str, jobs: &str) -> Value {
    let args = [
        "sim",
        game,
        "--seats",
        "random,random",
        "--games",
        "500",
        "--seed",
        "3",
        "--jobs",
        jobs,
        "--json",
    ];
    let output = serai(&args, "");
    assert_eq!(code(&output), 0, "{}", problem(&output));
    let mut json: Value = serde_json::from_slice(&output.stdout).unwrap();
    json["seconds"].take();
    json
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for info in catalog::all() {
        assert_eq!(run(info.key, "1"), run(info.key, "5"), "{}", info.key);
    }
}

#[test]
fn the_summary_adds_up() {
    let json = run("osaka", "2");
    let wins: f64 = json["wins"].as_array().unwrap().iter().map(|w| w.as_f64().unwrap()).sum();
    assert!((wins - 500.0).abs() < 1e-9, "shared wins are fractions: {wins}");
    assert_eq!(json["games"], 500);
    assert_eq!(json["seats"], serde_json::json!(["random", "random"]));
    for key in ["score_mean", "decisions_mean"] {
        assert!(!json[key].is_null(), "{key}");
    }
}

#[test]
fn the_printed_summary_reads_in_both_languages() {
    let args = ["sim", "osaka", "--games", "50"];
    assert!(text(&serai(&args, "")).contains("50 games, seed 1"));
    let italian = [&args[..], &["--lang", "it"]].concat();
    assert!(text(&serai(&italian, "")).contains("50 partite, seme 1"));
}
