//! *Pig*: roll and add, or hold and keep; a one loses the turn's sum. The smallest complete game,
//! for newcomers to copy: each file answers one question, this one only shows them to the house.
//!
//! A game is a value that asks questions; whoever holds it answers them.
//!
//! ```
//! use game::{Awaiting, Game, Seat, Settings};
//! use pig::{Action, Outcome, Pig};
//!
//! let options = Pig::options(&Settings::default().complete(&Pig::INFO)?)?;
//! let mut table = Pig::new(&options, 2)?;
//! let first = Seat::new(0);
//! assert_eq!(table.awaiting(), Awaiting::Decision(first));
//!
//! table.act(Action::Roll, &mut ()); // `()` hears what happened and forgets it
//! assert!(matches!(table.awaiting(), Awaiting::Chance(_)));
//! table.resolve(Outcome(5), &mut ());
//! table.act("hold".parse()?, &mut ());
//! assert_eq!((table.score(first), table.awaiting()), (5, Awaiting::Decision(Seat::new(1))));
//! # Ok::<(), game::Broken>(())
//! ```

mod action;
mod apply;
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

use game::{Info, OptionInfo};

pub use action::Action;
pub use chance::{Chance, Outcome};
pub use event::Event;
pub use setup::Options;
pub use state::{Pig, SEATS};
pub use view::View;

const INFO: Info = Info {
    key: "pig",
    title: "Pig",
    designer: "folk game",
    min_seats: 2,
    max_seats: SEATS as u8,
    minutes: 10,
    rules_version: 1,
    options: &[OptionInfo { key: "goal", values: &["100", "50"], since: 1 }],
    endings: &["goal"],
    content: "",
    rules: include_str!("../RULES.md"),
};

game::rooms!(Pig, INFO);
