//! Single pieces for texts about a game: the same drawings as on its board.

use lang::Speaker;
use maud::{Markup, html};

use crate::art;

/// A piece by the name of its drawing, this large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    pub symbol: &'static str,
    /// What gives it its colour, where the drawing alone does not.
    pub class: &'static str,
    pub width: i32,
    pub height: i32,
}

/// A piece whose drawing has its colours.
pub const fn piece(symbol: &'static str) -> Figure {
    coloured(symbol, "")
}

/// A piece that gets its colour from a class.
pub const fn coloured(symbol: &'static str, class: &'static str) -> Figure {
    Figure { symbol, class, width: 40, height: 40 }
}

/// A card, upright.
pub const fn card(symbol: &'static str) -> Figure {
    Figure { symbol, class: "", width: 40, height: 57 }
}

/// The drawings that a game's figures refer to: once on a page that shows some, unseen.
pub fn defs(game: &str, speaker: &Speaker) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "board figures " (game) }
            width="0" height="0" aria-hidden="true" { defs { (art::defs(speaker)) (crate::defs(game, speaker)) } }
    }
}

/// A figure for people who see; the text beside it says the same.
pub fn draw(game: &str, figure: &Figure) -> Markup {
    let Figure { symbol, class, width, height } = *figure;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "board figure " (game) }
            width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) }
            aria-hidden="true" {
            use class=(class) href={ "#" (symbol) } width=(width) height=(height) {}
        }
    }
}
