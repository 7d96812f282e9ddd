//! Commissions as carpets whose pattern fills as materials arrive; decks, discards and the pool.

use game::{Phrase, Spot, say};
use maud::{Markup, html};
use tabriz::{Card, Cards, Colour, Deck, Goods, Material};

use super::Table;
use super::symbols::{Row, die};
use super::tile::colour_name;
use crate::art::{icon, one_of};
use crate::drawing::Halo;
use crate::panel::{Panel, at, inside};

/// A carpet's width and height.
const CARPET: (i32, i32) = (104, 148);

impl Table<'_> {
    /// The viewer's commissions.
    pub(super) fn hand(&self, width: i32) -> Panel {
        let hand = self.view.own.map_or(Cards::NONE, |own| own.hand);
        self.carpets(width, "hand", hand, say!("draw-tabriz-hand"))
    }

    /// Commissions to choose from.
    pub(super) fn offer(&self, width: i32) -> Panel {
        let offer = self.view.own.map_or(Cards::NONE, |own| own.offer);
        self.carpets(width, "offer", offer, say!("draw-tabriz-offer"))
    }

    fn carpets(&self, width: i32, place: &'static str, cards: Cards, title: Phrase) -> Panel {
        if cards.is_empty() {
            return Panel::new(width, 0, html! {});
        }
        let carpets = cards.iter().map(|card| {
            let spot = Spot::at(place, card.index() as u8);
            let sentence = self.sentence(&self.drawing.frame.text.you, "name", &card.to_string());
            let label =
                sentence.map_or(card.to_string(), |phrase| self.drawing.speaker.say(&phrase));
            let art =
                one_of(&format!("card-{card}"), &format!("card-{card}"), (0, 0), self.carpet(card));
            let halo = Halo::Box(CARPET.0, CARPET.1);
            self.drawing.spot(spot, (0, 0), halo, &label, art)
        });
        let body = self.side_by_side(carpets.collect(), inside(width));
        Panel::framed(width, &self.drawing.say(title), body)
    }

    /// Carpets in one row, over one another where there is no room; on a phone in several rows.
    fn side_by_side(&self, carpets: Vec<Markup>, width: i32) -> Panel {
        if self.drawing.narrow() {
            let carpets = carpets.into_iter().map(|art| Panel::new(CARPET.0 - 4, CARPET.1, art));
            return Panel::flow(width + 4, 4, carpets.collect());
        }
        let step = ((width - CARPET.0) / (carpets.len() as i32 - 1).max(1)).min(CARPET.0 + 8);
        let art = html! { @for (n, art) in carpets.into_iter().enumerate() { (at(n as i32 * step, 0, art)) } };
        Panel::new(width, CARPET.1, art)
    }

    /// A carpet: needed materials as its pattern, the reward and the workshop actions below.
    fn carpet(&self, card: Card) -> Markup {
        let printed = self.open.content.card(card);
        let owned = self.me().map_or(Goods::NONE, |seat| self.open.players[seat].goods);
        let pieces: Vec<(Material, bool)> = printed
            .needs
            .iter()
            .flat_map(|(of, n)| (0..n).map(move |nth| (of, nth < owned.count(of))))
            .collect();
        let (width, height) = CARPET;
        html! {
            path class="fringe" d=(fringe(width, height)) {}
            rect class={ "carpet t-deck" (card.deck().index()) } x="1" y="6" width=(width - 2) height=(height - 12) rx="2" {}
            rect class="border" x="4.500" y="9.500" width=(width - 9) height=(height - 19) {}
            rect class="field" x="8" y="13" width=(width - 16) height="66" {}
            rect class="lattice" x="8" y="13" width=(width - 16) height="66" fill="url(#lattice)" {}
            @for ((of, have), (x, y, size)) in pieces.iter().zip(knots(pieces.len() as i32)) {
                @if *have {
                    path class={ "woven t-m" (of.index()) } d=(medallion(x + size / 2, y + size / 2, size / 2 + 4)) {}
                }
                g class=(if *have { "have" } else { "lack" }) {
                    (icon(&format!("mat-{}", of.index()), x, y, size, size))
                }
            }
            rect class="field" x="8" y="83" width=(width - 16) height=(height - 96) {}
            (at(11, 86, Row::new(18).bundle(&printed.reward).art()))
            @for (place, number) in printed.actions.iter().enumerate() {
                @let action = &self.open.content.actions[usize::from(*number)];
                @let size = [19, 17, 15].into_iter().find(|&size| exchange_width(action, size) < 84);
                (at(11, 107 + place as i32 * 17, exchange(action, size.unwrap_or(14))))
            }
        }
    }

    /// Decks with what each holds, and the dice of the pool.
    pub(super) fn supply(&self, width: i32) -> Panel {
        let decks = Deck::ALL.map(|deck| self.deck(deck));
        let pool = Colour::ALL.map(|colour| self.pool(colour));
        let body = Panel::flow(inside(width), 8, decks.into_iter().chain(pool).collect());
        Panel::framed(width, &self.drawing.say(say!("draw-tabriz-supply")), body)
    }

    fn deck(&self, deck: Deck) -> Panel {
        let index = deck.index();
        let (left, gone) = (self.view.decks[index], self.open.discards.count_of(deck));
        let name = deck_name(deck);
        let label =
            self.drawing.say(say!("tabriz-table-deck", deck = name, n = left, discards = gone));
        let letter = self.drawing.speaker.letter(&say!("tabriz-letters-deck"), index);
        let art = html! {
            rect class={ "carpet t-deck" (index) } x="1" y="1" width="42" height="54" rx="3" {}
            text class="deck-letter" x="22" y="36" { (letter) }
            text class="count mid" x="22" y="72" { (left) }
        };
        let spot = Spot::at("deck", index as u8);
        Panel::new(44, 76, self.drawing.spot(spot, (0, 0), Halo::Box(44, 56), &label, art))
    }

    fn pool(&self, colour: Colour) -> Panel {
        let index = colour.index();
        let count = self.open.pool[index];
        let label =
            self.drawing.say(say!("tabriz-dice-of", n = count, colour = colour_name(colour)));
        let art = html! { (die(colour, None, 2, 8, 40)) text class="count mid" x="22" y="72" { (count) } };
        let spot = Spot::at("pool", index as u8);
        Panel::new(44, 76, self.drawing.spot(spot, (0, 0), Halo::Box(44, 56), &label, art))
    }
}

/// Where the pieces of a pattern of this many are, and how large: rows around its middle.
fn knots(count: i32) -> impl Iterator<Item = (i32, i32, i32)> {
    let (size, per_row) = if count <= 6 { (24, 3) } else { (19, 4) };
    let rows = (count + per_row - 1) / per_row;
    let first = 45 - rows * (size + 4) / 2;
    (0..count).map(move |place| {
        let (row, column) = (place / per_row, place % per_row);
        let here = (count - row * per_row).min(per_row);
        let left = CARPET.0 / 2 - here * (size + 3) / 2 + 1;
        (left + column * (size + 3), first + 2 + row * (size + 4), size)
    })
}

/// A workshop action in icons.
pub(super) fn exchange(action: &tabriz::Exchange, size: i32) -> Markup {
    Row::new(size).bundle(&action.give).arrow().bundle(&action.get).art()
}

/// How wide it is.
pub(super) fn exchange_width(action: &tabriz::Exchange, size: i32) -> i32 {
    Row::new(size).bundle(&action.give).arrow().bundle(&action.get).width
}

/// A woven diamond with stepped edges around a piece that is there.
fn medallion(x: i32, y: i32, half: i32) -> String {
    let (third, small) = (half * 2 / 3, half / 3);
    format!(
        "M{} {}h{}v{third}h{third}v{}h-{third}v{third}h-{}v-{third}h-{third}v-{}h{third}z",
        x - small,
        y - half,
        2 * small,
        2 * small,
        2 * small,
        2 * small
    )
}

fn fringe(width: i32, height: i32) -> String {
    let ends = |x: i32| format!("M{x} 0v6M{x} {}v6", height - 6);
    (0..width / 6).map(|n| ends(4 + n * 6)).collect()
}

pub(super) fn deck_name(deck: Deck) -> Phrase {
    match deck {
        Deck::Karmandan => say!("tabriz-karmandan"),
        Deck::Bazaari => say!("tabriz-bazaari"),
        Deck::Ashraf => say!("tabriz-ashraf"),
    }
}
