//! What happened, as one viewer was told it, in sentences. Grows with the match; nothing is said
//! twice.

use game::{Phrase, Viewer};
use lang::{Language, Speaker};
use table::AnyTable;

#[derive(Clone, Debug)]
pub(crate) struct Log {
    viewer: Viewer,
    language: Language,
    /// How many entries have been looked at.
    number: usize,
    /// Sentences with the entry they tell of.
    told: Vec<(usize, String)>,
    pub lines: Vec<String>,
}

impl Default for Log {
    fn default() -> Self {
        Log {
            viewer: Viewer::Spectator,
            language: Language::default(),
            number: 0,
            told: Vec::new(),
            lines: Vec::new(),
        }
    }
}

impl Log {
    /// Catches up with a table; a line marks where the news begin, after so many entries.
    pub(crate) fn follow(
        &mut self,
        table: &dyn AnyTable,
        speaker: &Speaker,
        viewer: Viewer,
        news: Option<(usize, Phrase)>,
    ) {
        if (self.viewer, self.language) != (viewer, speaker.language) {
            *self = Log { viewer, language: speaker.language, ..Log::default() };
        }
        let number = table.number();
        self.told.retain(|(entry, _)| *entry <= number);
        for entry in self.number.min(number) + 1..=number {
            let told = table.told(entry, viewer);
            let phrases = told.iter().flat_map(|told| &told.phrases);
            self.told.extend(phrases.map(|phrase| (entry, speaker.say(phrase))));
        }
        self.number = number;
        self.lines = self.told.iter().map(|(_, line)| format!("· {line}")).collect();
        let Some((known, mark)) = news else {
            return;
        };
        let new = self.told.iter().position(|(entry, _)| *entry > known);
        if let Some(place) = new.filter(|&place| place > 0) {
            self.lines.insert(place, format!("── {} ──", speaker.say(&mark)));
        }
    }
}
