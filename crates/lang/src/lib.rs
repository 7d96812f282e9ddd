//! Every sentence people read, as Fluent files: a folder here for each language, and each game's
//! own in its `words`. Turns a [`Phrase`] into words; decides nothing.

mod character;
mod language;
mod number;
mod text;

use fluent_bundle::{FluentArgs, FluentValue};
use game::{Arg, Info, Phrase, Seat, say};

pub use character::{Character, character};
pub use language::{BUILT_IN, BuiltIn, Language, add, rules};
pub use text::{Column, columns, lines, table};

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

    /// The words of a phrase. What a language lacks is said in English; a message that nobody wrote
    /// shows its key, so that nothing is silently lost.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.format(phrase.key, &self.arguments(phrase))
    }

    fn arguments(&self, phrase: &Phrase) -> FluentArgs<'static> {
        phrase.args.iter().map(|(name, arg)| (*name, self.value(arg))).collect()
    }

    /// A question as those hear it who only watch: `…-watch-…` beside every `…-ask-…` to a seat.
    pub fn watch(&self, ask: &Phrase) -> String {
        let told = ask.key.replacen("-ask-", "-watch-", 1);
        match self.knows(&told) {
            true => self.format(&told, &self.arguments(ask)),
            false => self.say(ask),
        }
    }

    /// A message without arguments, by a key put together from a convention
    /// (`<game>-option-<key>` and the like).
    pub fn text(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// Why a match is over, as `Game::ending` names it.
    pub fn ending(&self, game: &str, ending: &str) -> String {
        self.text(&format!("{game}-ending-{ending}"))
    }

    /// Players, length and designer of a game.
    pub fn facts(&self, info: &Info) -> String {
        let (players, designer) = (info.players(), info.designer.to_owned());
        let minutes = info.minutes;
        self.say(&say!("cli-game-facts", players = players, minutes = minutes, designer = designer))
    }

    /// Whether there is such a message.
    pub fn knows(&self, key: &str) -> bool {
        self.language.bundle_with(key).is_some()
    }

    /// A letter drawn on a piece. One message holds the letters of all pieces of a kind, in their
    /// order, with spaces between.
    pub fn letter(&self, letters: &Phrase, place: usize) -> String {
        self.say(letters).split_whitespace().nth(place).unwrap_or("?").to_owned()
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&say!("house-seat", number = seat.number())),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundle = self.language.bundle_with(key);
        let pattern = bundle.and_then(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        match pattern {
            Some((bundle, pattern)) => {
                bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
            }
            None => format!("⟨{key}⟩"),
        }
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
            Arg::Decimal(plain) => self.digits(plain),
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
