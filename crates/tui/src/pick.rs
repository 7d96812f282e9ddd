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
use crate::palette::faint;
use crate::sheet::wrap;
use crate::terminal::{Flow, Show};

#[derive(Debug)]
pub struct Pick {
    title: String,
    lines: Vec<String>,
    keys: String,
    cursor: usize,
    top: usize,
    rows: Rect,
    /// Which line of the list each shown row belongs to.
    listed: Vec<usize>,
    chosen: Option<usize>,
}

impl Pick {
    pub fn new(title: String, lines: Vec<String>, speaker: &Speaker) -> Self {
        let keys = speaker.say(&say!("tui-keys-pick"));
        Pick {
            title,
            lines,
            keys,
            cursor: 0,
            top: 0,
            rows: Rect::default(),
            listed: Vec::new(),
            chosen: None,
        }
    }

    /// The picked line, once the screen is done.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// The wrapped list, and which line each row belongs to.
    fn list(&self) -> Vec<(Line<'static>, usize)> {
        let style = |index| match index == self.cursor {
            true => Style::new().add_modifier(Modifier::REVERSED),
            false => Style::new(),
        };
        let width = usize::from(self.rows.width);
        let rows = |(index, line): (usize, &String)| {
            let text = wrap(&format!(" {:>2}  {line} ", index + 1), width, 5);
            text.into_iter().map(move |row| (Line::styled(row, style(index)), index))
        };
        self.lines.iter().enumerate().flat_map(rows).collect()
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
        let (lines, owners): (Vec<Line<'_>>, Vec<usize>) = self.list().into_iter().unzip();
        let first = owners.iter().position(|owner| *owner == self.cursor).unwrap_or(0);
        let last = owners.iter().rposition(|owner| *owner == self.cursor).unwrap_or(0);
        self.top = self.top.min(first).max((last + 1).saturating_sub(rows));
        let lines: Vec<Line<'_>> = lines.into_iter().skip(self.top).take(rows).collect();
        self.listed = owners.into_iter().skip(self.top).take(rows).collect();
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
                let Some(&line) = self.listed.get(usize::from(at.y - self.rows.y)) else {
                    return Flow::Rest;
                };
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
