//! Rule coverage: which file carries a rule out, which tests name it.

use std::collections::{BTreeMap, BTreeSet};

use game::Info;

use crate::house;

/// What is known of one rule id.
#[derive(Default)]
pub struct Coverage {
    /// Files of the game's sources that cite it.
    pub code: BTreeSet<String>,
    /// Names of the tests that carry it.
    pub tests: BTreeSet<String>,
}

/// Every rule of a game in the order of its RULES.md.
pub fn coverage(info: &Info) -> Vec<(String, Coverage)> {
    let rules = game::rules::parse(info.rules).unwrap_or_else(|e| panic!("{}: {e}", info.key));
    let mut found: BTreeMap<String, Coverage> = BTreeMap::new();
    let room = house::room(info.key);
    for path in house::files(&room.join("src"), "rs") {
        let (text, name) = (house::read(&path), file_name(&path));
        for id in ids(&text, info.rule_letter) {
            found.entry(id).or_default().code.insert(name.clone());
        }
        collect_tests(&text, info.rule_letter, &mut found);
    }
    for path in house::files(&room.join("tests"), "rs") {
        collect_tests(&house::read(&path), info.rule_letter, &mut found);
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

/// Ids such as `O31` that stand in a text as words of their own.
fn ids(text: &str, letter: char) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| is_id(word, letter))
        .map(str::to_owned)
        .collect()
}

fn is_id(word: &str, letter: char) -> bool {
    let digits = word.strip_prefix(letter).unwrap_or("");
    digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `#[test] fn o31_o32_…` proves O31 and O32.
fn collect_tests(text: &str, letter: char, found: &mut BTreeMap<String, Coverage>) {
    for part in text.split("#[test]").skip(1) {
        let Some((_, rest)) = part.split_once("fn ") else {
            continue;
        };
        let name: String =
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        for word in name.split('_').map(str::to_ascii_uppercase) {
            if is_id(&word, letter) {
                found.entry(word).or_default().tests.insert(name.clone());
            }
        }
    }
}

/// Prints the table; false if a rule has no test.
pub fn print(only: Option<&str>) -> bool {
    let mut complete = true;
    let games = catalog::all().iter().filter(|info| only.is_none_or(|key| key == info.key));
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
