//! Yspahan: souks, a caravan and a tower of dice, for two to four players.
//!
//! Glossary: a *souk* is a group of shops of one colour inside a *quarter*; a *cube* is a player's
//! good; the *tower* holds the day's dice in rows; the *supervisor* walks the street and sends
//! cubes to the *caravan*; *Caravansary*, *Hoist* and the others are buildings on a player's plots.

mod action;
mod apply;
mod bag;
mod chance;
mod check;
mod content;
mod event;
mod flow;
mod legal;
mod number;
mod observe;
mod pieces;
mod score;
mod setup;
mod spot;
mod state;
mod view;
mod words;

use game::content::Printed;
use game::{Info, OptionInfo};

pub use action::Action;
pub use bag::Bag;
pub use chance::{Chance, Outcome};
pub use content::City;
pub use event::Event;
pub use pieces::{Arm, Building, Card, Colour, Goods, Quarter, Row, Shop, Souk, Space};
pub use setup::Options;
pub use state::{Board, Caravan, Filled, Group, Task, Yspahan};
pub use view::View;
pub use words::things;

const INFO: Info = Info {
    key: "yspahan",
    title: "Yspahan",
    designer: "Sébastien Pauchon",
    min_seats: 2,
    max_seats: 4,
    minutes: 60,
    rules_version: City::RULES,
    options: &[OptionInfo { key: "first", values: &["random", "1", "2", "3", "4"], since: 1 }],
    endings: &["weeks"],
    content: City::BUILT_IN,
    rules: include_str!("../RULES.md"),
};

game::rooms!(Yspahan, INFO);
