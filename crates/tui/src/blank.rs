//! A screen without a table on it: one page of words.

use game::say;
use lang::Speaker;
use ratatui::Frame as Canvas;
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::layout::LEAST;
use crate::screen::wrapped;

/// A page of its own instead of a table.
pub(crate) fn draw_page(canvas: &mut Canvas<'_>, title: &str, text: &[String]) {
    let area = canvas.area();
    canvas.render_widget(Clear, area);
    let title = Line::styled(format!(" {title} "), Modifier::BOLD);
    let mut lines = vec![Line::default(); usize::from(area.height) / 3];
    lines.extend(wrapped(text, usize::from(area.width).saturating_sub(12)));
    let text = Paragraph::new(lines).centered().block(Block::bordered().title(title));
    canvas.render_widget(text, area);
}

/// What a terminal without room for a table says.
pub(crate) fn draw_too_small(canvas: &mut Canvas<'_>, speaker: &Speaker) {
    let area = canvas.area();
    let phrase = say!(
        "tui-too-small",
        width = area.width,
        height = area.height,
        least_width = LEAST.0,
        least_height = LEAST.1
    );
    let lines = wrapped(&[speaker.say(&phrase)], usize::from(area.width));
    canvas.render_widget(Paragraph::new(lines), area);
}
