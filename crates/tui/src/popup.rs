//! A page over the table: keys, rules, a hint. Scrolls; any closing key closes it.

use game::{Phrase, say};
use lang::Speaker;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::input::Input;
use crate::screen::wrapped;

#[derive(Clone, Debug)]
pub(crate) struct Popup {
    title: String,
    text: Vec<String>,
    top: usize,
    rows: usize,
}

impl Popup {
    pub(crate) fn new(title: String, text: Vec<String>) -> Self {
        Popup { title, text, top: 0, rows: 1 }
    }

    /// A list of keys.
    pub(crate) fn help(speaker: &Speaker, keys: Phrase) -> Self {
        let text = speaker.say(&keys).lines().map(str::to_owned).collect();
        Popup::new(speaker.say(&say!("tui-help")), text)
    }

    /// False once it is closed.
    pub(crate) fn input(&mut self, input: &Input) -> bool {
        let page = self.rows.saturating_sub(1).max(1) as isize;
        let by = match input {
            Input::Up | Input::Letter('k') => -1,
            Input::Down | Input::Letter('j') => 1,
            Input::PageUp => -page,
            Input::PageDown | Input::Letter(' ') => page,
            Input::Home => isize::MIN,
            Input::End => isize::MAX / 2,
            Input::Wheel(_, by) => *by as isize,
            Input::Paste(_) => 0,
            _ => return false,
        };
        self.top = self.top.saturating_add_signed(by);
        true
    }

    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let all = canvas.area();
        let width = all.width.saturating_sub(8).min(92);
        let lines = wrapped(&self.text, usize::from(width.saturating_sub(4)));
        let height = (lines.len() as u16 + 2).min(all.height.saturating_sub(2));
        let (x, y) = ((all.width - width) / 2, (all.height - height) / 2);
        let area = Rect::new(all.x + x, all.y + y, width, height);
        self.rows = usize::from(height.saturating_sub(2));
        self.top = self.top.min(lines.len().saturating_sub(self.rows));
        let more = if self.top + self.rows < lines.len() { " ↓ " } else { "" };
        let title = Span::styled(format!(" {} ", self.title), Modifier::BOLD | Modifier::REVERSED);
        let block = Block::bordered()
            .title(title)
            .title_bottom(Line::from(more).right_aligned())
            .title_bottom(" Esc ");
        let inner = block.inner(area);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        canvas.render_widget(Clear, area);
        canvas.render_widget(block, area);
        canvas.render_widget(Paragraph::new(lines).scroll((self.top as u16, 0)), inner);
    }
}
