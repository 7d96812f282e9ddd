//! Somebody who plays through the page: by mouse or finger on the board, by keys, or in the list.
//! Chooses anyhow, but always the same with the same number.

use std::time::Duration;

use game::{Dealer, Quick};
use serde_json::Value;

use crate::house::House;
use crate::page::{Page, Screen};

/// What moves the pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// Mouse or finger on the board; where a place has several choices, the list of these.
    Board,
    /// Arrows between places, Enter, digits.
    Keys,
}

/// Nobody waits for animations.
pub const QUICK: &str = "speed-instant.motion-less.sound-off";

/// How often, and how long, one waits for an answer to a click.
const TRIES: usize = 3;
const A_MOMENT: Duration = Duration::from_secs(10);
/// More decisions than any match here takes.
const MOST: usize = 1500;

pub struct Player {
    pub page: Page,
    by: By,
    dealer: Quick,
    /// How often the coach asked for a second thought.
    pub warnings: usize,
}

/// What a page shows when it is the player's turn, or the end.
#[derive(Debug)]
pub struct Turn {
    pub number: i64,
    pub over: bool,
    /// Names of open places, each with the numbers of its choices.
    spots: Vec<(String, Vec<u64>)>,
    choices: u64,
}

impl Player {
    pub fn new(house: &House, screen: Screen, by: By, seed: u64) -> Player {
        Player::at(&house.address, screen, by, seed)
    }

    pub fn at(address: &str, screen: Screen, by: By, seed: u64) -> Player {
        let page = Page::at(address, screen);
        page.look(QUICK);
        Player { page, by, dealer: Quick::new(seed), warnings: 0 }
    }

    /// Opens a table with these seats and options on the page for that.
    pub fn open(&self, game: &str, seats: &[&str], options: &[(&str, &str)]) {
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
    }

    fn set(&self, name: &str, value: &str) {
        let set = format!(
            "(() => {{ const e = document.getElementById({name:?}); if (e) e.value = {value:?}; return !e || e.value === {value:?}; }})()"
        );
        assert_eq!(self.page.value(&set), true, "{name} can be {value}");
    }

    /// Waits until it is the player's turn, or the match is over.
    pub fn turn(&self) -> Turn {
        let seen = self.page.until(TURN);
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let spot = |value: &Value| {
            let choices = list(&value[1]).iter().filter_map(Value::as_u64).collect();
            (value[0].as_str().unwrap_or_default().to_owned(), choices)
        };
        Turn {
            number: seen["number"].as_i64().expect("a number"),
            over: seen["over"] == true,
            spots: list(&seen["spots"]).iter().map(spot).collect(),
            choices: seen["choices"].as_u64().expect("choices"),
        }
    }

    /// Plays to the end; gives how many decisions it took.
    pub fn play_on(&mut self) -> usize {
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
    pub fn decide(&mut self, turn: &Turn) {
        assert!(!turn.spots.is_empty(), "nothing on the board can be chosen");
        let on_board: usize = turn.spots.iter().map(|(_, choices)| choices.len()).sum();
        assert_eq!(on_board as u64, turn.choices, "every choice is on the board: {turn:?}");
        let (spot, choices) = turn.spots[self.below(turn.spots.len())].clone();
        match self.by {
            By::Board => self.point_at(&spot, &choices),
            By::Keys => self.type_it(&spot, &choices),
        }
        let done =
            format!("Number(document.querySelector('#table').dataset.number) > {}", turn.number);
        self.page.until(&format!("{done} || document.querySelector('#notice, #warning')"));
        if self.page.value("document.querySelector('#warning') !== null") == true {
            self.warnings += 1;
            self.page.press("#warning-yes");
            self.page.until(&format!("{done} || document.querySelector('#notice')"));
        }
        assert_eq!(self.page.text("#notice"), "", "a choice on offer was refused");
    }

    fn point_at(&mut self, spot: &str, choices: &[u64]) {
        let before = "Number(document.querySelector('#table').dataset.number)";
        let before = self.page.value(before);
        let answered = format!(
            "Number(document.querySelector('#table').dataset.number) > {before} || document.querySelector('#choices.few, #preview:not([hidden]), #notice, #warning')"
        );
        // The board may be drawn anew under a finger; people try again then.
        let tried = (0..TRIES).any(|_| {
            self.page.press(&format!("#{spot}"));
            self.page.within(A_MOMENT, &answered).is_some()
        });
        assert!(tried, "{spot} does not answer");
        if choices.len() > 1 {
            let choice = choices[self.below(choices.len())];
            self.page.press(&format!("#choices li:not([hidden]) button[data-choice='{choice}']"));
        } else if self.page.value("!document.querySelector('#preview')?.hidden") == true {
            self.page.press("#preview-yes");
        }
    }

    /// By number, or by walking to the place; both in turn.
    fn type_it(&mut self, spot: &str, choices: &[u64]) {
        let choice = choices[self.below(choices.len())];
        if self.below(2) == 0 {
            self.page.value("document.activeElement.blur()");
            return choice.to_string().chars().for_each(|digit| self.page.key(&digit.to_string()));
        }
        self.walk_to(spot);
        self.page.key("Enter");
        if choices.len() > 1 {
            // The list shows this place's choices only, and has the focus.
            self.page.until("document.activeElement.closest('#choices')");
            let place = choices.iter().position(|&one| one == choice).unwrap_or(0);
            (0..place).for_each(|_| self.page.key("ArrowDown"));
            self.page.key("Enter");
        }
    }

    /// `b` goes to the board, Tab from place to place.
    fn walk_to(&self, spot: &str) {
        self.page.value("document.activeElement.blur()");
        self.page.key("b");
        for _ in 0..200 {
            if self.page.value("document.activeElement.id") == spot {
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

const TURN: &str = "(() => {
  const table = document.querySelector('#table'), { number, seat, decides, stage, past } = table.dataset;
  if (past !== undefined || document.querySelector('#dock[aria-busy]')) return null;
  const over = stage === 'over';
  if (!over && seat !== decides) return null;
  const numbers = (spot) => spot.dataset.choice.split(' ').map(Number);
  const spots = [...document.querySelectorAll('#board .spot.open')].map((spot) => [spot.id, numbers(spot)]);
  const choices = document.querySelectorAll('#choices button[data-choice]').length;
  return { number: Number(number), over, spots, choices };
})()";
