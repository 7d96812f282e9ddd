//! What can be chosen, and how it is written. Words only.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::card::{Advanced, Card, Deck};
use crate::code::Code;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::Space;

/// A small step of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// `keep w03`: the advanced workshop card to own.
    KeepWorkshop {
        card: Advanced,
    },
    /// `keep k05` or `keep k05 k09`.
    Keep {
        card: Card,
        and: Option<Card>,
    },
    /// `stand t1`: stands a lying apprentice up for the last turn.
    Stand {
        space: Space,
    },
    /// `move m s1`.
    Move {
        from: Space,
        to: Space,
    },
    /// `draw 2 1 1`: so many from each deck, at Meydan.
    Draw {
        karmandan: u8,
        bazaari: u8,
        ashraf: u8,
    },
    /// `bank karmandan`: coins and a card; `bank` where no card is left.
    Bank {
        deck: Option<Deck>,
    },
    /// `workshop karmandan`: a card and then a personal workshop phase; `workshop`: the card last.
    Workshop {
        deck: Option<Deck>,
    },
    /// `from bazaari`: which deck to draw one card from.
    From {
        deck: Deck,
    },
    /// `buy 3 for 2`; `buy 0+2 for 5` from the right track, `buy 1+2 for 5` from both.
    Buy {
        left: u8,
        right: u8,
        cost: u8,
    },
    /// `trade 1carmine>6wool`, once.
    Trade {
        code: Code,
    },
    /// `use 2plant>1camel`: a workshop action.
    Use {
        code: Code,
    },
    /// `discard k05`.
    Discard {
        card: Card,
    },
    /// `die black`: a die of the pool; alone also its face: `die black wool`.
    Die {
        colour: Colour,
        face: Option<Material>,
    },
    /// `hunt camel`: the material to pay the foreign merchant for.
    Hunt {
        material: Material,
    },
    /// `roll`: the dice at hand.
    Roll,
    /// `roll both`: both dice of bargain paradise.
    RollBoth,
    /// `reroll black wool`: a die of the tile.
    Reroll {
        colour: Colour,
        face: Material,
    },
    /// `swap black wool for white`: a die of the tile for one of the pool (alone: showing a face).
    Swap {
        colour: Colour,
        face: Material,
        by: Colour,
        shown: Option<Material>,
    },
    /// `bargain camel silk`: two of the first, one of the second.
    Bargain {
        twice: Material,
        once: Material,
    },
    /// `take`: buy everything shown, or bribe for everything on the tile.
    Take,
    /// `complete k05`.
    Complete {
        card: Card,
    },
    Done,
    /// `rival remove s1`: the tile the Rival takes from, or clears.
    RivalRemove {
        space: Space,
    },
    /// `rival keep wool`.
    RivalKeep {
        material: Material,
    },
    /// `rival move s1 m`.
    RivalMove {
        from: Space,
        to: Space,
    },
    /// `rival swap c1 wool for camel`: the market die at a space, and the face of the Rival's die.
    RivalSwap {
        space: Space,
        face: Material,
        by: Material,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::KeepWorkshop { card } => write!(f, "keep {card}"),
            Action::Keep { card, and: None } => write!(f, "keep {card}"),
            Action::Keep { card, and: Some(and) } => write!(f, "keep {card} {and}"),
            Action::Stand { space } => write!(f, "stand {space}"),
            Action::Move { from, to } => write!(f, "move {from} {to}"),
            Action::Draw { karmandan, bazaari, ashraf } => {
                write!(f, "draw {karmandan} {bazaari} {ashraf}")
            }
            Action::Bank { deck: None } => f.write_str("bank"),
            Action::Bank { deck: Some(deck) } => write!(f, "bank {deck}"),
            Action::Workshop { deck: None } => f.write_str("workshop"),
            Action::Workshop { deck: Some(deck) } => write!(f, "workshop {deck}"),
            Action::From { deck } => write!(f, "from {deck}"),
            Action::Buy { left, right: 0, cost } => write!(f, "buy {left} for {cost}"),
            Action::Buy { left, right, cost } => write!(f, "buy {left}+{right} for {cost}"),
            Action::Trade { code } => write!(f, "trade {code}"),
            Action::Use { code } => write!(f, "use {code}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Die { colour, face: None } => write!(f, "die {colour}"),
            Action::Die { colour, face: Some(face) } => write!(f, "die {colour} {face}"),
            Action::Hunt { material } => write!(f, "hunt {material}"),
            Action::Roll => f.write_str("roll"),
            Action::RollBoth => f.write_str("roll both"),
            Action::Reroll { colour, face } => write!(f, "reroll {colour} {face}"),
            Action::Swap { colour, face, by, shown: None } => {
                write!(f, "swap {colour} {face} for {by}")
            }
            Action::Swap { colour, face, by, shown: Some(shown) } => {
                write!(f, "swap {colour} {face} for {by} {shown}")
            }
            Action::Bargain { twice, once } => write!(f, "bargain {twice} {once}"),
            Action::Take => f.write_str("take"),
            Action::Complete { card } => write!(f, "complete {card}"),
            Action::Done => f.write_str("done"),
            Action::RivalRemove { space } => write!(f, "rival remove {space}"),
            Action::RivalKeep { material } => write!(f, "rival keep {material}"),
            Action::RivalMove { from, to } => write!(f, "rival move {from} {to}"),
            Action::RivalSwap { space, face, by } => {
                write!(f, "rival swap {space} {face} for {by}")
            }
        }
    }
}

impl FromStr for Action {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let action = Action::read(text)?;
        // Exchanges on cardboard may be written in several ways, an action in one.
        match action.to_string() == text {
            true => Ok(action),
            false => Err(Broken::new(format!("`{text}` is written `{action}`"))),
        }
    }
}

impl Action {
    fn read(text: &str) -> Result<Self, Broken> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| {
            let sound = word.len() == 1 || !word.starts_with(['0', '+']);
            let number = word.parse::<u8>().ok().filter(|_| sound);
            number.ok_or_else(|| Broken::new(format!("`{word}` is no number")))
        };
        Ok(match words[..] {
            ["keep", card] if card.starts_with('w') => Action::KeepWorkshop { card: card.parse()? },
            ["keep", card] => Action::Keep { card: card.parse()?, and: None },
            ["keep", card, and] => Action::Keep { card: card.parse()?, and: Some(and.parse()?) },
            ["stand", space] => Action::Stand { space: space.parse()? },
            ["move", from, to] => Action::Move { from: from.parse()?, to: to.parse()? },
            ["draw", k, b, a] => {
                Action::Draw { karmandan: number(k)?, bazaari: number(b)?, ashraf: number(a)? }
            }
            ["bank"] => Action::Bank { deck: None },
            ["bank", deck] => Action::Bank { deck: Some(deck.parse()?) },
            ["workshop"] => Action::Workshop { deck: None },
            ["workshop", deck] => Action::Workshop { deck: Some(deck.parse()?) },
            ["from", deck] => Action::From { deck: deck.parse()? },
            ["buy", count, "for", cost] => {
                let (left, right) = count.split_once('+').unwrap_or((count, "0"));
                Action::Buy { left: number(left)?, right: number(right)?, cost: number(cost)? }
            }
            ["trade", code] => Action::Trade { code: code.parse()? },
            ["use", code] => Action::Use { code: code.parse()? },
            ["discard", card] => Action::Discard { card: card.parse()? },
            ["die", colour] => Action::Die { colour: colour.parse()?, face: None },
            ["die", colour, face] => {
                Action::Die { colour: colour.parse()?, face: Some(face.parse()?) }
            }
            ["hunt", material] => Action::Hunt { material: material.parse()? },
            ["roll"] => Action::Roll,
            ["roll", "both"] => Action::RollBoth,
            ["reroll", colour, face] => {
                Action::Reroll { colour: colour.parse()?, face: face.parse()? }
            }
            ["swap", colour, face, "for", by] => Action::Swap {
                colour: colour.parse()?,
                face: face.parse()?,
                by: by.parse()?,
                shown: None,
            },
            ["swap", colour, face, "for", by, shown] => Action::Swap {
                colour: colour.parse()?,
                face: face.parse()?,
                by: by.parse()?,
                shown: Some(shown.parse()?),
            },
            ["bargain", twice, once] => {
                Action::Bargain { twice: twice.parse()?, once: once.parse()? }
            }
            ["take"] => Action::Take,
            ["complete", card] => Action::Complete { card: card.parse()? },
            ["done"] => Action::Done,
            ["rival", "remove", space] => Action::RivalRemove { space: space.parse()? },
            ["rival", "keep", material] => Action::RivalKeep { material: material.parse()? },
            ["rival", "move", from, to] => {
                Action::RivalMove { from: from.parse()?, to: to.parse()? }
            }
            ["rival", "swap", space, face, "for", by] => {
                Action::RivalSwap { space: space.parse()?, face: face.parse()?, by: by.parse()? }
            }
            _ => return Err(Broken::new(format!("`{text}` is no action of Tabriz"))),
        })
    }
}
