//! One tile of the bazaar: its name, and what it sells, trades, rolls or hides.

use game::{Arg, Phrase, Spot, say};
use maud::{Markup, html};
pub(super) use tabriz::things::{colour as colour_name, material as material_name};
use tabriz::{Colour, DiceSet, Material, Side, Space, Trade};

use super::Table;
use super::bazaar::HIGH;
use super::symbols::{Row, die};
use crate::Layout;
use crate::art::{icon, one_of};
use crate::drawing::Halo;
use crate::panel::{at, is_squeezable, squeezed, text_width};

/// Where the inside of a tile begins, and how high it is.
const TOP: i32 = 31;
const ROOM: i32 = 70;
/// How large a name is where the whole bazaar is in sight on a phone: as large as there is room.
const AFAR: [(&str, i32); 3] =
    [("tile-name afar", 18), ("tile-name afar less", 15), ("tile-name afar least", 12)];

impl Table<'_> {
    pub(super) fn tile(&self, space: Space, width: i32) -> Markup {
        let index = space.index() as u8;
        let sentence = self.sentence(&self.drawing.frame.text.board, "space", space.name());
        let label =
            sentence.as_ref().map_or(space.to_string(), |phrase| self.drawing.speaker.say(phrase));
        let name = sentence
            .as_ref()
            .and_then(sign)
            .map_or(space.to_string(), |sign| self.drawing.speaker.say(&sign));
        let (half, sign_board) = (width / 2, signboard(&name, width));
        let arch = format!(
            "M0 {}V16Q2 6 {half} 0Q{} 6 {width} 16V{}Q{width} {HIGH} {} {HIGH}H6Q0 {HIGH} 0 {}z",
            HIGH - 6,
            width - 2,
            HIGH - 6,
            width - 6,
            HIGH - 6
        );
        let side = self.open.side(space);
        let art = html! {
            path class="shade" transform="translate(2 3)" d=(arch) {}
            path class={ "tile t-k" (kind(side)) } d=(arch) {}
            path class={ "roof t-k" (kind(side)) } d={ "M0 16Q2 6 " (half) " 0Q" (width - 2) " 6 " (width) " 16V20Q" (half) " 9 0 20z" } {}
            g class="when-near" {
                g class="watermark" transform={ "translate(" (width - 24) " " (HIGH - 27) ") scale(2.1)" } { (picture(side)) }
                circle class="medallion" cx=(half) cy="7" r="13" {}
                (at(half, 7, picture(side)))
                (sign_board.0)
            }
            @if self.drawing.layout != Layout::Wide { (from_afar(&name, picture(side), width)) }
        };
        html! {
            (self.drawing.spot(Spot::at("space", index), (0, 0), Halo::Box(width, HIGH), &label, art))
            g class="quiet when-near" transform={ "translate(5 " (TOP + sign_board.1) ")" } { (self.inside(space, width - 10, &label)) }
        }
    }

    fn inside(&self, space: Space, width: i32, label: &str) -> Markup {
        let index = space.index() as u8;
        match self.open.side(space) {
            Side::Meydan { draw, keep, coins } => self.meydan(*draw, *keep, *coins, width),
            Side::Shop(shop) => self.shop(space, shop, width, label),
            Side::Trader(trades) => {
                let high = ROOM / trades.len().max(1) as i32;
                html! { @for (place, trade) in trades.iter().enumerate() {
                    @let row = exchange_of(trade, width);
                    @let art = html! { rect class="touch" width=(width) height=(high) {} (at(0, 1, row)) };
                    @let spot = Spot::at2("trade", index, place as u8);
                    (self.drawing.spot(spot, (0, place as i32 * high), Halo::Box(width, high - 2), label, art))
                } }
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
            Side::Bargain { price, .. } => html! {
                @for of in Material::ALL { (self.hunted(index, of, price, width)) }
                (self.yard(space, width))
            },
            Side::Farideh { price, .. } => html! {
                (prices(price, width)) (self.yard(space, width))
            },
        }
    }

    /// Draw and keep commissions, or take coins and one of them.
    fn meydan(&self, draw: u8, keep: u8, coins: Option<u8>, width: i32) -> Markup {
        let label = self.drawing.say(say!("draw-tabriz-decks", draw = draw, keep = keep));
        let drawn = Row::new(18).some(u16::from(draw), "rug").arrow();
        let row = drawn.text(&keep.to_string()).some(1, "rug").art();
        html! {
            g { title { (label) } (at(2, 3, row)) }
            @if coins.is_some() || self.drawing.is_open(Spot::new("bank")) { (self.bank(coins, width)) }
        }
    }

    /// The bank of Meydan: coins, and a card of a deck that is chosen there.
    fn bank(&self, coins: Option<u8>, width: i32) -> Markup {
        let coins = u16::from(coins.unwrap_or(0));
        let row = Row::new(18).text("+").some(coins, "coin").some(1, "rug").art();
        let label = self.drawing.say(say!("draw-tabriz-bank", coins = coins));
        let art = html! { rect class="touch" width=(width) height="24" {} (at(2, 3, row)) };
        self.drawing.spot(Spot::new("bank"), (0, 30), Halo::Box(width, 24), &label, art)
    }

    fn hunted(&self, index: u8, of: Material, price: &[u8; 5], width: i32) -> Markup {
        let step = width / 5;
        let spot = Spot::at2("price", index, of.index() as u8);
        let art = html! { rect class="touch" width=(step) height="34" {} (priced(of, price)) };
        self.drawing.spot(
            spot,
            (of.index() as i32 * step, 4),
            Halo::Box(step - 2, 32),
            &self.drawing.say(material_name(of)),
            art,
        )
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
            let label = self.drawing.say(say!("tabriz-die", colour = colour_name(colour), material = material_name(face)));
            let art = html! {
                @for copy in 0..i32::from(count) {
                    (one_of(&format!("die-{space}-{number}-{copy}"), &format!("die-{colour}"), (copy * step, 0), die(colour, Some(face), 0, 0, 24)))
                }
            };
            let wide = 24 + step * (i32::from(count) - 1);
            let art = self.drawing.spot(spot, (x, 38), Halo::Box(wide, 24), &label, art);
            x += step * i32::from(count);
            art
        }).collect();
        html! { @for kind in kinds { (kind) } }
    }
}

/// One picture for each kind of tile, around the middle of 20 × 20.
fn picture(side: &Side) -> Markup {
    let one = |id: &str| icon(id, -9, -9, 18, 18);
    match side {
        Side::Meydan { .. } => icon("rug", -7, -9, 14, 18),
        Side::Shop(shop) => {
            let mut of: Vec<Material> = shop.lanes.iter().flat_map(|lane| lane.materials).collect();
            of.dedup();
            let step = if of.len() > 1 { 5 } else { 0 };
            html! { @for (n, of) in of.iter().take(2).enumerate().rev() {
                (icon(&format!("mat-{}", of.index()), -9 - step / 2 + n as i32 * step, -9, 18, 18))
            } }
        }
        Side::Trader(_) => one("scales"),
        Side::ConMan { .. } | Side::Merchant { .. } => one("lantern"),
        Side::Gita { .. } | Side::Caravanserai { .. } => one("gate"),
        Side::Bargain { .. } | Side::Farideh { .. } => one("fountain"),
    }
}

/// What is left of a tile where the whole bazaar is in sight on a phone: a large picture and its name,
/// written smaller rather than cut.
fn from_afar(name: &str, picture: Markup, width: i32) -> Markup {
    let lines = |size: i32| match in_two(name, width, size) {
        Some((first, second)) => vec![first, second],
        None => vec![name.to_owned()],
    };
    let room = width - 4;
    let fits = |size: i32| lines(size).iter().all(|line| is_squeezable(line, room, size));
    let (class, size) = AFAR.into_iter().find(|&(_, size)| fits(size)).unwrap_or(AFAR[2]);
    let lines = lines(size);
    let top = if lines.len() > 1 { 73 } else { 80 };
    html! {
        g class="when-far" {
            g transform={ "translate(" (width / 2) " 38) scale(2.1)" } { (picture) }
            @for (line, y) in lines.iter().zip((top..).step_by(17)) { (squeezed(class, (width / 2, y), line, room, size)) }
        }
    }
}

/// A name on two lines, the longer one as short as possible, if it is too long for one.
fn in_two(name: &str, width: i32, size: i32) -> Option<(String, String)> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let halves = |cut: usize| (words[..cut].join(" "), words[cut..].join(" "));
    let longer = |cut: &usize| {
        let (first, second) = halves(*cut);
        text_width(&first, size).max(text_width(&second, size))
    };
    let cut = (1..words.len()).min_by_key(longer)?;
    (text_width(name, size) > width * 5 / 4).then(|| halves(cut))
}

/// A tile's name under its arch, on two lines if it is long; and how much lower the rest then is.
fn signboard(name: &str, width: i32) -> (Markup, i32) {
    let Some((first, second)) = in_two(name, width, 12) else {
        return (squeezed("tile-name", (width / 2, 30), name, width - 6, 12), 0);
    };
    let art = html! {
        (squeezed("tile-name small", (width / 2, 28), &first, width - 4, 12))
        (squeezed("tile-name small", (width / 2, 39), &second, width - 4, 12))
    };
    (art, 11)
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

/// What is given, what is got, and how often; as large as fits.
fn exchange_of(trade: &Trade, width: i32) -> Markup {
    let row = |size| {
        Row::new(size).goods(trade.give).arrow().goods(trade.get).text(&format!("×{}", trade.times))
    };
    let size = [18, 16, 14].into_iter().find(|&size| row(size).width <= width);
    row(size.unwrap_or(13)).art()
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

fn prices(price: &[u8; 5], width: i32) -> Markup {
    html! {
        @for of in Material::ALL { (at(of.index() as i32 * width / 5, 2, priced(of, price))) }
    }
}

fn priced(of: Material, price: &[u8; 5]) -> Markup {
    html! {
        (icon(&format!("mat-{}", of.index()), 0, 0, 17, 17))
        text class="t-small mid" x="8" y="29" { (price[of.index()]) }
    }
}
