//! How the pages look: nothing overflows, accessibility, weight, speed, and the pictures to look at.

use std::path::Path;

use serde_json::Value;

use crate::house::House;
use crate::page::{Page, Screen};
use crate::player::{By, Player};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];
const WIDTHS: [Screen; 4] = [
    Screen::PHONE,
    Screen::wide(768),
    Screen::DESK,
    Screen { width: 1920, height: 1080, touch: false },
];

/// What axe-core calls serious or critical on this page. `cargo xtask needs` fetches it.
pub(crate) fn barriers(page: &Page) -> Vec<String> {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe.min.js");
    let Ok(axe) = std::fs::read_to_string(file) else {
        testkit::skipped("axe-core");
        return Vec::new();
    };
    page.value(&format!("{axe}; true"));
    let found = page.value("axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join(' | ')}`))");
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn no_page_has_a_barrier() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 11);
    let mut found = Vec::new();
    let mut look = |place: &str, page: &Page| {
        for scheme in ["light", "dark"] {
            page.prefer(scheme, "reduce");
            found
                .extend(barriers(page).into_iter().map(|one| format!("{place} ({scheme}): {one}")));
        }
    };
    for path in [
        "/",
        "/new/tabriz",
        "/rules/yspahan",
        "/settings",
        "/statistics",
        "/statistics/osaka",
        "/nowhere",
    ] {
        player.page.go(path);
        look(path, &player.page);
    }
    for game in GAMES {
        player.open(game, &["me", "easy"], &[]);
        player.turn();
        look(game, &player.page);
    }
    let table = player.page.path();
    player.page.go(&format!("{}/text", table.split('?').next().unwrap_or_default()));
    look("text", &player.page);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_is_wider_than_the_screen_by_day_and_by_night() {
    let Some(house) = House::open() else { return };
    for game in GAMES {
        let mut player = Player::new(&house, Screen::DESK, By::Board, 12);
        player.open(game, &["me", "easy", "easy"], &[]);
        for _ in 0..8 {
            let turn = player.turn();
            player.decide(&turn);
        }
        player.turn();
        for screen in WIDTHS {
            player.page.resize(screen);
            player.page.reload();
            player.turn();
            for scheme in ["light", "dark"] {
                player.page.prefer(scheme, "reduce");
                player.page.picture(&format!("{game}-{}-{scheme}-screen", screen.width));
                player.page.whole_picture(&format!("{game}-{}-{scheme}", screen.width));
            }
            fits(&player.page, game, screen);
        }
    }
    let page = Page::new(&house, Screen::DESK);
    for (path, name) in [
        ("/", "home"),
        ("/new/tabriz", "new"),
        ("/settings", "settings"),
        ("/rules/osaka", "rules"),
    ] {
        for screen in WIDTHS {
            page.resize(screen);
            page.go(path);
            for scheme in ["light", "dark"] {
                page.prefer(scheme, "reduce");
                page.picture(&format!("{name}-{}-{scheme}", screen.width));
            }
            fits(&page, path, screen);
        }
    }
}

/// Screens, and how many of the four games somebody who comes for the first time sees whole in the first
/// window: what each is about, and how to begin.
const FIRST_WINDOW: [(Screen, usize); 6] = [
    (Screen { width: 1440, height: 900, touch: false }, 4),
    (Screen { width: 1024, height: 768, touch: false }, 4),
    (Screen { width: 820, height: 1180, touch: true }, 4),
    (Screen { width: 390, height: 844, touch: true }, 4),
    (Screen { width: 360, height: 740, touch: true }, 3),
    (Screen { width: 844, height: 390, touch: true }, 2),
];
const WHOLE_CARDS: &str = "[...document.querySelectorAll('.card')].filter((card) => { \
   const { bottom } = card.getBoundingClientRect(); \
   const buttons = [...card.querySelectorAll('button, .button')].map((one) => one.getBoundingClientRect()); \
   return bottom <= innerHeight && buttons.every((one) => one.bottom <= bottom && one.right <= innerWidth && one.height >= 44); }).length";

#[test]
fn the_first_window_shows_the_four_games() {
    let Some(house) = House::open() else { return };
    let page = Page::new(&house, Screen::DESK);
    for language in ["en", "it"] {
        page.look(&format!("lang-{language}"));
        for (screen, wanted) in FIRST_WINDOW {
            page.resize(screen);
            page.go("/");
            let name = format!("first-{language}-{}x{}", screen.width, screen.height);
            for scheme in ["light", "dark"] {
                page.prefer(scheme, "reduce");
                page.picture(&format!("{name}-{scheme}"));
            }
            let whole = page.value(WHOLE_CARDS).as_u64().unwrap_or(0) as usize;
            println!("{name}: {whole} games in the first window");
            assert!(whole >= wanted, "{name}: {whole} of {wanted} games in the first window");
            fits(&page, "/", screen);
        }
    }
    page.nothing_to_complain();
}

pub(crate) fn fits(page: &Page, place: &str, screen: Screen) {
    let wide = page.value("document.documentElement.scrollWidth");
    assert!(
        wide.as_u64() <= Some(screen.width.into()),
        "{place} is {wide} wide on {}",
        screen.width
    );
}

#[test]
fn a_table_is_light_even_for_a_slow_phone() {
    let Some(house) = House::open() else { return };
    for game in GAMES {
        let player = Player::new(&house, Screen::PHONE, By::Board, 13);
        player.open(game, &["me", "easy", "easy"], &[]);
        player.turn();
        let path = player.page.path();
        let cookies = player.page.tell("Network.getCookies", serde_json::json!({}));
        let fresh = Page::new(&house, Screen::PHONE);
        for cookie in cookies["cookies"].as_array().cloned().unwrap_or_default() {
            let one = serde_json::json!({ "name": cookie["name"], "value": cookie["value"], "url": house.address });
            fresh.tell("Network.setCookie", one);
        }
        fresh.slow_phone();
        fresh.go(&path);
        fresh.until("performance.getEntriesByName('first-contentful-paint').length");
        let (packed, unpacked) = fresh.weight();
        println!(
            "{game}: {:.0} kB on the wire, {:.0} kB unpacked, {}",
            packed / 1e3,
            unpacked / 1e3,
            paint(&fresh)
        );
        assert!(packed < 80e3, "{game}: {packed} bytes on the wire");
        assert!(unpacked < 300e3, "{game}: {unpacked} bytes unpacked");
        assert_eq!(fresh.value(BLOCKING), 2, "{game}: only the two styles hold up the first paint");
    }
}

/// What the browser waits for before it paints. How long that takes depends on the machine.
const BLOCKING: &str = "performance.getEntriesByType('resource').filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length";

fn paint(page: &Page) -> String {
    let time = |expression: &str| page.value(expression).as_f64().unwrap_or(0.0);
    let first = time("performance.getEntriesByName('first-contentful-paint')[0].startTime");
    format!("first paint after {first:.0} ms")
}

/// The pictures of the README. `SERAI_PICTURES=docs/pictures` (from the repository's root) keeps them.
#[test]
fn pictures_of_the_four_boards() {
    let Some(house) = House::open() else { return };
    for game in GAMES {
        // High enough for every board: Chromium photographs what is beyond the window in a window
        // of another width, for which the page would draw the narrow board.
        let screen = Screen { width: 1200, height: 1100, touch: false };
        let mut player = Player::new(&house, screen, By::Board, 21);
        player.open(game, &["me", "normal", "normal"], &[]);
        for _ in 0..14 {
            let turn = player.turn();
            player.decide(&turn);
        }
        player.turn();
        player.page.prefer("light", "reduce");
        let picture = player.page.picture_of("#board svg", &format!("board-{game}"));
        assert!((10_000..150_000).contains(&picture.len()), "{game}: {} bytes", picture.len());
        if let Ok(folder) = std::env::var("SERAI_PICTURES") {
            let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
            std::fs::write(root.join(folder).join(format!("{game}.webp")), &picture)
                .expect("a folder for pictures");
        }
    }
}
