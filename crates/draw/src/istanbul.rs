//! Istanbul: The Dice Game. A bazaar street of ruby stalls, mosque tiles, dice and what they can do.

mod dice;
mod player;
mod street;
mod symbols;
mod tiles;

use game::{Seat, Viewer};
use istanbul::{Istanbul, View};

use crate::desk::Desk;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use symbols::defs;

/// A view and the desk it is drawn on.
struct Table<'a> {
    desk: &'a Desk<'a>,
    view: &'a View,
    state: &'a Istanbul,
}

pub(crate) fn paint(desk: &Desk<'_>, view: &View) -> Panel {
    let table = Table { desk, view, state: &view.table };
    let first = table.me().unwrap_or(Seat::new(0));
    let seats: Vec<Seat> = first.clockwise(view.table.seats).collect();
    if desk.narrow() {
        let width = 360 - 2 * GAP;
        let players: Vec<Panel> = seats.iter().map(|&seat| table.player(seat, width)).collect();
        let mut parts = vec![table.street(width), table.dice(width)];
        parts.extend([table.markers(width), table.actions(width)]);
        parts.extend([table.cards(width), table.tiles(width), tray(desk, width)]);
        parts.extend(players);
        return columns(vec![parts]);
    }
    let (main, side) = (800, 1200 - 800 - 3 * GAP);
    let mut left = vec![table.street(main)];
    left.extend([table.dice(main), table.markers(main)]);
    left.extend([table.actions(main), table.cards(main)]);
    let mut right = vec![table.tiles(side)];
    for &seat in &seats {
        let own = table.me() == Some(seat);
        let (column, width) = if own { (&mut left, main) } else { (&mut right, side) };
        column.push(table.player(seat, width));
    }
    left.push(tray(desk, main));
    columns(vec![left, right])
}

impl Table<'_> {
    /// The seat that looks, if any.
    fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
