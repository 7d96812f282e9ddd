//! Events in words.

use game::{Phrase, Seat, say};

use super::things;
use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Effect, Market};

pub(crate) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::Drawn { seat } => say!("istanbul-told-drawn", seat = seat),
        Event::TurnBegan { seat, round } => say!("istanbul-told-turn", seat = seat, round = round),
        Event::Income { seat, from: Effect::Card } => {
            say!("istanbul-told-income-card", seat = seat)
        }
        Event::Income { seat, from } => {
            say!("istanbul-told-income", seat = seat, tile = things::effect(from))
        }
        Event::Rolled { seat, faces } => {
            say!("istanbul-told-rolled", seat = seat, dice = things::dice_list(&faces))
        }
        Event::Rerolls { seat, faces } => {
            say!("istanbul-told-rerolls", seat = seat, dice = things::dice_list(&faces))
        }
        Event::Acted { seat, action } => acted(seat, action),
        Event::Paid { seat, dice, stock } => {
            say!("istanbul-told-paid", seat = seat, goods = things::paid_list(dice.goods(), &stock))
        }
        Event::Used { seat, dice } => {
            say!("istanbul-told-used", seat = seat, dice = things::dice_list(&dice))
        }
        Event::Took { seat, kind, count } => {
            say!("istanbul-told-took", seat = seat, gain = things::stock(kind, count))
        }
        Event::Returned { seat, kind, count } => {
            say!("istanbul-told-returned", seat = seat, stock = things::stock(kind, count))
        }
        Event::RubyTaken { seat, market: Market::Mosque } => {
            say!("istanbul-told-ruby-mosque", seat = seat)
        }
        Event::RubyTaken { seat, market } => {
            say!("istanbul-told-ruby", seat = seat, market = things::market(market))
        }
        Event::TileTaken { seat, effect, .. } => {
            say!("istanbul-told-tile", seat = seat, tile = things::effect(effect))
        }
        Event::TileGiven { seat, effect } => {
            say!("istanbul-told-given", seat = seat, tile = things::effect(effect))
        }
        Event::DieTaken { seat } => say!("istanbul-told-die-taken", seat = seat),
        Event::DieReturned { seat } => say!("istanbul-told-die-returned", seat = seat),
        Event::Displayed { effect, cost, .. } => {
            let (tile, cost) = (things::effect(effect), things::goods_list(&cost));
            say!("istanbul-told-displayed", tile = tile, cost = cost)
        }
        Event::Shuffled => say!("istanbul-told-shuffled"),
        Event::Revealed { seat, code, content } => {
            say!("istanbul-told-revealed", seat = seat, card = things::card(content.card(code)))
        }
        Event::CardUsed { seat, code, content } => {
            say!("istanbul-told-card", seat = seat, half = things::half(&content.card(code).active))
        }
        Event::Instead { seat, .. } => say!("istanbul-told-instead", seat = seat),
        Event::Joined { seat, .. } => say!("istanbul-told-joined", seat = seat),
        Event::Declined { seat, .. } => say!("istanbul-told-declined", seat = seat),
        Event::TurnEnded { seat } => say!("istanbul-told-turn-ended", seat = seat),
        Event::GameEnded => say!("istanbul-told-ended-goal"),
    }
}

fn acted(seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Equal { colour } => {
            say!("istanbul-told-equal", seat = seat, colour = things::colour(colour))
        }
        Action::Different { goods } => say!("istanbul-told-different", seat = seat, n = goods),
        Action::Lira => say!("istanbul-told-lira", seat = seat),
        Action::Cards { dice } => say!("istanbul-told-cards", seat = seat, n = dice),
        Action::Tile { .. } => say!("istanbul-told-buys-tile", seat = seat),
        _ => say!("istanbul-told-buys-ruby", seat = seat),
    }
}
