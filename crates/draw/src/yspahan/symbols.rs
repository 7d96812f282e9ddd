//! Icons of Yspahan: goods, camels, coins, buildings, the supervisor.

use lang::Speaker;
use maud::{Markup, html};
use yspahan::Row;

use crate::art::symbol;

/// Patterns of the souks, for telling them apart without colour: white, blue, yellow, pink, orange.
const PATTERNS: [&str; 5] = ["", "M0 4h8", "M4 0v8", "M0 8L8 0", "M2 4h4M4 2v4"];

/// What this board refers to.
pub(crate) fn defs(_: &Speaker) -> Markup {
    html! {
        pattern id="tiles" width="48" height="48" patternUnits="userSpaceOnUse" {
            path class="tile-line" d="M24 6L29 19L42 24L29 29L24 42L19 29L6 24L19 19zM0 0L8 8M48 0L40 8M0 48L8 40M48 48L40 40M24 6V-6M42 24H54" {}
        }
        @for (index, pattern) in PATTERNS.iter().enumerate() {
            pattern id={ "souk-" (index) } width="8" height="8" patternUnits="userSpaceOnUse" {
                path class="y-weave" d=(pattern) {}
            }
        }
        (goods()) (buildings())
    }
}

fn goods() -> Markup {
    html! {
        (symbol("cypress", "0 0 32 32", r#"<path class="y-tree" d="M11 2Q17 12 15 23H7Q5 12 11 2zM23 10Q28 17 26 26H20Q18 17 23 10z"/><path class="y-trunk" d="M11 23v6M23 26v4"/>"#))
        (symbol("camel", "0 0 32 32", r#"<path class="y-camel" d="M3 7Q4 4 8 5L10 7Q9 9 7 9Q7 13 10 15Q13 8 16 13Q18 16 20 13Q24 9 26 15Q30 17 29 22L28 28H25V21Q20 23 15 21L14 28H11L10 20Q5 17 5 10Q3 9 3 7z"/>"#))
        (symbol("cup", "0 0 32 32", r#"<path class="y-good" d="M6 8H26L23 29H9z"/><ellipse class="y-coin" cx="16" cy="8" rx="10" ry="4"/><path class="y-etch" d="M9 16H23"/>"#))
        (symbol("coin", "0 0 32 32", r#"<circle class="y-coin" cx="16" cy="16" r="12"/><path class="y-etch" d="M16 8L18.500 13.500L24 16L18.500 18.500L16 24L13.500 18.500L8 16L13.500 13.500z"/>"#))
        (symbol("goods-0", "0 0 32 32", r#"<path class="y-good" d="M12 9Q4 16 6 25Q8 29 16 29Q24 29 26 25Q28 16 20 9L22 4Q16 6 10 4z"/><path class="y-etch" d="M11 9h10"/>"#))
        (symbol("goods-1", "0 0 32 32", r#"<path class="y-good" d="M8 4H24Q28 16 24 28H8Q4 16 8 4z"/><path class="y-etch" d="M6.500 10h19M6.500 22h19M16 4v24"/>"#))
        (symbol("goods-2", "0 0 32 32", r#"<path class="y-good" d="M4 14Q4 6 16 6Q28 6 28 14V27H4z"/><path class="y-etch" d="M4 15H28M13 13h6v6h-6z"/>"#))
        (symbol("goods-3", "0 0 32 32", r#"<path class="y-good" d="M11 3H21L19 8Q27 13 25 20Q23 27 20 29H12Q9 27 7 20Q5 13 13 8z"/><path class="y-etch" d="M8 15H24M8 20H24"/>"#))
        (symbol("supervisor", "0 0 32 40", r#"<path class="y-robe" d="M16 13Q25 16 26 38H6Q7 16 16 13z"/><circle class="y-face" cx="16" cy="11" r="6"/><path class="y-turban" d="M8 9Q8 1 16 2Q24 1 24 9Q16 6 8 9z"/><path class="y-etch" d="M16 15V36M28 14V38"/>"#))
        (symbol("cube", "-16 -18 32 36", r#"<path class="y-cube" d="M0 -15L13 -8V8L0 15L-13 8V-8z"/><path class="y-top" d="M0 -15L13 -8L0 -1L-13 -8z"/><path class="y-edge" d="M0 -15L13 -8V8L0 15L-13 8V-8zM-13 -8L0 -1L13 -8M0 -1V15"/>"#))
    }
}

fn buildings() -> Markup {
    html! {
        (symbol("building-0", "0 0 32 32", r#"<path class="y-line" d="M4 10V28M12 10V28M20 10V28M28 10V28M2 15H30M2 23H30"/>"#))
        (symbol("building-1", "0 0 32 32", r#"<path class="y-wall" d="M5 14H27V28H5z"/><path class="y-roof" d="M3 14L6 5H26L29 14Q25.700 18 22.500 14Q19.200 18 16 14Q12.800 18 9.500 14Q6.300 18 3 14z"/>"#))
        (symbol("building-2", "0 0 32 32", r#"<path class="y-wall" d="M4 19H28V28H4z"/><path class="y-roof" d="M6 19Q6 8 16 4Q26 8 26 19zM16 4V1"/><path class="y-etch" d="M13 28V24Q13 21 16 20Q19 21 19 24V28"/>"#))
        (symbol("building-3", "0 0 32 32", r#"<path class="y-wall" d="M2 10H8V6H12V10H20V6H24V10H30V28H2z"/><path class="y-etch" d="M10 28V20Q10 15 16 12Q22 15 22 20V28"/>"#))
        (symbol("building-4", "0 0 32 32", r#"<path class="y-wall" d="M2 8H30V28H2z"/><path class="y-etch" d="M4 28V18Q4 14 7.500 12Q11 14 11 18V28M12.500 28V18Q12.500 14 16 12Q19.500 14 19.500 18V28M21 28V18Q21 14 24.500 12Q28 14 28 18V28"/>"#))
        (symbol("building-5", "0 0 32 32", r#"<path class="y-line" d="M8 29V6H26M8 14L16 6M26 6V16M4 29H13"/><path class="y-roof" d="M21 17H31V26H21z"/>"#))
    }
}

/// The icon of what a tower row brings.
pub(super) fn row_icon(row: Row) -> String {
    match row.quarter() {
        Some(quarter) => format!("goods-{}", quarter.index()),
        None if row == Row::Camel => "camel".to_owned(),
        None => "coin".to_owned(),
    }
}
