//! A running match without clock, socket or disk: the journal, the dealer, frames for each viewer,
//! computed take-back, records and their verification.
//!
//! [`Match`] is typed by its game; [`AnyTable`] is the same with the type erased, once, here.
//! What is absent: threads, files, sentences (a frame carries phrases; `lang` has the words).

#![warn(missing_docs)]

mod any;
mod chain;
mod fair;
mod frame;
mod hand;
mod journal;
mod ledger;
mod matches;
mod question;
mod questions;
mod record;
mod refused;
mod shares;
mod stand;
mod take_back;
mod verify;
pub mod wire;

pub use any::{AnyTable, Setup, open, resume};
pub use chain::{
    Chain, LINKS, Link, Opened, Parts, SeatDice, check_seals, dice_by, fits, split_link, with_link,
};
pub use fair::{FairDice, Nonce, Secret, TableId, commitment, hex, unhex};
pub use hand::Preview;
pub use journal::{Entry, JournalLine};
pub use ledger::Ledger;
pub use matches::{Dice, Match};
pub use question::Question;
pub use questions::questions;
pub use record::{FORMATS, Places, Record, RecordLine};
pub use refused::{Reason, Refused};
pub use verify::{DiceVerdict, Verdict, verify};
pub use wire::{Choice, Frame, GameValue, Gesture, Snapshot, Told, Waiting};
