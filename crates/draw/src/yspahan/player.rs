//! What players have: points, camels, gold, cards and buildings; the viewer's hand and plots.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use yspahan::{Building, Card, things};

use super::Table;
use crate::art::{badge, counter, icon, one_of};
use crate::desk::Halo;
use crate::panel::{Panel, at, fit, inside, squeezed};

impl Table<'_> {
    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.board.players[seat];
        let wide = inside(width);
        let step = wide / 4;
        let active = if self.desk.decides(seat) { " active" } else { "" };
        let name = self.desk.speaker.name(seat);
        let counters = [
            ("star", player.score.to_string()),
            ("camel", player.camels.to_string()),
            ("coin", player.gold.to_string()),
            ("back", self.view.hand_sizes[seat].to_string()),
        ];
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height="124" rx="9" {}
            g transform="translate(12 10)" {
                (badge(seat, 0, 0, 30))
                text class="name" x="38" y="21" { title { (name) } (fit(&name, wide - 66, 16)) }
                @if self.board.first == seat {
                    g { title { (self.desk.say(say!("yspahan-table-first", first = seat))) }
                        (icon("sunrise", wide - 26, 2, 26, 26)) }
                }
                @for (place, (id, number)) in counters.iter().enumerate() {
                    @if *id == "camel" && self.view.seat() == Some(seat) {
                        (self.own_camels(place as i32 * step, step, number))
                    } @else {
                        (counter(id, place as i32 * step, 40, 24, 24, number))
                    }
                }
                @for (place, &building) in Building::ALL.iter().enumerate() {
                    (self.built(seat, building, (place as i32 * (wide - 30) / 5, 74)))
                }
            }
        };
        Panel::new(width, 124, art)
    }

    /// The viewer's camels; one of them can keep a cube in its shop.
    fn own_camels(&self, x: i32, width: i32, number: &str) -> Markup {
        let label = self.desk.say(say!("draw-yspahan-camels", n = number.to_owned()));
        let art = html! {
            rect class="touch" width=(width) height="32" {} (counter("camel", 0, 4, 24, 24, number))
        };
        self.desk.spot(Spot::new("camel"), (x, 36), Halo::Box(width - 6, 32), &label, art)
    }

    fn built(&self, seat: Seat, building: Building, (x, y): (i32, i32)) -> Markup {
        let has = self.board.players[seat].buildings.has(building);
        html! {
            g class=(if has { "built" } else { "unbuilt" }) {
                title { (self.desk.say(things::building(building))) }
                rect class="plot" x=(x) y=(y) width="30" height="30" rx="5" {}
                @if has { (icon(&format!("building-{}", building.index()), x + 2, y + 2, 26, 26)) }
            }
        }
    }

    /// The viewer's cards; nothing for a spectator.
    pub(super) fn hand(&self, width: i32) -> Panel {
        let kinds: Vec<Card> = self.view.hand.kinds().collect();
        if kinds.is_empty() {
            return Panel::new(width, 0, html! {});
        }
        let card = |card: Card| {
            let count = i32::from(self.view.hand[card]);
            let wide = 60 + 12 * (count - 1);
            let art = html! {
                @for copy in 0..count {
                    (one_of(&format!("hand-{}-{copy}", card.index()), "card", (copy * 12, 0), face(card)))
                }
            };
            let spot = Spot::at("card", card as u8);
            let label = self.desk.say(things::card(card));
            Panel::new(wide, 84, self.desk.spot(spot, (0, 0), Halo::Box(wide, 84), &label, art))
        };
        let body = Panel::flow(inside(width), 10, kinds.into_iter().map(card).collect());
        Panel::framed(width, &self.desk.say(say!("draw-yspahan-hand")), body)
    }

    /// The viewer's six plots with what they cost.
    pub(super) fn plots(&self, width: i32) -> Panel {
        let Some(seat) = self.view.seat() else {
            return Panel::new(width, 0, html! {});
        };
        let per_row = if self.desk.narrow() { 3 } else { 6 };
        let wide = (inside(width) - 8 * (per_row - 1)) / per_row;
        let plots = Building::ALL.iter().map(|&building| self.plot(seat, building, wide));
        let body = Panel::flow(inside(width), 8, plots.collect());
        let count = self.board.players[seat].buildings.count() as usize;
        let next = self.board.content.building_points.get(count);
        let title = match next {
            Some(&points) => self.desk.say(say!("draw-yspahan-plots", points = points)),
            None => self.desk.say(say!("draw-yspahan-plots-full")),
        };
        Panel::framed_with(width, &title, self.build_instead(width), body)
    }

    /// With two players a group of dice can be spent on a building.
    fn build_instead(&self, width: i32) -> Markup {
        let spot = Spot::new("plots");
        if !self.desk.is_open(spot) {
            return html! {};
        }
        let art = html! {
            rect class="button" width="92" height="32" rx="8" {}
            (icon("building-5", 14, 3, 26, 26)) (icon("building-1", 52, 3, 26, 26))
        };
        self.desk.spot(spot, (width - 106, 5), Halo::Box(92, 32), "", art)
    }

    fn plot(&self, seat: Seat, building: Building, width: i32) -> Panel {
        let plot = self.board.content.plot(building);
        let has = self.board.players[seat].buildings.has(building);
        let name = self.desk.say(things::building(building));
        let art = html! {
            g class=(if has { "built" } else { "unbuilt" }) {
                rect class="plot" width=(width) height="84" rx="6" {}
                (icon(&format!("building-{}", building.index()), width / 2 - 17, 4, 34, 34))
                (squeezed("plot-name", (width / 2, 53), &name, width - 8, 12))
                @if has {
                    path class="tick" d={ "M" (width / 2 - 8) " 68l6 6l11 -12" } {}
                } @else {
                    (counter("camel", width / 2 - 42, 58, 20, 20, &plot.camels.to_string()))
                    (counter("coin", width / 2 + 4, 58, 20, 20, &plot.gold.to_string()))
                }
            }
        };
        let spot = Spot::at("building", building as u8);
        Panel::new(width, 84, self.desk.spot(spot, (0, 0), Halo::Box(width, 84), &name, art))
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
    html! { rect class="card" x="1" y="1" width="58" height="82" rx="6" {} g class="on-card" { (at(0, 0, art)) } }
}
