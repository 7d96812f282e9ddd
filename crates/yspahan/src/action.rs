//! What can be chosen, and its notation. Words only.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::pieces::{Building, Card, Goods, Row, Shop, Space};

/// One small step of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// `roll 2`: buy so many yellow dice and roll.
    Roll { yellow: u8 },
    /// `play camels`: play a card for its effect.
    Play { card: Card },
    /// `take chest`: take the group of dice on a row.
    Take { row: Row },
    /// `draw`: no group is left, so draw a card.
    Draw,
    /// `use row`, `use row plus gold`: the row's own action, perhaps with a card for one more die.
    UseRow { plus: Option<Card> },
    /// `use supervisor`
    UseSupervisor,
    /// `use card`: draw a card.
    UseCard,
    /// `use build`: with two players a group of dice can be spent on a building.
    UseBuild,
    /// `place chest-blue-2`
    Place { shop: Shop },
    /// `walk w5`: where the supervisor stops.
    Walk { to: Space },
    /// `send barrel-white-1`: which of two cubes goes to the caravan now.
    Send { shop: Shop },
    /// `save`: pay a camel, so that the cube stays and one from the stock goes.
    Save,
    /// `let go`
    LetGo,
    /// `give 3 camels`: how much a played card turns into points or into the other goods.
    Give { amount: u16, goods: Goods },
    /// `build hammam`
    Build { building: Building },
    /// `end`: end the turn.
    End,
}

const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll { yellow } => write!(f, "roll {yellow}"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::Take { row } => write!(f, "take {row}"),
            Action::Draw => f.write_str("draw"),
            Action::UseRow { plus: None } => f.write_str("use row"),
            Action::UseRow { plus: Some(card) } => write!(f, "use row plus {card}"),
            Action::UseSupervisor => f.write_str("use supervisor"),
            Action::UseCard => f.write_str("use card"),
            Action::UseBuild => f.write_str("use build"),
            Action::Place { shop } => write!(f, "place {shop}"),
            Action::Walk { to } => write!(f, "walk {to}"),
            Action::Send { shop } => write!(f, "send {shop}"),
            Action::Save => f.write_str("save"),
            Action::LetGo => f.write_str("let go"),
            Action::Give { amount, goods } => write!(f, "give {amount} {goods}"),
            Action::Build { building } => write!(f, "build {building}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["roll", yellow] => Action::Roll { yellow: number(yellow)? },
            ["play", card] => Action::Play { card: card.parse()? },
            ["take", row] => Action::Take { row: row.parse()? },
            ["draw"] => Action::Draw,
            ["use", "row"] => Action::UseRow { plus: None },
            ["use", "row", "plus", card] => Action::UseRow { plus: Some(card.parse()?) },
            ["use", "supervisor"] => Action::UseSupervisor,
            ["use", "card"] => Action::UseCard,
            ["use", "build"] => Action::UseBuild,
            ["place", shop] => Action::Place { shop: shop.parse()? },
            ["walk", space] => Action::Walk { to: space.parse()? },
            ["send", shop] => Action::Send { shop: shop.parse()? },
            ["save"] => Action::Save,
            ["let", "go"] => Action::LetGo,
            ["give", amount, goods] => {
                Action::Give { amount: number(amount)?, goods: goods.parse()? }
            }
            ["build", building] => Action::Build { building: building.parse()? },
            ["end"] => Action::End,
            _ => return Err(Broken::new(format!("`{text}` is no action of Yspahan"))),
        })
    }
}

/// A plain decimal number; no sign and no leading zero, so that every action has one notation.
fn number<T: FromStr + fmt::Display>(text: &str) -> Result<T, Broken> {
    let number = text.parse::<T>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| Broken::new(format!("`{text}` is no number here")))
}
