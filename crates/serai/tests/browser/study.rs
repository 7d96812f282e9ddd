//! Finished games looked at again: replay by keys, clicks and by itself; analysis and lessons.

use serde_json::Value;

use crate::house::House;
use crate::looks::{barriers, fits};
use crate::page::{Page, Screen};
use crate::player::QUICK;

/// A game that bots played to its end.
fn finished(page: &Page, game: &str, bots: &[&str]) -> String {
    let seats: Vec<Value> = bots.iter().map(|bot| serde_json::json!({ "bot": bot })).collect();
    let wish = serde_json::json!({ "game": game, "seats": seats, "visibility": "public" });
    page.go("/");
    let made = page.value(&format!(
        "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({wish}) }}).then((answer) => answer.json()).then(({{ table }}) => table)"
    ));
    let id = made.as_str().expect("a table").to_owned();
    let over = format!(
        "fetch('/api/tables/{id}').then((answer) => answer.json()).then(({{ status }}) => status)"
    );
    for _ in 0..600 {
        if page.value(&over) == "over" {
            return id;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("the bots never end");
}

fn at(page: &Page) -> i64 {
    let at = page.value("Number(document.querySelector('#replay').dataset.at)");
    at.as_i64().expect("a position")
}

fn arrives(page: &Page, number: i64) {
    page.until(&format!("document.querySelector('#replay').dataset.at === '{number}'"));
}

#[test]
fn a_replay_walks_by_keys_by_clicks_and_by_itself() {
    let Some(house) = House::open() else { return };
    let page = Page::new(&house, Screen::DESK);
    page.look(QUICK);
    let id = finished(&page, "istanbul", &["random", "easy", "random"]);
    page.go(&format!("/t/{id}"));
    page.loading(|| page.press("#replay-it"));
    assert_eq!(at(&page), 0);
    let last = page.value("Number(document.querySelector('#replay').dataset.last)");
    let last = last.as_i64().expect("a number");
    for number in 1..=5 {
        page.key("ArrowRight");
        arrives(&page, number);
    }
    page.key("ArrowLeft");
    arrives(&page, 4);
    assert!(page.path().contains("at=4"), "the address is of this position: {}", page.path());
    page.key("End");
    arrives(&page, last);
    page.key("Home");
    arrives(&page, 0);
    page.press("#log li:nth-child(6) a");
    page.until("document.querySelector('#replay').dataset.at > 0");
    let there = at(&page);
    let (line, now) = (page.text("#log [aria-current]"), page.text("#happened"));
    assert!(now.contains(line.trim()), "{line} is not {now}");
    page.press("#next");
    arrives(&page, there + 1);
    page.press("#eyes li:last-child a");
    page.until("document.querySelectorAll('#boards svg.board').length === 3");
    page.value("history.back()");
    page.until("document.querySelectorAll('#boards svg.board').length === 1");
    page.value("document.querySelector('#pause').value = '400'");
    page.press("#play");
    page.until(&format!("document.querySelector('#replay').dataset.at > {}", there + 2));
    page.press("#play");
    let stopped = page.text("#play");
    assert!(stopped.contains("Play"), "{stopped}");
    page.nothing_to_complain();
}

#[test]
fn the_replay_fits_every_screen_and_has_no_barrier() {
    let Some(house) = House::open() else { return };
    let page = Page::new(&house, Screen::DESK);
    let mut found = Vec::new();
    for (game, look) in [("tabriz", "lang-en"), ("yspahan", "lang-it"), ("osaka", "lang-en")] {
        page.look(&format!("{look}.{QUICK}"));
        let id = finished(&page, game, &["random", "random", "random"]);
        for (screen, eyes) in [
            (Screen::DESK, "0"),
            (Screen::PHONE, "0"),
            (Screen::wide(768), "all"),
            (Screen { width: 1920, height: 1080, touch: false }, "all"),
        ] {
            page.resize(screen);
            page.go(&format!("/t/{id}/replay?at=40&seat={eyes}"));
            // The board for this screen comes with the first look.
            page.until("document.querySelector('#replay').dataset.layout === (innerWidth < 600 ? 'narrow' : innerWidth < 1400 || innerHeight < 820 ? 'square' : 'wide')");
            for scheme in ["light", "dark"] {
                page.prefer(scheme, "reduce");
                page.picture(&format!("replay-{game}-{}-{scheme}", screen.width));
            }
            fits(&page, game, screen);
            found.extend(barriers(&page).into_iter().map(|one| format!("{game}: {one}")));
        }
    }
    page.go("/replay");
    page.picture("replay-file");
    found.extend(barriers(&page));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Pictures of a page in both lights; nothing too wide, no barrier.
fn inspect(page: &Page, name: &str, found: &mut Vec<String>) {
    for screen in [Screen::DESK, Screen::PHONE] {
        page.resize(screen);
        page.reload();
        for scheme in ["light", "dark"] {
            page.prefer(scheme, "reduce");
            page.whole_picture(&format!("{name}-{}-{scheme}", screen.width));
            found.extend(barriers(page).into_iter().map(|one| format!("{name}: {one}")));
        }
        fits(page, name, screen);
    }
    page.resize(Screen::DESK);
    page.reload();
}

#[test]
fn a_game_is_analysed_learned_from_and_played_on() {
    let Some(house) = House::open() else { return };
    let page = Page::new(&house, Screen::DESK);
    page.look(QUICK);
    let id = finished(&page, "istanbul", &["random", "random"]);
    page.go(&format!("/t/{id}"));
    page.loading(|| page.press("#analyse"));
    page.until("document.querySelector('progress, #chances')");
    page.picture("analysis-working");
    let ready = "document.querySelector('#analysis').dataset.state === 'ready'";
    let mut patience = 20;
    while page.within(std::time::Duration::from_secs(20), ready).is_none() {
        patience -= 1;
        assert!(patience > 0, "{}", page.text("#progress"));
    }
    let mut found = Vec::new();
    inspect(&page, "analysis", &mut found);
    assert_eq!(page.value("document.querySelectorAll('.account').length"), 2);
    page.loading(|| page.press("#chances a:nth-of-type(30)"));
    page.until("document.querySelector('#replay .plot .now')");
    let there = at(&page);
    page.press("#chances a:nth-of-type(40)");
    page.until(&format!("document.querySelector('#replay').dataset.at > {there}"));
    page.picture("replay-with-graph");

    page.look(&format!("lang-it.{QUICK}"));
    page.go(&format!("/t/{id}/learn"));
    inspect(&page, "learn", &mut found);
    page.loading(|| page.press("#choices li:last-child button"));
    assert!(page.text("#verdict").contains('%'), "{}", page.text("#verdict"));
    inspect(&page, "learned", &mut found);
    page.loading(|| page.press("#play-on button"));
    page.until("document.querySelector('#what-if a') && document.querySelector('#board svg')");
    assert!(!page.path().contains(&id), "a table of its own: {}", page.path());
    page.picture("what-if");
    assert!(found.is_empty(), "{}", found.join("\n"));
    page.nothing_to_complain();
}
