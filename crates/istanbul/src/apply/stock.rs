//! Markers, crystals and lira between players and the supply.

use game::{PerSeat, Seat, Witness};

use crate::event::Event;
use crate::payment::Quad;
use crate::pieces::{Colour, Kind, Stock};
use crate::state::Istanbul;

/// Takes pieces of one kind. I50: if there are not enough, players give some back first.
#[inline]
pub(crate) fn take(
    state: &mut Istanbul,
    seat: Seat,
    kind: Kind,
    count: u8,
    witness: &mut impl Witness<Event>,
) {
    if count == 0 {
        return;
    }
    let mut supply = state.supply(kind);
    if supply < count {
        call_in(state, kind, count, witness);
        supply = state.supply(kind);
    }
    let got = count.min(supply);
    if got > 0 {
        state.players[seat].stock[kind] += got;
        witness.tell(Event::Took { seat, kind, count: got });
    }
}

/// I50: everyone who has any returns one, again and again, until there are enough.
#[inline(never)] // Rare.
fn call_in(state: &mut Istanbul, kind: Kind, count: u8, witness: &mut impl Witness<Event>) {
    let mut returned = PerSeat::<u8, 4>::default();
    while state.supply(kind) < count {
        let before = returned;
        for seat in Seat::all(state.seats) {
            let have = &mut state.players[seat].stock[kind];
            if *have > 0 {
                *have -= 1;
                returned[seat] += 1;
            }
        }
        if returned == before {
            break;
        }
    }
    for seat in Seat::all(state.seats) {
        let count = returned[seat];
        if count > 0 {
            witness.tell(Event::Returned { seat, kind, count });
        }
    }
}

/// I23: two coloured markers for the active player; equal ones are one taking of two.
pub(crate) fn take_pair(
    state: &mut Istanbul,
    first: Colour,
    second: Colour,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    if first == second {
        take(state, seat, first.kind(), 2, witness);
    } else {
        take(state, seat, first.kind(), 1, witness);
        take(state, seat, second.kind(), 1, witness);
    }
}

/// Gives stock to the supply.
pub(crate) fn give(
    state: &mut Istanbul,
    seat: Seat,
    stock: Stock,
    witness: &mut impl Witness<Event>,
) {
    if !stock.is_none() {
        state.players[seat].stock.remove(&stock);
        witness.tell(Event::Paid { seat, dice: Quad::NONE, stock });
    }
}
