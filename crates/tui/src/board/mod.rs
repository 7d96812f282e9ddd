//! The boards: a frame's view drawn as a [`Sheet`], one file for each game. A game without a
//! drawing of its own is shown as its text table.

mod istanbul;
mod osaka;
mod tabriz;
mod tabriz_rival;
mod yspahan;

use lang::Speaker;
use serde::de::DeserializeOwned;
use table::Frame;

use crate::sheet::Sheet;

/// The board of a frame.
pub fn board(frame: &Frame, speaker: &Speaker) -> Sheet {
    match frame.game {
        "istanbul" => istanbul::board(&view(frame), speaker, &frame.text.board),
        "osaka" => osaka::board(&view(frame), speaker),
        "tabriz" => tabriz::board(&view(frame), speaker, &frame.text.others),
        "yspahan" => yspahan::board(&view(frame), speaker),
        _ => text(frame, speaker),
    }
}

/// A frame holds its own game's view.
fn view<V: Clone + DeserializeOwned + 'static>(frame: &Frame) -> V {
    frame.view.read::<V>().expect("the view of this frame's game").into_owned()
}

/// The board in words.
pub fn text(frame: &Frame, speaker: &Speaker) -> Sheet {
    let mut sheet = Sheet::new();
    lang::lines(speaker, &frame.text.board).into_iter().for_each(|line| sheet.line(line));
    sheet
}

/// The rules behind a spot, by id.
pub fn rules(game: &str, place: &str) -> &'static [&'static str] {
    match game {
        "istanbul" => istanbul::rules(place),
        "osaka" => osaka::rules(place),
        "tabriz" => tabriz::rules(place),
        "yspahan" => yspahan::rules(place),
        _ => &[],
    }
}
