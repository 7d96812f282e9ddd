//! The bazaar street: seven stalls under pointed arches, each with its rubies and their prices.

use game::{Spot, say};
use istanbul::{Market, things};
use lang::Speaker;
use maud::{Markup, html};

use super::Table;
use super::symbols::letter;
use crate::art::{icon, one_of};
use crate::desk::Halo;
use crate::panel::{Panel, at, inside};

/// From ruby to ruby.
const STEP: i32 = 30;
/// Where the rubies begin.
const SHELF: i32 = 78;

impl Table<'_> {
    pub(super) fn street(&self, width: i32) -> Panel {
        let per_row = if self.desk.narrow() { 4 } else { 7 };
        let wide = (inside(width) - 6 * (per_row - 1)) / per_row;
        let most = |markets: &[Market]| {
            let sizes = markets.iter().map(|&market| self.state.markets().size(market));
            i32::from(sizes.max().unwrap_or(0))
        };
        let rows = Market::ALL.chunks(per_row as usize).map(|row| {
            let high = SHELF + most(row) * STEP + 6;
            let stalls = row.iter().map(|&market| self.stall(market, wide, high));
            Panel::flow(inside(width), 6, stalls.collect())
        });
        let turn = self.desk.say(say!(
            "istanbul-table-turn",
            n = self.state.actions,
            round = self.state.round,
            seat = self.state.turn
        ));
        let short = self.desk.say(say!("draw-istanbul-round", round = self.state.round));
        let title = if self.desk.narrow() { short } else { turn };
        Panel::framed(width, &title, Panel::column(rows.collect()))
    }

    fn stall(&self, market: Market, width: i32, height: i32) -> Panel {
        let (spring, half) = (34, width / 2);
        let arch = format!(
            "M0 {height}V{spring}Q4 14 {half} 0Q{} 14 {width} {spring}V{height}z",
            width - 4
        );
        let taken = self.state.taken[market];
        let size = self.state.markets().size(market);
        let rubies = (0..size).map(|n| self.ruby(market, n, n < taken, width));
        let rubies: Vec<Markup> = rubies.collect();
        let art = html! {
            path class={ "stall i-m" (market.index()) } d=(arch) {}
            (at(half, 40, sign(self.desk.speaker, market)))
            @for ruby in rubies { (ruby) }
        };
        let (left, price) = (self.view.rubies_left[market], self.view.prices[market]);
        let name = things::market(market);
        let label = match market {
            Market::Mosque => say!("draw-istanbul-mosque", market = name, left = left, n = price),
            _ => say!("draw-istanbul-stall", market = name, left = left, price = price),
        };
        let spot = Spot::at("ruby", market as u8);
        let label = self.desk.say(label);
        Panel::new(
            width,
            height,
            self.desk.spot(spot, (0, 0), Halo::Box(width, height), &label, art),
        )
    }

    /// The place of the n-th ruby with its price; the ruby if it is still there.
    fn ruby(&self, market: Market, n: u8, taken: bool, width: i32) -> Markup {
        let y = SHELF + i32::from(n) * STEP;
        let price = match market {
            Market::Mosque => Some(self.state.mosque_at()),
            Market::Carpet => self.state.markets().price(market, n).map(|extra| 4 + extra),
            _ => self.state.markets().price(market, n),
        };
        let next = self.state.taken[market] == n;
        let id = format!("ruby-{}-{n}", market.index());
        html! {
            g class=(if taken { "gone" } else if next { "next" } else { "later" }) {
                @if taken { circle class="ring" cx=(width / 2 - 14) cy=(y + 12) r="9" {} }
                @else { (one_of(&id, "ruby", (width / 2 - 28, y - 2), icon("ruby", 0, 0, 28, 28))) }
                @if let Some(price) = price {
                    text class="price" x=(width / 2 + 6) y=(y + 18) { (price) }
                }
            }
        }
    }
}

/// What a stall takes.
fn sign(speaker: &Speaker, market: Market) -> Markup {
    match market {
        Market::Lira => icon("lira", -17, -17, 34, 34),
        Market::Mosque => icon("mosque", -24, -24, 48, 48),
        Market::Carpet => html! {
            @for n in 0..4 { (icon(&format!("good-{n}"), -20 + n % 2 * 20, -20 + n / 2 * 20, 19, 19)) }
        },
        colour => html! {
            (icon(&format!("good-{}", colour.index()), -19, -19, 38, 38))
            text class="sign-letter" x="16" y="20" { (letter(speaker, colour.index())) }
        },
    }
}
