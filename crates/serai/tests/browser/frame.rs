//! One frame per screen: the table fits the window, what is lit is in sight, nothing jumps, and a
//! finger hits one thing at a time.

use serde_json::Value;

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];
const SCREENS: [Screen; 6] = [
    Screen { width: 1440, height: 900, touch: false },
    Screen { width: 1180, height: 820, touch: false },
    Screen { width: 1024, height: 768, touch: false },
    Screen { width: 820, height: 1180, touch: true },
    Screen { width: 390, height: 844, touch: true },
    Screen { width: 844, height: 390, touch: true },
];
/// Own decisions that are looked at on each screen.
const DECISIONS: usize = 5;

/// What one sees at a decision: how high the page is in windows, what is lit, which of it is in sight,
/// how broad and high the smallest of it is, and of which of it others leave less than half a fingertip.
const SEEN: &str = "(() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  const spots = [...document.querySelectorAll('#board .spot.open')];
  const parts = (spot) => ['.touch', '.halo', '.glow'].map((one) => spot.querySelector(`:scope > ${one}`)).filter(Boolean);
  const hit = (spot) => [...parts(spot), spot].map((part) => part.getBoundingClientRect()).find(({ width }) => width > 0);
  const boxes = spots.map((spot) => ({ id: spot.id, spot, box: hit(spot) }));
  const within = ({ box }) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > Math.max(0, board.left) && x < Math.min(innerWidth, board.right) && y > Math.max(0, board.top) && y < Math.min(innerHeight, board.bottom);
  };
  // What of a place the finger hits itself, not a piece upon it; equal pieces are as good.
  const STEP = 6;
  const own = ({ spot, box }) => {
    let points = 0;
    for (let x = box.left + STEP / 2; x < box.right; x += STEP)
      for (let y = box.top + STEP / 2; y < box.bottom; y += STEP)
        if (document.elementFromPoint(x, y)?.closest('.spot.open')?.dataset.spot === spot.dataset.spot) points += 1;
    return points * STEP * STEP;
  };
  const whole = ({ box }) => box.left > board.left && box.right < board.right && box.top > board.top && box.bottom < board.bottom;
  const covered = boxes.filter((one) => whole(one) && own(one) < 44 * 44 / 2).map((one) => `${one.id} ${own(one)}`);
  return {
    high: document.documentElement.scrollHeight / innerHeight,
    wide: document.documentElement.scrollWidth / innerWidth,
    lit: boxes.length, seen: boxes.filter(within).length,
    least: Math.min(...boxes.map(({ box }) => Math.max(box.width, box.height))),
    covered,
    mapped: !document.querySelector('#overview')?.hidden && document.querySelectorAll('#overview .lit').length === boxes.length,
    dock: document.querySelector('#dock').getBoundingClientRect().height / innerHeight,
  };
})()";

/// The smallest text, the smallest letter on a piece, the same of what is in sight and pinned, the narrowest card of Osaka's market and shop of
/// Yspahan, in pixels as they stand on the screen.
const SIZES: &str = "(() => {
  const shown = (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility({ visibilityProperty: true });
  const unit = (element) => { const { a, b } = element.getScreenCTM(); return Math.hypot(a, b); };
  const letters = (text) => parseFloat(getComputedStyle(text).fontSize);
  const least = (list) => list.sort(([a], [b]) => a - b)[0] ?? [999, ''];
  const texts = [...document.querySelectorAll('#board > svg text')].filter((text) => !text.closest('defs') && shown(text));
  const uses = [...document.querySelectorAll('#board > svg use')].filter((use) => !use.closest('defs') && shown(use));
  const within = (use) => {
    const symbol = document.querySelector(use.getAttribute('href'));
    const scale = unit(use) * use.width.baseVal.value / symbol.viewBox.baseVal.width;
    return [...symbol.querySelectorAll('text')].map((text) => [letters(text) * scale, symbol.id]);
  };
  const board = document.querySelector('#board').getBoundingClientRect();
  const inSight = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
  };
  const pinned = [...document.querySelectorAll('#own text')];
  const widths = (selector) => [...document.querySelectorAll(selector)].map((one) => [one.getBoundingClientRect().width, one.id]);
  return {
    text: least(texts.map((text) => [letters(text) * unit(text), `${text.textContent} ${text.getAttribute('class')}`])),
    letter: least(uses.flatMap(within)),
    inSight: least([...texts.filter(inSight), ...pinned].map((text) => [letters(text) * unit(text), `${text.textContent} ${text.getAttribute('class')}`])),
    letterInSight: least(uses.filter(inSight).flatMap(within)),
    card: least(widths('#board [id^=piece-market]')),
    shop: least(widths('#board rect.shop')),
  };
})()";

/// What is too small to be read or hit at rest: on phones, of what is in sight.
fn too_small(sizes: &Value, screen: Screen) -> Vec<String> {
    let wanted: &[(&str, f64)] = match screen {
        Screen { touch: true, .. } => &[("inSight", 11.0), ("letterInSight", 8.5)],
        Screen { width: 1440.., .. } => {
            &[("text", 11.0), ("letter", 8.5), ("card", 90.0), ("shop", 36.0)]
        }
        _ => &[("text", 11.0), ("letter", 8.5)],
    };
    let wanted = wanted.iter();
    let size = |what: &str| sizes[what][0].as_f64().unwrap_or(0.0);
    wanted
        .filter(|(what, least)| size(what) < least - 0.05)
        .map(|(what, least)| format!("{what} {} is less than {least} pixels", sizes[*what]))
        .collect()
}

/// The first decisions of a game on one screen; gives what is wrong.
fn look(house: &House, game: &str, screen: Screen) -> Vec<String> {
    let mut player = Player::new(house, screen, By::Board, 31);
    // Others move as fast as usual, so that their moves are no answer to one's own touch.
    player.page.look("speed-brisk.motion-less.sound-off");
    player.page.watch_jumps();
    player.open(game, &["me", "easy", "easy"], &[]);
    let mut wrong = Vec::new();
    let (mut lit, mut seen, mut smallest) = (0, 0, f64::MAX);
    for place in 0..DECISIONS {
        let turn = player.turn();
        let now = player.page.value(SEEN);
        let number = |field: &str| now[field].as_f64().unwrap_or(f64::MAX);
        let mut must = |holds: bool, what: String| {
            if !holds {
                wrong.push(format!(
                    "{game} {}×{}, decision {place}: {what}",
                    screen.width, screen.height
                ));
            }
        };
        must(number("high") <= 1.05, format!("the page is {:.2} windows high", number("high")));
        must(number("wide") <= 1.0, format!("the page is {:.2} windows wide", number("wide")));
        must(number("seen") > 0.0, "nothing lit is in sight".to_owned());
        must(
            number("seen") >= number("lit") || now["mapped"] == Value::Bool(true),
            format!(
                "{} of {} lit places are in sight, and no overview shows the others",
                now["seen"], now["lit"]
            ),
        );
        if screen.touch {
            must(number("least") >= 43.5, format!("a target of {:.0} pixels", number("least")));
            must(
                now["covered"].as_array().is_some_and(Vec::is_empty),
                format!("covered by others: {}", now["covered"]),
            );
        }
        if screen.touch && screen.width < 600 {
            must(
                number("dock") <= 0.26,
                format!("the dock takes {:.2} of the window", number("dock")),
            );
        }
        let sizes = player.page.value(SIZES);
        too_small(&sizes, screen).into_iter().for_each(|what| must(false, what));
        let size = if screen.touch { "inSight" } else { "text" };
        smallest = smallest.min(sizes[size][0].as_f64().unwrap_or(0.0));
        (lit, seen) =
            (lit + now["lit"].as_u64().unwrap_or(0), seen + now["seen"].as_u64().unwrap_or(0));
        player.page.picture(&format!("frame-{game}-{}x{}-{place}", screen.width, screen.height));
        player.decide(&turn);
    }
    let (shift, jumps) = player.page.jumps();
    println!(
        "{game} {}×{}: {seen} of {lit} lit places in sight, shift {shift:.4}, smallest text {smallest:.1}",
        screen.width, screen.height
    );
    if shift > 0.01 {
        wrong.push(format!(
            "{game} {}×{}: things jump by {shift:.3}: {jumps}",
            screen.width, screen.height
        ));
    }
    player.page.nothing_to_complain();
    wrong
}

fn fits_every_screen(game: &str) {
    let Some(house) = House::open() else { return };
    let wrong: Vec<String> =
        SCREENS.iter().flat_map(|&screen| look(&house, game, screen)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn osaka_fits_every_screen() {
    fits_every_screen(GAMES[0]);
}

#[test]
fn yspahan_fits_every_screen() {
    fits_every_screen(GAMES[1]);
}

#[test]
fn istanbul_fits_every_screen() {
    fits_every_screen(GAMES[2]);
}

#[test]
fn tabriz_fits_every_screen() {
    fits_every_screen(GAMES[3]);
}
