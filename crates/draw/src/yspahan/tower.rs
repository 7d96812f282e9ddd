//! The tower with its six rows of dice, and the caravan as a winding road of camels.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use yspahan::{Row, things};

use super::Table;
use super::symbols::row_icon;
use crate::art::{counter, die, icon};
use crate::desk::Halo;
use crate::panel::{Panel, at, inside};

const ROW: i32 = 46;

impl Table<'_> {
    /// Rows from the top down: gold, the four quarters, camels.
    pub(super) fn tower(&self, width: i32) -> Panel {
        let wide = inside(width);
        let art = html! {
            @for (place, &row) in Row::ALL.iter().rev().enumerate() {
                (self.row(row, (0, place as i32 * ROW), wide))
            }
        };
        let body = Panel::new(wide, Row::ALL.len() as i32 * ROW - 4, art);
        Panel::framed_with(
            width,
            &self.desk.say(say!("draw-yspahan-tower")),
            self.deck(width),
            body,
        )
    }

    /// The yellow dice to be bought for a roll, while it is time for that.
    pub(super) fn rolls(&self, width: i32) -> Panel {
        let rolls = (0..=3).map(|yellow| (yellow, Spot::at("yellow", yellow)));
        let open: Vec<_> = rolls.filter(|(_, spot)| self.desk.is_open(*spot)).collect();
        if open.is_empty() {
            return Panel::new(width, 0, html! {});
        }
        let wide = inside(width);
        let rolls = open.into_iter().map(|(yellow, spot)| {
            let art = html! {
                rect class="button" width=(wide) height="44" rx="8" {}
                (icon("cup", 8, 4, 36, 36))
                @for n in 0..i32::from(yellow) { (at(54 + n * 34, 7, die(5, "yellow", 30))) }
                (counter("coin", wide - 52, 10, 24, 24, &yellow.to_string()))
            };
            let roll = self.desk.spot(spot, (0, 0), Halo::Box(wide, 44), "", art);
            Panel::new(wide, 44, roll)
        });
        let body = Panel::flow(wide, 10, rolls.collect());
        Panel::framed(width, &self.desk.say(say!("draw-yspahan-roll")), body)
    }

    fn row(&self, row: Row, corner: (i32, i32), width: i32) -> Markup {
        let group = self.board.tower.group(row);
        let count = i32::from(group.white + group.yellow);
        let step = ((width - 52 - 30) / (count - 1).max(1)).min(32);
        let dice = (group.white + group.yellow).to_string();
        let label = match count {
            0 => self.desk.say(things::row(row)),
            _ => self.desk.say(say!(
                "draw-yspahan-row",
                row = things::row(row),
                n = dice,
                face = group.face
            )),
        };
        let art = html! {
            path class="shelf" d={ "M0 42V12Q0 4 22 0Q44 4 44 12V0H" (width - 6) "Q" (width) " 0 " (width) " 6V36Q" (width) " 42 " (width - 6) " 42z" } {}
            (icon(&row_icon(row), 8, 8, 28, 28))
            @for n in 0..count {
                (at(50 + n * step, 6, die(group.face, if n < i32::from(group.white) { "white" } else { "yellow" }, 30)))
            }
        };
        self.desk.spot(Spot::at("row", row as u8), corner, Halo::Box(width, 42), &label, art)
    }

    /// The deck of cards, in the tower's title line.
    fn deck(&self, width: i32) -> Markup {
        let (deck, discards) = (self.view.deck_size, self.board.discards.total());
        let label = self.desk.say(say!("draw-yspahan-deck", deck = deck, discards = discards));
        let art = html! {
            rect class="touch" width="56" height="32" {}
            (icon("back", 3, 0, 24, 32))
            text class="count" x="32" y="21" { (deck) }
        };
        self.desk.spot(Spot::new("deck"), (width - 68, 4), Halo::Box(56, 32), &label, art)
    }

    /// Rows from the bottom up, each going the other way than the one below.
    pub(super) fn caravan(&self, width: i32) -> Panel {
        let content = &self.board.content;
        let (per_row, wide) = (i32::from(content.camels_per_row(self.board.seats)), inside(width));
        let step = (wide - 48) / per_row.max(1);
        let place = |n: i32| {
            let (row, along) = (n / per_row, n % per_row);
            let along = if row % 2 == 0 { along } else { per_row - 1 - along };
            (48 + along * step + step / 2, (2 - row) * 58 + 30)
        };
        let cubes = self.board.caravan.cubes();
        let art = html! {
            @for row in 0..3 {
                rect class="road" y=((2 - row) * 58 + 2) width=(wide) height="54" rx="8" {}
                text class="multiplier" x="6" y=((2 - row) * 58 + 25) { "×" (content.multipliers[row as usize]) }
                g transform={ "translate(4 " ((2 - row) * 58 + 32) ")" } {
                    (icon("star", 0, 0, 16, 16))
                    text class="count" x="19" y="13" { (content.caravan_points[row as usize]) }
                }
            }
            @for n in 0..3 * per_row {
                (self.camel(n, place(n), cubes.get(n as usize).copied()))
            }
        };
        let body = Panel::new(wide, 3 * 58, art);
        Panel::framed(width, &self.desk.say(say!("draw-yspahan-caravan")), body)
    }

    fn camel(&self, n: i32, (x, y): (i32, i32), load: Option<Seat>) -> Markup {
        html! {
            g class=(if load.is_some() { "loaded" } else { "waiting" }) { (icon("camel", x - 20, y - 17, 40, 40)) }
            @if let Some(seat) = load { (self.cube(&format!("caravan-{n}"), seat, (x + 1, y - 8), 24)) }
        }
    }
}
