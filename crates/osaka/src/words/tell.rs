//! What has happened?

use game::{Phrase, Seat, say};

use super::things::{card, cards, colour};
use crate::bag::Bag;
use crate::cards::Colour;
use crate::content::SpaceKind;
use crate::event::Event;
use crate::state::Ending;

pub(crate) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::DealtToMarket { card: c } => say!("osaka-told-market", card = card(c)),
        Event::DealtToProduction { card: c } => say!("osaka-told-production", card = card(c)),
        Event::Drew { seat, card: c } => say!("osaka-told-drew", seat = seat, card = card(c)),
        Event::Begins { seat, tied: false } => say!("osaka-told-begins", seat = seat),
        Event::Begins { seat, tied: true } => say!("osaka-told-begins-tied", seat = seat),
        Event::Drawn { seat } => say!("osaka-told-drawn", seat = seat),
        Event::ChoseToken { seat, colour: c } => {
            say!("osaka-told-chose-token", seat = seat, colour = colour(c))
        }
        Event::Paid { seat, card: c } => say!("osaka-told-paid", seat = seat, card = card(c)),
        Event::Bought { seat, cards: bag, price } => {
            say!("osaka-told-bought", seat = seat, cards = cards(bag), price = price)
        }
        Event::Took { seat, card: c, reserved: false } => {
            say!("osaka-told-took", seat = seat, card = card(c))
        }
        Event::Took { seat, card: c, reserved: true } => {
            say!("osaka-told-took-reserved", seat = seat, card = card(c))
        }
        Event::Reserved { seat, card: c } => {
            say!("osaka-told-reserved", seat = seat, card = card(c))
        }
        Event::ReservedProduction { seat, card: c } => {
            say!("osaka-told-reserved-production", seat = seat, card = card(c))
        }
        Event::Passed { seat } => say!("osaka-told-passed", seat = seat),
        Event::Restocked { moved } => say!("osaka-told-restocked", cards = cards(moved)),
        Event::Reshuffled { cards: n } => say!("osaka-told-reshuffled", n = n),
        Event::Sailed { colour: c, space, .. } => sailed(c, space),
        Event::Sold { seat, colour, cards, value, points, drawn } => {
            sold(seat, colour, cards, [value, points, drawn])
        }
        Event::WonToken { seat, colour: c } => {
            say!("osaka-told-won-token", seat = seat, colour = colour(c))
        }
        Event::Sank { colour: c } => say!("osaka-told-sank", colour = colour(c)),
        Event::Discarded { seat, card: c } => {
            say!("osaka-told-discarded", seat = seat, card = card(c))
        }
        Event::Insured { seat, card: c } => say!("osaka-told-insured", seat = seat, card = card(c)),
        Event::Lost { seat, cards: bag } => {
            say!("osaka-told-lost", seat = seat, cards = cards(bag))
        }
        Event::Returned { colour: c, space, .. } => returned(c, space),
        Event::Ended { ending: Ending::Tokens } => say!("osaka-told-ended-tokens"),
        Event::Ended { ending: Ending::Passes } => say!("osaka-told-ended-passes"),
    }
}

fn sailed(ship: Colour, space: SpaceKind) -> Phrase {
    let ship = colour(ship);
    match space {
        SpaceKind::Start | SpaceKind::Open => say!("osaka-told-sailed", colour = ship),
        SpaceKind::Anchor => say!("osaka-told-sailed-anchor", colour = ship),
        SpaceKind::Wave => say!("osaka-told-sailed-wave", colour = ship),
        SpaceKind::Goal => say!("osaka-told-sailed-goal", colour = ship),
    }
}

fn sold(seat: Seat, of: Colour, bag: Bag, [value, points, drawn]: [u16; 3]) -> Phrase {
    let (colour, cards) = (colour(of), cards(bag));
    match drawn {
        0 => say!(
            "osaka-told-sold",
            seat = seat,
            colour = colour,
            cards = cards,
            value = value,
            points = points
        ),
        _ => say!(
            "osaka-told-sold-drawing",
            seat = seat,
            colour = colour,
            cards = cards,
            value = value,
            points = points,
            drawn = drawn
        ),
    }
}

fn returned(ship: Colour, space: SpaceKind) -> Phrase {
    match space {
        SpaceKind::Anchor => say!("osaka-told-returned-anchor", colour = colour(ship)),
        SpaceKind::Start | SpaceKind::Open | SpaceKind::Wave | SpaceKind::Goal => {
            say!("osaka-told-returned", colour = colour(ship))
        }
    }
}
