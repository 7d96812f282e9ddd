//! The rules as text: each id is proved by a test and cited in the code.

use std::path::Path;

use game::{Game, rules};
use yspahan::Yspahan;

fn read_all(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_all(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

fn sources(folder: &str) -> String {
    let mut text = String::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut text);
    text
}

#[test]
fn every_rule_has_a_test_and_a_place_in_the_code() {
    let (tests, code) = (sources("tests"), sources("src"));
    for rule in rules::parse(Yspahan::INFO.rules).unwrap() {
        let named = format!("{}_", rule.id.to_lowercase());
        let proved = tests.lines().any(|line| line.starts_with("fn ") && line.contains(&named));
        assert!(proved, "no test names {}", rule.id);
        assert!(code.contains(&rule.id), "{} is not cited in the code", rule.id);
    }
}
