//! The decision in one sentence, and what can be done besides deciding: take back, ask for a hint.

use game::{Seat, say};
use lang::Speaker;
use maud::{Markup, html};

use super::{Notice, Stage, TablePage};

pub(crate) fn decision(page: &TablePage, speaker: &Speaker) -> Markup {
    let mine = page.my_turn();
    html! {
        section #decision class=[mine.then_some("mine")] aria-labelledby="ask" {
            div.head { (whose(page, speaker)) (clock(page, speaker)) (tools(page, speaker)) }
            p #ask tabindex="-1" { (sentence(page, speaker)) }
            @if let Some(notice) = &page.notice { (said_no(page, notice)) }
        }
    }
}

/// Whose decision it is, with the seat's own sign.
fn whose(page: &TablePage, speaker: &Speaker) -> Markup {
    let Some(seat) = page.decider() else {
        return html! {};
    };
    let bot = page.chairs.get(seat.index()).is_some_and(|chair| chair.keeper().is_some());
    html! {
        p.whose {
            (super::players::badge(speaker, seat))
            @if page.my_turn() { strong { (speaker.say(&say!("pages-your-turn"))) } }
            @else if bot { span.thinking { (speaker.say(&say!("pages-thinks", seat = seat))) } }
            @else { span { (speaker.say(&say!("pages-waiting-for", seat = seat))) } }
        }
    }
}

/// The time left, as it was when the page was made; a script counts on.
fn clock(page: &TablePage, speaker: &Speaker) -> Markup {
    let Some(deadline) = page.deadline.filter(|_| !page.past && page.stage != Stage::Open) else {
        return html! {};
    };
    let minutes = (deadline - page.now).max(0) / 60_000;
    let left = match minutes {
        minutes if minutes >= 24 * 60 => say!("pages-clock-days", n = minutes / (24 * 60)),
        minutes if minutes >= 120 => say!("pages-clock-hours", n = minutes / 60),
        minutes => say!("pages-clock-minutes", n = minutes),
    };
    // The script fills in the numbers.
    let days = say!("pages-clock-long", days = "{d}".to_owned(), hours = "{h}".to_owned());
    html! {
        p.clock {
            (speaker.say(&say!("pages-clock"))) " "
            time data-deadline=(deadline) data-days=(speaker.say(&days)) { (speaker.say(&left)) }
        }
    }
}

fn sentence(page: &TablePage, speaker: &Speaker) -> String {
    match (&page.frame, page.stage) {
        (None, _) | (_, Stage::Open) => speaker.say(&page.gathering()),
        (Some(frame), Stage::Running)
            if page.decider().is_some_and(|seat| page.me != Some(seat)) =>
        {
            speaker.watch(&frame.ask)
        }
        (Some(frame), _) => speaker.say(&frame.ask),
    }
}

fn said_no(page: &TablePage, notice: &Notice) -> Markup {
    html! {
        p #notice role="alert" {
            (notice.text)
            @if let Some(rule) = &notice.rule {
                " " a.rule href={ "/rules/" (page.game.key) "#" (rule) } data-rule=(rule) { (rule) }
            }
        }
    }
}

fn tools(page: &TablePage, speaker: &Speaker) -> Markup {
    if page.me.is_none() || page.past || page.stage != Stage::Running {
        return html! {};
    }
    html! {
        div.tools {
            form method="post" action=(page.path("/take-back")) {
                (hidden(page))
                button #take-back disabled[!page.can_take_back] { (speaker.say(&say!("pages-take-back"))) }
            }
            form method="post" action=(page.path("/hint")) {
                (hidden(page))
                button #hint disabled[!page.my_turn()] { (speaker.say(&say!("pages-hint"))) }
            }
            (super::coach::switch(page, speaker))
        }
    }
}

/// What every form of a table says: the number it answers and the seat it speaks for.
pub(super) fn hidden(page: &TablePage) -> Markup {
    html! {
        input type="hidden" name="number" value=(page.number);
        @if let Some(seat) = page.me { input type="hidden" name="seat" value=(Seat::index(seat)); }
    }
}
