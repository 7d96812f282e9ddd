//! What the finger points at for each action.

use game::Spot;

use crate::action::Action;
use crate::pieces::{Goods, Shop, Space};
use crate::state::{Task, Yspahan};

/// `row-0…5`, `card-0…8`, `plus-0…8`, `space-<arm>-<step>` (the centre is `space-0-0`),
/// `shop-<souk>-<number>`, `building-0…5`, `yellow-<dice>`, `camels-<n>`, `gold-<n>`, and by name
/// `use-row`, `supervisor`, `deck`, `plots`, `camel`, `end`.
pub(crate) fn spot(state: &Yspahan, action: Action) -> Spot {
    match action {
        Action::Roll { yellow } => Spot::at("yellow", yellow),
        Action::Play { card } => Spot::at("card", card as u8),
        Action::Take { row } => Spot::at("row", row as u8),
        Action::Draw | Action::UseCard => Spot::new("deck"),
        Action::UseRow { plus: None } => Spot::new("use-row"),
        Action::UseRow { plus: Some(card) } => Spot::at("plus", card as u8),
        Action::UseSupervisor => Spot::new("supervisor"),
        Action::UseBuild => Spot::new("plots"),
        Action::Place { shop } | Action::Send { shop } => shop_spot(shop),
        Action::Walk { to } => space_spot(to),
        Action::Save => Spot::new("camel"),
        Action::LetGo => match state.board.agenda.top() {
            Some(Task::Cube { shop }) => shop_spot(shop),
            _ => Spot::new("camel"),
        },
        Action::Give { amount, goods } => {
            let amount = u8::try_from(amount).unwrap_or(u8::MAX);
            match goods {
                Goods::Camels => Spot::at("camels", amount),
                Goods::Gold => Spot::at("gold", amount),
            }
        }
        Action::Build { building } => Spot::at("building", building as u8),
        Action::End => Spot::new("end"),
    }
}

fn shop_spot(shop: Shop) -> Spot {
    Spot::at2("shop", shop.souk as u8, shop.number)
}

fn space_spot(space: Space) -> Spot {
    Spot::at2("space", space.arm() as u8, space.step())
}
