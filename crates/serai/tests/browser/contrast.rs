//! Contrast as it is painted: every text of every board against what lies under it, every piece against
//! its ground, by day and by night.

use serde_json::{Value, json};

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];
const DESK: Screen = Screen { width: 1440, height: 900, touch: false };
/// Own decisions before one looks: the boards have filled by then.
const DECISIONS: usize = 12;

/// Paints the board without its texts, and without its pieces too. Gives the texts and pieces that do not
/// stand out: of a text's samples the middle one counts, of a piece's pixels the best
/// twentieth, since an outline is enough.
const FAINT: &str = "(async () => {
  const svg = document.querySelector('#board > svg');
  const { width, height } = svg.viewBox.baseVal;
  const sheet = [...document.querySelectorAll('link[rel=stylesheet]')].find(({ href }) => href.includes('board'));
  const style = await (await fetch(sheet.href)).text();
  const paint = async (hidden) => {
    const copy = svg.cloneNode(true);
    copy.setAttribute('width', width);
    copy.setAttribute('height', height);
    copy.removeAttribute('style');
    copy.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const rules = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    rules.textContent = `${style} ${hidden} { visibility: hidden !important; }`;
    copy.prepend(rules);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return (x, y) => { const at = 4 * (Math.round(y) * width + Math.round(x)); return [...data.slice(at, at + 3)]; };
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, two) => { const [a, b] = [light(one), light(two)]; return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05); };
  const [bare, empty] = [await paint('text'), await paint('text, .piece, .piece *')];
  const full = await paint('.none-at-all');
  const own = svg.getScreenCTM().inverse();
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [a, b] = [new DOMPoint(left, top).matrixTransform(own), new DOMPoint(right, bottom).matrixTransform(own)];
    return { x: Math.max(0, a.x), y: Math.max(0, a.y), w: Math.min(width - 1, b.x) - a.x, h: Math.min(height - 1, b.y) - a.y };
  };
  const shown = (element) => !element.closest('defs') && element.getBoundingClientRect().width > 0;
  const texts = [...svg.querySelectorAll('text')].filter(shown).map((text) => {
    const { x, y, w, h } = box(text);
    const ink = getComputedStyle(text).fill.match(/[\\d.]+/g).map(Number).slice(0, 3);
    const found = [];
    for (let n = 0; n < 35; n += 1) found.push(contrast(ink, bare(x + w * (0.1 + 0.8 * (n % 7) / 6), y + h * (0.25 + 0.5 * Math.floor(n / 7) / 4))));
    const size = parseFloat(getComputedStyle(text).fontSize);
    const wanted = size >= 24 || size >= 18.6 && Number(getComputedStyle(text).fontWeight) >= 700 ? 3 : 4.5;
    return [found.sort((a, b) => a - b)[17], wanted, `${text.textContent} (${text.getAttribute('class')})`];
  });
  const pieces = [...svg.querySelectorAll('.piece')].filter(shown).flatMap((piece) => {
    const { x, y, w, h } = box(piece);
    const found = [];
    for (let across = 0; across < w; across += 1) for (let down = 0; down < h; down += 1) {
      const [one, two] = [full(x + across, y + down), empty(x + across, y + down)];
      if (one.some((value, place) => Math.abs(value - two[place]) > 6)) found.push(contrast(one, two));
    }
    return found.length > 20 ? [[found.sort((a, b) => b - a)[Math.floor(found.length / 20)], 3, piece.id]] : [];
  });
  const faint = [...texts, ...pieces].filter(([ratio, wanted]) => ratio < wanted);
  return { looked: texts.length + pieces.length, faint: [...new Set(faint.map(([ratio, wanted, what]) => `${what}: ${ratio.toFixed(2)} of ${wanted}`))] };
})()";

#[test]
fn texts_and_pieces_stand_out_by_day_and_by_night() {
    let Some(house) = House::open() else { return };
    let mut wrong = Vec::new();
    for game in GAMES {
        let mut player = Player::new(&house, DESK, By::Board, 17);
        // The board is painted into a canvas, which the pages' own policy does not need.
        player.page.tell("Page.setBypassCSP", json!({ "enabled": true }));
        player.open(game, &["me", "easy", "easy"], &[]);
        for _ in 0..DECISIONS {
            let turn = player.turn();
            player.decide(&turn);
        }
        player.turn();
        for scheme in ["light", "dark"] {
            player.page.prefer(scheme, "reduce");
            let seen = player.page.value(FAINT);
            println!("{game} ({scheme}): {} texts and pieces", seen["looked"]);
            assert!(seen["looked"].as_u64() > Some(40), "{game}: {seen}");
            let faint = seen["faint"].as_array().cloned().unwrap_or_default();
            let faint = faint.iter().filter_map(Value::as_str);
            wrong.extend(faint.map(|what| format!("{game} ({scheme}): {what}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
