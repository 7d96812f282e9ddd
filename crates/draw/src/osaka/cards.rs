//! Cards, ships and tokens of Osaka: colour, motif and letter for each of the four goods.

use game::{Phrase, say};
use lang::Speaker;
use maud::{Markup, PreEscaped, html};
use osaka::{Bag, Card, Colour};

use crate::art::{icon, one_of, symbol};
use crate::desk::Desk;

/// Motifs around the middle of 32 × 32: a fan, a wave, a coin, a leaf.
const MOTIFS: [&str; 4] = [
    r#"<path d="M0 12L-14 -2A19 19 0 0 1 14 -2z"/><path class="o-vein" d="M0 12L-8 -6M0 12V-8M0 12L8 -6M-10.500 1.500A15 15 0 0 1 10.500 1.500"/>"#,
    r#"<path d="M-14 10C-14 -4 -5 -12 5 -11C12 -10 14 -3 9 0C10 -5 5 -7 1 -4C-4 0 0 8 14 10z"/><path class="o-vein" d="M-9 8C-8 0 -4 -5 0 -7M-14 13h28"/>"#,
    r#"<ellipse rx="9.500" ry="14"/><path class="o-vein" d="M-5 -5h10M-7 0h14M-5 5h10"/>"#,
    r#"<path d="M0 -14C12 -8 12 8 0 14C-12 8 -12 -8 0 -14z"/><path class="o-vein" d="M0 -10V13M0 -3L5 -7M0 -3L-5 -7M0 4L6 0M0 4L-6 0"/>"#,
];

/// Patterns for telling colours apart without colour.
const PATTERNS: [&str; 4] = ["M0 8L8 0", "M0 4h8", "M4 0v8", "M2 4h4M4 2v4"];

/// What this board refers to.
pub(crate) fn defs(speaker: &Speaker) -> Markup {
    html! {
        pattern id="tiles" width="48" height="24" patternUnits="userSpaceOnUse" {
            path class="tile-line" d="M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 12a24 24 0 0 1 48 0M24 12a24 24 0 0 1 48 0" {}
        }
        pattern id="swell" width="28" height="14" patternUnits="userSpaceOnUse" {
            path class="swell" d="M0 7q7 -7 14 0t14 0" {}
        }
        @for colour in Colour::ALL { (colour_defs(speaker, colour)) }
        @for card in Card::all() {
            symbol id={ "card-" (card) } viewBox="0 0 46 66" { (card_face(speaker, card)) }
        }
        (symbol("shield", "-6 -7 12 14", r#"<path class="o-shield" d="M0 -6.500L5.500 -4V1Q5.500 5 0 6.500Q-5.500 5 -5.500 1V-4z"/>"#))
        (symbol("anchor", "-16 -16 32 32", r#"<path class="b-line-art" d="M0 -8V13M-6 -4h12M-12 4Q-10 13 0 13Q10 13 12 4M-12 4l-3 4M-12 4l4 3M12 4l3 4M12 4l-4 3"/><circle class="b-line-art" cy="-11" r="3"/>"#))
    }
}

fn colour_defs(speaker: &Speaker, colour: Colour) -> Markup {
    let (index, letter) = (colour.index(), letter(speaker, colour));
    html! {
        symbol id={ "motif-" (index) } viewBox="-16 -16 32 32" {
            g class={ "o-motif o-g" (index) } { (PreEscaped(MOTIFS[index])) }
        }
        pattern id={ "weave-" (index) } width="8" height="8" patternUnits="userSpaceOnUse" {
            path class="o-weave" d=(PATTERNS[index]) {}
        }
        symbol id={ "token-" (index) } viewBox="-16 -16 32 32" {
            path class={ "o-token o-g" (index) } d="M-6 -14.500h12l8.500 8.500v12l-8.500 8.500h-12l-8.500 -8.500v-12z" {}
            path class="b-pattern" fill={ "url(#weave-" (index) ")" } d="M-6 -14.500h12l8.500 8.500v12l-8.500 8.500h-12l-8.500 -8.500v-12z" {}
            circle class="b-paper" r="10" {}
            text class="o-token-letter" y="5.500" { (letter) }
        }
        symbol id={ "ship-" (index) } viewBox="-24 -22 48 44" {
            path class={ "o-sail o-g" (index) } d="M-13 -20H13Q17 -9 13 3H-13Q-9 -9 -13 -20z" {}
            path class="b-pattern" fill={ "url(#weave-" (index) ")" } d="M-13 -20H13Q17 -9 13 3H-13Q-9 -9 -13 -20z" {}
            circle class="b-paper" cx="1" cy="-8.500" r="8.500" {}
            text class="o-ship-letter" x="1" y="-4" { (letter) }
            path class="o-mast" d="M0 3V8" {}
            path class="o-hull" d="M-22 5Q-18 8 -14 8H15Q20 7 22 3Q21 16 13 18H-12Q-20 16 -22 5z" {}
        }
    }
}

fn letter(speaker: &Speaker, colour: Colour) -> String {
    speaker.letter(&say!("osaka-letters"), colour.index())
}

fn card_face(speaker: &Speaker, card: Card) -> Markup {
    let index = card.colour().index();
    html! {
        rect class={ "o-card o-g" (index) } x="1" y="1" width="44" height="64" rx="5" {}
        rect class="b-pattern" fill={ "url(#weave-" (index) ")" } x="1" y="1" width="44" height="64" rx="5" {}
        rect class="b-paper" x="6" y="6" width="34" height="54" rx="2" {}
        (icon(&format!("motif-{index}"), 12, 22, 26, 26))
        text class="o-value" x="9" y="22" { (card.value()) }
        text class="o-letter" x="37" y="57" { (letter(speaker, card.colour())) }
    }
}

/// How high a card of this width is.
pub(super) const fn height(width: i32) -> i32 {
    width * 66 / 46
}

/// One card with its insurance icons, its corner here.
pub(super) fn face(card: Card, icons: u8, width: i32) -> Markup {
    let height = height(width);
    let size = width / 5;
    html! {
        (icon(&format!("card-{card}"), 0, 0, width, height))
        @for n in 0..i32::from(icons.min(4)) {
            (icon("shield", width * 9 / 46 + n * (size + 1), height - size - width * 8 / 46, size, size))
        }
    }
}

/// Copies of one kind on top of one another; `step` is how far each sticks out to the right.
pub(super) fn stack(
    place: &str,
    card: Card,
    count: u8,
    width: i32,
    step: i32,
    icons: u8,
) -> Markup {
    html! {
        @for copy in 0..i32::from(count) {
            (one_of(&format!("{place}-{}-{copy}", card.index()), &format!("card-{card}"),
                (copy * step, 0), face(card, icons, width)))
        }
    }
}

pub(super) fn colour_name(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => say!("osaka-colour-red"),
        Colour::Blue => say!("osaka-colour-blue"),
        Colour::Yellow => say!("osaka-colour-yellow"),
        Colour::Green => say!("osaka-colour-green"),
    }
}

pub(super) fn card_name(card: Card) -> Phrase {
    say!("osaka-card", colour = colour_name(card.colour()), value = card.value())
}

/// A kind and how many of it, in words.
pub(super) fn cards_name(desk: &Desk<'_>, card: Card, count: u8) -> String {
    desk.say(match count {
        1 => card_name(card),
        n => say!("osaka-cards", n = n, card = card_name(card)),
    })
}

/// The kinds of a bag with their counts, colour by colour.
pub(super) fn kinds(bag: Bag) -> Vec<(Card, u8)> {
    let by_colour = Colour::ALL
        .into_iter()
        .flat_map(|colour| bag.of_colour(colour).kinds().collect::<Vec<_>>());
    by_colour.map(|card| (card, bag.count(card))).collect()
}
