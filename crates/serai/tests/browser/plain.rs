//! Without scripts, in Italian, and from the printed address to the first move.

use serde_json::Value;

use crate::house::House;
use crate::page::{Page, Screen};
use crate::player::{By, Player};

#[test]
fn without_scripts_a_whole_match_is_played_by_forms() {
    let Some(house) = House::open() else { return };
    let page = Page::new(&house, Screen::DESK);
    page.without_scripts();
    page.go("/new/istanbul");
    page.value("(() => { for (const place of [1, 2, 3]) { const e = document.getElementById(`seat-${place}`); e.value = place === 1 ? 'easy' : 'nobody'; } })()");
    page.loading(|| page.press_now("#open"));
    for step in 0..1500 {
        if page.value("document.querySelector('#table').dataset.stage") == "over" {
            assert!(step > 10 && !page.text(".ranking").is_empty());
            let played = page.path();
            page.loading(|| page.press_now("#rematch"));
            assert!(page.path().starts_with("/t/") && page.path() != played, "the same again");
            return page.nothing_to_complain();
        }
        let choices =
            page.value("document.querySelectorAll('#choices button[name=action]').length");
        match choices.as_u64() {
            // Somebody else decides; the page looks again when asked to.
            None | Some(0) => page.reload(),
            Some(n) => {
                let nth = step as u64 * 7 % n + 1;
                page.loading(|| {
                    page.press_now(&format!(
                        "#choices ol:not(#gestures) li:nth-child({nth}) button"
                    ))
                });
            }
        }
    }
    panic!("the match never ends");
}

#[test]
fn everything_is_said_in_italian() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 9);
    player.page.look("lang-it.speed-instant.motion-less");
    for path in ["/", "/new/tabriz", "/rules/osaka", "/settings"] {
        player.page.go(path);
        speaks_italian(&player.page, path);
    }
    for game in ["osaka", "yspahan", "istanbul", "tabriz"] {
        player.open(game, &["me", "easy"], &[]);
        player.turn();
        speaks_italian(&player.page, game);
    }
    player.page.nothing_to_complain();
}

fn speaks_italian(page: &Page, place: &str) {
    assert_eq!(page.value("document.documentElement.lang"), "it", "{place}");
    let words = page.value("document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')).join(' ')");
    let words = words.as_str().unwrap_or_default().replace("Istanbul: The Dice Game", "");
    let words = format!(" {} ", words.to_lowercase());
    // Words that every English page would have, and no Italian one.
    for english in [" the ", " your ", " with ", " choose ", " settings "] {
        assert!(!words.contains(english), "{place} says{english}: {words}");
    }
    assert!(!words.contains('⟨'), "{place}: a sentence is missing");
}

#[test]
fn three_clicks_lead_from_the_printed_address_to_the_first_move() {
    let Some(house) = House::open() else { return };
    for game in ["osaka", "yspahan", "istanbul", "tabriz"] {
        let page = Page::new(&house, Screen::DESK);
        page.go("/");
        page.loading(|| page.press(&format!("[data-play={game}]")));
        let mine = "(({ seat, decides, number }) => seat === decides && Number(number))(document.querySelector('#table').dataset)";
        let before = page.until(mine);
        page.press("#board .spot.open");
        let listed = page.value("document.querySelector('#choices').classList.contains('few')");
        if listed == Value::Bool(true) {
            page.press("#choices li:not([hidden]) button[data-choice]");
        } else if page.value("document.querySelector('#preview')?.hidden === false")
            == Value::Bool(true)
        {
            page.press("#preview-yes");
        }
        page.until(&format!("Number(document.querySelector('#table').dataset.number) > {before}"));
        page.nothing_to_complain();
    }
}
