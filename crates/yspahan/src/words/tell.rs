//! Events in words.

use game::{Phrase, Seat, say};

use super::things::{
    building, card, cards, cubes, dice, gold, goods, points, price, row, shop, souk, space,
};
use crate::chance::faces_text;
use crate::event::Event;
use crate::pieces::{Building, Row, Space};

pub(crate) fn tell(event: &Event) -> Phrase {
    use Event::*;
    match *event {
        FirstPlayerDrawn { seat } => say!("yspahan-told-first-player", seat = seat),
        DayBegan { week, day, first } => {
            say!("yspahan-told-day", week = week, day = day, seat = first)
        }
        LastDayOrder { order } => say!("yspahan-told-last-day", order = order.to_vec()),
        YellowBought { seat, dice } => say!("yspahan-told-yellow-bought", seat = seat, n = dice),
        Rolled { seat, white, yellow, .. } => rolled(seat, faces_text(&white), faces_text(&yellow)),
        Took { seat, row, face, dice, void } => took(seat, row, face, dice, void),
        YellowLeft { .. } => say!("yspahan-told-yellow-left"),
        PlusDie { seat, card: which } => say!("yspahan-told-plus", seat = seat, card = card(which)),
        Gained { seat, amount, goods: what } => {
            say!("yspahan-told-gained", seat = seat, goods = goods(amount, what))
        }
        CubePlaced { seat, shop: place } => {
            say!("yspahan-told-placed", seat = seat, shop = shop(place))
        }
        SoukFinished { seat, souk: which } => {
            say!("yspahan-told-finished", seat = seat, souk = souk(which))
        }
        CubesLost { seat, cubes: n } => say!("yspahan-told-lost", seat = seat, cubes = cubes(n)),
        SupervisorMoved { seat, from, to, gold } => walked(seat, from, to, gold),
        CubeSent { seat, shop: place } => {
            say!("yspahan-told-sent", seat = seat, shop = shop(place))
        }
        CubeSaved { seat, shop: place } => {
            say!("yspahan-told-saved", seat = seat, shop = shop(place))
        }
        CaravanJoined { seat, row, points } => joined(seat, row, points),
        CaravanScored { seat, cubes: n, multiplier, points: sum } => {
            let (n, sum) = (cubes(n), points(sum));
            say!("yspahan-told-caravan", seat = seat, cubes = n, times = multiplier, points = sum)
        }
        CaravanEmptied => say!("yspahan-told-caravan-emptied"),
        CardDrawn { seat, card: None } => say!("yspahan-told-drew", seat = seat),
        CardDrawn { seat, card: Some(which) } => {
            say!("yspahan-told-drew-card", seat = seat, card = card(which))
        }
        NoCard { seat } => say!("yspahan-told-no-card", seat = seat),
        Reshuffled { cards: bag } => say!("yspahan-told-reshuffled", cards = cards(bag.total())),
        CardPlayed { seat, card: which } => {
            say!("yspahan-told-played", seat = seat, card = card(which))
        }
        Sold { seat, amount, goods: what, points: n } => {
            let (given, n) = (goods(amount, what), points(n));
            say!("yspahan-told-sold", seat = seat, goods = given, points = n)
        }
        Exchanged { seat, amount, gave } => {
            let (given, got) = (goods(amount, gave), goods(amount, gave.other()));
            say!("yspahan-told-exchanged", seat = seat, given = given, got = got)
        }
        Built { seat, building, camels, gold, points } => {
            built(seat, building, price(camels, gold), points)
        }
        TurnEnded { seat } => say!("yspahan-told-turn-ended", seat = seat),
        WeekEnded { week } => say!("yspahan-told-week-ended", week = week),
        SoukScored { seat, souk: which, points: n } => {
            let (which, n) = (souk(which), points(n));
            say!("yspahan-told-souk-scored", seat = seat, souk = which, points = n)
        }
        QuartersEmptied => say!("yspahan-told-quarters-emptied"),
        GameEnded => say!("yspahan-told-ended-weeks"),
    }
}

fn rolled(seat: Seat, white: String, yellow: String) -> Phrase {
    match yellow.is_empty() {
        true => say!("yspahan-told-rolled", seat = seat, white = white),
        false => say!("yspahan-told-rolled-yellow", seat = seat, white = white, yellow = yellow),
    }
}

fn took(seat: Seat, from: Row, face: u8, n: u8, void: u8) -> Phrase {
    let (from, n) = (row(from), dice(n));
    match void {
        0 => say!("yspahan-told-took", seat = seat, dice = n, face = face, row = from),
        _ => say!(
            "yspahan-told-took-void",
            seat = seat,
            dice = n,
            face = face,
            row = from,
            void = void
        ),
    }
}

fn walked(seat: Seat, from: Space, to: Space, paid: u16) -> Phrase {
    let space = space(to);
    match paid {
        _ if from == to => say!("yspahan-told-stayed", seat = seat, space = space),
        0 => say!("yspahan-told-walked", seat = seat, space = space),
        _ => say!("yspahan-told-walked-paid", seat = seat, space = space, price = gold(paid)),
    }
}

fn joined(seat: Seat, row: u8, n: u8) -> Phrase {
    match row {
        0 => say!("yspahan-told-joined-bottom", seat = seat, points = points(n)),
        1 => say!("yspahan-told-joined-middle", seat = seat, points = points(n)),
        _ => say!("yspahan-told-joined-top", seat = seat, points = points(n)),
    }
}

fn built(seat: Seat, which: Building, price: Vec<Phrase>, n: u8) -> Phrase {
    let (which, n) = (building(which), points(n));
    say!("yspahan-told-built", seat = seat, building = which, price = price, points = n)
}
