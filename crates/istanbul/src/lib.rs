//! Istanbul: The Dice Game, complete for 2 to 4 players. This file only introduces the rooms to
//! the house; each rule lives in the room its question belongs to.

mod action;
mod apply;
mod bag;
mod bill;
mod chance;
mod check;
mod content;
mod event;
mod flow;
mod legal;
mod number;
mod observe;
mod payment;
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
pub use bag::{Bag, Code};
pub use bill::{Bill, Hand};
pub use chance::{Chance, Outcome};
pub use content::{Cardboard, Half};
pub use event::Event;
pub use payment::{Cost, Payment, Purse, Quad};
pub use pieces::{Colour, Effect, Face, Faces, Goods, Kind, Market, RubyTable, Stock};
pub use score::wealth;
pub use setup::Options;
pub use state::{Istanbul, Player, Purpose, Task};
pub use view::View;
pub use words::things;

const INFO: Info = Info {
    key: "istanbul",
    title: "Istanbul: The Dice Game",
    designer: "Rüdiger Dorn",
    min_seats: 2,
    max_seats: 4,
    minutes: 30,
    rules_version: Cardboard::RULES,
    options: &[
        OptionInfo { key: "rubies", values: &["standard", "plateau", "tall", "far-end"], since: 1 },
        OptionInfo { key: "first", values: &["1", "2", "3", "4", "random"], since: 2 },
    ],
    endings: &["goal"],
    content: Cardboard::BUILT_IN,
    rules: include_str!("../RULES.md"),
};

game::rooms!(Istanbul, INFO);
