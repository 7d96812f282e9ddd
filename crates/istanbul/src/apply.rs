//! What then? Carries out actions; never asks whether it may.

pub(crate) mod cards;
pub(crate) mod stock;

use game::{Seat, Witness};

use crate::action::Action;
use crate::bag::Code;
use crate::event::Event;
use crate::flow;
use crate::payment::{Payment, Quad};
use crate::pieces::{Colour, Effect, Face, Faces, Goods, Kind, Market, Stock};
use crate::state::{Istanbul, Purpose, Task};
use stock::take;

/// I10: what a lira tile pays each turn.
pub(crate) const INCOME_LIRA: u8 = 3;
/// I24: lira for each die.
const LIRA_PER_DIE: u8 = 2;

pub(crate) fn act(state: &mut Istanbul, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Income { from } => income(state, from, witness),
        Action::Collect => collect(state, witness),
        Action::Reroll => state.agenda.push(Task::Reroll),
        Action::Roll { faces } => reroll(state, faces, witness),
        Action::Pay { dice, markers, browns } => {
            pay(state, Payment { dice, markers, browns }, witness);
        }
        Action::Use { code } => cards::use_card(state, code, witness),
        Action::Take | Action::TakeOther | Action::Decline => cards::answer(state, action, witness),
        Action::Markers { first, second } => {
            state.agenda.pop();
            stock::take_pair(state, first, second, witness);
        }
        Action::Give { effect } => cards::give_tile(state, effect, witness),
        Action::Ruby { market } if state.agenda.top() == Some(Task::Market) => {
            cards::card_ruby(state, market, witness);
        }
        Action::Tile { code } if state.agenda.top() == Some(Task::Swap) => {
            cards::swap_tile(state, code, witness);
        }
        Action::End => flow::end_turn(state, witness),
        _ => begin(state, action, witness),
    }
    flow::advance(state, witness);
}

/// I10: one tile pays its income.
pub(crate) fn income(state: &mut Istanbul, from: Effect, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.powers[from] -= 1;
    witness.tell(Event::Income { seat, from });
    match from {
        Effect::Lira => take(state, seat, Kind::Lira, INCOME_LIRA, witness),
        Effect::Crystal => take(state, seat, Kind::Crystal, 1, witness),
        _ => state.agenda.push(Task::Reveal { left: 1 }),
    }
}

/// I10: every income that is due, no card among them.
pub(crate) fn collect(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    for from in [Effect::Lira, Effect::Crystal] {
        while state.powers[from] > 0 {
            income(state, from, witness);
        }
    }
}

/// I12: a crystal for another roll of the chosen dice.
fn reroll(state: &mut Istanbul, faces: Faces, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.players[seat].stock[Kind::Crystal] -= 1;
    state.dice.remove(&faces);
    state.agenda.pop();
    state.agenda.push(Task::RollAgain { count: faces.sum() });
    witness.tell(Event::Rerolls { seat, faces });
}

/// I13: one of the actions of step 3.
fn begin(state: &mut Istanbul, action: Action, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.actions -= 1;
    state.acted = true;
    witness.tell(Event::Acted { seat, action });
    match action {
        Action::Equal { colour } => buy(state, Purpose::Equal { colour }, witness),
        Action::Different { goods } => buy(state, Purpose::Different { goods }, witness),
        Action::Tile { code } => buy(state, Purpose::Tile { code }, witness),
        Action::Ruby { market: Market::Lira } => {
            let price = state.price(Market::Lira).unwrap_or(0);
            stock::give(state, seat, Stock::only(Kind::Lira, price), witness);
            take_ruby(state, seat, Market::Lira, witness);
        }
        Action::Ruby { market } => buy(state, Purpose::Ruby { market }, witness),
        Action::Lira => take_lira(state, witness),
        Action::Cards { dice } => {
            state.dice[Face::Card] -= dice;
            witness.tell(Event::Used { seat, dice: Faces::only(Face::Card, dice) });
            state.agenda.push(Task::Reveal { left: dice });
        }
        other => unreachable!("{other} is no action of step 3"),
    }
}

/// I24: all lira dice, and a marker for each tile that gives its colour.
fn take_lira(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    let dice = std::mem::take(&mut state.dice[Face::Lira]);
    witness.tell(Event::Used { seat, dice: Faces::only(Face::Lira, dice) });
    take(state, seat, Kind::Lira, LIRA_PER_DIE * dice, witness);
    for colour in Colour::ALL {
        let tiles = state.powers[colour.effect()];
        take(state, seat, colour.kind(), tiles, witness);
    }
}

/// Opens the payment of an action. With the last one, dice go first without asking.
pub(crate) fn buy(state: &mut Istanbul, purpose: Purpose, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    let mut cost = state.cost(purpose).expect("a price in goods");
    if state.actions == 0 {
        let dice = cost.dice_first(state.dice.goods());
        for colour in 0..4 {
            cost = cost.after(colour, dice.0[colour]);
        }
        use_goods(state, seat, dice, Stock::NONE, witness);
    }
    state.agenda.push(Task::Pay { seat, purpose, cost, colour: 0 });
}

fn use_goods(
    state: &mut Istanbul,
    seat: Seat,
    dice: Goods,
    stock: Stock,
    witness: &mut impl Witness<Event>,
) {
    if dice.is_none() && stock.is_none() {
        return;
    }
    state.dice.0.iter_mut().zip(dice.0).for_each(|(have, used)| *have -= used);
    state.players[seat].stock.remove(&stock);
    witness.tell(Event::Paid { seat, dice: Quad::of(dice), stock });
}

/// I31: pays what was decided. What is paid is in the supply before anything is taken.
pub(crate) fn pay(state: &mut Istanbul, payment: Payment, witness: &mut impl Witness<Event>) {
    let Some(Task::Pay { seat, purpose, cost, colour }) = state.agenda.pop() else {
        unreachable!("a payment is open")
    };
    let (dice, markers) = (payment.dice.goods(), payment.markers.goods());
    use_goods(state, seat, dice, payment.stock(), witness);
    if state.bill(seat, purpose, cost, colour).is_whole() {
        deliver(state, seat, purpose, witness);
    } else {
        let place = colour as usize;
        let cost = cost.after(place, dice.0[place] + markers.0[place]);
        state.agenda.push(Task::Pay { seat, purpose, cost, colour: colour + 1 });
    }
}

fn deliver(state: &mut Istanbul, seat: Seat, purpose: Purpose, witness: &mut impl Witness<Event>) {
    match purpose {
        Purpose::Different { goods: 4 } => state.agenda.push(Task::Markers), // I23
        Purpose::Equal { .. } | Purpose::Different { .. } => {
            let kind = purpose.brings().expect("I20–I22 bring one piece");
            take(state, seat, kind, 1, witness);
        }
        Purpose::Tile { code } => buy_tile(state, seat, code, witness),
        Purpose::Ruby { market } => take_ruby(state, seat, market, witness),
        Purpose::Half { code } => cards::bring(state, code, witness),
        Purpose::Others { code } => cards::bring_other(state, seat, code, witness),
    }
}

/// I26, I27
fn buy_tile(state: &mut Istanbul, seat: Seat, code: Code, witness: &mut impl Witness<Event>) {
    take_tile(state, seat, code, witness);
    let tiles = state.players[seat].tiles.sum();
    // Tiles bought only add up and swapped ones leave the number alone, so this comes true once.
    if tiles == state.mosque_at() && state.rubies_left(Market::Mosque) > 0 {
        take_ruby(state, seat, Market::Mosque, witness);
    }
}

/// Takes a face-up tile; the next one is turned up. I32: it begins to work next turn.
fn take_tile(state: &mut Istanbul, seat: Seat, code: Code, witness: &mut impl Witness<Event>) {
    let effect = state.content.tile(code).effect;
    state.display.remove(code);
    state.players[seat].tiles[effect] += 1;
    witness.tell(Event::TileTaken { seat, code, effect });
    if effect == Effect::Die {
        witness.tell(Event::DieTaken { seat });
    }
    state.agenda.push(Task::Display);
}

/// I28–I30: the ruby comes, and with it the next price.
fn take_ruby(state: &mut Istanbul, seat: Seat, market: Market, witness: &mut impl Witness<Event>) {
    state.taken[market] += 1;
    state.players[seat].rubies += 1;
    witness.tell(Event::RubyTaken { seat, market });
}
