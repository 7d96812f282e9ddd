//! Screens have room for their words: in English, Italian, and a language with longer words than both,
//! nothing is cut and nothing stands beyond the edge, on the smallest screen and on those with all
//! panels.

use std::collections::BTreeSet;

use crate::common::{evening, language, play, screen, wait_for_person};
use game::{Dealer, Quick, Viewer};
use lang::{Language, Speaker};
use table::{AnyTable, Waiting};
use tui::{Chances, Input, Pick, Play, Replay, Sheet, Show, Speed, Start};

/// The smallest screen, and the smallest with all panels at once.
const SIZES: [(u16, u16); 2] = [(80, 24), (100, 30)];
/// So large that nothing has to be scrolled or wrapped.
const LARGE: (u16, u16) = (240, 120);
/// Columns of a board at these sizes.
const ROOMS: [usize; 2] = [78, 59];

fn languages() -> [Language; 3] {
    [Language::ENGLISH, "it".parse().unwrap(), language()]
}

/// The longest word that fits into every panel.
const LONGEST: usize = 33;

/// Words without the frames around them.
fn words(text: &str) -> BTreeSet<String> {
    let frame =
        |letter: char| letter.is_whitespace() || ('\u{2500}'..='\u{259F}').contains(&letter);
    let fits = |word: &&str| (1..=LONGEST).contains(&word.chars().count());
    text.split(frame).filter(fits).map(str::to_owned).collect()
}

#[derive(Default)]
struct Faults(BTreeSet<String>);

impl Faults {
    /// What the large screen says and a small one does not.
    fn look(&mut self, name: &str, show: &mut impl Show) {
        let whole = words(&screen(show, LARGE.0, LARGE.1));
        for (width, height) in SIZES {
            let small = words(&screen(show, width, height));
            let missing: Vec<_> = whole.difference(&small).collect();
            if !missing.is_empty() {
                self.0.insert(format!("{name} {width}: {missing:?}"));
            }
        }
    }

    fn none(self) {
        assert!(self.0.is_empty(), "{}", self.0.into_iter().collect::<Vec<_>>().join("\n"));
    }
}

/// Header, question and keys of a replay; its panels are those of a table.
#[test]
fn a_replay_says_what_it_shows_and_its_keys() {
    let mut faults = BTreeSet::new();
    for (info, language) in catalog::all().iter().flat_map(|info| languages().map(|l| (info, l))) {
        let mut table = play(info.key, "random,random", 5, language);
        wait_for_person(&mut table);
        let table = table::resume(&table.evening().table.record(), None).unwrap();
        let chances = Chances::new([(0, vec![0.5; 2])], table.number());
        let viewer = Viewer::Seat(game::Seat::new(0));
        let mut replay = Replay::new(table, language, viewer, Some(chances)).unwrap();
        for keys in ["40", "90"] {
            for digit in keys.chars() {
                replay.input(Input::Letter(digit));
            }
            for key in [Input::Enter, Input::Tab] {
                let large = screen(&mut replay, LARGE.0, LARGE.1);
                let outside: Vec<&str> =
                    large.lines().filter(|l| !l.starts_with(['│', '┌', '└'])).collect();
                for (width, height) in SIZES {
                    let small = words(&screen(&mut replay, width, height));
                    let lost: Vec<_> =
                        words(&outside.join(" ")).difference(&small).cloned().collect();
                    if !lost.is_empty() {
                        faults.insert(format!("{} {language} {width}: {lost:?}", info.key));
                    }
                }
                replay.input(key);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_other_screens_say_everything() {
    let mut faults = Faults::default();
    for language in languages() {
        let mut start = Start::new(language, 2);
        for game in 0..catalog::all().len() {
            for line in 0..15 {
                faults.look(&format!("start {language} game {game} line {line}"), &mut start);
                start.input(Input::Down);
            }
            for _ in 0..15 {
                start.input(Input::Up);
            }
            start.input(Input::Down);
            start.input(Input::Right);
        }
        let speaker = Speaker::new(language, Vec::new());
        let line = "Istanbul: The Dice Game — Alexandra Long, Bartholomew Longer, Catherine Longest, Dorothea";
        let mut pick = Pick::new("Serai".to_owned(), vec![line.to_owned(); 9], &speaker);
        faults.look(&format!("pick {language}"), &mut pick);
        let two = evening("istanbul", "you:Alexandra,you:Bartholomew", 3);
        let mut hand_over = Play::new(two, language, Speed::Instant);
        faults.look(&format!("hand-over {language}"), &mut hand_over);
    }
    faults.none();
}

/// Random matches; calls back at every decision.
fn frames(game: &str, seats: u8, mut look: impl FnMut(&dyn AnyTable, Viewer)) {
    for seed in 0..1 {
        let bots = vec!["random"; usize::from(seats)].join(",");
        let mut table = evening(game, &bots, seed).table;
        let mut dealer = Quick::new(seed);
        while let Waiting::Decision(seat) = table.awaiting() {
            look(table.as_ref(), Viewer::Seat(seat));
            let choices = table.choices();
            let choice = &choices[dealer.below(choices.len() as u32) as usize];
            table.act(seat, &choice.notation).unwrap();
        }
        look(table.as_ref(), Viewer::Spectator);
    }
}

/// A sheet without blanks, as one reads it.
fn said(sheet: &Sheet) -> String {
    let text = sheet.lines.iter().map(ToString::to_string);
    text.flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn boards_fit_into_their_rooms_and_lose_nothing() {
    let mut faults = BTreeSet::new();
    for info in catalog::all() {
        let speakers = languages().map(|language| {
            let names = ["Alexandra Long", "Bart", "Catherine", "Dorothea Longer", "Eve"];
            Speaker::new(language, names.map(str::to_owned).to_vec())
        });
        for seats in [info.min_seats, info.max_seats] {
            frames(info.key, seats, |table, viewer| {
                let frame = table.frame(viewer);
                for speaker in &speakers {
                    let board = tui::board::board(&frame, speaker);
                    for room in ROOMS {
                        let sheet = board.within(room);
                        let wide = sheet.lines.iter().find(|line| line.width() > room);
                        let out =
                            sheet.spots.iter().find(|spot| usize::from(spot.area.right()) > room);
                        if wide.is_some() || out.is_some() || said(&board) != said(&sheet) {
                            faults.insert(format!(
                                "{} {}: {wide:?} {out:?}",
                                info.key, speaker.language
                            ));
                        }
                    }
                }
            });
        }
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}
