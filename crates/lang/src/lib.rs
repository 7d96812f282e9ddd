//! Every sentence people read, as Fluent files: a folder here for each language, and each game's
//! own in its `words`. Turns a [`Phrase`] into words; decides nothing.

mod text;

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Arg, Broken, Phrase, Seat};

pub use text::{Column, columns, lines, table};

/// A language as it was found when the program was built: Fluent files and games' rules by name.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    pub code: &'static str,
    pub files: &'static [(&'static str, &'static str)],
    pub rules: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/built_in.rs"));

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Italian,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::Italian];

    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
        }
    }

    /// Its place in `Info::rules`.
    pub const fn index(self) -> usize {
        self as usize
    }

    fn files(self) -> &'static [(&'static str, &'static str)] {
        BUILT_IN[self.index()].files
    }
}

impl FromStr for Language {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| Broken::new(format!("no language `{text}`; there are: en, it")))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Says things in one language to a table of named people.
#[derive(Clone, Debug)]
pub struct Speaker {
    pub language: Language,
    /// Names by seat; a seat without one is called by its number.
    pub names: Vec<String>,
}

impl Speaker {
    pub fn new(language: Language, names: Vec<String>) -> Self {
        Speaker { language, names }
    }

    /// The words of a phrase. A missing message shows its key, so that nothing is silently lost.
    pub fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg));
        }
        self.format(phrase.key, &args)
    }

    /// A message without arguments, by a key put together from a convention
    /// (`<game>-option-<key>` and the like).
    pub fn text(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// Whether there is such a message.
    pub fn knows(&self, key: &str) -> bool {
        bundle(self.language).has_message(key)
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&game::say!("house-seat", number = seat.number())),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundle = bundle(self.language);
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("⟨{key}⟩");
        };
        bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.word(other)),
        }
    }

    /// An argument on its own.
    pub fn word(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.name(*seat),
            Arg::Phrase(phrase) => self.say(phrase),
            Arg::Text(text) => text.clone(),
            Arg::List(list) => self.list(list),
        }
    }

    fn list(&self, list: &[Arg]) -> String {
        let words: Vec<String> = list.iter().map(|item| self.word(item)).collect();
        match words.as_slice() {
            [] => self.say(&game::say!("house-nothing")),
            [only] => only.clone(),
            [most @ .., last] => {
                self.say(&game::say!("house-and", most = most.join(", "), last = last.clone()))
            }
        }
    }
}

fn bundle(language: Language) -> &'static FluentBundle<FluentResource> {
    static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 2] = [const { OnceLock::new() }; 2];
    BUNDLES[language.index()].get_or_init(|| {
        let locale = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The invisible marks around arguments are for mixed writing directions; terminals show them.
        bundle.set_use_isolating(false);
        for (name, text) in language.files() {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}/{name}.ftl: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{language}/{name}.ftl: {errors:?}");
            }
        }
        bundle
    })
}
