//! Yspahan: the city as a cross of streets, the tower of dice, the caravan, plots and cards.

mod city;
mod player;
mod symbols;
mod tower;

use game::Seat;
use yspahan::{Board, View};

use crate::desk::Desk;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use symbols::defs;

/// A view and the desk it is drawn on.
struct Table<'a> {
    desk: &'a Desk<'a>,
    view: &'a View,
    board: &'a Board,
}

pub(crate) fn paint(desk: &Desk<'_>, view: &View) -> Panel {
    let table = Table { desk, view, board: &view.board };
    let first = view.seat().unwrap_or(Seat::new(0));
    let seats: Vec<Seat> = first.clockwise(view.board.seats).collect();
    if desk.narrow() {
        let width = 360 - 2 * GAP;
        let players: Vec<Panel> = seats.iter().map(|&seat| table.player(seat, width)).collect();
        let mut parts = vec![table.rolls(width), table.tower(width)];
        parts.extend([table.city(width), table.caravan(width)]);
        parts.extend([table.hand(width), table.plots(width), tray(desk, width)]);
        parts.extend(players);
        return columns(vec![parts]);
    }
    let (left, middle, right) = (250, 672, 230);
    let mut first = vec![table.rolls(left), table.tower(left)];
    let mut last = vec![table.caravan(right)];
    for (place, &seat) in seats.iter().enumerate() {
        let (column, width) = if place < 2 { (&mut first, left) } else { (&mut last, right) };
        column.push(table.player(seat, width));
    }
    let mut centre = vec![table.city(middle), table.hand(middle), table.plots(middle)];
    centre.push(tray(desk, middle));
    columns(vec![first, centre, last])
}
