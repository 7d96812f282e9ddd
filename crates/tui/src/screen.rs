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

use crate::blank::draw_too_small;
use crate::choices::Choices;
use crate::layout::{Layout, Panel, Wishes, board_room, layout};
use crate::palette::{bold, faint, seat_mark};
use crate::sheet::{Region, Sheet, wrap};

/// What is to be shown now.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
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
pub(crate) struct Screen {
    pub choices: Choices,
    pub focus: Panel,
    tab: Panel,
    scroll: HashMap<Panel, usize>,
    /// The log stays at its end until somebody scrolls back.
    follow: bool,
    /// The choice the board and the details were last turned to.
    turned_to: Option<usize>,
    layout: Layout,
    /// Which choice each shown line of the list belongs to.
    listed: Vec<Option<usize>>,
    shown_spots: Vec<Region>,
}

/// What a click or key on the table means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointed {
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
            turned_to: None,
            layout: Layout::default(),
            listed: Vec::new(),
            shown_spots: Vec::new(),
        }
    }
}

impl Screen {
    /// New choices begin at the top; the board is looked at from where it was.
    pub(crate) fn set_choices(&mut self, choices: Choices) {
        self.choices = choices;
        self.turned_to = None;
        self.scroll.remove(&Panel::Choices);
    }

    pub(crate) fn turn_focus(&mut self, by: usize) {
        self.show(self.focus.next(by));
    }

    pub(crate) fn show(&mut self, panel: Panel) {
        self.focus = panel;
        if Panel::TABS.contains(&panel) {
            self.tab = panel;
        }
    }

    pub(crate) fn scroll(&mut self, panel: Panel, by: i32) {
        if panel == Panel::Log {
            self.follow = false;
        }
        let place = self.scroll.entry(panel).or_default();
        *place = place.saturating_add_signed(by as isize);
    }

    pub(crate) fn scroll_to_end(&mut self, panel: Panel) {
        self.scroll.insert(panel, usize::MAX / 2);
        self.follow |= panel == Panel::Log;
    }

    pub(crate) fn scroll_to_start(&mut self, panel: Panel) {
        self.follow &= panel != Panel::Log;
        self.scroll.insert(panel, 0);
    }

    /// Rows a page key moves.
    pub(crate) fn page(&self) -> i32 {
        let rows = self.area(self.focus).height.saturating_sub(3);
        i32::from(rows.max(1))
    }

    fn area(&self, panel: Panel) -> Rect {
        match panel {
            Panel::Choices => self.layout.choices,
            Panel::Details => self.layout.preview,
            Panel::Board => self.layout.board,
            Panel::Players => self.layout.players,
            Panel::Log => self.layout.log,
        }
    }

    /// The panel at a place of the screen.
    pub(crate) fn panel_at(&self, at: Position) -> Option<Panel> {
        Panel::ALL.into_iter().find(|&panel| self.area(panel).contains(at))
    }

    pub(crate) fn click(&mut self, at: Position) -> Pointed {
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
        let pieces = &self.choices.pieces[self.choices.chosen()?];
        self.shown_spots
            .iter()
            .find(|region| pieces.contains(&region.spot))
            .map(|region| region.area)
    }

    /// The next choice at the same place of the board.
    pub(crate) fn point_again(&mut self) {
        if let Some(area) = self.here() {
            let spots = self.spots_where(|region| region.area == area);
            self.choices.point(&spots);
        }
    }

    /// Moves on the board to the nearest place in a direction; false if there is none.
    pub(crate) fn walk(&mut self, right: i32, down: i32) -> bool {
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

    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let area = canvas.area();
        let board = scene.board.within(board_room(area));
        let header = header_lines(scene, area.width);
        let ask = ask_lines(scene, area.width);
        let keys = last_lines(scene, area.width);
        let wishes = Wishes {
            board: (board.width() as u16, board.height() as u16),
            header: header.len() as u16,
            ask: ask.len() as u16,
            choices: self.choice_lines(area.width * 5 / 9).0.len() as u16,
            keys: keys.len() as u16,
            tab: self.tab,
        };
        canvas.render_widget(Clear, area);
        let Some(layout) = layout(area, wishes) else {
            draw_too_small(canvas, scene.speaker);
            self.layout = Layout::default();
            return;
        };
        self.layout = layout;
        let reversed = Style::new().add_modifier(Modifier::REVERSED);
        canvas.render_widget(Paragraph::new(header).style(reversed), layout.header);
        canvas.render_widget(Paragraph::new(ask), layout.ask);
        if layout.tabs.area() > 0 {
            self.draw_tabs(canvas, scene);
        }
        let turn = self.turn_to_the_choice();
        self.draw_board(canvas, scene, &board, turn);
        match self.choices.is_empty() {
            true => {
                self.listed.clear();
                self.draw_text(canvas, scene, Panel::Choices, scene.instead);
            }
            false => self.draw_choices(canvas, scene),
        }
        self.draw_text(canvas, scene, Panel::Details, scene.details);
        self.draw_text(canvas, scene, Panel::Players, scene.players);
        self.draw_text(canvas, scene, Panel::Log, scene.log);
        canvas.render_widget(Paragraph::new(keys), layout.keys);
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

    /// Whether another choice is chosen than last time; what was scrolled by hand stays otherwise.
    fn turn_to_the_choice(&mut self) -> bool {
        let before = std::mem::replace(&mut self.turned_to, self.choices.chosen());
        let other = self.turned_to.is_some() && before != self.turned_to;
        if other {
            self.scroll.remove(&Panel::Details);
        }
        other
    }

    fn draw_board(
        &mut self,
        canvas: &mut Canvas<'_>,
        scene: &Scene<'_>,
        board: &Sheet,
        turn: bool,
    ) {
        let area = self.layout.board;
        self.shown_spots.clear();
        if area.area() == 0 {
            return;
        }
        let block = self.block(scene, Panel::Board);
        let inner = block.inner(area);
        let chosen = self.choices.chosen().map(|index| self.choices.pieces[index].clone());
        let chosen = chosen.unwrap_or_default();
        let region = board.spots.iter().find(|region| chosen.contains(&region.spot));
        let rows = usize::from(inner.height);
        let mut top = self.scroll.get(&Panel::Board).copied().unwrap_or(0);
        if let Some(region) = region.filter(|_| turn) {
            let (first, last) = (usize::from(region.area.y), usize::from(region.area.bottom()));
            top = top.min(first).max(last.saturating_sub(rows));
        }
        top = top.min(board.height().saturating_sub(rows));
        self.scroll.insert(Panel::Board, top);
        let more = more_sign(top, rows, board.height());
        let block = block.title_bottom(Line::from(more).right_aligned());
        let text = Paragraph::new(board.lines.clone()).scroll((top as u16, 0)).block(block);
        canvas.render_widget(text, area);
        self.light_spots(canvas, board, inner, top as u16, &chosen);
    }

    fn light_spots(
        &mut self,
        canvas: &mut Canvas<'_>,
        board: &Sheet,
        inner: Rect,
        top: u16,
        chosen: &[String],
    ) {
        for region in &board.spots {
            if !self.choices.touch(&region.spot) || region.area.bottom() <= top {
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
            let style = match chosen.contains(&region.spot) {
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

pub(crate) fn wrapped(text: &[String], width: usize) -> Vec<Line<'static>> {
    text.iter().flat_map(|line| wrap(line, width, 2)).map(Line::from).collect()
}

fn panel_name(scene: &Scene<'_>, panel: Panel) -> String {
    scene.speaker.say(&match panel {
        Panel::Choices => return scene.list_title.clone(),
        Panel::Details => return scene.details_title.clone(),
        Panel::Board => say!("house-board"),
        Panel::Players => say!("tui-panel-players"),
        Panel::Log => say!("tui-panel-log"),
    })
}

/// The title and what stands beside it, or below it where both are long.
fn header_lines(scene: &Scene<'_>, width: u16) -> Vec<Line<'static>> {
    let title = Line::from(format!(" {} ", scene.title));
    let status = Line::from(scene.status.clone()).right_aligned();
    match usize::from(width).checked_sub(title.width() + status.width()) {
        None => vec![title, status],
        Some(gap) => vec![Line::from(format!(" {} {:gap$}{}", scene.title, "", scene.status))],
    }
}

/// The question with the mark of who has to answer it.
fn ask_lines(scene: &Scene<'_>, width: u16) -> Vec<Line<'static>> {
    let sentence = crate::page::asked(scene.speaker, scene.frame);
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

/// A notice, or else the keys.
fn last_lines(scene: &Scene<'_>, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width);
    match scene.notice {
        Some(notice) => wrap(notice, width, 0).into_iter().map(|line| bold(line).into()).collect(),
        None => wrap(&scene.keys, width, 0).into_iter().map(|line| faint(line).into()).collect(),
    }
}
