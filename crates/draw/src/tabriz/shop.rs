//! Shops of the bazaar: tracks with their pieces, and prices as ladders beside them.

use game::{Spot, say};
use maud::{Markup, html};
use tabriz::{Lane, Offer, Shop, Space};

use super::Table;
use crate::art::{icon, one_of};
use crate::drawing::Halo;
use crate::panel::at;

/// The height of a high rung, and of a flat one.
const HIGH: i32 = 39;
const FLAT: i32 = 15;

impl Table<'_> {
    /// One track above its rungs, two beside theirs.
    pub(super) fn shop(&self, space: Space, shop: &Shop, width: i32, label: &str) -> Markup {
        let single = shop.lanes.len() < 2;
        let (wide, room) = if single { (width, 20) } else { (width / 2 - 6, 30) };
        let beside = width - wide - 2;
        html! {
            @for (number, lane) in shop.lanes.iter().enumerate() {
                @let spot = Spot::at2("track", space.index() as u8, number as u8);
                @let track = Track::new(lane, wide, single);
                @let y = number as i32 * (room + 2);
                @let art = html! {
                    rect class="touch" width=(wide) height=(room) {}
                    (self.track(space, number, lane, &track))
                };
                (self.drawing.spot(spot, (0, y), Halo::Box(wide, room), label, art))
                (at(0, y, self.spaces_to_buy(space, number, lane, &track)))
                @if single { (at(0, 22, self.rungs(space, &lane.offers, width))) }
                @else { (at(wide + 2, y, self.steps(space, Some(number), &lane.offers, beside))) }
            }
            (at(wide + 2, 0, self.steps(space, None, &shop.shared, beside)))
        }
    }

    /// The spaces of a track with their pieces, and the price of each if it has one.
    fn track(&self, space: Space, number: usize, lane: &Lane, track: &Track) -> Markup {
        let stall = &self.open.stalls[space.index()];
        let stock = i32::from(stall.stock[number]);
        let second = |n: i32| lane.is_mixed() && stall.second >> n & 1 == 1;
        let size = track.size;
        html! {
            @for n in 0..i32::from(lane.spaces) {
                @let (x, y) = track.corner(n);
                circle class="slot" cx=(x + size / 2) cy=(y + size / 2) r=(size / 2 - 1) {}
                @if n < stock {
                    @let of = lane.materials[usize::from(second(n))];
                    (one_of(&format!("good-{space}-{number}-{n}"), of.name(), (x, y),
                        icon(&format!("mat-{}", of.index()), 0, 0, size, size)))
                }
                @if let Some(price) = lane.space_prices.get(n as usize) {
                    (coin(x + size / 2, y + size + 13, 9, *price))
                }
            }
        }
    }

    /// Where each piece has its own price: the last pieces up to the one that is touched.
    fn spaces_to_buy(&self, space: Space, number: usize, lane: &Lane, track: &Track) -> Markup {
        let stock = self.open.stalls[space.index()].stock[number];
        if self.open.at != space || lane.space_prices.is_empty() {
            return html! {};
        }
        html! {
            @for count in 1..=stock {
                @let first = usize::from(stock - count);
                @let cost: u8 = lane.space_prices[first..usize::from(stock)].iter().sum();
                @let spot = price_spot(Some(number), count, cost);
                @if self.drawing.is_open(spot) {
                    (self.drawing.spot(spot, track.corner(first as i32), Halo::Tight(track.size, track.size + 24), "", html! {
                        rect class="touch" width=(track.size) height=(track.size + 24) {}
                    }))
                }
            }
        }
    }

    /// What so many pieces cost, as high rungs side by side.
    fn rungs(&self, space: Space, offers: &[Offer], width: i32) -> Markup {
        let wide = ((width + 3) / (offers.len().max(1) as i32) - 3).min(36);
        html! {
            @for (n, offer) in offers.iter().enumerate() {
                @let art = html! {
                    rect class="rung" width=(wide) height=(HIGH) rx="5" {}
                    text class="t-small mid" x=(wide / 2) y="14" { (how_many(offer)) }
                    (coin(wide / 2, 27, 9, offer.cost))
                };
                (self.rung(space, Some(0), offer, (n as i32 * (wide + 3), 0), (wide, HIGH), art))
            }
        }
    }

    /// The same as flat rungs below one another.
    fn steps(&self, space: Space, lane: Option<usize>, offers: &[Offer], width: i32) -> Markup {
        html! {
            @for (n, offer) in offers.iter().enumerate() {
                @let art = html! {
                    rect class="rung" width=(width) height=(FLAT) rx="5" {}
                    text class="t-small" x="5" y="12" { (how_many(offer)) }
                    (coin(width - 11, 7, 7, offer.cost))
                };
                (self.rung(space, lane, offer, (0, n as i32 * (FLAT + 1)), (width, FLAT), art))
            }
        }
    }

    /// One rung, struck through where the viewer cannot pay it; where one stands, a price to point at.
    fn rung(
        &self,
        space: Space,
        lane: Option<usize>,
        offer: &Offer,
        (x, y): (i32, i32),
        (width, height): (i32, i32),
        art: Markup,
    ) -> Markup {
        let coins = self.me().map_or(u16::MAX, |seat| self.open.players[seat].coins);
        let lacks = u16::from(offer.cost).saturating_sub(coins);
        let art = match lacks {
            0 => art,
            _ => html! {
                g class="dear" { title { (self.drawing.say(say!("draw-tabriz-short", coins = lacks))) }
                    (art) path class="strike" d={ "M3 " (height - 3) "L" (width - 3) " 3" } {} }
            },
        };
        let stock = self.open.stalls[space.index()].stock;
        let there = lane.map_or(stock.iter().sum(), |number| stock[number]);
        let spot = price_spot(lane, if offer.all { there } else { offer.take }, offer.cost);
        match self.open.at == space && self.drawing.is_open(spot) {
            true => self.drawing.spot(spot, (x, y), Halo::Tight(width, height), "", art),
            false => at(x, y, html! { g { (art) } }),
        }
    }
}

/// Where the spaces of a track are: in one row, or in two.
struct Track {
    size: i32,
    per_row: i32,
}

impl Track {
    fn new(lane: &Lane, width: i32, single: bool) -> Track {
        let spaces = i32::from(lane.spaces.max(1));
        let per_row = if single { spaces } else { (spaces + 1) / 2 };
        Track { size: (width / per_row).min(if single { 19 } else { 15 }), per_row }
    }

    fn corner(&self, n: i32) -> (i32, i32) {
        (n % self.per_row * self.size, n / self.per_row * self.size)
    }
}

/// A price of a track's own ladder, or of the one that both tracks share.
fn price_spot(lane: Option<usize>, count: u8, cost: u8) -> Spot {
    let place = match lane {
        Some(0) => "buy-left",
        Some(_) => "buy-right",
        None => "buy",
    };
    Spot::at2(place, count, cost)
}

/// How many pieces, and `+` where all of them go, once there are so many.
fn how_many(offer: &Offer) -> String {
    format!("{}{}", offer.take, if offer.all { "+" } else { "" })
}

/// A coin with a price on it, around this middle.
fn coin(x: i32, y: i32, radius: i32, cost: u8) -> Markup {
    html! {
        circle class="t-coin" cx=(x) cy=(y) r=(radius) {}
        text class="coin-price" x=(x) y=(y + 4) { (cost) }
    }
}
