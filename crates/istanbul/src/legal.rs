//! May I? Lists and judges choices; changes nothing.

use game::Seat;

use crate::action::Action;
use crate::apply;
use crate::bag::Code;
use crate::content::{Half, Markets};
use crate::payment::{Hand, Payment};
use crate::pieces::{Colour, Effect, Face, Faces, Kind, Market, Named};
use crate::state::{Istanbul, Player, Purpose, Task};

/// Appends every choice, in a fixed order.
pub fn list(state: &Istanbul, out: &mut Vec<Action>) {
    let Some(task) = state.agenda.top() else { return };
    match task {
        Task::Income if state.powers[Effect::Card] == 0 => out.push(Action::Collect),
        Task::Income => out.extend(state.incomes().map(|from| Action::Income { from })),
        Task::Act => list_actions(state, out),
        Task::Reroll => list_rerolls(&state.dice, out),
        Task::Pay { seat, purpose, cost, colour } => {
            state.bill(seat, purpose, cost, colour).each(&mut |payment| {
                out.push(Action::from(payment));
                true
            })
        }
        Task::Use => each_use(state, |code| out.push(Action::Use { code })),
        Task::Half { .. } => out.extend([Action::Take, Action::Decline]),
        Task::Others { code, seat } => list_joining(state, code, seat, out),
        Task::Markers => each_pair(state, |first, second| {
            out.push(Action::Markers { first, second });
        }),
        Task::Market => out.extend(open_markets(state).map(|market| Action::Ruby { market })),
        Task::Give => {
            let own = state.active().tiles;
            out.extend(own.some().map(|(effect, _)| Action::Give { effect }));
        }
        Task::Swap => out.extend(state.display.kinds().map(|(code, _)| Action::Tile { code })),
        _ => {}
    }
}

/// Agrees with the list.
pub fn is_legal(state: &Istanbul, action: Action) -> bool {
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
pub fn pieces_due(state: &Istanbul) -> bool {
    state.powers[Effect::Lira] > 0 || state.powers[Effect::Crystal] > 0
}

/// I50: whether players will have to return pieces for the incomes that are due.
pub fn income_is_short(state: &Istanbul) -> bool {
    let lira = u32::from(state.powers[Effect::Lira]) * u32::from(apply::INCOME_LIRA);
    u32::from(state.supply(Kind::Lira)) < lira
        || state.supply(Kind::Crystal) < state.powers[Effect::Crystal]
}

/// I13: the actions of step 3, and what comes before the first one.
fn list_actions(state: &Istanbul, out: &mut Vec<Action>) {
    let (hand, markets) = (hand(state), state.markets());
    if may_reroll(state) {
        out.push(Action::Reroll);
    }
    for &colour in Colour::ALL {
        if may_trade_equal(state, &hand, colour) {
            out.push(Action::Equal { colour });
        }
    }
    for goods in 2..=4 {
        if may_trade_different(state, &hand, goods) {
            out.push(Action::Different { goods });
        }
    }
    if may_take_lira(state) {
        out.push(Action::Lira);
    }
    out.extend((1..=state.dice[Face::Card]).map(|dice| Action::Cards { dice })); // I25
    for (code, _) in state.display.kinds() {
        if hand.pays(&state.content.tile(code).cost) {
            out.push(Action::Tile { code }); // I26
        }
    }
    for market in Market::FOR_SALE {
        if may_buy_ruby(state, &hand, markets, market) {
            out.push(Action::Ruby { market });
        }
    }
    out.push(Action::End);
}

/// What the active player could pay the next action with.
#[inline]
fn hand(state: &Istanbul) -> Hand {
    Hand::new(&state.purse(state.turn, true), state.actions == 1)
}

fn may_act(state: &Istanbul, action: Action) -> bool {
    let hand = hand(state);
    match action {
        Action::Reroll => may_reroll(state),
        Action::Equal { colour } => may_trade_equal(state, &hand, colour),
        Action::Different { goods } => may_trade_different(state, &hand, goods),
        Action::Lira => may_take_lira(state),
        Action::Cards { dice } => (1..=state.dice[Face::Card]).contains(&dice), // I25
        Action::Tile { code } => {
            state.display.contains(code) && hand.pays(&state.content.tile(code).cost) // I26
        }
        Action::Ruby { market } => may_buy_ruby(state, &hand, state.markets(), market),
        Action::End => true,
        _ => false,
    }
}

/// I20. What would only give the own piece back is not worth an action.
#[inline]
fn may_trade_equal(state: &Istanbul, hand: &Hand, colour: Colour) -> bool {
    hand.pays_equal(colour) && !state.is_idle(state.turn, colour.kind())
}

/// I21–I23
#[inline]
fn may_trade_different(state: &Istanbul, hand: &Hand, goods: u8) -> bool {
    (2..=4).contains(&goods)
        && hand.pays_different(goods)
        && Purpose::Different { goods }.brings().is_none_or(|kind| !state.is_idle(state.turn, kind))
}

#[inline]
fn may_buy_ruby(state: &Istanbul, hand: &Hand, markets: &Markets, market: Market) -> bool {
    let Some(price) = markets.price(market, state.taken[market]) else {
        return false;
    };
    match market.colour() {
        Some(colour) => hand.pays_single(colour, price), // I28
        None if market == Market::Carpet => hand.pays_carpet(price), // I29
        None => state.active().stock[Kind::Lira] >= price, // I30
    }
}

/// I12: until the first action, for a crystal, with at least one die.
pub fn may_reroll(state: &Istanbul) -> bool {
    !state.acted && state.active().stock[Kind::Crystal] > 0 && !state.dice.is_none()
}

/// I24: with at least one lira die, and where it can bring anything.
fn may_take_lira(state: &Istanbul) -> bool {
    let coloured = Colour::ALL.iter().any(|colour| state.powers[colour.effect()] > 0);
    state.dice[Face::Lira] > 0 && (coloured || !state.is_idle(state.turn, Kind::Lira))
}

/// Every choice of dice that is not empty; by faces, so that equal dice are one choice.
fn list_rerolls(dice: &Faces, out: &mut Vec<Action>) {
    let mut faces = Faces::NONE;
    loop {
        // Counts up like an odometer, the last face fastest.
        let Some(wheel) = (0..6).rev().find(|&face| faces.0[face] < dice.0[face]) else { return };
        faces.0[wheel] += 1;
        faces.0[wheel + 1..].fill(0);
        out.push(Action::Roll { faces });
    }
}

/// I25: each revealed card once; of several that now come to the same, the first.
#[inline(never)] // Rare, and needs much room.
fn each_use(state: &Istanbul, mut found: impl FnMut(Code)) {
    let mut results = [None::<Istanbul>; crate::content::MOST_DICE];
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
    let scarce = Colour::ALL.iter().any(|&colour| state.supply(colour.kind()) < 2);
    let mut results = [None::<[Player; 4]>; 10];
    let mut number = 0;
    for &first in Colour::ALL {
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
pub fn open_markets(state: &Istanbul) -> impl Iterator<Item = Market> + '_ {
    Market::FOR_SALE.into_iter().filter(|&market| state.price(market).is_some())
}

/// I41–I47: whether the active player can carry out a half.
pub fn can_use(state: &Istanbul, half: &Half) -> bool {
    let player = state.active();
    can_afford(player, half)
        && player.stock[Kind::Brown] >= half.own_browns // I46
        && state.revealed.len() >= usize::from(half.card_dice) // I45
        && (!half.ruby || open_markets(state).next().is_some()) // I44
        && (!half.swap || (!player.tiles.is_none() && !state.display.is_empty())) // I47
}

/// I43: from stock; browns pay for missing colours.
fn can_afford(player: &Player, half: &Half) -> bool {
    let (stock, pay) = (&player.stock, &half.pay);
    let Some(browns) = stock[Kind::Brown].checked_sub(pay[Kind::Brown]) else { return false };
    let missing: u8 = Colour::ALL
        .iter()
        .map(|&colour| pay[colour.kind()].saturating_sub(stock[colour.kind()]))
        .sum();
    missing <= browns
        && stock[Kind::Crystal] >= pay[Kind::Crystal]
        && stock[Kind::Lira] >= pay[Kind::Lira]
}

/// I40: whether a seat could do anything with the others' half.
pub fn can_join(state: &Istanbul, seat: Seat, code: Code) -> bool {
    may_join(state, code, seat, Action::Take) || may_join(state, code, seat, Action::TakeOther)
}

fn list_joining(state: &Istanbul, code: Code, seat: Seat, out: &mut Vec<Action>) {
    let all = [Action::Take, Action::TakeOther, Action::Decline];
    out.extend(all.into_iter().filter(|&action| may_join(state, code, seat, action)));
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
