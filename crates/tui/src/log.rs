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
    /// The entry that each line tells of, but for the mark.
    told: Vec<usize>,
    pub lines: Vec<String>,
    /// The line of the mark where the news begin.
    mark: Option<usize>,
}

impl Default for Log {
    fn default() -> Self {
        Log {
            viewer: Viewer::Spectator,
            language: Language::default(),
            number: 0,
            told: Vec::new(),
            lines: Vec::new(),
            mark: None,
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
        if let Some(place) = self.mark.take() {
            self.lines.remove(place);
        }
        let number = table.number();
        self.told.truncate(self.told.partition_point(|entry| *entry <= number));
        self.lines.truncate(self.told.len());
        for entry in self.number.min(number) + 1..=number {
            let told = table.told(entry, viewer);
            for phrase in told.iter().flat_map(|told| &told.phrases) {
                self.told.push(entry);
                self.lines.push(format!("· {}", speaker.say(phrase)));
            }
        }
        self.number = number;
        let Some((known, mark)) = news else {
            return;
        };
        let place = self.told.partition_point(|entry| *entry <= known);
        if (1..self.told.len()).contains(&place) {
            self.lines.insert(place, format!("── {} ──", speaker.say(&mark)));
            self.mark = Some(place);
        }
    }
}
