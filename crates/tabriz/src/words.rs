//! Which sentence says it? Keys and arguments; the words are in `lang`.

mod about;
mod ask;
mod name;
mod refuse;
mod table;
mod tell;
mod things;

use game::{Advice, Phrase, Refusal, Share, Spoken, TextTable};

use crate::action::Action;
use crate::event::Event;
use crate::state::Tabriz;
use crate::view::View;

impl Spoken for Tabriz {
    fn ask(view: &View) -> Phrase {
        ask::ask(view)
    }

    fn name(view: &View, action: Action) -> Phrase {
        name::name(view, action)
    }

    fn tell(event: &Event) -> Phrase {
        tell::tell(event)
    }

    fn table(view: &View) -> TextTable {
        table::table(view)
    }

    fn refuse(&self, action: Action) -> Refusal {
        refuse::refuse(self, action)
    }

    fn rules_about(place: &str) -> &'static [&'static str] {
        about::rules_about(place)
    }

    fn advise(question: &str) -> Option<Advice> {
        about::advise(question)
    }

    fn share(event: &Event) -> Option<Share> {
        about::share(event)
    }
}
