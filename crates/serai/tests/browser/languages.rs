//! A language nobody speaks is dropped in as a folder: the real program's pages say nothing in any
//! other, and no text is cut, on a phone and on a desk.

use std::collections::BTreeSet;

use serde_json::Value;
use testkit::{Folder, pseudo};

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];
const SCREENS: [Screen; 2] = [Screen { width: 390, height: 844, touch: true }, Screen::wide(1440)];

/// Titles of games, names of people, places on cardboard, and languages by their own names.
const KNOWN: [&str; 20] = [
    "Traders of Osaka",
    "Istanbul: The Dice Game",
    "Istanbul",
    "Yspahan",
    "Tabriz",
    "Serai",
    "English",
    "Italiano",
    "Osaka",
    "Oshima",
    "Anori",
    "Enshunada",
    "Edo",
    "Rüdiger Dorn",
    "Sébastien Pauchon",
    "Randy Flynn",
    "Susumu Kawasaki",
    "Ada",
    "Bashir",
    "Chiyo",
];

/// The folder that is dropped in.
fn languages() -> Folder {
    let folder = Folder::new();
    let here = folder.0.join(pseudo::CODE);
    std::fs::create_dir(&here).unwrap();
    let english = lang::BUILT_IN[0];
    let files = pseudo::files(english.files).into_iter().map(|(name, text)| (name + ".ftl", text));
    let rules = pseudo::rules(english.rules).into_iter().map(|(name, text)| (name + ".md", text));
    files.chain(rules).for_each(|(name, text)| std::fs::write(here.join(name), text).unwrap());
    folder
}

#[test]
fn a_language_in_a_folder_is_spoken_on_every_page_and_nothing_is_cut() {
    let folder = languages();
    let arguments = ["--languages", folder.0.to_str().unwrap()];
    let Some(house) = House::open_with(&arguments) else { return };
    let mut player = Player::new(&house, SCREENS[1], By::Keys, 21);
    player.page.look(&format!("lang-{}.speed-instant.motion-less.sound-off", pseudo::CODE));
    let mut faults = BTreeSet::new();
    let mut paths: Vec<String> =
        ["/", "/settings", "/statistics", "/replay", "/nowhere"].map(str::to_owned).into();
    for game in GAMES {
        paths.extend([
            format!("/new/{game}"),
            format!("/rules/{game}"),
            format!("/statistics/{game}"),
        ]);
    }
    for path in &paths {
        faults.extend(looked_at(&player, path));
    }
    for game in GAMES {
        player.open(game, &["me", "easy", "easy"], &[]);
        for _ in 0..4 {
            let turn = player.turn();
            player.decide(&turn);
        }
        player.turn();
        let table = player.page.path();
        faults.extend(looked_at(&player, &table));
    }
    player.open("osaka", &["me", "easy"], &[]);
    player.play_on();
    let table = player.page.path();
    let table = table.split('?').next().unwrap_or_default().to_owned();
    for place in ["", "/text", "/replay", "/verify"] {
        faults.extend(looked_at(&player, &format!("{table}{place}")));
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// A page on every screen: what it says that is not of the language, and what is cut.
fn looked_at(player: &Player, path: &str) -> Vec<String> {
    let page = &player.page;
    let mut faults = Vec::new();
    for screen in SCREENS {
        page.resize(screen);
        page.go(path);
        assert_eq!(page.value("document.documentElement.lang"), pseudo::CODE, "{path}");
        for text in list(&page.value(TEXTS)) {
            let words = pseudo::unmarked(&text, &KNOWN);
            if !words.is_empty() {
                faults.push(format!("{path}: {words:?} in {text}"));
            }
        }
        let cut = list(&page.value(CUT)).into_iter();
        faults.extend(cut.map(|text| format!("{path} at {}: cut: {text}", screen.width)));
    }
    faults
}

fn list(value: &Value) -> Vec<String> {
    let texts = value.as_array().cloned().unwrap_or_default();
    texts.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Everything a page says to eyes and ears; notations and names of languages are marked as such.
const TEXTS: &str = "(() => {
  const kept = 'script, style, noscript, code, pre, kbd, [translate=no], [lang]:not(html)';
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() && !parentElement.closest(kept)) found.add(data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const e of document.querySelectorAll(`[${name}]`))
      if (!e.closest(kept)) found.add(e.getAttribute(name));
  return [...found];
})()";

/// Texts that reach beyond their own box, the window, or the drawing they are in. What can be
/// scrolled is not cut.
const CUT: &str = "(() => {
  const found = new Set();
  const scrolls = (e) => e && e !== document.body
    && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  const say = (e, why) => found.add(`${why}: <${e.localName} class='${e.getAttribute('class') ?? ''}'> ${e.textContent.trim().slice(0, 80)}`);
  for (const e of document.querySelectorAll('body *')) {
    const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !e.checkVisibility() || scrolls(e) || e.closest('.visually-hidden, symbol, defs')) continue;
    const box = e.getBoundingClientRect();
    if (e instanceof SVGElement) {
      const svg = e.ownerSVGElement?.getBoundingClientRect();
      if (e.localName === 'text' && svg && (box.left < svg.left - 1 || box.right > svg.right + 1)) say(e, 'beyond the drawing');
      continue;
    }
    if (e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1) say(e, 'wider than its box');
    if (box.width > 1 && box.right > innerWidth + 1) say(e, 'beyond the window');
  }
  return [...found];
})()";
