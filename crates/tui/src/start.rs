//! The start screen: which game, who sits where, which options; each line explains itself.

use std::time::Duration;

use bots::Kind;
use game::{Info, Phrase, Settings, say};
use lang::{Language, Speaker};
use ratatui::Frame as Canvas;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::input::Input;
use crate::palette::{bold, faint};
use crate::screen::wrapped;
use crate::seats::{self, Sitter};
use crate::sheet::{Row, Sheet};
use crate::terminal::{Flow, Show};

/// What is to be opened.
#[derive(Clone, Debug)]
pub struct Order {
    pub game: &'static str,
    pub sitters: Vec<Sitter>,
    pub settings: Settings,
}

#[derive(Clone, Debug)]
pub enum StartWish {
    Play(Order),
    Continue,
    Leave,
}

#[derive(Debug)]
pub struct Start {
    speaker: Speaker,
    game: usize,
    places: Vec<Place>,
    /// The chosen value of each option.
    options: Vec<usize>,
    unfinished: usize,
    cursor: usize,
    notice: Option<String>,
    wish: StartWish,
    /// Where the lines are, for the mouse, and which field each of them belongs to.
    area: Rect,
    listed: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Person(String),
    Bot(Kind),
    Empty,
}

/// One line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Field {
    Language,
    Game,
    Seat(usize),
    Option(usize),
    Play,
    Continue,
}

const LONGEST_NAME: usize = 16;

impl Start {
    pub fn new(language: Language, unfinished: usize) -> Self {
        let mut start = Start {
            speaker: Speaker::new(language, Vec::new()),
            game: 0,
            places: Vec::new(),
            options: Vec::new(),
            unfinished,
            cursor: 1,
            notice: None,
            wish: StartWish::Leave,
            area: Rect::default(),
            listed: Vec::new(),
        };
        start.set_game(0);
        start
    }

    pub fn language(&self) -> Language {
        self.speaker.language
    }

    pub fn wish(self) -> StartWish {
        self.wish
    }

    fn info(&self) -> &'static Info {
        catalog::all()[self.game]
    }

    /// One person against one bot, every option at its default.
    fn set_game(&mut self, game: usize) {
        self.game = game;
        let info = self.info();
        self.options = vec![0; info.options.len()];
        self.places = vec![Place::Empty; usize::from(info.max_seats)];
        let sitters = seats::parse(None, info).expect("the usual seats");
        for (place, sitter) in self.places.iter_mut().zip(sitters) {
            *place = match sitter {
                Sitter::Person(name) => Place::Person(name.unwrap_or_default()),
                Sitter::Bot(kind) => Place::Bot(kind),
                Sitter::Outside(_) => Place::Empty,
            };
        }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Language, Field::Game];
        fields.extend((0..self.places.len()).map(Field::Seat));
        fields.extend((0..self.options.len()).map(Field::Option));
        fields.push(Field::Play);
        if self.unfinished > 0 {
            fields.push(Field::Continue);
        }
        fields
    }

    fn field(&self) -> Field {
        self.fields()[self.cursor]
    }

    /// The next or previous value of the line under the cursor.
    fn change(&mut self, by: isize) {
        let turn = |at: usize, all: usize| (at as isize + by).rem_euclid(all as isize) as usize;
        match self.field() {
            Field::Language => {
                let all = Language::all();
                let now = all.iter().position(|one| *one == self.speaker.language).unwrap_or(0);
                self.speaker.language = all[turn(now, all.len())];
            }
            Field::Game => self.set_game(turn(self.game, catalog::all().len())),
            Field::Seat(seat) => {
                let places = places();
                let kind = |place: &Place| match place {
                    Place::Person(_) => Place::Person(String::new()),
                    other => other.clone(),
                };
                let now = kind(&self.places[seat]);
                let at = places.iter().position(|place| *place == now).unwrap_or(0);
                self.places[seat] = places[turn(at, places.len())].clone();
            }
            Field::Option(option) => {
                let all = self.info().options[option].values.len();
                self.options[option] = turn(self.options[option], all);
            }
            Field::Play | Field::Continue => {}
        }
    }

    /// Letters and rubbing out, where a name is typed.
    fn typed(&mut self, input: &Input) -> bool {
        let Field::Seat(seat) = self.field() else {
            return false;
        };
        let Place::Person(name) = &mut self.places[seat] else {
            return false;
        };
        match input {
            Input::Letter(letter) => push(name, *letter),
            Input::Paste(text) => text.chars().for_each(|letter| push(name, letter)),
            Input::Backspace => {
                name.pop();
            }
            _ => return false,
        }
        true
    }

    fn order(&self) -> Result<Order, String> {
        let info = self.info();
        let words: Vec<String> = self
            .places
            .iter()
            .filter_map(|place| match place {
                Place::Empty => None,
                Place::Bot(kind) => Some(kind.to_string()),
                Place::Person(name) if name.trim().is_empty() => Some("you".to_owned()),
                Place::Person(name) => Some(format!("you:{}", name.trim())),
            })
            .collect();
        if !(info.min_seats..=info.max_seats).contains(&(words.len() as u8)) {
            let (least, most) = (info.min_seats, info.max_seats);
            let title = info.title.to_owned();
            let phrase = say!("tui-start-players", title = title, least = least, most = most);
            return Err(self.speaker.say(&phrase));
        }
        let sitters = seats::parse(Some(&words.join(",")), info).map_err(|e| e.to_string())?;
        let mut settings = Settings::default();
        for (option, &value) in info.options.iter().zip(&self.options) {
            settings.set(option.key, option.values[value]);
        }
        Ok(Order { game: info.key, sitters, settings })
    }

    fn enter(&mut self) -> Flow {
        if self.field() == Field::Continue {
            self.wish = StartWish::Continue;
            return Flow::Done;
        }
        match self.order() {
            Ok(order) => {
                self.wish = StartWish::Play(order);
                Flow::Done
            }
            Err(why) => {
                self.notice = Some(why);
                Flow::Draw
            }
        }
    }

    fn click(&mut self, at: Position) -> Flow {
        let row = usize::from(at.y.saturating_sub(self.area.y));
        let Some(&field) = self.listed.get(row).filter(|_| self.area.contains(at)) else {
            return Flow::Rest;
        };
        let again = self.cursor == field;
        self.cursor = field;
        match self.field() {
            Field::Play | Field::Continue => return self.enter(),
            _ if again => self.change(1),
            _ => {}
        }
        Flow::Draw
    }

    fn label(&self, field: Field) -> String {
        let info = self.info();
        match field {
            Field::Language => self.speaker.say(&say!("tui-start-language")),
            Field::Game => self.speaker.say(&say!("tui-start-game")),
            Field::Seat(seat) => self.speaker.say(&say!("tui-start-seat", number = seat + 1)),
            Field::Option(option) => {
                let key = info.options[option].key;
                self.speaker.text(&format!("{}-option-{key}-name", info.key))
            }
            Field::Play => self.speaker.say(&say!("tui-start-play")),
            Field::Continue => self.speaker.say(&say!("tui-start-continue", n = self.unfinished)),
        }
    }

    fn value(&self, field: Field) -> Option<String> {
        Some(match field {
            Field::Language => self.speaker.say(&say!("house-language-name")),
            Field::Game => self.info().title.to_owned(),
            Field::Seat(seat) => match &self.places[seat] {
                Place::Person(name) if name.is_empty() => self.speaker.say(&say!("tui-start-you")),
                Place::Person(name) => {
                    self.speaker.say(&say!("tui-start-you-named", name = name.clone()))
                }
                Place::Bot(kind) => kind.to_string(),
                Place::Empty => self.speaker.say(&say!("tui-start-empty")),
            },
            Field::Option(option) => self.option_value(option),
            Field::Play | Field::Continue => return None,
        })
    }

    fn option_value(&self, option: usize) -> String {
        let info = self.info();
        let (option, value) = (&info.options[option], self.options[option]);
        self.speaker.text(&format!("{}-option-{}-{}", info.key, option.key, option.values[value]))
    }

    fn explanation(&self) -> Vec<String> {
        let info = self.info();
        let say = |phrase| vec![self.speaker.say(&phrase)];
        match self.field() {
            Field::Language => say(say!("tui-start-language-why")),
            Field::Game => {
                let tagline = self.speaker.text(&format!("{}-tagline", info.key));
                vec![tagline, self.speaker.facts(info)]
            }
            Field::Seat(seat) => match &self.places[seat] {
                Place::Person(_) => say(say!("tui-start-you-why")),
                Place::Bot(kind) => say(about(*kind)),
                Place::Empty => say(say!("tui-start-empty-why")),
            },
            Field::Option(option) => {
                vec![
                    self.speaker.text(&format!("{}-option-{}", info.key, info.options[option].key)),
                ]
            }
            Field::Play => say(say!("tui-start-play-why")),
            Field::Continue => say(say!("tui-start-continue-why")),
        }
    }

    /// A line with its label, so wide that all values stand below one another.
    fn row(&self, field: Field, here: bool) -> Row {
        let labels = self.fields().into_iter().filter(|&field| self.value(field).is_some());
        let wide = labels.map(|field| self.label(field).chars().count() + 1).max().unwrap_or(0);
        let label = format!(" {:<wide$}", self.label(field), wide = wide.max(16));
        let style = if here { Modifier::BOLD | Modifier::REVERSED } else { Modifier::empty() };
        let style = Style::new().add_modifier(style);
        match self.value(field) {
            Some(value) => Row::new()
                .put(bold(label))
                .put("‹ ")
                .put(Span::styled(format!(" {value} "), style))
                .put(" ›"),
            None => Row::new().put(" ").put(Span::styled(format!("[ {} ]", label.trim()), style)),
        }
    }

    /// The lines of the form in so many columns; each belongs to the field with its number.
    fn form(&mut self, width: usize) -> Sheet {
        let mut sheet = Sheet::new();
        for (index, field) in self.fields().into_iter().enumerate() {
            let row = self.row(field, index == self.cursor);
            sheet.row(row.since(0, index.to_string()));
        }
        let sheet = sheet.within(width).into_owned();
        self.listed =
            sheet.spots.iter().map(|region| region.spot.parse().expect("a number")).collect();
        sheet
    }
}

/// What to expect of a bot.
fn about(kind: Kind) -> Phrase {
    match kind {
        Kind::Random => say!("tui-bot-random"),
        Kind::Easy => say!("tui-bot-easy"),
        Kind::Greedy => say!("tui-bot-greedy"),
        Kind::Normal => say!("tui-bot-normal"),
        Kind::Hard => say!("tui-bot-hard"),
        Kind::Expert => say!("tui-bot-expert"),
        Kind::Master => say!("tui-bot-master"),
        Kind::Search(_) | Kind::Plain(_) => say!("tui-bot-study"),
        Kind::School(name) => match lang::character(name) {
            Some(character) => character.style,
            None => say!("tui-bot-school"),
        },
    }
}

/// Names stand on one line between commas and colons.
fn push(name: &mut String, letter: char) {
    let fits = !letter.is_control() && letter != ',' && letter != ':';
    if fits && name.chars().count() < LONGEST_NAME {
        name.push(letter);
    }
}

/// Who can sit on a seat.
fn places() -> Vec<Place> {
    let bots = Kind::ALL.into_iter().map(Place::Bot);
    std::iter::once(Place::Person(String::new())).chain(bots).chain([Place::Empty]).collect()
}

impl Show for Start {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.render_widget(Clear, area);
        let title = format!(" {} ", self.speaker.say(&say!("tui-start-title")));
        let block = Block::bordered().title(bold(title));
        let inner = block.inner(area);
        canvas.render_widget(block, area);
        let form = self.form(usize::from(inner.width));
        self.area = Rect { height: (form.height() as u16).min(inner.height), ..inner };
        canvas.render_widget(Paragraph::new(form.lines), self.area);
        let below = self.area.height + 1;
        if inner.height > below + 1 {
            let rest = Rect { y: inner.y + below, height: inner.height - below - 1, ..inner };
            let width = usize::from(inner.width).saturating_sub(4);
            let mut text = self.explanation();
            text.extend(self.notice.iter().map(|notice| format!("! {notice}")));
            let lines = wrapped(&text, width).into_iter().map(|line| {
                let mut spans = vec![Span::raw("  ")];
                spans.extend(line.spans);
                Line::from(spans)
            });
            canvas.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), rest);
        }
        let keys =
            Rect { y: inner.bottom().saturating_sub(1), height: 1.min(inner.height), ..inner };
        let keys_line = faint(format!(" {}", self.speaker.say(&say!("tui-keys-start"))));
        canvas.render_widget(Line::from(keys_line), keys);
    }

    fn input(&mut self, input: Input) -> Flow {
        self.notice = None;
        if self.typed(&input) {
            return Flow::Draw;
        }
        let last = self.fields().len() - 1;
        match input {
            Input::Up | Input::BackTab | Input::Letter('k') => {
                self.cursor = self.cursor.saturating_sub(1);
            }
            Input::Down | Input::Tab | Input::Letter('j') => {
                self.cursor = (self.cursor + 1).min(last)
            }
            Input::Left => self.change(-1),
            Input::Right | Input::Letter(' ') => self.change(1),
            Input::Enter => return self.enter(),
            Input::Click(at) => return self.click(at),
            Input::Escape | Input::Break | Input::Letter('q') => {
                self.wish = StartWish::Leave;
                return Flow::Done;
            }
            _ => return Flow::Rest,
        }
        Flow::Draw
    }

    fn tick(&mut self) -> Flow {
        Flow::Rest
    }

    fn rest(&self) -> Duration {
        Duration::from_secs(3600)
    }
}
