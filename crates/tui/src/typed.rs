//! The line on which people write who roll and draw with their own hands, beside the board.

use game::say;
use lang::Speaker;
use table::wire::Entering;

use crate::input::Input;
use crate::page;

/// A longer answer is a mistake of the clipboard.
const LONGEST: usize = 60;

/// What was written so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line(String);

/// What a key on this line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    /// Nothing yet.
    More,
    /// This fell.
    Answer(String),
    /// The last answer was wrong.
    Correct,
    Leave,
}

impl Line {
    /// Takes a key; nothing for those that mean something elsewhere.
    pub(crate) fn take(&mut self, input: &Input, entering: &Entering) -> Option<Typed> {
        match input {
            Input::Letter(letter) => self.add(&letter.to_string()),
            Input::Paste(text) => self.add(text),
            Input::Backspace => drop(self.0.pop()),
            Input::Escape => self.0.clear(),
            Input::Enter => return Some(self.done(entering)),
            _ => return None,
        }
        Some(Typed::More)
    }

    fn add(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.0.chars().count());
        self.0.extend(text.chars().filter(|letter| !letter.is_control()).take(room));
    }

    fn done(&mut self, entering: &Entering) -> Typed {
        let text = std::mem::take(&mut self.0).trim().to_owned();
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let listed = number.and_then(|index| entering.answers.get(index));
        match (text.as_str(), listed) {
            ("", _) => Typed::More,
            ("u", _) => Typed::Correct,
            ("q", _) => Typed::Leave,
            (_, Some(answer)) => Typed::Answer(answer.notation.clone()),
            (_, None) => Typed::Answer(text),
        }
    }

    /// The question, the line, and what can be written on it.
    pub(crate) fn show(&self, speaker: &Speaker, entering: &Entering) -> Vec<String> {
        let mut lines = vec![page::entered(speaker, entering), format!("> {}▏", self.0)];
        lines.push(String::new());
        lines.extend(page::answers(speaker, entering));
        lines.push(speaker.say(&say!("tui-enter-how")));
        lines
    }
}
