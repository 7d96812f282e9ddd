//! Parts of a board and how they are arranged: frames with a pointed cartouche, columns, rows that
//! wrap, buttons, and lines of text that fit.

use game::Spot;
use maud::{Markup, html};

use crate::drawing::{Drawing, Halo};

/// Something drawn from its own corner, with its size.
pub(crate) struct Panel {
    pub width: i32,
    pub height: i32,
    pub art: Markup,
}

/// Space around and between panels.
pub(crate) const GAP: i32 = 12;
/// Where the inside of a framed panel begins.
pub(crate) const TOP: i32 = 40;
const EDGE: i32 = 12;

impl Panel {
    pub(crate) fn new(width: i32, height: i32, art: Markup) -> Panel {
        Panel { width, height, art }
    }

    /// Frames something with a title. The inside of a frame of this width is [`inside`] wide.
    pub(crate) fn framed(width: i32, title: &str, body: Panel) -> Panel {
        Panel::framed_with(width, title, html! {}, body)
    }

    /// The same, with something more in the title line.
    pub(crate) fn framed_with(width: i32, title: &str, beside: Markup, body: Panel) -> Panel {
        let height = TOP + body.height + EDGE;
        let room = width - 56;
        let plate = text_width(title, 14).min(room) + 36;
        Panel::new(
            width,
            height,
            html! {
                rect class="panel" width=(width) height=(height) rx="9" {}
                rect class="hairline" x="4" y="4" width=(width - 8) height=(height - 8) rx="6" {}
                path class="plate" d=(cartouche(10, 8, plate, 26)) {}
                (squeezed("heading", (10 + plate / 2, 26), title, room, 14))
                (beside)
                (at(EDGE, TOP, body.art))
            },
        )
    }

    /// At least so high, so that what stands below does not move.
    pub(crate) fn at_least(self, height: i32) -> Panel {
        Panel { height: self.height.max(height), ..self }
    }

    /// Below one another.
    pub(crate) fn column(parts: Vec<Panel>) -> Panel {
        let width = parts.iter().map(|part| part.width).max().unwrap_or(0);
        let mut y = 0;
        let mut art = Vec::new();
        for part in parts.into_iter().filter(|part| part.height > 0) {
            art.push(at(0, y, part.art));
            y += part.height + GAP;
        }
        Panel::new(width, (y - GAP).max(0), html! { @for part in art { (part) } })
    }

    /// Beside one another, wrapped at this width; each row is as high as its highest part.
    pub(crate) fn flow(width: i32, gap: i32, parts: Vec<Panel>) -> Panel {
        let (mut x, mut y, mut row) = (0, 0, 0);
        let mut art = Vec::new();
        for part in parts {
            if x > 0 && x + part.width > width {
                (x, y, row) = (0, y + row + gap, 0);
            }
            art.push(at(x, y, part.art));
            x += part.width + gap;
            row = row.max(part.height);
        }
        Panel::new(width, y + row, html! { @for part in art { (part) } })
    }
}

/// How wide the inside of a framed panel is.
pub(crate) const fn inside(width: i32) -> i32 {
    width - 2 * EDGE
}

/// Columns of panels side by side on the board, with a margin around.
pub(crate) fn columns(columns: Vec<Vec<Panel>>) -> Panel {
    let (mut x, mut height) = (GAP, 0);
    let mut art = Vec::new();
    for column in columns {
        let column = Panel::column(column);
        height = height.max(column.height);
        art.push(at(x, GAP, column.art));
        x += column.width + GAP;
    }
    Panel::new(x, height + 2 * GAP, html! { @for part in art { (part) } })
}

pub(crate) fn at(x: i32, y: i32, art: Markup) -> Markup {
    if (x, y) == (0, 0) {
        return art;
    }
    html! { g transform={ "translate(" (x) " " (y) ")" } { (art) } }
}

/// A plate whose ends are pointed arches.
pub(crate) fn cartouche(x: i32, y: i32, width: i32, height: i32) -> String {
    let (half, end) = (height / 2, width - 12);
    format!(
        "M{} {y}h{}q2 {half} 12 {half}q-10 0 -12 {half}h-{}q-2 -{half} -12 -{half}q10 0 12 -{half}z",
        x + 12,
        end - 12,
        end - 12
    )
}

/// A choice as a button of this width, with its words on as many lines as they need.
fn button(drawing: &Drawing<'_>, spot: Spot, width: i32) -> Panel {
    let lines = wrap(&drawing.words(spot), width - 28, 14);
    let height = (lines.len() as i32 * 18 + 14).max(44);
    let first = (height - lines.len() as i32 * 18) / 2 + 14;
    let art = html! {
        rect class="button" width=(width) height=(height) rx="8" {}
        @for (row, line) in lines.iter().enumerate() {
            text class="words" x="14" y=(first + row as i32 * 18) { (line) }
        }
    };
    let place = drawing.speaker.say(&drawing.frame.ask);
    Panel::new(width, height, drawing.spot(spot, (0, 0), Halo::Box(width, height), &place, art))
}

/// Buttons for every open spot that is not on the board; empty where there is none.
pub(crate) fn tray(drawing: &Drawing<'_>, width: i32) -> Panel {
    let forgotten = drawing.forgotten();
    let each = if width > 560 && forgotten.len() > 1 { (width - GAP) / 2 } else { width };
    let buttons = forgotten.iter().map(|&spot| button(drawing, spot, each));
    let buttons = Panel::flow(width, GAP, buttons.collect());
    Panel { art: html! { g class="tray" { (buttons.art) } }, ..buttons }
}

/// How wide a text is at most, in a wide typeface.
pub(crate) fn text_width(text: &str, size: i32) -> i32 {
    let tenths: i32 = text
        .chars()
        .map(|letter| match letter {
            'i' | 'j' | 'l' | '.' | ',' | ':' | '\'' | ' ' | '!' | '|' => 4,
            'm' | 'w' | 'M' | 'W' | '…' => 10,
            letter if letter.is_uppercase() => 8,
            _ => 7,
        })
        .sum();
    tenths * size / 10
}

/// The text, or its beginning with an ellipsis, so that it fits.
pub(crate) fn fit(text: &str, width: i32, size: i32) -> String {
    if text_width(text, size) <= width {
        return text.to_owned();
    }
    let mut short: String = text.to_owned();
    while !short.is_empty() && text_width(&short, size) + size > width {
        short.pop();
    }
    format!("{}…", short.trim_end())
}

/// So much narrower, in fifths, a line of text may be drawn.
const SQUEEZED: i32 = 9;

/// Whether a line of text can be drawn so narrow that nothing of it is cut.
pub(crate) fn is_squeezable(text: &str, width: i32, size: i32) -> bool {
    text_width(text, size) <= width * SQUEEZED / 5
}

/// A centred line of text that is drawn narrower, and shortened if that is not enough.
pub(crate) fn squeezed(
    class: &str,
    (x, y): (i32, i32),
    text: &str,
    width: i32,
    size: i32,
) -> Markup {
    let text = fit(text, width * SQUEEZED / 5, size);
    let length = (text_width(&text, size) > width).then_some(width);
    html! {
        text class=(class) x=(x) y=(y) textLength=[length]
            lengthAdjust=[length.map(|_| "spacingAndGlyphs")] { (text) }
    }
}

/// The text on lines of this width, broken between words.
pub(crate) fn wrap(text: &str, width: i32, size: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if text_width(line, size) + text_width(word, size) + 4 <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
