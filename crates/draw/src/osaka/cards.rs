//! Cards, ships and tokens of Osaka: colour, motif and letter for each of the four goods.

use game::say;
use lang::Speaker;
use maud::{Markup, PreEscaped, html};
pub(super) use osaka::things::{card as card_name, colour as colour_name};
use osaka::{Bag, Card, Colour};

use crate::art::{icon, one_of, symbol};
use crate::drawing::Drawing;

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
        linearGradient id="depth" x1="0" y1="0" x2="0" y2="1" {
            stop class="shallow" offset="0" {} stop class="deep" offset="1" {}
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
        symbol id={ "ship-" (index) } viewBox="-26 -24 52 48" {
            ellipse class="o-wake" cy="19" rx="25" ry="4.500" {}
            path class="o-mast" d="M0 -23V8" {}
            path class={ "o-sail o-g" (index) } d="M-14 -20H14Q19 -8 14 4H-14Q-9 -8 -14 -20z" {}
            path class="b-pattern" fill={ "url(#weave-" (index) ")" } d="M-14 -20H14Q19 -8 14 4H-14Q-9 -8 -14 -20z" {}
            path class="o-batten" d="M-12 -14H15.500M-11 2H14.500" {}
            circle class="b-paper" cx="2" cy="-7.500" r="9.500" {}
            text class="o-ship-letter" x="2" y="-1.800" { (letter) }
            path class="o-hull" d="M-24 4Q-19 8 -14 8H16Q21 7 24 2Q23 16 14 19H-13Q-21 16 -24 4z" {}
            path class="o-plank" d="M-20 11Q-16 13 -12 13H15Q19 12 21 9" {}
        }
    }
}

fn letter(speaker: &Speaker, colour: Colour) -> String {
    speaker.letter(&say!("osaka-letters"), colour.index())
}

fn card_face(speaker: &Speaker, card: Card) -> Markup {
    let index = card.colour().index();
    html! {
        rect class="o-shade" x="1.500" y="2" width="44" height="64" rx="5" {}
        rect class={ "o-card o-g" (index) } x="1" y="1" width="44" height="64" rx="5" {}
        rect class="b-pattern" fill={ "url(#weave-" (index) ")" } x="1" y="1" width="44" height="64" rx="5" {}
        path class="b-paper" d="M4 6.500Q4 4 6.500 4H39.500Q42 4 42 6.500V54Q42 62 33 62H13Q4 62 4 54z" {}
        circle class={ "o-tint o-g" (index) } cx="25" cy="33" r="15.500" {}
        (icon(&format!("motif-{index}"), 11, 19, 28, 28))
        text class="o-value" x="6.500" y="21" { (card.value()) }
        text class="o-letter" x="38" y="58" { (letter(speaker, card.colour())) }
    }
}

/// How high a card of this width is.
pub(super) const fn height(width: i32) -> i32 {
    width * 66 / 46
}

/// One card with its insurance icons, its corner here.
pub(super) fn face(card: Card, icons: u8, width: i32) -> Markup {
    let height = height(width);
    let size = width / 6;
    html! {
        (icon(&format!("card-{card}"), 0, 0, width, height))
        @for n in 0..i32::from(icons.min(4)) {
            (icon("shield", width * 8 / 46 + n * (size + 1), height - size - width * 7 / 46, size, size))
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

/// A kind and how many of it, in words.
pub(super) fn cards_name(drawing: &Drawing<'_>, card: Card, count: u8) -> String {
    drawing.say(match count {
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
