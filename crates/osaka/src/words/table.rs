//! A view as text: you, others, board.

use game::{Arg, Line, Phrase, Seat, TextTable, say};

use super::things::{card, cards, colour};
use crate::cards::{ByColour, Colour};
use crate::content::SpaceKind;
use crate::score;
use crate::state::Marker;
use crate::view::View;

pub(crate) fn table(view: &View) -> TextTable {
    let mut table = TextTable { board: board(view), ..TextTable::default() };
    for seat in Seat::all(view.seats) {
        let lines = player(view, seat);
        match view.viewer.seat() == Some(seat) {
            true => table.you = lines,
            false => table.others.extend(lines),
        }
    }
    table
}

fn player(view: &View, seat: Seat) -> Vec<Line> {
    let player = &view.players[seat];
    let mut lines = vec![Line::Say(match player.hand {
        None => say!("osaka-table-hand-size", seat = seat, n = player.hand_size),
        Some(hand) if hand.is_empty() => say!("osaka-table-hand-empty", seat = seat),
        Some(hand) => {
            say!("osaka-table-hand", seat = seat, cards = cards(hand), sum = hand.value())
        }
    })];
    lines.push(Line::Say(tokens(seat, player.tokens)));
    if let Some(points) = player.points {
        lines.push(Line::Say(say!("osaka-table-points", seat = seat, points = points)));
    }
    lines.extend(Colour::ALL.into_iter().filter_map(|of| goods(view, seat, of)).map(Line::Say));
    lines
}

fn tokens(seat: Seat, tokens: ByColour) -> Phrase {
    let count = |&of: &Colour| say!("osaka-token-count", n = tokens[of], colour = colour(of));
    let owned: Vec<Phrase> = Colour::ALL.iter().filter(|&&of| tokens[of] > 0).map(count).collect();
    match owned.is_empty() {
        true => say!("osaka-table-no-tokens", seat = seat),
        false => say!("osaka-table-tokens", seat = seat, n = tokens.total(), tokens = owned),
    }
}

/// A player's goods of one colour with what a sale would bring now.
fn goods(view: &View, seat: Seat, of: Colour) -> Option<Phrase> {
    let player = &view.players[seat];
    let (open, insured) = (player.goods.of_colour(of), player.insured.of_colour(of));
    let rounding = view.content.rounding;
    let value = score::set_value(open.with(insured), player.tokens[of], rounding);
    let points = value / u16::from(rounding);
    match (open.is_empty(), insured.is_empty()) {
        (true, true) => None,
        (false, true) => {
            Some(say!("osaka-table-goods", seat = seat, cards = cards(open), points = points))
        }
        (true, false) => {
            let insured = cards(insured);
            Some(say!("osaka-table-insured", seat = seat, insured = insured, points = points))
        }
        (false, false) => Some(say!(
            "osaka-table-goods-insured",
            seat = seat,
            cards = cards(open),
            insured = cards(insured),
            points = points
        )),
    }
}

fn board(view: &View) -> Vec<Line> {
    let mut lines = track(view);
    lines.push(Line::Say(say!("osaka-table-legend")));
    let (market, production) = (view.stalls.whole_market(), view.stalls.whole_production());
    lines.push(Line::Say(match market.is_empty() {
        true => say!("osaka-table-market-empty"),
        false => say!("osaka-table-market", cards = cards(market)),
    }));
    lines.push(Line::Say(match production.is_empty() {
        true => say!("osaka-table-production-empty"),
        false => say!("osaka-table-production", cards = cards(production)),
    }));
    lines.extend(Seat::all(view.seats).filter_map(|seat| marker(view, seat)).map(Line::Say));
    if let Some(seat) = view.viewer.seat() {
        let price = view.stalls.on_offer(seat).value();
        lines.push(Line::Say(say!("osaka-table-price", price = price)));
    }
    lines.push(Line::Say(say!("osaka-table-discards", n = view.discards.total())));
    if let Some(counted) = view.counted {
        let pile = counted.unseen.total() - u16::from(counted.face_down);
        lines.push(Line::Say(say!("osaka-table-pile", n = pile)));
    }
    lines
}

fn marker(view: &View, seat: Seat) -> Option<Phrase> {
    match view.stalls.markers[seat] {
        Marker::Free => None,
        Marker::Market(on) => Some(say!("osaka-table-marker", seat = seat, card = card(on))),
        Marker::Production(on) => {
            Some(say!("osaka-table-marker-production", seat = seat, card = card(on)))
        }
    }
}

/// The way of the ships: names with their signs, and below each the letters of the ships there.
fn track(view: &View) -> Vec<Line> {
    let (mut names, mut ships) = (Vec::new(), Vec::new());
    for (index, space) in view.content.track.iter().enumerate() {
        let sign = match space.kind {
            SpaceKind::Anchor => " #",
            SpaceKind::Wave => " ~",
            SpaceKind::Start | SpaceKind::Open | SpaceKind::Goal => "",
        };
        let name = format!("{}{sign}", space.name);
        let here = Colour::ALL.iter().filter(|&&of| usize::from(view.ships[of]) == index);
        let letters: Vec<String> = here.map(ToString::to_string).collect();
        let width = name.chars().count().max(7) + 2;
        names.push((Arg::Text(name), width));
        let letters = if letters.is_empty() { ".".to_owned() } else { letters.join(" ") };
        ships.push((Arg::Text(letters), width));
    }
    vec![Line::Row(names), Line::Row(ships)]
}
