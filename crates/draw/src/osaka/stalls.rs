//! Market and production: rows of cards, each with a foot where a reservation marker can stand.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use osaka::{Card, Colour, Marker, Task};

use super::Table;
use super::cards::{card_name, cards_name, colour_name, face, kinds, stack};
use crate::art::{badge, icon, one_of, piece};
use crate::desk::Halo;
use crate::panel::{Panel, at, inside};

/// The foot below a card, as high as a finger, and the space between.
const FOOT: i32 = 44;
const BETWEEN: i32 = 6;
/// How far copies stick out from under one another.
const STEP: i32 = 8;

impl Table<'_> {
    /// The four tokens, while first tokens are being chosen.
    pub(super) fn tokens_on_offer(&self, width: i32) -> Panel {
        if !matches!(self.view.agenda.top(), Some(Task::StartToken { .. })) {
            return Panel::new(width, 0, html! {});
        }
        let token = |colour: Colour| {
            let spot = Spot::at("token", colour.index() as u8);
            let label = self.desk.say(colour_name(colour));
            let art = icon(&format!("token-{}", colour.index()), -26, -26, 52, 52);
            Panel::new(64, 60, self.desk.spot(spot, (32, 30), Halo::Round(28), &label, art))
        };
        let body = Panel::flow(inside(width), 12, Colour::ALL.into_iter().map(token).collect());
        Panel::framed(width, &self.desk.say(say!("draw-osaka-tokens")), body)
    }

    pub(super) fn market(&self, width: i32) -> Panel {
        let free = kinds(self.view.stalls.market).into_iter().map(|(card, n)| self.offer(card, n));
        let reserved = self.marked(|marker| match marker {
            Marker::Market(card) => Some(card),
            _ => None,
        });
        let kept = reserved.into_iter().map(|(seat, card)| {
            let label = self.reserved_label(seat, card, true);
            let spot = Spot::at("reserved", seat.index() as u8);
            let halo = Halo::Box(self.card().0, self.cell());
            let art = self.card_of_marker(seat, card);
            Panel::new(self.card().0, self.cell(), self.desk.spot(spot, (0, 0), halo, &label, art))
        });
        let body = Panel::flow(inside(width), self.gap(), free.chain(kept).collect());
        let title = self.desk.say(say!("draw-osaka-market"));
        Panel::framed_with(width, &title, self.price(width), self.row(body))
    }

    pub(super) fn production(&self, width: i32) -> Panel {
        let cards = kinds(self.view.stalls.production);
        let free = cards.into_iter().map(|(card, count)| self.coming(card, count));
        let reserved = self.marked(|marker| match marker {
            Marker::Production(card) => Some(card),
            _ => None,
        });
        let kept = reserved.into_iter().map(|(seat, card)| {
            let label = self.reserved_label(seat, card, false);
            let art = html! { g { title { (label) } (self.card_of_marker(seat, card)) } };
            Panel::new(self.card().0, self.cell(), art)
        });
        let body = Panel::flow(
            inside(width),
            self.gap(),
            free.chain(kept).chain([self.piles()]).collect(),
        );
        Panel::framed(width, &self.desk.say(say!("draw-osaka-production")), self.row(body))
    }

    /// A row keeps its height when it is empty, and clears what stands in the title line.
    fn row(&self, body: Panel) -> Panel {
        Panel::new(body.width, body.height.max(self.cell()) + 12, at(0, 12, body.art))
    }

    /// Between cards; six of them fit on a phone.
    fn gap(&self) -> i32 {
        if self.desk.narrow() { 7 } else { 10 }
    }

    /// The height of a card with its foot.
    fn cell(&self) -> i32 {
        self.card().1 + BETWEEN + FOOT
    }

    /// What buying costs the viewer, and the way to do it.
    fn price(&self, width: i32) -> Markup {
        let buyer = self.me().unwrap_or(self.view.turn);
        let price = self.view.stalls.on_offer(buyer).value();
        let label = self.desk.say(say!("draw-osaka-price", price = price));
        let tag = html! {
            path class="tag" d="M0 22L12 0H118Q122 0 122 4V40Q122 44 118 44H12z" {}
            circle class="hole" cx="14" cy="22" r="4" {}
            text class="price" x="68" y="28" { (label) }
        };
        self.desk.spot(Spot::new("buy"), (width - 134, 0), Halo::Box(122, 44), &label, tag)
    }

    /// A kind of unreserved market cards: the card to take, the foot to reserve.
    fn offer(&self, card: Card, count: u8) -> Panel {
        let (one, height) = self.card();
        let width = one + STEP * i32::from(count - 1);
        let index = card.index() as u8;
        let cards = stack("market", card, count, one, STEP, self.icons(card));
        let name = cards_name(self.desk, card, count);
        let take = Halo::Box(width, height);
        let (foot, below) = (Spot::at("reserve-market", index), (0, height + BETWEEN));
        let art = html! {
            (self.desk.spot(Spot::at("market", index), (0, 0), take, &name, cards))
            (self.desk.spot(foot, below, Halo::Box(one, FOOT), &name, self.foot(foot)))
        };
        Panel::new(width, self.cell(), art)
    }

    /// A kind of unreserved production cards: card and foot together, since they can only be
    /// reserved.
    fn coming(&self, card: Card, count: u8) -> Panel {
        let (one, height) = self.card();
        let width = one + STEP * i32::from(count - 1);
        let spot = Spot::at("reserve-production", card.index() as u8);
        let art = html! {
            (stack("production", card, count, one, STEP, self.icons(card)))
            (at(0, height + BETWEEN, self.foot(spot)))
        };
        let name = cards_name(self.desk, card, count);
        let halo = Halo::Box(width, self.cell());
        Panel::new(width, self.cell(), self.desk.spot(spot, (0, 0), halo, &name, art))
    }

    /// A place for a marker; while the viewer may put it there, its ghost.
    fn foot(&self, spot: Spot) -> Markup {
        let ghost = self.me().filter(|_| self.desk.is_open(spot));
        let middle = self.card().0 / 2;
        html! {
            rect class="touch" width=(self.card().0) height=(FOOT) {}
            circle class="foot" cx=(middle) cy=(FOOT / 2) r="13" {}
            @if let Some(seat) = ghost {
                g class="ghost" { (badge(seat, middle - 11, FOOT / 2 - 11, 22)) }
            }
        }
    }

    fn card_of_marker(&self, seat: Seat, card: Card) -> Markup {
        let id = format!("reserved-{}", seat.index());
        let (width, height) = self.card();
        let stand = (width / 2, height + BETWEEN + FOOT / 2);
        html! {
            rect class={ "kept b-s" (seat.index()) } x="-2" y="-2" width=(width + 4) height=(height + 4) rx="7" {}
            (one_of(&id, &format!("card-{card}"), (0, 0), face(card, self.icons(card), width)))
            (self.marker(seat, stand))
        }
    }

    /// A player's reservation marker around these coordinates.
    pub(super) fn marker(&self, seat: Seat, middle: (i32, i32)) -> Markup {
        let label = self.desk.say(say!("draw-osaka-marker", seat = seat));
        piece(&format!("marker-{}", seat.index()), middle, &label, badge(seat, -15, -15, 30))
    }

    fn reserved_label(&self, seat: Seat, card: Card, market: bool) -> String {
        self.desk.say(match market {
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
            Some(n) => self.desk.say(say!("osaka-table-pile", n = n)),
            None => self.desk.say(say!("draw-osaka-pile")),
        };
        let thrown = self.view.discards.total();
        let discards = self.desk.say(say!("osaka-table-discards", n = thrown));
        let art = html! {
            g { title { (pile) }
                (icon("back", 4, 4, 30, 40)) (icon("back", 0, 0, 30, 40))
                @if let Some(n) = counted { text class="count" x="38" y="27" { (n) } } }
            g transform="translate(0 54)" { title { (discards) }
                rect class="heap" x="1" y="1" width="28" height="38" rx="5" {}
                path class="b-line-art" d="M9 16l6 6l6 -6M15 22V10M9 29h12" {}
                text class="count" x="36" y="26" { (thrown) } }
        };
        Panel::new(58, 96, art)
    }

    pub(super) fn icons(&self, card: Card) -> u8 {
        self.view.content.icons[card.rank()]
    }
}
