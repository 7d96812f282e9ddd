//! Are the tests awake? `cargo-mutants` plants faults in a room; the room's own tests should catch
//! them. All of a room's faults take hours, so an even sample of them is tried.

use std::path::Path;
use std::process::Command;

use crate::house;

/// Faults that are tried without a number.
pub(crate) const SAMPLE: usize = 20;

/// How many of 100 faults must be caught: the rules nearly all.
const IN_RULES: usize = 98;
const ELSEWHERE: usize = 85;

/// Tries about so many faults in a room; whether enough were caught.
pub(crate) fn run(room: &str, sample: usize) -> bool {
    if !house::rooms().iter().any(|name| name == room) {
        eprintln!("xtask: there is no room `{room}`");
        return false;
    }
    is_there() && try_out(room, sample.max(1))
}

/// Installs the tool where it is missing.
fn is_there() -> bool {
    let there = || cargo(&["mutants", "--version"]).output().is_ok_and(|o| o.status.success());
    if there() {
        return true;
    }
    println!("installing cargo-mutants");
    let _ = cargo(&["install", "cargo-mutants", "--locked"]).status();
    there()
}

fn try_out(room: &str, sample: usize) -> bool {
    let list = cargo(&["mutants", "--list", "--package", room]).output().expect("cargo starts");
    let all = String::from_utf8_lossy(&list.stdout).lines().count();
    if !list.status.success() || all == 0 {
        eprint!("{}", String::from_utf8_lossy(&list.stderr));
        return false;
    }
    let (shard, folder) = (format!("0/{}", all.div_ceil(sample)), house::fetched("mutants"));
    let (build, output) = (folder.join("build"), folder.join(room));
    std::fs::create_dir_all(&output).expect("a folder for what comes out");
    let args = ["mutants", "--package", room, "--shard", &shard, "--sharding", "round-robin"];
    // What others wrote is built once and kept; the tree itself is copied, so that this one stays
    // as it is.
    let status = cargo(&args)
        .arg("--output")
        .arg(&output)
        .arg(format!("--cargo-arg=--target-dir={}", build.display()))
        .env("SERAI_GAMES", "20")
        .status();
    status.is_ok() && sum_up(room, all, &output.join("mutants.out"))
}

/// The last line, and what was missed.
fn sum_up(room: &str, all: usize, results: &Path) -> bool {
    let lines = |name: &str| std::fs::read_to_string(results.join(name)).unwrap_or_default();
    let count = |name: &str| lines(name).lines().count();
    // A test that no longer ends has noticed something, too.
    let caught = count("caught.txt") + count("timeout.txt");
    let tried = caught + count("missed.txt");
    print!("{}", lines("missed.txt"));
    let aim = if house::games().any(|info| info.key == room) { IN_RULES } else { ELSEWHERE };
    let good = tried > 0 && caught * 100 >= aim * tried;
    let part = caught * 100 / tried.max(1);
    println!(
        "{room}: its own tests caught {caught} of {tried} faults ({part} %, aim {aim} %), a sample of {all}"
    );
    good
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args).current_dir(house::root());
    command
}
