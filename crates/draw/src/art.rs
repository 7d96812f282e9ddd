//! Art that several boards share: seats as coloured shapes with a letter, stars, backs of cards.

use game::{Seat, say};
use lang::Speaker;
use maud::{Markup, PreEscaped, html};

/// Shapes of the seats, around the middle of 28 × 28.
const SEATS: [&str; 5] = [
    "M0 -12A12 12 0 1 1 0 12A12 12 0 1 1 0 -12z",
    "M-11 -11h22v22h-22z",
    "M0 -13L13.5 11h-27z",
    "M0 -13.5L13 0L0 13.5L-13 0z",
    "M-7 -12h14l7 12l-7 12h-14l-7 -12z",
];

/// What every board may refer to.
pub(crate) fn defs(speaker: &Speaker) -> Markup {
    html! {
        @for (index, shape) in SEATS.iter().enumerate() {
            symbol id={ "seat-" (index) } viewBox="-14 -14 28 28" {
                path class="b-seat-shape" d=(shape) {}
                text class="b-seat-letter" y=(if index == 2 { "9" } else { "5" }) { (seat_letter(speaker, index)) }
            }
        }
        (symbol("star", "-12 -12 24 24", r#"<path class="b-star" d="M0 -11L2.9 -3.8L10.6 -3.4L4.6 1.4L6.7 8.9L0 4.7L-6.7 8.9L-4.6 1.4L-10.6 -3.4L-2.9 -3.8z"/>"#))
        (symbol("sunrise", "0 0 26 26", r#"<path class="b-star" d="M5 19a8 8 0 0 1 16 0z"/><path class="b-rays" d="M2 22H24M13 8V3M4.500 12L1.500 9M21.500 12L24.500 9"/>"#))
        @for face in 1..=6 { (die_face(face)) }
        (symbol("back", "0 0 24 32", r#"<rect class="b-back" x="1" y="1" width="22" height="30" rx="4"/><path class="b-back-line" d="M12 5q2 7 8 11q-6 4 -8 11q-2 -7 -8 -11q6 -4 8 -11z"/>"#))
    }
}

pub(crate) fn seat_letter(speaker: &Speaker, seat: usize) -> String {
    speaker.letter(&say!("house-letters-seat"), seat)
}

fn die_face(face: u8) -> Markup {
    let pips: &[(i32, i32)] = match face {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    };
    html! {
        symbol id={ "die-" (face) } viewBox="-16 -16 32 32" {
            rect class="b-die" x="-14" y="-14" width="28" height="28" rx="6" {}
            @for (x, y) in pips { circle class="b-pip" cx=(x * 7) cy=(y * 7) r="2.8" {} }
        }
    }
}

/// A die showing this face, its corner at the origin; the class gives its colour.
pub(crate) fn die(face: u8, class: &str, size: i32) -> Markup {
    html! { use class={ "die-" (class) } href={ "#die-" (face) } width=(size) height=(size) {} }
}

/// A drawing to be used several times. `shapes` is our own art, not text from anywhere.
pub(crate) fn symbol(id: &str, view_box: &str, shapes: &'static str) -> Markup {
    html! { symbol id=(id) viewBox=(view_box) { (PreEscaped(shapes)) } }
}

/// A symbol with its corner here, this large.
pub(crate) fn icon(id: &str, x: i32, y: i32, width: i32, height: i32) -> Markup {
    html! { use href={ "#" (id) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// A seat's sign with its corner here.
pub(crate) fn badge(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    let index = seat.index();
    html! {
        use class={ "b-s" (index) } href={ "#seat-" (index) } x=(x) y=(y) width=(size) height=(size) {}
    }
}

/// An icon and a number or short text right of it.
pub(crate) fn counter(id: &str, x: i32, y: i32, width: i32, height: i32, text: &str) -> Markup {
    html! {
        (icon(id, x, y, width, height))
        text class="count" x=(x + width + 4) y=(y + height / 2 + 5) { (text) }
    }
}

/// A piece that travels, with a name of its own.
pub(crate) fn piece(id: &str, (x, y): (i32, i32), label: &str, art: Markup) -> Markup {
    html! {
        g id={ "piece-" (id) } class="piece" transform={ "translate(" (x) " " (y) ")" } {
            title { (label) } (art)
        }
    }
}

/// A piece like others of its kind.
pub(crate) fn one_of(id: &str, kind: &str, (x, y): (i32, i32), art: Markup) -> Markup {
    html! {
        g id={ "piece-" (id) } class="piece" data-kind=(kind)
            transform={ "translate(" (x) " " (y) ")" } { (art) }
    }
}
