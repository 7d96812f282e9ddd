//! Tabriz: the Grand Bazaar as a plan of tiles, commissions as carpets, workshops, the Rival's mat.

mod bazaar;
mod cards;
mod player;
mod rival;
mod shop;
mod symbols;
mod tile;

use game::{Arg, Line, Phrase, Seat, Viewer};
use tabriz::{Open, View};

use crate::drawing::Drawing;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use symbols::defs;

/// The width of the viewer's mat and of decks and dice on wide and square boards, and how high they are.
const OWN: [i32; 2] = [372, 330];
const SUPPLY: [i32; 2] = [188, 172];
const LOWER: i32 = 212;

/// A view and the drawing it is part of.
struct Table<'a> {
    drawing: &'a Drawing<'a>,
    view: &'a View,
    open: &'a Open,
}

pub(crate) fn paint(drawing: &Drawing<'_>, view: &View) -> Panel {
    let table = Table { drawing, view, open: &view.open };
    let whole = drawing.layout.width() - 2 * GAP;
    let first = table.me().unwrap_or(Seat::new(0));
    let mat = view.open.rival.as_ref().map(|rival| table.mat(rival, whole));
    let bazaar = table.bazaar(whole);
    let others = first.clockwise(view.open.seats).skip(1);
    if drawing.narrow() {
        let mut parts = vec![bazaar, table.offer(whole), table.hand(whole)];
        parts.extend([table.player(first, whole), table.supply(whole)]);
        let others: Vec<Panel> = others.map(|seat| table.chip(seat, whole)).collect();
        parts.push(tray(drawing, whole));
        return columns(vec![parts.into_iter().chain(others).chain(mat).collect()]);
    }
    // Three stand in a row; four in two rows where there is no room for them.
    let count =
        if drawing.square() && view.open.seats > 4 { 2 } else { 3.max(view.open.seats - 1) };
    let each = (whole - GAP * (i32::from(count) - 1)) / i32::from(count);
    let others: Vec<Panel> = others.map(|seat| table.chip(seat, each)).collect();
    let own = table.lower(first, whole);
    let parts = vec![bazaar, Panel::flow(whole, GAP, others), own];
    columns(vec![parts.into_iter().chain(mat).collect()])
}

/// What the viewer has, in short.
pub(crate) fn pinned(drawing: &Drawing<'_>, view: &View) -> Option<Panel> {
    let table = Table { drawing, view, open: &view.open };
    Some(table.pinned(table.me()?))
}

impl Table<'_> {
    /// The viewer's mat, the cards to choose from beside those one has, decks and dice.
    fn lower(&self, first: Seat, whole: i32) -> Panel {
        let (own, supply) = match self.drawing.square() {
            false => (OWN[0], SUPPLY[0]),
            true => (OWN[1], SUPPLY[1]),
        };
        let cards = self.view.own.map_or((0, 0), |own| (own.offer.count(), own.hand.count()));
        // On a square board the cards to choose from need the room of decks and dice.
        let crowded = self.drawing.square() && cards.0 > 0;
        let room = whole - own - GAP - if crowded { 0 } else { supply + GAP };
        let cards = match cards {
            (0, _) => self.hand(room),
            (_, 0) => self.offer(room),
            (offer, hand) => {
                let share = (room - GAP) * i32::from(hand) / i32::from(offer + hand);
                let hand = share.clamp(136, room / 2);
                let parts = vec![self.offer(room - GAP - hand), self.hand(hand)];
                Panel::flow(room, GAP, parts)
            }
        };
        let mat = self.player(first, own);
        let supply = (!crowded).then(|| self.supply(supply));
        let mat = Panel::column(vec![mat, tray(self.drawing, own)]);
        let parts = [mat, cards].into_iter().chain(supply).collect();
        Panel::flow(whole, GAP, parts).at_least(LOWER)
    }

    /// The seat that looks, if any.
    fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The first sentence of the text table, among these lines, with this text in a gap of this
    /// name: what the text table says of a tile or card is its label here.
    fn sentence(&self, lines: &[Line], gap: &str, text: &str) -> Option<Phrase> {
        let phrases = lines.iter().filter_map(|line| match line {
            Line::Say(phrase) => Some(phrase),
            Line::Row(_) => None,
        });
        phrases.into_iter().find(|phrase| mentions(phrase, gap, text)).cloned()
    }
}

fn mentions(phrase: &Phrase, gap: &str, text: &str) -> bool {
    phrase.args.iter().any(|(name, arg)| match arg {
        Arg::Text(here) => *name == gap && here == text,
        Arg::Phrase(inner) => mentions(inner, gap, text),
        _ => false,
    })
}
