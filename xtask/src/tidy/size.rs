//! Nothing is too long to be read in one go.

use super::Source;

const FILE: usize = 500;
const FUNCTION: usize = 70;

/// Files that are longer, with the reason.
const LONG_FILES: &[(&str, &str)] =
    &[("crates/tabriz/tests/rules_solo.rs", "the Rival's rules, one test after the other")];

/// Functions that are longer, by file and name, with the reason.
const LONG_FUNCTIONS: &[(&str, &str, &str)] = &[
    ("crates/bots/src/eval/tabriz.rs", "consider", "one line of numbers for each kind of action"),
    ("crates/tabriz/src/words/tell.rs", "tell", "one sentence for each event"),
    (CONTENT, "tiles_that_make_no_sense_are_refused", "a table of what is wrong"),
    (CONTENT, "cards_and_rivals_that_make_no_sense_are_refused", "a table of what is wrong"),
];
const CONTENT: &str = "crates/tabriz/tests/content.rs";

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for Source { path, text } in sources {
        let lines = text.lines().count();
        if lines > FILE && !LONG_FILES.iter().any(|(file, _)| file == path) {
            faults.push(format!("{path} has {lines} lines, more than {FILE}"));
        }
        for (name, lines) in functions(text).filter(|(_, lines)| *lines > FUNCTION) {
            if !LONG_FUNCTIONS.iter().any(|(file, function, _)| file == path && *function == name) {
                faults.push(format!("{path}: {name} has {lines} lines, more than {FUNCTION}"));
            }
        }
    }
    faults
}

/// Every function and its length. In formatted code a body ends with the first line that closes
/// a brace where the function began.
fn functions(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let names = lines.clone().into_iter().enumerate();
    names.filter_map(move |(at, line)| {
        let name = name_of_function(line)?;
        let indent = indent(line);
        let is_end = |line: &&str| {
            let rest = &line[indent.min(line.len())..];
            self::indent(line) == indent
                && (rest.starts_with('}') || (rest.starts_with(')') && rest.ends_with(';')))
        };
        let in_one_line = line.ends_with('}') || line.ends_with(';');
        let more = lines[at + 1..].iter().position(is_end).map_or(0, |more| more + 1);
        Some((name, if in_one_line { 1 } else { more + 1 }))
    })
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// `pub async fn look(…` declares `look`.
fn name_of_function(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_prefix = |word: &str| {
        matches!(word, "async" | "const" | "extern" | "unsafe" | "\"C\"") || word.starts_with("pub")
    };
    let declares = before.split_whitespace().all(is_prefix);
    declares.then(|| super::words(after).next()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_end_where_their_brace_closes() {
        let text = "\
pub fn short() {}
fn signature(
    of: a,
) -> trait_method;
impl Thing {
    pub(crate) async fn long(&self) {
        if this {
            that()
        }
    }
    const fn next() -> u8 {
        1
    }
}
// a fn in words
let closure = |fn_like| 1;
";
        let found: Vec<_> = functions(text).collect();
        assert_eq!(found, [("short", 1), ("signature", 3), ("long", 5), ("next", 3)]);
    }
}
