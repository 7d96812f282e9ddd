//! Rules to read: found as one types, examples stepped through, nothing too wide, by day and night.

use crate::house::House;
use crate::page::{Page, Screen};

/// The rules that can be seen.
const SHOWN: &str = "[...document.querySelectorAll('.chapter .rule-text')].filter((rule) => rule.offsetParent).map((rule) => rule.id)";
const BOARD: &str = "[...document.querySelectorAll('#example-1 img')].filter((board) => board.offsetParent && board.complete && board.naturalWidth).map((board) => board.currentSrc).join()";

#[test]
fn rules_are_found_and_examples_stepped_through() {
    let Some(house) = House::open() else { return };
    for game in ["osaka", "yspahan", "istanbul", "tabriz"] {
        let page = Page::new(&house, Screen::DESK);
        page.go(&format!("/rules/{game}"));
        let all = page.value(SHOWN).as_array().map_or(0, Vec::len);
        page.value("(() => { const box = document.getElementById('q'); box.value = 'ruling'; box.dispatchEvent(new Event('input')); })()");
        let found = page.value(SHOWN).as_array().map_or(0, Vec::len);
        assert!(found > 0 && found < all, "{game}: {found} of {all}");
        page.go(&format!("/rules/{game}"));
        page.value("document.getElementById('example-1').scrollIntoView()");
        let before = page.until(BOARD);
        page.press("#example-1 label:last-of-type");
        page.until(&format!("((seen) => seen && seen !== {before} && seen)({BOARD})"));
        for screen in [Screen::DESK, Screen::PHONE] {
            page.resize(screen);
            page.go(&format!("/rules/{game}"));
            for scheme in ["light", "dark"] {
                page.prefer(scheme, "reduce");
                page.whole_picture(&format!("rules-{game}-{}-{scheme}", screen.width));
            }
            page.value("document.getElementById('example-1').scrollIntoView()");
            page.until(BOARD);
            page.picture(&format!("rules-{game}-{}-example", screen.width));
            page.value("document.querySelectorAll('details.printed').forEach((group) => { group.open = true; })");
            page.value("document.getElementById('printed').scrollIntoView()");
            page.picture(&format!("rules-{game}-{}-printed", screen.width));
            let wide = page.value("document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(wide, true, "{game} on {}", screen.width);
        }
        page.nothing_to_complain();
    }
}
