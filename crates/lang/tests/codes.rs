//! Whole matches of every game as people read them: no notation in any sentence, and no two choices
//! of one decision that sound the same.

use std::collections::BTreeSet;

use catalog::Visitor;
use game::{Awaiting, Line, Phrase, Quick, Settings, Spoken, Viewer};
use lang::{Language, Speaker};
use testkit::playout;

/// Modes in which everything that has a code comes up: two sides of every tile, the game alone.
const MODES: [(&str, u8, &str); 10] = [
    ("tabriz", 1, "rival=r1"),
    ("tabriz", 1, "rival=r3,sides=random"),
    ("tabriz", 2, "advanced=true,sides=random,layout=random"),
    ("tabriz", 4, "edition=prototype,sides=random"),
    ("yspahan", 2, ""),
    ("yspahan", 4, ""),
    ("osaka", 2, ""),
    ("osaka", 4, ""),
    ("istanbul", 2, ""),
    ("istanbul", 4, ""),
];

/// What the house's notation looks like: the forms of the words in which choices are written, and of
/// the names in the content table, letters as `a`, digits as `0`: `k05` is `a00`.
fn form(word: &str) -> Option<String> {
    let mixed = word.chars().any(|c| c.is_ascii_digit()) && word.chars().any(char::is_alphabetic);
    let sign = |c: char| if c.is_ascii_digit() { '0' } else { 'a' };
    mixed.then(|| word.chars().map(sign).collect())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[derive(Default)]
struct Heard {
    codes: BTreeSet<String>,
    forms: BTreeSet<String>,
    sentences: BTreeSet<String>,
}

struct Match(u8, &'static str, u64);

impl Visitor for Match {
    type Output = Heard;
    fn visit<G: Spoken>(self) -> Heard {
        let settings = Settings::parse(self.1).and_then(|s| s.complete(&G::INFO)).unwrap();
        let mut state = G::new(&G::options(&settings).unwrap(), self.0).unwrap();
        let (mut dealer, mut heard) = (Quick::new(self.2), Heard::default());
        let (mut buffer, mut events, mut seen) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            for viewer in Viewer::all(state.seats()) {
                heard.told::<G>(&events, viewer);
            }
            events.clear();
            if let Awaiting::Decision(_) = state.awaiting() {
                heard.decision(&state, &mut seen);
            }
            if playout::step(&mut state, &mut dealer, &mut buffer, &mut events) == Awaiting::Nobody
            {
                return heard;
            }
        }
    }
}

impl Heard {
    fn say(&mut self, phrase: &Phrase) -> Vec<String> {
        let said: Vec<String> = Language::all()
            .into_iter()
            .map(|language| Speaker::new(language, Vec::new()).say(phrase))
            .collect();
        self.sentences.extend(said.iter().cloned());
        said
    }

    fn told<G: Spoken>(&mut self, events: &[G::Event], viewer: Viewer) {
        for event in events.iter().filter_map(|event| G::redact(event, viewer)) {
            self.say(&G::tell(&event));
        }
    }

    fn decision<G: Spoken>(&mut self, state: &G, seen: &mut Vec<G::Action>) {
        let Awaiting::Decision(seat) = state.awaiting() else { return };
        let view = G::shown(state.view(Viewer::Seat(seat)));
        self.say(&G::ask(&view));
        for line in G::table(&view).you.iter().chain(&G::table(&view).others) {
            if let Line::Say(phrase) = line {
                self.say(phrase);
            }
        }
        let legal = state.choices();
        for action in &legal {
            let notation = action.to_string();
            self.forms.extend(words(&notation).filter_map(form));
            self.codes.extend(words(&notation).skip(1).map(str::to_owned));
        }
        self.choices_sound_different::<G>(&view, &legal);
        for &action in seen.iter().filter(|action| !legal.contains(action)) {
            self.say(&state.refuse(action).phrase);
        }
        if seen.len() < 60 {
            seen.extend(legal.iter().take(3));
        }
    }

    fn choices_sound_different<G: Spoken>(&mut self, view: &G::View, legal: &[G::Action]) {
        let mut names = BTreeSet::new();
        for &action in legal {
            for (language, name) in self.say(&G::name(view, action)).into_iter().enumerate() {
                assert!(names.insert((language, name.clone())), "two choices are “{name}”");
            }
        }
    }
}

#[test]
fn nobody_reads_a_code_and_no_two_choices_sound_the_same() {
    for (game, seats, options) in MODES {
        for seed in 0..3 {
            let heard = catalog::visit(game, Match(seats, options, seed)).unwrap();
            assert!(heard.sentences.len() > 100, "{game} was played");
            for sentence in &heard.sentences {
                let coded =
                    words(sentence).filter_map(form).find(|form| heard.forms.contains(form));
                assert_eq!(coded, None, "{game} {options}: “{sentence}”");
                let aside = sentence.split('(').skip(1).filter_map(|part| part.split(')').next());
                let code = aside.into_iter().find(|&text| {
                    text.chars().all(char::is_alphabetic)
                        && text.len() < 3
                        && heard.codes.contains(text)
                });
                assert_eq!(code, None, "{game} {options}: “{sentence}”");
            }
        }
    }
}
