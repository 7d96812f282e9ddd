//! A table on the screen: panels, focus, scrolling, pointing. The same for playing and replaying;
//! what is shown comes as a [`Scene`].

use std::collections::HashMap;

use game::{Seat, say};
use lang::Speaker;
use ratatui::Frame as Canvas;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};
use table::{Frame, Waiting};

use crate::choices::Choices;
use crate::layout::{LEAST, Layout, Panel, Wishes, layout};
use crate::look::{bold, faint, seat_mark};
use crate::sheet::{Region, Sheet, wrap};

/// What is to be shown now.
#[derive(Debug)]
pub struct Scene<'a> {
    pub frame: &'a Frame,
    pub speaker: &'a Speaker,
    pub board: &'a Sheet,
    pub players: &'a [String],
    pub log: &'a [String],
    /// Below the choices: what the chosen one brings, or the result.
    pub details: &'a [String],
    pub details_title: String,
    /// Above the choices, or what stands in their place.
    pub list_title: String,
    pub title: String,
    pub status: String,
    /// One sentence about the last wish; else the keys are shown.
    pub notice: Option<&'a str>,
    pub keys: String,
    /// In place of the list of choices while there is none.
    pub instead: &'a [String],
}

/// How the person looks at it.
#[derive(Debug)]
pub struct Screen {
    pub choices: Choices,
    pub focus: Panel,
    tab: Panel,
    scroll: HashMap<Panel, usize>,
    /// The log stays at its end until somebody scrolls back.
    follow: bool,
    layout: Layout,
    /// Which choice each shown line of the list belongs to.
    listed: Vec<Option<usize>>,
    shown_spots: Vec<Region>,
}

/// What a click or key on the table means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    Nothing,
    /// The view changed.
    Looked,
    /// The chosen choice was pointed at again: do it.
    Confirmed,
}

impl Default for Screen {
    fn default() -> Self {
        Screen {
            choices: Choices::default(),
            focus: Panel::Choices,
            tab: Panel::Board,
            scroll: HashMap::new(),
            follow: true,
            layout: Layout::default(),
            listed: Vec::new(),
            shown_spots: Vec::new(),
        }
    }
}

impl Screen {
    /// New choices begin at the top; the board is looked at from where it was.
    pub fn set_choices(&mut self, choices: Choices) {
        self.choices = choices;
        self.scroll.remove(&Panel::Choices);
    }

    pub fn turn_focus(&mut self, by: usize) {
        self.focus = self.focus.next(by);
        if self.focus != Panel::Choices {
            self.tab = self.focus;
        }
    }

    pub fn show(&mut self, panel: Panel) {
        self.focus = panel;
        if panel != Panel::Choices {
            self.tab = panel;
        }
    }

    pub fn scroll(&mut self, panel: Panel, by: i32) {
        if panel == Panel::Log {
            self.follow = false;
        }
        let place = self.scroll.entry(panel).or_default();
        *place = place.saturating_add_signed(by as isize);
    }

    pub fn scroll_to_end(&mut self, panel: Panel) {
        self.scroll.insert(panel, usize::MAX / 2);
        self.follow |= panel == Panel::Log;
    }

    pub fn scroll_to_start(&mut self, panel: Panel) {
        self.follow &= panel != Panel::Log;
        self.scroll.insert(panel, 0);
    }

    /// Rows a page key moves.
    pub fn page(&self) -> i32 {
        let rows = self.area(self.focus).height.saturating_sub(3);
        i32::from(rows.max(1))
    }

    fn area(&self, panel: Panel) -> Rect {
        match panel {
            Panel::Choices => self.layout.choices,
            Panel::Board => self.layout.board,
            Panel::Players => self.layout.players,
            Panel::Log => self.layout.log,
        }
    }

    /// The panel at a place of the screen.
    pub fn panel_at(&self, at: Position) -> Option<Panel> {
        Panel::ALL.into_iter().find(|&panel| self.area(panel).contains(at))
    }

    pub fn click(&mut self, at: Position) -> Pointed {
        if self.layout.tabs.contains(at) {
            let third = self.layout.tabs.width / 3;
            let tab = usize::from(at.x / third.max(1)).min(2);
            self.show(Panel::TABS[tab]);
            return Pointed::Looked;
        }
        let spots = self.spots_where(|region| region.area.contains(at));
        if !spots.is_empty() {
            return if self.choices.point(&spots) { Pointed::Confirmed } else { Pointed::Looked };
        }
        let row = usize::from(at.y.saturating_sub(self.layout.choices.y + 1));
        match self.panel_at(at) {
            Some(Panel::Choices) => {
                self.focus = Panel::Choices;
                let Some(index) = self.listed.get(row).copied().flatten() else {
                    return Pointed::Looked;
                };
                if self.choices.chosen() == Some(index) {
                    return Pointed::Confirmed;
                }
                self.choices.choose(index);
                Pointed::Looked
            }
            Some(panel) => {
                self.show(panel);
                Pointed::Looked
            }
            None => Pointed::Nothing,
        }
    }

    fn spots_where(&self, wished: impl Fn(&Region) -> bool) -> Vec<String> {
        let there = self.shown_spots.iter().filter(|region| wished(region));
        there.map(|region| region.spot.clone()).collect()
    }

    /// The place on the board of what is chosen.
    fn here(&self) -> Option<Rect> {
        let spot = &self.choices.spots[self.choices.chosen()?];
        self.shown_spots.iter().find(|region| region.spot == *spot).map(|region| region.area)
    }

    /// The next choice at the same place of the board.
    pub fn point_again(&mut self) {
        if let Some(area) = self.here() {
            let spots = self.spots_where(|region| region.area == area);
            self.choices.point(&spots);
        }
    }

    /// Moves on the board to the nearest place in a direction; false if there is none.
    pub fn walk(&mut self, right: i32, down: i32) -> bool {
        // Letters are about twice as high as wide.
        let middle = |area: Rect| {
            (i32::from(area.x + area.width / 2), 2 * i32::from(area.y + area.height / 2))
        };
        let here = self.here();
        let (x, y) = here.map_or((0, 0), middle);
        let distance = |area: &Rect| {
            let (dx, dy) = (middle(*area).0 - x, middle(*area).1 - y);
            let (along, across) = (dx * right + dy * down, dx * down.abs() + dy * right.abs());
            (along > 0 || here.is_none()).then_some(along.abs() + 2 * across.abs())
        };
        let places = self.shown_spots.iter().map(|region| region.area);
        let others = places.filter(|&area| Some(area) != here);
        let nearest = others.filter(|area| distance(area).is_some()).min_by_key(distance);
        let Some(next) = nearest else {
            return false;
        };
        let spots = self.spots_where(|region| region.area == next);
        self.choices.point(&spots);
        true
    }

    pub fn draw(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let area = canvas.area();
        let ask = ask_lines(scene, area.width);
        let wishes = Wishes {
            board: (scene.board.width() as u16, scene.board.height() as u16),
            ask: ask.len() as u16,
            choices: self.choice_lines(area.width * 5 / 9).0.len() as u16,
            tab: self.tab,
        };
        canvas.render_widget(Clear, area);
        let Some(layout) = layout(area, wishes) else {
            draw_too_small(canvas, scene.speaker);
            self.layout = Layout::default();
            return;
        };
        self.layout = layout;
        draw_header(canvas, scene, layout.header);
        canvas.render_widget(Paragraph::new(ask), layout.ask);
        if layout.tabs.area() > 0 {
            self.draw_tabs(canvas, scene);
        }
        self.draw_board(canvas, scene);
        self.draw_choices(canvas, scene);
        let width = usize::from(layout.preview.width.saturating_sub(2));
        let details = wrapped(scene.details, width);
        let block = Block::bordered().title(format!(" {} ", scene.details_title));
        canvas.render_widget(Paragraph::new(details).block(block), layout.preview);
        self.draw_text(canvas, scene, Panel::Players, scene.players);
        self.draw_text(canvas, scene, Panel::Log, scene.log);
        let last = match scene.notice {
            Some(notice) => bold(notice.to_owned()),
            None => faint(scene.keys.clone()),
        };
        canvas.render_widget(Line::from(last), layout.keys);
    }

    fn block(&self, scene: &Scene<'_>, panel: Panel) -> Block<'static> {
        let title = format!(" {} ", panel_name(scene, panel));
        let block = Block::bordered();
        match self.focus == panel {
            true => block
                .border_style(Modifier::BOLD)
                .title(Span::styled(title, Modifier::BOLD | Modifier::REVERSED)),
            false => block.title(title),
        }
    }

    fn draw_tabs(&self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let area = self.layout.tabs;
        let third = area.width / 3;
        for (index, panel) in (0u16..).zip(Panel::TABS) {
            let width = usize::from(third);
            let name = format!("{:^width$}", panel_name(scene, panel));
            let style = match panel == self.tab {
                true => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
                false => Style::new(),
            };
            let place = Rect { x: area.x + index * third, width: third, ..area };
            canvas.render_widget(Line::styled(name, style), place);
        }
    }

    fn draw_board(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let area = self.layout.board;
        self.shown_spots.clear();
        if area.area() == 0 {
            return;
        }
        let block = self.block(scene, Panel::Board);
        let inner = block.inner(area);
        let chosen = self.choices.chosen().map(|index| self.choices.spots[index].clone());
        let region = scene.board.spots.iter().find(|r| Some(&r.spot) == chosen.as_ref());
        let rows = usize::from(inner.height);
        let mut top = self.scroll.get(&Panel::Board).copied().unwrap_or(0);
        if let Some(region) = region.filter(|_| self.focus != Panel::Board || !self.follow_hand()) {
            let (first, last) = (usize::from(region.area.y), usize::from(region.area.bottom()));
            top = top.min(first).max(last.saturating_sub(rows));
        }
        top = top.min(scene.board.height().saturating_sub(rows));
        self.scroll.insert(Panel::Board, top);
        let more = more_sign(top, rows, scene.board.height());
        let block = block.title_bottom(Line::from(more).right_aligned());
        let text = Paragraph::new(scene.board.lines.clone()).scroll((top as u16, 0)).block(block);
        canvas.render_widget(text, area);
        self.light_spots(canvas, scene, inner, top as u16, chosen.as_deref());
    }

    /// Whether the board is scrolled by hand rather than by what is chosen.
    fn follow_hand(&self) -> bool {
        self.choices.is_empty()
    }

    fn light_spots(
        &mut self,
        canvas: &mut Canvas<'_>,
        scene: &Scene<'_>,
        inner: Rect,
        top: u16,
        chosen: Option<&str>,
    ) {
        for region in &scene.board.spots {
            if !self.choices.spots.contains(&region.spot) || region.area.bottom() <= top {
                continue;
            }
            let y = region.area.y.max(top);
            let shown = Rect {
                x: inner.x + region.area.x,
                y: inner.y + y - top,
                width: region.area.width,
                height: region.area.bottom() - y,
            };
            let shown = shown.intersection(inner);
            if shown.area() == 0 {
                continue;
            }
            let style = match chosen == Some(region.spot.as_str()) {
                true => Modifier::BOLD | Modifier::REVERSED,
                false => Modifier::BOLD | Modifier::UNDERLINED,
            };
            canvas.buffer_mut().set_style(shown, Style::new().add_modifier(style));
            self.shown_spots.push(Region { spot: region.spot.clone(), area: shown });
        }
    }

    /// The wrapped list of choices, and which choice each line belongs to.
    fn choice_lines(&self, width: u16) -> (Vec<Line<'static>>, Vec<Option<usize>>) {
        let width = usize::from(width.saturating_sub(2));
        let digits = self.choices.len().to_string().len();
        let (mut lines, mut owners) = (Vec::new(), Vec::new());
        let chosen = self.choices.chosen();
        for index in self.choices.visible() {
            let mark = if chosen == Some(index) { '▸' } else { ' ' };
            let text = format!("{mark}{:>digits$}  {}", index + 1, self.choices.words[index]);
            let style = match chosen == Some(index) {
                true => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
                false => Style::new(),
            };
            for line in wrap(&text, width, digits + 3) {
                lines.push(Line::styled(format!("{line:<width$}"), style));
                owners.push(Some(index));
            }
        }
        (lines, owners)
    }

    fn draw_choices(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let area = self.layout.choices;
        let mut block = self.block(scene, Panel::Choices);
        if let Some(filter) = &self.choices.filter {
            let cursor = if self.choices.typing { "▏" } else { "" };
            block = block.title_bottom(bold(format!("/{filter}{cursor}")));
        }
        if self.choices.is_empty() {
            let width = usize::from(area.width.saturating_sub(2));
            let text = Paragraph::new(wrapped(scene.instead, width)).block(block);
            self.listed.clear();
            canvas.render_widget(text, area);
            return;
        }
        let (lines, owners) = self.choice_lines(area.width);
        let rows = usize::from(area.height.saturating_sub(2));
        let first = owners.iter().position(|owner| *owner == self.choices.chosen()).unwrap_or(0);
        let last = owners.iter().rposition(|owner| *owner == self.choices.chosen()).unwrap_or(0);
        let top = self.scroll.get(&Panel::Choices).copied().unwrap_or(0);
        let top = top.min(first).max((last + 1).saturating_sub(rows));
        self.scroll.insert(Panel::Choices, top);
        let more = more_sign(top, rows, lines.len());
        let block = block.title_bottom(Line::from(more).right_aligned());
        self.listed = owners.into_iter().skip(top).take(rows).collect();
        canvas.render_widget(Paragraph::new(lines).scroll((top as u16, 0)).block(block), area);
    }

    /// A panel of sentences.
    fn draw_text(
        &mut self,
        canvas: &mut Canvas<'_>,
        scene: &Scene<'_>,
        panel: Panel,
        text: &[String],
    ) {
        let area = self.area(panel);
        if area.area() == 0 {
            return;
        }
        let rows = usize::from(area.height.saturating_sub(2));
        // The log can be long; what is far above its end is wrapped only when looked at.
        let lines = wrapped(text, usize::from(area.width.saturating_sub(2)));
        let last = lines.len().saturating_sub(rows);
        let place = self.scroll.get(&panel).copied().unwrap_or(0).min(last);
        let following = panel == Panel::Log && self.follow;
        let top = if following { last } else { place };
        self.scroll.insert(panel, top);
        self.follow |= panel == Panel::Log && top == last;
        let more = more_sign(top, rows, lines.len());
        let block = self.block(scene, panel).title_bottom(Line::from(more).right_aligned());
        let shown: Vec<Line<'static>> = lines.into_iter().skip(top).take(rows).collect();
        canvas.render_widget(Paragraph::new(shown).block(block), area);
    }
}

/// Arrows that say where there is more.
fn more_sign(top: usize, rows: usize, all: usize) -> &'static str {
    match (top > 0, top + rows < all) {
        (true, true) => " ↑ ↓ ",
        (true, false) => " ↑ ",
        (false, true) => " ↓ ",
        (false, false) => "",
    }
}

pub fn wrapped(text: &[String], width: usize) -> Vec<Line<'static>> {
    text.iter().flat_map(|line| wrap(line, width, 2)).map(Line::from).collect()
}

fn panel_name(scene: &Scene<'_>, panel: Panel) -> String {
    scene.speaker.say(&match panel {
        Panel::Choices => return scene.list_title.clone(),
        Panel::Board => say!("house-board"),
        Panel::Players => say!("tui-panel-players"),
        Panel::Log => say!("tui-panel-log"),
    })
}

fn draw_header(canvas: &mut Canvas<'_>, scene: &Scene<'_>, area: Rect) {
    let status = Line::from(scene.status.clone()).right_aligned();
    canvas.buffer_mut().set_style(area, Style::new().add_modifier(Modifier::REVERSED));
    canvas.render_widget(Line::from(format!(" {} ", scene.title)), area);
    canvas.render_widget(status, area);
}

/// The question with the mark of who has to answer it.
fn ask_lines(scene: &Scene<'_>, width: u16) -> Vec<Line<'static>> {
    let sentence = scene.speaker.say(&scene.frame.ask);
    let who: Option<Seat> = match scene.frame.awaiting {
        Waiting::Decision(seat) => Some(seat),
        Waiting::Chance(_) | Waiting::Nobody => None,
    };
    let mut lines: Vec<Line<'static>> = wrap(&sentence, usize::from(width).saturating_sub(4), 0)
        .into_iter()
        .map(|line| Line::from(vec![Span::raw("   "), bold(line)]))
        .collect();
    if let Some(seat) = who {
        lines[0].spans[0] = seat_mark(seat);
        lines[0].spans.insert(1, Span::raw(" "));
    }
    lines
}

/// A page of its own instead of a table.
pub fn draw_page(canvas: &mut Canvas<'_>, title: &str, text: &[String]) {
    let area = canvas.area();
    canvas.render_widget(Clear, area);
    let title = Line::styled(format!(" {title} "), Modifier::BOLD);
    let mut lines = vec![Line::default(); usize::from(area.height) / 3];
    lines.extend(wrapped(text, usize::from(area.width).saturating_sub(12)));
    let text = Paragraph::new(lines).centered().block(Block::bordered().title(title));
    canvas.render_widget(text, area);
}

fn draw_too_small(canvas: &mut Canvas<'_>, speaker: &Speaker) {
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
