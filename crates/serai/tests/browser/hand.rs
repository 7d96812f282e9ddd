//! The hand: pieces are taken up and put down, what goes with them stays lit, one sees what a move would
//! change, and confirms it. Numbers mean the number shown.

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

const CONFIRM: &str = "#preview:not([hidden]) #preview-yes:not([hidden])";

/// A first turn of Tabriz: two of four commissions are kept.
fn two_carpets(house: &House, screen: Screen) -> Player {
    let player = Player::new(house, screen, By::Board, 4);
    player.open("tabriz", &["me", "easy"], &[]);
    player.turn();
    player.page.until("document.querySelectorAll('#board [data-spot^=offer-].open').length >= 3");
    player
}

#[test]
fn two_carpets_are_kept_within_three_touches() {
    let Some(house) = House::open() else { return };
    for screen in [Screen::DESK, Screen::PHONE] {
        let player = two_carpets(&house, screen);
        let page = &player.page;
        let before = player.turn().number;
        let offers = page.value("[...document.querySelectorAll('#board [data-spot^=offer-].open')].map((one) => one.id)");
        let id = |place: usize| format!("[id='{}']", offers[place].as_str().unwrap());
        page.press(&id(0));
        page.until("document.querySelectorAll('#board .held[aria-pressed=true]').length === 1");
        assert!(page.text("#preview-count").contains('2'), "1 of 2: {}", page.text("#preview"));
        assert_eq!(
            page.value(&format!("document.querySelector('{CONFIRM}')")),
            serde_json::Value::Null
        );
        page.press(&id(1));
        page.until(&format!("document.querySelector('{CONFIRM}')"));
        // What would happen is said before it does.
        page.until("document.querySelectorAll('#preview-told li').length > 0");
        page.picture(&format!("hand-tabriz-{}", screen.width));
        page.press(CONFIRM);
        page.until(&format!("Number(document.querySelector('#table').dataset.number) > {before}"));
        page.nothing_to_complain();
    }
}

#[test]
fn pieces_are_put_down_again_and_escape_puts_all_back() {
    let Some(house) = House::open() else { return };
    let player = two_carpets(&house, Screen::DESK);
    let page = &player.page;
    let held = "document.querySelectorAll('#board .held').length";
    page.press("#board [data-spot^=offer-].open");
    page.until(&format!("{held} === 1"));
    page.press("#board .held");
    page.until(&format!("{held} === 0"));
    assert_eq!(page.value("document.querySelector('#preview').hidden"), true);
    page.press("#board [data-spot^=offer-].open");
    page.until(&format!("{held} === 1"));
    page.key("Escape");
    page.until(&format!("{held} === 0"));
    let hidden = "document.querySelectorAll('#choices form > ol:first-of-type li[hidden]').length";
    assert_eq!(page.value(hidden), 0, "everything is offered again");
    page.nothing_to_complain();
}

#[test]
fn a_number_means_the_number_shown() {
    let Some(house) = House::open() else { return };
    let player = two_carpets(&house, Screen::DESK);
    let page = &player.page;
    let before = player.turn().number;
    // The last card goes with others, but with none of the first choice.
    page.press("#board [data-spot^=offer-].open:not(:has(~ [data-spot^=offer-].open))");
    page.until("document.querySelector('#choices.few')");
    page.press("#board .held");
    page.until("document.querySelectorAll('#board .held').length === 0");
    let last = page.value(
        "document.querySelector('#choices ol button:not([type])').dataset.pieces.split(' ')",
    );
    let other = page.value(&format!("[...document.querySelectorAll('#board [data-spot^=offer-].open')].find((one) => !{last}.includes(one.dataset.spot)).id"));
    page.press(&format!("[id='{}']", other.as_str().unwrap()));
    page.until("document.querySelector('#choices.few')");
    page.value("document.activeElement.blur()");
    // The first choice is not shown now, and its number does nothing.
    page.key("1");
    assert!(
        page.within(
            std::time::Duration::from_millis(1200),
            &format!("Number(document.querySelector('#table').dataset.number) > {before}")
        )
        .is_none()
    );
    let shown =
        page.value("document.querySelector('#choices li:not([hidden]) button').dataset.choice");
    let words = page.text("#choices li:not([hidden]) button");
    page.key(shown.as_str().unwrap());
    page.until(&format!("Number(document.querySelector('#table').dataset.number) > {before}"));
    assert!(!words.is_empty());
    page.nothing_to_complain();
}

#[test]
fn a_preview_says_by_how_much_numbers_would_change() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 8);
    player.page.look("confirm-always.speed-instant.motion-less.sound-off");
    player.open("osaka", &["me", "easy"], &[]);
    // A card that is taken makes the hand one larger.
    let changed = (0..20).any(|_| {
        let turn = player.turn();
        player.page.press("#choices button[data-choice]");
        player.page.until("document.querySelector('#preview-told li')");
        let changes = "[...document.querySelectorAll('#board .ghosts .change')].map((one) => one.textContent).join(' ')";
        let changes = player.page.value(changes);
        player.page.picture("change-osaka");
        player.page.press(CONFIRM);
        player.answered(&turn);
        changes.as_str().is_some_and(|changes| changes.contains("+1"))
    });
    assert!(changed, "no preview said +1");
    player.page.nothing_to_complain();
}

/// Cards cover one another by half, and their middles lie between two pixels.
#[test]
fn a_press_hits_a_card_that_another_covers_by_half() {
    let Some(house) = House::open() else { return };
    let page = crate::page::Page::new(&house, Screen::DESK);
    page.go("/");
    for place in 0..40 {
        page.value(&format!(
            "(() => {{ document.body.innerHTML = `<svg viewBox='0 0 1200 900' width='${{1000 + {place} * 1.7}}' height='900'> \
               <g id='card' class='spot open' transform='translate(100 100)'><rect width='68' height='97'/></g> \
               <g transform='translate(134 129)'><rect width='97' height='68' fill='red'/></g></svg>`; \
             window.pressed = 0; document.querySelector('#card').onclick = () => {{ window.pressed += 1; }}; return true; }})()"
        ));
        page.press("#card");
        assert_eq!(page.value("window.pressed"), 1, "on a board of {place}");
    }
}
