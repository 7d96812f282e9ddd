//! Who sits where, as typed: `you,you:Anna,random`.

use bots::Kind;
use game::{Broken, Info, say};
use lang::Speaker;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person at this keyboard, perhaps named.
    Person(Option<String>),
    Bot(Kind),
    /// A program of one's own, by the command that starts it.
    Outside(String),
}

/// Plays on for an outside bot that fails, and for one whose match is resumed.
pub const FALLBACK: Kind = Kind::Normal;
/// What outside bots are called at the table. A record does not say which program it was: reading
/// somebody's record must never start a program.
const OUTSIDE: &str = "outside";

/// Reads a list of seats; without one, a person against as many bots as the game needs.
pub fn parse(text: Option<&str>, info: &Info) -> Result<Vec<Sitter>, Broken> {
    let Some(text) = text else {
        let bots = usize::from(info.min_seats.max(2)) - 1;
        let mut seats = vec![Sitter::Person(None)];
        seats.resize(1 + bots, Sitter::Bot(Kind::Normal));
        return Ok(seats);
    };
    text.split(',').map(|word| one(word.trim(), info)).collect()
}

fn one(word: &str, info: &Info) -> Result<Sitter, Broken> {
    match word.split_once(':') {
        _ if word == "you" => Ok(Sitter::Person(None)),
        Some(("you", name)) if bot(name.trim()).is_some() => {
            Err(Broken::new(format!("`{name}` is a bot's name; a person needs another one")))
        }
        Some(("you", name)) if !name.trim().is_empty() => {
            Ok(Sitter::Person(Some(name.trim().to_owned())))
        }
        Some(("exec", command)) => Ok(Sitter::Outside(command.trim().to_owned())),
        _ => Kind::named(word, info.key).map(Sitter::Bot).map_err(|error: Broken| {
            let others = "a person is `you` or `you:NAME`, a program of your own `exec:COMMAND`";
            Broken::new(format!("{}; {others}", error.message))
        }),
    }
}

/// What each seat is called at the table, and in its record: bots by kind and seat (`random-2`).
pub fn names(seats: &[Sitter], speaker: &Speaker) -> Vec<String> {
    let name = |(index, seat): (usize, &Sitter)| match seat {
        Sitter::Person(Some(name)) => name.clone(),
        Sitter::Person(None) => speaker.say(&say!("play-name-person", number = index + 1)),
        Sitter::Bot(kind) => format!("{kind}-{}", index + 1),
        Sitter::Outside(_) => format!("{OUTSIDE}-{}", index + 1),
    };
    seats.iter().enumerate().map(name).collect()
}

/// Who sat there, from the names in a record.
pub fn from_names(names: &[String]) -> Vec<Sitter> {
    names
        .iter()
        .map(|name| bot(name).map_or(Sitter::Person(Some(name.clone())), Sitter::Bot))
        .collect()
}

/// The bot with such a name.
fn bot(name: &str) -> Option<Kind> {
    let (kind, seat) = name.rsplit_once('-')?;
    seat.parse::<u8>().ok()?;
    if kind == OUTSIDE { Some(FALLBACK) } else { kind.parse().ok() }
}
