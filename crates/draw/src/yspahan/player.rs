//! What players have: points, camels, gold, cards and buildings; the viewer's hand and plots.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use yspahan::{Building, Card, things};

use super::Table;
use crate::art::{badge, counter, icon, one_of};
use crate::drawing::Halo;
use crate::panel::{GAP, Panel, at, fit, inside, squeezed};

/// The height of another player's panel, the width of all plots on a wide board, a card's size.
const CHIP: i32 = 72;
const PLOTS: i32 = 648;
const CARD: (i32, i32) = (62, 88);

impl Table<'_> {
    /// Another player in two lines.
    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let wide = inside(width);
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let player = &self.board.players[seat];
        let name = self.drawing.speaker.name(seat);
        // Where there is little room, what is built is only counted.
        let (little, first) = (wide < 240, self.board.first == seat);
        let room = wide - if first || !little { 132 } else { 102 };
        let counters = [
            ("camel", player.camels),
            ("coin", player.gold),
            ("back", self.view.hand_sizes[seat].into()),
        ];
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(CHIP) rx="9" {}
            g transform="translate(12 8)" {
                (badge(seat, 0, 0, 28))
                text class="name" x="36" y="20" { title { (name) } (fit(&name, room, 17)) }
                (self.sunrise(seat, wide - 88))
                (counter("star", wide - 58, 2, 24, 24, &player.score.to_string()))
                @for (place, (id, number)) in counters.iter().enumerate() {
                    (counter(id, place as i32 * 46, 34, 22, 22, &number.to_string()))
                }
                @if little {
                    g class="built" { (counter("building-4", 138, 34, 22, 22, &player.buildings.count().to_string())) }
                } @else {
                    @for (place, &building) in Building::ALL.iter().enumerate() {
                        (self.built(seat, building, (wide - (6 - place as i32) * 25, 34)))
                    }
                }
            }
        };
        Panel::new(width, CHIP, art)
    }

    fn sunrise(&self, seat: Seat, x: i32) -> Markup {
        html! {
            @if self.board.first == seat {
                g { title { (self.drawing.say(say!("yspahan-table-first", first = seat))) }
                    (icon("sunrise", x, 1, 26, 26)) }
            }
        }
    }

    /// The viewer's own things: what they have, six plots, cards. Nothing for a spectator.
    pub(super) fn own(&self, width: i32) -> Panel {
        let Some(seat) = self.view.seat() else {
            return Panel::new(width, 0, html! {});
        };
        let wide = inside(width);
        let (plots, cards) = match self.tall() {
            true => (self.plots(seat, wide), self.hand(wide)),
            false => (self.plots(seat, PLOTS), self.hand(wide - PLOTS - 18)),
        };
        let gap = if self.tall() { GAP } else { 18 };
        let body =
            Panel::column(vec![self.purse(seat, wide), Panel::flow(wide, gap, vec![plots, cards])]);
        let (active, high) =
            (if self.drawing.decides(seat) { " active" } else { "" }, body.height + 20);
        let art = html! {
            g #own-place {
                rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
                (at(12, 10, body.art))
            }
        };
        Panel::new(width, high, art)
    }

    /// Whether the viewer's things stand below one another.
    fn tall(&self) -> bool {
        self.drawing.narrow() || self.drawing.square()
    }

    /// Name, points, camels, gold, and what the next building brings; on two lines if there is no room.
    fn purse(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.board.players[seat];
        let name = self.drawing.speaker.name(seat);
        let narrow = self.tall();
        let (x, y, high) = if narrow { (0, 36, 72) } else { (210, 0, 34) };
        let count = player.buildings.count() as usize;
        let next = self.board.content.building_points.get(count);
        let title = match next {
            Some(&points) => self.drawing.say(say!("draw-yspahan-plots", points = points)),
            None => self.drawing.say(say!("draw-yspahan-plots-full")),
        };
        let art = html! {
            (badge(seat, 0, 1, 32))
            text class="name" x="40" y="23" { title { (name) } (fit(&name, if narrow { width - 140 } else { 120 }, 17)) }
            (self.sunrise(seat, if narrow { width - 30 } else { 172 }))
            (counter("star", x, y + 4, 26, 26, &player.score.to_string()))
            (self.own_camels(x + 76, y, &player.camels.to_string()))
            (counter("coin", x + 160, y + 4, 26, 26, &player.gold.to_string()))
            @if !narrow { text class="caption right" x=(width) y="22" { (title) } }
        };
        Panel::new(width, high, art)
    }

    /// The viewer's camels; one of them can keep a cube in its shop.
    fn own_camels(&self, x: i32, y: i32, number: &str) -> Markup {
        let label = self.drawing.say(say!("draw-yspahan-camels", n = number.to_owned()));
        let art = html! {
            rect class="touch" width="72" height="34" {} (counter("camel", 3, 4, 26, 26, number))
        };
        self.drawing.spot(Spot::new("camel"), (x, y), Halo::Box(72, 34), &label, art)
    }

    fn built(&self, seat: Seat, building: Building, (x, y): (i32, i32)) -> Markup {
        let has = self.board.players[seat].buildings.has(building);
        html! {
            g class=(if has { "built" } else { "unbuilt" }) {
                title { (self.drawing.say(things::building(building))) }
                rect class="plot" x=(x) y=(y) width="23" height="23" rx="4" {}
                @if has { (icon(&format!("building-{}", building.index()), x + 2, y + 2, 19, 19)) }
            }
        }
    }

    /// The viewer's cards, each with as much room as there is.
    fn hand(&self, width: i32) -> Panel {
        let kinds: Vec<Card> = self.view.hand.kinds().collect();
        let all = i32::from(self.view.hand.total());
        let step = ((width - CARD.0) / (all - 1).max(1)).min(CARD.0 + 8);
        let mut before = 0;
        let cards: Vec<Markup> = kinds.into_iter().map(|card| {
            let count = i32::from(self.view.hand[card]);
            let x = before * step;
            before += count;
            let art = html! {
                @for copy in 0..count {
                    (one_of(&format!("hand-{}-{copy}", card.index()), "card", (copy * step, 0), face(card)))
                }
            };
            let halo = Halo::Box(CARD.0 + step * (count - 1), CARD.1);
            let label = self.drawing.say(things::card(card));
            self.drawing.spot(Spot::at("card", card as u8), (x, 0), halo, &label, art)
        }).collect();
        let high = if self.drawing.narrow() && all == 0 { 0 } else { CARD.1 };
        Panel::new(width, high, html! { @for card in cards { (card) } })
    }

    /// The viewer's six plots with what they cost.
    fn plots(&self, seat: Seat, width: i32) -> Panel {
        let per_row = if self.tall() { 3 } else { 6 };
        let wide = (width - 6 * (per_row - 1)) / per_row;
        let plots = Building::ALL.iter().map(|&building| self.plot(seat, building, wide));
        Panel::flow(width, 6, plots.collect())
    }

    fn plot(&self, seat: Seat, building: Building, width: i32) -> Panel {
        let plot = self.board.content.plot(building);
        let has = self.board.players[seat].buildings.has(building);
        let name = self.drawing.say(things::building(building));
        let art = html! {
            g class=(if has { "built" } else { "unbuilt" }) {
                rect class="plot" width=(width) height="88" rx="6" {}
                (icon(&format!("building-{}", building.index()), width / 2 - 18, 3, 36, 36))
                (squeezed("plot-name", (width / 2, 55), &name, width - 6, 12))
                @if has {
                    path class="tick" d={ "M" (width / 2 - 8) " 70l6 6l11 -12" } {}
                } @else {
                    (counter("camel", width / 2 - 42, 61, 22, 22, &plot.camels.to_string()))
                    (counter("coin", width / 2 + 2, 61, 22, 22, &plot.gold.to_string()))
                }
            }
        };
        let spot = Spot::at("building", building as u8);
        Panel::new(width, 88, self.drawing.spot(spot, (0, 0), Halo::Box(width, 88), &name, art))
    }
}

/// A card: what is given above, what it brings below.
fn face(card: Card) -> Markup {
    let arrow = |from: &str, to: &str| {
        html! {
            (icon(from, 15, 7, 30, 30)) path class="b-line-art" d="M30 39v8m-5 -4l5 5l5 -5" {}
            (icon(to, 16, 50, 28, 28))
        }
    };
    let crossed = |id: &str| {
        html! {
            (icon("building-3", 13, 8, 34, 34)) (icon(id, 15, 46, 30, 30))
            path class="cross" d="M14 76L46 48" {}
        }
    };
    let gain = |id: &str| {
        html! { (icon(id, 10, 12, 40, 40)) path class="b-line-art" d="M30 60v14m-7 -7h14" {} }
    };
    let art = match card {
        Card::Camels => gain("camel"),
        Card::Gold => gain("coin"),
        Card::Shop => arrow("cube", "building-1"),
        Card::Caravan => arrow("cube", "camel"),
        Card::CamelPoints => arrow("camel", "star"),
        Card::GoldPoints => arrow("coin", "star"),
        Card::Exchange => html! {
            (icon("camel", 15, 6, 30, 30)) (icon("coin", 16, 50, 28, 28))
            path class="b-line-art" d="M24 39v8m-4 -4l4 4l4 -4M36 48v-8m-4 4l4 -4l4 4" {}
        },
        Card::WithoutCamels => crossed("camel"),
        Card::WithoutGold => crossed("coin"),
    };
    html! { rect class="shade" x="2" y="3" width="58" height="82" rx="6" {} rect class="card" x="1" y="1" width="58" height="82" rx="6" {} g class="on-card" { (at(0, 0, art)) } }
}
