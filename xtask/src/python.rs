//! The package for Python: the wheel is built, installed into environments of its own, and tested there.
//! What the tests drive comes from PyPI; what cannot be had is named.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};

use crate::house;
use crate::tally::{Tally, passed_on};

/// Builds the wheel and runs everything that is tested from Python. `list` is where skipped tests go.
pub(crate) fn run(list: &Path) -> Tally {
    let failed = Tally { passed: 0, failed: 1 };
    let environment = house::fetched("python");
    if let Err(why) = provide(&environment) {
        println!("Python's packages cannot be had here: {why}");
        return skip(list, "Python's packages", "everything from Python");
    }
    let Some(wheel) = installed(&environment) else { return failed };
    let fresh = newcomer(&wheel);
    let tests = tests(&environment, list);
    let newcomer = Tally { passed: fresh.into(), failed: (!fresh).into() };
    Tally { passed: tests.passed + newcomer.passed, failed: tests.failed + newcomer.failed }
}

/// How fast it runs; prints the numbers that docs/python.md states.
pub(crate) fn speed() -> bool {
    let environment = house::fetched("python");
    if let Err(why) = provide(&environment) {
        println!("Python's packages cannot be had here: {why}");
        return false;
    }
    let measure = || in_environment(&environment, "python").arg("examples/speed.py").status();
    installed(&environment).is_some() && measure().is_ok_and(good)
}

/// What one would publish: the wheel of this platform and the sources, looked at as PyPI does.
pub(crate) fn publish() -> bool {
    let environment = house::fetched("python");
    if let Err(why) = provide(&environment) {
        println!("Python's packages cannot be had here: {why}");
        return false;
    }
    let (folder, begin) = (house::fetched("publish"), std::time::Instant::now());
    let sources = |to: &Path| maturin(&environment, "sdist", to, &[]);
    if wheel(&environment, &folder, "dist").is_none() || !sources(&folder) {
        return false;
    }
    let files = house::all_files(&folder);
    for file in &files {
        let size = file.metadata().map_or(0, |file| file.len());
        println!("{} {size} bytes", house::short(file));
    }
    println!("built in {} s", begin.elapsed().as_secs());
    let mut check = in_environment(&environment, "twine");
    check.args(["check", "--strict"]).args(files).status().is_ok_and(good)
}

/// The wheel, built and installed beside what the tests drive.
fn installed(environment: &Path) -> Option<PathBuf> {
    let wheel = wheel(environment, &house::fetched("wheels"), "release")?;
    println!("{}", house::short(&wheel));
    let mut install = in_environment(environment, "pip");
    install.args(["install", "--quiet", "--force-reinstall", "--no-deps"]).arg(&wheel);
    install.status().is_ok_and(good).then_some(wheel)
}

fn good(status: std::process::ExitStatus) -> bool {
    status.success()
}

fn folder() -> PathBuf {
    house::room("py")
}

fn in_environment(environment: &Path, program: &str) -> Command {
    let mut command = Command::new(environment.join("bin").join(program));
    command.current_dir(house::root());
    command
}

/// An environment with what the tests drive. The base must be there; of the rest, what can be had.
fn provide(environment: &Path) -> Result<(), String> {
    let [base, rest] =
        ["requirements.txt", "ecosystem.txt"].map(|name| folder().join("tests").join(name));
    let wanted: String = [&base, &rest].map(|file| house::read(file)).concat();
    let wanted: String = Sha256::digest(wanted).iter().map(|byte| format!("{byte:02x}")).collect();
    // Written last, so a half-made environment does not count.
    let stamp = environment.join("made-for");
    if std::fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) {
        return Ok(());
    }
    println!("fetching Python's packages");
    create(environment)?;
    let install = |what: &[&str]| {
        let quickly = ["install", "--quiet", "--retries", "2", "--timeout", "30"];
        said(in_environment(environment, "pip").args(quickly).args(what))
    };
    install(&["--requirement", &base.to_string_lossy()])?;
    let text = house::read(&rest);
    let mut all_there = true;
    for package in text.lines().filter(|line| !line.starts_with('#')) {
        if let Err(why) = install(&[package]) {
            println!("{package}: {}", why.lines().last().unwrap_or_default());
            all_there = false;
        }
    }
    match all_there {
        true => std::fs::write(stamp, wanted).map_err(|error| error.to_string()),
        // Tried again the next time.
        false => Ok(()),
    }
}

fn create(environment: &Path) -> Result<(), String> {
    said(Command::new("python3").args(["-m", "venv", "--clear"]).arg(environment))
}

/// Runs something that has nothing to say unless it fails.
fn said(command: &mut Command) -> Result<(), String> {
    match command.stdout(Stdio::null()).stderr(Stdio::piped()).output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(String::from_utf8_lossy(&output.stderr).trim_end().to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// The package as people install it, alone in a folder; tests are content with what is built quickly.
fn wheel(environment: &Path, folder: &Path, profile: &str) -> Option<PathBuf> {
    let _ = std::fs::remove_dir_all(folder);
    let python = environment.join("bin/python");
    let how =
        ["--quiet", "--profile", profile, "--locked", "--interpreter", &python.to_string_lossy()];
    let built = maturin(environment, "build", folder, &how);
    built.then(|| house::files(folder, "whl").pop()).flatten()
}

/// What is published does not tell where it was built: panics name files from the root, or from the registry.
fn without_places() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let sources = home.join("registry").join("src");
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    [remap(&sources, "registry"), remap(&house::root(), "serai")].join("\u{1f}")
}

fn maturin(environment: &Path, what: &str, to: &Path, how: &[&str]) -> bool {
    let mut maturin = in_environment(environment, "maturin");
    if how.contains(&"dist") {
        maturin.env("CARGO_ENCODED_RUSTFLAGS", without_places());
    }
    maturin.args([what, "--manifest-path"]).arg(folder().join("Cargo.toml")).arg("--out").arg(to);
    maturin.args(how).status().is_ok_and(good)
}

/// Whether somebody who has just installed the package can do what the README says.
fn newcomer(wheel: &Path) -> bool {
    let environment = house::fetched("python-newcomer");
    let mut install = in_environment(&environment, "pip");
    install.args(["install", "--quiet"]).arg(wheel);
    let read = folder().join("tests/readme.py");
    let pages = ["README.md", "crates/py/README.md", "docs/python.md"];
    let told = create(&environment).and_then(|()| said(&mut install));
    let told =
        told.and_then(|()| said(in_environment(&environment, "python").arg(read).args(pages)));
    if let Err(why) = &told {
        println!("a newcomer's environment: {why}");
    }
    told.is_ok()
}

fn tests(environment: &Path, list: &Path) -> Tally {
    let mut pytest = in_environment(environment, "python");
    pytest.args(["-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider"]);
    pytest.arg(folder().join("tests")).env("SERAI_SKIPPED", list).stdout(Stdio::piped());
    let Ok(mut child) = pytest.spawn() else { return Tally { passed: 0, failed: 1 } };
    let output = passed_on(child.stdout.take().expect("a pipe"), std::io::stdout());
    let mut tally = tally(&output);
    if !child.wait().is_ok_and(good) {
        tally.failed = tally.failed.max(1);
    }
    tally
}

/// What pytest's last line says: `1 failed, 20 passed, 2 skipped in 3.21s`. A skipped test has passed
/// here, as one that skips itself has for cargo; it is on the list.
fn tally(output: &str) -> Tally {
    let last = output.lines().rfind(|line| line.contains(" in ")).unwrap_or_default();
    let mut tally = Tally::default();
    for part in last.trim_matches(['=', ' ']).split(" in ").next().unwrap_or_default().split(", ") {
        match part.split_once(' ').map(|(number, what)| (number.parse::<usize>(), what)) {
            Some((Ok(number), "passed" | "skipped")) => tally.passed += number,
            Some((Ok(number), "failed" | "error" | "errors")) => tally.failed += number,
            _ => {}
        }
    }
    tally
}

fn skip(list: &Path, what: &str, test: &str) -> Tally {
    if std::env::var("CI").is_ok_and(|value| value == "true") {
        return Tally { passed: 0, failed: 1 };
    }
    let file = std::fs::OpenOptions::new().create(true).append(true).open(list);
    file.and_then(|mut file| writeln!(file, "{what}\t{test}")).expect("a list of skipped tests");
    Tally { passed: 1, failed: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_counted() {
        let text =
            "....s\n1 in a test\n=== 1 failed, 20 passed, 2 skipped, 3 warnings in 3.21s ===\n";
        assert_eq!(tally(text), Tally { passed: 22, failed: 1 });
        assert_eq!(tally("2 errors in 0.10s"), Tally { passed: 0, failed: 2 });
        assert_eq!(tally("nothing"), Tally::default());
    }
}
