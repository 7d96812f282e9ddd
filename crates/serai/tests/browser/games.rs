//! Each of the four games to its end through the page: by mouse, by keys alone, and by finger on a
//! small phone.

use std::time::Duration;

use crate::house::House;
use crate::page::{Page, Screen};
use crate::player::{By, Player};

const DESK: Screen = Screen { width: 1440, height: 900, touch: false };
/// Within this an analysis gets at least one step further, even on a busy machine.
const AN_ANALYSIS_STEP: Duration = Duration::from_secs(60);
const PHONE: Screen = Screen { width: 390, height: 844, touch: true };

/// Plays a match and looks at what the page says at its end.
fn play(screen: Screen, by: By, game: &str, seats: &[&str], options: &[(&str, &str)]) {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, screen, by, 7);
    player.page.watch_jumps();
    player.open(game, seats, options);
    player.turn();
    player.page.picture(&format!("{game}-{}-first", screen.width));
    let decisions = player.play_on();
    assert!(decisions > 15, "a match of {decisions} decisions");
    let (shift, jumps) = player.page.jumps();
    println!("{game} {}: shift {shift:.4} in {decisions} decisions", screen.width);
    assert!(shift <= 0.01, "things jump by {shift:.4} in a whole game: {jumps}");
    let ranking = player.page.text(".ranking");
    assert!(!ranking.is_empty(), "the standings are shown");
    player.page.whole_picture(&format!("{game}-{}-end", screen.width));
    assert_eq!(player.page.value("document.documentElement.scrollWidth <= innerWidth"), true);
    player.page.until("document.querySelector('#checked[data-fair=yes]')");
    if by == By::Board && screen.width > 1000 {
        turning_points(&player.page);
        player.page.whole_picture(&format!("{game}-{}-turns", screen.width));
    }
    player.page.loading(|| player.page.press("#verify"));
    player.page.until("document.querySelector('#verdict[data-fair=yes]')");
    player.page.nothing_to_complain();
}

/// Waits for what turned the game as long as its analysis goes on: how long that takes is the machine's
/// affair, that it goes on is the page's.
fn turning_points(page: &Page) {
    let ready =
        "document.querySelector('#turns[data-state=ready] li a, #turns[data-state=ready] p')";
    let mut before = String::new();
    while page.within(AN_ANALYSIS_STEP, ready).is_none() {
        let now = page.text("#turns p");
        assert_ne!(now, before, "the analysis stands still");
        before = now;
    }
}

#[test]
fn osaka_by_mouse() {
    play(DESK, By::Board, "osaka", &["me", "random"], &[]);
}

#[test]
fn osaka_by_keys() {
    play(DESK, By::Keys, "osaka", &["me", "random", "random"], &[]);
}

#[test]
fn osaka_by_finger() {
    play(PHONE, By::Board, "osaka", &["me", "random"], &[("open_memory", "true")]);
}

#[test]
fn yspahan_by_mouse() {
    play(DESK, By::Board, "yspahan", &["me", "random", "random", "random"], &[]);
}

#[test]
fn yspahan_by_keys() {
    play(DESK, By::Keys, "yspahan", &["me", "random", "random"], &[]);
}

#[test]
fn yspahan_by_finger() {
    play(PHONE, By::Board, "yspahan", &["me", "random"], &[]);
}

#[test]
fn istanbul_by_mouse() {
    play(DESK, By::Board, "istanbul", &["me", "easy"], &[]);
}

#[test]
fn istanbul_by_keys() {
    play(DESK, By::Keys, "istanbul", &["me", "easy", "easy"], &[]);
}

#[test]
fn istanbul_by_finger() {
    play(PHONE, By::Board, "istanbul", &["me", "easy"], &[("rubies", "plateau")]);
}

#[test]
fn tabriz_by_mouse() {
    let prototype = [("edition", "prototype"), ("sides", "random"), ("layout", "random")];
    play(DESK, By::Board, "tabriz", &["me", "easy"], &prototype);
}

#[test]
fn tabriz_alone_by_keys() {
    play(DESK, By::Keys, "tabriz", &["me"], &[("advanced", "true"), ("rival", "r3")]);
}

#[test]
fn tabriz_alone_by_finger() {
    play(PHONE, By::Board, "tabriz", &["me"], &[("rival", "r2")]);
}
