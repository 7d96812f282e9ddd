//! Which number has an action? What the cardboard says can be chosen, kind by kind; re-rolls, which are
//! most of all, come last, those of few dice first.

use std::collections::BTreeSet;

use game::encoded::Numbering;
use game::set_bit;

use crate::action::Action;
use crate::content::Cardboard;
use crate::legal;
use crate::payment::{Cost, Payment, Quad};
use crate::pieces::{Colour, Effect, Face, Faces, Kind, Market};
use crate::state::Istanbul;

pub(crate) fn numbers(state: &Istanbul) -> usize {
    numbering(state).len()
}

#[inline]
pub(crate) fn number(state: &Istanbul, action: Action) -> Option<u16> {
    numbering(state).number(action)
}

pub(crate) fn numbered(state: &Istanbul, number: u16) -> Option<Action> {
    numbering(state).numbered(number)
}

pub(crate) fn legal_mask(state: &Istanbul, words: &mut [u64]) {
    let numbering = numbering(state);
    legal::each(state, &mut |action| {
        if let Some(number) = numbering.number(action) {
            set_bit(words, number.into());
        }
    });
}

#[inline]
fn numbering(state: &Istanbul) -> &Numbering<Action> {
    let content: &Cardboard = &state.content;
    content.numbering.get_or_init(|| {
        let plain = plain(content).into_iter().chain(tiles_and_cards(content));
        let payments = payments(content).into_iter().map(Action::from);
        plain.chain(payments).chain(rolls(most_dice(content))).collect()
    })
}

/// What can be chosen whatever is printed.
fn plain(content: &Cardboard) -> Vec<Action> {
    let mut all = vec![Action::Reroll, Action::Lira, Action::End, Action::Collect];
    all.extend([Action::Take, Action::TakeOther, Action::Decline]);
    all.extend([Effect::Lira, Effect::Crystal, Effect::Card].map(|from| Action::Income { from }));
    all.extend(Colour::ALL.map(|colour| Action::Equal { colour }));
    all.extend([2, 3, 4].map(|goods| Action::Different { goods }));
    all.extend(Market::FOR_SALE.map(|market| Action::Ruby { market }));
    all.extend((1..=most_dice(content)).map(|dice| Action::Cards { dice }));
    for first in Colour::ALL {
        let later = Colour::ALL.into_iter().filter(|&second| second >= first);
        all.extend(later.map(|second| Action::Markers { first, second }));
    }
    all.extend(Effect::ALL.map(|effect| Action::Give { effect }));
    all
}

fn tiles_and_cards(content: &Cardboard) -> impl Iterator<Item = Action> {
    let tiles = content.tiles().iter().map(|tile| Action::Tile { code: tile.code });
    tiles.chain(content.cards().iter().map(|card| Action::Use { code: card.code }))
}

/// The most dice that somebody can roll: the common ones, and those of all tiles.
fn most_dice(content: &Cardboard) -> u8 {
    let tiles = content.tiles().iter().filter(|tile| tile.effect == Effect::Die);
    content.common_dice + tiles.map(|tile| tile.count).sum::<u8>()
}

/// Every payment of every price.
fn payments(content: &Cardboard) -> BTreeSet<Payment> {
    let mut found = BTreeSet::new();
    let trades = Colour::ALL.map(|colour| Cost::of(colour, 2)).into_iter();
    let tiles = content.tiles().iter().map(|tile| Cost::goods(tile.cost));
    let rubies = content.all_markets().flat_map(|markets| {
        let prices = markets.single.list().iter();
        prices.flat_map(|&price| Colour::ALL.map(|colour| Cost::of(colour, price)))
    });
    let with_dice = trades.chain([2, 3, 4].map(Cost::different)).chain(tiles).chain(rubies);
    for Payment { dice, markers, browns } in with_dice.flat_map(mixes) {
        found.insert(Payment { dice, markers, browns });
        // The last action uses up dice first, and then asks how the rest is paid.
        found.insert(Payment { dice: Quad::NONE, markers, browns });
    }
    let halves = content.cards().iter().flat_map(|card| [Some(card.active), card.others]);
    let from_stock = halves.flatten().flat_map(|half| mixes(Cost::goods(half.pay.goods())));
    found.extend(from_stock.filter(|payment| payment.dice == Quad::NONE));
    let carpet = content.all_markets().flat_map(|markets| markets.carpet.list());
    found.extend(carpet.flat_map(|&extra| carpet_steps(extra)));
    found.retain(|payment| exists(content, payment));
    found
}

/// Everything that pays a price at once.
fn mixes(cost: Cost) -> Vec<Payment> {
    let mut mixes = vec![Payment::NOTHING];
    for colour in 0..4 {
        let each = cost.each.0[colour];
        let splits = (0..=each).flat_map(|dice| (0..=each - dice).map(move |more| (dice, more)));
        let with =
            |mix: Payment| splits.clone().map(move |(dice, more)| mix.with(colour, dice, more));
        mixes = mixes.into_iter().flat_map(with).collect();
    }
    mixes.retain(|mix| goods(mix) <= cost.total);
    mixes.iter_mut().for_each(|mix| mix.browns = cost.total - goods(mix));
    mixes
}

/// What pays for a carpet, colour by colour, the browns along with the last one.
fn carpet_steps(extra: u8) -> Vec<Payment> {
    let most = 1 + extra;
    let splits = (0..=most).flat_map(|dice| (0..=most - dice).map(move |more| (dice, more)));
    let mut steps = Vec::new();
    for (dice, markers) in splits {
        steps.extend((0..4).map(|colour| Payment::NOTHING.with(colour, dice, markers)));
        let last = Payment::NOTHING.with(3, dice, markers);
        let browns = 0..=4 + extra - dice - markers;
        steps.extend(browns.map(|browns| Payment { browns, ..last }));
    }
    steps
}

fn goods(payment: &Payment) -> u8 {
    payment.dice.goods().sum() + payment.markers.goods().sum()
}

/// Whether there are so many dice, markers and browns.
fn exists(content: &Cardboard, payment: &Payment) -> bool {
    let (supply, markers) = (&content.supply, payment.markers.goods());
    payment.dice.goods().sum() <= most_dice(content)
        && supply.goods().holds(&markers)
        && payment.browns <= supply[Kind::Brown]
}

/// Every choice of up to so many dice, those of few dice first.
fn rolls(most: u8) -> impl Iterator<Item = Action> {
    (1..=most).flat_map(|dice| {
        let (mut faces, mut found) = (Faces::NONE, Vec::new());
        each_roll(&mut faces, 0, dice, &mut found);
        found
    })
}

/// Every way to spread so many dice over the faces from one on.
fn each_roll(faces: &mut Faces, from: usize, dice: u8, found: &mut Vec<Action>) {
    if from + 1 == Face::ALL.len() {
        faces.0[from] = dice;
        found.push(Action::Roll { faces: *faces });
        return;
    }
    for here in (0..=dice).rev() {
        faces.0[from] = here;
        each_roll(faces, from + 1, dice - here, found);
    }
}
