//! The list of choices: a cursor, a filter, numbers typed on the way. Knows no screen.

use table::Choice;

#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    /// What each choice is called, for showing and filtering.
    pub words: Vec<String>,
    notations: Vec<String>,
    /// The pieces and places of each choice.
    pub pieces: Vec<Vec<String>>,
    /// Which choice is being looked at.
    cursor: usize,
    /// What is being searched for; `None` while nobody filters.
    pub filter: Option<String>,
    /// Whether letters go to the filter.
    pub typing: bool,
    digits: String,
}

/// A filter longer than this is a mistake of the clipboard.
const LONGEST_FILTER: usize = 40;

impl Choices {
    pub(crate) fn new(choices: &[Choice], words: Vec<String>) -> Self {
        Choices {
            words,
            notations: choices.iter().map(|choice| choice.notation.clone()).collect(),
            pieces: choices.iter().map(touched).collect(),
            ..Choices::default()
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The choices that pass the filter.
    pub(crate) fn visible(&self) -> Vec<usize> {
        (0..self.len()).filter(|&index| self.passes(index)).collect()
    }

    fn passes(&self, index: usize) -> bool {
        let Some(filter) = &self.filter else {
            return true;
        };
        let wish = filter.to_lowercase();
        self.words[index].to_lowercase().contains(&wish)
            || self.notations[index].to_lowercase().contains(&wish)
    }

    /// The choice under the cursor.
    pub(crate) fn chosen(&self) -> Option<usize> {
        let visible = self.visible();
        match visible.contains(&self.cursor) {
            true => Some(self.cursor),
            false => visible.first().copied(),
        }
    }

    pub(crate) fn choose(&mut self, index: usize) {
        if index < self.len() {
            self.cursor = index;
            self.digits.clear();
            if !self.passes(index) {
                self.stop_filter();
            }
        }
    }

    /// Moves the cursor by so many visible choices.
    pub(crate) fn step(&mut self, by: isize) {
        let visible = self.visible();
        let Some(chosen) = self.chosen() else {
            return;
        };
        let place = visible.iter().position(|&index| index == chosen).unwrap_or(0);
        let last = visible.len() - 1;
        self.choose(visible[place.saturating_add_signed(by).min(last)]);
    }

    /// Another digit of a choice's number.
    pub(crate) fn digit(&mut self, digit: char) {
        for wish in [format!("{}{digit}", self.digits), digit.to_string()] {
            if let Some(index) = wish.parse::<usize>().ok().filter(|n| (1..=self.len()).contains(n))
            {
                self.choose(index - 1);
                self.digits = wish;
                return;
            }
        }
    }

    pub(crate) fn start_filter(&mut self) {
        self.filter.get_or_insert_default();
        self.typing = true;
    }

    pub(crate) fn stop_filter(&mut self) {
        self.filter = None;
        self.typing = false;
    }

    /// Letters for the filter; anything that is not one is left out.
    pub(crate) fn type_text(&mut self, text: &str) {
        if let Some(filter) = &mut self.filter {
            let room = LONGEST_FILTER.saturating_sub(filter.chars().count());
            filter.extend(text.chars().filter(|letter| !letter.is_control()).take(room));
        }
    }

    pub(crate) fn rub_out(&mut self) {
        if let Some(filter) = &mut self.filter {
            filter.pop();
        }
    }

    /// Whether any choice touches this spot.
    pub(crate) fn touch(&self, spot: &str) -> bool {
        self.pieces.iter().any(|pieces| pieces.iter().any(|piece| piece == spot))
    }

    /// Points at a place that may belong to several spots: its first choice, or the next one if it
    /// was pointed at already. Says whether its only choice was pointed at before.
    pub(crate) fn point(&mut self, spots: &[String]) -> bool {
        let touches = |&index: &usize| self.pieces[index].iter().any(|one| spots.contains(one));
        let there: Vec<usize> = (0..self.len()).filter(touches).collect();
        let place = there.iter().position(|&index| Some(index) == self.chosen());
        let next = place.map_or(0, |place| (place + 1) % there.len());
        if let Some(&index) = there.get(next) {
            self.choose(index);
        }
        there.len() == 1 && place.is_some()
    }
}

fn touched(choice: &Choice) -> Vec<String> {
    choice.pieces.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(words: &[&str]) -> Choices {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        let pieces = words.iter().map(|word| vec![word[..1].to_owned()]).collect();
        Choices { notations: words.clone(), words, pieces, ..Choices::default() }
    }

    #[test]
    fn numbers_are_typed_digit_by_digit() {
        let mut list = choices(&["a"; 25]);
        list.digit('1');
        assert_eq!(list.chosen(), Some(0));
        list.digit('2');
        assert_eq!(list.chosen(), Some(11));
        list.digit('9');
        assert_eq!(list.chosen(), Some(8), "129 is no choice, 9 is");
    }

    #[test]
    fn the_filter_narrows_and_pasted_garbage_does_no_harm() {
        let mut list = choices(&["take red", "take blue", "pass"]);
        list.start_filter();
        list.type_text("B\u{7}L\n");
        assert_eq!(list.visible(), [1]);
        assert_eq!(list.chosen(), Some(1));
        list.type_text(&"x".repeat(10_000));
        assert_eq!(list.chosen(), None);
        assert!(list.filter.as_ref().unwrap().len() <= LONGEST_FILTER);
        list.stop_filter();
        assert_eq!(list.visible().len(), 3);
    }

    #[test]
    fn pointing_again_at_a_spot_goes_on_to_its_next_choice() {
        let mut list = choices(&["a1", "b1", "a2"]);
        assert!(!list.point(&["a".into()]), "it stood there, but the spot has two choices");
        assert_eq!(list.chosen(), Some(2));
        list.point(&["a".into()]);
        assert_eq!(list.chosen(), Some(0));
        list.point(&["b".into()]);
        assert_eq!(list.chosen(), Some(1));
        assert!(list.point(&["b".into()]), "the only choice there, pointed at twice");
    }
}
