//! Things people stumbled over once, each tried as they would.

use crate::house::{House, Line};
use crate::page::{Page, Screen};
use crate::player::{By, Player, QUICK};

/// Whether an element covers another, and both are in the window.
const BESIDE: &str = "(() => { const [a, b] = ['#stage', '#choices'].map((one) => document.querySelector(one).getBoundingClientRect()); \
   return b.left >= a.right - 1 && b.top < innerHeight && b.right <= innerWidth + 1; })()";

#[test]
fn leaving_and_a_bot_in_ones_place_ask_first_and_can_be_undone() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 41);
    player.open("osaka", &["me", "easy"], &[]);
    player.turn();
    let page = &player.page;
    page.press("label[for=tab-more]");
    for fold in ["#leave", "#let-bot-play"] {
        let table = page.path();
        page.press(&format!("{fold} summary"));
        assert_eq!(page.path(), table, "{fold} only asks");
        page.press(&format!("{fold} form button"));
        page.until("!document.querySelector('#regret').hidden");
        page.press("#regret button");
        page.until("document.querySelector('#regret').hidden");
        assert_eq!(page.path(), table, "{fold} was undone");
    }
    assert_eq!(
        page.value("document.querySelector('#players').textContent.includes('bot, normal')"),
        false
    );
    page.press("#let-bot-play summary");
    page.press("#let-bot-play form button");
    // It is done after a moment, and one can come back.
    page.until("document.querySelector('#more button[value=me]')");
    page.nothing_to_complain();
}

#[test]
fn without_scripts_leaving_asks_too() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 42);
    player.open("osaka", &["me", "easy"], &[]);
    player.turn();
    player.page.without_scripts();
    player.page.reload();
    player.page.press_now("label[for=tab-more]");
    player.page.press_now("#leave summary");
    player.page.loading(|| player.page.press_now("#leave form button"));
    assert_eq!(player.page.path(), "/");
}

#[test]
fn as_large_as_possible_keeps_the_list_beside() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 43);
    let usual = "document.querySelector('#board').clientWidth";
    player.open("yspahan", &["me", "easy"], &[]);
    player.turn();
    let before = player.page.value(usual).as_u64();
    player.page.look(&format!("size-full.{QUICK}"));
    player.page.reload();
    player.turn();
    assert_eq!(player.page.value(BESIDE), true);
    assert!(player.page.value(usual).as_u64() > before, "the board is larger");
    player.page.press("#bar label[for=drawer-open]");
    player.page.until("document.querySelector('#log').checkVisibility()");
    player.page.nothing_to_complain();
}

#[test]
fn a_choice_made_while_the_line_is_lost_waits_and_is_sent() {
    let Some(house) = House::open() else { return };
    let line = Line::to(&house);
    let player = Player::at(&line.address, Screen::DESK, By::Board, 44);
    player.open("osaka", &["me", "easy"], &[]);
    let before = player.turn().number;
    line.cut(true);
    player.page.until("!document.querySelector('#offline').hidden");
    player.page.press("#choices button[data-choice]");
    player.page.until("document.querySelector('#waits').checkVisibility()");
    line.cut(false);
    let done = format!("Number(document.querySelector('#table').dataset.number) > {before}");
    player.page.until(&done);
    player.page.until("document.querySelector('#offline').hidden");
}

/// A choice made in the moment in which the page looks around goes out with that look, once.
#[test]
fn a_choice_made_while_the_page_looks_around_loses_no_line() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::DESK, By::Board, 50);
    player.open("osaka", &["me", "easy"], &[]);
    let page = &player.page;
    page.value("(() => { window.lost = 0; new MutationObserver(() => { if (!document.querySelector('#offline').hidden) window.lost += 1; }) \
        .observe(document.querySelector('#offline'), { attributes: true }); return true; })()");
    for _ in 0..3 {
        let turn = player.turn();
        page.value("(() => { dispatchEvent(new Event('online')); document.querySelector('#choices button[data-choice]').click(); return true; })()");
        page.until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {}",
            turn.number
        ));
    }
    player.turn();
    assert_eq!(page.value("window.lost"), 0, "nothing was lost");
    page.nothing_to_complain();
}

/// What would change is asked for while one still looks; whoever does not wait for it is not told that
/// it is too late.
#[test]
fn a_move_made_before_its_preview_came_is_no_trouble() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 51);
    player.page.look("confirm-always.speed-instant.motion-less.sound-off");
    player.open("osaka", &["me", "easy"], &[]);
    let page = &player.page;
    page.value("(() => { const { fetch } = window; window.asked = window.late = 0; \
        window.fetch = (url, how) => { if (!String(url).includes('/preview')) return fetch(url, how); window.asked += 1; \
          const answer = new Promise((done) => { window.let = done; }).then(() => fetch(url, how)); \
          answer.catch(() => {}).then(() => { window.late += 1; }); return answer; }; return true; })()");
    let turn = player.turn();
    page.press("#choices button[data-choice]");
    page.until("window.asked === 1");
    page.press("#preview-yes");
    player.answered(&turn);
    // The line was slow: the question arrives after the move.
    player.page.value("window.let(), true");
    player.page.until("window.late === 1");
    player.page.nothing_to_complain();
}

#[test]
fn a_used_invitation_says_so() {
    let Some(house) = House::open() else { return };
    let host = Player::new(&house, Screen::DESK, By::Board, 45);
    host.open("osaka", &["me", "friend"], &[]);
    let link = host.page.until("document.querySelector('#waiting input')?.value");
    let link = link.as_str().expect("a link").to_owned();
    let guest = Page::new(&house, Screen::DESK);
    guest.go(&link);
    guest.loading(|| guest.press("#sit"));
    let late = Page::new(&house, Screen::PHONE);
    late.go(&link);
    assert!(late.text("#used").contains("used already"), "{}", late.text("main"));
    assert_eq!(late.value("document.querySelectorAll('#sit').length"), 0);
    late.nothing_to_complain();
}

#[test]
fn italian_words_break_nowhere() {
    let Some(house) = House::open() else { return };
    for screen in [Screen::PHONE, Screen { width: 1024, height: 768, touch: false }] {
        let player = Player::new(&house, screen, By::Board, 46);
        player.page.look(&format!("lang-it.{QUICK}"));
        for game in ["osaka", "yspahan", "istanbul", "tabriz"] {
            player.open(game, &["me", "easy", "easy"], &[]);
            player.turn();
            let broken = player.page.value(BROKEN);
            assert_eq!(
                broken.as_array().map(Vec::len),
                Some(0),
                "{game} at {}: {broken}",
                screen.width
            );
        }
    }
}

/// Words that stand on two lines.
const BROKEN: &str = "(() => {
  const found = [], range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('svg, code, .visually-hidden') || !node.parentElement.checkVisibility()) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
})()";

#[test]
fn pieces_log_and_list_light_each_other() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 47);
    player.page.look("speed-brisk.motion-less.sound-off");
    player.open("osaka", &["me", "easy", "easy"], &[]);
    // A card that vanishes into a hand leaves nothing to outline; some move soon leaves something.
    let outlined = (0..8).any(|_| {
        let turn = player.turn();
        player.decide(&turn);
        player.turn();
        player.page.value("document.querySelectorAll('#board [data-last]').length").as_u64()
            > Some(0)
    });
    assert!(outlined, "the others' last moves are outlined");
    let page = &player.page;
    page.value("document.querySelector('#choices button[data-choice]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))");
    page.until("document.querySelector('#board .spot.lit-up')");
    page.value("document.querySelector('#board .spot.open').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))");
    page.until("document.querySelector('#choices button.lit-up')");
    page.value("[...document.querySelectorAll('#log li.recent[data-by]')].at(-1).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))");
    page.until("document.querySelector('#board .piece.lit-up')");
    page.value("document.querySelector('#board .piece[data-last]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))");
    page.nothing_to_complain();
}

/// With moves shown at once, each outline names the seat whose line in the log speaks of the piece.
#[test]
fn outlines_name_the_seat_that_moved_even_when_moves_come_at_once() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 49);
    player.open("tabriz", &["me", "random", "random"], &[]);
    let mut named = std::collections::BTreeSet::new();
    for _ in 0..16 {
        let turn = player.turn();
        player.decide(&turn);
        player.turn();
        let seats = player.page.within(std::time::Duration::from_secs(2), OUTLINED);
        for seat in seats.iter().flat_map(|list| list.as_array().unwrap()) {
            let seat = seat.as_str().unwrap().to_owned();
            assert!(seat == "1" || seat == "2", "an outline names the seat “{seat}”");
            named.insert(seat);
        }
    }
    assert_eq!(named.len(), 2, "both others are outlined");
    // A pawn's outline has the colour of its owner.
    let wrong = "[...document.querySelectorAll('#board .piece[data-last][id^=apprentice]')].filter((piece) => !piece.id.startsWith(`apprentice-${piece.dataset.last}`)).map((piece) => piece.id)";
    assert_eq!(player.page.value(wrong), serde_json::json!([]));
    player.page.nothing_to_complain();
}

const OUTLINED: &str = "(() => { const seats = [...new Set([...document.querySelectorAll('#board [data-last]')].map((one) => one.dataset.last))]; return seats.length ? seats : null; })()";

#[test]
fn what_happened_meanwhile_is_shown_step_by_step_over_the_board() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 48);
    player.open("osaka", &["me", "easy", "easy"], &[]);
    for _ in 0..2 {
        let turn = player.turn();
        player.decide(&turn);
    }
    let number = player.turn().number;
    let page = &player.page;
    let board = "JSON.stringify(document.querySelector('#board').getBoundingClientRect())";
    let before = page.value(board);
    page.press("#recap summary");
    page.until("document.querySelector('#recap .layer').checkVisibility()");
    assert_eq!(page.value(board), before, "the board stays where it is");
    page.press("#step-by-step");
    page.until("document.querySelector('#table').dataset.past !== undefined");
    page.until(&format!("document.querySelector('#table').dataset.past === undefined && Number(document.querySelector('#table').dataset.number) === {number}"));
    player.turn();
    page.nothing_to_complain();
}
