//! Rule coverage: which file carries a rule out, which tests name it. An id belongs to its game: it
//! is looked for in that game's crate only, and its RULES.md says which ids there are.

use std::collections::{BTreeMap, BTreeSet};

use game::Info;
use game::rules::Rule;

use crate::house;

/// What is known of one rule id.
#[derive(Default)]
struct Coverage {
    /// Files of the game's sources that cite it.
    code: BTreeSet<String>,
    /// Names of the tests that carry it.
    tests: BTreeSet<String>,
}

fn read(info: &Info, text: &str) -> Vec<Rule> {
    game::rules::parse(text).unwrap_or_else(|error| panic!("{}: {error}", info.key))
}

/// Every rule of a game in the order of its RULES.md.
fn coverage(info: &Info) -> Vec<(String, Coverage)> {
    let rules = read(info, info.rules);
    let mut found: BTreeMap<String, Coverage> =
        rules.iter().map(|rule| (rule.id.clone(), Coverage::default())).collect();
    let room = house::room(info.key);
    for path in house::files(&room.join("src"), "rs") {
        let text = house::read(&path);
        for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
            if let Some(coverage) = found.get_mut(word) {
                coverage.code.insert(file_name(&path));
            }
        }
    }
    for path in house::files(&room, "rs") {
        for test in tests(&house::read(&path)) {
            for word in test.split('_').map(str::to_ascii_uppercase) {
                if let Some(coverage) = found.get_mut(&word) {
                    coverage.tests.insert(test.to_owned());
                }
            }
        }
    }
    let mut covered = |id: String| {
        let coverage = found.remove(&id).unwrap_or_default();
        (id, coverage)
    };
    rules.into_iter().map(|rule| covered(rule.id)).collect()
}

fn file_name(path: &std::path::Path) -> String {
    let short = house::short(path);
    short.split_once("/src/").map_or(short.clone(), |(_, file)| file.to_owned())
}

/// The tests of a file. `o31_o32_…` proves O31 and O32.
fn tests(text: &str) -> impl Iterator<Item = &str> {
    let name = |part: &'_ str| -> Option<usize> {
        part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
    };
    text.split("#[test]").skip(1).filter_map(move |part| {
        let (_, rest) = part.split_once("fn ")?;
        Some(&rest[..name(rest)?])
    })
}

/// Rules without a test. That every language has the same ones is a test of `lang`.
pub(crate) fn faults(info: &Info) -> Vec<String> {
    let unproven = coverage(info).into_iter().filter(|(_, coverage)| coverage.tests.is_empty());
    unproven.map(|(id, _)| format!("{}: no test names rule {id}", info.key)).collect()
}

/// Prints the table; false if a rule has no test.
pub(crate) fn print(only: Option<&str>) -> bool {
    let mut complete = true;
    let games = house::games().filter(|info| only.is_none_or(|key| key == info.key));
    for info in games {
        let rules = coverage(info);
        let proven = rules.iter().filter(|(_, coverage)| !coverage.tests.is_empty()).count();
        println!("{}: {proven} of {} rules have a test that names them", info.title, rules.len());
        complete &= proven == rules.len();
        for (id, Coverage { code, tests }) in rules {
            let list = |set: BTreeSet<String>| set.into_iter().collect::<Vec<_>>().join(", ");
            println!("  {id}  {:<44}  {}", list(code), list(tests));
        }
    }
    complete
}

#[cfg(test)]
mod tests {
    #[test]
    fn tests_are_found_by_name() {
        let text = "fn o01_no_test() {}\n#[test]\nfn o31_o32_prices() {}\n\
            #[test]\n#[should_panic]\nfn plain() {\n}\n";
        assert_eq!(super::tests(text).collect::<Vec<_>>(), ["o31_o32_prices", "plain"]);
    }
}
