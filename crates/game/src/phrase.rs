//! Sentences before they are words: a message key with its arguments. `lang` holds the words.

use serde::{Deserialize, Serialize};

use crate::Seat;
use crate::word::Word;

/// Something to be said. Made with [`say!`](crate::say), so that a test can find every key in use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phrase {
    /// The message in the Fluent files.
    pub key: &'static str,
    /// What fills its gaps, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl<'de> Deserialize<'de> for Phrase {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Read {
            key: Word,
            args: Vec<(Word, Arg)>,
        }
        let Read { key, args } = Read::deserialize(deserializer)?;
        let args = args.into_iter().map(|(name, arg)| (name.0, arg)).collect();
        Ok(Phrase { key: key.0, args })
    }
}

/// What fills a gap in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// Written and counted as the language does.
    Number(i64),
    /// A person's name, looked up by whoever says the sentence.
    Seat(Seat),
    /// Words within words.
    Phrase(Phrase),
    /// Joined as people do: "a, b and c".
    List(Vec<Arg>),
    /// Letters that are the same in every language, such as a notation.
    Text(String),
    /// Digits with a point, which languages write in their own ways.
    Decimal(String),
}

impl Arg {
    /// A number with so many digits behind the point.
    pub fn decimal(number: f64, places: usize) -> Arg {
        Arg::Decimal(format!("{number:.places$}"))
    }

    /// The same with its sign, also where that is a plus.
    pub fn signed(number: f64, places: usize) -> Arg {
        Arg::Decimal(format!("{number:+.places$}"))
    }
}

/// `say!("osaka-take", seat = seat, card = card_phrase)` makes a [`Phrase`].
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Phrase {
            key: $key,
            args: vec![$((stringify!($name), $crate::Arg::from($value))),*],
        }
    };
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64, usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

/// A view as text, in the fixed order every text table has: you, others, board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TextTable {
    /// Empty for a spectator.
    pub you: Vec<Line>,
    /// The other players, one after the other.
    pub others: Vec<Line>,
    /// What lies in the middle.
    pub board: Vec<Line>,
}

/// One line of a text table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// One fact in words.
    Say(Phrase),
    /// Cells padded to a width in characters; for small tables and maps.
    Row(Vec<(Arg, usize)>),
}

impl Line {
    /// A line of letters that need no translation, for drawn maps.
    pub fn drawn(text: impl Into<String>) -> Line {
        Line::Row(vec![(Arg::Text(text.into()), 0)])
    }
}
