//! A record full screen: step, jump, play by itself, through anybody's eyes.

use std::time::{Duration, Instant};

use game::{Broken, Seat, Viewer, say};
use lang::{Language, Speaker};
use ratatui::Frame as Canvas;
use table::{AnyTable, Frame};

use crate::board;
use crate::chances::{Chances, graph};
use crate::input::Input;
use crate::layout::Panel;
use crate::log::Log;
use crate::page;
use crate::popup::Popup;
use crate::rules;
use crate::screen::{Scene, Screen};
use crate::sheet::Sheet;
use crate::speed::Speed;
use crate::tabletop::players;
use crate::terminal::{Flow, Show};

const LONG: Duration = Duration::from_secs(3600);

#[derive(Debug)]
pub struct Replay {
    table: Box<dyn AnyTable>,
    speaker: Speaker,
    viewer: Viewer,
    at: usize,
    /// Everybody's chance to win after each entry, where it was worked out.
    chances: Option<Chances>,
    screen: Screen,
    log: Log,
    frame: Frame,
    board: Sheet,
    players: Vec<String>,
    /// What the last step was.
    happened: Vec<String>,
    popup: Option<Popup>,
    speed: Speed,
    running: bool,
    next: Instant,
    /// The number being typed to jump to.
    jump: Option<String>,
    in_words: bool,
}

impl Replay {
    pub fn new(
        table: Box<dyn AnyTable>,
        language: Language,
        viewer: Viewer,
        chances: Option<Chances>,
    ) -> Result<Self, Broken> {
        let speaker = Speaker::new(language, table.names().to_vec());
        let frame = table.at(0)?.frame(viewer);
        let mut replay = Replay {
            table,
            speaker,
            viewer,
            at: 0,
            chances,
            screen: Screen::default(),
            log: Log::default(),
            frame,
            board: Sheet::new(),
            players: Vec::new(),
            happened: Vec::new(),
            popup: None,
            speed: Speed::default(),
            running: false,
            next: Instant::now(),
            jump: None,
            in_words: false,
        };
        replay.screen.show(Panel::Board);
        replay.refresh();
        Ok(replay)
    }

    fn refresh(&mut self) {
        let table = self.table.at(self.at).expect("a step of the record");
        self.frame = table.frame(self.viewer);
        let before = self.at.checked_sub(1).map(|before| (before, say!("tui-replay-now")));
        self.log.follow(table.as_ref(), &self.speaker, self.viewer, before);
        let draw = if self.in_words { board::text } else { board::board };
        self.board = draw(&self.frame, &self.speaker);
        self.players = players(&self.speaker, &self.frame);
        self.happened = self.happened();
    }

    fn happened(&self) -> Vec<String> {
        let told = self.at.checked_sub(1).and_then(|_| self.table.told(self.at, self.viewer));
        let phrases = told.iter().flat_map(|told| &told.phrases);
        phrases.map(|phrase| format!("› {}", self.speaker.say(phrase))).collect()
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.table.number());
        self.next = Instant::now() + self.speed.pause();
        self.running &= self.at < self.table.number();
        self.refresh();
    }

    fn step(&mut self, by: isize) {
        self.go(self.at.saturating_add_signed(by));
    }

    /// The next or previous entry that a player decided.
    fn decision(&mut self, forward: bool) {
        let decided = |number: &usize| {
            let told = self.table.told(*number, Viewer::Spectator);
            told.is_some_and(|told| told.seat.is_some())
        };
        let to = match forward {
            true => (self.at + 1..=self.table.number()).find(decided),
            false => (1..self.at).rev().find(decided),
        };
        self.go(to.unwrap_or(if forward { self.table.number() } else { 0 }));
    }

    /// The next pair of eyes: seats in order, then a spectator.
    fn next_viewer(&mut self) {
        let seats = self.table.names().len() as u8;
        let all: Vec<Viewer> = Viewer::all(seats).collect();
        let here = all.iter().position(|viewer| *viewer == self.viewer).unwrap_or(0);
        self.viewer = all[(here + 1) % all.len()];
        self.refresh();
    }

    fn letter(&mut self, letter: char) -> Flow {
        match letter {
            'q' => return Flow::Done,
            '0'..='9' => self.jump.get_or_insert_default().push(letter),
            'g' => self.jump = Some(String::new()),
            ' ' => {
                self.running = !self.running && self.at < self.table.number();
                self.next = Instant::now() + self.speed.pause();
            }
            'n' => self.decision(true),
            'b' => self.decision(false),
            's' => self.next_viewer(),
            '+' | '=' => self.speed = self.speed.faster(),
            '-' => self.speed = self.speed.slower(),
            't' => {
                self.in_words = !self.in_words;
                self.refresh();
            }
            'L' => {
                self.speaker.language = self.speaker.language.next();
                self.refresh();
            }
            'r' => self.popup = Some(rules::popup(&self.speaker, self.table.info(), None)),
            '?' => self.popup = Some(Popup::help(&self.speaker, say!("tui-help-replay"))),
            _ => return Flow::Rest,
        }
        Flow::Draw
    }

    fn key(&mut self, input: Input) -> Flow {
        let page = self.screen.page();
        match input {
            Input::Letter(letter) => return self.letter(letter),
            Input::Right => self.step(1),
            Input::Left => self.step(-1),
            Input::Home => self.go(0),
            Input::End => self.go(self.table.number()),
            Input::Enter => match self.jump.take().map(|text| text.parse()) {
                Some(Ok(number)) => self.go(number),
                Some(Err(_)) => {}
                None => self.step(1),
            },
            Input::Escape | Input::Backspace => self.jump = None,
            Input::Tab => self.screen.turn_focus(1),
            Input::BackTab => self.screen.turn_focus(Panel::ALL.len() - 1),
            Input::Up => self.screen.scroll(self.screen.focus, -1),
            Input::Down => self.screen.scroll(self.screen.focus, 1),
            Input::PageUp => self.screen.scroll(self.screen.focus, -page),
            Input::PageDown => self.screen.scroll(self.screen.focus, page),
            Input::Click(at) => {
                self.screen.click(at);
            }
            Input::Wheel(at, by) => match self.screen.panel_at(at) {
                Some(panel) => self.screen.scroll(panel, by),
                None => return Flow::Rest,
            },
            Input::Paste(_) => return Flow::Rest,
            Input::Break => return Flow::Done,
        }
        Flow::Draw
    }

    fn eyes(&self) -> String {
        self.speaker.say(&match self.viewer {
            Viewer::Seat(seat) => say!("tui-replay-eyes", seat = seat),
            Viewer::Spectator => say!("tui-replay-spectator"),
        })
    }

    /// The chances and, at the end, who won.
    fn side_lines(&self) -> Vec<String> {
        let mut lines = self.chance_lines();
        if let Some(standings) = &self.frame.scores {
            lines.push(String::new());
            lines.extend(page::result(&self.speaker, &self.frame, standings));
        }
        lines
    }

    /// The chances now, and how they went.
    fn chance_lines(&self) -> Vec<String> {
        let Some(chances) = &self.chances else {
            return vec![self.speaker.say(&say!("tui-replay-analyse"))];
        };
        let seats = self.table.names().len() as u8;
        let mut lines = Vec::new();
        for seat in Seat::all(seats) {
            let percent = (chances.at(self.at, seat) * 100.0).round() as u32;
            let name = self.speaker.name(seat);
            lines.push(self.speaker.say(&say!("tui-replay-chance", name = name, n = percent)));
            lines.push(format!("  {}", graph(chances, seat, self.at, 33)));
        }
        lines
    }
}

impl Show for Replay {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let beside = self.side_lines();
        let all = self.table.number();
        let step = say!("tui-replay-step", number = self.at, all = all);
        let speed = self.speaker.say(&self.speed.name());
        let run = if self.running { "▶ " } else { "" };
        let notice = self
            .jump
            .as_ref()
            .map(|text| self.speaker.say(&say!("tui-replay-jump", text = text.clone(), all = all)));
        let mut screen = std::mem::take(&mut self.screen);
        let scene = Scene {
            frame: &self.frame,
            speaker: &self.speaker,
            board: &self.board,
            players: &self.players,
            log: &self.log.lines,
            details: &self.happened,
            details_title: self.speaker.say(&say!("tui-replay-happened")),
            list_title: self.speaker.say(&say!("tui-panel-chances")),
            title: format!("{} · {}", self.table.info().title, self.eyes()),
            status: format!("{run}{} · {speed} ", self.speaker.say(&step)),
            notice: notice.as_deref(),
            keys: self.speaker.say(&say!("tui-keys-replay")),
            instead: &beside,
        };
        screen.draw(canvas, &scene);
        self.screen = screen;
        if let Some(popup) = &mut self.popup {
            popup.draw(canvas);
        }
    }

    fn input(&mut self, input: Input) -> Flow {
        if let Some(popup) = &mut self.popup {
            if !popup.input(&input) {
                self.popup = None;
            }
            return Flow::Draw;
        }
        self.key(input)
    }

    fn tick(&mut self) -> Flow {
        if !self.running || Instant::now() < self.next {
            return Flow::Rest;
        }
        self.step(1);
        Flow::Draw
    }

    fn rest(&self) -> Duration {
        match self.running {
            true => self.next.saturating_duration_since(Instant::now()),
            false => LONG,
        }
    }
}
