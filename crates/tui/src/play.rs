//! The full-screen match at one keyboard: an evening on a tabletop; bots move one after another.

use std::time::{Duration, Instant};

use game::{Seat, Standings, Viewer, say};
use lang::{Language, Speaker};
use ratatui::Frame as Canvas;
use table::Refused;
use table::wire::answer::Expectation;

use crate::blank::draw_page;
use crate::evening::{Evening, Turn};
use crate::hint;
use crate::input::Input;
use crate::log::Log;
use crate::mover::Move;
use crate::page;
use crate::popup::Popup;
use crate::speed::Speed;
use crate::tabletop::{Around, Asked, Tabletop};
use crate::terminal::{Flow, Show};
use crate::typed::{Line, Typed};
use crate::worker::Worker;

/// While a bot thinks, its answer is looked for this often.
const GLANCE: Duration = Duration::from_millis(5);
const LONG: Duration = Duration::from_secs(3600);

#[derive(Debug)]
pub struct Play {
    evening: Evening,
    tabletop: Tabletop,
    log: Log,
    result: Vec<String>,
    speed: Speed,
    paused: bool,
    /// When the next move may be shown.
    next: Instant,
    bot: Option<Worker<Move>>,
    hint: Option<Worker<Vec<Expectation>>>,
    /// Somebody wants to leave a match that is not written down.
    leaving: bool,
    /// Where people write what fell.
    line: Line,
}

impl Play {
    pub fn new(evening: Evening, language: Language, speed: Speed) -> Self {
        let table = evening.table.as_ref();
        let speaker = Speaker::new(language, table.names().to_vec());
        let frame = table.frame(evening.viewer());
        let mut play = Play {
            tabletop: Tabletop::new(frame, table.info(), speaker),
            evening,
            log: Log::default(),
            result: Vec::new(),
            speed,
            paused: false,
            next: Instant::now(),
            bot: None,
            hint: None,
            leaving: false,
            line: Line::default(),
        };
        play.keep();
        play.refresh();
        play
    }

    pub fn evening(&self) -> &Evening {
        &self.evening
    }

    pub fn speaker(&self) -> &Speaker {
        &self.tabletop.speaker
    }

    /// Looks at the table anew: after a step, another viewer, another language.
    fn refresh(&mut self) {
        let viewer = self.evening.viewer();
        let table = self.evening.table.as_ref();
        let news = match viewer {
            Viewer::Seat(seat) => Some((self.evening.told_to(seat), say!("tui-news"))),
            Viewer::Spectator => None,
        };
        self.log.follow(table, &self.tabletop.speaker, viewer, news);
        self.tabletop.show(table.frame(viewer));
        self.result =
            self.tabletop.frame.scores.as_ref().map_or_else(Vec::new, |s| self.result_of(s));
    }

    fn result_of(&self, standings: &Standings) -> Vec<String> {
        let mut lines = page::result(&self.tabletop.speaker, &self.tabletop.frame, standings);
        if let Some(secret) = self.evening.table.record().secret {
            lines.push(String::new());
            lines.push(
                self.tabletop.speaker.say(&say!("play-secret", secret = table::hex(&secret))),
            );
        }
        lines
    }

    /// A disk that is full does not end the match; it is tried again at the next step.
    fn keep(&mut self) {
        if let Err(problem) = self.evening.keep() {
            self.tabletop.tell(say!("play-not-kept", why = problem.to_string()));
        }
    }

    fn after_step(&mut self) {
        self.hint = None;
        self.next = Instant::now() + self.speed.pause();
        self.keep();
        self.refresh();
    }

    fn act(&mut self, index: usize) {
        let Ok(Turn::Person(seat)) = self.evening.turn() else {
            return;
        };
        let notation = self.tabletop.frame.choices[index].notation.clone();
        match self.evening.act(seat, &notation) {
            Ok(()) => {
                self.evening.news(seat);
                self.after_step();
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    fn refuse(&mut self, refused: &Refused) {
        let sentence = self.tabletop.speaker.say(&refused.phrase);
        self.tabletop.notice = Some(match refused.rule {
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
                self.tabletop.tell(say!("play-taken-back"));
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    /// Back to before the answer that was entered last.
    fn correct(&mut self) {
        match self.evening.correct() {
            Ok(()) => {
                self.bot = None;
                self.after_step();
                self.tabletop.tell(say!("play-corrected"));
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    /// What people type who roll and draw with their own hands.
    fn enter(&mut self, typed: Typed) -> Flow {
        if typed != Typed::More {
            self.leaving &= typed == Typed::Leave;
        }
        match typed {
            Typed::More => {}
            Typed::Leave => return self.leave(),
            Typed::Correct => self.correct(),
            Typed::Answer(text) => match self.evening.enter(&text) {
                Ok(()) => self.after_step(),
                Err(refused) => self.refuse(&refused),
            },
        }
        Flow::Draw
    }

    fn ask_for_hint(&mut self) {
        if !self.tabletop.frame.choices.is_empty() && self.hint.is_none() {
            let seed = self.evening.bot_seed();
            let table = self.evening.table.as_ref();
            self.hint = Some(Worker::start(table, move |table| hint::think(table, seed)));
            self.tabletop.tell(say!("tui-hint-thinking"));
        }
    }

    fn show_hint(&mut self, advice: &[Expectation]) {
        let tabletop = &mut self.tabletop;
        let best = advice.first().map(|best| &best.notation);
        let found = tabletop.frame.choices.iter().position(|choice| Some(&choice.notation) == best);
        found.into_iter().for_each(|index| tabletop.screen.choices.choose(index));
        let line =
            |advice| format!("· {}", hint::sentence(&tabletop.speaker, &tabletop.frame, advice));
        let text = advice.iter().map(line).collect();
        tabletop.popup = Some(Popup::new(tabletop.speaker.say(&say!("tui-hint")), text));
        tabletop.notice = None;
    }

    /// Whether the next person has to take the keyboard before anything is shown.
    fn handing_over(&self) -> Option<Seat> {
        match self.evening.turn() {
            Ok(Turn::Person(seat)) if self.evening.must_hand_over(seat) => Some(seat),
            Ok(Turn::Enter) => {
                self.evening.enters().filter(|&seat| self.evening.must_hand_over(seat))
            }
            _ => None,
        }
    }

    fn leave(&mut self) -> Flow {
        let over = self.evening.turn() == Ok(Turn::Over);
        if over || self.evening.is_kept() || self.leaving {
            return Flow::Done;
        }
        self.leaving = true;
        self.tabletop.tell(say!("tui-leave"));
        Flow::Draw
    }

    fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
        self.next = Instant::now();
        self.tabletop.tell(say!("tui-speed", speed = speed.name()));
    }

    fn switch_language(&mut self) {
        self.tabletop.switch_language();
        let chosen = self.tabletop.screen.choices.chosen();
        self.refresh();
        chosen.into_iter().for_each(|index| self.tabletop.screen.choices.choose(index));
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
        choice.complaint.into_iter().for_each(|complaint| self.tabletop.tell(complaint));
        Flow::Draw
    }

    /// What stands in place of the choices.
    fn instead(&self) -> Vec<String> {
        let speaker = &self.tabletop.speaker;
        match self.evening.turn() {
            Ok(Turn::Over) => self.result.clone(),
            Ok(Turn::Bot(seat)) if self.paused => {
                vec![speaker.say(&say!("tui-paused", seat = seat))]
            }
            Ok(Turn::Bot(seat)) => vec![speaker.say(&say!("tui-thinks", seat = seat))],
            Ok(Turn::Person(_)) => Vec::new(),
            Ok(Turn::Enter) => {
                let entering = self.evening.table.entering();
                entering.map(|asked| self.line.show(speaker, &asked)).unwrap_or_default()
            }
            Err(problem) => vec![problem.to_string()],
        }
    }
}

impl Show for Play {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        if let Some(seat) = self.handing_over() {
            let sentence = self.tabletop.speaker.say(&say!("play-hand-over", seat = seat));
            let notice = self.tabletop.notice.clone().unwrap_or_default();
            let text = [sentence, String::new(), notice];
            return draw_page(canvas, self.evening.table.info().title, &text);
        }
        let table = self.evening.table.as_ref();
        let speed = self.tabletop.speaker.say(&self.speed.name());
        let step = self.tabletop.speaker.say(&say!("tui-step", number = table.number()));
        let around = Around {
            title: table.info().title,
            status: format!("{step} · {speed} "),
            log: &self.log.lines,
            instead: &self.instead(),
        };
        self.tabletop.draw(canvas, &around);
    }

    fn input(&mut self, input: Input) -> Flow {
        if let Some(seat) = self.handing_over() {
            match input {
                Input::Enter => {
                    self.tabletop.notice = None;
                    self.evening.hand_over(seat);
                    self.refresh();
                }
                Input::Letter('q') | Input::Break => return self.leave(),
                _ => {}
            }
            return Flow::Draw;
        }
        if let Some(entering) = self.evening.table.entering()
            && self.tabletop.popup.is_none()
            && let Some(typed) = self.line.take(&input, &entering)
        {
            self.tabletop.notice = None;
            return self.enter(typed);
        }
        let asked = self.tabletop.input(input);
        self.leaving &= asked == Asked::Leave;
        match asked {
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
            Asked::Leave => return self.leave(),
        }
        Flow::Draw
    }

    fn tick(&mut self) -> Flow {
        if let Some(advice) = self.hint.as_ref().and_then(Worker::poll) {
            self.hint = None;
            self.show_hint(&advice);
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
