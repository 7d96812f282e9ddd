//! What comes next: agenda, turn, round, end. Carries out whatever nobody decides and no chance
//! answers, until somebody must.

use game::{Awaiting, Seat, Witness};

use crate::apply;
use crate::chance::Chance;
use crate::event::Event;
use crate::legal;
use crate::pieces::{Effect, Faces, Tiles};
use crate::state::{Istanbul, Task};

pub fn awaiting(state: &Istanbul) -> Awaiting<Chance> {
    let Some(task) = state.agenda.top() else { return Awaiting::Nobody };
    match task {
        Task::Roll => Awaiting::Chance(Chance::Dice { count: state.dice_to_roll() }),
        Task::RollAgain { count } => Awaiting::Chance(Chance::Dice { count }),
        Task::Reveal { .. } => Awaiting::Chance(Chance::Card),
        Task::Display => Awaiting::Chance(Chance::Tile),
        Task::Pay { seat, .. } | Task::Others { seat, .. } => Awaiting::Decision(seat),
        _ => Awaiting::Decision(state.turn),
    }
}

/// Goes on until a decision or chance is due, or the game is over.
pub fn advance(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    while let Some(task) = state.agenda.top() {
        let went_on = match task {
            Task::Turn => begin_turn(state, witness),
            Task::Income => income(state, witness),
            Task::Act if state.actions == 0 => end_turn(state, witness),
            Task::Pay { seat, purpose, cost, colour } => {
                match state.bill(seat, purpose, cost, colour).forced() {
                    Some(payment) => apply::settle(state, payment, witness),
                    None => false,
                }
            }
            Task::Reveal { .. } => shuffle_if_empty(state, witness),
            Task::Use => use_only_card(state, witness),
            Task::Half { code } => apply::cards::half_without_choice(state, code, witness),
            Task::Others { code, seat } => next_other(state, code, seat),
            Task::Discard => discard(state),
            Task::Market => only_market(state, witness),
            Task::Give => only_gift(state, witness),
            Task::Swap => only_swap(state, witness),
            Task::Display => display_is_full(state),
            Task::Roll | Task::Act | Task::Reroll | Task::RollAgain { .. } | Task::Markers => false,
        };
        if !went_on {
            return;
        }
    }
}

/// I32: what tiles do is counted when the turn begins; tiles that come later wait a turn.
fn begin_turn(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    state.agenda.pop();
    state.powers = state.active().tiles;
    state.acted = false;
    state.agenda.push(Task::Act);
    state.agenda.push(Task::Roll);
    state.agenda.push(Task::Income);
    witness.tell(Event::TurnBegan { seat: state.turn, round: state.round });
    true
}

/// I10: the order is the player's choice where it can matter, which is as long as a card is due
/// along with something else. Where the supply falls short everybody waits for the player too: what
/// the seat before did and what others now return must not blur into one.
fn income(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    let (pieces, card) = (legal::pieces_due(state), state.powers[Effect::Card] > 0);
    match (pieces, card) {
        (false, false) => {
            state.agenda.pop();
        }
        (false, true) => apply::income(state, Effect::Card, witness),
        (true, false) if !legal::income_is_short(state) => apply::collect(state, witness),
        (true, _) => return false,
    }
    true
}

/// I15: the dice pass on. I60: the goal is looked at when all had equally many turns.
pub fn end_turn(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    state.agenda.clear();
    state.dice = Faces::NONE;
    state.powers = Tiles::NONE;
    state.actions = 0;
    state.acted = false;
    witness.tell(Event::TurnEnded { seat: state.turn });
    let next = state.turn.next(state.seats);
    if next == Seat::new(0) {
        let goal = state.goal();
        if state.everyone().iter().any(|player| player.rubies >= goal) {
            witness.tell(Event::GameEnded);
            return true;
        }
        state.round = state.round.saturating_add(1);
    }
    state.turn = next;
    state.agenda.push(Task::Turn);
    true
}

/// I25: an empty deck is made of the discards; cards that lie open stay out of it.
fn shuffle_if_empty(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    if state.deck.is_empty() {
        state.deck = state.content.all_cards;
        for &code in state.revealed.codes() {
            state.deck.remove(code);
        }
        witness.tell(Event::Shuffled);
    }
    false
}

fn use_only_card(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    let codes = state.revealed.codes();
    let only = codes[0];
    let alone = codes.iter().all(|&code| code == only);
    if alone {
        apply::cards::use_card(state, only, witness);
    }
    alone
}

/// I40: whoever could use the half is asked, clockwise; back at the active player it is over.
fn next_other(state: &mut Istanbul, code: crate::bag::Code, seat: Seat) -> bool {
    if seat == state.turn {
        state.agenda.pop();
        return true;
    }
    if legal::can_join(state, seat, code) {
        return false;
    }
    let next = seat.next(state.seats);
    *state.agenda.top_mut().expect("the others are being asked") =
        Task::Others { code, seat: next };
    true
}

fn discard(state: &mut Istanbul) -> bool {
    state.revealed = crate::bag::Bag::EMPTY;
    state.agenda.pop();
    true
}

fn only_market(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    let mut open = legal::open_markets(state);
    match (open.next(), open.next()) {
        (Some(market), None) => {
            drop(open);
            apply::cards::card_ruby(state, market, witness);
            true
        }
        _ => false,
    }
}

fn only_gift(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    let mut own = state.active().tiles.some().map(|(effect, _)| effect);
    match (own.next(), own.next()) {
        (Some(effect), None) => {
            drop(own);
            apply::cards::give_tile(state, effect, witness);
            true
        }
        _ => false,
    }
}

fn only_swap(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> bool {
    let mut kinds = state.display.kinds().map(|(code, _)| code);
    match (kinds.next(), kinds.next()) {
        (Some(code), None) => {
            drop(kinds);
            apply::cards::swap_tile(state, code, witness);
            true
        }
        _ => false,
    }
}

/// I26: an empty stack lets the display shrink.
fn display_is_full(state: &mut Istanbul) -> bool {
    let full = state.display.len() >= usize::from(state.content.face_up) || state.stack.is_empty();
    if full {
        state.agenda.pop();
    }
    full
}
