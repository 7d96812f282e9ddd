//! Serai's pages in a real browser: Debian's Chromium, driven over its own debugging pipe.
//!
//! Pictures of key moments are kept in `target/tmp/browser/`. `SERAI_CHROMIUM` names another browser.
//! The accessibility checker in `axe-core/` is axe-core 4.10.3, unchanged, under its own licence
//! (MPL-2.0); it is only run here and is no part of the program.

mod chrome;
mod coach;
mod company;
mod games;
mod house;
mod looks;
mod numbers;
mod page;
mod plain;
mod player;
mod rules;
mod study;
