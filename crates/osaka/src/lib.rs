//! Traders of Osaka: the whole game as one value. Each file answers one question; this one only
//! shows the rooms to the house.

mod action;
mod apply;
mod bag;
mod cards;
mod chance;
mod check;
mod content;
mod event;
mod flow;
mod legal;
mod number;
mod observe;
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
pub use cards::{ByColour, Card, Colour, Colours};
pub use chance::{Chance, Outcome};
pub use content::{Components, Space, SpaceKind};
pub use event::Event;
pub use score::set_value;
pub use setup::{First, Options};
pub use state::{Ending, Marker, Osaka, SEATS, Stalls, Task};
pub use view::{Counted, Player, View};
pub use words::things;

const INFO: Info = Info {
    key: "osaka",
    title: "Traders of Osaka",
    designer: "Susumu Kawasaki",
    min_seats: 2,
    max_seats: 4,
    minutes: 30,
    rules_version: Components::RULES,
    options: &[
        OptionInfo { key: "open_memory", values: &["false", "true"], since: 1 },
        OptionInfo { key: "first", values: &["lowest", "random", "1", "2", "3", "4"], since: 2 },
    ],
    endings: &["tokens", "passes"],
    content: Components::BUILT_IN,
    rules: include_str!("../RULES.md"),
};

game::rooms!(Osaka, INFO);
