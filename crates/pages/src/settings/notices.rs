//! Being told of one's turn while away: where notices go, quiet hours, a test.

use game::{Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

/// How somebody is told now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notices {
    /// Where notices go; empty for nowhere.
    pub address: String,
    /// From this hour to that one there are none.
    pub quiet: Option<(u8, u8)>,
    /// Minutes the person's clock is ahead of UTC, once they said so.
    pub offset: Option<i32>,
    pub last: Option<LastNotice>,
}

/// What became of the last notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastNotice {
    pub minutes_ago: i64,
    /// What went wrong, if something did.
    pub trouble: Option<String>,
}

pub(super) fn section(speaker: &Speaker, notices: &Notices) -> Markup {
    let say = |phrase: Phrase| speaker.say(&phrase);
    let (from, to) = (notices.quiet.map(|quiet| quiet.0), notices.quiet.map(|quiet| quiet.1));
    html! {
        section.settings #notices {
            h2 { (say(say!("pages-notices"))) }
            p { (say(say!("pages-notices-why"))) }
            form method="post" action="/me/notices" {
                label for="address" { (say(say!("pages-notices-address"))) }
                input #address name="address" type="url" maxlength="500" autocomplete="off"
                    spellcheck="false" placeholder="https://" value=(notices.address);
                fieldset {
                    legend { (say(say!("pages-notices-quiet"))) }
                    (hour(speaker, "quiet-from", say!("pages-notices-from"), from))
                    (hour(speaker, "quiet-to", say!("pages-notices-to"), to))
                    (clock(speaker, notices.offset))
                    p.soft { (say(say!("pages-notices-quiet-why"))) }
                }
                div.row {
                    button.main name="do" value="save" { (say(say!("pages-save"))) }
                    button #test-notice name="do" value="test" { (say(say!("pages-notices-test"))) }
                }
            }
            @if let Some(last) = &notices.last {
                p #last-notice class=[last.trouble.is_some().then_some("trouble")] {
                    (say(became(last)))
                }
            }
        }
    }
}

fn became(last: &LastNotice) -> Phrase {
    let n = last.minutes_ago;
    match &last.trouble {
        None => say!("pages-notices-arrived", n = n),
        Some(why) => say!("pages-notices-failed", n = n, why = why.clone()),
    }
}

/// An hour of the day, or none.
fn hour(speaker: &Speaker, name: &str, title: Phrase, chosen: Option<u8>) -> Markup {
    html! {
        label for=(name) { (speaker.say(&title)) }
        select id=(name) name=(name) {
            option value="" selected[chosen.is_none()] { "–" }
            @for hour in 0..24u8 {
                option value=(hour) selected[chosen == Some(hour)] { (format!("{hour}:00")) }
            }
        }
    }
}

/// Clocks of the world: every half hour, and the few between.
const BETWEEN: [i32; 3] = [345, 525, 765];

/// Which clock these hours are read from; a script chooses the device's own.
fn clock(speaker: &Speaker, offset: Option<i32>) -> Markup {
    let mut offsets: Vec<i32> = (-720..=840).step_by(30).chain(BETWEEN).collect();
    offsets.sort_unstable();
    html! {
        label for="offset" { (speaker.say(&say!("pages-notices-clock"))) }
        select #offset name="offset" data-guess[offset.is_none()] {
            @for minutes in offsets {
                option value=(minutes) selected[minutes == offset.unwrap_or(0)] {
                    (clock_words(minutes))
                }
            }
        }
    }
}

fn clock_words(minutes: i32) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    format!("UTC {sign}{}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
}
