//! How fast this processor thinks without a browser around it: for each game jobs of a whole match, one line
//! of JSON each, with the seconds they took here. `cargo xtask web speed` has the engine for browsers do the
//! same jobs.

use bots::Kind;
use serde_json::{Value, json};
use web_engine::{Job, Letter, answer};

/// After so many entries of the match somebody thinks.
const PLACES: [usize; 3] = [20, 60, 100];

fn main() {
    for info in catalog::all() {
        let file = format!("{}/../pages/examples/{}.serai", env!("CARGO_MANIFEST_DIR"), info.key);
        let text = std::fs::read_to_string(file).expect("every game has an example");
        let letter = json!({ "method": "post", "path": "/replay", "fields": [["text", text]] });
        let letter: Letter = serde_json::from_value(letter).expect("a letter");
        let kept = answer(&letter).keep.expect("its record holds");
        let simulations = Kind::Expert.simulations(info.key, kept.seats.len() as u8);
        for place in PLACES {
            let job = json!({ "what": { "explain_at": place }, "game": info.key, "table": kept, "seed": 1 });
            let (seconds, thought) =
                (0..3).map(|_| timed(&job)).reduce(faster).expect("three times");
            // Where nobody decides there is nothing to think about.
            if thought {
                println!(
                    "{}",
                    json!({ "job": job, "simulations": simulations, "seconds": seconds })
                );
            }
        }
    }
}

fn timed(job: &Value) -> (f64, bool) {
    let job: Job = serde_json::from_value(job.clone()).expect("a job");
    let before = cpu();
    let thought = job.think().expect("a position").is_some();
    (cpu() - before, thought)
}

fn faster(one: (f64, bool), other: (f64, bool)) -> (f64, bool) {
    if other.0 < one.0 { other } else { one }
}

/// Seconds this thread was at work; others may use the machine too.
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells it");
    text.split(' ').next().and_then(|first| first.parse::<f64>().ok()).expect("nanoseconds") / 1e9
}
