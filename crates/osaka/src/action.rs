//! What can be chosen. Words and their notation only.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Colour};

/// A small step a player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Choose the first achievement token.
    Token { colour: Colour },
    /// Begin to buy the market.
    Buy,
    /// Pay a hand card towards the purchase.
    Pay { card: Card },
    /// Take an unreserved market card to the hand.
    Take { card: Card },
    /// Take the market card under one's own marker.
    TakeReserved { card: Card },
    /// Put the marker on a market card.
    Reserve { card: Card },
    /// Put the marker on a production card.
    ReserveProduction { card: Card },
    /// Do nothing, where nothing can be done.
    Pass,
    /// Discard a hand card as insurance.
    Discard { card: Card },
    /// Let an icon insure this good.
    Insure { card: Card },
    /// No more insurance, or no more goods for the discarded card.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Token { colour } => write!(f, "token {colour}"),
            Action::Buy => f.write_str("buy"),
            Action::Pay { card } => write!(f, "pay {card}"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::TakeReserved { card } => write!(f, "take reserved {card}"),
            Action::Reserve { card } => write!(f, "reserve {card}"),
            Action::ReserveProduction { card } => write!(f, "reserve production {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Insure { card } => write!(f, "insure {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["token", colour] => Action::Token { colour: colour.parse()? },
            ["buy"] => Action::Buy,
            ["pay", card] => Action::Pay { card: card.parse()? },
            ["take", card] => Action::Take { card: card.parse()? },
            ["take", "reserved", card] => Action::TakeReserved { card: card.parse()? },
            ["reserve", card] => Action::Reserve { card: card.parse()? },
            ["reserve", "production", card] => Action::ReserveProduction { card: card.parse()? },
            ["pass"] => Action::Pass,
            ["discard", card] => Action::Discard { card: card.parse()? },
            ["insure", card] => Action::Insure { card: card.parse()? },
            ["done"] => Action::Done,
            _ => return Err(Broken::new(format!("`{text}` is no action of this game"))),
        })
    }
}
