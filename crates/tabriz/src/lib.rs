//! Tabriz: apprentices, carpets and commissions in the Grand Bazaar, for 2 to 5 players, and alone
//! against a Rival. Two editions, advanced workshops. The rooms answer one question each.

mod action;
mod apply;
mod card;
mod chance;
mod check;
mod code;
mod content;
mod dice;
mod event;
mod flow;
mod goods;
mod legal;
mod number;
mod observe;
mod score;
mod setup;
mod space;
mod spot;
mod state;
mod task;
mod view;
mod words;

use game::content::Printed;
use game::{Info, OptionInfo};

pub use action::Action;
pub use card::{Card, Cards, Deck};
pub use chance::{Chance, Outcome};
pub use code::{Bundle, bundle};
pub use content::{Bazaar, Exchange, Lane, Offer, Shop, Side, Trade};
pub use dice::{Colour, DiceSet, Faces};
pub use event::Event;
pub use goods::{Goods, Material};
pub use setup::Options;
pub use space::{Place, Sign, Space, Tile};
pub use state::{Apprentice, Ending, Open, Party, Rival, Tabriz};
pub use task::{Step, Task};
pub use view::View;
pub use words::things;

const INFO: Info = Info {
    key: "tabriz",
    title: "Tabriz",
    designer: "Randy Flynn",
    min_seats: 1,
    max_seats: 5,
    minutes: 75,
    rules_version: Bazaar::RULES,
    options: &[
        OptionInfo { key: "edition", values: &["final", "prototype"], since: 1 },
        OptionInfo { key: "advanced", values: &["false", "true"], since: 1 },
        OptionInfo { key: "sides", values: &["first", "random"], since: 1 },
        OptionInfo { key: "layout", values: &["edition", "fixed", "random"], since: 1 },
        OptionInfo { key: "rival", values: &["r1", "r2", "r3", "r4", "r5"], since: 1 },
        OptionInfo { key: "first", values: &["1", "2", "3", "4", "5", "random"], since: 2 },
    ],
    endings: &["commissions", "skill", "rival"],
    content: Bazaar::BUILT_IN,
    rules: include_str!("../RULES.md"),
};

game::rooms!(Tabriz, INFO);
