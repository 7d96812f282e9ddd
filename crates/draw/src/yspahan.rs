//! Yspahan: the city as a cross of streets, the tower of dice, the caravan, plots and cards.

mod city;
mod player;
mod symbols;
mod tower;

use game::Seat;
use yspahan::{Board, View};

use crate::drawing::Drawing;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use symbols::defs;

/// The city's width on a wide board: its shops are large enough for every pointer. The board keeps
/// its height while buttons come and go.
const CITY: i32 = 852;
const HIGH: i32 = 852;
/// The same on a square board: turned, and narrower where more players stand below it.
const TURNED: [i32; 2] = [456, 420];
const SQUARE_HIGH: i32 = 804;

/// A view and the drawing it is part of.
struct Table<'a> {
    drawing: &'a Drawing<'a>,
    view: &'a View,
    board: &'a Board,
}

pub(crate) fn paint(drawing: &Drawing<'_>, view: &View) -> Panel {
    let table = Table { drawing, view, board: &view.board };
    let first = view.seat().unwrap_or(Seat::new(0));
    // A spectator has no mat of their own: everybody is beside the city.
    let mine = usize::from(view.seat().is_some());
    let others = |width| -> Vec<Panel> {
        let seats = first.clockwise(view.board.seats).skip(mine);
        seats.map(|seat| table.player(seat, width)).collect()
    };
    let whole = drawing.layout.width() - 2 * GAP;
    if drawing.narrow() {
        let mut parts = vec![table.tower(whole), table.city(whole), table.caravan(whole)];
        parts.push(table.own(whole));
        let others = others(whole);
        parts.push(tray(drawing, whole));
        return columns(vec![parts.into_iter().chain(others).collect()]);
    }
    if drawing.square() {
        let city = TURNED[usize::from(view.board.seats > 3)];
        let below = Panel::flow(city, GAP, others((city - GAP) / 2));
        let (left, side) = (vec![table.city(city), below], whole - city - GAP);
        let mut right = vec![table.tower(side), table.caravan(side), table.own(side)];
        right.push(tray(drawing, side));
        return columns(vec![left, right]).at_least(SQUARE_HIGH);
    }
    let side = whole - CITY - GAP;
    let mut right = vec![table.tower(side), table.caravan(side)];
    right.extend(others(side));
    let mut left = vec![table.city(CITY), table.own(CITY)];
    left.push(tray(drawing, CITY));
    columns(vec![left, right]).at_least(HIGH)
}

/// What the viewer has, in short.
pub(crate) fn pinned(drawing: &Drawing<'_>, view: &View) -> Option<Panel> {
    let table = Table { drawing, view, board: &view.board };
    Some(table.player(view.seat()?, drawing.layout.width()))
}
