//! What does a program see? The view as named numbers.

use game::encoded::{Pen, Round};

use crate::view::View;

pub(crate) fn observe(view: &View, pen: &mut impl Pen) {
    let table = &view.table;
    let round = Round::of(view.viewer, table.seats);
    let most = u16::from(table.goal) + 5;
    round.tell(view.viewer, pen);
    pen.piece("turn", "who has the die, from the viewer on", [round.len()], 0..=1, |to| {
        to.one_of(round.len(), Some(round.place(table.turn)));
    });
    pen.piece("sum", "rolled in this turn and not kept yet", [1], 0..=most, |to| {
        to.put(table.sum);
    });
    pen.piece("rolling", "whether the die is in the air", [1], 0..=1, |to| to.put(table.rolling));
    pen.piece("kept", "points of each player, from the viewer on", [round.len()], 0..=most, |to| {
        to.each(round.seats().map(|seat| table.kept[seat]));
    });
}
