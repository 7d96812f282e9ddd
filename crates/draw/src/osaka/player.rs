//! A player's things: name, points, tokens, hand, and merchandise as sets with what they would bring.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use osaka::{Bag, Card, Colour, Marker};

use super::Table;
use super::cards::{cards_name, colour_name, face, height, kinds, stack};
use crate::art::{badge, counter, icon, one_of};
use crate::desk::Halo;
use crate::panel::{Panel, at, fit, inside};

impl Table<'_> {
    /// The viewer's hand; nothing for a spectator.
    pub(super) fn hand(&self, width: i32) -> Panel {
        let Some(seat) = self.me() else {
            return Panel::new(width, 0, html! {});
        };
        let hand = self.view.players[seat].hand.unwrap_or_default();
        let cards = kinds(hand).into_iter().map(|(card, count)| {
            let (one, height) = self.card();
            let width = one + 12 * i32::from(count - 1);
            let art = stack("hand", card, count, one, 12, self.icons(card));
            let (spot, halo) = (Spot::at("hand", card.index() as u8), Halo::Box(width, height));
            let name = cards_name(self.desk, card, count);
            Panel::new(width, height, self.desk.spot(spot, (0, 0), halo, &name, art))
        });
        let title = self.desk.say(say!("draw-osaka-hand", sum = hand.value()));
        Panel::framed(width, &title, Panel::flow(inside(width), 10, cards.collect()))
    }

    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let sets = Colour::ALL.into_iter().filter_map(|colour| self.set(seat, colour));
        let sets: Vec<Panel> = sets.map(|set| self.fan(seat, &set)).collect();
        let goods = Panel::flow(inside(width), 10, sets);
        let head = self.head(seat, inside(width));
        let height = head.height + goods.height + if goods.height > 0 { 10 } else { 0 };
        let active = if self.desk.decides(seat) { " active" } else { "" };
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(height + 22) rx="9" {}
            (at(12, 10, head.art))
            (at(12, head.height + 20, goods.art))
        };
        Panel::new(width, height + 22, art)
    }

    /// Name, points, hand and marker on one line; tokens on the next.
    fn head(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.view.players[seat];
        let points = player.points.map_or("?".to_owned(), |points| points.to_string());
        let said = match player.points {
            Some(points) => self.desk.say(say!("osaka-table-points", seat = seat, points = points)),
            None => self.desk.say(say!("draw-osaka-points-hidden", seat = seat)),
        };
        let hand = self.desk.say(say!("osaka-table-hand-size", seat = seat, n = player.hand_size));
        let name = fit(&self.name(seat), width - 206, 16);
        let free = self.view.stalls.markers[seat] == Marker::Free;
        let art = html! {
            (badge(seat, 0, 0, 30))
            text class="name" x="38" y="21" { title { (self.name(seat)) } (name) }
            g { title { (said) } (counter("star", width - 166, 3, 24, 24, &points)) }
            g { title { (hand) } (counter("back", width - 94, 0, 22, 30, &player.hand_size.to_string())) }
            circle class="foot" cx=(width - 16) cy="15" r="14" {}
            @if free { (self.marker(seat, (width - 16, 15))) }
            (at(0, 40, self.tokens(seat)))
        };
        Panel::new(width, 72, art)
    }

    fn tokens(&self, seat: Seat) -> Markup {
        let tokens = self.view.players[seat].tokens;
        html! {
            @for (place, colour) in Colour::ALL.into_iter().enumerate() {
                g class=(if tokens[colour] == 0 { "none" } else { "some" }) {
                    (counter(&format!("token-{}", colour.index()), place as i32 * 60, 0, 30, 30, &tokens[colour].to_string()))
                }
            }
            text class="count soft" x="246" y="20" { "= " (tokens.total()) " / " (self.view.content.end_tokens) }
        }
    }

    fn set(&self, seat: Seat, colour: Colour) -> Option<Set> {
        let player = &self.view.players[seat];
        let (open, insured) = (player.goods.of_colour(colour), player.insured.of_colour(colour));
        (!open.is_empty() || !insured.is_empty()).then_some(Set { colour, open, insured })
    }

    /// A set as a fan: open goods upright, insured ones sideways, and what a sale would bring.
    fn fan(&self, seat: Seat, set: &Set) -> Panel {
        let size = if self.me() == Some(seat) { 46 } else { 36 };
        let high = if set.open.is_empty() { size } else { height(size) };
        let (mut x, mut parts) = (0, Vec::new());
        for (card, count) in kinds(set.open) {
            let (part, wide) = self.goods(seat, card, count, size);
            parts.push(at(x, 0, part));
            x += wide + 6;
        }
        for (card, count) in kinds(set.insured) {
            for copy in 0..i32::from(count) {
                let id = format!("insured-{}-{}-{copy}", seat.index(), card.index());
                let place = (x + copy * 14, high - size);
                parts.push(one_of(&id, &format!("card-{card}"), place, self.sideways(card, size)));
            }
            x += height(size) + 14 * i32::from(count - 1) + 6;
        }
        let art = html! {
            @for part in parts { (part) }
            g { title { (self.worth_label(seat, set)) } (icon("star", 0, high + 4, 18, 18))
                text class="count" x="22" y=(high + 18) { (self.worth(seat, set)) } }
        };
        Panel::new((x - 6).max(44), high + 22, art)
    }

    fn sideways(&self, card: Card, size: i32) -> Markup {
        let turn = format!("translate({} 0) rotate(90)", height(size));
        html! { g transform=(turn) { (face(card, self.icons(card), size)) } }
    }

    /// Uninsured goods of one kind; the place to insure them.
    fn goods(&self, seat: Seat, card: Card, count: u8, size: i32) -> (Markup, i32) {
        let step = (60 / i32::from(count)).min(14);
        let (wide, high) = (size + step * i32::from(count - 1), height(size));
        let place = format!("goods-{}", seat.index());
        let art = stack(&place, card, count, size, step, self.icons(card));
        let spot = Spot::at2("goods", seat.index() as u8, card.index() as u8);
        let name = cards_name(self.desk, card, count);
        (self.desk.spot(spot, (0, 0), Halo::Box(wide, high), &name, art), wide)
    }

    fn worth(&self, seat: Seat, set: &Set) -> u16 {
        let (tokens, rounding) =
            (self.view.players[seat].tokens[set.colour], self.view.content.rounding);
        osaka::set_value(set.open.with(set.insured), tokens, rounding) / u16::from(rounding)
    }

    fn worth_label(&self, seat: Seat, set: &Set) -> String {
        let colour = colour_name(set.colour);
        self.desk.say(say!("draw-osaka-worth", colour = colour, points = self.worth(seat, set)))
    }
}

/// The uninsured and the insured goods of one colour.
struct Set {
    colour: Colour,
    open: Bag,
    insured: Bag,
}
