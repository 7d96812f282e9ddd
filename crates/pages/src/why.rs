//! Why a place on the board is closed to whoever decides.

use game::Seat;
use table::{AnyTable, Choice, Refused};

/// How many entries back the seat's own decisions are looked through.
const BACK: usize = 120;

/// The rule that closes a place to the seat that decides, if one does: what the place stands for is
/// tried, or else the last thing that could be chosen there.
pub fn why_closed(play: &dyn AnyTable, seat: Seat, spot: &str) -> Option<Refused> {
    let number = play.number();
    let points_there = |table: &dyn AnyTable| {
        let touches = |choice: &Choice| choice.pieces.iter().any(|piece| piece.to_string() == spot);
        table.choices().into_iter().find(touches)
    };
    if points_there(play).is_some() {
        return None;
    }
    if let Some(refused) = spot.parse().ok().and_then(|spot| play.why_not(spot)) {
        return Some(refused);
    }
    // Only one's own decisions: those of others may hold what one may not know.
    let own = |number: &usize| play.entry(number + 1).seat() == Some(seat);
    let before = (number.saturating_sub(BACK)..number).rev().filter(own);
    let choice = before.filter_map(|n| points_there(play.at(n).ok()?.as_ref())).next()?;
    let refused = play.duplicate().act(seat, &choice.notation).err()?;
    refused.rule.is_some().then_some(refused)
}
