//! Events in words.

use game::{Phrase, Seat, say};

use super::pieces::{
    card_phrase, colour_phrase, dice_list, effect_phrase, goods_list, half_phrase, market_phrase,
    paid_list, stock_phrase,
};
use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Effect, Market};

pub fn tell(event: &Event) -> Phrase {
    match *event {
        Event::TurnBegan { seat, round } => say!("istanbul-tell-turn", seat = seat, round = round),
        Event::Income { seat, from: Effect::Card } => {
            say!("istanbul-tell-income-card", seat = seat)
        }
        Event::Income { seat, from } => {
            say!("istanbul-tell-income", seat = seat, tile = effect_phrase(from))
        }
        Event::Rolled { seat, faces } => {
            say!("istanbul-tell-rolled", seat = seat, dice = dice_list(&faces))
        }
        Event::Rerolls { seat, faces } => {
            say!("istanbul-tell-rerolls", seat = seat, dice = dice_list(&faces))
        }
        Event::Acted { seat, action } => acted(seat, action),
        Event::Paid { seat, dice, stock } => {
            say!("istanbul-tell-paid", seat = seat, goods = paid_list(dice.goods(), &stock))
        }
        Event::Used { seat, dice } => {
            say!("istanbul-tell-used", seat = seat, dice = dice_list(&dice))
        }
        Event::Took { seat, kind, count } => {
            say!("istanbul-tell-took", seat = seat, gain = stock_phrase(kind, count))
        }
        Event::Returned { seat, kind, count } => {
            say!("istanbul-tell-returned", seat = seat, stock = stock_phrase(kind, count))
        }
        Event::RubyTaken { seat, market: Market::Mosque } => {
            say!("istanbul-tell-ruby-mosque", seat = seat)
        }
        Event::RubyTaken { seat, market } => {
            say!("istanbul-tell-ruby", seat = seat, market = market_phrase(market))
        }
        Event::TileTaken { seat, effect, .. } => {
            say!("istanbul-tell-tile", seat = seat, tile = effect_phrase(effect))
        }
        Event::TileGiven { seat, effect } => {
            say!("istanbul-tell-given", seat = seat, tile = effect_phrase(effect))
        }
        Event::DieTaken { seat } => say!("istanbul-tell-die-taken", seat = seat),
        Event::DieReturned { seat } => say!("istanbul-tell-die-returned", seat = seat),
        Event::Displayed { effect, cost, .. } => {
            let (tile, cost) = (effect_phrase(effect), goods_list(&cost));
            say!("istanbul-tell-displayed", tile = tile, cost = cost)
        }
        Event::Shuffled => say!("istanbul-tell-shuffled"),
        Event::Revealed { seat, code, content } => {
            say!("istanbul-tell-revealed", seat = seat, card = card_phrase(content.card(code)))
        }
        Event::CardUsed { seat, code, content } => {
            say!("istanbul-tell-card", seat = seat, half = half_phrase(&content.card(code).active))
        }
        Event::Instead { seat, .. } => say!("istanbul-tell-instead", seat = seat),
        Event::Joined { seat, .. } => say!("istanbul-tell-joined", seat = seat),
        Event::Declined { seat, .. } => say!("istanbul-tell-declined", seat = seat),
        Event::TurnEnded { seat } => say!("istanbul-tell-turn-ended", seat = seat),
        Event::GameEnded => say!("istanbul-tell-ended"),
    }
}

fn acted(seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Equal { colour } => {
            say!("istanbul-tell-equal", seat = seat, colour = colour_phrase(colour))
        }
        Action::Different { goods } => say!("istanbul-tell-different", seat = seat, n = goods),
        Action::Lira => say!("istanbul-tell-lira", seat = seat),
        Action::Cards { dice } => say!("istanbul-tell-cards", seat = seat, n = dice),
        Action::Tile { .. } => say!("istanbul-tell-buys-tile", seat = seat),
        _ => say!("istanbul-tell-buys-ruby", seat = seat),
    }
}
