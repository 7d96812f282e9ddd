//! Which sentence says it? Keys and arguments; the words are in `words/<language>.ftl`.

mod about;
mod ask;
mod by_hand;
mod name;
mod refuse;
mod table;
mod tell;
pub mod things;

pub(crate) use about::{advise, rules_about, share};
pub(crate) use ask::ask;
pub(crate) use by_hand::by_hand;
pub(crate) use name::name;
pub(crate) use refuse::refuse;
pub(crate) use table::table;
pub(crate) use tell::tell;
