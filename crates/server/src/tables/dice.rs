//! Who has a part in a table's dice, as it is shown, and what a seat is asked for.

use game::{Seat, Viewer};
use store::Status;
use table::wire::{Adds, Asked, OwnChain, SeatPart, TableDice};
use table::{LINKS, SeatDice};

use super::fold::Folded;
use super::part::{Gathering, Part};
use super::seating::Seating;

/// For a viewer; only the owner of a seat hears of its label.
pub(crate) fn dice(folded: &Folded, viewer: Viewer) -> TableDice {
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    TableDice {
        version: folded.terms.dice,
        seats: folded.seats.iter().map(|seating| part(folded, seating)).collect(),
        asked: me.and_then(|seat| asked(folded, seat)),
        own: me.and_then(|seat| own(folded, seat)),
    }
}

fn part(folded: &Folded, seating: &Seating) -> SeatPart {
    let chain = seating.part.as_ref().and_then(Part::chain);
    SeatPart { adds: adds(folded, seating), seal: chain.map(|sealed| sealed.seal.clone()) }
}

fn adds(folded: &Folded, seating: &Seating) -> Adds {
    let stands = folded.play.as_deref().map(|play| play.seat_dice()[seating.seat.index()]);
    match (stands, &seating.part) {
        (_, Some(Part::Missed)) => Adds::Missed,
        (Some(SeatDice::Own { next, .. }), _) if next < LINKS => Adds::Links,
        (Some(SeatDice::Own { .. } | SeatDice::Broken), _) => Adds::Broken,
        (Some(SeatDice::House), _) | (None, None) => Adds::Nothing,
        (None, Some(Part::Promised)) => Adds::Promised,
        (None, Some(part)) if part.is_opened() => Adds::Links,
        (None, Some(Part::Chain(_))) => Adds::Sealed,
    }
}

/// What a seat shall send now.
pub(crate) fn asked(folded: &Folded, seat: Seat) -> Option<Asked> {
    if folded.status() != Status::Open {
        return None;
    }
    match &folded.seat(seat).part {
        Some(Part::Promised) => Some(Asked::Seal),
        Some(part @ Part::Chain(_)) if !part.is_opened() => {
            (folded.gathering() == Gathering::Openings).then_some(Asked::Opening)
        }
        _ => None,
    }
}

/// The chain of a seat, for its owner.
pub(crate) fn own(folded: &Folded, seat: Seat) -> Option<OwnChain> {
    let sealed = folded.seat(seat).part.as_ref()?.chain()?;
    let stands = folded.play.as_deref().map(|play| play.seat_dice()[seat.index()]);
    let next = match stands {
        Some(SeatDice::Own { next, .. }) if next < LINKS => Some(next),
        _ => None,
    };
    Some(OwnChain { seal: sealed.seal.clone(), label: sealed.label.clone(), next })
}
