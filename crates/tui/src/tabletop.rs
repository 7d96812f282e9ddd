//! A frame before a person: the table on the screen and everything one can do by looking at it.
//! What changes the match is not done here but asked for ([`Asked`]).

use game::{Info, Phrase, say};
use lang::Speaker;
use ratatui::Frame as Canvas;
use table::Frame;

use crate::board;
use crate::choices::Choices;
use crate::input::Input;
use crate::layout::Panel;
use crate::popup::Popup;
use crate::preview::preview;
use crate::rules;
use crate::screen::{Pointed, Scene, Screen};
use crate::sheet::Sheet;

#[derive(Debug)]
pub(crate) struct Tabletop {
    pub speaker: Speaker,
    pub frame: Frame,
    pub screen: Screen,
    pub popup: Option<Popup>,
    /// One sentence about the last wish.
    pub notice: Option<String>,
    info: &'static Info,
    board: Sheet,
    players: Vec<String>,
    /// The choice the details are about, and the details; worked out once for each choice.
    details: (Option<usize>, Vec<String>),
    /// The board as words instead of a drawing.
    in_words: bool,
}

/// What a person asks of whoever runs the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Nothing, and nothing looks different.
    Nothing,
    /// Nothing, but draw anew.
    Redraw,
    /// To do this choice of the frame.
    Do(usize),
    TakeBack,
    /// To take the answer of chance back that was entered last.
    Correct,
    Hint,
    Pause,
    Faster,
    Slower,
    /// To say everything again in the next language.
    Language,
    Leave,
}

/// What stands around the frame.
#[derive(Debug)]
pub(crate) struct Around<'a> {
    pub title: &'a str,
    pub status: String,
    pub log: &'a [String],
    /// In place of the list of choices while there is none.
    pub instead: &'a [String],
}

impl Tabletop {
    pub(crate) fn new(frame: Frame, info: &'static Info, speaker: Speaker) -> Self {
        let mut tabletop = Tabletop {
            speaker,
            frame: frame.clone(),
            screen: Screen::default(),
            popup: None,
            notice: None,
            info,
            board: Sheet::new(),
            players: Vec::new(),
            details: (None, Vec::new()),
            in_words: false,
        };
        tabletop.show(frame);
        tabletop
    }

    /// Puts another frame on the tabletop.
    pub(crate) fn show(&mut self, frame: Frame) {
        let words = frame.choices.iter().map(|choice| self.speaker.say(&choice.phrase)).collect();
        self.screen.set_choices(Choices::new(&frame.choices, words));
        self.players = players(&self.speaker, &frame);
        self.details = (None, Vec::new());
        self.frame = frame;
        self.draw_board();
    }

    fn draw_board(&mut self) {
        let draw = if self.in_words { board::text } else { board::board };
        self.board = draw(&self.frame, &self.speaker);
    }

    pub(crate) fn tell(&mut self, phrase: Phrase) {
        self.notice = Some(self.speaker.say(&phrase));
    }

    pub(crate) fn switch_language(&mut self) {
        self.speaker.language = self.speaker.language.next();
    }

    /// What a key or click means. Pages over the table and the filter take theirs first.
    pub(crate) fn input(&mut self, input: Input) -> Asked {
        if let Some(popup) = &mut self.popup {
            if !popup.input(&input) {
                self.popup = None;
            }
            return Asked::Redraw;
        }
        self.notice = None;
        if self.typed_into_filter(&input) {
            return Asked::Redraw;
        }
        self.key(input)
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

    fn key(&mut self, input: Input) -> Asked {
        match input {
            Input::Letter(letter) => return self.letter(letter),
            Input::Enter => return self.confirm(),
            Input::Escape | Input::Backspace => self.screen.choices.stop_filter(),
            Input::Tab => self.screen.turn_focus(1),
            Input::BackTab => self.screen.turn_focus(Panel::ALL.len() - 1),
            Input::Up => self.down(-1),
            Input::Down => self.down(1),
            Input::Left => self.sideways(-1),
            Input::Right => self.sideways(1),
            Input::PageUp => self.leaf(-self.screen.page()),
            Input::PageDown => self.leaf(self.screen.page()),
            Input::Home => self.screen.scroll_to_start(self.screen.focus),
            Input::End => self.screen.scroll_to_end(self.screen.focus),
            Input::Click(at) => {
                if self.screen.click(at) == Pointed::Confirmed {
                    return self.confirm();
                }
            }
            Input::Wheel(at, by) => match self.screen.panel_at(at) {
                Some(panel) if self.lists(panel) => self.screen.choices.step(by.signum() as isize),
                Some(panel) => self.screen.scroll(panel, by),
                None => return Asked::Nothing,
            },
            Input::Paste(_) => return Asked::Nothing,
            Input::Break => return Asked::Leave,
        }
        Asked::Redraw
    }

    fn letter(&mut self, letter: char) -> Asked {
        match letter {
            'q' => return Asked::Leave,
            'u' => return Asked::TakeBack,
            'U' => return Asked::Correct,
            'h' => return Asked::Hint,
            '+' | '=' => return Asked::Faster,
            '-' => return Asked::Slower,
            'L' => return Asked::Language,
            ' ' if self.screen.focus != Panel::Board || self.screen.choices.is_empty() => {
                return Asked::Pause;
            }
            ' ' => self.screen.point_again(),
            '0'..='9' => self.screen.choices.digit(letter),
            'j' => self.down(1),
            'k' => self.down(-1),
            '/' => self.screen.choices.start_filter(),
            'r' => self.show_rules(),
            '?' => self.popup = Some(Popup::help(&self.speaker, say!("tui-help-play"))),
            't' => {
                self.in_words = !self.in_words;
                self.draw_board();
            }
            'c' => self.screen.show(Panel::Choices),
            'b' => self.screen.show(Panel::Board),
            'p' => self.screen.show(Panel::Players),
            'l' => self.screen.show(Panel::Log),
            _ => return Asked::Nothing,
        }
        Asked::Redraw
    }

    fn confirm(&self) -> Asked {
        self.screen.choices.chosen().map_or(Asked::Nothing, Asked::Do)
    }

    /// Down in the panel that has the focus; on the board, to the next place below.
    fn down(&mut self, by: i32) {
        if self.screen.focus != Panel::Board || !self.screen.walk(0, by.signum()) {
            self.leaf(by);
        }
    }

    /// Up or down by rows; the board moves, and what is chosen stays.
    fn leaf(&mut self, by: i32) {
        match self.screen.focus {
            panel if self.lists(panel) => self.screen.choices.step(by as isize),
            panel => self.screen.scroll(panel, by),
        }
    }

    /// Whether a panel is a list to choose from, and no text.
    fn lists(&self, panel: Panel) -> bool {
        panel == Panel::Choices && !self.screen.choices.is_empty()
    }

    fn sideways(&mut self, by: i32) {
        match self.screen.focus {
            Panel::Board => {
                self.screen.walk(by, 0);
            }
            Panel::Choices => self.screen.choices.step(by as isize * 5),
            Panel::Details | Panel::Players | Panel::Log => {}
        }
    }

    fn show_rules(&mut self) {
        let chosen = self.screen.choices.chosen().map(|index| &self.frame.choices[index]);
        self.popup = Some(rules::popup(&self.speaker, self.info, chosen));
    }

    fn update_details(&mut self) {
        let chosen = self.screen.choices.chosen();
        if chosen != self.details.0 {
            let text = chosen.map(|index| self.details_of(index)).unwrap_or_default();
            self.details = (chosen, text);
        }
    }

    /// What a choice will do at once, and how the viewer will stand then.
    fn details_of(&self, index: usize) -> Vec<String> {
        let coming = preview(&self.frame, &self.frame.choices[index]);
        let happens = coming.happens.iter().map(|phrase| format!("› {}", self.speaker.say(phrase)));
        let you = lang::lines(&self.speaker, &coming.you).into_iter().map(|l| format!("= {l}"));
        happens.chain(you).collect()
    }

    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, around: &Around<'_>) {
        self.update_details();
        // The screen remembers where things were drawn, so it is taken out while it looks at us.
        let mut screen = std::mem::take(&mut self.screen);
        let scene = Scene {
            frame: &self.frame,
            speaker: &self.speaker,
            board: &self.board,
            players: &self.players,
            log: around.log,
            details: &self.details.1,
            details_title: self.speaker.say(&say!("tui-panel-details")),
            list_title: self.speaker.say(&say!("tui-panel-choices")),
            title: around.title.to_owned(),
            status: around.status.clone(),
            notice: self.notice.as_deref(),
            keys: self.speaker.say(&say!("tui-keys-play")),
            instead: around.instead,
        };
        screen.draw(canvas, &scene);
        self.screen = screen;
        if let Some(popup) = &mut self.popup {
            popup.draw(canvas);
        }
    }
}

/// The text table's parts about people, the viewer's own first.
pub(crate) fn players(speaker: &Speaker, frame: &Frame) -> Vec<String> {
    let mut lines = lang::lines(speaker, &frame.text.you);
    if !lines.is_empty() && !frame.text.others.is_empty() {
        lines.push("──".to_owned());
    }
    lines.extend(lang::lines(speaker, &frame.text.others));
    lines
}
