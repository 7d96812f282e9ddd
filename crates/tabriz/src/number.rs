//! Which number has an action? What the cardboard says can be chosen, kind by kind; the pairs of cards one
//! keeps, which are most of all, come last.

use std::collections::BTreeSet;

use game::encoded::Numbering;
use game::set_bit;

use crate::action::Action;
use crate::card::{ADVANCED, Advanced, Card, Deck};
use crate::content::{Bazaar, Shop, Side};
use crate::dice::Colour;
use crate::goods::Material;
use crate::legal;
use crate::space::Space;
use crate::state::Tabriz;

pub(crate) fn numbers(state: &Tabriz) -> usize {
    numbering(state).len()
}

#[inline]
pub(crate) fn number(state: &Tabriz, action: Action) -> Option<u16> {
    numbering(state).number(action)
}

pub(crate) fn numbered(state: &Tabriz, number: u16) -> Option<Action> {
    numbering(state).numbered(number)
}

pub(crate) fn legal_mask(state: &Tabriz, words: &mut [u64]) {
    let numbering = numbering(state);
    legal::each(state, &mut |action| {
        if let Some(number) = numbering.number(action) {
            set_bit(words, number.into());
        }
    });
}

#[inline]
fn numbering(state: &Tabriz) -> &Numbering<Action> {
    let content: &Bazaar = &state.open.content;
    content.numbering.get_or_init(|| {
        let mut all = vec![Action::Done, Action::Take, Action::Roll, Action::RollBoth];
        turns(&mut all);
        decks(content, &mut all);
        exchanges(content, &mut all);
        dice(&mut all);
        cards(&mut all);
        the_rival(&mut all);
        pairs(&mut all);
        all.into_iter().collect()
    })
}

/// Apprentices.
fn turns(all: &mut Vec<Action>) {
    all.extend(Space::all().map(|space| Action::Stand { space }));
    for from in Space::all() {
        // T22: one may stay at Meydan, but nowhere else.
        let goals = Space::all().filter(|&to| to != from || to == Space::MEYDAN);
        all.extend(goals.map(|to| Action::Move { from, to }));
    }
}

/// What one draws at Meydan and elsewhere.
fn decks(content: &Bazaar, all: &mut Vec<Action>) {
    let drawn =
        sides(content).map(|side| if let Side::Meydan { draw, .. } = side { *draw } else { 0 });
    for total in 1..=drawn.max().unwrap_or(0) {
        for karmandan in (0..=total).rev() {
            all.extend((0..=total - karmandan).rev().map(|bazaari| Action::Draw {
                karmandan,
                bazaari,
                ashraf: total - karmandan - bazaari,
            }));
        }
    }
    let decks = || [None].into_iter().chain(Deck::ALL.map(Some));
    all.extend(decks().map(|deck| Action::Bank { deck }));
    all.extend(decks().map(|deck| Action::Workshop { deck }));
    all.extend(Deck::ALL.map(|deck| Action::From { deck }));
}

/// Purchases, trades and workshop actions.
fn exchanges(content: &Bazaar, all: &mut Vec<Action>) {
    let (mut bought, mut trades) = (BTreeSet::new(), BTreeSet::new());
    for side in sides(content) {
        match side {
            Side::Shop(shop) => purchases(shop, &mut bought),
            Side::Trader(offers) => trades.extend(offers.iter().map(|trade| trade.code)),
            _ => {}
        }
    }
    all.extend(bought.into_iter().map(|(left, right, cost)| Action::Buy { left, right, cost }));
    all.extend(trades.into_iter().map(|code| Action::Trade { code }));
    all.extend(content.actions.iter().map(|exchange| Action::Use { code: exchange.code }));
}

/// Whatever can be bought of a shop with enough coins, however full its tracks are.
fn purchases(shop: &Shop, found: &mut BTreeSet<(u8, u8, u8)>) {
    let spaces = |track: usize| shop.lanes.get(track).map_or(0, |lane| lane.spaces);
    for (track, lane) in shop.lanes.iter().enumerate().filter(|_| shop.shared.is_empty()) {
        for stock in 0..=lane.spaces {
            legal::tiles::purchases(lane, stock, u16::MAX, &mut |count, cost| {
                found.insert(if track == 0 { (count, 0, cost) } else { (0, count, cost) });
            });
        }
    }
    for &offer in &shop.shared {
        for left in 0..=spaces(0) {
            for right in 0..=spaces(1) {
                legal::tiles::split(offer, [left, right], u16::MAX, &mut |action| {
                    if let Action::Buy { left, right, cost } = action {
                        found.insert((left, right, cost));
                    }
                });
            }
        }
    }
}

/// Every face of every tile, in both editions.
fn sides(content: &Bazaar) -> impl Iterator<Item = &Side> {
    content.sides.iter().flatten().flatten()
}

fn dice(all: &mut Vec<Action>) {
    let faces = || [None].into_iter().chain(Material::ALL.map(Some));
    for colour in Colour::ALL {
        all.extend(faces().map(|face| Action::Die { colour, face }));
    }
    all.extend(Material::ALL.map(|material| Action::Hunt { material }));
    for (colour, face) in
        Colour::ALL.into_iter().flat_map(|it| Material::ALL.map(|face| (it, face)))
    {
        all.push(Action::Reroll { colour, face });
        for by in Colour::ALL {
            all.extend(faces().map(|shown| Action::Swap { colour, face, by, shown }));
        }
    }
    for twice in Material::ALL {
        all.extend(Material::ALL.map(|once| Action::Bargain { twice, once }));
    }
}

/// Commissions and workshop cards, one at a time.
fn cards(all: &mut Vec<Action>) {
    all.extend((0..ADVANCED as u8).map(|card| Action::KeepWorkshop { card: Advanced(card) }));
    all.extend(Card::all().map(|card| Action::Complete { card }));
    all.extend(Card::all().map(|card| Action::Discard { card }));
    all.extend(Card::all().map(|card| Action::Keep { card, and: None }));
}

/// What is chosen for the Rival.
fn the_rival(all: &mut Vec<Action>) {
    all.extend(Space::all().map(|space| Action::RivalRemove { space }));
    all.extend(Material::ALL.map(|material| Action::RivalKeep { material }));
    for from in Space::all() {
        let goals = Space::all().filter(|&to| to != from);
        all.extend(goals.map(|to| Action::RivalMove { from, to }));
    }
    for space in Space::YARDS {
        for face in Material::ALL {
            all.extend(Material::ALL.map(|by| Action::RivalSwap { space, face, by }));
        }
    }
}

/// T08, T42: two cards, the one with the lower number first.
fn pairs(all: &mut Vec<Action>) {
    for card in Card::all() {
        let later = Card::all().filter(|&second| second > card);
        all.extend(later.map(|second| Action::Keep { card, and: Some(second) }));
    }
}
