//! The table on a screen that is no terminal: what is shown, and what can be done with it. Real
//! terminals are the command's tests.

mod boards;
mod by_hand;
mod common;
mod languages;
mod room;
mod screens;
