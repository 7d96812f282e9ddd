//! Icons of Tabriz: five materials by shape, colour and letter, dice, coins, skill; and bundles of them.

use game::say;
use lang::Speaker;
use maud::{Markup, html};
use tabriz::{Bundle, Colour, Goods, Material};

use crate::art::{icon, symbol};
use crate::panel::text_width;

/// A ball, a leaf, a bale, a drop, a cocoon; around the middle of 20 × 20.
const SHAPES: [&str; 5] = [
    "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9z",
    "M-9 9Q-11 -7 9 -9Q11 7 -9 9z",
    "M-8.500 -7.500h17v15h-17z",
    "M0 -10.500Q9 1 7.500 4Q5.500 9.500 0 9.500Q-5.500 9.500 -7.500 4Q-9 1 0 -10.500z",
    "M-5 -9h10l5 9l-5 9h-10l-5 -9z",
];

/// What this board refers to.
pub(crate) fn defs(speaker: &Speaker) -> Markup {
    let material_letter = |index| speaker.letter(&say!("tabriz-letters-material"), index);
    let die_letter = |index| speaker.letter(&say!("tabriz-letters-die"), index);
    html! {
        pattern id="tiles" width="60" height="60" patternUnits="userSpaceOnUse" {
            path class="tile-line" d="M30 4L38 22L56 30L38 38L30 56L22 38L4 30L22 22zM30 14L46 30L30 46L14 30zM0 0h8v8h-8zM52 52h8v8h-8zM52 0h8v8h-8zM0 52h8v8h-8z" {}
        }
        pattern id="lattice" width="14" height="12" patternUnits="userSpaceOnUse" {
            path class="t-lattice" d="M7 1L13 6L7 11L1 6z" {}
        }
        @for material in Material::ALL {
            @let index = material.index();
            symbol id={ "mat-" (index) } viewBox="-11 -11 22 22" {
                path class={ "t-mat t-m" (index) } d=(SHAPES[index]) {}
                text class={ "t-letter t-m" (index) } y=(if index == 3 { "6.8" } else { "5.5" }) { (material_letter(index)) }
            }
        }
        @for colour in Colour::ALL {
            symbol id={ "die-of-" (colour.index()) } viewBox="-16 -16 32 32" {
                rect class={ "t-die t-d" (colour.index()) } x="-14.500" y="-14.500" width="29" height="29" rx="6" {}
                text class={ "t-die-letter large t-d" (colour.index()) } y="5.5" { (die_letter(colour.index())) }
            }
            symbol id={ "rolled-" (colour.index()) } viewBox="-16 -16 32 32" {
                rect class={ "t-die t-d" (colour.index()) } x="-14.500" y="-14.500" width="29" height="29" rx="6" {}
                text class={ "t-die-letter t-d" (colour.index()) } x="-8.5" y="-5" { (die_letter(colour.index())) }
            }
        }
        (symbol("coin", "-10 -10 20 20", r#"<circle class="t-coin" r="8.500"/><path class="t-etch" d="M-3.500 -3.500h7v7h-7z"/>"#))
        (symbol("skill", "-10 -10 20 20", r#"<path class="t-skill" d="M-8 -8H8V-4H-8zM-7 -3h2.500V8H-7zM-1.250 -3h2.500V8h-2.500zM4.500 -3H7V8H4.500z"/>"#))
        (symbol("rug", "0 0 24 32", r#"<path class="t-fringe" d="M4 1v3M8 1v3M12 1v3M16 1v3M20 1v3M4 28v3M8 28v3M12 28v3M16 28v3M20 28v3"/><rect class="t-rug" x="2" y="4" width="20" height="24" rx="1"/><path class="t-rug-line" d="M12 8L18 16L12 24L6 16z"/>"#))
        pattern id="kilim" width="48" height="36" patternUnits="userSpaceOnUse" {
            path class="t-kilim" d="M24 4h6v4h6v4h6v6h-6v4h-6v4h-12v-4h-6v-4h-6v-6h6v-4h6v-4zM0 34h48" {}
        }
        (symbol("scales", "-10 -10 20 20", r#"<path class="t-ink" d="M0 -9V8M-5 8H5M-8 -6H8"/><path class="t-pan" d="M-8 -6L-11 2H-5zM8 -6L5 2H11z"/>"#))
        (symbol("lantern", "-10 -10 20 20", r#"<path class="t-ink" d="M0 -10V-7"/><path class="t-pan" d="M-4 -7H4L7 0L4 7H-4L-7 0z"/><path class="t-ink" d="M-3 9H3M0 -5V5"/>"#))
        (symbol("gate", "-10 -10 20 20", r#"<path class="t-wall" d="M-9 9V-4H-6V-7H-3V-4H3V-7H6V-4H9V9H5V3Q5 -1 0 -3Q-5 -1 -5 3V9z"/>"#))
        (symbol("fountain", "-10 -10 20 20", r#"<path class="t-water" d="M-9 3H9L6 9H-6z"/><path class="t-ink" d="M0 3V-5M0 -5Q-5 -9 -7 -1M0 -5Q5 -9 7 -1"/>"#))
        (symbol("rival", "-14 -14 28 28", r#"<path class="t-rival" d="M0 -13L4 -4.500L13 -4L6 2L8.500 11.500L0 6L-8.500 11.500L-6 2L-13 -4L-4 -4.500z"/>"#))
    }
}

/// A die showing a material, or not rolled yet, its corner here.
pub(super) fn die(colour: Colour, face: Option<Material>, x: i32, y: i32, size: i32) -> Markup {
    let Some(face) = face else {
        return icon(&format!("die-of-{}", colour.index()), x, y, size, size);
    };
    let (inset, inner) = (size * 3 / 10, size * 6 / 10);
    html! {
        (icon(&format!("rolled-{}", colour.index()), x, y, size, size))
        (icon(&format!("mat-{}", face.index()), x + inset, y + inset, inner, inner))
    }
}

/// Things one beside the other, from left to right.
pub(super) struct Row {
    pub width: i32,
    size: i32,
    parts: Vec<Markup>,
}

impl Row {
    pub(super) fn new(size: i32) -> Row {
        Row { width: 0, size, parts: Vec::new() }
    }

    /// A number, if it is more than one, and an icon.
    pub(super) fn some(mut self, count: u16, id: &str) -> Row {
        if count == 0 {
            return self;
        }
        if count > 1 {
            self = self.text(&count.to_string());
        }
        self.parts.push(icon(id, self.width, 0, self.size, self.size));
        self.width += self.size + 1;
        self
    }

    pub(super) fn text(mut self, text: &str) -> Row {
        let (class, letters) = if self.size < 19 { ("t-small", 13) } else { ("count", 16) };
        self.parts.push(html! { text class=(class) x=(self.width) y=(self.size / 2 + self.size / 3) { (text) } });
        self.width += text_width(text, letters) + 1;
        self
    }

    pub(super) fn goods(self, goods: Goods) -> Row {
        let add = |row: Row, (of, n): (Material, u16)| row.some(n, &format!("mat-{}", of.index()));
        goods.iter().fold(self, add)
    }

    pub(super) fn bundle(mut self, bundle: &Bundle) -> Row {
        self = self.some(bundle.coins, "coin").goods(bundle.goods);
        self = self.some(u16::from(bundle.cards), "rug").some(u16::from(bundle.skill), "skill");
        self = self.some(u16::from(bundle.prestige), "star");
        match bundle.die {
            Some(colour) => self.some(1, &format!("die-of-{}", colour.index())),
            None => self,
        }
    }

    /// An arrow from what is given to what is got.
    pub(super) fn arrow(mut self) -> Row {
        let (x, y) = (self.width + 1, self.size / 2);
        self.parts
            .push(html! { path class="t-arrow" d={ "M" (x) " " (y) "h7m-3 -3l3 3l-3 3" } {} });
        self.width += 11;
        self
    }

    pub(super) fn art(self) -> Markup {
        html! { @for part in self.parts { (part) } }
    }
}
