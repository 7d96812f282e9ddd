//! Tabriz: the Grand Bazaar as a plan of tiles, commissions as carpets, workshops, the Rival's mat.

mod bazaar;
mod cards;
mod player;
mod rival;
mod symbols;
mod tile;

use game::{Arg, Line, Phrase, Seat, Viewer};
use tabriz::{Open, View};

use crate::desk::Desk;
use crate::panel::{GAP, Panel, columns, tray};

pub(crate) use symbols::defs;

/// A view and the desk it is drawn on.
struct Table<'a> {
    desk: &'a Desk<'a>,
    view: &'a View,
    open: &'a Open,
}

pub(crate) fn paint(desk: &Desk<'_>, view: &View) -> Panel {
    let table = Table { desk, view, open: &view.open };
    let whole = desk.layout.width() - 2 * GAP;
    let (main, side) = match desk.narrow() {
        true => (whole, whole),
        false => (820, whole - 820 - GAP),
    };
    let first = table.me().unwrap_or(Seat::new(0));
    let mut players: Vec<Panel> =
        first.clockwise(view.open.seats).map(|seat| table.player(seat, side)).collect();
    let supply = table.supply(side);
    let mat = view.open.rival.as_ref().map(|rival| table.mat(rival, whole));
    let bazaar = table.bazaar(whole);
    let mut cards = vec![table.offer(main), table.hand(main)];
    cards.push(tray(desk, main));
    let parts: Vec<Panel> = match desk.narrow() {
        true => [vec![bazaar], cards, players, vec![supply]].into_iter().flatten().collect(),
        false => {
            // One's own mat stays beside one's own cards, so that it does not move with their number.
            let others = players.split_off(1);
            let beside = [supply].into_iter().chain(players).collect();
            let middle = vec![Panel::column(cards), Panel::column(beside)];
            vec![bazaar, Panel::flow(whole, GAP, middle), Panel::flow(whole, GAP, others)]
        }
    };
    columns(vec![parts.into_iter().chain(mat).collect()])
}

impl Table<'_> {
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
