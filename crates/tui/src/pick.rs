//! A list to pick one line from.

use std::time::Duration;

use game::say;
use lang::Speaker;
use ratatui::Frame as Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::input::Input;
use crate::look::faint;
use crate::terminal::{Flow, Show};

#[derive(Debug)]
pub struct Pick {
    title: String,
    lines: Vec<String>,
    keys: String,
    cursor: usize,
    top: usize,
    rows: Rect,
    chosen: Option<usize>,
}

impl Pick {
    pub fn new(title: String, lines: Vec<String>, speaker: &Speaker) -> Self {
        let keys = speaker.say(&say!("tui-keys-pick"));
        Pick { title, lines, keys, cursor: 0, top: 0, rows: Rect::default(), chosen: None }
    }

    /// The picked line, once the screen is done.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    fn step(&mut self, by: isize) -> Flow {
        self.cursor = self.cursor.saturating_add_signed(by).min(self.lines.len() - 1);
        Flow::Draw
    }
}

impl Show for Pick {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.render_widget(Clear, area);
        let block = Block::bordered().title(format!(" {} ", self.title));
        let list = Rect { height: area.height.saturating_sub(1), ..area };
        self.rows = block.inner(list);
        let rows = usize::from(self.rows.height);
        self.top = self.top.min(self.cursor).max((self.cursor + 1).saturating_sub(rows));
        let lines: Vec<Line<'_>> = (self.top..self.lines.len())
            .take(rows)
            .map(|index| {
                let text = format!(" {:>2}  {} ", index + 1, self.lines[index]);
                match index == self.cursor {
                    true => Line::styled(text, Style::new().add_modifier(Modifier::REVERSED)),
                    false => Line::from(text),
                }
            })
            .collect();
        canvas.render_widget(Paragraph::new(lines).block(block), list);
        let keys = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
        canvas.render_widget(Line::from(faint(self.keys.clone())), keys);
    }

    fn input(&mut self, input: Input) -> Flow {
        match input {
            Input::Up | Input::Letter('k') => self.step(-1),
            Input::Down | Input::Letter('j') => self.step(1),
            Input::Wheel(_, by) => self.step(by.signum() as isize),
            Input::Enter => {
                self.chosen = Some(self.cursor);
                Flow::Done
            }
            Input::Click(at) if self.rows.contains(at) => {
                let line = self.top + usize::from(at.y - self.rows.y);
                if line == self.cursor {
                    self.chosen = Some(line);
                    return Flow::Done;
                }
                self.step(line as isize - self.cursor as isize)
            }
            Input::Letter('q') | Input::Escape | Input::Break => Flow::Done,
            _ => Flow::Rest,
        }
    }

    fn tick(&mut self) -> Flow {
        Flow::Rest
    }

    fn rest(&self) -> Duration {
        Duration::from_secs(3600)
    }
}
