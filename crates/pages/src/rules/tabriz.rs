//! Tabriz: pieces beside its rules, and moments of a match.

use draw::figures::{Figure, card, coloured, piece};
use game::say;

use super::examples::Example;

/// The pieces that rules speak of.
pub(super) const FIGURES: &[(&str, &[Figure])] = &[
    ("T04", &[piece("mat-0"), piece("mat-1"), piece("mat-2"), piece("mat-3"), piece("mat-4")]),
    ("T05", &[piece("die-of-0"), piece("die-of-1"), piece("die-of-2")]),
    ("T20", &[coloured("seat-0", "b-s0"), coloured("seat-1", "b-s1")]),
    ("T24", &[card("rug")]),
    ("T40", &[piece("skill")]),
    ("T55", &[piece("coin"), piece("mat-0")]),
    ("T92", &[piece("rival")]),
];

/// Positions of a match, by its entries.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        words: || say!("pages-example-tabriz-commission"),
        rules: &["T20", "T23", "T24", "T55"],
        seat: 0,
        stops: &[27, 28, 29, 32],
    },
    Example {
        words: || say!("pages-example-tabriz-con-man"),
        rules: &["T61"],
        seat: 2,
        stops: &[59, 60, 66, 69],
    },
];
