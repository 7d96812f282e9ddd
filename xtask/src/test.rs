//! Everything a change must pass, step by step, with the time each step took.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::tally::{Skipped, Tally, failed, passed_on};
use crate::{house, needs, python, tidy, web};

/// Runs all steps, even after one failed, and sums up. `quick` plays fewer games and leaves out
/// what needs a release build.
pub(crate) fn run(quick: bool) -> bool {
    let mut report = Report::begin();
    report.step("formatting", || rustfmt(&["--check"]));
    report.step("clippy", || {
        let args = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        cargo(&args, &[])
    });
    report.step("tidy", tidy::run);
    // Before the tests, whose server takes it along.
    report.step("the engine for browsers", web::renew);
    let games: &[(&str, &str)] = if quick { &[("SERAI_GAMES", "20")] } else { &[] };
    report.tests("tests", &["--workspace"], games);
    if house::room("serai").join("tests/newcomer.rs").exists() {
        let args = ["--package", "serai", "--features", "pig", "--test", "newcomer"];
        report.tests("a newcomer's game", &args, games);
    }
    if !quick {
        report.step("the program starts", || {
            cargo(&["run", "--release", "--quiet", "--", "games"], &[])
        });
        report.step("the program is small", is_small);
        report.python();
    }
    report.sum_up()
}

/// The package for Python alone.
pub(crate) fn python() -> bool {
    let mut report = Report::empty();
    report.python();
    report.sum_up()
}

/// Every file, since `cargo fmt` does not see those that a macro declares.
pub(crate) fn rustfmt(args: &[&str]) -> bool {
    let root = house::root();
    let files =
        ["crates", "xtask"].into_iter().flat_map(|part| house::files(&root.join(part), "rs"));
    let status = Command::new("rustfmt")
        .args(["--edition", "2024"])
        .args(args)
        .args(files)
        .current_dir(&root)
        .status();
    status.is_ok_and(|status| status.success())
}

/// The laws on many games in a release build.
pub(crate) fn laws(games: &str) -> bool {
    cargo(&["test", "--release", "--workspace", "--test", "laws"], &[("SERAI_GAMES", games)])
}

/// The proof of the analysis in the numbers docs/analysis.md states.
pub(crate) fn analysis(game: Option<&str>) -> bool {
    let mut environment = vec![("SERAI_LUCK", "500"), ("SERAI_BLUNDERS", "100")];
    environment.extend(game.map(|game| ("SERAI_GAME", game)));
    let args =
        ["test", "--release", "--package", "insight", "--test", "proof", "--", "--nocapture"];
    cargo(&args, &environment)
}

/// Ratings of equals, which may be called certain by mistake only.
pub(crate) fn null(runs: &str) -> bool {
    let args = ["test", "--release", "--package", "lab", "--test", "null", "--", "--nocapture"];
    cargo(&args, &[("SERAI_NULLS", runs)])
}

/// Many kills of the real program, on SQLite and on two PostgreSQL nodes.
pub(crate) fn soak(kills: &str) -> bool {
    let args = ["test", "--release", "--package", "serai", "--test", "kill", "--", "--nocapture"];
    cargo(&args, &[("SERAI_KILLS", kills)])
}

/// Many actions at two nodes while they are killed and frozen and their database crashes.
pub(crate) fn judge(posts: &str) -> bool {
    let args = ["test", "--package", "serai", "--test", "kill", "two_nodes", "--", "--nocapture"];
    cargo(&args, &[("SERAI_POSTS", posts)])
}

/// The figures of one server under load; see docs/operations.md.
pub(crate) fn load() -> bool {
    example("load")
}

/// How long others wait beside thirty tables of experts; see docs/operations.md.
pub(crate) fn crowd() -> bool {
    example("crowd")
}

/// Runs an example against the program as it is released.
fn example(name: &str) -> bool {
    let program = house::root().join("target/release/serai");
    let program = program.to_string_lossy();
    let run = ["run", "--release", "--package", "serai", "--example", name, "--", &program];
    cargo(&["build", "--release", "--package", "serai"], &[]) && cargo(&run, &[])
}

/// The README's pictures, from the pages as the browser tests see them.
pub(crate) fn pictures() -> bool {
    let args = ["test", "--package", "serai", "--test", "browser", "pictures_of_the_four_boards"];
    cargo(&args, &[("SERAI_PICTURES", "docs/pictures")])
}

/// What the first command makes. It once grew by a quarter because nobody saw that it kept its symbols.
const MOST_BYTES: u64 = 40_000_000;

fn is_small() -> bool {
    let size = std::fs::metadata(house::root().join("target/release/serai")).map(|file| file.len());
    println!("target/release/serai: {size:?} bytes, at most {MOST_BYTES}");
    size.is_ok_and(|size| size <= MOST_BYTES)
}

fn cargo(args: &[&str], environment: &[(&str, &str)]) -> bool {
    let status = Command::new(env!("CARGO"))
        .args(args)
        .envs(environment.iter().copied())
        .current_dir(house::root())
        .status();
    status.is_ok_and(|status| status.success())
}

/// Tests of the whole program wait for a browser, a terminal, a database: where no more than so many
/// of them fail, each is run once more, alone, and the summary names it.
const MOST_AGAIN: usize = 3;
/// Where such tests are.
const WHOLE: [&str; 5] = ["browser", "command", "kill", "serve", "terminal"];

/// What was run so far.
struct Report {
    steps: Vec<Step>,
    /// Tests that passed only when they were run once more.
    second_tries: Vec<String>,
    /// Where tests that cannot run here say so.
    list: PathBuf,
}

struct Step {
    name: &'static str,
    /// A step that is no run of tests counts as one.
    tally: Tally,
    seconds: f64,
}

impl Report {
    fn begin() -> Report {
        let missing = needs::provide();
        if !missing.is_empty() {
            println!("cannot be had here: {}", missing.join(", "));
        }
        Report::empty()
    }

    fn empty() -> Report {
        let list = house::fetched("skipped");
        let _ = std::fs::remove_file(&list);
        Report { steps: Vec::new(), second_tries: Vec::new(), list }
    }

    fn step(&mut self, name: &'static str, work: impl FnOnce() -> bool) {
        self.count(name, || {
            if work() { Tally { passed: 1, failed: 0 } } else { Tally { passed: 0, failed: 1 } }
        });
    }

    fn python(&mut self) {
        let list = self.list.clone();
        self.count("the package for Python", || python::run(&list));
    }

    fn tests(&mut self, name: &'static str, args: &[&str], environment: &[(&str, &str)]) {
        let (list, mut second_tries) = (self.list.clone(), Vec::new());
        let run = |args: &[&str]| {
            let mut command = Command::new(env!("CARGO"));
            command.args(["test", "--quiet", "--no-fail-fast"]).args(args);
            command.envs(environment.iter().copied()).env("SERAI_SKIPPED", &list);
            command.current_dir(house::root()).stdout(Stdio::piped());
            let mut child = command.spawn().expect("cargo starts");
            let output = passed_on(child.stdout.take().expect("a pipe"), std::io::stdout());
            (child.wait().is_ok_and(|status| status.success()), output)
        };
        self.count(name, || {
            let (good, output) = run(args);
            let mut tally = Tally::of(&output);
            let failed = failed(&output);
            if !good && (1..=MOST_AGAIN).contains(&tally.failed) && failed.len() == tally.failed {
                let whole = WHOLE.iter().flat_map(|name| ["--test", name]);
                let alone = ["--", "--test-threads=1", "--exact"];
                let again: Vec<&str> =
                    args.iter().copied().chain(whole).chain(alone).chain(failed.clone()).collect();
                let (good, output) = run(&again);
                if good && Tally::of(&output).passed == failed.len() {
                    second_tries.extend(failed.iter().map(|name| (*name).to_owned()));
                    return Tally { passed: tally.passed + failed.len(), failed: 0 };
                }
            }
            // What does not compile, or dies, states no result.
            if !good {
                tally.failed = tally.failed.max(1);
            }
            tally
        });
        self.second_tries.extend(second_tries);
    }

    fn count(&mut self, name: &'static str, work: impl FnOnce() -> Tally) {
        println!("== {name}");
        let begin = Instant::now();
        let tally = work();
        self.steps.push(Step { name, tally, seconds: begin.elapsed().as_secs_f64() });
    }

    /// Whether all is well. The last line counts tests, and what could not be tested here.
    fn sum_up(&self) -> bool {
        println!("\n== summary");
        for Step { name, tally, seconds } in &self.steps {
            let state = if tally.failed == 0 { "passed" } else { "FAILED" };
            println!("{state} {name} ({seconds:.0} s)");
        }
        let skipped = Skipped::read(&self.list);
        skipped.lines().for_each(|line| println!("{line}"));
        for name in &self.second_tries {
            println!("passed only at the second try: {name}");
        }
        let sum = |part: fn(&Tally) -> usize| self.steps.iter().map(|step| part(&step.tally)).sum();
        let (ran, failed): (usize, usize) = (sum(|tally| tally.passed), sum(|tally| tally.failed));
        // For cargo a test that skips itself has passed.
        let passed = ran.saturating_sub(skipped.tests());
        println!("{passed} passed, {failed} failed, {}", skipped.in_short());
        failed == 0
    }
}
