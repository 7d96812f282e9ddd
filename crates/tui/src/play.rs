//! The full-screen match: shows the table, listens, lets bots move one after another.

use std::time::{Duration, Instant};

use bots::Advice;
use game::{Viewer, say};
use lang::{Language, Speaker};
use ratatui::Frame as Canvas;
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use table::{Frame, Refused};

use crate::board;
use crate::choices::Choices;
use crate::evening::{Evening, Turn};
use crate::hint;
use crate::input::Input;
use crate::layout::Panel;
use crate::log::Log;
use crate::mover::Move;
use crate::page;
use crate::popup::Popup;
use crate::preview::preview;
use crate::rules;
use crate::screen::{Pointed, Scene, Screen, wrapped};
use crate::sheet::Sheet;
use crate::speed::Speed;
use crate::terminal::{Flow, Show};
use crate::worker::Worker;

/// While a bot thinks, its answer is looked for this often.
const GLANCE: Duration = Duration::from_millis(5);
const LONG: Duration = Duration::from_secs(3600);

#[derive(Debug)]
pub struct Play {
    evening: Evening,
    speaker: Speaker,
    screen: Screen,
    shown: Shown,
    log: Log,
    popup: Option<Popup>,
    notice: Option<String>,
    speed: Speed,
    paused: bool,
    /// When the next move may be shown.
    next: Instant,
    bot: Option<Worker<Move>>,
    hint: Option<Worker<Vec<Advice>>>,
    /// Somebody wants to leave a match that is not written down.
    leaving: bool,
    /// The board as words instead of a drawing.
    in_words: bool,
}

/// What is worked out once for each position rather than for each drawing.
#[derive(Debug)]
struct Shown {
    frame: Frame,
    board: Sheet,
    players: Vec<String>,
    /// The choice the details are about, and the details.
    details: (Option<usize>, Vec<String>),
    result: Vec<String>,
}

impl Play {
    pub fn new(evening: Evening, language: Language, speed: Speed) -> Self {
        let speaker = Speaker::new(language, evening.table.names().to_vec());
        let frame = evening.table.frame(evening.viewer(), evening.table.number());
        let mut play = Play {
            shown: Shown {
                frame,
                board: Sheet::new(),
                players: Vec::new(),
                details: (None, Vec::new()),
                result: Vec::new(),
            },
            evening,
            speaker,
            screen: Screen::default(),
            log: Log::default(),
            popup: None,
            notice: None,
            speed,
            paused: false,
            next: Instant::now(),
            bot: None,
            hint: None,
            leaving: false,
            in_words: false,
        };
        play.keep();
        play.refresh();
        play
    }

    pub fn evening(&self) -> &Evening {
        &self.evening
    }

    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// Looks at the table anew: after a step, another viewer, another language.
    fn refresh(&mut self) {
        let viewer = self.evening.viewer();
        let table = self.evening.table.as_ref();
        let frame = table.frame(viewer, table.number());
        let news = match viewer {
            Viewer::Seat(seat) => Some(self.evening.told_to(seat)),
            Viewer::Spectator => None,
        };
        self.log.follow(table, &self.speaker, viewer, news);
        let words = frame.choices.iter().map(|choice| self.speaker.say(&choice.phrase)).collect();
        self.screen.set_choices(Choices::new(&frame.choices, words));
        self.shown.result = match &frame.scores {
            Some(standings) => self.result(&frame, standings),
            None => Vec::new(),
        };
        self.shown.players = players(&self.speaker, &frame);
        self.shown.details = (None, Vec::new());
        self.shown.frame = frame;
        self.draw_board();
    }

    fn draw_board(&mut self) {
        let draw = if self.in_words { board::text } else { board::board };
        self.shown.board = draw(&self.shown.frame, &self.speaker);
    }

    fn result(&self, frame: &Frame, standings: &game::Standings) -> Vec<String> {
        let mut lines = page::result(&self.speaker, frame, standings);
        if let Some(secret) = self.evening.table.record().secret {
            lines.push(String::new());
            lines.push(self.speaker.say(&say!("play-secret", secret = table::hex(&secret))));
        }
        lines
    }

    /// A disk that is full does not end the match; it is tried again at the next step.
    fn keep(&mut self) {
        if let Err(problem) = self.evening.keep() {
            self.tell(say!("play-not-kept", why = problem.to_string()));
        }
    }

    fn tell(&mut self, phrase: game::Phrase) {
        self.notice = Some(self.speaker.say(&phrase));
    }

    fn after_step(&mut self) {
        self.hint = None;
        self.next = Instant::now() + self.speed.pause();
        self.keep();
        self.refresh();
    }

    /// Does what is chosen.
    fn confirm(&mut self) {
        let Ok(Turn::Person(seat)) = self.evening.turn() else {
            return;
        };
        let Some(index) = self.screen.choices.chosen() else {
            return;
        };
        let notation = self.shown.frame.choices[index].notation.clone();
        match self.evening.act(seat, &notation) {
            Ok(()) => {
                self.evening.news(seat);
                self.after_step();
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        let sentence = self.speaker.say(&refused.phrase);
        self.notice = Some(match refused.rule {
            Some(rule) => format!("{sentence} ({rule})"),
            None => sentence,
        });
    }

    /// Back to the last decision of whoever looks.
    fn take_back(&mut self) {
        let Viewer::Seat(seat) = self.evening.viewer() else {
            return;
        };
        match self.evening.take_back(seat) {
            Ok(()) => {
                self.bot = None;
                self.after_step();
                self.tell(say!("play-taken-back"));
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    fn ask_for_hint(&mut self) {
        if !self.screen.choices.is_empty() && self.hint.is_none() {
            let seed = self.evening.bot_seed();
            let table = self.evening.table.as_ref();
            self.hint = Some(Worker::start(table, move |table| hint::think(table, seed)));
            self.tell(say!("tui-hint-thinking"));
        }
    }

    fn show_hint(&mut self, advice: &[Advice]) {
        let frame = &self.shown.frame;
        let best = advice.first().map(|best| &best.notation);
        let found = frame.choices.iter().position(|choice| Some(&choice.notation) == best);
        found.into_iter().for_each(|index| self.screen.choices.choose(index));
        let line = |advice| format!("· {}", hint::sentence(&self.speaker, frame, advice));
        let text = advice.iter().map(line).collect();
        self.popup = Some(Popup::new(self.speaker.say(&say!("tui-hint")), text));
        self.notice = None;
    }

    /// Whether the next person has to take the keyboard before anything is shown.
    fn handing_over(&self) -> Option<game::Seat> {
        match self.evening.turn() {
            Ok(Turn::Person(seat)) if self.evening.must_hand_over(seat) => Some(seat),
            _ => None,
        }
    }

    fn leave(&mut self) -> Flow {
        let over = self.evening.turn() == Ok(Turn::Over);
        if over || self.evening.is_kept() || self.leaving {
            return Flow::Done;
        }
        self.leaving = true;
        self.tell(say!("tui-leave"));
        Flow::Draw
    }

    fn letter(&mut self, letter: char) -> Flow {
        match letter {
            'q' => return self.leave(),
            '0'..='9' => self.screen.choices.digit(letter),
            'j' => self.down(1),
            'k' => self.down(-1),
            '/' => self.screen.choices.start_filter(),
            'u' => self.take_back(),
            'h' => self.ask_for_hint(),
            'r' => self.show_rules(),
            '?' => self.show_help(),
            '+' | '=' => self.set_speed(self.speed.faster()),
            '-' => self.set_speed(self.speed.slower()),
            ' ' => self.space(),
            't' => {
                self.in_words = !self.in_words;
                self.draw_board();
            }
            'L' => self.switch_language(),
            'c' => self.screen.show(Panel::Choices),
            'b' => self.screen.show(Panel::Board),
            'p' => self.screen.show(Panel::Players),
            'l' => self.screen.show(Panel::Log),
            _ => return Flow::Rest,
        }
        Flow::Draw
    }

    /// At the board: the next choice of the same spot. Elsewhere: bots wait, or go on.
    fn space(&mut self) {
        match self.screen.focus == Panel::Board && !self.screen.choices.is_empty() {
            true => self.screen.point_again(),
            false => self.paused = !self.paused,
        }
    }

    fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        self.next = Instant::now();
        self.tell(say!("tui-speed", speed = speed.name()));
    }

    fn switch_language(&mut self) {
        self.speaker.language = match self.speaker.language {
            Language::English => Language::Italian,
            Language::Italian => Language::English,
        };
        let chosen = self.screen.choices.chosen();
        self.refresh();
        chosen.into_iter().for_each(|index| self.screen.choices.choose(index));
    }

    fn show_help(&mut self) {
        let help = self.speaker.say(&say!("tui-help-play"));
        let title = self.speaker.say(&say!("tui-help"));
        self.popup = Some(Popup::new(title, help.lines().map(str::to_owned).collect()));
    }

    fn show_rules(&mut self) {
        let chosen = self.screen.choices.chosen().map(|index| &self.shown.frame.choices[index]);
        self.popup = Some(rules::popup(&self.speaker, self.evening.table.info(), chosen));
    }

    /// Down in the panel that has the focus; on the board, to the next spot below.
    fn down(&mut self, by: i32) {
        let panel = self.screen.focus;
        match panel {
            Panel::Choices => self.screen.choices.step(by as isize),
            _ if panel == Panel::Board && self.screen.walk(0, by.signum()) => {}
            _ => self.screen.scroll(panel, by),
        }
    }

    fn sideways(&mut self, by: i32) {
        match self.screen.focus {
            Panel::Board => {
                self.screen.walk(by, 0);
            }
            Panel::Choices => self.screen.choices.step(by as isize * 5),
            Panel::Players | Panel::Log => {}
        }
    }

    fn typed_into_filter(&mut self, input: &Input) -> bool {
        let choices = &mut self.screen.choices;
        match input {
            _ if !choices.typing => return false,
            Input::Letter(letter) => choices.type_text(&letter.to_string()),
            Input::Paste(text) => choices.type_text(text),
            Input::Backspace => choices.rub_out(),
            Input::Escape => choices.stop_filter(),
            Input::Enter => choices.typing = false,
            _ => return false,
        }
        true
    }

    fn key(&mut self, input: Input) -> Flow {
        match input {
            Input::Letter(letter) => return self.letter(letter),
            Input::Enter => self.confirm(),
            Input::Escape | Input::Backspace => self.screen.choices.stop_filter(),
            Input::Tab => self.screen.turn_focus(1),
            Input::BackTab => self.screen.turn_focus(Panel::ALL.len() - 1),
            Input::Up => self.down(-1),
            Input::Down => self.down(1),
            Input::Left => self.sideways(-1),
            Input::Right => self.sideways(1),
            Input::PageUp => self.down(-self.screen.page()),
            Input::PageDown => self.down(self.screen.page()),
            Input::Home => self.screen.scroll_to_start(self.screen.focus),
            Input::End => self.screen.scroll_to_end(self.screen.focus),
            Input::Click(at) => {
                if self.screen.click(at) == Pointed::Confirmed {
                    self.confirm();
                }
            }
            Input::Wheel(at, by) => match self.screen.panel_at(at) {
                Some(Panel::Choices) => self.screen.choices.step(by.signum() as isize),
                Some(panel) => self.screen.scroll(panel, by),
                None => return Flow::Rest,
            },
            Input::Paste(_) => return Flow::Rest,
            Input::Break => return self.leave(),
        }
        Flow::Draw
    }

    /// A bot's move: thought of beside the screen, shown when its time has come.
    fn let_bots_move(&mut self) -> Flow {
        let Ok(Turn::Bot(seat)) = self.evening.turn() else {
            return Flow::Rest;
        };
        if self.paused || Instant::now() < self.next {
            return Flow::Rest;
        }
        let evening = &self.evening;
        let bot = self.bot.get_or_insert_with(|| {
            let mover = evening.mover(seat);
            Worker::start(evening.table.as_ref(), move |table| mover.choose(table))
        });
        let Some(choice) = bot.poll() else {
            return Flow::Rest;
        };
        self.bot = None;
        self.evening.act(seat, &choice.notation).expect("bots choose legal actions");
        self.after_step();
        choice.complaint.into_iter().for_each(|complaint| self.tell(complaint));
        Flow::Draw
    }

    fn update_details(&mut self) {
        let chosen = self.screen.choices.chosen();
        if chosen.is_none() || chosen != self.shown.details.0 {
            let text = match chosen {
                Some(index) => self.details(index),
                None => self.shown.result.clone(),
            };
            self.shown.details = (chosen, text);
        }
    }

    fn details(&self, index: usize) -> Vec<String> {
        let frame = &self.shown.frame;
        let coming = preview(frame, &frame.choices[index]);
        let happens = coming.happens.iter().map(|phrase| format!("› {}", self.speaker.say(phrase)));
        let you = lang::lines(&self.speaker, &coming.you).into_iter().map(|l| format!("= {l}"));
        happens.chain(you).collect()
    }

    fn instead(&self) -> Vec<String> {
        match self.evening.turn() {
            Ok(Turn::Over) => self.shown.result.clone(),
            Ok(Turn::Bot(seat)) if self.paused => {
                vec![self.speaker.say(&say!("tui-paused", seat = seat))]
            }
            Ok(Turn::Bot(seat)) => vec![self.speaker.say(&say!("tui-thinks", seat = seat))],
            Ok(Turn::Person(_)) => Vec::new(),
            Err(problem) => vec![problem.to_string()],
        }
    }

    fn scene<'a>(&'a self, instead: &'a [String]) -> Scene<'a> {
        let table = self.evening.table.as_ref();
        let speed = self.speaker.say(&self.speed.name());
        let step = self.speaker.say(&say!("tui-step", number = table.number()));
        Scene {
            frame: &self.shown.frame,
            speaker: &self.speaker,
            board: &self.shown.board,
            players: &self.shown.players,
            log: &self.log.lines,
            details: &self.shown.details.1,
            details_title: format!(" {} ", self.speaker.say(&say!("tui-panel-details"))),
            title: table.info().title.to_owned(),
            status: format!("{step} · {speed} "),
            notice: self.notice.as_deref(),
            keys: self.speaker.say(&say!("tui-keys-play")),
            instead,
        }
    }

    fn draw_hand_over(&self, canvas: &mut Canvas<'_>, seat: game::Seat) {
        let area = canvas.area();
        canvas.render_widget(Clear, area);
        let title = Line::styled(format!(" {} ", self.evening.table.info().title), Modifier::BOLD);
        let sentence = self.speaker.say(&say!("play-hand-over", seat = seat));
        let mut lines = vec![Line::default(); usize::from(area.height) / 3];
        lines.extend(wrapped(&[sentence], usize::from(area.width).saturating_sub(12)));
        let text = Paragraph::new(lines).centered().block(Block::bordered().title(title));
        canvas.render_widget(text, area);
    }
}

/// The text table's parts about people, each under its heading.
pub fn players(speaker: &Speaker, frame: &Frame) -> Vec<String> {
    let mut lines = lang::lines(speaker, &frame.text.you);
    if !lines.is_empty() && !frame.text.others.is_empty() {
        lines.push("──".to_owned());
    }
    lines.extend(lang::lines(speaker, &frame.text.others));
    lines
}

impl Show for Play {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        if let Some(seat) = self.handing_over() {
            return self.draw_hand_over(canvas, seat);
        }
        self.update_details();
        let instead = self.instead();
        // The screen remembers where things were drawn, so it is taken out while it looks at us.
        let mut screen = std::mem::take(&mut self.screen);
        screen.draw(canvas, &self.scene(&instead));
        self.screen = screen;
        if let Some(popup) = &mut self.popup {
            popup.draw(canvas);
        }
    }

    fn input(&mut self, input: Input) -> Flow {
        if let Some(seat) = self.handing_over() {
            match input {
                Input::Enter => {
                    self.evening.hand_over(seat);
                    self.refresh();
                }
                Input::Letter('q') | Input::Break => return self.leave(),
                _ => {}
            }
            return Flow::Draw;
        }
        if let Some(popup) = &mut self.popup {
            if !popup.input(&input) {
                self.popup = None;
            }
            return Flow::Draw;
        }
        self.notice = None;
        if self.typed_into_filter(&input) {
            return Flow::Draw;
        }
        self.leaving &= matches!(input, Input::Letter('q') | Input::Break);
        self.key(input)
    }

    fn tick(&mut self) -> Flow {
        if let Some(hint) = self.hint.as_ref().and_then(Worker::poll) {
            self.hint = None;
            self.show_hint(&hint);
            return Flow::Draw;
        }
        self.let_bots_move()
    }

    fn rest(&self) -> Duration {
        let bot = matches!(self.evening.turn(), Ok(Turn::Bot(..))) && !self.paused;
        match (bot, self.hint.is_some()) {
            (true, _) if self.bot.is_none() => self.next.saturating_duration_since(Instant::now()),
            (true, _) | (_, true) => GLANCE,
            _ => LONG,
        }
    }
}
