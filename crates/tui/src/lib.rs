//! The terminal table: the screens, and the evening at one keyboard that they share with line mode.
//! Touches the terminal and nothing else; files are the command's business.

mod blank;
pub mod board;
mod chances;
mod choices;
mod evening;
mod hint;
mod input;
mod layout;
mod log;
mod mover;
mod page;
mod palette;
mod pick;
mod play;
mod popup;
mod preview;
mod replay;
mod rules;
mod screen;
pub mod seats;
mod sheet;
mod signals;
mod speed;
mod start;
mod tabletop;
mod terminal;
mod typed;
mod visit;
mod worker;

pub use chances::Chances;
pub use evening::{Evening, Keep, Kept, Turn};
pub use hint::{sentence as hint_sentence, think as think_of_hint};
pub use input::Input;
pub use mover::{Move, Mover, Outsider, Shared};
pub use page::{answers, entered, one_rule, page, result};
pub use palette::{Depth, Palette};
pub use pick::Pick;
pub use play::Play;
pub use preview::{Preview, preview};
pub use replay::Replay;
pub use sheet::{Region, Sheet};
pub use speed::Speed;
pub use start::{Order, Start, StartWish};
pub use terminal::{Flow, Show, Terminal};
pub use visit::{Link, News, Request, Visit};
