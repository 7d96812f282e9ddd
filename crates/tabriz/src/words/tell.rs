//! Which sentence tells an event?

use game::{Phrase, Seat, say};

use super::things::{
    address, advanced_card, bundle, card, coins, colour, deck, die, exchange, faces, goods,
    material, wealth,
};
use crate::code::Bundle;
use crate::event::Event;
use crate::state::{Ending, Party};

pub(crate) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::Lot { seat } => say!("tabriz-told-drawn", seat = seat),
        Event::Laid { at, .. } => say!("tabriz-told-laid", at = address(at)),
        Event::Started { seat, coins, goods } => {
            say!("tabriz-told-started", seat = seat, wealth = wealth(coins, goods))
        }
        Event::Dealt { seat, card: Some(card), content } => {
            say!("tabriz-told-dealt", seat = seat, card = advanced_card(&content, card))
        }
        Event::Dealt { seat, card: None, .. } => say!("tabriz-told-dealt-unseen", seat = seat),
        Event::WorkshopKept { seat, card, content } => {
            say!("tabriz-told-workshop-kept", seat = seat, card = advanced_card(&content, card))
        }
        Event::Drew { seat, card: Some(drawn), content, .. } => {
            say!("tabriz-told-drew", seat = seat, card = card(&content, drawn))
        }
        Event::Drew { seat, deck: of, card: None, .. } => {
            say!("tabriz-told-drew-unseen", seat = seat, deck = deck(of))
        }
        Event::Kept { seat, card: Some(kept), content, .. } => {
            say!("tabriz-told-kept", seat = seat, card = card(&content, kept))
        }
        Event::Kept { seat, deck: of, card: None, .. } => {
            say!("tabriz-told-kept-unseen", seat = seat, deck = deck(of))
        }
        Event::Discarded { seat, card: gone, content } => {
            say!("tabriz-told-discarded", seat = seat, card = card(&content, gone))
        }
        Event::Reshuffled { deck: of } => say!("tabriz-told-reshuffled", deck = deck(of)),
        Event::Round { number } => say!("tabriz-told-round", number = number),
        Event::Restocked { at, goods: more } => {
            say!("tabriz-told-restocked", at = address(at), goods = goods(more))
        }
        Event::SoldOut { at, goods: gone } => {
            say!("tabriz-told-sold-out", at = address(at), goods = goods(gone))
        }
        Event::Marker { seat } => say!("tabriz-told-marker", seat = seat),
        Event::Moved { seat, from, to } if from == to => {
            say!("tabriz-told-stayed", seat = seat, at = address(to))
        }
        Event::Moved { seat, from, to } => {
            say!("tabriz-told-moved", seat = seat, from = address(from), to = address(to))
        }
        Event::StoodUp { seat, at } => say!("tabriz-told-stood-up", seat = seat, at = address(at)),
        Event::Toll { seat, coins: toll } => {
            say!("tabriz-told-toll", seat = seat, coins = coins(toll.into()))
        }
        Event::TollUnpaid { seat, coins: toll } => {
            say!("tabriz-told-toll-unpaid", seat = seat, coins = coins(toll.into()))
        }
        Event::Banked { seat, coins: bank } => {
            say!("tabriz-told-banked", seat = seat, coins = coins(bank.into()))
        }
        Event::Bought { seat, at, goods: bought, coins: paid } => say!(
            "tabriz-told-bought",
            seat = seat,
            goods = goods(bought),
            coins = coins(paid),
            at = address(at)
        ),
        Event::Refilled { at, goods: more } => {
            say!("tabriz-told-refilled", at = address(at), goods = goods(more))
        }
        Event::Traded { seat, code } => {
            say!("tabriz-told-traded", seat = seat, exchange = exchange(code))
        }
        Event::Used { seat, code } => {
            say!("tabriz-told-used", seat = seat, exchange = exchange(code))
        }
        Event::BoughtDice { seat, dice, coins: paid } => {
            let n = dice.iter().sum::<u8>();
            say!("tabriz-told-bought-dice", seat = seat, n = n, coins = coins(paid))
        }
        Event::Hunted { seat, material: of, coins: paid } => say!(
            "tabriz-told-hunted",
            seat = seat,
            material = material(of),
            coins = coins(paid.into())
        ),
        Event::Swapped { seat, at, colour: of, face, by } => say!(
            "tabriz-told-swapped",
            seat = seat,
            at = address(at),
            die = die(of, face),
            by = colour(by)
        ),
        Event::Rolled { colour: of, faces: shown, at } => match at {
            Some(at) => say!(
                "tabriz-told-rolled-at",
                colour = colour(of),
                faces = faces(shown),
                at = address(at)
            ),
            None => say!("tabriz-told-rolled", colour = colour(of), faces = faces(shown)),
        },
        Event::Added { at, goods: more } => {
            say!("tabriz-told-added", at = address(at), goods = goods(more))
        }
        Event::Gained { seat, goods: more } => {
            say!("tabriz-told-gained", seat = seat, goods = goods(more))
        }
        Event::Overreached { seat, cost } => {
            say!("tabriz-told-overreached", seat = seat, coins = coins(cost))
        }
        Event::Completed { seat, card: done, coins, goods, content } => {
            completed(seat, card(&content, done), Bundle { coins, goods, ..Bundle::default() })
        }
        Event::Skilled { seat, skill } => say!("tabriz-told-skilled", seat = seat, skill = skill),
        Event::Prestige { seat, points } => {
            say!("tabriz-told-prestige", seat = seat, points = points)
        }
        Event::Bonus { party: Party::Seat(seat), points } => {
            say!("tabriz-told-bonus", seat = seat, points = points)
        }
        Event::Bonus { party: Party::Rival, points } => {
            say!("tabriz-told-rival-bonus", points = points)
        }
        Event::LastTurns { seat } => say!("tabriz-told-last-turns", seat = seat),
        Event::Ended { ending: Ending::Commissions } => say!("tabriz-told-ended-commissions"),
        Event::Ended { ending: Ending::Skill } => say!("tabriz-told-ended-skill"),
        Event::Ended { ending: Ending::Rival } => say!("tabriz-told-ended-rival"),
        Event::RivalTurn { column } => say!("tabriz-told-rival-turn", colour = colour(column)),
        Event::RivalRow { row, dice, .. } => {
            say!("tabriz-told-rival-row", row = row + 1, dice = faces(dice))
        }
        Event::RivalDefault { .. } => say!("tabriz-told-rival-default"),
        Event::RivalGained { coins, goods } => {
            say!("tabriz-told-rival-gained", wealth = wealth(coins, goods))
        }
        Event::RivalSkilled { skill } => say!("tabriz-told-rival-skilled", skill = skill),
        Event::RivalPrestige { points } => say!("tabriz-told-rival-prestige", points = points),
        Event::RivalToll { coins: toll } => {
            say!("tabriz-told-rival-toll", coins = coins(toll.into()))
        }
        Event::RivalRemoved { at, goods: gone } => {
            say!("tabriz-told-rival-removed", at = address(at), goods = goods(gone))
        }
        Event::RivalKept { goods: kept } => say!("tabriz-told-rival-kept", goods = goods(kept)),
        Event::RivalMoved { from, to } => {
            say!("tabriz-told-rival-moved", from = address(from), to = address(to))
        }
        Event::RivalSwapped { at, colour: of, face, by, shown } => say!(
            "tabriz-told-rival-swapped",
            at = address(at),
            die = die(of, face),
            by = die(by, shown)
        ),
        Event::RivalTraded { code } => {
            say!("tabriz-told-rival-traded", exchange = exchange(code))
        }
        Event::RivalConverted { points } => say!("tabriz-told-rival-converted", points = points),
    }
}

fn completed(seat: Seat, card: Phrase, reward: Bundle) -> Phrase {
    let gain = bundle(&reward);
    match gain.is_empty() {
        true => say!("tabriz-told-completed", seat = seat, card = card),
        false => say!("tabriz-told-completed-for", seat = seat, card = card, gain = gain),
    }
}
