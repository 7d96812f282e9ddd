//! May I? The actions of the tile an apprentice has come to.

use crate::action::Action;
use crate::content::{Lane, Offer, Shop, Side, Trade};
use crate::dice::{Colour, DiceSet};
use crate::goods::Material;
use crate::legal::PoolDie;
use crate::state::Tabriz;
use crate::task::Stage;

/// What the tile offers at this stage of its action.
pub(crate) fn each(state: &Tabriz, stage: Stage, out: &mut impl FnMut(Action)) {
    let fresh = stage == Stage::Fresh;
    match (state.here(), stage) {
        (Side::Meydan { draw, coins, .. }, Stage::Fresh) => meydan(state, *draw, *coins, out),
        (Side::Shop(found), _) => shop(state, found, stage, out),
        (Side::Trader(trades), _) => trader(state, trades, stage, out),
        (Side::ConMan { .. }, Stage::Fresh) => con_man(state, 0, 0, out),
        (Side::Merchant { price, .. }, Stage::Fresh) => hunts(state, price, out),
        (Side::Gita { dice, .. }, _) => gita(state, *dice, fresh, out),
        (Side::Caravanserai { price, must_roll, .. }, _) => {
            caravanserai(state, price, *must_roll, fresh, out);
        }
        (Side::Bargain { price, .. }, _) => bargain(state, price, stage, out),
        (Side::Farideh { price, .. }, _) => farideh(state, price, fresh, out),
        _ => {}
    }
}

/// T50, T51.
fn meydan(state: &Tabriz, draw: u8, coins: Option<u8>, out: &mut impl FnMut(Action)) {
    let mut most = [0; 3];
    state.decks_to_draw().for_each(|deck| most[deck.index()] = state.drawable(deck));
    let total = draw.min(most.iter().sum());
    if total > 0 {
        for karmandan in (0..=total.min(most[0])).rev() {
            for bazaari in (0..=(total - karmandan).min(most[1])).rev() {
                let ashraf = total - karmandan - bazaari;
                if ashraf <= most[2] {
                    out(Action::Draw { karmandan, bazaari, ashraf });
                }
            }
        }
    }
    if coins.is_none() {
        out(Action::Workshop { deck: None });
        state.decks_to_draw().for_each(|deck| out(Action::Workshop { deck: Some(deck) }));
        return;
    }
    if total == 0 {
        out(Action::Bank { deck: None });
    }
    state.decks_to_draw().for_each(|deck| out(Action::Bank { deck: Some(deck) }));
}

/// T55–T58.
fn shop(state: &Tabriz, shop: &Shop, stage: Stage, out: &mut impl FnMut(Action)) {
    let [left, right] = state.open.stalls[state.open.at.index()].stock;
    let coins = state.open.me().coins;
    if !shop.shared.is_empty() {
        if stage == Stage::Fresh {
            shop.shared.iter().for_each(|&offer| split(offer, [left, right], coins, out));
        }
        return;
    }
    // One price for each track, the left one first, so that each pair is reached one way only.
    if stage == Stage::Fresh {
        purchases(&shop.lanes[0], left, coins, &mut |count, cost| {
            out(Action::Buy { left: count, right: 0, cost });
        });
    }
    if let (Some(lane), Stage::Fresh | Stage::RightTrack) = (shop.lanes.get(1), stage) {
        purchases(lane, right, coins, &mut |count, cost| {
            out(Action::Buy { left: 0, right: count, cost });
        });
    }
}

/// What can be bought of one track: count and cost.
pub(crate) fn purchases(lane: &Lane, stock: u8, coins: u16, out: &mut impl FnMut(u8, u8)) {
    for offer in &lane.offers {
        // T55, ruling: a price for N needs N on the track.
        if stock >= offer.take && coins >= u16::from(offer.cost) {
            out(if offer.all { stock } else { offer.take }, offer.cost);
        }
    }
    if !lane.space_prices.is_empty() {
        let mut cost = 0;
        for count in 1..=stock {
            // T56: from the right, each space at its own price.
            cost += lane.space_prices[usize::from(stock - count)];
            if u16::from(cost) > coins {
                break;
            }
            out(count, cost);
        }
    }
}

/// T58 [P]: one price list for two tracks, free choice between them.
pub(crate) fn split(
    offer: Offer,
    [left, right]: [u8; 2],
    coins: u16,
    out: &mut impl FnMut(Action),
) {
    let Offer { take, all, cost } = offer;
    if left + right < take || coins < u16::from(cost) {
        return;
    }
    if all {
        return out(Action::Buy { left, right, cost });
    }
    for from_left in take.saturating_sub(right)..=take.min(left) {
        out(Action::Buy { left: from_left, right: take - from_left, cost });
    }
}

/// T60.
fn trader(state: &Tabriz, trades: &[Trade], stage: Stage, out: &mut impl FnMut(Action)) {
    let goods = state.open.me().goods;
    for (number, trade) in trades.iter().enumerate() {
        let allowed = match stage {
            Stage::Fresh => true,
            Stage::Trading { trade, left } => usize::from(trade) == number && left > 0,
            _ => false,
        };
        if allowed && goods.holds(trade.give) {
            out(Action::Trade { code: trade.code });
        }
    }
}

/// T61: dice of the pool one by one, then the roll.
pub(crate) fn con_man(state: &Tabriz, picked: u8, from: u8, out: &mut impl FnMut(Action)) {
    let Side::ConMan { dice, price } = state.here() else { return };
    if picked < *dice {
        for die in state.pool_dice() {
            let cost = u16::from(price[die.colour.index()]);
            if die.number() >= from && cost <= state.open.me().coins {
                out(Action::Die { colour: die.colour, face: die.face });
            }
        }
    }
    if picked > 0 {
        out(Action::Roll);
    }
}

/// T62: pay the price of one material.
fn hunts(state: &Tabriz, price: &[u8; 5], out: &mut impl FnMut(Action)) {
    let affordable =
        |material: &Material| u16::from(price[material.index()]) <= state.open.me().coins;
    if state.open.pool != [0; 3] {
        let payable = Material::ALL.into_iter().filter(affordable);
        payable.for_each(|material| out(Action::Hunt { material }));
    }
}

/// T62: exactly so many dice; a die that would leave too few for the rest is not listed.
pub(crate) fn merchant_dice(state: &Tabriz, left: u8, from: u8, out: &mut impl FnMut(Action)) {
    let later = state.pool_dice().filter(move |die| die.number() >= from);
    let mut there: u8 = later.clone().map(|die| die.count).sum();
    for PoolDie { colour, face, count } in later {
        if there >= left {
            out(Action::Die { colour, face });
        }
        there -= count;
    }
}

/// T63.
fn gita(state: &Tabriz, most: u8, fresh: bool, out: &mut impl FnMut(Action)) {
    if !fresh {
        out(Action::Take);
    }
    if state.open.rolled.total() < most {
        for PoolDie { colour, face, .. } in state.pool_dice() {
            out(Action::Die { colour, face });
        }
    }
}

/// T64.
fn caravanserai(
    state: &Tabriz,
    price: &[u8; 5],
    must_roll: bool,
    fresh: bool,
    out: &mut impl FnMut(Action),
) {
    let Some(yard) = state.open.at.yard().map(|yard| state.open.yards[yard]) else { return };
    if fresh {
        rerolls(&yard.dice, out);
        swaps(state, &yard.dice, out);
    }
    let bribe = yard.goods.dearest().map(|material| u16::from(price[material.index()]));
    // T64 [P]: rolling (or swapping) is compulsory.
    if bribe.is_some_and(|cost| cost <= state.open.me().coins) && !(fresh && must_roll) {
        out(Action::Take);
    }
}

/// T65.
fn bargain(state: &Tabriz, price: &[u8; 5], stage: Stage, out: &mut impl FnMut(Action)) {
    let Some(yard) = state.open.at.yard().map(|yard| state.open.yards[yard]) else { return };
    if matches!(stage, Stage::Fresh | Stage::Swapped) {
        rerolls(&yard.dice, out);
        out(Action::RollBoth);
    }
    if stage == Stage::Fresh && state.may_keep_new_die() {
        swaps_by_face(state, &yard.dice, out);
    } else if stage == Stage::Fresh {
        swaps(state, &yard.dice, out);
    }
    let shown = yard.dice.goods();
    for (twice, count) in shown.iter() {
        if 2 * u16::from(price[twice.index()]) > state.open.me().coins {
            continue;
        }
        if count == 2 {
            out(Action::Bargain { twice, once: twice });
        }
        for (once, _) in shown.iter().filter(|&(once, _)| once != twice) {
            out(Action::Bargain { twice, once });
        }
    }
}

/// T66.
fn farideh(state: &Tabriz, price: &[u8; 5], fresh: bool, out: &mut impl FnMut(Action)) {
    let Some(yard) = state.open.at.yard().map(|yard| state.open.yards[yard]) else { return };
    if fresh {
        rerolls(&yard.dice, out);
        swaps(state, &yard.dice, out);
    }
    if cost_of(&yard.dice, price) <= state.open.me().coins {
        out(Action::Take);
    }
}

/// The sum of the prices of all faces shown.
pub(crate) fn cost_of(dice: &DiceSet, price: &[u8; 5]) -> u16 {
    dice.iter().map(|(_, face, count)| u16::from(count) * u16::from(price[face.index()])).sum()
}

fn rerolls(dice: &DiceSet, out: &mut impl FnMut(Action)) {
    dice.iter().for_each(|(colour, face, _)| out(Action::Reroll { colour, face }));
}

/// T65 [P], alone: the new die may stay as it lies, so every face counts. An equal die of a colour whose
/// turn is over would change nothing.
fn swaps_by_face(state: &Tabriz, dice: &DiceSet, out: &mut impl FnMut(Action)) {
    let over = |colour| state.open.rival.as_ref().is_some_and(|rival| !rival.is_to_come(colour));
    for (colour, face, _) in dice.iter() {
        for PoolDie { colour: by, face: shown, .. } in state.pool_dice_where(|_, _| true) {
            if by != colour || shown != Some(face) || !over(colour) {
                out(Action::Swap { colour, face, by, shown });
            }
        }
    }
}

/// Each die of the tile for each of the pool. The same colour would be a reroll and is listed only
/// alone, where it changes the columns.
fn swaps(state: &Tabriz, dice: &DiceSet, out: &mut impl FnMut(Action)) {
    let differs = |die: &PoolDie, colour: Colour| die.face.is_some() || die.colour != colour;
    for (colour, face, _) in dice.iter() {
        for die in state.pool_dice().filter(|die| differs(die, colour)) {
            out(Action::Swap { colour, face, by: die.colour, shown: die.face });
        }
    }
}
