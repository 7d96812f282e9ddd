//! What a page asks of the engine, and what it is answered: the same addresses and forms as of a
//! server, together with everything the engine has not: the time, random bytes, what the browser keeps.

use draw::Layout;
use game::Broken;
use lang::Language;
use pages::{Engine, Look, Visit};
use serde::{Deserialize, Serialize};
use table::unhex;

use crate::kept::Kept;
use crate::think::Job;

/// A question, with what the page lends.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Letter {
    pub method: Method,
    /// `/t/0011223344556677/act`
    pub path: String,
    /// What stands after the question mark.
    pub questions: Vec<(String, String)>,
    /// What a form holds.
    pub fields: Vec<(String, String)>,
    /// The script wants only the part that changes.
    pub part: bool,
    /// How the visitor likes the pages, as `Look::to_text` wrote it; nothing chosen yet.
    pub look: Option<String>,
    /// The board that fits the window.
    pub layout: Option<String>,
    /// What the browser would like to read, the dearest first.
    pub languages: Vec<String>,
    /// Where scripts and styles are.
    pub assets: String,
    /// Milliseconds since 1970.
    pub now: i64,
    /// Random bytes in hexadecimal.
    pub random: String,
    /// The table of the address; on the first page every table.
    pub kept: Vec<Kept>,
    /// So many tables were here once, as far as the browser remembers.
    pub remembered: usize,
    /// The answer to what the engine wanted thought about.
    pub thought: Option<String>,
    /// What was found out about the table so far.
    pub findings: Vec<String>,
    /// It is being looked at.
    pub studies: bool,
    /// There is no server behind these pages.
    pub alone: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    #[default]
    Get,
    Post,
    /// What a bot chose; pages cannot send it.
    Bot,
}

/// An answer, with what the page must do for the engine.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Reply {
    pub status: u16,
    /// A page, or its changing part.
    pub html: String,
    /// A file to be kept, instead of a page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<File>,
    /// Go there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub see: Option<String>,
    /// To be kept before anything is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<Kept>,
    /// No longer to be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forget: Option<String>,
    /// How the visitor likes the pages from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<String>,
    /// To be thought about; the same letter comes back with the thought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub think: Option<Job>,
    /// The table is to be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub study: Option<Task>,
    /// A bot's turn: to be thought about, and what it chose comes as a letter of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Job>,
}

/// The analysis of a table: so many steps, and the job for the first of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Task {
    pub steps: usize,
    pub job: Job,
}

/// A text to be saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct File {
    pub name: String,
    pub text: String,
}

impl Reply {
    pub(crate) fn page(status: u16, html: maud::Markup) -> Reply {
        Reply { status, html: html.into_string(), ..Reply::default() }
    }

    pub(crate) fn see(path: String) -> Reply {
        Reply { status: 303, see: Some(path), ..Reply::default() }
    }
}

impl Letter {
    /// The first field of this name.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        find(&self.fields, name)
    }

    pub(crate) fn question(&self, name: &str) -> Option<&str> {
        find(&self.questions, name)
    }

    pub(crate) fn number(&self) -> Option<i64> {
        self.field("number")?.parse().ok()
    }

    /// As which seat, where several people share the device.
    pub(crate) fn seat(&self) -> Option<u8> {
        self.field("seat").or(self.question("seat"))?.parse().ok()
    }

    /// Who looks, and how.
    pub(crate) fn visit(&self) -> Visit {
        let look = match &self.look {
            Some(text) => Look::read(text),
            None => {
                let mut look = Look::default();
                let wishes = self.languages.iter();
                look.language =
                    wishes.filter_map(|wish| Language::wanted(wish)).next().unwrap_or_default();
                look
            }
        };
        let layout = self.layout.as_deref().and_then(|text| text.parse().ok());
        Visit {
            look,
            layout: layout.unwrap_or(Layout::Wide),
            assets: self.assets.clone(),
            path: self.path.clone(),
            name: None,
            engine: Engine::Here,
        }
    }
}

fn find<'a>(list: &'a [(String, String)], name: &str) -> Option<&'a str> {
    list.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The random bytes that were lent, each used once.
#[derive(Debug)]
pub(crate) struct Luck<'a>(&'a str);

impl<'a> Luck<'a> {
    pub(crate) fn of(letter: &'a Letter) -> Luck<'a> {
        Luck(&letter.random)
    }

    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], Broken> {
        let used_up = || Broken::new("the page lent too few random bytes");
        let (now, rest) = self.0.split_at_checked(2 * N).ok_or_else(used_up)?;
        self.0 = rest;
        unhex(now)
    }

    pub(crate) fn seed(&mut self) -> Result<u64, Broken> {
        Ok(u64::from_le_bytes(self.take()?))
    }
}
