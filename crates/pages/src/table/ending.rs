//! The end of a match: who won, and what can be done with it now.

use game::{Phrase, Seat, Standings, say};
use lang::Speaker;
use maud::{Markup, html};

use super::TablePage;
use super::players::badge;
use crate::replay::{Eyes, place};
use crate::{Engine, Visit};

pub(super) fn ending(visit: &Visit, page: &TablePage, speaker: &Speaker) -> Markup {
    let frame = page.frame.as_ref().filter(|_| !page.past);
    let Some(standings) = frame.and_then(|frame| frame.scores) else {
        return html! {};
    };
    let record = format!("/api/tables/{}/record?format=text", page.id);
    html! {
        section #ending {
            h2 { (speaker.say(&headline(page, &standings))) }
            @if let Some(why) = frame.and_then(|frame| frame.ending) {
                p { (speaker.ending(page.game.key, why)) }
            }
            (ranking(page, speaker, &standings))
            div.row {
                @if page.me.is_some() {
                    form method="post" action=(page.path("/rematch")) data-plain {
                        button.main #rematch { (speaker.say(&say!("pages-rematch"))) }
                    }
                } @else if let Some(next) = &page.rematch {
                    a.button href={ "/t/" (next) } { (speaker.say(&say!("pages-watch-rematch"))) }
                }
                a.button #replay-it href=(super::more::seated(page, "/replay")) {
                    (speaker.say(&say!("pages-replay")))
                }
                (crate::analysis::ask(&page.id, speaker))
                a.button #verify href=(page.path("/verify")) { (speaker.say(&say!("pages-verify"))) }
                @if visit.is_offline() {
                    a.button #record href=(page.path("/record")) download {
                        (speaker.say(&say!("pages-record")))
                    }
                } @else {
                    (share(page, speaker))
                    a.button #record href=(record) download { (speaker.say(&say!("pages-record"))) }
                }
            }
            (checked(page, speaker))
            @if visit.engine == Engine::OnDemand { (prove(speaker, &record)) }
            (turns(page, speaker))
        }
    }
}

/// Whether the dice were fair, told without being asked.
fn checked(page: &TablePage, speaker: &Speaker) -> Markup {
    match &page.checked {
        None => html! {},
        Some(Ok(steps)) => html! {
            p #checked.soft data-fair="yes" { "✓ " (speaker.say(&say!("pages-checked", n = *steps))) }
        },
        Some(Err(_)) => html! {
            p #checked data-fair="no" role="alert" { (speaker.say(&say!("pages-checked-not"))) }
        },
    }
}

/// The check made by the visitor's own browser, so that nobody has to trust the house. What a script
/// brings there stays when the part comes anew.
fn prove(speaker: &Speaker, record: &str) -> Markup {
    html! {
        div.scripted #prove data-own data-record=(record)
            data-working=(speaker.say(&say!("offline-proof-working")))
            data-failed=(speaker.say(&say!("offline-proof-failed"))) {
            button type="button" title=(speaker.say(&say!("offline-proof-why"))) {
                (speaker.say(&say!("offline-proof-button")))
            }
            div #proved role="status" {}
        }
    }
}

/// What turned the game. Comes last, so that nothing moves when a script brings it later: it asks for
/// the analysis where somebody of the table looks.
fn turns(page: &TablePage, speaker: &Speaker) -> Markup {
    let state = if page.turns.is_some() { "ready" } else { "unasked" };
    let replay = page.path("/replay");
    html! {
        section #turns data-state=(state) data-analysis=(page.path("/analysis")) data-asks[page.me.is_some()]
            data-coming=(speaker.say(&say!("pages-turns-coming"))) {
            h2 { (speaker.say(&say!("insight-turns-title"))) }
            @match page.turns.as_deref() {
                None => p.soft { (speaker.say(&say!("pages-turns-ask"))) },
                Some([]) => p.soft { (speaker.say(&say!("pages-turns-none"))) },
                Some(turns) => ol { @for (at, phrases) in turns {
                    li { a href=(place(&replay, *at, Eyes::All)) {
                        @for phrase in phrases { (speaker.say(phrase)) " " }
                    } }
                } },
            }
        }
    }
}

/// How it went for the visitor; for those who looked on, only that it is over.
fn headline(page: &TablePage, standings: &Standings) -> Phrase {
    let Some(me) = page.me.filter(|_| standings.sides() > 1) else {
        return say!("pages-standings");
    };
    let others = Seat::all(standings.sides()).filter(|&seat| seat != me);
    let best = others.map(|seat| standings.score(seat)).max().unwrap_or(0);
    let (rank, gap) = (standings.rank(me), standings.score(me) - best);
    match (rank, gap) {
        (1, 1..) => say!("pages-ending-won", n = gap),
        (1, _) => say!("pages-ending-won-tie"),
        (_, ..=-1) => say!("pages-ending-rank", rank = rank, of = standings.sides(), n = -gap),
        _ => say!("pages-ending-rank-tie", rank = rank, of = standings.sides()),
    }
}

/// The finished table's address, to be sent to friends.
fn share(page: &TablePage, speaker: &Speaker) -> Markup {
    html! {
        span.visually-hidden { input #share-link readonly value=(page.watch_link) aria-label=(speaker.say(&say!("pages-share"))) tabindex="-1"; }
        button #share type="button" data-copy="share-link" { (speaker.say(&say!("pages-share"))) }
    }
}

fn ranking(page: &TablePage, speaker: &Speaker, standings: &Standings) -> Markup {
    let mut sides: Vec<Seat> = Seat::all(standings.sides()).collect();
    sides.sort_by_key(|&seat| standings.rank(seat));
    html! {
        ol.ranking { @for seat in sides {
            li class=[(standings.rank(seat) == 1).then_some("winner")] {
                span.rank { (standings.rank(seat)) "." }
                @if seat.index() < page.chairs.len() {
                    (badge(speaker, seat)) span.name { (speaker.name(seat)) }
                } @else {
                    span.name { (speaker.say(&say!("play-automatic"))) }
                }
                strong.score { (standings.score(seat)) }
                (broken_down(page, seat, speaker))
            }
        } }
    }
}

/// Where a side's points came from, the same sources in the same order for all. Who has no seat is
/// the automatic opponent of somebody alone.
fn broken_down(page: &TablePage, side: Seat, speaker: &Speaker) -> Markup {
    let side = Some(side).filter(|side| side.index() < page.chairs.len());
    let mut sources: Vec<&Phrase> = Vec::new();
    for share in &page.shares {
        if !sources.contains(&&share.source) {
            sources.push(&share.source);
        }
    }
    let points = |source: &Phrase| -> i32 {
        let own = page.shares.iter().filter(|share| share.seat == side && share.source == *source);
        own.map(|share| share.points).sum()
    };
    html! {
        @if page.shares.iter().any(|share| share.seat == side) {
            ul.count { @for source in sources {
                li { span { (speaker.say(source)) } strong { (points(source)) } }
            } }
        }
    }
}
