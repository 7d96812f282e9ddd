//! The home page: four games to begin at once, my games, public tables.

use game::{Info, Seat, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};
use crate::table::{Chair, name};

/// What the house has for this visitor.
#[derive(Clone, Debug, Default)]
pub struct Home {
    pub mine: Vec<HomeTable>,
    pub public: Vec<HomeTable>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct HomeTable {
    pub id: String,
    pub game: &'static Info,
    pub chairs: Vec<Chair>,
    pub state: TableState,
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
            }
            @if !home.mine.is_empty() { (mine(&speaker, &home.mine)) }
            section #games aria-label=(say(say!("pages-nav-games"))) {
                div.cards { @for info in catalog::all() { (card(visit, &speaker, info)) } }
            }
            @if home.mine.is_empty() { section #mine {
                h2 { (say(say!("pages-nav-mine"))) }
                p.soft { (say(say!("pages-mine-none"))) }
            } }
            section #tables {
                h2 { (say(say!("pages-public"))) }
                @if home.public.is_empty() { p.soft { (say(say!("pages-public-none"))) } }
                @else { (list(&speaker, &home.public)) }
            }
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

fn card(visit: &Visit, speaker: &Speaker, info: &Info) -> Markup {
    let facts = say!("pages-card-facts", players = players(info), minutes = info.minutes);
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
                    } " · "
                    a href={ "/statistics/" (info.key) } {
                        (speaker.say(&say!("pages-statistics-short")))
                        span.visually-hidden { " " (info.title) }
                    }
                }
                p { (speaker.text(&format!("{}-tagline", info.key))) }
                div.row {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(info.key);
                        button.main data-play=(info.key) {
                            (speaker.say(&say!("pages-play-now")))
                            span.visually-hidden { " " (info.title) }
                        }
                    }
                    (learn(speaker, info))
                    a.button href={ "/new/" (info.key) } {
                        (speaker.say(&say!("pages-new-table")))
                        span.visually-hidden { " " (info.title) }
                    }
                }
            }
        }
    }
}

/// The first game with a coach, against friendly bots.
pub(crate) fn learn(speaker: &Speaker, info: &Info) -> Markup {
    html! {
        form method="post" action="/play" {
            input type="hidden" name="game" value=(info.key);
            input type="hidden" name="learn" value="yes";
            button data-learn=(info.key) {
                (speaker.say(&say!("pages-learn")))
                span.visually-hidden { " " (info.title) }
            }
        }
    }
}

/// `2–4`, or `1` alone.
pub(crate) fn players(info: &Info) -> String {
    match info.min_seats == info.max_seats {
        true => info.min_seats.to_string(),
        false => format!("{}–{}", info.min_seats, info.max_seats),
    }
}

fn mine(speaker: &Speaker, tables: &[HomeTable]) -> Markup {
    html! {
        section #mine {
            h2 { (speaker.say(&say!("pages-nav-mine"))) }
            (list(speaker, tables))
            p { a href="/statistics" { (speaker.say(&say!("pages-statistics"))) } }
        }
    }
}

fn list(speaker: &Speaker, tables: &[HomeTable]) -> Markup {
    html! {
        ul.tables { @for table in tables {
            li class={ "of-" (table.game.key) } {
                a href={ "/t/" (table.id) } data-state=(state_key(&table.state)) {
                    strong { (table.game.title) }
                    span.soft { (speaker.say(&company(speaker, table))) }
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
