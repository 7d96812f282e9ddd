//! The boards: a frame's view drawn as a [`Sheet`], one file for each game. A game without a
//! drawing of its own is shown as its text table.

mod istanbul;
mod osaka;
mod tabriz;
mod tabriz_rival;
mod yspahan;

use lang::Speaker;
use serde_json::Value;
use table::Frame;

use crate::sheet::Sheet;

/// The board of a frame.
pub fn board(frame: &Frame, speaker: &Speaker) -> Sheet {
    let drawn = match frame.game {
        "istanbul" => {
            read(&frame.view).map(|view| istanbul::board(&view, speaker, &frame.text.board))
        }
        "osaka" => read(&frame.view).map(|view| osaka::board(&view, speaker)),
        "tabriz" => read(&frame.view).map(|view| tabriz::board(&view, speaker, &frame.text.others)),
        "yspahan" => read(&frame.view).map(|view| yspahan::board(&view, speaker)),
        _ => None,
    };
    drawn.unwrap_or_else(|| text(frame, speaker))
}

fn read<V: serde::de::DeserializeOwned>(view: &Value) -> Option<V> {
    serde_json::from_value(view.clone()).ok()
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
