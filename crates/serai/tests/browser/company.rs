//! Several browsers at one table, and what happens when one of them stumbles.

use crate::house::{House, Line};
use crate::page::{Page, Screen};
use crate::player::{By, Player, QUICK};

/// The way to the free seat of a table, as its opener can copy it.
pub(crate) fn invitation(host: &Page) -> String {
    let link = host.until("[...document.querySelectorAll('a, input, code')].map((e) => e.href || e.value || e.textContent).find((t) => /\\/join\\//.test(t))");
    link.as_str().expect("a link").to_owned()
}

/// Two people at one table of Osaka, each in their own browser.
fn two_people(house: &House, way_of_guest: &str) -> (Player, Player) {
    let host = Player::new(house, Screen::DESK, By::Board, 1);
    host.open("osaka", &["me", "friend"], &[]);
    let guest = Player::at(way_of_guest, Screen::PHONE, By::Board, 2);
    guest.page.go(&invitation(&host.page).replace(&house.address, way_of_guest));
    let name = "(() => { const e = document.querySelector('main form input[name=name]'); if (e) e.value = 'Guest'; return true; })()";
    guest.page.value(name);
    guest.page.loading(|| guest.page.press("main form button.main, main form button"));
    host.page.until("document.querySelector('#table').dataset.stage === 'running'");
    (host, guest)
}

fn number(page: &Page) -> i64 {
    page.value("Number(document.querySelector('#table').dataset.number)")
        .as_i64()
        .expect("a number")
}

fn decides(page: &Page) -> bool {
    page.value(
        "(({ seat, decides }) => seat === decides)(document.querySelector('#table').dataset)",
    ) == true
}

#[test]
fn two_browsers_play_at_one_table_and_a_third_watches() {
    let Some(house) = House::open() else { return };
    let (mut host, mut guest) = two_people(&house, &house.address);
    let watcher = Page::new(&house, Screen::DESK);
    watcher.look(QUICK);
    watcher.go(&host.page.path());
    for _ in 0..12 {
        let one = if decides(&host.page) { &mut host } else { &mut guest };
        let turn = one.turn();
        one.decide(&turn);
        let newest = number(&one.page);
        // Everybody sees it without reloading.
        let seen = format!("Number(document.querySelector('#table').dataset.number) >= {newest}");
        for page in [&host.page, &guest.page, &watcher] {
            page.until(&seen);
        }
    }
    assert_eq!(
        watcher.value("document.querySelectorAll('#choices button[data-choice]').length"),
        0
    );
    assert_eq!(
        watcher.value("document.querySelector('#spot-hand-0, [id^=\"spot-hand-\"]')"),
        serde_json::Value::Null
    );
    for page in [&host.page, &guest.page, &watcher] {
        page.nothing_to_complain();
    }
}

/// The board's length without the outlines of last moves, which come back a moment later.
const DRAWN: &str =
    "document.querySelector('#board').innerHTML.replace(/ data-last=\"\\d*\"/g, '').length";

#[test]
fn a_reload_changes_nothing() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 3);
    player.open("yspahan", &["me", "random"], &[]);
    for _ in 0..3 {
        let turn = player.turn();
        player.decide(&turn);
    }
    let before = player.turn().number;
    let board = player.page.value(DRAWN);
    player.page.reload();
    assert_eq!(player.turn().number, before);
    assert_eq!(player.page.value(DRAWN), board);
    let turn = player.turn();
    player.decide(&turn);
    player.page.nothing_to_complain();
}

#[test]
fn after_a_lost_network_the_page_says_so_and_catches_up() {
    let Some(house) = House::open() else { return };
    let line = Line::to(&house);
    let (mut host, guest) = two_people(&house, &line.address);
    // The host plays on while the guest's line is cut.
    if !decides(&host.page) {
        let mut guest = guest;
        let turn = guest.turn();
        guest.decide(&turn);
        host.turn();
        return cut_off(&mut host, &guest, &line);
    }
    cut_off(&mut host, &guest, &line);
}

fn cut_off(host: &mut Player, guest: &Player, line: &Line) {
    line.cut(true);
    guest.page.until("!document.querySelector('#offline').hidden");
    let turn = host.turn();
    host.decide(&turn);
    let newest = number(&host.page);
    assert!(number(&guest.page) < newest, "nothing comes through a cut line");
    line.cut(false);
    guest
        .page
        .until(&format!("Number(document.querySelector('#table').dataset.number) >= {newest}"));
    guest.page.until("document.querySelector('#offline').hidden");
    host.page.nothing_to_complain();
}

#[test]
fn a_decision_can_be_taken_back_until_something_was_revealed() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 5);
    player.open("istanbul", &["me", "easy"], &[]);
    for _ in 0..40 {
        let turn = player.turn();
        let before = player.page.text("#choices ol");
        player.decide(&turn);
        let again = player.turn();
        if player.page.value("!document.querySelector('#take-back').disabled") == true {
            player.page.key("u");
            player.page.until(&format!(
                "Number(document.querySelector('#table').dataset.number) > {}",
                again.number
            ));
            player.turn();
            assert_eq!(player.page.text("#choices ol"), before, "the same choices again");
            return player.page.nothing_to_complain();
        }
    }
    panic!("no decision could be taken back");
}

#[test]
fn a_hint_says_what_a_strong_bot_would_do_and_decides_nothing() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 6);
    player.open("osaka", &["me", "easy"], &[]);
    let before = player.turn().number;
    player.page.press("#hint");
    player.page.until("document.querySelector('#advice li')");
    assert_eq!(player.turn().number, before);
    assert!(player.page.text("#advice-why").starts_with("Why:"), "it says why");
    assert!(!player.page.text("#advice-idea").is_empty(), "and what the decision is about");
    let marked = "document.querySelectorAll('#board .spot.advised').length";
    assert_ne!(player.page.value(marked), 0, "and marks the pieces");
    player.page.nothing_to_complain();
}

#[test]
fn opening_twice_opens_one_table() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 9);
    let page = &player.page;
    let twice = "(() => { const form = document.querySelector('#open, [data-play=osaka]').form; \
        const send = () => fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) }); \
        return Promise.all([send(), send()]).then((both) => both.map((one) => new URL(one.url).pathname)); })()";
    for path in ["/", "/new/osaka"] {
        page.go(path);
        let opened = page.value(twice);
        let (first, second) = (&opened[0], &opened[1]);
        assert!(first.as_str().is_some_and(|path| path.starts_with("/t/")), "{opened}");
        assert_eq!(first, second, "both lead to the same table");
        page.go(first.as_str().unwrap());
        player.turn();
    }
    page.go("/");
    assert_eq!(page.value("document.querySelectorAll('#mine .tables > li').length"), 2);
    assert!(page.text("#mine").contains("your turn"), "{}", page.text("#mine"));
    page.nothing_to_complain();
}

#[test]
fn others_decisions_are_told_in_the_third_person() {
    let Some(house) = House::open() else { return };
    let (host, guest) = two_people(&house, &house.address);
    let watcher = if decides(&host.page) { &guest } else { &host };
    let told = watcher.page.text("#ask");
    assert!(told.contains("chooses a first achievement token"), "{told}");
}

#[test]
fn at_one_device_nothing_is_shown_until_the_right_one_looks() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 8);
    let page = &player.page;
    player.open("osaka", &["me", "here"], &[]);
    // Both choose their first token.
    for _ in 0..2 {
        page.until("document.querySelector('#ready, #board .spot.open')");
        if page.value("!!document.querySelector('#ready')") == true {
            assert_eq!(page.value("document.querySelectorAll('#board, #log').length"), 0);
            page.loading(|| page.press("#ready"));
        }
        player.turn();
        page.press("#board .spot.open");
        page.until("document.querySelector('#ready')");
    }
    page.nothing_to_complain();
}
