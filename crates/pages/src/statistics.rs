//! Numbers of finished games: a visitor's own, and those of a game on this server. Plots come drawn.

use game::{Info, Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};
use crate::tutorial::to_tutorial;

/// A visitor's own games.
#[derive(Clone, Debug, Default)]
pub struct Mine {
    pub games: u32,
    /// Victories in percent: at least, found, at most.
    pub rate: [f64; 3],
    pub by_game: Vec<MyGame>,
    /// Luck and what was given away, drawn; nothing before a game was analysed.
    pub luck: Option<Markup>,
    pub analysed: usize,
    pub errors: Vec<UsualError>,
    /// The newest first.
    pub last: Vec<Finished>,
    /// Games that could not be counted yet.
    pub unread: usize,
}

#[derive(Clone, Debug)]
pub struct MyGame {
    pub game: &'static Info,
    pub games: u32,
    pub wins: f64,
    pub points: f64,
}

/// A kind of decision that often goes wrong.
#[derive(Clone, Debug)]
pub struct UsualError {
    pub game: &'static Info,
    pub rule: String,
    /// What to keep in mind there.
    pub tip: Phrase,
    pub times: u32,
}

#[derive(Clone, Debug)]
pub struct Finished {
    pub table: String,
    pub game: &'static Info,
    pub points: i32,
    pub won: bool,
}

/// All games of one kind on this server.
#[derive(Clone, Debug)]
pub struct GameNumbers {
    pub game: &'static Info,
    pub by_seats: Vec<Seats>,
    pub unread: usize,
}

/// Games with the same number of players.
#[derive(Clone, Debug)]
pub struct Seats {
    pub seats: u8,
    pub games: u32,
    /// Mean points of a seat, and mean decisions of a game.
    pub points: f64,
    pub decisions: f64,
    /// Wins by seat, drawn.
    pub wins: Markup,
    /// Points and length, drawn, once there are enough games to see a shape.
    pub spreads: Option<[Markup; 2]>,
}

/// From fewer games than these nothing can be concluded.
const ENOUGH: u32 = 5;

pub fn my_statistics(visit: &Visit, mine: &Mine) -> Markup {
    let speaker = visit.speaker();
    let title = speaker.say(&say!("pages-statistics"));
    let body = html! {
        link rel="stylesheet" href={ (visit.assets) "/study.css" };
        main #main .page.narrow.numbers {
            h1 { (title) }
            @if mine.games == 0 { (nothing_yet(&speaker)) } @else { (own(&speaker, mine)) }
            (unread(&speaker, mine.unread))
            section {
                h2 { (speaker.say(&say!("pages-statistics-house"))) }
                ul.tables { @for info in catalog::all() { li class={ "of-" (info.key) } {
                    a href={ "/statistics/" (info.key) } { strong { (info.title) } }
                } } }
            }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}

fn nothing_yet(speaker: &Speaker) -> Markup {
    html! {
        p.lead #nothing-yet { (speaker.say(&say!("pages-statistics-none"))) }
        div.row { @for info in catalog::all() { (learn_named(speaker, info)) } }
    }
}

/// The same button as on the home page, with the game's name to be seen.
fn learn_named(speaker: &Speaker, info: &Info) -> Markup {
    html! { div { strong { (info.title) } (to_tutorial(speaker, info)) } }
}

fn own(speaker: &Speaker, mine: &Mine) -> Markup {
    let say = |phrase: Phrase| speaker.say(&phrase);
    let [low, rate, high] = mine.rate.map(|part| part.round() as i64);
    html! {
        section {
            @if mine.games < ENOUGH {
                p.lead #too-few { (say(say!("pages-statistics-too-few", n = mine.games, enough = ENOUGH))) }
            } @else {
                p.lead { (say(say!("pages-statistics-rate", n = mine.games, rate = rate, low = low, high = high))) }
            }
            div.scroll tabindex="0" role="region" aria-label=(say(say!("pages-statistics-by-game"))) { table.figures {
                thead { tr {
                    th {}
                    th { (say(say!("pages-statistics-games"))) }
                    th { (say(say!("pages-statistics-wins"))) }
                    th { (say(say!("pages-statistics-points"))) }
                } }
                tbody { @for line in &mine.by_game { tr {
                    th scope="row" { a href={ "/statistics/" (line.game.key) } { (line.game.title) } }
                    td { (line.games) }
                    td { (speaker.number(line.wins)) }
                    td { (speaker.number(line.points)) }
                } } }
            } }
        }
        section {
            h2 { (say(say!("pages-statistics-luck"))) }
            @match &mine.luck {
                Some(plot) => {
                    (plot)
                    p.soft { (say(say!("pages-statistics-luck-how", n = mine.analysed))) }
                }
                None => p.soft { (say(say!("pages-statistics-luck-none"))) }
            }
        }
        @if !mine.errors.is_empty() { (errors(speaker, &mine.errors)) }
        section {
            h2 { (say(say!("pages-statistics-last"))) }
            ul.tables { @for game in &mine.last { li class={ "of-" (game.game.key) } {
                a href={ "/t/" (game.table) } {
                    strong { (game.game.title) }
                    span.soft { (say(say!("pages-statistics-scored", n = game.points))) }
                    @if game.won { span.state { (say(say!("pages-statistics-won"))) } }
                }
            } } }
        }
    }
}

fn errors(speaker: &Speaker, errors: &[UsualError]) -> Markup {
    html! {
        section #usual-errors {
            h2 { (speaker.say(&say!("pages-statistics-errors"))) }
            p.soft { (speaker.say(&say!("pages-statistics-errors-how"))) }
            ul.steps { @for error in errors { li {
                strong { (error.game.title) ", " (speaker.say(&say!("pages-statistics-times", n = error.times))) }
                ": " (speaker.say(&error.tip)) " "
                a.rule href={ "/rules/" (error.game.key) "#" (error.rule) } { (error.rule) }
            } } }
        }
    }
}

pub fn game_statistics(visit: &Visit, numbers: &GameNumbers) -> Markup {
    let (speaker, info) = (visit.speaker(), numbers.game);
    let title = speaker.say(&say!("pages-statistics-of", game = info.title.to_owned()));
    let body = html! {
        link rel="stylesheet" href={ (visit.assets) "/study.css" };
        main #main .page.narrow.numbers {
            h1 { (title) }
            @if numbers.by_seats.is_empty() {
                p.lead #nothing-yet { (speaker.say(&say!("pages-statistics-game-none", game = info.title.to_owned()))) }
                (to_tutorial(&speaker, info))
            }
            @for seats in &numbers.by_seats { (with_seats(&speaker, seats)) }
            (unread(&speaker, numbers.unread))
            p { a href="/statistics" { (speaker.say(&say!("pages-statistics"))) } " · "
                a href={ "/rules/" (info.key) } { (speaker.say(&say!("pages-rules"))) } }
        }
    };
    whole(visit, &Page { title, game: Some(info.key), table: false, refresh: false, body })
}

fn with_seats(speaker: &Speaker, seats: &Seats) -> Markup {
    let how = say!(
        "pages-statistics-means",
        n = seats.games,
        points = speaker.number(seats.points),
        decisions = speaker.number(seats.decisions)
    );
    html! {
        section id={ "players-" (seats.seats) } {
            h2 { (speaker.say(&say!("pages-statistics-players", n = seats.seats))) }
            p { (speaker.say(&how)) }
            h3 { (speaker.say(&say!("pages-statistics-seats"))) }
            @if seats.games < ENOUGH {
                p.soft { (speaker.say(&say!("pages-statistics-too-few", n = seats.games, enough = ENOUGH))) }
            } @else { (seats.wins) }
            @match &seats.spreads {
                Some([points, length]) => {
                    h3 { (speaker.say(&say!("pages-statistics-scores"))) }
                    (points)
                    h3 { (speaker.say(&say!("pages-statistics-length"))) }
                    (length)
                }
                None => p.soft { (speaker.say(&say!("pages-statistics-few"))) }
            }
        }
    }
}

fn unread(speaker: &Speaker, games: usize) -> Markup {
    html! { @if games > 0 {
        p.soft { (speaker.say(&say!("pages-statistics-unread", n = games))) }
    } }
}
