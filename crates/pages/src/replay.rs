//! A match step by step, through anybody's eyes one may look through. Every position is a link; a
//! script only walks along the links and lets the pieces glide.

mod position;

use draw::Layout;
use game::{Info, Phrase, Seat, Viewer, say};
use lang::Speaker;
use maud::{Markup, html};
use table::wire::Chair;
use table::{Frame, Told};

use crate::Visit;
use crate::shell::{Page, whole};
use crate::table::{badge, layout_key, speaker_of};

pub use position::{Past, open_eyes};

/// Seconds between two steps where no script plays them.
const PAUSE: u32 = 2;

/// One position of a match.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The page's own address, without the position.
    pub path: String,
    /// The table, where it is one of this house.
    pub table: Option<String>,
    pub game: &'static Info,
    pub chairs: Vec<Chair>,
    /// So many entries of the journal lead here, of so many in all.
    pub at: usize,
    pub last: usize,
    pub eyes: Eyes,
    /// Through whose eyes one may look.
    pub open: Vec<Eyes>,
    /// What they see; several where everybody looks.
    pub frames: Vec<Frame>,
    /// What they were told, entry by entry.
    pub log: Vec<Told>,
    pub over: bool,
    /// Everybody's chance to win by move, as SVG, once it is known.
    pub graph: Option<Markup>,
    /// The whole address of this position.
    pub link: String,
}

/// Through whose eyes a match is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Of somebody who only looks on.
    Public,
    Seat(Seat),
    /// Of all seats at once.
    All,
}

impl Eyes {
    /// As it stands in addresses.
    pub fn key(self) -> String {
        match self {
            Eyes::Public => "public".to_owned(),
            Eyes::Seat(seat) => seat.index().to_string(),
            Eyes::All => "all".to_owned(),
        }
    }

    fn words(self) -> Phrase {
        match self {
            Eyes::Public => say!("pages-replay-public"),
            Eyes::Seat(seat) => say!("pages-replay-seat", seat = seat),
            Eyes::All => say!("pages-replay-all"),
        }
    }
}

impl Replay {
    /// The address of another position, through the same eyes.
    pub fn place(&self, at: usize) -> String {
        place(&self.path, at, self.eyes)
    }

    fn happened(&self) -> impl Iterator<Item = &Told> {
        self.log.iter().filter(|told| told.number == self.at)
    }
}

/// The address of a position.
pub fn place(path: &str, at: usize, eyes: Eyes) -> String {
    format!("{path}?at={at}&seat={}", eyes.key())
}

/// Where to go, and after how many seconds, if the match plays itself without a script.
pub fn by_itself(replay: &Replay) -> Option<String> {
    let next = replay.place(replay.at + 1);
    (replay.at < replay.last).then(|| format!("{PAUSE}; url={next}&play=1"))
}

pub fn replay(visit: &Visit, page: &Replay) -> Markup {
    let speaker = speaker_of(visit, &page.chairs);
    let title = speaker.say(&say!("pages-replay-title", game = page.game.title.to_owned()));
    let body = html! {
        link rel="stylesheet" href={ (visit.assets) "/boards.css" };
        link rel="stylesheet" href={ (visit.assets) "/study.css" };
        script type="module" src={ (visit.assets) "/replay.js" } {}
        (replay_part(visit, page))
    };
    whole(visit, &Page { title, game: Some(page.game.key), table: false, refresh: false, body })
}

/// The part that changes with every step.
pub fn replay_part(visit: &Visit, page: &Replay) -> Markup {
    let speaker = speaker_of(visit, &page.chairs);
    let title = say!("pages-replay-title", game = page.game.title.to_owned());
    html! {
        main #main {
            div #replay data-at=(page.at) data-last=(page.last) data-layout=(layout_key(visit.layout)) {
                div #watch {
                    h1 { (speaker.say(&title)) }
                    (happened(page, &speaker))
                    (boards(visit, page, &speaker))
                }
                div #desk {
                    (controls(page, &speaker))
                    (eyes(page, &speaker))
                    (chances(page, &speaker))
                    (log(page, &speaker))
                    (more(page, &speaker))
                }
            }
        }
    }
}

fn happened(page: &Replay, speaker: &Speaker) -> Markup {
    let mut told = page.happened().peekable();
    html! {
        p #happened role="status" {
            @if page.at == 0 { (speaker.say(&say!("pages-replay-start"))) }
            @else if told.peek().is_none() { (speaker.say(&say!("pages-replay-untold"))) }
            @for told in told {
                @if let Some(seat) = told.seat { (badge(speaker, seat)) " " }
                @for phrase in &told.phrases { (speaker.say(phrase)) " " }
            }
        }
    }
}

fn boards(visit: &Visit, page: &Replay, speaker: &Speaker) -> Markup {
    let alone = page.frames.len() == 1;
    // Several boards beside one another are each as narrow as a phone's.
    let layout = if alone { visit.layout } else { Layout::Narrow };
    html! {
        div #boards class=[(!alone).then_some("many")] {
            @for (index, frame) in page.frames.iter().enumerate() {
                section id=[(index == 0).then_some("board")] aria-label=(speaker.say(&whose(frame))) {
                    @if !alone { h2 { (speaker.say(&whose(frame))) } }
                    @if index == 0 { (draw::board(frame, speaker, layout)) }
                    @else { (draw::further_board(frame, speaker, layout)) }
                }
            }
        }
    }
}

fn whose(frame: &Frame) -> Phrase {
    match frame.viewer {
        Viewer::Seat(seat) => say!("pages-replay-seen-by", seat = seat),
        Viewer::Spectator => say!("house-board"),
    }
}

fn controls(page: &Replay, speaker: &Speaker) -> Markup {
    let (at, last) = (page.at, page.last);
    let ways = [
        ("first", "|◀", say!("pages-replay-first"), 0),
        ("back", "◀", say!("pages-replay-back"), at.saturating_sub(1)),
        ("next", "▶", say!("pages-replay-next"), (at + 1).min(last)),
        ("last", "▶|", say!("pages-replay-last"), last),
    ];
    html! {
        nav #steps aria-label=(speaker.say(&say!("pages-replay"))) {
            p #step { (speaker.say(&say!("pages-replay-step", at = at, last = last))) }
            div.ways {
                @for (id, sign, words, to) in ways {
                    a.button id=(id) href=(page.place(to)) rel="nofollow" aria-disabled=[(to == at).then_some("true")]
                        title=(speaker.say(&words)) aria-label=(speaker.say(&words)) { (sign) }
                }
            }
            form #jump method="get" action=(page.path) {
                input type="hidden" name="seat" value=(page.eyes.key());
                label.visually-hidden for="at" { (speaker.say(&say!("pages-replay-jump"))) }
                input #at type="range" name="at" min="0" max=(last) value=(at);
                noscript { button { (speaker.say(&say!("pages-replay-go"))) } }
            }
            (autoplay(page, speaker))
        }
    }
}

/// By a script at a speed to choose; without one, page after page.
fn autoplay(page: &Replay, speaker: &Speaker) -> Markup {
    let speeds = [
        (2500, say!("pages-replay-slow")),
        (1100, say!("pages-replay-steady")),
        (400, say!("pages-replay-fast")),
    ];
    html! {
        div.row #autoplay hidden {
            button.main #play type="button" data-pause=(speaker.say(&say!("pages-replay-pause")))
                data-play=(speaker.say(&say!("pages-replay-play"))) { (speaker.say(&say!("pages-replay-play"))) }
            label.soft for="pause" { (speaker.say(&say!("pages-replay-speed"))) }
            select #pause { @for (pause, words) in speeds {
                option value=(pause) selected[pause == 1100] { (speaker.say(&words)) }
            } }
        }
        noscript {
            @if page.at < page.last {
                a.button href={ (page.place(page.at)) "&play=1" } { (speaker.say(&say!("pages-replay-play"))) }
            }
        }
    }
}

fn eyes(page: &Replay, speaker: &Speaker) -> Markup {
    if page.open.len() < 2 {
        return html! {};
    }
    html! {
        nav #eyes aria-label=(speaker.say(&say!("pages-replay-eyes"))) {
            h2 { (speaker.say(&say!("pages-replay-eyes"))) }
            ul { @for eyes in &page.open {
                li { a.chip href=(place(&page.path, page.at, *eyes)) rel="nofollow"
                    aria-current=[(*eyes == page.eyes).then_some("true")] {
                    @if let Eyes::Seat(seat) = eyes { (badge(speaker, *seat)) }
                    (speaker.say(&eyes.words()))
                } }
            } }
        }
    }
}

/// The graph, or the way to one.
fn chances(page: &Replay, speaker: &Speaker) -> Markup {
    let Some(id) = page.table.as_ref().filter(|_| page.over) else {
        return html! {};
    };
    html! {
        section #chances {
            @match &page.graph {
                Some(graph) => {
                    h2 { (speaker.say(&say!("insight-win-title"))) }
                    (graph)
                    a href={ "/t/" (id) "/analysis" } { (speaker.say(&say!("pages-analysis-whole"))) }
                }
                None => (crate::analysis::ask(id, speaker)),
            }
        }
    }
}

fn log(page: &Replay, speaker: &Speaker) -> Markup {
    html! {
        section #log aria-label=(speaker.say(&say!("pages-log"))) {
            h2 { (speaker.say(&say!("pages-log"))) }
            ol tabindex="0" { @for told in &page.log {
                li {
                    @if let Some(seat) = told.seat { (badge(speaker, seat)) }
                    a href=(page.place(told.number)) rel="nofollow"
                        aria-current=[(told.number == page.at).then_some("step")] {
                        @for phrase in &told.phrases { (speaker.say(phrase)) " " }
                    }
                }
            } }
        }
    }
}

fn more(page: &Replay, speaker: &Speaker) -> Markup {
    html! {
        section #more {
            label for="link" { (speaker.say(&say!("pages-replay-link"))) }
            div.row {
                input #link readonly value=(page.link);
                button type="button" data-copy="link" { (speaker.say(&say!("pages-copy"))) }
            }
            div.row {
                @match &page.table {
                    Some(id) => a.quiet href={ "/t/" (id) } { (speaker.say(&say!("pages-to-table"))) },
                    None => a.quiet href="/replay" { (speaker.say(&say!("pages-file-another"))) },
                }
            }
            p.soft.keys { (speaker.say(&say!("pages-replay-keys"))) }
        }
    }
}
