//! Who may know? Everybody everything (I62): deck and stack are bags without an order, and what is
//! in them follows from what lies open.

use game::{Dealer, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::pieces::{Kind, Market, Rubies, Stock};
use crate::state::Istanbul;

/// The table as a viewer sees it, with the numbers a screen would otherwise have to work out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Istanbul,
    /// What is left beside the board.
    pub supply: Stock,
    pub rubies_left: Rubies,
    /// What the next ruby costs: goods in the columns and on the carpet, lira on the other carpet,
    /// tiles at the mosque. Absent where no ruby is left.
    pub prices: Rubies,
    pub discards: u8,
}

impl View {
    /// The seat that looks, if any.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }
}

pub(crate) fn view(state: &Istanbul, viewer: Viewer) -> View {
    let mut supply = Stock::NONE;
    Kind::ALL.into_iter().for_each(|kind| supply[kind] = state.supply(kind));
    let (mut left, mut prices) = (Rubies::NONE, Rubies::NONE);
    for market in Market::ALL {
        left[market] = state.rubies_left(market);
        prices[market] = price(state, market);
    }
    let discards = state.discards() as u8;
    View { viewer, table: *state, supply, rubies_left: left, prices, discards }
}

/// The table shows all of it.
pub(crate) fn shown(view: View) -> View {
    view
}

/// I62: everybody is told everything.
pub(crate) fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(*event)
}

/// I62: the bags have no order, so there is nothing to make up.
pub(crate) fn imagine(view: &View, _dealer: &mut impl Dealer) -> Istanbul {
    view.table
}

fn price(state: &Istanbul, market: Market) -> u8 {
    match market {
        Market::Mosque if state.rubies_left(market) > 0 => state.mosque_at(),
        Market::Carpet => state.price(market).map_or(0, |extra| 4 + extra),
        _ => state.price(market).unwrap_or(0),
    }
}
