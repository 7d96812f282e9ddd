//! What comes next: agenda, turn, round, end. Carries out whatever nobody decides and no chance
//! answers, until somebody must.

use game::{Awaiting, Seat, Witness};

use crate::apply::{self, cards};
use crate::bag::{Bag, Code};
use crate::chance::Chance;
use crate::event::Event;
use crate::legal;
use crate::pieces::{Effect, Faces, Tiles};
use crate::state::{Istanbul, Task};

/// What becomes of the task on top of the agenda.
#[derive(PartialEq, Eq)]
enum Flow {
    /// It is done, and the next one's turn has come.
    GoesOn,
    /// Somebody must decide, or chance is asked.
    Waits,
}

#[inline]
pub(crate) fn awaiting(state: &Istanbul) -> Awaiting<Chance> {
    let Some(task) = state.agenda.top() else { return Awaiting::Nobody };
    match task {
        Task::First => Awaiting::Chance(Chance::First),
        Task::Roll => Awaiting::Chance(Chance::Dice { count: state.dice_to_roll() }),
        Task::RollAgain { count } => Awaiting::Chance(Chance::Dice { count }),
        Task::Reveal { .. } => Awaiting::Chance(Chance::Card),
        Task::Display => Awaiting::Chance(Chance::Tile),
        Task::Pay { seat, .. } | Task::Others { seat, .. } => Awaiting::Decision(seat),
        _ => Awaiting::Decision(state.turn),
    }
}

/// Goes on until a decision or chance is due, or the game is over.
pub(crate) fn advance(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    while let Some(task) = state.agenda.top() {
        if work_on(state, task, witness) == Flow::Waits {
            return;
        }
    }
}

fn work_on(state: &mut Istanbul, task: Task, witness: &mut impl Witness<Event>) -> Flow {
    match task {
        Task::Turn => {
            state.agenda.pop();
            begin_turn(state, witness);
        }
        Task::Income => return income(state, witness),
        Task::Act if state.actions == 0 => end_turn(state, witness),
        Task::Pay { seat, purpose, cost, colour } => {
            match state.bill(seat, purpose, cost, colour).forced() {
                Some(payment) => apply::pay(state, payment, witness),
                None => return Flow::Waits,
            }
        }
        Task::Reveal { .. } => {
            shuffle_if_empty(state, witness);
            return Flow::Waits;
        }
        Task::Use => match only(state.revealed.kinds()) {
            Some((code, _)) => cards::use_card(state, code, witness),
            None => return Flow::Waits,
        },
        Task::Half { code } => return half(state, code, witness),
        Task::Others { code, seat } => return next_other(state, code, seat),
        Task::Discard => discard(state),
        Task::Market => match only(legal::open_markets(state)) {
            Some(market) => cards::card_ruby(state, market, witness),
            None => return Flow::Waits,
        },
        Task::Give => match only(state.active().tiles.some()) {
            Some((effect, _)) => cards::give_tile(state, effect, witness),
            None => return Flow::Waits,
        },
        Task::Swap => match only(state.display.kinds()) {
            Some((code, _)) => cards::swap_tile(state, code, witness),
            None => return Flow::Waits,
        },
        Task::Display => return display(state),
        Task::First | Task::Roll | Task::Act => return Flow::Waits,
        Task::Reroll | Task::RollAgain { .. } | Task::Markers => return Flow::Waits,
    }
    Flow::GoesOn
}

/// The first of them, if there is no other.
fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// I32: what tiles do is counted when the turn begins; tiles that come later wait a turn.
fn begin_turn(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    state.powers = state.active().tiles;
    state.acted = false;
    state.agenda.push(Task::Act);
    state.agenda.push(Task::Roll);
    if legal::pieces_due(state) || state.powers[Effect::Card] > 0 {
        state.agenda.push(Task::Income);
    }
    witness.tell(Event::TurnBegan { seat: state.turn, round: state.round });
}

/// I10: the order is the player's choice where it can matter, which is as long as a card is due
/// along with something else. Where the supply falls short everybody waits for the player too: what
/// the seat before did and what others now return must not blur into one.
fn income(state: &mut Istanbul, witness: &mut impl Witness<Event>) -> Flow {
    let (pieces, card) = (legal::pieces_due(state), state.powers[Effect::Card] > 0);
    match (pieces, card) {
        (false, false) => {
            state.agenda.pop();
        }
        (false, true) => apply::income(state, Effect::Card, witness),
        (true, false) if !legal::income_is_short(state) => apply::collect(state, witness),
        (true, _) => return Flow::Waits,
    }
    Flow::GoesOn
}

/// I15: the dice pass on. I60: the goal is looked at when all had equally many turns.
pub(crate) fn end_turn(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    state.agenda.clear();
    state.dice = Faces::NONE;
    state.powers = Tiles::NONE;
    state.actions = 0;
    state.acted = false;
    witness.tell(Event::TurnEnded { seat: state.turn });
    let next = state.turn.next(state.seats);
    if next == state.first {
        let goal = state.goal();
        if state.everyone().iter().any(|player| player.rubies >= goal) {
            witness.tell(Event::GameEnded);
            return;
        }
        state.round = state.round.saturating_add(1);
    }
    state.turn = next;
    begin_turn(state, witness);
}

/// I25: an empty deck is made of the discards; cards that lie open stay out of it.
fn shuffle_if_empty(state: &mut Istanbul, witness: &mut impl Witness<Event>) {
    if state.deck.is_empty() {
        state.deck = state.content.all_cards;
        for &code in state.revealed.codes() {
            state.deck.remove(code);
        }
        witness.tell(Event::Shuffled);
    }
}

/// I43: what asks for nothing just happens. I42: who cannot takes the lira.
fn half(state: &mut Istanbul, code: Code, witness: &mut impl Witness<Event>) -> Flow {
    let half = state.content.card(code).active;
    if !half.is_conditional() {
        state.agenda.pop();
        cards::bring(state, code, witness);
    } else if legal::can_use(state, &half) {
        return Flow::Waits;
    } else {
        cards::instead(state, code, witness);
    }
    Flow::GoesOn
}

/// I40: whoever could use the half is asked, clockwise; back at the active player it is over.
fn next_other(state: &mut Istanbul, code: Code, seat: Seat) -> Flow {
    if seat == state.turn {
        state.agenda.pop();
        return Flow::GoesOn;
    }
    if legal::can_join(state, seat, code) {
        return Flow::Waits;
    }
    let next = seat.next(state.seats);
    *state.agenda.top_mut().expect("the others are being asked") =
        Task::Others { code, seat: next };
    Flow::GoesOn
}

fn discard(state: &mut Istanbul) {
    state.revealed = Bag::EMPTY;
    state.agenda.pop();
}

/// I26: an empty stack lets the display shrink.
fn display(state: &mut Istanbul) -> Flow {
    if state.display.len() < usize::from(state.content.face_up) && !state.stack.is_empty() {
        return Flow::Waits;
    }
    state.agenda.pop();
    Flow::GoesOn
}
