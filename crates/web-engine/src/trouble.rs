//! The engine's no: a sentence for people, with the rule where one forbids it.

use game::{Broken, Phrase, say};
use lang::Speaker;
use pages::{Message, Notice};
use table::Refused;

use crate::letter::{Letter, Reply};

pub(crate) type Result<T> = std::result::Result<T, Trouble>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trouble {
    pub status: u16,
    pub phrase: Phrase,
    pub rule: Option<&'static str>,
}

impl Trouble {
    pub(crate) fn invalid(phrase: Phrase) -> Trouble {
        Trouble { status: 422, phrase, rule: None }
    }

    pub(crate) fn no_such_page() -> Trouble {
        Trouble { status: 404, phrase: say!("offline-no-page"), rule: None }
    }

    /// The browser does not have it, whatever became of it.
    pub(crate) fn no_such_table() -> Trouble {
        Trouble { status: 404, phrase: say!("offline-no-table"), rule: None }
    }

    pub(crate) fn notice(&self, letter: &Letter) -> Notice {
        let speaker = Speaker::new(letter.visit().language(), Vec::new());
        Notice { text: speaker.say(&self.phrase), rule: self.rule.map(str::to_owned) }
    }

    /// A page that says it.
    pub(crate) fn page(&self, letter: &Letter) -> Reply {
        let title = match self.status {
            404 => say!("pages-not-found"),
            _ => say!("pages-trouble"),
        };
        let text = self.notice(letter).text;
        Reply::page(self.status, pages::message(&letter.visit(), &Message { title, text }))
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble { status: 409, phrase: refused.phrase, rule: refused.rule }
    }
}

impl From<Broken> for Trouble {
    fn from(broken: Broken) -> Trouble {
        Trouble::invalid(say!("offline-broken", why = broken.to_string()))
    }
}
