//! May I? Lists and judges choices; changes nothing.

use game::{Dealer, Seat, any_of_list, nth_bit, one_of};

use crate::action::Action;
use crate::apply;
use crate::bag::Code;
use crate::bill::Hand;
use crate::content::{Half, MOST_DICE};
use crate::payment::Payment;
use crate::pieces::{Colour, Effect, Face, Faces, Kind, Market, Stock};
use crate::state::{Istanbul, Player, Purpose, Task};

/// Appends every choice, in a fixed order.
pub(crate) fn legal_actions(state: &Istanbul, out: &mut Vec<Action>) {
    each(state, &mut |action| out.push(action));
}

/// Hands every choice to `out`, in that order.
#[inline]
pub(crate) fn each(state: &Istanbul, out: &mut impl FnMut(Action)) {
    let Some(task) = state.agenda.top() else { return };
    match task {
        Task::Income if state.powers[Effect::Card] == 0 => out(Action::Collect),
        Task::Income => state.incomes().for_each(|from| out(Action::Income { from })),
        Task::Act => each_of_step_three(state, out),
        Task::Reroll => each_reroll(&state.dice, out),
        Task::Pay { seat, purpose, cost, colour } => {
            state.bill(seat, purpose, cost, colour).each(&mut |payment| {
                out(Action::from(payment));
                true
            });
        }
        Task::Use => each_use(state, |code| out(Action::Use { code })),
        Task::Half { .. } => [Action::Take, Action::Decline].into_iter().for_each(out),
        Task::Others { code, seat } => each_joining(state, code, seat, out),
        Task::Markers => each_pair(state, |first, second| out(Action::Markers { first, second })),
        Task::Market => open_markets(state).for_each(|market| out(Action::Ruby { market })),
        Task::Give => {
            let own = state.active().tiles;
            own.some().for_each(|(effect, _)| out(Action::Give { effect }));
        }
        Task::Swap => state.display.kinds().for_each(|(code, _)| out(Action::Tile { code })),
        _ => {}
    }
}

/// One of them, each as likely.
#[inline]
pub(crate) fn any_action(
    state: &Istanbul,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<Action>,
) -> Action {
    match state.agenda.top() {
        Some(Task::Act) => return any_of_step_three(state, dealer),
        Some(Task::Reroll) => return any_reroll(&state.dice, dealer),
        Some(Task::Half { .. }) => return one_of(&[Action::Take, Action::Decline], dealer),
        _ => {}
    }
    any_of_list(state, dealer, buffer)
}

/// Agrees with the list.
pub(crate) fn is_legal(state: &Istanbul, action: Action) -> bool {
    let Some(task) = state.agenda.top() else { return false };
    match (task, action) {
        (Task::Income, Action::Collect) => state.powers[Effect::Card] == 0,
        (Task::Income, Action::Income { from }) => {
            state.powers[Effect::Card] > 0 && state.incomes().any(|effect| effect == from)
        }
        (Task::Act, action) => may_act(state, action),
        (Task::Reroll, Action::Roll { faces }) => !faces.is_none() && state.dice.holds(&faces),
        (Task::Pay { seat, purpose, cost, colour }, Action::Pay { dice, markers, browns }) => {
            state.bill(seat, purpose, cost, colour).allows(&Payment { dice, markers, browns })
        }
        (Task::Use, Action::Use { code }) => {
            let mut found = false;
            each_use(state, |listed| found |= listed == code);
            found
        }
        (Task::Half { .. }, action) => matches!(action, Action::Take | Action::Decline),
        (Task::Others { code, seat }, action) => may_join(state, code, seat, action),
        (Task::Markers, Action::Markers { first, second }) => {
            let mut found = false;
            each_pair(state, |a, b| found |= (a, b) == (first, second));
            found
        }
        (Task::Market, Action::Ruby { market }) => open_markets(state).any(|open| open == market),
        (Task::Give, Action::Give { effect }) => state.active().tiles[effect] > 0,
        (Task::Swap, Action::Tile { code }) => state.display.contains(code),
        _ => false,
    }
}

/// Whether a tile has lira or a crystal to pay.
pub(crate) fn pieces_due(state: &Istanbul) -> bool {
    state.powers[Effect::Lira] > 0 || state.powers[Effect::Crystal] > 0
}

/// I50: whether players will have to return pieces for the incomes that are due.
pub(crate) fn income_is_short(state: &Istanbul) -> bool {
    let lira = u32::from(state.powers[Effect::Lira]) * u32::from(apply::INCOME_LIRA);
    u32::from(state.supply(Kind::Lira)) < lira
        || state.supply(Kind::Crystal) < state.powers[Effect::Crystal]
}

/// I13: the actions of step 3, and what comes before the first one.
fn each_of_step_three(state: &Istanbul, out: &mut impl FnMut(Action)) {
    let hand = hand(state);
    let mut may = fixed_actions(state, &hand);
    while may != 0 {
        out(FIXED_ACTIONS[may.trailing_zeros() as usize & 15]);
        may &= may - 1;
    }
    (0..state.dice[Face::Card]).for_each(|more| out(Action::Cards { dice: 1 + more })); // I25
    let (codes, mut tiles) = (state.display.codes(), payable_tiles(state, &hand));
    while tiles != 0 {
        out(Action::Tile { code: codes[tiles.trailing_zeros() as usize] });
        tiles &= tiles - 1;
    }
    out(Action::End);
}

/// I26: the places of the face-up tiles that can be paid, as bits; of equal ones the first.
#[inline]
fn payable_tiles(state: &Istanbul, hand: &Hand) -> u32 {
    let (mut before, mut may) = (None, 0);
    for (place, &code) in state.display.codes().iter().enumerate() {
        let pays = (before != Some(code)) & hand.pays(state.content.tile_cost(code));
        may |= u32::from(pays) << place;
        before = Some(code);
    }
    may
}

/// One of the list above, counted instead of listed.
#[inline]
fn any_of_step_three(state: &Istanbul, dealer: &mut impl Dealer) -> Action {
    let hand = hand(state);
    let (fixed, tiles) = (fixed_actions(state, &hand), payable_tiles(state, &hand));
    let cards = u32::from(state.dice[Face::Card]);
    let mut chosen = dealer.below(fixed.count_ones() + cards + tiles.count_ones() + 1);
    if chosen < fixed.count_ones() {
        return FIXED_ACTIONS[nth_bit(fixed.into(), chosen) as usize];
    }
    chosen -= fixed.count_ones();
    if chosen < cards {
        return Action::Cards { dice: 1 + chosen as u8 };
    }
    match chosen - cards {
        tile if tile < tiles.count_ones() => {
            Action::Tile { code: state.display.codes()[nth_bit(tiles.into(), tile) as usize] }
        }
        _ => Action::End,
    }
}

/// Which of the fixed actions there are, as bits. That is as good as random; gathering bits and then
/// going through the set ones spares the processor a wrong guess for each.
#[inline]
fn fixed_actions(state: &Istanbul, hand: &Hand) -> u32 {
    let (taken, markets) = (&state.taken, state.markets());
    let mut may = u32::from(may_reroll(state));
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let price = markets.single.after(taken.0[place]);
        may |= u32::from(may_trade_equal(state, hand, colour)) << (1 + place);
        may |= u32::from(hand.pays_single(colour, price)) << (9 + place); // I28
    }
    may |= u32::from(may_trade_different(state, hand, 2)) << 5;
    may |= u32::from(may_trade_different(state, hand, 3)) << 6;
    may |= u32::from(may_trade_different(state, hand, 4)) << 7;
    may |= u32::from(may_take_lira(state)) << 8;
    may |= u32::from(hand.pays_carpet(markets.carpet.after(taken[Market::Carpet]))) << 13; // I29
    may | u32::from(may_pay_lira(state, markets.lira.after(taken[Market::Lira]))) << 14
}

/// The actions that are the same in every turn, in the order they are listed.
const FIXED_ACTIONS: [Action; 15] = [
    Action::Reroll,
    Action::Equal { colour: Colour::Red },
    Action::Equal { colour: Colour::Yellow },
    Action::Equal { colour: Colour::Green },
    Action::Equal { colour: Colour::Blue },
    Action::Different { goods: 2 },
    Action::Different { goods: 3 },
    Action::Different { goods: 4 },
    Action::Lira,
    Action::Ruby { market: Market::Red },
    Action::Ruby { market: Market::Yellow },
    Action::Ruby { market: Market::Green },
    Action::Ruby { market: Market::Blue },
    Action::Ruby { market: Market::Carpet },
    Action::Ruby { market: Market::Lira },
];

/// What the active player could pay the next action with.
#[inline]
fn hand(state: &Istanbul) -> Hand {
    Hand::new(&state.purse(state.turn, true), state.actions == 1)
}

fn may_act(state: &Istanbul, action: Action) -> bool {
    let hand = hand(state);
    match action {
        Action::Cards { dice } => (1..=state.dice[Face::Card]).contains(&dice), // I25
        Action::Tile { code } => {
            state.display.contains(code) && hand.pays(state.content.tile_cost(code)) // I26
        }
        Action::End => true,
        fixed => FIXED_ACTIONS
            .iter()
            .position(|&action| action == fixed)
            .is_some_and(|place| fixed_actions(state, &hand) >> place & 1 == 1),
    }
}

/// I20
#[inline]
fn may_trade_equal(state: &Istanbul, hand: &Hand, colour: Colour) -> bool {
    hand.pays_equal(colour) & !is_vain(state, colour.kind(), Purpose::Equal { colour })
}

/// I21–I23
#[inline]
fn may_trade_different(state: &Istanbul, hand: &Hand, goods: u8) -> bool {
    let vain = match goods {
        2 => is_vain(state, Kind::Crystal, Purpose::Different { goods }),
        3 => is_vain(state, Kind::Brown, Purpose::Different { goods }),
        _ => false,
    };
    hand.pays_different(goods) & !vain
}

/// I50: whether an action spends itself and changes nothing else, however it is paid: the piece it
/// brings is the taker's own coming back.
#[inline]
fn is_vain(state: &Istanbul, brings: Kind, purpose: Purpose) -> bool {
    state.is_idle(state.turn, brings) && costs_nothing(state, brings, purpose)
}

/// Whether no payment takes anything from stock but the piece that comes back.
#[inline(never)] // Rare.
fn costs_nothing(state: &Istanbul, brings: Kind, purpose: Purpose) -> bool {
    if state.content.rules() < 2 {
        return true; // The first version did not look at the price.
    }
    let mut paying = *state;
    paying.actions -= 1;
    apply::buy(&mut paying, purpose, &mut ());
    let Some(Task::Pay { seat, purpose, cost, colour }) = paying.agenda.top() else {
        unreachable!("the payment is open")
    };
    let mut nothing = true;
    paying.bill(seat, purpose, cost, colour).each(&mut |payment| {
        let stock = payment.stock();
        nothing &= stock.is_none() || stock == Stock::only(brings, 1);
        nothing
    });
    nothing
}

/// I30
#[inline]
fn may_pay_lira(state: &Istanbul, price: u8) -> bool {
    state.active().stock[Kind::Lira] >= price
}

/// I12: until the first action, for a crystal, with at least one die.
pub(crate) fn may_reroll(state: &Istanbul) -> bool {
    !state.acted & (state.active().stock[Kind::Crystal] > 0) & !state.dice.is_none()
}

/// I24: with at least one lira die, unless the own lira would only come back and no tile brings a
/// marker along.
#[inline]
fn may_take_lira(state: &Istanbul) -> bool {
    let idle = state.is_idle(state.turn, Kind::Lira) && !tiles_bring_markers(state);
    (state.dice[Face::Lira] > 0) & !idle
}

/// I24: whether taking lira would bring a marker that is not the taker's own coming back.
#[inline(never)] // Rare.
fn tiles_bring_markers(state: &Istanbul) -> bool {
    let comes = |colour: &Colour| {
        state.powers[colour.effect()] > 0 && !state.is_idle(state.turn, colour.kind())
    };
    state.content.rules() >= 2 && Colour::ALL.iter().any(comes) // The first version forgot them.
}

/// I12: every choice of dice that is not empty; by faces, so that equal dice are one choice. All
/// dice first.
fn each_reroll(dice: &Faces, out: &mut impl FnMut(Action)) {
    (0..rerolls(dice)).for_each(|place| out(reroll(dice, place)));
}

/// One of them.
fn any_reroll(dice: &Faces, dealer: &mut impl Dealer) -> Action {
    reroll(dice, dealer.below(rerolls(dice)))
}

/// How many there are.
fn rerolls(dice: &Faces) -> u32 {
    dice.0.iter().fold(1, |choices, &count| choices * (u32::from(count) + 1)) - 1
}

/// The one at this place: places count the dice of each face, the first face lowest, but for all dice,
/// which come first.
fn reroll(dice: &Faces, place: u32) -> Action {
    let mut left = if place == 0 { rerolls(dice) } else { place };
    let mut faces = Faces::NONE;
    for (wanted, &count) in faces.0.iter_mut().zip(&dice.0) {
        let ways = u32::from(count) + 1;
        *wanted = (left % ways) as u8;
        left /= ways;
    }
    Action::Roll { faces }
}

/// I25: each revealed card once; of several that now come to the same, the first.
#[inline(never)] // Rare, and needs much room.
fn each_use(state: &Istanbul, mut found: impl FnMut(Code)) {
    let mut results = [None::<Istanbul>; MOST_DICE];
    for (number, (code, _)) in state.revealed.kinds().enumerate() {
        let mut after = *state;
        apply::act(&mut after, Action::Use { code }, &mut ());
        if results[..number].iter().flatten().all(|earlier| *earlier != after) {
            found(code);
        }
        results[number] = Some(after);
    }
}

/// I23: pairs of colours, each once; of several that come to the same because the supply is empty,
/// the first.
#[inline(never)]
fn each_pair(state: &Istanbul, mut found: impl FnMut(Colour, Colour)) {
    let scarce = Colour::ALL.into_iter().any(|colour| state.supply(colour.kind()) < 2);
    let mut results = [None::<[Player; 4]>; 10];
    let mut number = 0;
    for first in Colour::ALL {
        for &second in &Colour::ALL[first.index()..] {
            if scarce {
                let mut after = *state;
                apply::stock::take_pair(&mut after, first, second, &mut ());
                let result = after.players.0;
                let seen = results[..number].iter().flatten().any(|earlier| *earlier == result);
                results[number] = Some(result);
                number += 1;
                if seen {
                    continue;
                }
            }
            found(first, second);
        }
    }
}

/// I44: markets that have a ruby to sell.
pub(crate) fn open_markets(state: &Istanbul) -> impl Iterator<Item = Market> + '_ {
    Market::FOR_SALE.into_iter().filter(|&market| state.price(market).is_some())
}

/// I41–I47: whether the active player can carry out a half.
pub(crate) fn can_use(state: &Istanbul, half: &Half) -> bool {
    let player = state.active();
    can_afford(player, half)
        && player.stock[Kind::Brown] >= half.own_browns // I46
        && state.revealed.len() >= usize::from(half.card_dice) // I45
        && (!half.ruby || open_markets(state).next().is_some()) // I44
        && (!half.swap || (!player.tiles.is_none() && !state.display.is_empty())) // I47
        && !comes_to_the_lira(state, half)
}

/// I50: whether a half that only brings stock would leave everyone with what the lira instead of it
/// would: nobody else has any of the kinds, and the supply gives the same either way.
fn comes_to_the_lira(state: &Istanbul, half: &Half) -> bool {
    if !half.pay.is_none() || half.gain.is_none() {
        return false;
    }
    // The first version forgot what else a half may bring.
    if state.content.rules() >= 2 && (half.markers > 0 || half.ruby || half.swap) {
        return false;
    }
    let instead = Stock::only(Kind::Lira, half.instead_lira);
    Kind::ALL.into_iter().all(|kind| {
        let (gain, instead, supply) = (half.gain[kind], instead[kind], state.supply(kind));
        let alone = state.active().stock[kind] + supply == state.content.supply[kind];
        gain == instead || (alone && gain.min(supply) == instead.min(supply))
    })
}

/// I43: from stock; browns pay for missing colours.
fn can_afford(player: &Player, half: &Half) -> bool {
    let (stock, pay) = (&player.stock, &half.pay);
    let Some(browns) = stock[Kind::Brown].checked_sub(pay[Kind::Brown]) else { return false };
    let missing: u8 = Colour::ALL
        .into_iter()
        .map(|colour| pay[colour.kind()].saturating_sub(stock[colour.kind()]))
        .sum();
    missing <= browns
        && stock[Kind::Crystal] >= pay[Kind::Crystal]
        && stock[Kind::Lira] >= pay[Kind::Lira]
}

/// I40: whether a seat could do anything with the others' half.
pub(crate) fn can_join(state: &Istanbul, seat: Seat, code: Code) -> bool {
    may_join(state, code, seat, Action::Take) || may_join(state, code, seat, Action::TakeOther)
}

fn each_joining(state: &Istanbul, code: Code, seat: Seat, out: &mut impl FnMut(Action)) {
    let all = [Action::Take, Action::TakeOther, Action::Decline];
    all.into_iter().filter(|&action| may_join(state, code, seat, action)).for_each(out);
}

fn may_join(state: &Istanbul, code: Code, seat: Seat, action: Action) -> bool {
    let Some(half) = &state.content.card(code).others else { return false };
    let gain = match action {
        Action::Take => &half.gain,
        Action::TakeOther => &half.or_gain,
        Action::Decline => return true,
        _ => return false,
    };
    // What only gives the own piece back is the same as declining.
    let changes = !half.pay.is_none() || gain.some().any(|(kind, _)| !state.is_idle(seat, kind));
    !gain.is_none() && changes && can_afford(&state.players[seat], half)
}
