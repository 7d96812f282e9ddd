//! Who sits where: sign, name, who plays for them, whether they are here.

use game::{Seat, say};
use lang::Speaker;
use maud::{Markup, html};

use super::{Chair, Stage, TablePage};

/// The seats' signs, as on the boards: a letter on a shape of its own.
const SIGNS: [&str; 5] = ["A", "B", "C", "D", "E"];

pub(crate) fn badge(seat: Seat) -> Markup {
    let index = seat.index().min(SIGNS.len() - 1);
    html! { span class={ "badge seat-" (index) } aria-hidden="true" { (SIGNS[index]) } }
}

impl Chair {
    /// The bot that decides for this chair, if any.
    pub(crate) fn keeper(&self) -> Option<&str> {
        self.bot.as_deref().or(self.stand_in.as_deref())
    }
}

pub(super) fn players(page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        section #players {
            h2 { (speaker.say(&say!("pages-players"))) }
            ul { @for chair in &page.chairs { (player(page, speaker, chair)) } }
        }
    }
}

fn player(page: &TablePage, speaker: &Speaker, chair: &Chair) -> Markup {
    let decides = page.stage == Stage::Running && page.decider() == Some(chair.seat);
    html! {
        li data-player=(chair.seat.index()) class=[decides.then_some("decides")] {
            (badge(chair.seat))
            span.name { (speaker.name(chair.seat)) }
            @if page.me == Some(chair.seat) { span.chip { (speaker.say(&say!("house-you"))) } }
            @if let Some(level) = chair.keeper() {
                span.chip { (speaker.say(&say!("pages-bot", level = level_words(level)))) }
            } @else if chair.free {
                span.chip { (speaker.say(&say!("pages-free"))) }
            } @else {
                span.presence data-present=(chair.present) { (speaker.say(&presence(chair))) }
            }
        }
    }
}

fn presence(chair: &Chair) -> game::Phrase {
    match chair.present {
        true => say!("pages-present"),
        false => say!("pages-absent"),
    }
}

/// A bot's level in words.
pub(crate) fn level_words(level: &str) -> game::Phrase {
    match level {
        "random" => say!("pages-level-random"),
        "easy" => say!("pages-level-easy"),
        "greedy" => say!("pages-level-greedy"),
        "normal" => say!("pages-level-normal"),
        "hard" => say!("pages-level-hard"),
        _ => say!("pages-level-expert"),
    }
}
