//! The boards: a frame's view drawn as a [`Sheet`], one file for each game. A game without a
//! drawing of its own is shown as its text table.

use game::{Broken, say};
use lang::Speaker;
use serde::de::DeserializeOwned;
use table::Frame;

use crate::sheet::Sheet;

mod tabriz_rival;

/// A line for each game with a board: its file here, named by the game's key.
macro_rules! boards {
    ($($game:ident),* $(,)?) => {
        $(mod $game;)*

        /// Every game that has a board of its own, by key.
        pub const BOARDS: &[&str] = &[$(stringify!($game)),*];

        /// The board of a frame.
        pub fn board(frame: &Frame, speaker: &Speaker) -> Sheet {
            match frame.game {
                $(stringify!($game) => match read(frame) {
                    Ok(view) => $game::board(&view, speaker, &frame.text),
                    Err(broken) => excuse(frame, speaker, &broken),
                },)*
                _ => text(frame, speaker),
            }
        }

        /// The rules behind a spot, by id.
        pub fn rules(game: &str, place: &str) -> &'static [&'static str] {
            match game {
                $(stringify!($game) => $game::rules(place),)*
                _ => &[],
            }
        }
    };
}

boards![istanbul, osaka, tabriz, yspahan];

fn read<V: Clone + DeserializeOwned + 'static>(frame: &Frame) -> Result<V, Broken> {
    frame.view.read::<V>().map(std::borrow::Cow::into_owned)
}

/// Why there is no board although the game has one, above the board in words.
fn excuse(frame: &Frame, speaker: &Speaker, broken: &Broken) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.line(speaker.say(&say!("draw-broken", why = broken.to_string())));
    sheet.below(text(frame, speaker));
    sheet
}

/// The board in words.
pub fn text(frame: &Frame, speaker: &Speaker) -> Sheet {
    let mut sheet = Sheet::new();
    lang::lines(speaker, &frame.text.board).into_iter().for_each(|line| sheet.line(line));
    sheet
}
