//! Bazaar cards: reveal, use, both halves, the tile swap.

use game::{Seat, Witness};

use super::{deliver, stock, take_ruby, take_tile};
use crate::action::Action;
use crate::bag::Code;
use crate::content::Half;
use crate::event::Event;
use crate::payment::Cost;
use crate::pieces::{Effect, Kind, Market, Stock};
use crate::state::{Istanbul, Purpose, Task};

/// I40: the active player's half first, then the others'; then all revealed cards go.
pub(crate) fn use_card(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.agenda.pop();
    witness.tell(Event::CardUsed { seat, code, content: state.content });
    state.agenda.push(Task::Discard);
    if state.content.card(code).others.is_some() {
        state.agenda.push(Task::Others { code, seat: seat.next(state.seats) });
    }
    state.agenda.push(Task::Half { code });
}

/// Somebody takes or declines what a card offers.
pub(crate) fn answer(state: &mut Istanbul, action: Action, witness: &mut impl Witness<Event>) {
    match (state.agenda.top(), action) {
        (Some(Task::Half { code }), Action::Take) => {
            state.agenda.pop();
            let half = state.content.card(code).active;
            carry_out(state, state.turn, &half, Purpose::Half { code }, witness);
        }
        (Some(Task::Half { code }), _) => instead(state, code, witness),
        (Some(Task::Others { code, seat }), _) => answer_other(state, code, seat, action, witness),
        _ => unreachable!("a card offers something"),
    }
}

/// I40: once each, and on to the next clockwise.
fn answer_other(
    state: &mut Istanbul,
    code: Code,
    seat: Seat,
    action: Action,
    witness: &mut impl Witness<Event>,
) {
    if let Some(top) = state.agenda.top_mut() {
        *top = Task::Others { code, seat: seat.next(state.seats) };
    }
    let Some(half) = state.content.card(code).others else { return };
    match action {
        Action::Take => {
            witness.tell(Event::Joined { seat, code });
            carry_out(state, seat, &half, Purpose::Others { code }, witness);
        }
        Action::TakeOther => {
            witness.tell(Event::Joined { seat, code });
            take_all(state, seat, &half.or_gain, witness);
        }
        _ => witness.tell(Event::Declined { seat, code }),
    }
}

/// I43: pays a half from stock for what it brings. Colours are asked for, since browns could pay
/// them.
fn carry_out(
    state: &mut Istanbul,
    seat: Seat,
    half: &Half,
    purpose: Purpose,
    witness: &mut impl Witness<Event>,
) {
    let mut fixed = half.pay;
    fixed.0[..4].fill(0);
    stock::give(state, seat, fixed, witness);
    let cost = Cost::goods(half.pay.goods());
    match cost.total {
        0 => deliver(state, seat, purpose, witness),
        _ => state.agenda.push(Task::Pay { seat, purpose, cost, colour: 0 }),
    }
}

/// I42
pub(crate) fn instead(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.agenda.pop();
    witness.tell(Event::Instead { seat, code });
    let lira = state.content.card(code).active.instead_lira;
    stock::take(state, seat, Kind::Lira, lira, witness);
}

/// What the active player's half brings.
pub(crate) fn bring(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    let half = state.content.card(code).active;
    take_all(state, state.turn, &half.gain, witness);
    if half.markers > 0 {
        state.agenda.push(Task::Markers);
    }
    if half.ruby {
        state.agenda.push(Task::Market); // I44
    }
    if half.swap {
        state.agenda.push(Task::Give); // I47
    }
}

/// What the others' half brings for a payment.
pub(crate) fn bring_other(
    state: &mut Istanbul,
    seat: Seat,
    code: Code,
    witness: &mut impl Witness<Event>,
) {
    if let Some(half) = state.content.card(code).others {
        take_all(state, seat, &half.gain, witness);
    }
}

fn take_all(state: &mut Istanbul, seat: Seat, gain: &Stock, witness: &mut impl Witness<Event>) {
    for (kind, count) in gain.some() {
        stock::take(state, seat, kind, count, witness);
    }
}

/// I44
pub(crate) fn card_ruby(state: &mut Istanbul, market: Market, witness: &mut impl Witness<Event>) {
    state.agenda.pop();
    take_ruby(state, state.turn, market, witness);
}

/// I47: the tile goes, and what it would still have done this turn goes with it. Where the player
/// has another tile of the effect, one that already did its work goes first.
pub(crate) fn give_tile(state: &mut Istanbul, effect: Effect, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    let tiles = &mut state.players[seat].tiles;
    tiles[effect] -= 1;
    state.powers[effect] = state.powers[effect].min(tiles[effect]);
    witness.tell(Event::TileGiven { seat, effect });
    if effect == Effect::Die {
        witness.tell(Event::DieReturned { seat });
    }
    if let Some(top) = state.agenda.top_mut() {
        *top = Task::Swap;
    }
}

/// I47: the number of tiles is what it was, so there is no ruby for it.
pub(crate) fn swap_tile(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    state.agenda.pop();
    take_tile(state, state.turn, code, witness);
}
