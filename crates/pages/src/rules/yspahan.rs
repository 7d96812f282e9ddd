//! Yspahan: pieces beside its rules, and moments of a match.

use draw::figures::{Figure, card, coloured, piece};
use game::say;

use super::examples::Example;

/// The pieces that rules speak of.
pub(super) const FIGURES: &[(&str, &[Figure])] = &[
    ("Y02", &[piece("goods-0"), piece("goods-1"), piece("goods-2"), piece("goods-3")]),
    ("Y03", &[piece("coin")]),
    ("Y10", &[coloured("die-4", "die-white"), coloured("die-6", "die-yellow")]),
    ("Y21", &[piece("camel"), piece("coin")]),
    ("Y22", &[coloured("cube", "b-s0"), coloured("cube", "b-s1")]),
    ("Y30", &[piece("supervisor")]),
    ("Y34", &[piece("camel"), coloured("cube", "b-s0")]),
    ("Y45", &[card("back")]),
    (
        "Y57",
        &[
            piece("building-0"),
            piece("building-1"),
            piece("building-2"),
            piece("building-3"),
            piece("building-4"),
            piece("building-5"),
        ],
    ),
];

/// Positions of a match, by its entries.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        words: || say!("pages-example-yspahan-place"),
        rules: &["Y20", "Y22", "Y24"],
        seat: 0,
        stops: &[74, 75, 76, 80],
    },
    Example {
        words: || say!("pages-example-yspahan-walk"),
        rules: &["Y30", "Y33", "Y34", "Y41"],
        seat: 2,
        stops: &[299, 300, 301, 303],
    },
    Example {
        words: || say!("pages-example-yspahan-week"),
        rules: &["Y61"],
        seat: 0,
        stops: &[120, 121],
    },
];
