//! Market and production: rows of cards, each with a foot where a reservation marker can stand.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use osaka::{Card, Colour, Marker};

use super::Table;
use super::cards::{card_name, cards_name, colour_name, face, height, kinds, stack};
use crate::art::{badge, icon, one_of, piece};
use crate::drawing::Halo;
use crate::panel::{Panel, at, inside};

/// The foot below a card, as high as a finger, and the space between.
const FOOT: i32 = 44;
const BETWEEN: i32 = 6;
/// So many kinds lie in market and production at least, when they are given their room.
const USUAL: (usize, usize) = (5, 3);
/// How far copies stick out from under one another.
const STEP: i32 = 14;
/// How wide the draw pile and the discards are with their numbers.
const PILES: i32 = 64;

impl Table<'_> {
    /// The four tokens to choose from.
    pub(super) fn tokens_on_offer(&self, width: i32) -> Panel {
        let token = |colour: Colour| {
            let spot = Spot::at("token", colour.index() as u8);
            let label = self.drawing.say(colour_name(colour));
            let art = icon(&format!("token-{}", colour.index()), -32, -32, 64, 64);
            Panel::new(76, 72, self.drawing.spot(spot, (36, 36), Halo::Round(32), &label, art))
        };
        let row = Panel::flow(width, 4, Colour::ALL.into_iter().map(token).collect());
        let title = self.drawing.say(say!("draw-osaka-tokens"));
        let art = html! { text class="caption" y="12" { (title) } (at(0, 24, row.art)) };
        Panel::new(width, row.height + 24, art)
    }

    pub(super) fn market(&self, width: i32) -> Panel {
        let free = kinds(self.view.stalls.market);
        let reserved = self.marked(|marker| match marker {
            Marker::Market(card) => Some(card),
            _ => None,
        });
        let room = inside(width) - sticking_out(&free);
        let size = self.card(room, free.len() + reserved.len());
        let free = free.into_iter().map(|(card, n)| self.offer(card, n, size));
        let kept = reserved.into_iter().map(|(seat, card)| {
            let label = self.reserved_label(seat, card, true);
            let spot = Spot::at("reserved", seat.index() as u8);
            let halo = Halo::Box(size, cell(size));
            let art = self.card_of_marker(seat, card, size);
            Panel::new(size, cell(size), self.drawing.spot(spot, (0, 0), halo, &label, art))
        });
        let body = Panel::flow(inside(width), self.gap(), free.chain(kept).collect());
        let title = self.drawing.say(say!("draw-osaka-market"));
        Panel::framed_with(width, &title, self.price(width), self.row(body))
    }

    pub(super) fn production(&self, width: i32) -> Panel {
        let free = kinds(self.view.stalls.production);
        let reserved = self.marked(|marker| match marker {
            Marker::Production(card) => Some(card),
            _ => None,
        });
        let room = inside(width) - sticking_out(&free) - PILES - self.gap();
        let size = self.card(room, free.len() + reserved.len());
        let free = free.into_iter().map(|(card, count)| self.coming(card, count, size));
        let kept = reserved.into_iter().map(|(seat, card)| {
            let label = self.reserved_label(seat, card, false);
            let art = html! { g { title { (label) } (self.card_of_marker(seat, card, size)) } };
            Panel::new(size, cell(size), art)
        });
        let all = free.chain(kept).chain([self.piles()]).collect();
        let body = Panel::flow(inside(width), self.gap(), all);
        Panel::framed(width, &self.drawing.say(say!("draw-osaka-production")), self.row(body))
    }

    /// How much of this width the market gets beside production, so that all cards are about as large.
    pub(super) fn share(&self, width: i32) -> i32 {
        let stalls = &self.view.stalls;
        let on = |of: fn(Marker) -> bool| {
            Seat::all(self.view.seats).filter(|&seat| of(stalls.markers[seat])).count()
        };
        let market = kinds(stalls.market).len() + on(|one| matches!(one, Marker::Market(_)));
        let coming =
            kinds(stalls.production).len() + on(|one| matches!(one, Marker::Production(_)));
        let (market, coming) = (market.max(USUAL.0) as i32, coming.max(USUAL.1) as i32);
        let room = width - PILES - self.gap() - 2 * (width - inside(width));
        width - inside(width) + room * market / (market + coming)
    }

    /// A row keeps its height when it is empty, and clears what stands in the title line.
    fn row(&self, body: Panel) -> Panel {
        let high = cell(self.card(inside(self.drawing.layout.width()), 1));
        Panel::new(body.width, body.height.max(high) + 10, at(0, 10, body.art))
    }

    /// What buying costs the viewer, and the way to do it.
    fn price(&self, width: i32) -> Markup {
        let buyer = self.me().unwrap_or(self.view.turn);
        let price = self.view.stalls.on_offer(buyer).value();
        let label = self.drawing.say(say!("draw-osaka-price", price = price));
        let tag = html! {
            path class="tag" d="M0 22L12 0H118Q122 0 122 4V40Q122 44 118 44H12z" {}
            circle class="hole" cx="14" cy="22" r="4" {}
            text class="price" x="68" y="28" { (label) }
        };
        self.drawing.spot(Spot::new("buy"), (width - 134, 0), Halo::Box(122, 44), &label, tag)
    }

    /// A kind of unreserved market cards: the card to take, the foot to reserve.
    fn offer(&self, card: Card, count: u8, one: i32) -> Panel {
        let height = height(one);
        let width = one + STEP * i32::from(count - 1);
        let index = card.index() as u8;
        let cards = stack("market", card, count, one, STEP, self.icons(card));
        let name = cards_name(self.drawing, card, count);
        let take = Halo::Box(width, height);
        let (foot, below) = (Spot::at("reserve-market", index), (0, height + BETWEEN));
        let art = html! {
            (self.drawing.spot(Spot::at("market", index), (0, 0), take, &name, cards))
            (self.drawing.spot(foot, below, Halo::Box(one, FOOT), &name, self.foot(foot, one)))
        };
        Panel::new(width, cell(one), art)
    }

    /// A kind of unreserved production cards: card and foot together, since they can only be
    /// reserved.
    fn coming(&self, card: Card, count: u8, one: i32) -> Panel {
        let height = height(one);
        let width = one + STEP * i32::from(count - 1);
        let spot = Spot::at("reserve-production", card.index() as u8);
        let art = html! {
            (stack("production", card, count, one, STEP, self.icons(card)))
            (at(0, height + BETWEEN, self.foot(spot, one)))
        };
        let name = cards_name(self.drawing, card, count);
        let halo = Halo::Box(width, cell(one));
        Panel::new(width, cell(one), self.drawing.spot(spot, (0, 0), halo, &name, art))
    }

    /// A place for a marker; while the viewer may put it there, its ghost.
    fn foot(&self, spot: Spot, width: i32) -> Markup {
        let ghost = self.me().filter(|_| self.drawing.is_open(spot));
        let middle = width / 2;
        html! {
            rect class="touch" width=(width) height=(FOOT) {}
            circle class="foot" cx=(middle) cy=(FOOT / 2) r="15" {}
            @if let Some(seat) = ghost {
                g class="ghost" { (badge(seat, middle - 13, FOOT / 2 - 13, 26)) }
            }
        }
    }

    fn card_of_marker(&self, seat: Seat, card: Card, width: i32) -> Markup {
        let id = format!("reserved-{}", seat.index());
        let height = height(width);
        let stand = (width / 2, height + BETWEEN + FOOT / 2);
        html! {
            rect class={ "kept b-s" (seat.index()) } x="-2" y="-2" width=(width + 4) height=(height + 4) rx="7" {}
            (one_of(&id, &format!("card-{card}"), (0, 0), face(card, self.icons(card), width)))
            (self.marker(seat, stand))
        }
    }

    /// A player's reservation marker around these coordinates.
    pub(super) fn marker(&self, seat: Seat, middle: (i32, i32)) -> Markup {
        let label = self.drawing.say(say!("draw-osaka-marker", seat = seat));
        piece(&format!("marker-{}", seat.index()), middle, &label, badge(seat, -15, -15, 30))
    }

    fn reserved_label(&self, seat: Seat, card: Card, market: bool) -> String {
        self.drawing.say(match market {
            true => say!("osaka-table-marker", seat = seat, card = card_name(card)),
            false => say!("osaka-table-marker-production", seat = seat, card = card_name(card)),
        })
    }

    fn marked(&self, on: impl Fn(Marker) -> Option<Card>) -> Vec<(Seat, Card)> {
        let markers = &self.view.stalls.markers;
        Seat::all(self.view.seats).filter_map(|seat| Some((seat, on(markers[seat])?))).collect()
    }

    /// The draw pile and the discards.
    fn piles(&self) -> Panel {
        let counted = self.view.counted.map(|c| c.unseen.total() - u16::from(c.face_down));
        let pile = match counted {
            Some(n) => self.drawing.say(say!("osaka-table-pile", n = n)),
            None => self.drawing.say(say!("draw-osaka-pile")),
        };
        let thrown = self.view.discards.total();
        let discards = self.drawing.say(say!("osaka-table-discards", n = thrown));
        let art = html! {
            g { title { (pile) }
                (icon("back", 4, 4, 33, 44)) (icon("back", 0, 0, 33, 44))
                @if let Some(n) = counted { text class="count" x="42" y="29" { (n) } } }
            g transform="translate(0 62)" { title { (discards) }
                rect class="heap" x="1" y="1" width="28" height="38" rx="5" {}
                path class="b-line-art" d="M9 16l6 6l6 -6M15 22V10M9 29h12" {}
                text class="count" x="36" y="26" { (thrown) } }
        };
        Panel::new(PILES, 104, art)
    }

    pub(super) fn icons(&self, card: Card) -> u8 {
        self.view.content.icons[card.rank()]
    }
}

/// The height of a card of this width with its foot.
fn cell(width: i32) -> i32 {
    height(width) + BETWEEN + FOOT
}

/// How much room copies take beside the first of their kind.
fn sticking_out(kinds: &[(Card, u8)]) -> i32 {
    kinds.iter().map(|(_, count)| STEP * i32::from(count - 1)).sum()
}
