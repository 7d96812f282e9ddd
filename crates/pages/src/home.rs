//! The home page: four games to begin at once, my games, public tables.

use game::{Info, Phrase, Seat, Standings, say};
use lang::Speaker;
use maud::{Markup, html};
use table::wire::Chair;

use crate::Visit;
use crate::shell::{Page, whole};
use crate::table::{name, speaker_of};
use crate::tutorial::to_tutorial;

/// What the house has for this visitor.
#[derive(Clone, Debug, Default)]
pub struct Home {
    pub mine: Vec<HomeTable>,
    pub public: Vec<HomeTable>,
    /// A fresh key: what this page opens is opened once.
    pub key: String,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct HomeTable {
    pub id: String,
    pub game: &'static Info,
    pub chairs: Vec<Chair>,
    pub state: TableState,
    /// Whole days since the last move.
    pub days: i64,
    /// What is asked now, as the visitor would be asked.
    pub ask: Option<Phrase>,
    /// How many moves were made.
    pub moves: i64,
    /// Points so far by seat, as far as the visitor was told; empty before there are any.
    pub points: Vec<i32>,
    /// Once it is over.
    pub scores: Option<Standings>,
}

/// What a table in a list waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableState {
    Open,
    Yours,
    /// Somebody else's decision.
    Theirs(Seat),
    Running,
    Over,
}

pub fn home(visit: &Visit, home: &Home) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let body = html! {
        main #main .page {
            section.welcome {
                h1 { (say(say!("pages-home-title"))) }
                p.lead { (say(say!("pages-home-lead"))) }
                @if home.mine.is_empty() { p #first-time { (say(say!("pages-home-first"))) } }
            }
            @if !home.mine.is_empty() { (mine(visit, &speaker, &home.mine)) }
            section #games aria-label=(say(say!("pages-nav-games"))) {
                div.cards { @for info in catalog::all() { (card(visit, &speaker, info, &home.key)) } }
            }
            @if home.mine.is_empty() { section #mine {
                h2 { (say(say!("pages-nav-mine"))) }
                p.soft { (say(say!("pages-mine-none"))) }
            } }
            section #tables {
                h2 { (say(say!("pages-public"))) }
                @if home.public.is_empty() { p.soft { (say(say!("pages-public-none"))) } }
                @else { (list(visit, &speaker, &home.public)) }
            }
            p { a #to-offline href="/offline" { (say(say!("offline-title"))) } }
            p { a #to-file href="/replay" { (say(say!("pages-file-title"))) } }
        }
    };
    whole(
        visit,
        &Page {
            title: say(say!("pages-home-short")),
            game: None,
            table: false,
            refresh: false,
            body,
        },
    )
}

pub(crate) fn card(visit: &Visit, speaker: &Speaker, info: &Info, key: &str) -> Markup {
    let facts = say!("pages-card-facts", players = info.players(), minutes = info.minutes);
    html! {
        article class={ "card of-" (info.key) } {
            img.scene src={ (visit.assets) "/" (info.key) ".svg" } alt="" width="320" height="180";
            div.card-words {
                h2 { (info.title) }
                p.facts {
                    (speaker.say(&facts)) " · "
                    a href={ "/rules/" (info.key) } {
                        (speaker.say(&say!("pages-rules")))
                        span.visually-hidden { " " (info.title) }
                    }
                    @if !visit.is_offline() { span.aside { " · "
                        a href={ "/statistics/" (info.key) } {
                            (speaker.say(&say!("pages-statistics-short")))
                            span.visually-hidden { " " (info.title) }
                        }
                    } }
                }
                p.tagline { (speaker.text(&format!("{}-tagline", info.key))) }
                div.row {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(info.key);
                        input type="hidden" name="key" value=(key);
                        button.main data-play=(info.key) {
                            (speaker.say(&say!("pages-play-now")))
                            span.visually-hidden { " " (info.title) }
                        }
                    }
                    (to_tutorial(speaker, info))
                    a.button href={ "/new/" (info.key) } {
                        (speaker.say(&say!("pages-new-table")))
                        span.visually-hidden { " " (info.title) }
                    }
                }
            }
        }
    }
}

fn mine(visit: &Visit, speaker: &Speaker, tables: &[HomeTable]) -> Markup {
    html! {
        section #mine {
            h2 { (speaker.say(&say!("pages-nav-mine"))) }
            (list(visit, speaker, tables))
            p { a href="/statistics" { (speaker.say(&say!("pages-statistics"))) } }
        }
    }
}

pub(crate) fn list(visit: &Visit, speaker: &Speaker, tables: &[HomeTable]) -> Markup {
    html! {
        ul.tables { @for table in tables {
            li class={ "of-" (table.game.key) } {
                a href={ "/t/" (table.id) } data-state=(state_key(&table.state)) {
                    strong { (table.game.title) }
                    span.soft {
                        (speaker.say(&company(speaker, table))) " · " (speaker.say(&when(table.days)))
                        @if table.moves > 0 { " · " (speaker.say(&say!("pages-mine-move", n = table.moves))) }
                        @if let Some(more) = standing(visit, table) { span.more { (more) } }
                    }
                    span.state.yours[table.state == TableState::Yours] {
                        (speaker.say(&state(speaker, table)))
                    }
                }
                @if table.state == TableState::Over {
                    a.replay href={ "/t/" (table.id) "/replay" } {
                        (speaker.say(&say!("pages-replay")))
                        span.visually-hidden { " " (table.game.title) }
                    }
                }
            }
        } }
    }
}

/// How long ago somebody moved.
fn when(days: i64) -> Phrase {
    match days {
        0 => say!("pages-when-today"),
        1 => say!("pages-when-yesterday"),
        days => say!("pages-when-days", n = days),
    }
}

/// How it stands: the question that is open and the points so far, or everybody's at the end.
fn standing(visit: &Visit, table: &HomeTable) -> Option<String> {
    let speaker = speaker_of(visit, &table.chairs);
    if let Some(scores) = &table.scores {
        let mut sides: Vec<Seat> = Seat::all(table.chairs.len() as u8).collect();
        sides.sort_by_key(|&seat| scores.rank(seat));
        let side = |seat: Seat| format!("{} {}", speaker.name(seat), scores.score(seat));
        return Some(sides.into_iter().map(side).collect::<Vec<_>>().join(" · "));
    }
    let side =
        |(seat, points): (usize, &i32)| format!("{} {points}", speaker.name(Seat::new(seat as u8)));
    let points: Vec<String> = table.points.iter().enumerate().map(side).collect();
    let ask = table.ask.as_ref().map(|ask| speaker.say(ask));
    let parts: Vec<String> =
        ask.into_iter().chain((!points.is_empty()).then(|| points.join(" · "))).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Who sits there, and how many chairs are free.
fn company(speaker: &Speaker, table: &HomeTable) -> game::Phrase {
    let (free, taken): (Vec<&Chair>, Vec<&Chair>) =
        table.chairs.iter().partition(|chair| chair.free);
    let names: Vec<String> = taken.into_iter().map(|chair| name(speaker, chair)).collect();
    match free.len() {
        0 => say!("pages-company", names = names),
        free => say!("pages-company-free", names = names, n = free),
    }
}

fn state_key(state: &TableState) -> &'static str {
    match state {
        TableState::Open => "open",
        TableState::Yours => "yours",
        TableState::Theirs(_) | TableState::Running => "running",
        TableState::Over => "over",
    }
}

fn state(speaker: &Speaker, table: &HomeTable) -> game::Phrase {
    match table.state {
        TableState::Open => say!("pages-state-open"),
        TableState::Yours => say!("pages-state-yours"),
        TableState::Theirs(seat) => {
            let chair = table.chairs.get(seat.index());
            let name = chair.map_or_else(|| speaker.name(seat), |chair| name(speaker, chair));
            say!("pages-state-theirs", name = name)
        }
        TableState::Running => say!("pages-state-running"),
        TableState::Over => say!("pages-state-over"),
    }
}
