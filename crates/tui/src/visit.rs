//! The full-screen table of a server: the same tabletop as at home; decisions go out, frames come in.
//! Knows no network: whoever brings the news is a [`Link`].

use std::collections::VecDeque;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use game::{Info, Phrase, Viewer, say};
use lang::{Language, Speaker};
use ratatui::Frame as Canvas;
use table::wire::{Chair, Served, Terms};

use crate::blank::draw_page;
use crate::input::Input;
use crate::page;
use crate::popup::Popup;
use crate::speed::Speed;
use crate::tabletop::{Around, Asked, Tabletop};
use crate::terminal::{Flow, Show};
use crate::typed::{Line, Typed};

/// How often the news are looked at.
const GLANCE: Duration = Duration::from_millis(20);
/// A queue longer than this is not shown move by move.
const LONGEST_QUEUE: usize = 12;

/// The way to a server.
pub trait Link: Send {
    /// Passes a request on, without waiting for the answer.
    fn send(&self, request: Request);
    /// The oldest news nobody has looked at.
    fn news(&self) -> Option<News>;
}

/// What is asked of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    Act {
        number: i64,
        notation: String,
    },
    TakeBack {
        number: i64,
    },
    /// What fell, where people roll by hand.
    Enter {
        number: i64,
        answer: String,
    },
    /// The answer that was entered last was wrong.
    Correct {
        number: i64,
    },
    Hint,
}

#[derive(Clone, Debug)]
pub enum News {
    Frame(Box<Served>),
    /// The server cannot be reached; it is tried again, and a frame comes when it works.
    Lost,
    /// Why the last request was not carried out.
    Refused(Phrase),
    /// The notation a bot would choose.
    Hint(String),
    /// Why there will be no more news.
    Closed(String),
}

pub struct Visit {
    link: Box<dyn Link>,
    served: Served,
    speaker: Speaker,
    /// Once the match has begun.
    tabletop: Option<Tabletop>,
    /// What happened, by row.
    told: Vec<(i64, Phrase)>,
    log: Vec<String>,
    /// Frames still to be shown, one after another.
    coming: VecDeque<Served>,
    speed: Speed,
    paused: bool,
    next: Instant,
    lost: bool,
    /// A request is on its way.
    sending: bool,
    closed: Option<String>,
    /// The row of the last own decision.
    acted: i64,
    /// The clock as it was last shown.
    clock: Option<String>,
    /// Where people write what fell.
    line: Line,
}

impl std::fmt::Debug for Visit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Visit").field("served", &self.served).finish_non_exhaustive()
    }
}

impl Visit {
    pub fn new(served: Served, link: Box<dyn Link>, language: Language, speed: Speed) -> Self {
        let mut visit = Visit {
            link,
            speaker: Speaker::new(language, Vec::new()),
            served: served.clone(),
            tabletop: None,
            told: Vec::new(),
            log: Vec::new(),
            coming: VecDeque::new(),
            speed,
            paused: false,
            next: Instant::now(),
            lost: false,
            sending: false,
            closed: None,
            acted: served.number,
            clock: None,
            line: Line::default(),
        };
        visit.show(served);
        visit
    }

    /// The language spoken last.
    pub fn language(&self) -> Language {
        self.speaker.language
    }

    /// Why the visit ended, if the server ended it.
    pub fn closed(&self) -> Option<&str> {
        self.closed.as_deref()
    }

    fn show(&mut self, served: Served) {
        let known = self.told.last().map_or(0, |(row, _)| *row);
        let rows = served.told.iter().map(|told| (told.number as i64, &told.phrases));
        for (row, phrases) in rows.filter(|(row, _)| *row > known) {
            self.told.extend(phrases.iter().map(|phrase| (row, phrase.clone())));
        }
        self.next = Instant::now() + self.speed.pause();
        self.sending = false;
        self.served = served;
        self.refresh();
    }

    /// Says everything anew: another frame or another language.
    fn refresh(&mut self) {
        self.speaker.names = (1..).zip(&self.served.seats).map(name).collect();
        let before = self.told.iter().position(|(row, _)| *row > self.acted);
        self.log =
            self.told.iter().map(|(_, what)| format!("· {}", self.speaker.say(what))).collect();
        if let Some(place) = before.filter(|&place| place > 0) {
            self.log.insert(place, format!("── {} ──", self.speaker.say(&say!("tui-news"))));
        }
        let Some(frame) = self.served.play.clone() else {
            return;
        };
        let by = self.served.dice.by(&self.served.seats);
        self.log.insert(0, format!("· {}", self.speaker.say(&by)));
        let (info, speaker) = (self.info(), self.speaker.clone());
        let tabletop = self
            .tabletop
            .get_or_insert_with(|| Tabletop::new(frame.clone(), info, speaker.clone()));
        tabletop.speaker = speaker;
        tabletop.show(frame);
    }

    fn info(&self) -> &'static Info {
        catalog::info(&self.served.terms.game).expect("it was understood")
    }

    fn hear(&mut self, news: News) -> Flow {
        self.lost = matches!(news, News::Lost);
        match news {
            News::Frame(served) => {
                let newest = self.coming.back().unwrap_or(&self.served).number;
                if served.number > newest {
                    self.coming.push_back(*served);
                }
            }
            News::Lost => {}
            News::Refused(why) => {
                self.sending = false;
                self.tell(why);
            }
            News::Hint(notation) => self.show_hint(&notation),
            News::Closed(why) => {
                self.closed = Some(why);
                return Flow::Done;
            }
        }
        Flow::Draw
    }

    fn show_hint(&mut self, notation: &str) {
        self.sending = false;
        let Some(tabletop) = &mut self.tabletop else {
            return;
        };
        let place = tabletop.frame.choices.iter().position(|choice| choice.notation == notation);
        if let Some(index) = place {
            tabletop.screen.choices.choose(index);
            let choice = tabletop.speaker.say(&tabletop.frame.choices[index].phrase);
            let text = tabletop.speaker.say(&say!("tui-visit-hint", choice = choice));
            tabletop.popup = Some(Popup::new(tabletop.speaker.say(&say!("tui-hint")), vec![text]));
        }
    }

    fn next_frame(&mut self) -> Flow {
        let hurry = self.sending || self.coming.len() > LONGEST_QUEUE;
        if !hurry && (self.paused || Instant::now() < self.next) {
            return Flow::Rest;
        }
        let Some(served) = self.coming.pop_front() else {
            return Flow::Rest;
        };
        self.show(served);
        Flow::Draw
    }

    /// One request at a time: the next one is about another table.
    fn send(&mut self, request: Request) {
        if !self.sending {
            self.sending = true;
            self.link.send(request);
        }
    }

    fn act(&mut self, index: usize) {
        let number = self.served.number;
        let choices = self.tabletop.iter().flat_map(|tabletop| &tabletop.frame.choices);
        let notation = choices.map(|choice| choice.notation.clone()).nth(index);
        if let Some(notation) = notation {
            self.acted = number;
            self.send(Request::Act { number, notation });
        }
    }

    fn take_back(&mut self) {
        match self.served.play.as_ref().is_some_and(|frame| frame.can_take_back) {
            true => self.send(Request::TakeBack { number: self.served.number }),
            false => self.tell(say!("tui-visit-no-take-back")),
        }
    }

    /// Whoever sits at a table where people roll by hand may take the last answer back.
    fn correct(&mut self) {
        match self.served.terms.dice == Terms::BY_HAND && self.served.viewer.seat().is_some() {
            true => self.send(Request::Correct { number: self.served.number }),
            false => self.tell(say!("house-refuse-nothing-to-correct")),
        }
    }

    /// What people type who roll and draw with their own hands.
    fn enter(&mut self, typed: Typed) -> Flow {
        match typed {
            Typed::More => {}
            Typed::Leave => return Flow::Done,
            Typed::Correct => self.correct(),
            Typed::Answer(answer) => {
                self.send(Request::Enter { number: self.served.number, answer });
            }
        }
        Flow::Draw
    }

    fn ask_for_hint(&mut self) {
        let decides =
            self.tabletop.as_ref().is_some_and(|tabletop| !tabletop.frame.choices.is_empty());
        if decides {
            self.tell(say!("tui-hint-thinking"));
            self.send(Request::Hint);
        }
    }

    fn tell(&mut self, phrase: Phrase) {
        self.tabletop.iter_mut().for_each(|tabletop| tabletop.tell(phrase.clone()));
    }

    fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        self.next = Instant::now();
        self.tell(say!("tui-speed", speed = speed.name()));
    }

    fn switch_language(&mut self) {
        self.speaker.language = self.speaker.language.next();
        self.refresh();
    }

    /// The time left for the open decision, such as `4:05` or `1:02:33`.
    fn clock_now(&self) -> Option<String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let left = (self.served.deadline?.max(0) as u64).saturating_sub(now as u64) / 1000;
        let (hours, minutes, seconds) = (left / 3600, left / 60 % 60, left % 60);
        Some(match hours {
            0 => format!("{minutes}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        })
    }

    fn status(&self) -> String {
        let say = |phrase| self.speaker.say(&phrase);
        match (&self.clock, self.lost) {
            (_, true) => say(say!("tui-visit-lost")),
            (Some(time), _) => say(say!("tui-visit-clock", time = time.clone())),
            (None, _) => say(say!("tui-step", number = self.served.number)),
        }
    }

    /// What stands in place of the choices.
    fn instead(&self, tabletop: &Tabletop) -> Vec<String> {
        let frame = &tabletop.frame;
        let Some(standings) = &frame.scores else {
            let seat = match (&frame.awaiting, &self.served.entering) {
                (table::Waiting::Decision(seat), _) => *seat,
                (_, Some(entering)) => return self.line.show(&self.speaker, entering),
                (_, None) => return Vec::new(),
            };
            return vec![self.speaker.say(&say!("tui-thinks", seat = seat))];
        };
        let mut lines = page::result(&self.speaker, frame, standings);
        let secret = self.served.secret.iter().cloned();
        lines.extend(secret.map(|secret| self.speaker.say(&say!("play-secret", secret = secret))));
        lines
    }

    /// Before the match: who is there, and whom the table waits for.
    fn lobby(&self) -> Vec<String> {
        let waits = match self.served.seats.iter().any(|chair| chair.free) {
            true => say!("server-waits-for-people"),
            false => say!("server-waits-for-dice"),
        };
        let mut lines = vec![self.speaker.say(&waits), String::new()];
        for chair in &self.served.seats {
            let (seat, number) = (chair.seat, chair.seat.number());
            lines.push(match chair.free {
                true => self.speaker.say(&say!("tui-visit-free", number = number)),
                false => self.speaker.say(&say!("tui-visit-seat", number = number, seat = seat)),
            });
        }
        if self.lost {
            lines.extend([String::new(), self.speaker.say(&say!("tui-visit-lost"))]);
        }
        lines
    }

    fn title(&self) -> String {
        let title = self.info().title;
        match self.served.play.as_ref().map(|frame| frame.viewer) {
            Some(Viewer::Spectator) => {
                format!("{title} · {}", self.speaker.say(&say!("tui-replay-spectator")))
            }
            _ => title.to_owned(),
        }
    }
}

/// Bots are called as at a table of one's own, such as `normal-2`.
fn name((number, chair): (usize, &Chair)) -> String {
    match &chair.bot {
        Some(kind) => format!("{kind}-{number}"),
        None if chair.name.is_empty() => number.to_string(),
        None => chair.name.clone(),
    }
}

impl Show for Visit {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        self.clock = self.clock_now();
        let Some(mut tabletop) = self.tabletop.take() else {
            return draw_page(canvas, &self.title(), &self.lobby());
        };
        let around = Around {
            title: &self.title(),
            status: format!("{} · {} ", self.status(), self.speaker.say(&self.speed.name())),
            log: &self.log,
            instead: &self.instead(&tabletop),
        };
        tabletop.draw(canvas, &around);
        self.tabletop = Some(tabletop);
    }

    fn input(&mut self, input: Input) -> Flow {
        let Some(tabletop) = &mut self.tabletop else {
            return match input {
                Input::Letter('q') | Input::Break | Input::Escape => Flow::Done,
                _ => Flow::Rest,
            };
        };
        if let Some(entering) = &self.served.entering
            && tabletop.popup.is_none()
            && let Some(typed) = self.line.take(&input, entering)
        {
            tabletop.notice = None;
            return self.enter(typed);
        }
        match tabletop.input(input) {
            Asked::Nothing => return Flow::Rest,
            Asked::Redraw => {}
            Asked::Do(index) => self.act(index),
            Asked::TakeBack => self.take_back(),
            Asked::Correct => self.correct(),
            Asked::Hint => self.ask_for_hint(),
            Asked::Pause => self.paused = !self.paused,
            Asked::Faster => self.set_speed(self.speed.faster()),
            Asked::Slower => self.set_speed(self.speed.slower()),
            Asked::Language => self.switch_language(),
            Asked::Leave => return Flow::Done,
        }
        Flow::Draw
    }

    fn tick(&mut self) -> Flow {
        match self.link.news() {
            Some(news) => self.hear(news),
            None if self.next_frame() == Flow::Draw => Flow::Draw,
            None if self.clock_now() != self.clock => Flow::Draw,
            None => Flow::Rest,
        }
    }

    fn rest(&self) -> Duration {
        GLANCE
    }
}
