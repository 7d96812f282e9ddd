//! A language nobody speaks, made from English: every letter is marked and every word is longer. A
//! word without marks was not said by the language; what is cut has no room for other languages.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};

/// English with accents, as software calls it.
pub const CODE: &str = "en-xa";
/// Stands between whole and fraction, so that a number written in another way is found.
pub const MARK: char = '٫';

/// Letters in the order of the alphabet, all with a mark.
const SMALL: &str = "áƀçðéƒĝĥíĵķłɱñóþɋŕšţúṽŵẋýž";
const LARGE: &str = "ÁƁÇÐÉƑĜĤÍĴĶŁƜÑÓÞɊŔŠŢÚṼŴẊÝŽ";
/// What makes words longer.
const MORE: char = 'ö';

/// Fluent files by name, from those of English.
pub fn files(english: &[(&str, &str)]) -> Vec<(String, String)> {
    english.iter().map(|(name, text)| ((*name).to_owned(), fluent(text))).collect()
}

/// Rules of games by name, from those in English.
pub fn rules(english: &[(&str, &str)]) -> Vec<(String, String)> {
    let marked =
        |text: &str| text.split("**").enumerate().map(document).collect::<Vec<_>>().join("**");
    english.iter().map(|(name, text)| ((*name).to_owned(), marked(text))).collect()
}

/// Ids stand between double stars and stay.
fn document((place, part): (usize, &str)) -> String {
    if place % 2 == 1 { part.to_owned() } else { longer(part) }
}

fn fluent(english: &str) -> String {
    let mut resource =
        fluent_syntax::parser::parse(english.to_owned()).expect("English can be read");
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        let (key, pattern) = (message.id.name.clone(), message.value.as_mut());
        pattern.into_iter().for_each(|pattern| change(pattern, &|text| said(&key, text)));
    }
    fluent_syntax::serializer::serialize(&resource)
}

fn change(pattern: &mut Pattern<String>, say: &dyn Fn(&str) -> String) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = say(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| change(&mut variant.value, say));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// What a message says. Letters on pieces and short names have room for so much and no more.
fn said(key: &str, english: &str) -> String {
    let kept = |part: &str| key.split('-').any(|one| one == part);
    match key {
        "house-language-direction" => english.to_owned(),
        "house-decimal-mark" => MARK.to_string(),
        _ if kept("letters") || kept("short") => english.chars().map(marked).collect(),
        _ => longer(english),
    }
}

/// Every word marked, and longer by two fifths.
pub fn longer(english: &str) -> String {
    let mut text = String::new();
    let mut letters = 0;
    for letter in english.chars().chain([' ']) {
        if letter.is_ascii_alphabetic() {
            letters += 1;
        } else {
            text.extend(std::iter::repeat_n(MORE, letters * 2 / 5));
            letters = 0;
        }
        text.push(marked(letter));
    }
    text.pop();
    text
}

fn marked(letter: char) -> char {
    let place = |first: char| letter as usize - first as usize;
    match letter {
        'a'..='z' => SMALL.chars().nth(place('a')).expect("26 letters"),
        'A'..='Z' => LARGE.chars().nth(place('A')).expect("26 letters"),
        other => other,
    }
}

/// Words of three letters and more without a mark, and numbers with a plain point; `known` may stand there: names, titles.
pub fn unmarked(text: &str, known: &[&str]) -> Vec<String> {
    let text = known.iter().fold(text.to_owned(), |text, name| text.replace(name, " "));
    // What has digits within is a code, and one letter again and again a row of pieces.
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let plain = |word: &&str| {
        let letters = word.chars().all(|letter| letter.is_ascii_alphabetic());
        word.len() > 2 && letters && word.chars().any(|letter| !word.starts_with(letter))
    };
    let numbers = text.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let broken = |number: &&str| number.trim_matches('.').contains('.');
    words.filter(plain).chain(numbers.filter(broken)).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_marked_and_longer_and_gaps_stay() {
        let [(_, text)] = &files(&[("x", "x-a = Take { $n } cards\nx-letters = R B\n")])[..] else {
            panic!("one file");
        };
        assert_eq!(text, "x-a = Ţáķéö { $n } çáŕðšöö\nx-letters = Ŕ Ɓ\n");
        let [(_, rules)] = &rules(&[("x", "- **O31** Take it. _Ruling:_ no.")])[..] else {
            panic!("one document");
        };
        assert!(rules.starts_with("- **O31** Ţáķéö íţ. _Ŕúłíñĝöö:_"), "{rules}");
        assert_eq!(unmarked("Ţáķé the 2.5 Anna 3٫5.", &["Anna"]), ["the", "2.5"]);
    }
}
