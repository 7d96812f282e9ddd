//! Who sits where: sign, name, who plays for them, whether they are here.

use game::{Seat, say};
use lang::Speaker;
use maud::{Markup, html};
use table::wire::Chair;

use super::{Stage, TablePage};

/// The seats' signs, as on the boards: a letter on a shape of its own.
pub(crate) fn badge(speaker: &Speaker, seat: Seat) -> Markup {
    let index = seat.index();
    let letter = speaker.letter(&say!("house-letters-seat"), index);
    html! { span class={ "badge seat-" (index) } aria-hidden="true" { (letter) } }
}

pub(super) fn players(page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        section #players {
            h2.visually-hidden { (speaker.say(&say!("pages-players"))) }
            ul { @for chair in &page.chairs { (player(page, speaker, chair)) } }
            (super::dice::mark(page, speaker))
        }
    }
}

fn player(page: &TablePage, speaker: &Speaker, chair: &Chair) -> Markup {
    let decides = page.stage == Stage::Running && page.decider() == Some(chair.seat);
    html! {
        li data-player=(chair.seat.index()) class=[decides.then_some("decides")] {
            (badge(speaker, chair.seat))
            span.name { (speaker.name(chair.seat)) }
            @if page.me == Some(chair.seat) { span.chip { (speaker.say(&say!("house-you"))) } }
            @if let Some(level) = chair.keeper() {
                span.chip { (speaker.say(&say!("pages-bot", level = level_words(level)))) }
            } @else if chair.free {
                span.chip { (speaker.say(&say!("pages-free"))) }
            } @else {
                (presence(speaker, page.present.contains(&chair.seat)))
            }
        }
    }
}

fn presence(speaker: &Speaker, here: bool) -> Markup {
    let said = if here { say!("pages-present") } else { say!("pages-absent") };
    html! { span.presence data-present=(here) { (speaker.say(&said)) } }
}

/// The words for a bot with one idea; nothing for any other.
pub(crate) fn school(level: &str) -> Option<lang::Character> {
    lang::character(level.strip_prefix("school:")?)
}

/// A bot's level in words.
pub(crate) fn level_words(level: &str) -> game::Phrase {
    match level {
        "random" => say!("pages-level-random"),
        "easy" => say!("pages-level-easy"),
        "greedy" => say!("pages-level-greedy"),
        "normal" => say!("pages-level-normal"),
        "hard" => say!("pages-level-hard"),
        "expert" => say!("pages-level-expert"),
        "master" => say!("pages-level-master"),
        other => school(other).map_or(say!("pages-level-own"), |character| character.name),
    }
}
