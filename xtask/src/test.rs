//! Everything a change must pass, step by step, with the time each step took.

use std::process::Command;
use std::time::Instant;

use crate::{house, needs, tidy};

/// Runs all steps, even after one failed, and sums up. `quick` plays fewer games and leaves out
/// what needs a release build.
pub fn run(quick: bool) -> bool {
    let mut report = Report { missing: needs::provide(), ..Report::default() };
    report.step("formatting", || cargo(&["fmt", "--all", "--check"], &[]));
    report.step("clippy", || {
        let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        cargo(&args, &[])
    });
    report.step("tidy", tidy::run);
    let games: &[(&str, &str)] = if quick { &[("SERAI_GAMES", "20")] } else { &[] };
    report.step("tests", || cargo(&["test", "--workspace", "--quiet"], games));
    if !quick {
        report.step("benchmarks run", || {
            cargo(&["bench", "--package", "lab", "--quiet", "--", "--test"], &[])
                && cargo(&["bench", "--package", "tui", "--bench", "redraw", "--", "--test"], &[])
        });
        report.step("the program starts", || {
            cargo(&["run", "--release", "--quiet", "--", "games"], &[])
        });
    }
    report.sum_up()
}

/// The laws on many games in a release build.
pub fn laws(games: &str) -> bool {
    cargo(&["test", "--release", "--workspace", "--test", "laws"], &[("SERAI_GAMES", games)])
}

/// The proof of the analysis in the numbers docs/analysis.md states.
pub fn analysis(game: Option<&str>) -> bool {
    let mut environment = vec![("SERAI_LUCK", "500"), ("SERAI_BLUNDERS", "100")];
    environment.extend(game.map(|game| ("SERAI_GAME", game)));
    let args =
        ["test", "--release", "--package", "insight", "--test", "proof", "--", "--nocapture"];
    cargo(&args, &environment)
}

/// Many kills of the real program, on SQLite and on two PostgreSQL nodes.
pub fn soak(kills: &str) -> bool {
    let args = ["test", "--release", "--package", "serai", "--test", "kill", "--", "--nocapture"];
    cargo(&args, &[("SERAI_KILLS", kills)])
}

/// The figures of one server under load; see docs/operations.md.
pub fn load() -> bool {
    let program = house::root().join("target/release/serai");
    let program = program.to_string_lossy();
    cargo(&["build", "--release", "--package", "serai"], &[])
        && cargo(
            &["run", "--release", "--package", "serai", "--example", "load", "--", &program],
            &[],
        )
}

/// The README's pictures, from the pages as the browser tests see them.
pub fn pictures() -> bool {
    let args = ["test", "--package", "serai", "--test", "browser", "pictures_of_the_four_boards"];
    cargo(&args, &[("SERAI_PICTURES", "docs/pictures")])
}

fn cargo(args: &[&str], environment: &[(&str, &str)]) -> bool {
    let status = Command::new(env!("CARGO"))
        .args(args)
        .envs(environment.iter().copied())
        .current_dir(house::root())
        .status();
    status.is_ok_and(|status| status.success())
}

#[derive(Default)]
struct Report {
    steps: Vec<(&'static str, bool, f64)>,
    /// What could not be tested here.
    missing: Vec<String>,
}

impl Report {
    fn step(&mut self, name: &'static str, work: impl FnOnce() -> bool) {
        println!("== {name}");
        let begin = Instant::now();
        let good = work();
        self.steps.push((name, good, begin.elapsed().as_secs_f64()));
    }

    fn sum_up(&self) -> bool {
        println!("\n== summary");
        for (name, good, seconds) in &self.steps {
            println!("{} {name} ({seconds:.0} s)", if *good { "passed" } else { "FAILED" });
        }
        for missing in &self.missing {
            println!("NOT TESTED {missing}");
        }
        let failed = self.steps.iter().filter(|(_, good, _)| !good).count();
        println!("{} passed, {failed} failed", self.steps.len() - failed);
        failed == 0
    }
}
