//! Which number has an action? Each kind of action has a run of numbers, in the order of `Action`; within
//! it colours and cards follow their own order.

use crate::action::Action;
use crate::cards::{Card, Colour};
use crate::state::{Marker, Osaka, Task};

// Where the runs begin.
const TOKEN: u16 = 0;
const BUY: u16 = TOKEN + Colour::ALL.len() as u16;
const PAY: u16 = BUY + 1;
const TAKE: u16 = PAY + KINDS;
const TAKE_RESERVED: u16 = TAKE + KINDS;
const RESERVE: u16 = TAKE_RESERVED + KINDS;
const RESERVE_PRODUCTION: u16 = RESERVE + KINDS;
const PASS: u16 = RESERVE_PRODUCTION + KINDS;
const DISCARD: u16 = PASS + 1;
const INSURE: u16 = DISCARD + KINDS;
const DONE: u16 = INSURE + KINDS;
const KINDS: u16 = Card::KINDS as u16;

pub(crate) fn numbers(_state: &Osaka) -> usize {
    usize::from(DONE) + 1
}

#[inline]
pub(crate) fn number(_state: &Osaka, action: Action) -> Option<u16> {
    let of = |card: Card| card.index() as u16;
    Some(match action {
        Action::Token { colour } => TOKEN + colour.index() as u16,
        Action::Buy => BUY,
        Action::Pay { card } => PAY + of(card),
        Action::Take { card } => TAKE + of(card),
        Action::TakeReserved { card } => TAKE_RESERVED + of(card),
        Action::Reserve { card } => RESERVE + of(card),
        Action::ReserveProduction { card } => RESERVE_PRODUCTION + of(card),
        Action::Pass => PASS,
        Action::Discard { card } => DISCARD + of(card),
        Action::Insure { card } => INSURE + of(card),
        Action::Done => DONE,
    })
}

pub(crate) fn numbered(_state: &Osaka, number: u16) -> Option<Action> {
    let card = |first: u16| Card::at((number - first) as u8);
    Some(match number {
        TOKEN..BUY => Action::Token { colour: Colour::ALL[usize::from(number - TOKEN)] },
        BUY => Action::Buy,
        PAY..TAKE => Action::Pay { card: card(PAY) },
        TAKE..TAKE_RESERVED => Action::Take { card: card(TAKE) },
        TAKE_RESERVED..RESERVE => Action::TakeReserved { card: card(TAKE_RESERVED) },
        RESERVE..RESERVE_PRODUCTION => Action::Reserve { card: card(RESERVE) },
        RESERVE_PRODUCTION..PASS => Action::ReserveProduction { card: card(RESERVE_PRODUCTION) },
        PASS => Action::Pass,
        DISCARD..INSURE => Action::Discard { card: card(DISCARD) },
        INSURE..DONE => Action::Insure { card: card(INSURE) },
        DONE => Action::Done,
        _ => return None,
    })
}

/// The same choices as in `legal`, a whole row of cards at once.
pub(crate) fn legal_mask(state: &Osaka, words: &mut [u64]) {
    let mut set = |first: u16, bits: u64| game::set_bits(words, first.into(), bits);
    match state.agenda.top() {
        Some(Task::StartToken { .. }) => set(TOKEN, 0b1111),
        Some(Task::Turn) => {
            let stalls = &state.stalls;
            let market = stalls.market.kind_bits();
            set(BUY, state.can_buy().into());
            set(TAKE, market);
            match stalls.markers[state.turn] {
                Marker::Free => {
                    set(RESERVE, market);
                    set(RESERVE_PRODUCTION, stalls.production.kind_bits());
                }
                Marker::Market(card) => set(TAKE_RESERVED, 1 << card.index()),
                Marker::Production(_) => {}
            }
            set(PASS, state.must_pass().into());
        }
        Some(Task::Pay { due, last }) => set(PAY, state.payment_cards(due, last).kind_bits()),
        Some(Task::Insurance { seat }) => {
            set(DISCARD, state.insurance_cards(seat).kind_bits());
            set(DONE, 1);
        }
        Some(Task::Cover { seat, card, used }) => {
            set(INSURE, state.goods[seat].of_colour(card.colour()).kind_bits());
            set(DONE, (used > 0).into());
        }
        _ => {}
    }
}
