//! Numbers as a language writes them: its decimal mark, its percent sign.

use game::{Arg, say};

use crate::Speaker;

impl Speaker {
    /// A number with so many digits behind the mark.
    pub fn decimal(&self, number: f64, places: usize) -> String {
        self.word(&Arg::decimal(number, places))
    }

    /// The same with its sign, also where that is a plus.
    pub fn signed(&self, number: f64, places: usize) -> String {
        self.word(&Arg::signed(number, places))
    }

    /// A number with one digit behind the mark, unless it is a whole one.
    pub fn number(&self, number: f64) -> String {
        let whole = (number * 10.0).round() % 10.0 == 0.0;
        self.decimal(number, if whole { 0 } else { 1 })
    }

    /// A part of the whole in hundredths, with so many digits behind the mark.
    pub fn percent(&self, part: f64, places: usize) -> String {
        self.say(&say!("house-percent", n = Arg::decimal(100.0 * part, places)))
    }

    /// Digits with a point in this language's way, with a true minus sign, as wide as the plus.
    pub(crate) fn digits(&self, plain: &str) -> String {
        plain.replace('.', &self.say(&say!("house-decimal-mark"))).replace('-', "−")
    }
}
