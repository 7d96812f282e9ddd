//! Istanbul: The Dice Game. A bazaar street of ruby stalls, mosque tiles, dice and what they can do.

mod dice;
mod player;
mod street;
mod symbols;
mod tiles;

use game::{Seat, Viewer};
use istanbul::{Istanbul, Purpose, View};

use crate::drawing::Drawing;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use symbols::defs;

/// The width of the mosque tiles on a wide board, which keeps its height while buttons come and go.
const TILES: i32 = 672;
const HIGH: i32 = 886;
/// The same on a square board, where up to two others stand beside the tiles.
const FEW_TILES: i32 = 520;
const SQUARE_HIGH: i32 = 800;

/// A view and the drawing it is part of.
struct Table<'a> {
    drawing: &'a Drawing<'a>,
    view: &'a View,
    state: &'a Istanbul,
}

pub(crate) fn paint(drawing: &Drawing<'_>, view: &View) -> Panel {
    let table = Table { drawing, view, state: &view.table };
    let first = table.me().unwrap_or(Seat::new(0));
    let whole = drawing.layout.width() - 2 * GAP;
    let others = |width| -> Vec<Panel> {
        first.clockwise(view.table.seats).skip(1).map(|seat| table.player(seat, width)).collect()
    };
    let street = table.street(whole);
    if drawing.narrow() {
        let mut parts = vec![street, table.tiles(whole), table.actions(whole)];
        parts.push(table.own(first, whole));
        let others = others(whole);
        parts.push(tray(drawing, whole));
        return columns(vec![parts.into_iter().chain(others).collect()]);
    }
    if drawing.square() {
        let side = whole - FEW_TILES - GAP;
        let tiles = table.tiles(FEW_TILES);
        let (beside, below) = match view.table.seats {
            0..=3 => (others(side), Vec::new()),
            _ => (Vec::new(), others((whole - GAP) / 2)),
        };
        let middle = Panel::flow(whole, GAP, vec![tiles, Panel::column(beside)]);
        let below = Panel::flow(whole, GAP, below);
        let parts = vec![street, middle, table.actions(whole), below, table.own(first, whole)];
        let tray = tray(drawing, whole);
        return columns(vec![parts.into_iter().chain([tray]).collect()]).at_least(SQUARE_HIGH);
    }
    let middle = vec![table.tiles(TILES), table.actions(whole - TILES - GAP)];
    let third = (whole - 2 * GAP) / 3;
    let mut parts = vec![street, Panel::flow(whole, GAP, middle)];
    parts.push(Panel::flow(whole, GAP, others(third)));
    parts.push(table.own(first, whole));
    parts.push(tray(drawing, whole));
    columns(vec![parts]).at_least(HIGH)
}

/// What the viewer has, in short.
pub(crate) fn pinned(drawing: &Drawing<'_>, view: &View) -> Option<Panel> {
    let table = Table { drawing, view, state: &view.table };
    Some(table.chip(table.me()?, drawing.layout.width()))
}

impl Table<'_> {
    /// The seat that looks, if any.
    fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// How many goods the viewer is short of for this, while it is their turn (I31: browns stand for
    /// any).
    fn short(&self, purpose: Purpose) -> Option<u8> {
        let seat =
            self.me().filter(|&seat| seat == self.state.turn && self.drawing.decides(seat))?;
        let (cost, purse) = (self.state.cost(purpose)?, self.state.purse(seat, true));
        let paid = cost.dice_first(purse.goods()).sum() + purse.browns;
        Some(cost.total.saturating_sub(paid)).filter(|&short| short > 0)
    }
}
