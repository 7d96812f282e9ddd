//! Nothing is offered that nobody takes: a public item is named somewhere besides its declaration.

use std::collections::HashMap;

use super::{Source, words};

/// Items nobody names, with the reason.
const KEPT: &[(&str, &str)] = &[];

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let mut named: HashMap<&str, usize> = HashMap::new();
    for word in sources.iter().flat_map(|source| words(&source.text)) {
        *named.entry(word).or_default() += 1;
    }
    let mut faults = Vec::new();
    for Source { path, text } in sources.iter().filter(|source| source.path.contains("/src/")) {
        let items = text.lines().filter_map(item);
        let unused = items.filter(|name| named[name] == 1);
        let unknown = unused.filter(|name| !KEPT.iter().any(|(kept, _)| kept == name));
        faults.extend(unknown.map(|name| format!("{path}: nobody uses the public {name}")));
    }
    faults
}

/// `pub const fn look(…` declares `look`; fields and re-exports declare nothing.
fn item(line: &str) -> Option<&str> {
    const KINDS: [&str; 8] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type"];
    let mut words = words(line.trim_start().strip_prefix("pub ")?);
    let mut is_item = false;
    words
        .find(|word| {
            let is_kind = KINDS.contains(word);
            is_item |= is_kind;
            !is_kind && !matches!(*word, "async" | "unsafe")
        })
        .filter(|_| is_item)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_told_from_fields_and_exports() {
        assert_eq!(item("    pub const fn look(self) -> u8 {"), Some("look"));
        assert_eq!(item("pub struct Seat(u8);"), Some("Seat"));
        assert_eq!(item("    pub seat: Seat,"), None);
        assert_eq!(item("pub use seat::Seat;"), None);
        assert_eq!(item("pub(crate) fn inside() {}"), None);
    }

    #[test]
    fn an_item_named_once_is_a_fault() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let sources = [
            source("crates/a/src/lib.rs", "pub fn used() {}\npub fn unused() {}\n"),
            source("crates/b/src/lib.rs", "a::used();"),
        ];
        assert_eq!(faults(&sources), ["crates/a/src/lib.rs: nobody uses the public unused"]);
    }
}
