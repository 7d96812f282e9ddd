//! A player's things: name, points, tokens, hand, and merchandise as sets with what they would bring.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use osaka::{Bag, Card, Colour, Marker, Task};

use super::Table;
use super::cards::{card_name, cards_name, colour_name, face, height, kinds, stack};
use crate::Layout;
use crate::art::{badge, counter, icon, one_of};
use crate::drawing::Halo;
use crate::panel::{Panel, at, fit, inside};

/// How much of a card shows in a fan: on a phone at least a fingertip, elsewhere at most this.
const FINGER: i32 = 44;
const SHOWN: i32 = 76;

/// The width of a card on the pinned strip, and the strip's height.
const SMALL: i32 = 32;
const PINNED: i32 = 86;

/// How much room the worth of a set takes beside it.
const TAG: i32 = 60;

impl Table<'_> {
    /// The viewer's hand as a fan above their merchandise; a spectator sees the first player's goods.
    pub(super) fn own(&self, seat: Seat, width: i32) -> Panel {
        let choosing = matches!(self.view.agenda.top(), Some(Task::StartToken { .. }));
        let goods = match choosing {
            true => self.tokens_on_offer(inside(width)),
            false => self.sets(seat, inside(width)),
        };
        let parts = match self.me() {
            Some(_) => vec![self.hand(seat, inside(width)), goods],
            None => vec![goods],
        };
        let panel = self.mat(seat, width, parts);
        Panel { art: html! { g #own-place { (panel.art) } }, ..panel }
    }

    /// The viewer on two lines: points, hand and what the sets would bring; then the cards of the hand.
    pub(super) fn pinned(&self, seat: Seat) -> Panel {
        let (width, player) = (self.drawing.layout.width(), &self.view.players[seat]);
        let wide = inside(width);
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let points = player.points.map_or("?".to_owned(), |points| points.to_string());
        let cards: Vec<Card> = kinds(player.hand.unwrap_or_default())
            .into_iter()
            .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
            .collect();
        let step = ((wide - SMALL) / (cards.len() as i32 - 1).max(1)).min(SMALL + 2);
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(PINNED) rx="9" {}
            g transform="translate(12 6)" {
                (badge(seat, 0, 0, 28))
                (counter("star", 36, 3, 22, 22, &points))
                @for (place, colour) in Colour::ALL.into_iter().enumerate() {
                    @let worth = self.set(seat, colour).map_or(0, |set| self.worth(seat, &set));
                    g class=(if worth == 0 { "none" } else { "some" }) {
                        (counter(&format!("motif-{}", colour.index()), 106 + place as i32 * 58, 2, 24, 24, &worth.to_string()))
                    }
                }
                @for (n, &card) in cards.iter().enumerate() { (at(n as i32 * step, 32, face(card, 0, SMALL))) }
            }
        };
        Panel::new(width, PINNED, art)
    }

    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        self.mat(seat, width, vec![self.sets(seat, inside(width))])
    }

    /// A player's panel: who it is, above other things.
    fn mat(&self, seat: Seat, width: i32, parts: Vec<Panel>) -> Panel {
        let head = self.head(seat, inside(width));
        let body = Panel::column([vec![head], parts].into_iter().flatten().collect());
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let high = body.height + 20;
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
            (at(12, 10, body.art))
        };
        Panel::new(width, high, art)
    }

    fn hand(&self, seat: Seat, width: i32) -> Panel {
        let hand = self.view.players[seat].hand.unwrap_or_default();
        let title = self.drawing.say(say!("draw-osaka-hand", sum = hand.value()));
        let cards = self.fan(hand, width);
        let art = html! { text class="caption" y="12" { (title) } (at(0, 26, cards.art)) };
        Panel::new(width, cards.height + 26, art)
    }

    /// Cards in an arc; on a phone, in as many rows as fingertips need.
    fn fan(&self, hand: Bag, width: i32) -> Panel {
        let size = match self.drawing.layout {
            Layout::Narrow => 62,
            Layout::Square => 84,
            Layout::Wide => 107,
        };
        let per_row = match self.drawing.narrow() {
            true => ((width - size) / FINGER + 1) as usize,
            false => usize::MAX,
        };
        let mut rows: Vec<Vec<(Card, u8)>> = vec![Vec::new()];
        let mut here = 0;
        for (card, count) in kinds(hand) {
            if here + usize::from(count) > per_row && here > 0 {
                rows.push(Vec::new());
                here = 0;
            }
            here += usize::from(count);
            rows.last_mut().expect("there is a first row").push((card, count));
        }
        let rows = rows.iter().map(|row| self.arc(row, size, width)).collect();
        Panel::column(rows).at_least(height(size) + 10)
    }

    fn arc(&self, row: &[(Card, u8)], size: i32, width: i32) -> Panel {
        let cards: Vec<(Card, u8)> = row
            .iter()
            .flat_map(|&(card, count)| (0..count).map(move |copy| (card, copy)))
            .collect();
        let count = cards.len() as i32;
        let most = if self.drawing.narrow() { 50 } else { SHOWN };
        let step = ((width - size) / (count - 1).max(1)).min(most);
        let first = (width - size - step * (count - 1)).max(0) / 2;
        let cards: Vec<Markup> = cards
            .into_iter()
            .enumerate()
            .map(|(n, (card, copy))| {
                // In halves of a step from the middle, so that whole numbers do.
                let off = 2 * n as i32 + 1 - count;
                let (x, y) = (first + n as i32 * step, off * off * 10 / (count * count).max(16));
                let id = format!("hand-{}-{copy}", card.index());
                let art = face(card, self.icons(card), size);
                let art = one_of(&id, &format!("card-{card}"), (0, 0), art);
                let (spot, halo) =
                    (Spot::at("hand", card.index() as u8), Halo::Box(size, height(size)));
                let name = self.drawing.say(card_name(card));
                let turn = format!(
                    "rotate({} {} {})",
                    off * 6 / count.max(6),
                    x + size / 2,
                    y + height(size)
                );
                html! { g transform=(turn) { (self.drawing.spot(spot, (x, y), halo, &name, art)) } }
            })
            .collect();
        Panel::new(width, height(size) + 10, html! { @for card in cards { (card) } })
    }

    /// Name, points, tokens, hand and marker on one line, or on two.
    fn head(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.view.players[seat];
        let points = player.points.map_or("?".to_owned(), |points| points.to_string());
        let said = match player.points {
            Some(points) => {
                self.drawing.say(say!("osaka-table-points", seat = seat, points = points))
            }
            None => self.drawing.say(say!("draw-osaka-points-hidden", seat = seat)),
        };
        let hand =
            self.drawing.say(say!("osaka-table-hand-size", seat = seat, n = player.hand_size));
        let two = self.drawing.layout != Layout::Wide;
        let (tokens, high) = if two { ((0, 40), 72) } else { ((width - 406, 1), 32) };
        let name = fit(&self.name(seat), if two { width - 200 } else { tokens.0 - 48 }, 17);
        let free = self.view.stalls.markers[seat] == Marker::Free;
        let art = html! {
            (badge(seat, 0, 0, 32))
            text class="name" x="40" y="22" { title { (self.name(seat)) } (name) }
            (at(tokens.0, tokens.1, self.tokens(seat)))
            g { title { (said) } (counter("star", width - 156, 3, 26, 26, &points)) }
            g { title { (hand) } (counter("back", width - 92, 1, 23, 30, &player.hand_size.to_string())) }
            circle class="foot" cx=(width - 16) cy="16" r="15" {}
            @if free { (self.marker(seat, (width - 16, 16))) }
        };
        Panel::new(width, high, art)
    }

    fn tokens(&self, seat: Seat) -> Markup {
        let tokens = self.view.players[seat].tokens;
        let total = format!("{}/{}", tokens.total(), self.view.content.end_tokens);
        html! {
            @for (place, colour) in Colour::ALL.into_iter().enumerate() {
                g class=(if tokens[colour] == 0 { "none" } else { "some" }) {
                    (counter(&format!("token-{}", colour.index()), place as i32 * 50, 0, 30, 30, &tokens[colour].to_string()))
                }
            }
            text class="count soft" x="202" y="20" { (total) }
        }
    }

    /// One cell for each colour, so that sets stay where they are.
    fn sets(&self, seat: Seat, width: i32) -> Panel {
        let own = self.me() == Some(seat);
        let (per_row, size) = match (self.drawing.layout, own) {
            (Layout::Narrow, true) => (2, 46),
            (Layout::Narrow, false) => (4, 40),
            (Layout::Square, true) => (4, 52),
            (Layout::Wide, true) => (4, 68),
            (_, false) => (4, 46),
        };
        let cell = (width - 10 * (per_row - 1)) / per_row;
        let high = height(size) + if self.beside(seat) { 0 } else { 28 };
        let sets = Colour::ALL.into_iter().map(|colour| {
            let ghost = html! { rect class="heap" x="1" y="1" width=(size - 2) height=(height(size) - 2) rx="5" {}
                (icon(&format!("motif-{}", colour.index()), size / 4, height(size) / 2 - size / 4, size / 2, size / 2)) };
            let art = match self.set(seat, colour) {
                Some(set) => self.pile(seat, &set, size, cell),
                None => html! { g class="ghost" { (ghost) } },
            };
            Panel::new(cell, high, art)
        });
        Panel::flow(width, 10, sets.collect())
    }

    /// Whether the worth of a set stands beside it and not below: others have less room.
    fn beside(&self, seat: Seat) -> bool {
        self.me() != Some(seat) && self.drawing.layout == Layout::Wide
    }

    fn set(&self, seat: Seat, colour: Colour) -> Option<Set> {
        let player = &self.view.players[seat];
        let (open, insured) = (player.goods.of_colour(colour), player.insured.of_colour(colour));
        (!open.is_empty() || !insured.is_empty()).then_some(Set { colour, open, insured })
    }

    /// A set: open goods upright, insured ones sideways, and below what a sale would bring.
    fn pile(&self, seat: Seat, set: &Set, size: i32, room: i32) -> Markup {
        let (open, insured) = (kinds(set.open), kinds(set.insured));
        let count = i32::from(set.open.total() + set.insured.total());
        let last = if insured.is_empty() { size } else { height(size) };
        let room = if self.beside(seat) { room - TAG } else { room };
        let step = ((room - last) / (count - 1).max(1)).min(size / 2);
        let (mut x, mut parts) = (0, Vec::new());
        for (card, count) in open {
            parts.push(self.goods(seat, card, count, (x, size, step)));
            x += step * i32::from(count);
        }
        for (card, count) in insured {
            for copy in 0..i32::from(count) {
                let id = format!("insured-{}-{}-{copy}", seat.index(), card.index());
                let place = (x, height(size) - size);
                parts.push(one_of(&id, &format!("card-{card}"), place, self.sideways(card, size)));
                x += step;
            }
        }
        let (wide, worth) = (x - step + last, self.worth(seat, set).to_string());
        let (x, y) = if self.beside(seat) {
            (wide + 5, height(size) / 2 - 11)
        } else {
            (0, height(size) + 5)
        };
        html! {
            @for part in parts { (part) }
            g transform={ "translate(" (x) " " (y) ")" } { title { (self.worth_label(seat, set)) }
                rect class="worth" width=(TAG - 16 + 9 * (worth.len() as i32 - 1)) height="22" rx="11" {}
                (counter("star", 5, 2, 18, 18, &worth)) }
        }
    }

    fn sideways(&self, card: Card, size: i32) -> Markup {
        let turn = format!("translate({} 0) rotate(90)", height(size));
        html! { g transform=(turn) { (face(card, self.icons(card), size)) } }
    }

    /// Uninsured goods of one kind; the place to insure them.
    fn goods(&self, seat: Seat, card: Card, count: u8, (x, size, step): (i32, i32, i32)) -> Markup {
        let (wide, high) = (size + step * i32::from(count - 1), height(size));
        let place = format!("goods-{}", seat.index());
        let art = stack(&place, card, count, size, step, self.icons(card));
        let spot = Spot::at2("goods", seat.index() as u8, card.index() as u8);
        let name = cards_name(self.drawing, card, count);
        self.drawing.spot(spot, (x, 0), Halo::Box(wide, high), &name, art)
    }

    fn worth(&self, seat: Seat, set: &Set) -> u16 {
        let (tokens, rounding) =
            (self.view.players[seat].tokens[set.colour], self.view.content.rounding);
        osaka::set_value(set.open.with(set.insured), tokens, rounding) / u16::from(rounding)
    }

    fn worth_label(&self, seat: Seat, set: &Set) -> String {
        let colour = colour_name(set.colour);
        self.drawing.say(say!("draw-osaka-worth", colour = colour, points = self.worth(seat, set)))
    }
}

/// The uninsured and the insured goods of one colour.
struct Set {
    colour: Colour,
    open: Bag,
    insured: Bag,
}
