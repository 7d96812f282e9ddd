//! Which sentence says it? Keys and arguments; the words are in `lang`.

mod ask;
mod name;
mod refuse;
mod table;
mod tell;
pub mod things;

use game::{Phrase, Refusal, Spoken, TextTable};

use crate::action::Action;
use crate::event::Event;
use crate::state::Istanbul;
use crate::view::View;

impl Spoken for Istanbul {
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
}
