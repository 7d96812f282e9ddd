//! Bazaar cards: reveal, use, both halves, the tile swap.

use game::{Seat, Witness};

use super::{stock, take_ruby, take_tile};
use crate::action::Action;
use crate::bag::Code;
use crate::content::Half;
use crate::event::Event;
use crate::legal;
use crate::payment::Cost;
use crate::pieces::{Effect, Kind, Market, Stock};
use crate::state::{Istanbul, Purpose, Task};

/// I25: one more card lies open; after the last one, one of them is used.
pub fn revealed(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    state.deck.remove(code);
    state.revealed.add(code);
    witness.tell(Event::Revealed { seat: state.turn, code, content: state.content });
    if let Some(top) = state.agenda.top_mut() {
        *top = match *top {
            Task::Reveal { left } if left > 1 => Task::Reveal { left: left - 1 },
            _ => Task::Use,
        };
    }
}

/// I40: the active player's half first, then the others'; then all revealed cards go.
pub fn use_card(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.agenda.pop();
    witness.tell(Event::CardUsed { seat, code, content: state.content });
    state.agenda.push(Task::Discard);
    if state.content.card(code).others.is_some() {
        state.agenda.push(Task::Others { code, seat: seat.next(state.seats) });
    }
    state.agenda.push(Task::Half { code });
}

/// I43: what asks for nothing just happens. I42: who cannot takes the lira.
pub fn half_without_choice(
    state: &mut Istanbul,
    code: Code,
    witness: &mut impl Witness<Event>,
) -> bool {
    let half = state.content.card(code).active;
    if !half.is_conditional() {
        state.agenda.pop();
        bring(state, code, witness);
        return true;
    }
    if !legal::can_use(state, &half) {
        instead(state, code, witness);
        return true;
    }
    false
}

/// Somebody takes or declines what a card offers.
pub fn answer(state: &mut Istanbul, action: Action, witness: &mut impl Witness<Event>) {
    match state.agenda.top() {
        Some(Task::Half { code }) if action == Action::Take => {
            state.agenda.pop();
            let seat = state.turn;
            let half = state.content.card(code).active;
            match pay(state, seat, &half, Purpose::Half { code }, witness) {
                true => {}
                false => bring(state, code, witness),
            }
        }
        Some(Task::Half { code }) => instead(state, code, witness),
        Some(Task::Others { code, seat }) => answer_other(state, code, seat, action, witness),
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
            if !pay(state, seat, &half, Purpose::Others { code }, witness) {
                bring_other(state, seat, code, witness);
            }
        }
        Action::TakeOther => {
            witness.tell(Event::Joined { seat, code });
            take_all(state, seat, &half.or_gain, witness);
        }
        _ => witness.tell(Event::Declined { seat, code }),
    }
}

/// I43: pays a half from stock. Says whether colours are still to be paid, which browns could do.
fn pay(
    state: &mut Istanbul,
    seat: Seat,
    half: &Half,
    purpose: Purpose,
    witness: &mut impl Witness<Event>,
) -> bool {
    let mut fixed = half.pay;
    fixed.0[..4].fill(0);
    stock::give(state, seat, fixed, witness);
    let goods = half.pay.goods();
    let open = !goods.is_none();
    if open {
        state.agenda.push(Task::Pay { seat, purpose, cost: Cost::goods(goods), colour: 0 });
    }
    open
}

/// I42
fn instead(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    let seat = state.turn;
    state.agenda.pop();
    witness.tell(Event::Instead { seat, code });
    let lira = state.content.card(code).active.instead_lira;
    stock::take(state, seat, Kind::Lira, lira, witness);
}

/// What the active player's half brings.
pub fn bring(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
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
pub fn bring_other(
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
pub fn card_ruby(state: &mut Istanbul, market: Market, witness: &mut impl Witness<Event>) {
    state.agenda.pop();
    take_ruby(state, state.turn, market, witness);
}

/// I47: the tile goes, and what it would still have done this turn goes with it. Where the player
/// has another tile of the effect, one that already did its work goes first.
pub fn give_tile(state: &mut Istanbul, effect: Effect, witness: &mut impl Witness<Event>) {
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
pub fn swap_tile(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) {
    state.agenda.pop();
    take_tile(state, state.turn, code, witness);
}
