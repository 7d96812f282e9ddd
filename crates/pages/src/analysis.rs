//! A finished match understood: the chances by move, where each result came from, what turned the
//! game, and what could be learned. The numbers and sentences come from whoever analysed it.

mod words;

use game::{Info, Phrase, Seat, say};
use lang::Speaker;
use maud::{Markup, html};
use table::wire::Chair;

use crate::Visit;
use crate::replay::{Eyes, place};
use crate::shell::{Page, whole};
use crate::table::{badge, speaker_of};

pub(crate) use words::graph;
pub use words::{in_words, turning_points};

#[derive(Clone, Debug)]
pub struct AnalysisPage {
    pub table: String,
    pub game: &'static Info,
    pub chairs: Vec<Chair>,
    pub study: Study,
}

/// How far it is.
#[derive(Clone, Debug)]
pub enum Study {
    Unasked,
    /// Steps looked at, of so many.
    Working(usize, usize),
    Ready(Box<Insight>),
}

/// What was found out.
#[derive(Clone, Debug)]
pub struct Insight {
    /// The chances to win by move, as SVG.
    pub graph: Markup,
    pub accounts: Vec<Account>,
    /// The step after which it happened, and what.
    pub turns: Vec<(usize, Vec<Phrase>)>,
    pub notes: Vec<Phrase>,
}

/// Where a seat's result came from.
#[derive(Clone, Debug)]
pub struct Account {
    pub seat: Seat,
    pub headline: Phrase,
    /// Luck, own decisions and those of others, as SVG.
    pub balance: Markup,
    pub lines: Vec<Phrase>,
    /// The biggest errors: the position, and what was better.
    pub errors: Vec<(usize, Phrase)>,
}

pub fn analysis(visit: &Visit, page: &AnalysisPage) -> Markup {
    let speaker = visit.speaker();
    let title = speaker.say(&say!("pages-analysis-title", game = page.game.title.to_owned()));
    let working = matches!(page.study, Study::Working(..));
    let body = html! {
        link rel="stylesheet" href={ (visit.assets) "/study.css" };
        script type="module" src={ (visit.assets) "/study.js" } {}
        (analysis_part(visit, page))
    };
    whole(visit, &Page { title, game: Some(page.game.key), table: false, refresh: working, body })
}

/// The part that changes while it is worked on.
pub fn analysis_part(visit: &Visit, page: &AnalysisPage) -> Markup {
    let speaker = speaker_of(visit, &page.chairs);
    let title = say!("pages-analysis-title", game = page.game.title.to_owned());
    let state = match page.study {
        Study::Unasked => "unasked",
        Study::Working(..) => "working",
        Study::Ready(_) => "ready",
    };
    html! {
        main #main .page {
            div #analysis data-state=(state) {
                h1 { (speaker.say(&title)) }
                p.row {
                    a.quiet href={ "/t/" (page.table) } { (speaker.say(&say!("pages-to-table"))) }
                    a.quiet href={ "/t/" (page.table) "/replay" } { (speaker.say(&say!("pages-replay"))) }
                }
                @match &page.study {
                    Study::Unasked => (unasked(page, &speaker)),
                    Study::Working(done, all) => (working(&speaker, *done, *all)),
                    Study::Ready(insight) => (ready(page, &speaker, insight)),
                }
            }
        }
    }
}

/// The button that asks for an analysis, and leads to it.
pub(crate) fn ask(table: &str, speaker: &Speaker) -> Markup {
    html! {
        form method="post" action={ "/t/" (table) "/analysis" } data-plain {
            button #analyse { (speaker.say(&say!("pages-analyse"))) }
        }
    }
}

fn unasked(page: &AnalysisPage, speaker: &Speaker) -> Markup {
    html! {
        p.lead { (speaker.say(&say!("pages-analysis-lead"))) }
        (ask(&page.table, speaker))
    }
}

fn working(speaker: &Speaker, done: usize, all: usize) -> Markup {
    let words = speaker.say(&say!("pages-analysis-working", done = done, all = all));
    html! {
        p.lead { (speaker.say(&say!("pages-analysis-lead"))) }
        p #progress role="status" { (words) }
        progress max=(all) value=(done) aria-label=(words) {}
        p.soft { (speaker.say(&say!("pages-analysis-leave"))) }
    }
}

fn ready(page: &AnalysisPage, speaker: &Speaker, insight: &Insight) -> Markup {
    html! {
        section #chances {
            h2 { (speaker.say(&say!("insight-win-title"))) }
            (insight.graph)
            p.soft { (speaker.say(&say!("pages-analysis-graph"))) }
        }
        section #turns {
            h2 { (speaker.say(&say!("insight-turns-title"))) }
            ol { @for (at, phrases) in &insight.turns {
                li { a href=(place(&replay_of(page), *at, Eyes::All)) {
                    @for phrase in phrases { (speaker.say(phrase)) " " }
                } }
            } }
        }
        div.accounts { @for account in &insight.accounts { (of_seat(page, speaker, account)) } }
        section #notes {
            h2 { (speaker.say(&say!("insight-notes-title"))) }
            @for note in &insight.notes { p.soft { (speaker.say(note)) } }
        }
    }
}

fn replay_of(page: &AnalysisPage) -> String {
    format!("/t/{}/replay", page.table)
}

fn of_seat(page: &AnalysisPage, speaker: &Speaker, account: &Account) -> Markup {
    let (seat, learn) = (account.seat, format!("/t/{}/learn", page.table));
    html! {
        section.account data-account=(seat.index()) {
            h2 { (badge(speaker, seat)) " " (speaker.name(seat)) }
            p.headline { (speaker.say(&account.headline)) }
            (account.balance)
            details {
                summary { (speaker.say(&say!("pages-analysis-more"))) }
                @for line in &account.lines { p { (speaker.say(line)) } }
            }
            h3 { (speaker.say(&say!("pages-analysis-errors"))) }
            @if account.errors.is_empty() { p { (speaker.say(&say!("insight-errors-none"))) } }
            @else {
                ol.errors { @for (index, (at, phrase)) in account.errors.iter().enumerate() {
                    li {
                        (speaker.say(phrase)) " "
                        a href=(place(&replay_of(page), *at, Eyes::Seat(seat))) {
                            (speaker.say(&say!("pages-analysis-look")))
                            span.visually-hidden { " " (index + 1) }
                        }
                    }
                } }
                a.button.main href={ (learn) "?seat=" (seat.index()) } data-learn-seat=(seat.index()) {
                    (speaker.say(&say!("pages-learn-mistakes")))
                    span.visually-hidden { " " (speaker.name(seat)) }
                }
            }
        }
    }
}
