//! Mosque tiles: the face-up ones with their cost, and those a player owns.

use game::{Seat, Spot, say};
use istanbul::{Code, Effect, Purpose, things};
use maud::{Markup, html};

use super::Table;
use super::symbols::effect_art;
use crate::Layout;
use crate::art::{counter, icon, one_of};
use crate::drawing::Halo;
use crate::panel::{Panel, at, inside};

/// A tile's width and height, and its height where there is less room.
const TILE: (i32, i32) = (98, 154);
const LOW: i32 = 124;
pub(super) const OWN: i32 = 48;

impl Table<'_> {
    pub(super) fn tiles(&self, width: i32) -> Panel {
        let gap = if self.drawing.narrow() { 8 } else { 11 };
        let kinds: Vec<(Code, u8)> = self.state.display.kinds().collect();
        // On a square board all stand in one row.
        let each = match self.drawing.square() {
            true => ((inside(width) + gap) / kinds.len().max(1) as i32 - gap).min(TILE.0),
            false => TILE.0,
        };
        let tiles = kinds.into_iter().map(|(code, count)| self.tile(code, count, each));
        let body = Panel::flow(inside(width), gap, tiles.collect());
        let stack = self.state.stack.len();
        let shown = self.state.display.len();
        let said = self.drawing.say(say!("istanbul-table-display", n = shown, stack = stack));
        let pile = html! {
            g transform={ "translate(" (width - 74) " 5)" } { title { (said) }
                (counter("mosque", 0, 0, 30, 30, &stack.to_string())) }
        };
        Panel::framed_with(width, &self.drawing.say(say!("draw-istanbul-tiles")), pile, body)
    }

    /// A face-up tile; several alike lie on top of one another.
    fn tile(&self, code: Code, count: u8, wide: i32) -> Panel {
        let tile = self.state.content.tile(code);
        let place = self.state.content.tile_place(code).unwrap_or_default() as u8;
        let cost: Vec<usize> = (0..4)
            .flat_map(|colour| std::iter::repeat_n(colour, usize::from(tile.cost.0[colour])))
            .collect();
        let high = if self.drawing.layout == Layout::Wide { TILE.1 } else { LOW };
        let short = self.short(Purpose::Tile { code });
        let art = html! {
            @for copy in (1..i32::from(count)).rev() {
                (at(copy * 4, copy * -3, html! { path class="tile" d=(shape(wide, high)) {} }))
            }
            path class="tile" d=(shape(wide, high)) {}
            path class="glaze" d=(shape(wide - 10, high - 54)) transform="translate(5 8)" {}
            (at(wide / 2 - 30, (high - 46) / 2 - 28, effect_art(tile.effect, 60)))
            @if let Some(short) = short { text class="short" x=(wide - 8) y=(high - 44) { "−" (short) } }
            (at(0, high - 36, price(&cost, wide)))
        };
        let label = self.drawing.say(things::effect(tile.effect));
        let (spot, halo) = (Spot::at("tile", place), Halo::Box(wide, high));
        Panel::new(wide, high, self.drawing.spot(spot, (0, 0), halo, &label, art))
    }

    /// A kind of tile a player owns; the viewer's can be pointed at.
    pub(super) fn own_tile(&self, seat: Seat, effect: Effect, count: u8) -> Panel {
        let kind = format!("tile-{effect}");
        let many = (count > 1).then_some(count);
        let art = html! {
            (one_of(&format!("tile-{}-{effect}", seat.index()), &kind, (0, 0), own_art(effect)))
            @if let Some(count) = many {
                text class="count" x=(OWN + 3) y="28" { "×" (count) }
            }
        };
        let label = self.drawing.say(match count {
            1 => things::effect(effect),
            n => say!("istanbul-tile-many", n = n, tile = things::effect(effect)),
        });
        let width = if many.is_some() { OWN + 28 } else { OWN };
        let art = match self.me() == Some(seat) {
            true => {
                let spot = Spot::at("own-tile", effect as u8);
                self.drawing.spot(spot, (0, 0), Halo::Box(width, OWN), &label, art)
            }
            false => html! { g { title { (label) } (art) } },
        };
        Panel::new(width, OWN, art)
    }
}

/// The goods a tile costs: beside one another, or how many where they are equal and there is no room.
fn price(cost: &[usize], wide: i32) -> Markup {
    let (count, room) = (cost.len() as i32, wide - 12);
    let step = (room / count.max(1)).min(30);
    let equal = cost.iter().all(|colour| Some(colour) == cost.first());
    html! {
        @if let Some(colour) = cost.first().filter(|_| equal && step < 28) {
            text class="count" x=(wide / 2 - 30) y="21" { (count) "×" }
            (icon(&format!("face-{colour}"), wide / 2 - 4, 0, 29, 29))
        } @else {
            @for (n, colour) in cost.iter().enumerate() {
                @let x = (wide - step * count) / 2 + n as i32 * step;
                // Where letters would cover one another, the shape alone tells.
                @let (id, size) = if step < 28 { ("good", step) } else { ("face", 29) };
                (icon(&format!("{id}-{colour}"), x, (29 - size) / 2, size, size))
            }
        }
    }
}

fn own_art(effect: Effect) -> Markup {
    html! { path class="tile" d=(shape(OWN, OWN)) {} (at(7, 10, effect_art(effect, 34))) }
}

/// A tile under a pointed arch.
fn shape(width: i32, height: i32) -> String {
    let half = width / 2;
    format!(
        "M0 {}V10Q{} 8 {half} 0Q{} 8 {width} 10V{}Q{width} {height} {} {height}H6Q0 {height} 0 {}z",
        height - 6,
        half / 2,
        half + half / 2,
        height - 6,
        width - 6,
        height - 6
    )
}
