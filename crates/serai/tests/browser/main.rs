//! Serai's pages in a real browser: Debian's Chromium, driven over its own debugging pipe.
//!
//! Pictures of key moments are kept in `target/tmp/browser/`. `SERAI_CHROMIUM` names another browser.
//! Barriers are looked for by axe-core, which `cargo xtask needs` fetches.

mod chrome;
mod click;
mod coach;
mod company;
mod contrast;
mod dice;
mod frame;
mod games;
mod hand;
mod house;
mod languages;
mod looks;
mod mended;
mod numbers;
mod offline;
mod page;
mod plain;
mod player;
mod rules;
mod site;
mod study;
mod tasks;
mod tutorial;
