//! What a click costs: one request, which brings the changed board back. What a hand of several
//! pieces would do is asked before, while one still looks.

use std::thread::sleep;
use std::time::Duration;

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

/// News of a step travels faster than this.
const QUIET: Duration = Duration::from_millis(400);

#[test]
fn a_click_is_one_request() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 5);
    player.open("tabriz", &["me"], &[]);
    for _ in 0..6 {
        let turn = player.turn();
        sleep(QUIET);
        let before = player.page.requests().len();
        player.decide(&turn);
        sleep(QUIET);
        let mut asked = player.page.requests().split_off(before);
        asked.retain(|request| !request.contains("/preview?"));
        let address = format!("POST {}/act", player.page.path());
        assert_eq!(asked, [address]);
    }
    player.page.nothing_to_complain();
}

#[test]
fn the_others_steps_come_with_one_answer() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 5);
    player.page.look("speed-brisk.sound-off");
    player.open("tabriz", &["me", "random", "random"], &[]);
    for _ in 0..3 {
        let turn = player.turn();
        player.decide(&turn);
    }
    player.turn();
    let single = |request: &&String| request.contains("at=");
    assert_eq!(player.page.requests().iter().find(single), None, "no step is fetched by itself");
    player.page.nothing_to_complain();
}

/// What is seen at once, in milliseconds, and how often that is tried.
const AT_ONCE: f64 = 100.0;
const MOST_TRIES: usize = 40;

/// How long it takes from a press in the list until the board has changed, in milliseconds, and how much of
/// that the house takes to answer.
const ANSWER: &str = "new Promise((done) => {
  const start = performance.now();
  const asked = () => performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/act'));
  const seen = () => requestAnimationFrame(() => done([performance.now() - start, asked() ? asked().responseEnd - asked().requestStart : 0]));
  new MutationObserver(seen).observe(document.querySelector('#table'), { attributes: true, attributeFilter: ['data-number'] });
  document.querySelector('#choices button[data-choice]').click();
})";

/// Within a tenth of a second. The quickest of several counts: other tests run beside it, and whoever has
/// seen it once that quick need not look again.
#[test]
fn ones_own_move_is_seen_at_once() {
    let Some(house) = House::open() else { return };
    for game in ["osaka", "yspahan", "istanbul", "tabriz"] {
        let player = Player::new(&house, Screen::DESK, By::Board, 6);
        player.open(game, &["me", "random"], &[]);
        let mut quickest = (f64::MAX, 0.0);
        for tries in 0..MOST_TRIES {
            if player.turn().over || quickest.0 <= AT_ONCE && tries >= 12 {
                break;
            }
            let answer = player.page.value(ANSWER);
            let [whole, house] = [0, 1].map(|place| answer[place].as_f64().unwrap_or(f64::MAX));
            if whole < quickest.0 {
                quickest = (whole, house);
            }
        }
        let (whole, house) = quickest;
        println!("{game}: an own move is seen after {whole:.0} ms, {house:.0} of them the house's");
        assert!(whole <= AT_ONCE, "{game}: {whole} ms");
    }
}
