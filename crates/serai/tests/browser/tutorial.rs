//! The tutorial of each game, from its first page to where the coach hands over.

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player, QUICK};

/// Steps that the coach leads, as it says itself.
const STEPS: usize = 6;
const STEP: &str = "document.querySelector('#led')?.dataset.step ?? ''";
/// The led choice's pieces are marked on the board, and there are some.
const MARKED: &str = "document.querySelector('#advice') && document.querySelectorAll('#board .spot.advised').length > 0 && !document.querySelector('#dock[aria-busy]')";
const ADVISED: &str =
    "document.querySelector('#choices button[data-advised]').dataset.pieces.split(' ')";

fn tutorial(screen: Screen, game: &str, look: &str) {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, screen, By::Board, 3);
    let page = &player.page;
    page.look(look);
    page.go("/");
    page.loading(|| page.press(&format!("[data-tutorial={game}]")));
    assert_eq!(page.path(), format!("/tutorial/{game}"));
    assert!(page.text("#goal").len() > 40, "it begins with how it is won");
    page.picture(&format!("tutorial-{game}-{}", screen.width));
    page.loading(|| page.press("#begin"));
    for step in 1..=STEPS {
        player.turn();
        assert_eq!(page.value(STEP), step.to_string().as_str(), "{}", page.text("#dock"));
        assert!(!page.text("#coach").is_empty());
        page.until(MARKED);
        page.picture(&format!("tutorial-{game}-{}-step-{step}", screen.width));
        let turn = player.turn();
        let pieces = page.value(ADVISED);
        let pieces: Vec<String> =
            pieces.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect();
        player.take_up(&pieces);
        let moved =
            format!("Number(document.querySelector('#table').dataset.number) > {}", turn.number);
        page.until(&format!("{moved} || document.querySelector('#warning')"));
        assert_eq!(page.text("#warning"), "", "the coach does not warn of its own choice");
    }
    assert!(!player.turn().over, "there is a game to play on");
    page.until("document.querySelector('#led-over')");
    assert_eq!(page.value("document.querySelector('#coach-switch').ariaPressed"), "true");
    page.nothing_to_complain();
}

/// Whether what the coach says is in sight from its first word to its last, with the dock at rest.
const SAID: &str = "(() => { const [coach, dock] = ['#coach', '#dock'].map((one) => document.querySelector(one).getBoundingClientRect()); \
   return coach.top >= dock.top && coach.bottom <= Math.min(dock.bottom, innerHeight); })()";

#[test]
fn on_a_phone_the_coach_is_read_without_pulling_the_dock_up() {
    let Some(house) = House::open() else { return };
    let mut cut = Vec::new();
    for language in ["en", "it"] {
        for game in ["tabriz", "yspahan", "osaka", "istanbul"] {
            let player = Player::new(&house, Screen::PHONE, By::Board, 3);
            player.page.look(&format!("lang-{language}.{QUICK}"));
            player.page.go(&format!("/tutorial/{game}"));
            player.page.loading(|| player.page.press("#begin"));
            player.turn();
            player.page.until(MARKED);
            player.page.picture(&format!("coach-at-rest-{game}-{language}"));
            if player.page.value(SAID) != true {
                cut.push(format!("{game} {language}"));
            }
        }
    }
    assert!(cut.is_empty(), "cut: {cut:?}");
}

#[test]
fn of_tabriz() {
    tutorial(Screen::DESK, "tabriz", QUICK);
}

#[test]
fn of_yspahan_on_a_phone() {
    tutorial(Screen::PHONE, "yspahan", QUICK);
}

#[test]
fn of_osaka_in_italian() {
    tutorial(Screen::DESK, "osaka", "lang-it.speed-instant.motion-less.sound-off");
}

#[test]
fn of_istanbul() {
    tutorial(Screen::DESK, "istanbul", QUICK);
}
