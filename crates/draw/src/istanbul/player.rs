//! What a player has: rubies on the way to the goal, stock, mosque tiles.

use game::{Seat, Spot, say};
use istanbul::{Kind, things};
use maud::{Markup, html};

use super::Table;
use super::symbols::kind_icon;
use crate::art::{badge, counter, icon};
use crate::desk::Halo;
use crate::panel::{Panel, at, fit, inside};

impl Table<'_> {
    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let wide = inside(width);
        let tiles = self.state.players[seat].tiles;
        let tiles = tiles.some().map(|(effect, count)| self.own_tile(seat, effect, count));
        let tiles = Panel::flow(wide, 8, tiles.collect());
        let stock = self.stock(seat, wide);
        let high = 46 + stock.height + tiles.height + if tiles.height > 0 { 14 } else { 6 };
        let active = if self.desk.decides(seat) { " active" } else { "" };
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
            (at(12, 10, self.head(seat, wide)))
            (at(12, 46, stock.art))
            (at(12, 52 + stock.height, tiles.art))
        };
        Panel::new(width, high, art)
    }

    /// Name, and the rubies won of those that end the game.
    fn head(&self, seat: Seat, width: i32) -> Markup {
        let (goal, rubies) = (self.state.goal(), self.state.players[seat].rubies);
        let name = self.desk.speaker.name(seat);
        let worth = istanbul::wealth(self.state, seat);
        let said =
            say!("istanbul-table-rubies", seat = seat, n = rubies, goal = goal, worth = worth);
        let places = i32::from(goal.max(rubies));
        let first = width - places * 22;
        html! {
            (badge(seat, 0, 0, 30))
            text class="name" x="38" y="21" { title { (name) } (fit(&name, first - 44, 16)) }
            g { title { (self.desk.say(said)) }
                @for n in 0..places {
                    @if n < i32::from(rubies) { (icon("ruby", first + n * 22, 4, 22, 22)) }
                    @else { circle class="ring" cx=(first + n * 22 + 11) cy="15" r="7" {} }
                }
            }
        }
    }

    /// Markers, crystals and lira; the viewer's crystals can be pointed at.
    fn stock(&self, seat: Seat, width: i32) -> Panel {
        let stock = &self.state.players[seat].stock;
        let step = ((width - 58) / 6).min(64);
        let each = Kind::ALL.iter().map(|&kind| {
            let count = stock[kind];
            let label = self.desk.say(things::stock(kind, count));
            let faint = if count == 0 { "none" } else { "some" };
            let art = html! { g class=(faint) { (counter(&kind_icon(kind), 2, 9, 22, 22, &count.to_string())) } };
            let crystals = kind == Kind::Crystal && self.me() == Some(seat);
            let art = match crystals {
                true => {
                    let touch = html! { rect class="touch" width=(step) height="40" {} (art) };
                    self.desk.spot(Spot::new("crystals"), (0, 0), Halo::Box(step, 40), &label, touch)
                }
                false => html! { g { title { (label) } (art) } },
            };
            Panel::new(if kind == Kind::Lira { 58 } else { step }, 40, art)
        });
        Panel::flow(width, 0, each.collect())
    }
}
