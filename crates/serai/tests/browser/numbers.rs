//! Settings with notices, and the numbers of finished games, as people see them.

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

#[test]
fn a_browser_is_asked_for_notices_only_when_somebody_wants_them() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 31);
    player.open("osaka", &["me", "random"], &[]);
    player.turn();
    let title = player.page.value("document.title");
    assert!(title.as_str().is_some_and(|title| title.starts_with("Your turn: ")), "{title}");
    let page = &player.page;
    page.go("/settings");
    assert_eq!(page.value("Notification.permission === 'granted'"), false);
    assert_eq!(page.value("document.getElementById('notify-refused').hidden"), true);
    page.press("input[name=notify][value=on]");
    // A browser without anybody in front of it says no.
    page.until("!document.getElementById('notify-refused').hidden");
    assert_eq!(page.value("document.querySelector('input[name=notify][value=off]').checked"), true);
    let zone =
        "document.getElementById('offset').value === String(-new Date().getTimezoneOffset())";
    assert_eq!(page.value(zone), true, "the device's own clock is chosen");
    for screen in [Screen::DESK, Screen::PHONE] {
        page.resize(screen);
        page.go("/settings");
        page.whole_picture(&format!("settings-{}", screen.width));
        assert_eq!(page.value("document.documentElement.scrollWidth <= innerWidth"), true);
    }
    page.nothing_to_complain();
}

#[test]
fn finished_games_are_shown_in_numbers() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 32);
    player.page.go("/statistics");
    assert!(!player.page.text("#nothing-yet").is_empty());
    player.page.whole_picture("statistics-none");
    for _ in 0..2 {
        player.open("osaka", &["me", "random"], &[]);
        player.play_on();
    }
    for (path, name) in [("/statistics", "mine"), ("/statistics/osaka", "osaka")] {
        for screen in [Screen::DESK, Screen::PHONE] {
            player.page.resize(screen);
            player.page.go(path);
            assert!(player.page.text("main").contains('2'), "two games");
            for scheme in ["light", "dark"] {
                player.page.prefer(scheme, "reduce");
                player.page.whole_picture(&format!("statistics-{name}-{}-{scheme}", screen.width));
            }
            let fits = player.page.value("document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(fits, true, "{path} on {}", screen.width);
        }
    }
    player.page.nothing_to_complain();
}
