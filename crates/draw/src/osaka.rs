//! Traders of Osaka: a coast chart, the market and production rows, hands and merchandise.

mod cards;
mod chart;
mod player;
mod stalls;

use game::{Seat, Viewer};
use osaka::View;

use crate::Layout;
use crate::drawing::Drawing;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use cards::defs;

/// The room that players have below market and production, on wide and on square boards.
const LOWER: i32 = 420;
const SQUARE_LOWER: i32 = 372;

/// A view and the drawing it is part of.
struct Table<'a> {
    drawing: &'a Drawing<'a>,
    view: &'a View,
}

pub(crate) fn paint(drawing: &Drawing<'_>, view: &View) -> Panel {
    let table = Table { drawing, view };
    let whole = drawing.layout.width() - 2 * GAP;
    let first = table.me().unwrap_or(Seat::new(0));
    let others = |width| -> Vec<Panel> {
        first.clockwise(view.seats).skip(1).map(|seat| table.player(seat, width)).collect()
    };
    if drawing.narrow() {
        let mut parts = vec![table.chart(whole), table.market(whole), table.production(whole)];
        parts.push(table.own(first, whole));
        let others = others(whole);
        parts.push(tray(drawing, whole));
        return columns(vec![parts.into_iter().chain(others).collect()]);
    }
    let half = (whole - GAP) / 2;
    let (market, lower) =
        (table.share(whole - GAP), if drawing.square() { SQUARE_LOWER } else { LOWER });
    let stalls = vec![table.market(market), table.production(whole - market - GAP)];
    let (own, others) = (table.own(first, half), others(half));
    let below = vec![
        Panel::column(vec![own, tray(drawing, half)]).at_least(lower),
        Panel::column(others).at_least(lower),
    ];
    let parts =
        vec![table.chart(whole), Panel::flow(whole, GAP, stalls), Panel::flow(whole, GAP, below)];
    columns(vec![parts])
}

/// What the viewer has, in short.
pub(crate) fn pinned(drawing: &Drawing<'_>, view: &View) -> Option<Panel> {
    let table = Table { drawing, view };
    Some(table.pinned(table.me()?))
}

impl Table<'_> {
    /// The seat that looks, if any.
    fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The width of a card on the table: as large as so many fit here, beside what else stands there.
    fn card(&self, room: i32, cards: usize) -> i32 {
        let (least, most) = match self.drawing.layout {
            Layout::Narrow => (46, 62),
            Layout::Square => (56, 84),
            Layout::Wide => (56, 107),
        };
        let each = (room + self.gap()) / (cards.max(1) as i32) - self.gap();
        each.clamp(least, most)
    }

    /// Between cards; six of them fit on a phone.
    fn gap(&self) -> i32 {
        if self.drawing.narrow() { 7 } else { 10 }
    }

    fn name(&self, seat: Seat) -> String {
        self.drawing.speaker.name(seat)
    }
}
