//! Any game, before its own board is drawn: what may be chosen, framed.

use maud::{Markup, html};

use crate::desk::Desk;
use crate::panel::{GAP, Panel, columns, inside, tray, wrap};

pub(crate) fn paint(desk: &Desk<'_>) -> Panel {
    let width = desk.layout.width() - 2 * GAP;
    let lines = wrap(&desk.speaker.say(&desk.frame.ask), inside(width), 16);
    let ask = html! {
        @for (row, line) in lines.iter().enumerate() {
            text class="ask" y=(16 + row as i32 * 22) { (line) }
        }
    };
    let ask = Panel::new(inside(width), lines.len() as i32 * 22, ask);
    let body = Panel::column(vec![ask, tray(desk, inside(width))]);
    columns(vec![vec![Panel::framed(width, title(desk), body)]])
}

fn title<'a>(desk: &Desk<'a>) -> &'a str {
    desk.frame.game
}

pub(crate) fn defs() -> Markup {
    html! {
        pattern id="tiles" width="40" height="40" patternUnits="userSpaceOnUse" {
            path class="tile-line" d="M20 2L38 20L20 38L2 20zM8 8h24v24H8z" {}
        }
    }
}
