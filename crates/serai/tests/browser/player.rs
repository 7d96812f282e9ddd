//! Somebody who plays through the page: by mouse or finger on the board, by keys, or in the list.
//! Chooses anyhow, but always the same with the same number.

use std::time::Duration;

use game::{Dealer, Quick};
use serde_json::Value;

use crate::house::House;
use crate::page::{Page, Screen};

/// What moves the pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// Mouse or finger on pieces and places alone: each is taken up, then the move confirmed.
    Board,
    /// Tab between places, Space, Enter, digits.
    Keys,
}

/// Nobody waits for animations.
pub(crate) const QUICK: &str = "speed-instant.motion-less.sound-off";

/// How often, and how long, one waits for an answer to a click.
const TRIES: usize = 3;
const A_MOMENT: Duration = Duration::from_secs(10);
/// More decisions than any match here takes.
const MOST: usize = 1500;

pub(crate) struct Player {
    pub page: Page,
    by: By,
    dealer: Quick,
    /// How often the coach asked for a second thought.
    pub warnings: usize,
}

/// What a page shows when it is the player's turn, or the end.
#[derive(Debug)]
pub(crate) struct Turn {
    pub number: i64,
    pub over: bool,
    /// What can be done: choices, and gestures of several choices.
    pub moves: Vec<Move>,
}

/// One move: the number it is listed by, if it is one choice, and the pieces it touches.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub number: Option<u64>,
    pub pieces: Vec<String>,
}

impl Player {
    pub(crate) fn new(house: &House, screen: Screen, by: By, seed: u64) -> Player {
        Player::at(&house.address, screen, by, seed)
    }

    pub(crate) fn at(address: &str, screen: Screen, by: By, seed: u64) -> Player {
        let page = Page::at(address, screen);
        page.look(QUICK);
        Player { page, by, dealer: Quick::new(seed), warnings: 0 }
    }

    /// Opens a table with these seats and options on the page for that.
    pub(crate) fn open(&self, game: &str, seats: &[&str], options: &[(&str, &str)]) {
        self.page.go(&format!("/new/{game}"));
        for place in 0..5 {
            let seat = seats.get(place).copied().unwrap_or("nobody");
            self.set(&format!("seat-{place}"), seat);
        }
        for (option, value) in options {
            self.set(&format!("option-{option}"), value);
        }
        self.page.loading(|| self.page.press("#open"));
        assert!(self.page.path().starts_with("/t/"), "{}", self.page.text("main"));
        if !seats.contains(&"friend") {
            // The page's script seals and opens its part in the dice by itself.
            self.page.until("document.querySelector('#table')?.dataset.stage !== 'open'");
        }
    }

    fn set(&self, name: &str, value: &str) {
        let set = format!(
            "(() => {{ const e = document.getElementById({name:?}); if (e) e.value = {value:?}; return !e || e.value === {value:?}; }})()"
        );
        assert_eq!(self.page.value(&set), true, "{name} can be {value}");
    }

    /// Waits until it is the player's turn, or the match is over.
    pub(crate) fn turn(&self) -> Turn {
        let seen = self.page.until(TURN);
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let one = |value: &Value| Move {
            number: value["number"].as_u64(),
            pieces: list(&value["pieces"]).iter().map(text).collect(),
        };
        Turn {
            number: seen["number"].as_i64().expect("a number"),
            over: seen["over"] == true,
            moves: list(&seen["moves"]).iter().map(one).collect(),
        }
    }

    /// Plays to the end; gives how many decisions it took.
    pub(crate) fn play_on(&mut self) -> usize {
        for decisions in 0..MOST {
            let turn = self.turn();
            if turn.over {
                return decisions;
            }
            self.decide(&turn);
        }
        panic!("the match never ends");
    }

    /// One decision, and the page's answer to it.
    pub(crate) fn decide(&mut self, turn: &Turn) {
        let wish = turn.moves[self.below(turn.moves.len())].clone();
        match self.by {
            By::Board => {
                self.take_up(&wish.pieces);
            }
            By::Keys => self.type_it(&wish),
        }
        self.answered(turn);
    }

    /// Waits for the page's answer to a decision.
    pub(crate) fn answered(&mut self, turn: &Turn) {
        let done = format!("({NUMBER} > {} && {STILL})", turn.number);
        self.page.until(&format!("{done} || document.querySelector('#notice, #warning')"));
        if self.page.value("document.querySelector('#warning') !== null") == true {
            self.warnings += 1;
            self.page.press("#warning-yes");
            self.page.until(&format!("{done} || document.querySelector('#notice')"));
        }
        assert_eq!(self.page.text("#notice"), "", "a choice on offer was refused");
    }

    /// Takes the pieces up one by one, then confirms, unless they said it all; gives how many touches
    /// that were.
    pub(crate) fn take_up(&self, pieces: &[String]) -> usize {
        let before = self.page.value(NUMBER);
        let moved = format!("{NUMBER} > {before} || document.querySelector('#notice, #warning')");
        for (place, piece) in pieces.iter().enumerate() {
            let answered = format!("{moved} || {HELD} > {place}");
            // The board may be drawn anew under a finger; people try again then.
            let tried = (0..TRIES).any(|_| {
                self.page.press(&self.spot(piece));
                self.page.within(A_MOMENT, &answered).is_some()
            });
            assert!(tried, "{piece} does not answer");
        }
        // A move on its way needs no confirmation any more.
        let asks = format!("(document.querySelector('{CONFIRM}') && {STILL})");
        self.page.until(&format!("{moved} || {asks}"));
        let asks = self.page.value(&format!("!({moved}) && {asks} === true")) == true;
        if asks {
            self.page.press(CONFIRM);
        }
        pieces.len() + usize::from(asks)
    }

    /// An element that stands for a piece: the uppermost of equal ones that is not taken up yet.
    fn spot(&self, piece: &str) -> String {
        let find = format!(
            "(() => {{ const all = [...document.querySelectorAll('#board .spot.open')].filter((spot) => spot.dataset.spot === {piece:?}); \
               return (all.findLast((spot) => !spot.classList.contains('held')) ?? all[0])?.id; }})()"
        );
        let id = self.page.value(&find);
        let id = id.as_str().unwrap_or_else(|| {
            let open = "[...document.querySelectorAll('#board .spot.open')].map((spot) => spot.id)";
            let words = self.page.text("#ask");
            panic!("{piece} is not on the board: {words} {}", self.page.value(open))
        });
        format!("[id='{id}']")
    }

    /// By number, or by walking to the pieces; both in turn.
    fn type_it(&mut self, wish: &Move) {
        if let Some(number) = wish.number.filter(|_| self.below(2) == 0) {
            self.page.value("document.activeElement.blur()");
            return number.to_string().chars().for_each(|digit| self.page.key(&digit.to_string()));
        }
        let before = self.page.value(NUMBER);
        let moved = format!("{NUMBER} > {before} || document.querySelector('#notice, #warning')");
        for (place, piece) in wish.pieces.iter().enumerate() {
            self.walk_to(&self.spot(piece));
            self.page.key(" ");
            self.page.until(&format!("{moved} || {HELD} > {place}"));
        }
        self.page.until(&format!("{moved} || document.querySelector('{CONFIRM}')"));
        if self.page.value(&format!("document.querySelector('{CONFIRM}') !== null")) == true {
            self.page.key("Enter");
        }
    }

    /// `b` goes to the board, Tab from place to place.
    fn walk_to(&self, spot: &str) {
        self.page.value("document.activeElement.blur()");
        self.page.key("b");
        for _ in 0..200 {
            if self.page.value(&format!("document.activeElement.matches({spot:?})")) == true {
                return;
            }
            self.page.key("Tab");
        }
        panic!("{spot} cannot be reached with the Tab key");
    }

    fn below(&mut self, count: usize) -> usize {
        self.dealer.below(count as u32) as usize
    }
}

const NUMBER: &str = "Number(document.querySelector('#table').dataset.number)";
/// Nothing is on its way, and no gesture goes on.
const STILL: &str = "!document.querySelector('#dock[aria-busy], html[data-going]')";
const HELD: &str = "[...document.querySelectorAll('#board .held')].reduce((sum, spot) => sum + Number(spot.dataset.held), 0)";
const CONFIRM: &str = "#preview:not([hidden]) #preview-yes:not([hidden])";

const TURN: &str = "(() => {
  const table = document.querySelector('#table'), { number, seat, decides, stage, past } = table.dataset;
  if (past !== undefined || document.querySelector('#dock[aria-busy], html[data-going]')) return null;
  const over = stage === 'over';
  if (!over && seat !== decides) return null;
  const one = (button) => ({
    number: button.closest('#gestures') ? null : Number(button.dataset.choice),
    pieces: button.dataset.pieces.split(' '),
  });
  const moves = [...document.querySelectorAll('#choices button[data-pieces]')].map(one);
  return { number: Number(number), over, moves };
})()";
