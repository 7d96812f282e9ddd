//! Traders of Osaka: pieces beside its rules, and moments of a match.

use draw::figures::{Figure, card, piece};
use game::say;

use super::examples::Example;

/// The pieces that rules speak of.
pub(super) const FIGURES: &[(&str, &[Figure])] = &[
    ("O02", &[card("card-r2"), card("card-b3"), card("card-y5"), card("card-g2")]),
    ("O03", &[piece("ship-0"), piece("ship-1"), piece("ship-2"), piece("anchor")]),
    ("O05", &[card("back")]),
    ("O07", &[piece("token-0"), piece("token-1"), piece("token-2"), piece("token-3")]),
    ("O13", &[piece("ship-3")]),
    ("O31", &[card("card-g5"), card("card-g3"), piece("token-3")]),
    ("O37", &[piece("shield"), card("card-b2")]),
    ("O39", &[piece("ship-2")]),
];

/// Positions of a match, by its entries.
pub(super) const EXAMPLES: &[Example] = &[
    Example {
        words: || say!("pages-example-osaka-buy"),
        rules: &["O10", "O11", "O13", "O20"],
        seat: 2,
        stops: &[22, 31],
    },
    Example {
        words: || say!("pages-example-osaka-sale"),
        rules: &["O30", "O31", "O37", "O39"],
        seat: 2,
        stops: &[63, 70, 74],
    },
];
