//! How somebody wants to be told of their turn, and what became of the last notice.

use lang::Language;
use serde::{Deserialize, Serialize};
use store::Millis;

use crate::tables::clock::now;

const HOUR: Millis = 3_600_000;
const MINUTE: Millis = 60_000;

/// Kept with the person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    /// Where notices go; nowhere without one.
    pub address: Option<String>,
    pub quiet: Option<Quiet>,
    /// The language of the sentence in a notice.
    pub lang: String,
}

/// Hours of the day without notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Quiet {
    /// Hours, 0 to 23, by the person's own clock; `from` 22 `to` 7 is the night.
    pub from: u8,
    pub to: u8,
    /// How many minutes their clock is ahead of UTC.
    pub offset: i32,
}

impl Quiet {
    /// Hours on a clock, and an offset that exists.
    pub(crate) fn new(from: u8, to: u8, offset: i32) -> Option<Quiet> {
        let good = from < 24 && to < 24 && from != to && (-12 * 60..=14 * 60).contains(&offset);
        good.then_some(Quiet { from, to, offset })
    }

    /// When the quiet hours around this moment end; nothing outside of them.
    pub(crate) fn until(self, now: Millis) -> Option<Millis> {
        let local = now + Millis::from(self.offset) * MINUTE;
        let hour = local.rem_euclid(24 * HOUR) / HOUR;
        let since = (hour - Millis::from(self.from)).rem_euclid(24);
        let length = (Millis::from(self.to) - Millis::from(self.from)).rem_euclid(24);
        let hour_began = now - local.rem_euclid(HOUR);
        (since < length).then(|| hour_began + (length - since) * HOUR)
    }
}

impl Wishes {
    /// When their quiet hours end, if it is quiet now.
    pub(crate) fn quiet_until(&self, now: Millis) -> Option<Millis> {
        self.quiet?.until(now)
    }

    pub(crate) fn language(&self) -> Language {
        self.lang.parse().unwrap_or_default()
    }
}

/// What became of a notice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub at: Millis,
    /// The answer's status, if there was an answer.
    pub status: Option<u16>,
    /// What went wrong, in words for people who run such things.
    pub trouble: Option<String>,
}

impl Outcome {
    pub(crate) fn answered(status: u16) -> Self {
        let good = (200..300).contains(&status);
        let trouble = (!good).then(|| format!("the answer was {status}"));
        Outcome { at: now(), status: Some(status), trouble }
    }

    pub(crate) fn refused(why: impl Into<String>) -> Self {
        Outcome { at: now(), status: None, trouble: Some(why.into()) }
    }

    /// Another try may help where nobody answered or the other house has trouble.
    pub(crate) fn worth_another_try(&self) -> bool {
        self.trouble.is_some() && self.status.is_none_or(|status| status >= 500 || status == 429)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1970-01-01, this hour UTC, half past.
    fn half_past(hour: Millis) -> Millis {
        hour * HOUR + 30 * MINUTE
    }

    #[test]
    fn a_night_lasts_over_midnight_by_the_own_clock() {
        let night = Quiet::new(22, 7, 60).unwrap();
        assert_eq!(night.until(half_past(20)), None, "half past nine in the evening");
        assert_eq!(night.until(half_past(21)), Some(30 * HOUR), "half past ten, until seven");
        assert_eq!(night.until(half_past(29)), Some(30 * HOUR));
        assert_eq!(night.until(half_past(30)), None);
    }

    #[test]
    fn clocks_with_half_hours_are_quiet_by_their_own_hours() {
        let noon = Quiet::new(12, 13, 5 * 60 + 30).unwrap();
        assert_eq!(noon.until(half_past(6)), Some(half_past(7)));
        assert_eq!(noon.until(half_past(6) - 1), None);
        assert_eq!(noon.until(half_past(7)), None);
    }

    #[test]
    fn hours_that_no_clock_shows_are_refused() {
        assert_eq!(Quiet::new(24, 7, 0), None);
        assert_eq!(Quiet::new(7, 7, 0), None, "a whole day would be no notices at all");
        assert_eq!(Quiet::new(22, 7, 15 * 60), None);
    }
}
