//! A language can be handed in while the program runs; what it lacks is said in English.

use game::say;
use lang::{Language, Speaker};

fn named(name: &str, text: &str) -> (String, String) {
    (name.to_owned(), text.to_owned())
}

#[test]
fn a_language_is_handed_in_and_english_fills_its_gaps() {
    let osaka = catalog::info("osaka").unwrap();
    let words = named("house", "house-nothing = rien\nhouse-and = { $most } et { $last }");
    let rules = named("osaka", "# Osaka\n\n## Début\n- **O01** De 2 à 4.\n");
    let french = lang::add("fr", &[words], &[rules]).unwrap();
    assert_eq!((french.code(), "fr".parse().unwrap()), ("fr", french));
    assert!(Language::all().contains(&french));
    let speaker = Speaker::new(french, Vec::new());
    assert_eq!(speaker.say(&say!("house-nothing")), "rien");
    assert_eq!(speaker.say(&say!("house-you")), "You");
    assert!(lang::rules(osaka, french).contains("De 2 à 4"));
    assert_eq!(
        lang::rules(catalog::info("tabriz").unwrap(), french).lines().next(),
        Some("# Tabriz")
    );

    let more = named("house", "house-you = Toi");
    assert_eq!(lang::add("fr", &[more], &[]).unwrap(), french, "more words for the same language");
    assert_eq!(speaker.say(&say!("house-you")), "Toi");
    assert_eq!(speaker.say(&say!("house-nothing")), "rien");

    let round = Language::all().iter().fold(Language::ENGLISH, |language, _| language.next());
    assert_eq!(round, Language::ENGLISH, "one after the other, and again from the beginning");
}

#[test]
fn broken_words_and_codes_are_refused() {
    let broken = named("house", "house-nothing = { rien");
    assert!(lang::add("de", &[broken], &[]).unwrap_err().to_string().contains("de/house.ftl"));
    assert!(lang::add("no code", &[], &[]).is_err());
    let unknown = "xx".parse::<Language>().unwrap_err().to_string();
    assert!(unknown.contains("no language `xx`; there are: en, "), "{unknown}");
}

#[test]
fn wishes_of_browsers_and_systems_find_a_language() {
    let italian: Language = "it".parse().unwrap();
    for wish in ["it", "it-CH", "IT-it;q=0.8", " it", "it_IT.UTF-8", "it_IT@euro"] {
        assert_eq!(Language::wanted(wish), Some(italian), "{wish}");
    }
    assert_eq!(Language::wanted("en-GB"), Some(Language::ENGLISH));
    for wish in ["", "*", "C.UTF-8", "xx"] {
        assert_eq!(Language::wanted(wish), None, "{wish}");
    }
}
