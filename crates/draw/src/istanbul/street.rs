//! The bazaar street: seven stalls under pointed arches, each with its rubies and their prices.

use game::{Spot, say};
use istanbul::{Kind, Market, Purpose, things};
use lang::Speaker;
use maud::{Markup, html};

use super::Table;
use super::symbols::letter;
use crate::art::{icon, one_of};
use crate::drawing::Halo;
use crate::panel::{Panel, at, inside};

/// A stall's height, wide and on a phone.
const HIGH: i32 = 122;
const LOW: i32 = 120;
/// The room a price of two digits needs.
const NUMBER: i32 = 19;

impl Table<'_> {
    pub(super) fn street(&self, width: i32) -> Panel {
        let per_row = if self.drawing.narrow() { 4 } else { 7 };
        let wide = (inside(width) - 6 * (per_row - 1)) / per_row;
        let stalls = Market::ALL.iter().map(|&market| self.stall(market, wide));
        let turn = self.drawing.say(say!(
            "istanbul-table-turn",
            n = self.state.actions,
            round = self.state.round,
            seat = self.state.turn
        ));
        let short = self.drawing.say(say!("draw-istanbul-round", round = self.state.round));
        let title = if self.drawing.narrow() { short } else { turn };
        Panel::framed(width, &title, Panel::flow(inside(width), 6, stalls.collect()))
    }

    /// Under an arch: what the stall takes, what the next ruby costs, and below all its rubies.
    fn stall(&self, market: Market, width: i32) -> Panel {
        let narrow = self.drawing.narrow();
        let (high, half) = (if narrow { LOW } else { HIGH }, width / 2);
        let arch = format!("M0 {high}V26Q2 14 {half} 0Q{} 14 {width} 26V{high}z", width - 2);
        let size = self.state.markets().size(market);
        let step = (width - 10) / i32::from(size.max(1));
        let rubies: Vec<Markup> = (0..size).map(|n| self.ruby(market, n, step)).collect();
        let (price, short) = (self.price(market, self.state.taken[market]), self.short_of(market));
        let (sign_at, price_at) = match (narrow, self.drawing.square()) {
            (true, _) => ((half, 32), (4, 57)),
            (_, true) => ((28, 46), (52, 32)),
            _ => ((38, 46), (66, 28)),
        };
        let small = narrow || self.drawing.square();
        let gem = match (narrow, small) {
            (true, _) => 18, // Beside it stand a price of two digits and what is missing.
            (_, true) => 24,
            _ => 30,
        };
        let art = html! {
            path class={ "stall i-m" (market.index()) } d=(arch) {}
            path class="awning" d={ "M0 26Q2 14 " (half) " 0Q" (width - 2) " 14 " (width) " 26z" } {}
            (at(sign_at.0, sign_at.1, sign(self.drawing.speaker, market)))
            @if let Some(price) = price {
                (icon("ruby", price_at.0, price_at.1, gem, gem))
                text class={ "price" (if small { " small" } else { "" }) } x=(price_at.0 + gem + 2) y=(price_at.1 + gem * 4 / 5) { (price) }
            }
            @if let Some(short) = short {
                text class="short" x=(width - 6) y=(if narrow { 72 } else { 76 }) { "−" (short) }
            }
            (at(5, high - if narrow { 38 } else { 40 }, html! { @for ruby in rubies { (ruby) } }))
        };
        let (left, price) = (self.view.rubies_left[market], self.view.prices[market]);
        let name = things::market(market);
        let label = match market {
            Market::Mosque => say!("draw-istanbul-mosque", market = name, left = left, n = price),
            _ => say!("draw-istanbul-stall", market = name, left = left, price = price),
        };
        let label = self.drawing.say(label);
        let (spot, halo) = (Spot::at("ruby", market as u8), Halo::Box(width, high));
        Panel::new(width, high, self.drawing.spot(spot, (0, 0), halo, &label, art))
    }

    fn price(&self, market: Market, n: u8) -> Option<u8> {
        match market {
            Market::Mosque => {
                (n < self.state.markets().size(market)).then(|| self.state.mosque_at())
            }
            Market::Carpet => self.state.markets().price(market, n).map(|extra| 4 + extra),
            _ => self.state.markets().price(market, n),
        }
    }

    /// How much of what a stall takes the viewer is short of.
    fn short_of(&self, market: Market) -> Option<u8> {
        if market != Market::Lira {
            return self.short(Purpose::Ruby { market });
        }
        let seat =
            self.me().filter(|&seat| seat == self.state.turn && self.drawing.decides(seat))?;
        let lira = self.state.players[seat].stock[Kind::Lira];
        self.state.price(market)?.checked_sub(lira).filter(|&short| short > 0)
    }

    /// The n-th ruby of a stall or its empty place, with its price where there is room for it.
    fn ruby(&self, market: Market, n: u8, step: i32) -> Markup {
        let taken = self.state.taken[market];
        let (x, high) = (i32::from(n) * step, if self.drawing.narrow() { 16 } else { 22 });
        let size = high.min(step);
        let id = format!("ruby-{}-{n}", market.index());
        html! {
            g class=(if n < taken { "gone" } else if n == taken { "next" } else { "later" }) {
                @if n < taken { circle class="ring" cx=(x + step / 2) cy=(size / 2) r=(size / 2 - 2) {} }
                @else { (one_of(&id, "ruby", (x + (step - size) / 2, 0), icon("ruby", 0, 0, size, size))) }
                @if let Some(price) = self.price(market, n).filter(|_| step >= NUMBER) {
                    text class={ "step" (if self.drawing.square() { " large" } else { "" }) } x=(x + step / 2) y=(high + 13) { (price) }
                }
            }
        }
    }
}

/// What a stall takes.
fn sign(speaker: &Speaker, market: Market) -> Markup {
    match market {
        Market::Lira => icon("lira", -18, -18, 36, 36),
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
