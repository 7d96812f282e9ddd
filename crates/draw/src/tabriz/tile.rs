//! One tile of the bazaar: its name, and what it sells, trades, rolls or hides.

use game::{Arg, Phrase, Spot, say};
use maud::{Markup, html};
use tabriz::{Colour, DiceSet, Lane, Material, Offer, Shop, Side, Space};

use super::Table;
use super::bazaar::HIGH;
use super::symbols::{Row, die};
use crate::art::{icon, one_of};
use crate::desk::Halo;
use crate::panel::{at, squeezed, text_width, wrap};

/// Where the inside of a tile begins, and how high it is.
const TOP: i32 = 24;
const ROOM: i32 = 70;

impl Table<'_> {
    pub(super) fn tile(&self, space: Space, width: i32) -> Markup {
        let index = space.index() as u8;
        let sentence = self.sentence(&self.desk.frame.text.board, "space", space.name());
        let label =
            sentence.as_ref().map_or(space.to_string(), |phrase| self.desk.speaker.say(phrase));
        let name = sentence
            .as_ref()
            .and_then(sign)
            .map_or(space.to_string(), |sign| self.desk.speaker.say(&sign));
        let half = width / 2;
        let arch = format!(
            "M0 {}V16Q2 6 {half} 0Q{} 6 {width} 16V{}Q{width} {HIGH} {} {HIGH}H6Q0 {HIGH} 0 {}z",
            HIGH - 6,
            width - 2,
            HIGH - 6,
            width - 6,
            HIGH - 6
        );
        let art = html! {
            path class={ "tile t-k" (kind(self.open.side(space))) } d=(arch) {}
            (signboard(&name, width))
            text class="code" x=(width - 5) y=(HIGH - 5) { (space.name()) }
        };
        html! {
            (self.desk.spot(Spot::at("space", index), (0, 0), Halo::Box(width, HIGH), &label, art))
            g class="quiet" transform={ "translate(5 " (TOP) ")" } { (self.inside(space, width - 10, &label)) }
        }
    }

    fn inside(&self, space: Space, width: i32, label: &str) -> Markup {
        let index = space.index() as u8;
        match self.open.side(space) {
            Side::Meydan { draw, keep, coins } => self.meydan(*draw, *keep, *coins, width),
            Side::Shop(shop) => self.shop(space, shop, width, label),
            Side::Trader(trades) => {
                let rows: Vec<Markup> = trades
                    .iter()
                    .map(|trade| {
                        Row::new(13)
                            .goods(trade.give)
                            .arrow()
                            .goods(trade.get)
                            .text(&format!("×{}", trade.times))
                            .art()
                    })
                    .collect();
                let art = html! {
                    rect class="touch" width=(width) height=(ROOM) {}
                    @for (place, row) in rows.into_iter().enumerate() { (at(2, place as i32 * 20 + 2, row)) }
                };
                self.desk.spot(
                    Spot::at("trade", index),
                    (0, 0),
                    Halo::Box(width, ROOM - 4),
                    label,
                    art,
                )
            }
            Side::ConMan { price, .. } => html! {
                @for colour in Colour::ALL {
                    (at(colour.index() as i32 * width / 3, 6, html! {
                        (die(colour, None, 0, 0, 24))
                        (at(2, 28, Row::new(14).some(u16::from(price[colour.index()]), "coin").art()))
                    }))
                }
            },
            Side::Merchant { price, .. } => {
                html! { @for of in Material::ALL { (self.hunted(index, of, price, width)) } }
            }
            Side::Gita { price, .. } => html! {
                (prices(price, width))
                @if self.open.at == space { (self.dice(space, &self.open.rolled, width)) }
            },
            Side::Caravanserai { price, .. } => html! {
                (prices(price, width)) (self.yard(space, width))
            },
            Side::Bargain { price, .. } | Side::Farideh { price, .. } => html! {
                (prices(price, width)) (self.yard(space, width))
            },
        }
    }

    /// Draw and keep commissions, or take coins and one of them.
    fn meydan(&self, draw: u8, keep: u8, coins: Option<u8>, width: i32) -> Markup {
        let label = self.desk.say(say!("draw-tabriz-decks", draw = draw, keep = keep));
        let drawn = Row::new(18).some(u16::from(draw), "rug").arrow();
        let row = drawn.text(&keep.to_string()).some(1, "rug").art();
        let art = html! { rect class="touch" width=(width) height="24" {} (at(2, 3, row)) };
        let halo = Halo::Box(width, 24);
        html! {
            (self.desk.spot(Spot::new("decks"), (0, 0), halo, &label, art))
            @if coins.is_some() || self.desk.is_open(Spot::new("bank")) { (self.bank(coins, width)) }
        }
    }

    /// The bank of Meydan: coins, and a card of a deck that is chosen there.
    fn bank(&self, coins: Option<u8>, width: i32) -> Markup {
        let coins = u16::from(coins.unwrap_or(0));
        let row = Row::new(18).text("+").some(coins, "coin").some(1, "rug").art();
        let label = self.desk.say(say!("draw-tabriz-bank", coins = coins));
        let art = html! { rect class="touch" width=(width) height="24" {} (at(2, 3, row)) };
        self.desk.spot(Spot::new("bank"), (0, 30), Halo::Box(width, 24), &label, art)
    }

    fn hunted(&self, index: u8, of: Material, price: &[u8; 5], width: i32) -> Markup {
        let step = width / 5;
        let spot = Spot::at2("price", index, of.index() as u8);
        let art = html! { rect class="touch" width=(step) height="34" {} (priced(of, price)) };
        self.desk.spot(spot, (of.index() as i32 * step, 4), Halo::Box(step - 2, 32), of.name(), art)
    }

    /// Dice and goods that lie on an alley or courtyard.
    fn yard(&self, space: Space, width: i32) -> Markup {
        let Some(yard) = space.yard().map(|number| &self.open.yards[number]) else {
            return html! {};
        };
        let left = i32::from(yard.dice.total()) * 26 + 2;
        html! {
            (self.dice(space, &yard.dice, width))
            (at(left, 42, Row::new(15).goods(yard.goods).art()))
        }
    }

    fn dice(&self, space: Space, dice: &DiceSet, width: i32) -> Markup {
        let step = ((width - 24) / i32::from(dice.total().max(2) - 1)).min(26);
        let mut x = 0;
        let kinds: Vec<Markup> = dice.iter().map(|(colour, face, count)| {
            let number = (colour.index() * 5 + face.index()) as u8;
            let spot = Spot::at2("die", space.index() as u8, number);
            let label = self.desk.say(say!("tabriz-die", colour = colour_name(colour), material = material_name(face)));
            let art = html! {
                @for copy in 0..i32::from(count) {
                    (one_of(&format!("die-{space}-{number}-{copy}"), &format!("die-{colour}"), (copy * step, 0), die(colour, Some(face), 0, 0, 24)))
                }
            };
            let wide = 24 + step * (i32::from(count) - 1);
            let art = self.desk.spot(spot, (x, 38), Halo::Box(wide, 24), &label, art);
            x += step * i32::from(count);
            art
        }).collect();
        html! { @for kind in kinds { (kind) } }
    }

    fn shop(&self, space: Space, shop: &Shop, width: i32, label: &str) -> Markup {
        let room = match (shop.lanes.len(), shop.shared.is_empty()) {
            (0 | 1, _) => ROOM - 4,
            (_, true) => (ROOM - 4) / 2,
            (_, false) => 20,
        };
        let below = if room > 40 { (26, 20) } else { (17, 15) };
        html! {
            @for (number, lane) in shop.lanes.iter().enumerate() {
                @let spot = Spot::at2("track", space.index() as u8, number as u8);
                @let art = html! {
                    rect class="touch" width=(width) height=(room) {}
                    (self.track(space, number, lane, width))
                    (at(0, below.0, offers(&lane.offers, width, below.1)))
                };
                (self.desk.spot(spot, (0, number as i32 * room), Halo::Box(width, room - 2), label, art))
            }
            (at(0, 43, offers(&shop.shared, width, 15)))
        }
    }

    /// The spaces of a track with their pieces, from the left, and the price of each if it has one.
    fn track(&self, space: Space, number: usize, lane: &Lane, width: i32) -> Markup {
        let stall = &self.open.stalls[space.index()];
        let stock = i32::from(stall.stock[number]);
        let step = (width / i32::from(lane.spaces.max(1))).min(19);
        let second = |n: i32| lane.is_mixed() && stall.second >> n & 1 == 1;
        html! {
            @for n in 0..i32::from(lane.spaces) {
                circle class="slot" cx=(n * step + step / 2) cy="9" r=(step / 2 - 1) {}
                @if n < stock {
                    @let of = lane.materials[usize::from(second(n))];
                    (one_of(&format!("good-{space}-{number}-{n}"), of.name(), (n * step, 9 - step / 2),
                        icon(&format!("mat-{}", of.index()), 0, 0, step, step)))
                }
                @if let Some(price) = lane.space_prices.get(n as usize) {
                    text class="t-small mid" x=(n * step + step / 2) y="30" { (price) }
                }
            }
            @if !lane.space_prices.is_empty() { (icon("coin", 0, 36, 14, 14)) }
        }
    }
}

/// A tile's name under its arch, on two lines if it is long.
fn signboard(name: &str, width: i32) -> Markup {
    let lines = match text_width(name, 10) > (width - 8) * 5 / 4 {
        true => wrap(name, width - 8, 9),
        false => vec![name.to_owned()],
    };
    match lines.as_slice() {
        [first, rest @ ..] if !rest.is_empty() => html! {
            (squeezed("tile-name small", (width / 2, 14), first, width - 20, 9))
            (squeezed("tile-name small", (width / 2, 23), &rest.join(" "), width - 8, 9))
        },
        _ => squeezed("tile-name", (width / 2, 18), name, width - 8, 10),
    }
}

/// The name of the tile in a sentence about it.
fn sign(sentence: &Phrase) -> Option<Phrase> {
    sentence.args.iter().find_map(|(name, arg)| match arg {
        Arg::Phrase(inner) if *name == "at" => {
            let tile = inner.args.iter().find(|(name, _)| *name == "tile")?;
            if let Arg::Phrase(tile) = &tile.1 { Some(tile.clone()) } else { None }
        }
        _ => None,
    })
}

/// The family a tile belongs to, for its colour.
fn kind(side: &Side) -> &'static str {
    match side {
        Side::Meydan { .. } => "0",
        Side::Shop(_) => "1",
        Side::Trader(_) => "2",
        _ => "3",
    }
}

/// What so many pieces cost: `3 = 2 coins`, as many as fit beside one another.
fn offers(offers: &[Offer], width: i32, line: i32) -> Markup {
    let chips = offers.iter().map(|offer| {
        let all = if offer.all { "+" } else { "" };
        Row::new(14).text(&format!("{}{all}:{}", offer.take, offer.cost)).some(1, "coin")
    });
    let (mut x, mut y, mut parts) = (0, 0, Vec::new());
    for chip in chips {
        if x > 0 && x + chip.width > width {
            (x, y) = (0, y + line);
        }
        let wide = chip.width;
        parts.push(at(x, y, chip.art()));
        x += wide + 5;
    }
    html! { @for part in parts { (part) } }
}

fn prices(price: &[u8; 5], width: i32) -> Markup {
    html! {
        @for of in Material::ALL { (at(of.index() as i32 * width / 5, 2, priced(of, price))) }
    }
}

fn priced(of: Material, price: &[u8; 5]) -> Markup {
    html! {
        (icon(&format!("mat-{}", of.index()), 0, 0, 15, 15))
        text class="t-small mid" x="8" y="27" { (price[of.index()]) }
    }
}

pub(super) fn material_name(material: Material) -> Phrase {
    match material {
        Material::Wool => say!("tabriz-wool"),
        Material::Plant => say!("tabriz-plant"),
        Material::Camel => say!("tabriz-camel"),
        Material::Carmine => say!("tabriz-carmine"),
        Material::Silk => say!("tabriz-silk"),
    }
}

pub(super) fn colour_name(colour: Colour) -> Phrase {
    match colour {
        Colour::Black => say!("tabriz-black"),
        Colour::Grey => say!("tabriz-grey"),
        Colour::White => say!("tabriz-white"),
    }
}
