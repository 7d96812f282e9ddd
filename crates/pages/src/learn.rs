//! Learning from mistakes: one error after the other as the seat saw it, another choice to try, what
//! the bot thinks of it, and a table to play on from there.

mod lesson;

use game::{Info, Phrase, Seat, say};
use lang::Speaker;
use maud::{Markup, html};
use table::Frame;
use table::wire::Chair;

use crate::Visit;
use crate::replay::{Eyes, place};
use crate::shell::{Page, whole};
use crate::table::{badge, level_words, speaker_of};

pub use lesson::School;

#[derive(Clone, Debug)]
pub struct Learn {
    pub table: String,
    pub game: &'static Info,
    pub chairs: Vec<Chair>,
    pub seat: Seat,
    /// How many errors each seat made.
    pub seats: Vec<(Seat, u32)>,
    /// How many of this seat's are worth a lesson.
    pub lessons: usize,
    /// Which of the seat's errors this is, from 0; none if it made none.
    pub error: Option<Mistake>,
    /// The levels of bots to play on against.
    pub levels: Vec<String>,
}

/// One error of the seat.
#[derive(Clone, Debug)]
pub struct Mistake {
    pub index: usize,
    /// So many entries came before the decision.
    pub at: usize,
    /// The table as the seat saw it, with its choices.
    pub frame: Frame,
    pub played: Promise,
    pub best: Promise,
    pub others: Vec<Promise>,
    /// What the visitor chose, once they did.
    pub tried: Option<Promise>,
    /// The error in words.
    pub words: Phrase,
}

/// What a choice promised the seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Promise {
    pub notation: String,
    pub phrase: Phrase,
    /// The chance to win, from 0 to 1.
    pub win: f64,
    pub points: f64,
}

impl Learn {
    fn path(&self) -> String {
        format!("/t/{}/learn", self.table)
    }

    fn of(&self, index: usize) -> String {
        format!("{}?seat={}&error={index}", self.path(), self.seat.index())
    }
}

pub fn learn(visit: &Visit, page: &Learn) -> Markup {
    let speaker = speaker_of(visit, &page.chairs);
    let title = speaker.say(&say!("pages-learn-title", game = page.game.title.to_owned()));
    let body = html! {
        link rel="stylesheet" href={ (visit.assets) "/boards.css" };
        link rel="stylesheet" href={ (visit.assets) "/study.css" };
        script type="module" src={ (visit.assets) "/learn.js" } {}
        main #main {
            div #learn {
                h1 { (title) }
                (seats(page, &speaker))
                @match &page.error {
                    None => p.lead #no-errors { (speaker.say(&say!("insight-errors-none"))) },
                    Some(error) => (lesson(visit, page, &speaker, error)),
                }
                p.row {
                    a.quiet href={ "/t/" (page.table) "/analysis" } { (speaker.say(&say!("pages-analysis-whole"))) }
                    a.quiet href={ "/t/" (page.table) } { (speaker.say(&say!("pages-to-table"))) }
                }
            }
        }
    };
    whole(visit, &Page { title, game: Some(page.game.key), table: false, refresh: false, body })
}

fn seats(page: &Learn, speaker: &Speaker) -> Markup {
    html! {
        nav #eyes aria-label=(speaker.say(&say!("pages-learn-whose"))) {
            ul { @for (seat, count) in &page.seats {
                li { a.chip href={ (page.path()) "?seat=" (seat.index()) }
                    aria-current=[(*seat == page.seat).then_some("true")] {
                    (badge(speaker, *seat))
                    (speaker.say(&say!("pages-learn-errors-of", seat = *seat, n = *count)))
                } }
            } }
        }
    }
}

fn lesson(visit: &Visit, page: &Learn, speaker: &Speaker, error: &Mistake) -> Markup {
    let number = say!("pages-learn-number", n = error.index + 1, all = page.lessons);
    html! {
        div #lesson {
            div #watch {
                section #board aria-label=(speaker.say(&say!("pages-replay-seen-by", seat = page.seat))) {
                    (draw::board(&error.frame, speaker, visit.layout))
                }
            }
            div #desk {
                section #question {
                    p.soft { (speaker.say(&number)) }
                    h2 { (speaker.say(&error.frame.ask)) }
                    p { (speaker.say(&say!("pages-learn-played", seat = page.seat, choice = error.played.phrase.clone()))) }
                    @if error.tried.is_none() { p { (speaker.say(&say!("pages-learn-find"))) } }
                }
                @match &error.tried {
                    None => (choices(page, speaker, error)),
                    Some(tried) => (verdict(page, speaker, error, tried)),
                }
                (others(page, speaker, error))
            }
        }
    }
}

fn choices(page: &Learn, speaker: &Speaker, error: &Mistake) -> Markup {
    html! {
        section #choices aria-label=(speaker.say(&say!("pages-choices"))) {
            form method="get" action=(page.path()) {
                input type="hidden" name="seat" value=(page.seat.index());
                input type="hidden" name="error" value=(error.index);
                ol { @for (index, choice) in error.frame.choices.iter().enumerate() {
                    li { button name="try" value=(choice.notation) data-choice=(index + 1)
                        data-played[choice.notation == error.played.notation] {
                        (speaker.say(&choice.phrase))
                    } }
                } }
                button.quiet #all-choices type="button" hidden { (speaker.say(&say!("pages-all-choices"))) }
            }
        }
    }
}

/// What the bot thinks of the visitor's choice, and why.
fn verdict(page: &Learn, speaker: &Speaker, error: &Mistake, tried: &Promise) -> Markup {
    let judged = match () {
        () if tried.notation == error.best.notation => say!("pages-learn-best"),
        () if tried.notation == error.played.notation => say!("pages-learn-same"),
        () if tried.win > error.played.win => say!("pages-learn-better"),
        () => say!("pages-learn-not-better"),
    };
    let mut shown = vec![&error.best];
    for promise in [&error.played, tried].into_iter().chain(&error.others) {
        if shown.iter().all(|known| known.notation != promise.notation) {
            shown.push(promise);
        }
    }
    html! {
        section #verdict role="status" {
            p.headline { (speaker.say(&judged)) }
            p { (speaker.say(&error.words)) }
            div.scroll tabindex="0" { table {
                thead { tr {
                    th scope="col" { (speaker.say(&say!("insight-choice"))) }
                    th scope="col" { (speaker.say(&say!("insight-choice-win"))) }
                    th scope="col" { (speaker.say(&say!("insight-choice-points"))) }
                } }
                tbody { @for promise in shown { (promised(speaker, error, tried, promise)) } }
            } }
            p.soft { (speaker.say(&say!("pages-learn-knows"))) }
            a.button href=(page.of(error.index)) #again { (speaker.say(&say!("pages-learn-again"))) }
        }
    }
}

fn promised(speaker: &Speaker, error: &Mistake, tried: &Promise, promise: &Promise) -> Markup {
    let is = |other: &Promise| promise.notation == other.notation;
    html! {
        tr class=[is(&error.best).then_some("best")] {
            th scope="row" {
                (speaker.say(&promise.phrase))
                @if is(&error.best) { " " span.chip { (speaker.say(&say!("pages-learn-mark-best"))) } }
                @if is(&error.played) { " " span.chip { (speaker.say(&say!("pages-learn-mark-played"))) } }
                @if is(tried) { " " span.chip { (speaker.say(&say!("pages-learn-mark-tried"))) } }
            }
            td { (speaker.percent(promise.win, 0)) }
            td { (speaker.decimal(promise.points, 1)) }
        }
    }
}

/// To the next error, to the replay, and to a table of one's own.
fn others(page: &Learn, speaker: &Speaker, error: &Mistake) -> Markup {
    let next = error.index + 1;
    html! {
        section #ways {
            div.row {
                @if error.index > 0 {
                    a.button href=(page.of(error.index - 1)) { (speaker.say(&say!("pages-learn-before"))) }
                }
                @if next < page.lessons {
                    a.button #next-error href=(page.of(next)) { (speaker.say(&say!("pages-learn-next"))) }
                }
                a.quiet href=(place(&format!("/t/{}/replay", page.table), error.at, Eyes::Seat(page.seat))) {
                    (speaker.say(&say!("pages-analysis-look")))
                }
            }
            form #play-on method="post" action={ "/t/" (page.table) "/what-if" } {
                h2 { (speaker.say(&say!("pages-what-if"))) }
                p { (speaker.say(&say!("pages-what-if-how", seat = page.seat))) }
                input type="hidden" name="at" value=(error.at);
                input type="hidden" name="seat" value=(page.seat.index());
                div.row {
                    label for="level" { (speaker.say(&say!("pages-what-if-against"))) }
                    select #level name="level" { @for level in &page.levels {
                        option value=(level) selected[level == "normal"] { (speaker.say(&level_words(level))) }
                    } }
                    button.main { (speaker.say(&say!("pages-what-if-go"))) }
                }
            }
        }
    }
}
