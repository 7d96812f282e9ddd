//! The open question in one sentence.

use game::{Phrase, say};

use super::things::{cubes, dice, quarter, row, shop, steps};
use crate::pieces::Card;
use crate::state::Task;
use crate::view::View;

pub(crate) fn ask(view: &View) -> Phrase {
    let (board, seat) = (&view.board, view.board.active);
    let Some(task) = board.agenda.top() else { return say!("yspahan-ask-over") };
    match task {
        Task::FirstPlayer => say!("yspahan-chance-first-player"),
        Task::Roll { .. } => say!("yspahan-chance-roll"),
        Task::Draw { .. } => say!("yspahan-chance-card"),
        Task::Supply => {
            say!("yspahan-ask-supply", seat = seat, most = board.content.yellow_dice)
        }
        Task::Take if board.any_takeable() => say!("yspahan-ask-take", seat = seat),
        Task::Take => say!("yspahan-ask-draw", seat = seat),
        Task::Use { row: from, face, dice: n } => {
            say!("yspahan-ask-use", seat = seat, dice = dice(n), face = face, row = row(from))
        }
        Task::Place { quarter: place, cubes: n } => {
            let n = n.min(board.room(seat, place));
            say!("yspahan-ask-place", seat = seat, cubes = cubes(n), quarter = quarter(place))
        }
        Task::AnyShop => say!("yspahan-ask-any-shop", seat = seat),
        Task::Walk { face } => say!("yspahan-ask-walk", seat = seat, steps = steps(face)),
        Task::Order => say!("yspahan-ask-order", seat = seat),
        Task::Next { .. } => say!("yspahan-ask-next", seat = seat),
        Task::Cube { shop: place } => {
            let owner = board.cube(place).unwrap_or(seat);
            say!("yspahan-ask-cube", seat = owner, shop = shop(place))
        }
        Task::Amount { card: Card::CamelPoints } => {
            say!("yspahan-ask-camel-points", seat = seat)
        }
        Task::Amount { card: Card::GoldPoints } => say!("yspahan-ask-gold-points", seat = seat),
        Task::Amount { .. } => say!("yspahan-ask-exchange", seat = seat),
        Task::Build { without_camels, without_gold } => match (without_camels, without_gold) {
            (false, false) => say!("yspahan-ask-build", seat = seat),
            (true, false) => say!("yspahan-ask-build-without-camels", seat = seat),
            (false, true) => say!("yspahan-ask-build-without-gold", seat = seat),
            (true, true) => say!("yspahan-ask-build-free", seat = seat),
        },
        Task::End if board.built || board.seats == 2 => say!("yspahan-ask-end", seat = seat),
        Task::End => say!("yspahan-ask-end-or-build", seat = seat),
        Task::EndDay | Task::Turn { .. } => say!("yspahan-ask-nobody"),
    }
}
