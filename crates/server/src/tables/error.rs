//! The house's no: a word for programs, a sentence for people, the rule where one forbids it.
//!
//! What somebody sent and cannot be is a [`BadInput`] and theirs to mend; any other [`Broken`] is the
//! house's own fault: the log says what, and nobody else.

use game::{Broken, Phrase, say};
use store::Excess;
use table::wire::Served;
use table::wire::answer::Code;
use table::{Reason, Refused};

pub(crate) type Result<T> = std::result::Result<T, Error>;

#[derive(Clone, Debug)]
pub(crate) struct Error {
    /// One word for programs.
    pub code: Code,
    /// The sentence.
    pub phrase: Phrase,
    /// The rule's id, where a rule of the game forbids it.
    pub rule: Option<&'static str>,
    /// The newest frame, where the sender's was old.
    pub frame: Option<Box<Served>>,
}

/// Something impossible that came from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BadInput(pub Broken);

impl Error {
    pub(crate) fn new(code: Code, phrase: Phrase) -> Self {
        Error { code, phrase, rule: None, frame: None }
    }

    /// The request makes no sense.
    pub(crate) fn invalid(phrase: Phrase) -> Self {
        Error::new(Code::Invalid, phrase)
    }

    pub(crate) fn no_such_table() -> Self {
        Error::new(Code::NoSuchTable, say!("server-no-table"))
    }

    pub(crate) fn token_needed() -> Self {
        Error::new(Code::TokenNeeded, say!("server-no-token"))
    }

    pub(crate) fn unknown_token() -> Self {
        Error::new(Code::UnknownToken, say!("server-no-known-token"))
    }

    pub(crate) fn not_seated() -> Self {
        Error::new(Code::NotSeated, say!("server-no-seat"))
    }

    pub(crate) fn private() -> Self {
        Error::new(Code::Private, say!("server-no-watching"))
    }

    pub(crate) fn no_such_page() -> Self {
        Error::new(Code::NoSuchPage, say!("server-no-page"))
    }

    pub(crate) fn not_over() -> Self {
        Error::new(Code::NotOver, say!("server-no-record"))
    }

    pub(crate) fn not_analysable() -> Self {
        Error::new(Code::NotOver, say!("server-no-analysis"))
    }

    pub(crate) fn not_begun() -> Self {
        Error::new(Code::NotBegun, say!("server-no-match"))
    }

    pub(crate) fn no_change() -> Self {
        Error::new(Code::NoChange, say!("server-no-change"))
    }

    pub(crate) fn key_used() -> Self {
        Error::new(Code::KeyUsed, say!("server-no-other-use"))
    }

    /// The table's journal is as long as one may be.
    pub(crate) fn full() -> Self {
        Error::new(Code::Full, say!("server-no-more-rows"))
    }

    pub(crate) fn stale() -> Self {
        Error::new(Code::Stale, say!("server-no-old-frame"))
    }

    /// The table's task ended before it answered; it restarts from its journal.
    pub(crate) fn stumbled() -> Self {
        Error::new(Code::TryAgain, say!("server-no-answer"))
    }

    /// What went wrong inside is for the log only.
    pub(crate) fn internal(why: impl std::fmt::Display) -> Self {
        tracing::error!(%why, "the house went wrong");
        Error::new(Code::Internal, say!("server-no-idea"))
    }

    pub(crate) fn with_frame(mut self, frame: Served) -> Self {
        self.frame = Some(Box::new(frame));
        self
    }
}

impl From<Excess> for Error {
    fn from(excess: Excess) -> Self {
        let phrase = match excess {
            Excess::Unfinished => say!("server-no-more-tables"),
            Excess::ADay => say!("server-no-more-tables-today"),
            Excess::Contents => say!("server-no-more-contents"),
        };
        Error::new(Code::Quota, phrase)
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        let code = match refused.reason {
            Reason::Stale => Code::Stale,
            Reason::NotYourTurn | Reason::Chance => Code::NotYourTurn,
            Reason::TakeBack => Code::TooLate,
            Reason::Over => Code::Over,
            Reason::Illegal => Code::Illegal,
            Reason::Link => Code::WrongLink,
            Reason::Unreadable => Code::Unreadable,
        };
        Error { rule: refused.rule, ..Error::new(code, refused.phrase) }
    }
}

/// Named in words by whoever found it; those are in English only.
impl From<BadInput> for Error {
    fn from(BadInput(broken): BadInput) -> Self {
        Error::invalid(say!("server-no-sense", why = broken.to_string()))
    }
}

impl From<Broken> for Error {
    fn from(broken: Broken) -> Self {
        Error::internal(broken)
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        tracing::error!(%error, "the store failed");
        Error::stumbled()
    }
}
