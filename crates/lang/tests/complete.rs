//! No sentence is missing, none is unused, and all languages say the same things.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use game::{Game, Info};
use lang::Speaker;
use pig::Pig;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Every game whose words are here: those of the catalog, and the one that newcomers copy.
fn games() -> impl Iterator<Item = &'static Info> {
    catalog::all().iter().copied().filter(|info| info.key != Pig::INFO.key).chain([&Pig::INFO])
}

/// Every message of a language with the variables it uses.
fn messages(files: &[(&str, &str)]) -> Messages {
    let mut found = Messages::new();
    for (file, text) in files {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{file}.ftl: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                assert!(
                    key.starts_with(&format!("{file}-")),
                    "{file}.ftl: {key} must begin with {file}-"
                );
                let mut variables = BTreeSet::new();
                collect(message.value.as_ref().expect("a message has words"), &mut variables);
                assert!(found.insert(key.clone(), variables).is_none(), "{key} stands twice");
            }
        }
    }
    found
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                    selector
                }
            };
            if let InlineExpression::VariableReference { id } = inline {
                variables.insert(id.name.to_owned());
            }
        }
    }
}

/// Every `say!("key", name = …)` in the rooms' sources, with its argument names.
fn said() -> BTreeMap<String, BTreeSet<String>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned();
    let mut found = Messages::new();
    for path in sources(&crates) {
        let text = without_comments(&std::fs::read_to_string(&path).unwrap());
        for part in text.split("say!(").skip(1) {
            let Some(rest) = part.trim_start().strip_prefix('"') else {
                continue;
            };
            let (key, rest) = rest.split_once('"').unwrap();
            found.entry(key.to_owned()).or_default().extend(argument_names(rest));
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}

/// The `name =` parts at the outermost level of a macro call's tail.
fn argument_names(rest: &str) -> BTreeSet<String> {
    let (mut depth, mut part, mut names) = (0, String::new(), BTreeSet::new());
    for letter in rest.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if letter == ',' && depth == 0 {
            names.extend(name_of(&part));
            part.clear();
        } else {
            part.push(letter);
        }
    }
    names.extend(name_of(&part));
    names
}

fn name_of(part: &str) -> Option<String> {
    let (name, value) = part.split_once('=')?;
    let plain =
        name.trim().chars().all(|c| c.is_ascii_lowercase() || c == '_' || c.is_ascii_digit());
    (plain && !value.starts_with('=')).then(|| name.trim().to_owned())
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && path.components().any(|part| part.as_os_str() == "src")
        {
            files.push(path);
        }
    }
    files
}

/// Keys that are put together by convention rather than written out.
fn conventional(info: &Info, known: &Messages) -> BTreeSet<String> {
    let game = info.key;
    let mut keys = BTreeSet::from([format!("{game}-tagline")]);
    keys.extend(["goal", "turn", "first"].map(|part| format!("{game}-tutorial-{part}")));
    for option in info.options {
        keys.insert(format!("{game}-option-{}", option.key));
        keys.insert(format!("{game}-option-{}-name", option.key));
        keys.extend(
            option.values.iter().map(|value| format!("{game}-option-{}-{value}", option.key)),
        );
    }
    keys.extend(info.endings.iter().map(|ending| format!("{game}-ending-{ending}")));
    // The kinds of chance are not listed anywhere; what is there must at least be alike below.
    let prefix = format!("{game}-chance-");
    keys.extend(known.keys().filter(|key| key.starts_with(&prefix)).cloned());
    // What a seat is asked, those who watch are told.
    let asked = known.iter().filter(|(_, gaps)| gaps.contains("seat")).map(|(key, _)| key);
    let watched = asked.filter_map(|key| key.strip_prefix(&format!("{game}-ask-")));
    keys.extend(watched.map(|kind| format!("{game}-watch-{kind}")));
    // A title for each group of printed values, and words for what stands in it.
    for row in game::content::rows(info.content).unwrap() {
        let parts: Vec<String> = row.path.split('.').map(|part| part.replace('_', "-")).collect();
        keys.insert(format!("{game}-printed-{}", parts[0]));
        let words = parts[1..].iter().filter(|part| is_word(part));
        keys.extend(words.map(|part| format!("{game}-word-{part}")));
    }
    keys
}

/// Something to be read, unlike the number of a card or the name of a space.
fn is_word(part: &str) -> bool {
    part.chars().filter(|letter| letter.is_ascii_alphabetic()).count() > 1
}

#[test]
fn every_language_has_the_same_messages_with_the_same_gaps() {
    let english = messages(lang::BUILT_IN[0].files);
    for language in &lang::BUILT_IN[1..] {
        let (code, spoken) = (language.code, messages(language.files));
        let only = |a: &Messages, b: &Messages| -> Vec<String> {
            a.keys().filter(|key| !b.contains_key(*key)).cloned().collect()
        };
        assert_eq!(only(&english, &spoken), Vec::<String>::new(), "missing in {code}");
        assert_eq!(only(&spoken, &english), Vec::<String>::new(), "only in {code}");
        for (key, gaps) in &english {
            assert_eq!(gaps, &spoken[key], "{key}: {code} uses other arguments");
        }
    }
}

/// Whoever watches is told of a decision with what the one who decides is told, by name.
#[test]
fn every_question_to_a_seat_is_also_told_to_those_who_watch() {
    for language in lang::BUILT_IN {
        let known = messages(language.files);
        let asked =
            known.iter().filter(|(key, gaps)| key.contains("-ask-") && gaps.contains("seat"));
        let mut kinds = 0;
        for (key, gaps) in asked {
            let told = key.replacen("-ask-", "-watch-", 1);
            let used = known.get(&told).unwrap_or_else(|| panic!("{}: no {told}", language.code));
            assert!(used.contains("seat") && used.is_subset(gaps), "{}: {told}", language.code);
            kinds += 1;
        }
        assert!(kinds > 60, "{}: {kinds} questions", language.code);
    }
}

/// One letter for each piece of a kind, and no letter for two of them.
#[test]
fn letters_on_pieces_tell_them_apart() {
    for language in lang::Language::all() {
        let [english, here] =
            [lang::Language::ENGLISH, language].map(|one| Speaker::new(one, Vec::new()));
        let known = messages(lang::BUILT_IN[0].files);
        let kinds: Vec<&String> = known.keys().filter(|key| is_letters(key)).collect();
        assert!(kinds.len() > 5, "{kinds:?}");
        for key in kinds {
            let letters = |speaker: &Speaker| -> Vec<String> {
                speaker.text(key).split_whitespace().map(str::to_uppercase).collect()
            };
            let (wanted, drawn) = (letters(&english).len(), letters(&here));
            let apart: BTreeSet<&String> = drawn.iter().collect();
            assert_eq!((drawn.len(), apart.len()), (wanted, wanted), "{language}: {key} {drawn:?}");
            assert!(
                drawn.iter().all(|one| one.chars().count() == 1),
                "{language}: {key} {drawn:?}"
            );
        }
    }
}

/// `osaka-letters`, `tabriz-letters-die`.
fn is_letters(key: &str) -> bool {
    key.split('-').nth(1) == Some("letters")
}

#[test]
fn every_language_has_the_same_rules_and_rulings() {
    let ids = |text: &str| -> Vec<(String, bool)> {
        let rules = game::rules::parse(text).unwrap();
        rules.into_iter().map(|rule| (rule.id, rule.ruling)).collect()
    };
    for language in lang::BUILT_IN {
        for info in games() {
            let written = language.rules.iter().find(|(game, _)| *game == info.key);
            let (_, text) = written.unwrap_or_else(|| panic!("{}: no {}", language.code, info.key));
            assert_eq!(ids(text), ids(info.rules), "{}: {}", language.code, info.key);
        }
    }
}

#[test]
fn no_sentence_is_missing_and_none_is_unused() {
    let known = messages(lang::BUILT_IN[0].files);
    let said = said();
    let mut wanted: BTreeSet<String> = said.keys().cloned().collect();
    for info in games() {
        wanted.extend(conventional(info, &known));
    }
    let missing: Vec<_> = wanted.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "said but not written down: {missing:?}");
    let unused: Vec<_> = known.keys().filter(|key| !wanted.contains(*key)).collect();
    assert!(unused.is_empty(), "written down but never said: {unused:?}");
}

#[test]
fn every_gap_in_a_sentence_is_filled() {
    let known = messages(lang::BUILT_IN[0].files);
    for (key, given) in said() {
        if let Some(gaps) = known.get(&key) {
            let unfilled: Vec<_> = gaps.difference(&given).collect();
            assert!(unfilled.is_empty(), "{key}: nobody fills {unfilled:?}");
        }
    }
}
