//! Mosque tiles: the face-up ones with their cost, and those a player owns.

use game::{Seat, Spot, say};
use istanbul::{Code, Effect, things};
use maud::{Markup, html};

use super::Table;
use super::symbols::effect_art;
use crate::art::{counter, icon, one_of};
use crate::desk::Halo;
use crate::panel::{Panel, at, inside};

/// A tile's width and height.
const TILE: (i32, i32) = (96, 92);
pub(super) const OWN: i32 = 46;

impl Table<'_> {
    pub(super) fn tiles(&self, width: i32) -> Panel {
        let tiles = self.state.display.kinds().map(|(code, count)| self.tile(code, count));
        let body = Panel::flow(inside(width), 10, tiles.collect());
        let stack = self.state.stack.len();
        let shown = self.state.display.len();
        let said = self.desk.say(say!("istanbul-table-display", n = shown, stack = stack));
        let pile = html! {
            g transform={ "translate(" (width - 74) " 5)" } { title { (said) }
                (counter("mosque", 0, 0, 30, 30, &stack.to_string())) }
        };
        Panel::framed_with(width, &self.desk.say(say!("draw-istanbul-tiles")), pile, body)
    }

    /// A face-up tile; several alike lie on top of one another.
    fn tile(&self, code: Code, count: u8) -> Panel {
        let tile = self.state.content.tile(code);
        let place = self.state.content.tile_place(code).unwrap_or_default() as u8;
        let cost: Vec<usize> = (0..4)
            .flat_map(|colour| std::iter::repeat_n(colour, usize::from(tile.cost.0[colour])))
            .collect();
        let step = (80 / cost.len().max(1) as i32).min(24);
        let first = (TILE.0 - step * cost.len() as i32) / 2;
        let art = html! {
            @for copy in (1..i32::from(count)).rev() {
                (at(copy * 4, copy * -3, html! { path class="tile" d=(shape(TILE.0, TILE.1)) {} }))
            }
            path class="tile" d=(shape(TILE.0, TILE.1)) {}
            (at(TILE.0 / 2 - 25, 11, effect_art(tile.effect, 50)))
            @for (n, colour) in cost.iter().enumerate() {
                (icon(&format!("face-{colour}"), first + n as i32 * step, 63, 23, 23))
            }
        };
        let label = self.desk.say(things::effect(tile.effect));
        let spot = Spot::at("tile", place);
        let halo = Halo::Box(TILE.0, TILE.1);
        Panel::new(TILE.0, TILE.1, self.desk.spot(spot, (0, 0), halo, &label, art))
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
        let label = self.desk.say(match count {
            1 => things::effect(effect),
            n => say!("istanbul-tile-many", n = n, tile = things::effect(effect)),
        });
        let width = if many.is_some() { OWN + 28 } else { OWN };
        let art = match self.me() == Some(seat) {
            true => {
                let spot = Spot::at("own-tile", effect as u8);
                self.desk.spot(spot, (0, 0), Halo::Box(width, OWN), &label, art)
            }
            false => html! { g { title { (label) } (art) } },
        };
        Panel::new(width, OWN, art)
    }
}

fn own_art(effect: Effect) -> Markup {
    html! { path class="tile" d=(shape(OWN, OWN)) {} (at(7, 9, effect_art(effect, 32))) }
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
