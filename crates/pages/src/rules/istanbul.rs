//! Istanbul: pieces beside its rules, and moments of a match.

use draw::figures::{Figure, card, piece};
use game::say;

use super::examples::Example;

/// The pieces that rules speak of.
pub(super) const FIGURES: &[(&str, &[Figure])] = &[
    (
        "I11",
        &[
            piece("face-0"),
            piece("face-1"),
            piece("face-2"),
            piece("face-3"),
            piece("face-4"),
            piece("face-5"),
        ],
    ),
    ("I12", &[piece("crystal")]),
    ("I20", &[piece("face-0"), piece("face-0"), piece("marker-0")]),
    ("I21", &[piece("crystal")]),
    ("I22", &[piece("brown")]),
    ("I24", &[piece("face-4"), piece("lira")]),
    ("I25", &[piece("face-5"), card("back")]),
    ("I26", &[piece("mosque")]),
    ("I28", &[piece("ruby")]),
];

/// Positions of a match, by its entries.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        words: || say!("pages-example-istanbul-reroll"),
        rules: &["I12"],
        seat: 0,
        stops: &[7, 8, 10],
    },
    Example {
        words: || say!("pages-example-istanbul-tile"),
        rules: &["I26", "I27"],
        seat: 2,
        stops: &[17, 19],
    },
    Example {
        words: || say!("pages-example-istanbul-ruby"),
        rules: &["I28", "I29", "I30"],
        seat: 2,
        stops: &[64, 65, 67],
    },
];
