//! Any game without a board of its own: what may be chosen, and the table in words.

use game::{Broken, say};
use maud::{Markup, html};

use crate::drawing::Drawing;
use crate::panel::{GAP, Panel, columns, inside, tray, wrap};

pub(crate) fn paint(drawing: &Drawing<'_>) -> Panel {
    columns(vec![parts(drawing)])
}

/// Why there is no board although the game has one, above what may be chosen.
pub(crate) fn excuse(drawing: &Drawing<'_>, broken: &Broken) -> Panel {
    let width = drawing.layout.width() - 2 * GAP;
    let words = drawing.say(say!("draw-broken", why = broken.to_string()));
    columns(vec![[sentence(&words, width)].into_iter().chain(parts(drawing)).collect()])
}

fn parts(drawing: &Drawing<'_>) -> Vec<Panel> {
    let width = drawing.layout.width() - 2 * GAP;
    let facts = lang::columns(drawing.speaker, &drawing.frame.text).into_iter().map(|column| {
        let lines: Vec<String> =
            column.lines.iter().flat_map(|line| wrapped(line, inside(width))).collect();
        Panel::framed(width, &column.heading, text("fact", &lines, inside(width)))
    });
    [choices(drawing, width)].into_iter().chain(facts).collect()
}

fn choices(drawing: &Drawing<'_>, width: i32) -> Panel {
    let ask = sentence(&drawing.speaker.say(&drawing.frame.ask), inside(width));
    let body = Panel::column(vec![ask, tray(drawing, inside(width))]);
    Panel::framed(width, title(drawing), body)
}

fn sentence(words: &str, width: i32) -> Panel {
    text("ask", &wrap(words, width, 16), width)
}

fn text(class: &str, lines: &[String], width: i32) -> Panel {
    let art = html! {
        @for (row, line) in lines.iter().enumerate() {
            text class=(class) y=(16 + row as i32 * 22) { (line) }
        }
    };
    Panel::new(width, lines.len() as i32 * 22, art)
}

/// A fact on as many lines as it needs; the rows of small tables and maps stay whole.
fn wrapped(line: &str, width: i32) -> Vec<String> {
    if line.contains("  ") { vec![line.to_owned()] } else { wrap(line, width, 14) }
}

fn title<'a>(drawing: &Drawing<'a>) -> &'a str {
    drawing.frame.game
}

pub(crate) fn defs() -> Markup {
    html! {
        pattern id="tiles" width="40" height="40" patternUnits="userSpaceOnUse" {
            path class="tile-line" d="M20 2L38 20L20 38L2 20zM8 8h24v24H8z" {}
        }
    }
}
