//! The end of a match: who won, and what can be done with it now.

use game::{Seat, Share, Standings, say};
use lang::Speaker;
use maud::{Markup, html};

use super::TablePage;
use super::players::badge;

pub(super) fn ending(page: &TablePage, speaker: &Speaker) -> Markup {
    let frame = page.frame.as_ref().filter(|_| !page.past);
    let Some(standings) = frame.and_then(|frame| frame.scores) else {
        return html! {};
    };
    html! {
        section #ending {
            h2 { (speaker.say(&say!("pages-standings"))) }
            @if let Some(why) = frame.and_then(|frame| frame.ending) {
                p { (speaker.text(&format!("{}-ending-{why}", page.game.key))) }
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
                a.button #record href={ "/api/tables/" (page.id) "/record?format=text" } download {
                    (speaker.say(&say!("pages-record")))
                }
            }
        }
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
                    (badge(seat)) span.name { (speaker.name(seat)) }
                } @else {
                    span.name { (speaker.say(&say!("play-automatic"))) }
                }
                strong.score { (standings.score(seat)) }
                (broken_down(page, seat, speaker))
            }
        } }
    }
}

/// Where a side's points came from. Who has no seat is the automatic opponent of somebody alone.
fn broken_down(page: &TablePage, side: Seat, speaker: &Speaker) -> Markup {
    let side = Some(side).filter(|side| side.index() < page.chairs.len());
    let shares: Vec<&Share> = page.shares.iter().filter(|share| share.seat == side).collect();
    html! {
        @if !shares.is_empty() { ul.count { @for share in shares {
            li { span { (speaker.say(&share.source)) } strong { (share.points) } }
        } } }
    }
}
