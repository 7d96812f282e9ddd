//! Bots with one idea each: what they are called and how they play. Which games have them, the bots'
//! room knows.

use game::{Phrase, say};

/// A bot with one idea, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Character {
    pub name: Phrase,
    /// One sentence.
    pub style: Phrase,
}

/// The words for the school of this name; nothing for a name without words.
pub fn character(school: &str) -> Option<Character> {
    let (name, style) = match school {
        "builder" => (say!("bots-builder"), say!("bots-builder-style")),
        "carrier" => (say!("bots-carrier"), say!("bots-carrier-style")),
        "racer" => (say!("bots-racer"), say!("bots-racer-style")),
        "harasser" => (say!("bots-harasser"), say!("bots-harasser-style")),
        "seller" => (say!("bots-seller"), say!("bots-seller-style")),
        "hoarder" => (say!("bots-hoarder"), say!("bots-hoarder-style")),
        "reserver" => (say!("bots-reserver"), say!("bots-reserver-style")),
        "banker" => (say!("bots-banker"), say!("bots-banker-style")),
        "merchant" => (say!("bots-merchant"), say!("bots-merchant-style")),
        "pilgrim" => (say!("bots-pilgrim"), say!("bots-pilgrim-style")),
        "rusher" => (say!("bots-rusher"), say!("bots-rusher-style")),
        "scholar" => (say!("bots-scholar"), say!("bots-scholar-style")),
        "weaver" => (say!("bots-weaver"), say!("bots-weaver-style")),
        _ => return None,
    };
    Some(Character { name, style })
}
