//! The words all games share and the one trait a game implements.
//!
//! Nothing here knows a particular game, a clock, a file or a socket. A game is a value that asks
//! questions ([`Awaiting`]); somebody answers them. Where the answers come from is not decided here.

#![warn(missing_docs)]

mod agenda;
mod bits;
pub mod content;
mod dealer;
pub mod encoded;
mod error;
mod fingerprint;
mod game;
mod info;
mod interval;
mod named;
pub mod phrase;
mod rooms;
pub mod rules;
mod seat;
mod settings;
mod spoken;
mod spot;
mod standings;
mod witness;
mod word;

pub use agenda::Agenda;
pub use bits::{any_bit, bits_of, nth_bit, set_bit, set_bits};
pub use dealer::{Dealer, Quick, any_of_list, one_of};
pub use encoded::{Encoded, Piece, mask_words};
pub use error::{Broken, Refusal, ensure};
pub use fingerprint::fingerprint;
pub use game::{Awaiting, Game};
pub use info::{Info, OptionInfo};
pub use interval::Interval;
pub use named::Named;
pub use phrase::{Arg, Line, Phrase, TextTable};
pub use seat::{MAX_SEATS, PerSeat, Seat, Viewer};
pub use settings::Settings;
pub use spoken::{Advice, Share, Spoken};
pub use spot::Spot;
pub use standings::Standings;
pub use witness::Witness;
