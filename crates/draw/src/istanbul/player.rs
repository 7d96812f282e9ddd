//! What a player has: rubies on the way to the goal, stock, mosque tiles.

use game::{Seat, Spot, say};
use istanbul::{Kind, things};
use maud::html;

use super::Table;
use super::symbols::kind_icon;
use super::tiles::OWN;
use crate::art::{badge, counter, icon};
use crate::drawing::Halo;
use crate::panel::{GAP, Panel, at, fit, inside};

/// The room for the viewer's dice and things on a wide board; the height of another player's panel on
/// a square one.
const OWN_HIGH: i32 = 192;
const CHIP: i32 = 76;

impl Table<'_> {
    /// Another player: rubies, stock, tiles.
    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let wide = inside(width);
        if self.drawing.square() {
            return self.chip(seat, width);
        }
        let parts = vec![self.head(seat, wide), self.stock(seat, wide), self.own_tiles(seat, wide)];
        self.mat(seat, width, parts)
    }

    /// A player in two lines: rubies and tiles are counted. The viewer's dice take the place of the name.
    pub(super) fn chip(&self, seat: Seat, width: i32) -> Panel {
        let (wide, player) = (inside(width), &self.state.players[seat]);
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let name = self.drawing.speaker.name(seat);
        let tiles = player.tiles.some().map(|(effect, _)| things::effect(effect));
        let tiles: Vec<String> = tiles.map(|tile| self.drawing.say(tile)).collect();
        let owned: u8 = player.tiles.some().map(|(_, count)| count).sum();
        let rubies = format!("{}/{}", player.rubies, self.state.goal());
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(CHIP) rx="9" {}
            g transform="translate(12 7)" {
                (badge(seat, 0, 0, 28))
                @if self.me() == Some(seat) && self.state.turn == seat { (at(36, 0, self.few_dice(wide - 160))) }
                @else { text class="name" x="36" y="20" { title { (name) } (fit(&name, wide - 160, 17)) } }
                g { title { (tiles.join(" · ")) } (counter("mosque", wide - 116, 1, 26, 26, &owned.to_string())) }
                (counter("ruby", wide - 60, 1, 26, 26, &rubies))
                (at(0, 27, self.stock(seat, wide).art))
            }
        };
        Panel::new(width, CHIP, art)
    }

    /// The viewer's things: the dice large, what they have beside them, tiles and what lies open below.
    pub(super) fn own(&self, seat: Seat, width: i32) -> Panel {
        let wide = inside(width);
        let parts = match self.drawing.narrow() {
            true => vec![
                self.dice(wide),
                self.markers(wide),
                self.cards(wide),
                self.head(seat, wide),
                self.stock(seat, wide),
                self.own_tiles(seat, wide),
            ],
            false => {
                let half = (wide - 2 * GAP) / 2;
                let things =
                    vec![self.head(seat, half), self.stock(seat, half), self.own_tiles(seat, half)];
                let dice = vec![self.dice(half), self.markers(half), self.cards(half)];
                let sides = [dice, things].map(|side| Panel::column(side).at_least(OWN_HIGH));
                vec![Panel::flow(wide, 2 * GAP, sides.into())]
            }
        };
        let panel = self.mat(seat, width, parts);
        Panel { art: html! { g #own-place { (panel.art) } }, ..panel }
    }

    fn mat(&self, seat: Seat, width: i32, parts: Vec<Panel>) -> Panel {
        let body = Panel::column(parts);
        let high = body.height + 22;
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
            (at(12, 10, body.art))
        };
        Panel::new(width, high, art)
    }

    fn own_tiles(&self, seat: Seat, width: i32) -> Panel {
        let tiles = self.state.players[seat].tiles;
        let tiles = tiles.some().map(|(effect, count)| self.own_tile(seat, effect, count));
        let own = self.me() == Some(seat) || self.drawing.narrow();
        Panel::flow(width, 8, tiles.collect()).at_least(if own { 0 } else { OWN })
    }

    /// Name, and the rubies won of those that end the game.
    fn head(&self, seat: Seat, width: i32) -> Panel {
        let (goal, rubies) = (self.state.goal(), self.state.players[seat].rubies);
        let name = self.drawing.speaker.name(seat);
        let worth = istanbul::wealth(self.state, seat);
        let said =
            say!("istanbul-table-rubies", seat = seat, n = rubies, goal = goal, worth = worth);
        let places = i32::from(goal.max(rubies));
        let first = width - places * 24;
        let art = html! {
            (badge(seat, 0, 0, 32))
            text class="name" x="40" y="22" { title { (name) } (fit(&name, first - 48, 17)) }
            g { title { (self.drawing.say(said)) }
                @for n in 0..places {
                    @if n < i32::from(rubies) { (icon("ruby", first + n * 24, 4, 24, 24)) }
                    @else { circle class="ring" cx=(first + n * 24 + 12) cy="16" r="8" {} }
                }
            }
        };
        Panel::new(width, 32, art)
    }

    /// Markers, crystals and lira; the viewer's can be taken up.
    fn stock(&self, seat: Seat, width: i32) -> Panel {
        let stock = &self.state.players[seat].stock;
        let step = ((width - 58) / 6).min(76);
        let size = match (self.drawing.narrow(), self.me() == Some(seat)) {
            (false, false) if self.drawing.square() => 20,
            (false, true) if self.drawing.square() => 30,
            (true, _) => 24,
            (false, true) => 34,
            (false, false) => 28,
        };
        let each = Kind::ALL.iter().map(|&kind| {
            let count = stock[kind];
            let label = self.drawing.say(things::stock(kind, count));
            let faint = if count == 0 { "none" } else { "some" };
            let art = html! { g class=(faint) { (counter(&kind_icon(kind), 0, 20 - size / 2, size, size, &count.to_string())) } };
            let art = match self.me() == Some(seat) {
                true => {
                    let touch = html! { rect class="touch" width=(step) height="40" {} (art) };
                    let spot = Spot::at("stock", kind as u8);
                    self.drawing.spot(spot, (0, 0), Halo::Box(step, 40), &label, touch)
                }
                false => html! { g { title { (label) } (art) } },
            };
            Panel::new(if kind == Kind::Lira { 58 } else { step }, 40, art)
        });
        Panel::flow(width, 0, each.collect())
    }
}
