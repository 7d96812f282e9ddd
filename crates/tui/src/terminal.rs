//! The real terminal: taken over for as long as a [`Terminal`] lives, and always given back, also
//! after a panic, a signal, or Ctrl-Z. Runs one screen after another.

use std::io::{Stdout, stdout};
use std::sync::Once;
use std::time::Duration;

use game::Broken;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};

use crate::input::{Input, read};
use crate::palette::Palette;
use crate::signals::Signals;

/// A screen that runs until it is done.
pub trait Show {
    fn draw(&mut self, canvas: &mut ratatui::Frame<'_>);
    /// What a person did.
    fn input(&mut self, input: Input) -> Flow;
    /// Time has passed; screens that move by themselves move now.
    fn tick(&mut self) -> Flow;
    /// How long nothing will happen by itself.
    fn rest(&self) -> Duration;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Something changed: draw.
    Draw,
    /// Nothing changed.
    Rest,
    /// The screen is done.
    Done,
}

/// The longest time between two looks at signals.
const BREATH: Duration = Duration::from_millis(100);

pub struct Terminal {
    inner: ratatui::Terminal<CrosstermBackend<Stdout>>,
    palette: Palette,
    signals: Signals,
}

impl std::fmt::Debug for Terminal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Terminal").field("palette", &self.palette).finish_non_exhaustive()
    }
}

impl Terminal {
    pub fn open(palette: Palette) -> Result<Self, Broken> {
        give_back_after_a_panic();
        let signals = Signals::watch().map_err(broken)?;
        take().map_err(broken)?;
        signals.guard(give_back);
        let inner = ratatui::Terminal::new(CrosstermBackend::new(stdout())).map_err(broken)?;
        Ok(Terminal { inner, palette, signals })
    }

    /// Shows a screen until it is done; false if the program was asked to end meanwhile.
    pub fn run(&mut self, show: &mut impl Show) -> Result<bool, Broken> {
        self.draw(show)?;
        loop {
            if self.signals.end() {
                return Ok(false);
            }
            if self.signals.continued() {
                self.again().map_err(broken)?;
                self.draw(show)?;
            }
            let flow = match event::poll(show.rest().min(BREATH)).map_err(broken)? {
                true => self.events(show)?,
                false => show.tick(),
            };
            match flow {
                Flow::Done => return Ok(true),
                Flow::Draw => self.draw(show)?,
                Flow::Rest => {}
            }
        }
    }

    /// Everything that has come in, so that a burst of keys costs one drawing.
    fn events(&mut self, show: &mut impl Show) -> Result<Flow, Broken> {
        let mut flow = Flow::Rest;
        loop {
            let event = event::read().map_err(broken)?;
            let next = match event {
                Event::Key(key) if is_suspend(&key) => {
                    self.suspend().map_err(broken)?;
                    Flow::Draw
                }
                Event::Resize(..) => Flow::Draw,
                event => read(event).map_or(Flow::Rest, |input| show.input(input)),
            };
            match next {
                Flow::Done => return Ok(Flow::Done),
                Flow::Draw => flow = Flow::Draw,
                Flow::Rest => {}
            }
            if !event::poll(Duration::ZERO).map_err(broken)? {
                return Ok(flow);
            }
        }
    }

    fn draw(&mut self, show: &mut impl Show) -> Result<(), Broken> {
        let palette = self.palette;
        let drawing = |canvas: &mut ratatui::Frame<'_>| {
            show.draw(canvas);
            palette.settle(canvas.buffer_mut());
        };
        self.inner.draw(drawing).map(drop).map_err(broken)
    }

    /// Ctrl-Z: gives the terminal back, sleeps, takes it again.
    fn suspend(&mut self) -> std::io::Result<()> {
        give_back();
        self.signals.sleep()?;
        self.again()
    }

    fn again(&mut self) -> std::io::Result<()> {
        take()?;
        self.inner.clear()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

fn is_suspend(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('z')
        && key.modifiers.contains(KeyModifiers::CONTROL)
        && key.kind == KeyEventKind::Press
}

fn take() -> std::io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, cursor::Hide)
}

/// Nothing can be done if even this fails.
fn give_back() {
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}

/// A message about a panic must not vanish with the alternate screen.
fn give_back_after_a_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            usual(panic);
        }));
    });
}

fn broken(error: std::io::Error) -> Broken {
    Broken::new(format!("the terminal does not answer: {error}"))
}
