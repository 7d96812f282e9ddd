//! Icons of Istanbul: goods as motifs on dice and markers, rubies, crystals, lira.

use game::say;
use istanbul::{Effect, Face, Kind, Stock};
use lang::Speaker;
use maud::{Markup, PreEscaped, html};

use crate::art::{icon, symbol};
use crate::panel::at;

/// Motifs of cloth, fruit, spice and jewellery, around the middle of 32 × 32.
const MOTIFS: [&str; 4] = [
    r#"<path d="M-12 -8Q0 -13 12 -8V6Q0 1 -12 6zM-12 8Q0 3 12 8V11Q0 6 -12 11z"/>"#,
    r#"<path d="M0 -8C8 -14 14 -4 11 4C9 11 3 13 0 11C-3 13 -9 11 -11 4C-14 -4 -8 -14 0 -8z"/><path class="i-etch" d="M0 -7Q1 -12 5 -13"/>"#,
    r#"<path d="M-3 -12Q3 -15 4 -9Q12 -2 8 8Q4 14 -2 11Q-12 4 -10 -4Q-8 -10 -3 -12z"/><path class="i-etch" d="M-4 -5Q2 -2 4 6"/>"#,
    r#"<path d="M-6 -12H6L12 -4L0 12L-12 -4z"/><path class="i-etch" d="M-12 -4H12M-4 -4L0 11L4 -4"/>"#,
];

const PATTERNS: [&str; 4] = ["M0 8L8 0", "M4 0v8", "M2 4h4M4 2v4", "M0 4h8"];

/// The place of the card among the letters.
const CARD: usize = Kind::Lira.index() + 1;

/// What this board refers to.
pub(crate) fn defs(speaker: &Speaker) -> Markup {
    let (lira, card) = (letter(speaker, Kind::Lira.index()), letter(speaker, CARD));
    html! {
        pattern id="tiles" width="56" height="56" patternUnits="userSpaceOnUse" {
            path class="tile-line" d="M28 4Q34 16 52 28Q34 40 28 52Q22 40 4 28Q22 16 28 4zM0 0Q6 6 0 14M56 0Q50 6 56 14M0 56Q6 50 0 42M56 56Q50 50 56 42" {}
        }
        @for colour in 0..4 { (colour_defs(speaker, colour)) }
        (symbol("brown", "-16 -16 32 32", r#"<path class="i-brown" d="M-13 -7.500L0 -15L13 -7.500V7.500L0 15L-13 7.500z"/><path class="i-star" d="M0 -8L2 -2.500L8 0L2 2.500L0 8L-2 2.500L-8 0L-2 -2.500z"/>"#))
        (symbol("crystal", "-16 -16 32 32", r#"<path class="i-crystal" d="M-5 -14L5 -14L10 4L0 15L-10 4z"/><path class="i-facet" d="M-5 -14L0 4L5 -14M-10 4H10M0 4V15"/>"#))
        symbol id="lira" viewBox="-16 -16 32 32" {
            circle class="i-lira" r="13" {}
            circle class="i-etch-dark" r="11" {}
            text class="i-lira-letter" y="7" { (lira) }
        }
        (symbol("ruby", "-16 -16 32 32", r#"<path class="i-ruby" d="M-8 -11H8L14 -3L0 13L-14 -3z"/><path class="i-facet" d="M-14 -3H14M-8 -11L-4 -3L0 13L4 -3L8 -11M-4 -3L0 -11L4 -3"/>"#))
        symbol id="face-4" viewBox="-16 -16 32 32" {
            rect class="b-die" x="-14" y="-14" width="28" height="28" rx="6" {}
            circle class="i-lira" r="9" {}
            text class="i-face-letter" y="5.500" { (lira) }
        }
        symbol id="face-5" viewBox="-16 -16 32 32" {
            rect class="b-die" x="-14" y="-14" width="28" height="28" rx="6" {}
            rect class="i-small-card" x="-7" y="-10" width="14" height="20" rx="2" {}
            text class="i-card-letter" y="5.500" { (card) }
        }
        (symbol("any-good", "-16 -16 32 32", r#"<rect class="b-die" x="-14" y="-14" width="28" height="28" rx="6"/><text class="i-any" y="7">?</text>"#))
        (symbol("any-marker", "-16 -16 32 32", r#"<path class="b-die" d="M-13 -7.500L0 -15L13 -7.500V7.500L0 15L-13 7.500z"/><text class="i-any" y="7">?</text>"#))
        (symbol("hand", "-16 -16 32 32", r#"<path class="i-hand" d="M-9 13V1L-13 -4Q-10 -7 -7 -4L-6 -3V-11Q-4 -14 -2 -11V-4V-13Q0 -16 2 -13V-4V-11Q4 -14 6 -11V-3V-8Q8 -11 10 -8V4Q9 13 4 13z"/>"#))
        (symbol("mosque", "-24 -24 48 48", r#"<path class="i-dome" d="M-14 8Q-16 -6 0 -16Q16 -6 14 8zM-21 20V-8L-19 -15L-17 -8V20zM21 20V-8L19 -15L17 -8V20zM-15 9H15V20H-15z"/><path class="i-etch" d="M-4 20V14Q-4 10 0 8Q4 10 4 14V20M0 -16V-21"/>"#))
    }
}

fn colour_defs(speaker: &Speaker, colour: usize) -> Markup {
    let letter = letter(speaker, colour);
    let motif = html! { g class={ "i-motif i-c" (colour) } { (PreEscaped(MOTIFS[colour])) } };
    html! {
        pattern id={ "weave-" (colour) } width="8" height="8" patternUnits="userSpaceOnUse" {
            path class="i-weave" d=(PATTERNS[colour]) {}
        }
        symbol id={ "good-" (colour) } viewBox="-16 -16 32 32" { (motif) }
        symbol id={ "face-" (colour) } viewBox="-16 -16 32 32" {
            rect class="b-die" x="-14" y="-14" width="28" height="28" rx="6" {}
            g transform="translate(-3.5 -3.5) scale(.6)" { (motif) }
            rect class="b-pattern" fill={ "url(#weave-" (colour) ")" } x="-14" y="-14" width="28" height="28" rx="6" {}
            text class="i-corner" x="7.5" y="13" { (letter) }
        }
        symbol id={ "marker-" (colour) } viewBox="-16 -16 32 32" {
            path class={ "i-marker i-c" (colour) } d="M-13 -7.500L0 -15L13 -7.500V7.500L0 15L-13 7.500z" {}
            path class="b-pattern" fill={ "url(#weave-" (colour) ")" } d="M-13 -7.500L0 -15L13 -7.500V7.500L0 15L-13 7.500z" {}
            circle class="b-paper" r="10" {}
            text class="i-marker-letter" y="7" { (letter) }
        }
    }
}

/// The letter of a kind of goods or money; that of a card comes after them.
pub(super) fn letter(speaker: &Speaker, kind: usize) -> String {
    speaker.letter(&say!("istanbul-letters"), kind)
}

pub(super) fn face_icon(face: Face) -> String {
    format!("face-{}", face.index())
}

pub(super) fn kind_icon(kind: Kind) -> String {
    match kind {
        Kind::Brown => "brown".to_owned(),
        Kind::Crystal => "crystal".to_owned(),
        Kind::Lira => "lira".to_owned(),
        colour => format!("marker-{}", colour.index()),
    }
}

/// The pieces of a stock one beside the other, more than three of a kind as a number; and how wide.
pub(super) fn pieces(stock: &Stock, size: i32) -> (Markup, i32) {
    let (mut x, mut parts) = (0, Vec::new());
    for (kind, count) in stock.some() {
        let shown = if count > 3 { 1 } else { i32::from(count) };
        if count > 3 {
            parts.push(html! { text class="count" x=(x) y=(size / 2 + 5) { (count) } });
            x += 12;
        }
        for _ in 0..shown {
            parts.push(icon(&kind_icon(kind), x, 0, size, size));
            x += size + 2;
        }
    }
    (html! { @for part in parts { (part) } }, x)
}

/// What a tile does, inside a square of this size.
pub(super) fn effect_art(effect: Effect, size: i32) -> Markup {
    let half = size / 2;
    let pair = |left: String, right: &str| {
        html! { (icon(&left, 0, half / 2, half, half)) (icon(right, half, half / 2, half, half)) }
    };
    let one = |id: &str| icon(id, half / 3, half / 3, size - half * 2 / 3, size - half * 2 / 3);
    match effect {
        Effect::Lira => pair("lira".to_owned(), "lira"),
        Effect::Crystal => one("crystal"),
        Effect::Card => at(size / 4, size / 8, icon("back", 0, 0, half, size * 3 / 4)),
        Effect::Action => one("hand"),
        Effect::Die => one("any-good"),
        colour => pair(format!("marker-{}", colour.index() - Effect::Red.index()), "face-4"),
    }
}
