//! Counting tests: what `cargo test` says it ran, and which tests had to skip themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::path::Path;

/// How many tests of some run passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    pub passed: usize,
    pub failed: usize,
}

impl Tally {
    /// Sums up the lines in which test programs state their result.
    pub(crate) fn of(output: &str) -> Tally {
        let mut sum = Tally::default();
        // With `--quiet` a result may follow dots on the same line.
        for (_, result) in output.lines().filter_map(|line| line.split_once("test result: ")) {
            for part in result.split([';', '.']) {
                match part.trim().split_once(' ') {
                    Some((number, "passed")) => sum.passed += number.parse().unwrap_or(0),
                    Some((number, "failed")) => sum.failed += number.parse().unwrap_or(0),
                    _ => {}
                }
            }
        }
        sum
    }
}

/// The names of the tests that failed, as test programs list them before their result.
pub(crate) fn failed(output: &str) -> BTreeSet<&str> {
    let (mut names, mut listed) = (BTreeSet::new(), false);
    for line in output.lines() {
        match line.strip_prefix("    ") {
            Some(name) if listed => drop(names.insert(name)),
            _ => listed = line == "failures:",
        }
    }
    names
}

/// Hands everything on as it comes; returns it as well.
pub(crate) fn passed_on(mut from: impl Read, mut to: impl Write) -> String {
    let (mut all, mut part) = (Vec::new(), [0; 4096]);
    while let Ok(count @ 1..) = from.read(&mut part) {
        let _ = to.write_all(&part[..count]).and_then(|()| to.flush());
        all.extend_from_slice(&part[..count]);
    }
    String::from_utf8_lossy(&all).into_owned()
}

/// What was missing, each with the tests that skipped themselves because of it.
#[derive(PartialEq, Eq, Default, Debug)]
pub(crate) struct Skipped(BTreeMap<String, BTreeSet<String>>);

impl Skipped {
    /// Reads the list tests write by `testkit::skipped`.
    pub(crate) fn read(list: &Path) -> Skipped {
        Skipped::parse(&std::fs::read_to_string(list).unwrap_or_default())
    }

    fn parse(text: &str) -> Skipped {
        let mut skipped = Skipped::default();
        for (what, test) in text.lines().filter_map(|line| line.split_once('\t')) {
            skipped.0.entry(what.to_owned()).or_default().insert(test.to_owned());
        }
        skipped
    }

    pub(crate) fn tests(&self) -> usize {
        self.0.values().map(BTreeSet::len).sum()
    }

    /// One line for each missing thing.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        let list = |tests: &BTreeSet<String>| tests.iter().cloned().collect::<Vec<_>>().join(", ");
        self.0.iter().map(move |(what, tests)| format!("skipped without {what}: {}", list(tests)))
    }

    /// `3 skipped: browser, PostgreSQL`
    pub(crate) fn in_short(&self) -> String {
        let mut names: Vec<&str> = self.0.keys().map(String::as_str).collect();
        names.sort_by_key(|name| name.to_lowercase());
        let colon = if names.is_empty() { "" } else { ": " };
        format!("{} skipped{colon}{}", self.tests(), names.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_several_programs_are_summed_up() {
        let output = "running 2 tests\n..\n\
            test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n\
            .F.test result: FAILED. 12 passed; 1 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.30s\n\
            error: 12 passed\n";
        assert_eq!(Tally::of(output), Tally { passed: 14, failed: 1 });
        assert_eq!(Tally::of("error: could not compile"), Tally::default());
    }

    #[test]
    fn failed_tests_are_named() {
        let output = "running 3 tests\n.FF\nfailures:\n\n---- games::a stdout ----\n    not::a_name\n\n\
            failures:\n    games::a\n    b\n\ntest result: FAILED. 1 passed; 2 failed; 0 ignored\n    c\n";
        assert_eq!(failed(output).into_iter().collect::<Vec<_>>(), ["b", "games::a"]);
        assert!(failed("test result: ok. 1 passed; 0 failed").is_empty());
    }

    #[test]
    fn output_is_handed_on_and_kept() {
        let mut shown = Vec::new();
        assert_eq!(passed_on(&b"one\ntwo"[..], &mut shown), "one\ntwo");
        assert_eq!(shown, b"one\ntwo");
    }

    #[test]
    fn skipped_tests_are_counted_once_and_named_by_what_is_missing() {
        let text = "tmux\ta\nPostgreSQL\tb\nbrowser\tc\nbrowser\td\nbrowser\td\n";
        let skipped = Skipped::parse(text);
        assert_eq!(skipped.in_short(), "4 skipped: browser, PostgreSQL, tmux");
        assert!(skipped.lines().any(|line| line == "skipped without browser: c, d"));
        assert_eq!(Skipped::parse("").in_short(), "0 skipped");
    }
}
