//! Traders of Osaka: a coast chart, the market and production rows, hands and merchandise.

mod cards;
mod chart;
mod player;
mod stalls;

use game::{Seat, Viewer};
use osaka::View;

use crate::desk::Desk;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use cards::defs;

/// A view and the desk it is drawn on.
struct Table<'a> {
    desk: &'a Desk<'a>,
    view: &'a View,
}

pub(crate) fn paint(desk: &Desk<'_>, view: &View) -> Panel {
    let table = Table { desk, view };
    let (main, side) = match desk.narrow() {
        true => (360 - 2 * GAP, 360 - 2 * GAP),
        false => (816, 1200 - 816 - 3 * GAP),
    };
    let first = table.me().unwrap_or(Seat::new(0));
    let players = first.clockwise(view.seats).map(|seat| table.player(seat, side)).collect();
    let mut parts = vec![table.chart(main), table.tokens_on_offer(main)];
    if desk.narrow() {
        parts.extend([table.market(main), table.production(main)]);
    } else {
        let stalls = vec![table.market(504), table.production(main - 504 - GAP)];
        parts.push(Panel::flow(main, GAP, stalls));
    }
    parts.extend([table.hand(main), tray(desk, main)]);
    match desk.narrow() {
        true => columns(vec![[parts, players].into_iter().flatten().collect()]),
        false => columns(vec![parts, players]),
    }
}

impl Table<'_> {
    /// The seat that looks, if any.
    fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The size of a card on the table.
    fn card(&self) -> (i32, i32) {
        if self.desk.narrow() { (46, 66) } else { (60, 86) }
    }

    fn name(&self, seat: Seat) -> String {
        self.desk.speaker.name(seat)
    }
}
