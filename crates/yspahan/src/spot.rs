//! What the finger touches for each action.

use game::Spot;

use crate::action::Action;
use crate::pieces::{Arm, Building, Card, Goods, Row, Shop, Souk, Space};
use crate::state::{Task, Yspahan};

/// `row-0…5`, `card-0…8`, `space-<arm>-<step>` (the centre is `space-0-0`), `shop-<souk>-<number>`,
/// `building-0…5`, `yellow-<dice>`, `camels-<n>`, `gold-<n>`, and by name `use-row`, `supervisor`,
/// `deck`, `plots`, `camel`, `end`.
pub(crate) fn pieces(state: &Yspahan, action: Action) -> Vec<Spot> {
    vec![match action {
        Action::Roll { yellow } => Spot::at("yellow", yellow),
        Action::Play { card } => Spot::at("card", card as u8),
        Action::Take { row } => Spot::at("row", row as u8),
        Action::Draw | Action::UseCard => Spot::new("deck"),
        Action::UseRow { plus: None } => Spot::new("use-row"),
        Action::UseRow { plus: Some(card) } => {
            return vec![Spot::new("use-row"), Spot::at("card", card as u8)];
        }
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
    }]
}

/// Every choice is a gesture of its own.
pub(crate) fn goes_on(_state: &Yspahan, _action: Action) -> bool {
    false
}

fn shop_spot(shop: Shop) -> Spot {
    Spot::at2("shop", shop.souk as u8, shop.number)
}

fn space_spot(space: Space) -> Spot {
    Spot::at2("space", space.arm() as u8, space.step())
}

/// What a closed place would do in the open question.
pub(crate) fn tried(state: &Yspahan, spot: Spot) -> Option<Action> {
    let number = spot.at[0].map(usize::from);
    let second = spot.at[1].unwrap_or_default();
    Some(match spot.place {
        "row" => Action::Take { row: nth(Row::ALL, number)? },
        "card" => Action::Play { card: nth(Card::ALL, number)? },
        "building" => Action::Build { building: nth(Building::ALL, number)? },
        "shop" => {
            let shop = Shop::new(nth(Souk::ALL, number)?, second);
            match state.board.agenda.top() {
                Some(Task::Order) => Action::Send { shop },
                _ => Action::Place { shop },
            }
        }
        "space" => Action::Walk { to: Space::new(nth(Arm::ALL, number)?, second) },
        "use-row" => Action::UseRow { plus: None },
        "supervisor" => Action::UseSupervisor,
        "deck" => Action::Draw,
        "plots" => Action::UseBuild,
        "camel" => Action::Save,
        _ => return None,
    })
}

fn nth<T: Copy>(all: impl AsRef<[T]>, number: Option<usize>) -> Option<T> {
    all.as_ref().get(number?).copied()
}
