//! The tower with its six rows of dice, and the caravan as a winding road of camels.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use yspahan::{Row, Task, things};

use super::Table;
use super::symbols::row_icon;
use crate::art::{die, icon};
use crate::drawing::Halo;
use crate::panel::{Panel, at, inside};

/// From row to row; the height of a group on a phone; the height of the tray.
const ROW: i32 = 42;
const GROUP: i32 = 66;
const TRAY: i32 = 52;

impl Table<'_> {
    /// Rows from the top down: gold, the four quarters, camels; one row of six where the city is turned. Below, a
    /// tray for what the dice are used for.
    pub(super) fn tower(&self, width: i32) -> Panel {
        let wide = inside(width);
        let (dice, high) = match self.drawing.narrow() || self.drawing.square() {
            true => {
                let step = (wide + 4) / Row::ALL.len() as i32;
                let groups = Row::ALL.iter().rev().enumerate();
                let groups: Vec<Markup> = groups
                    .map(|(n, &row)| self.group(row, (n as i32 * step, 0), step - 4))
                    .collect();
                (html! { @for group in groups { (group) } }, GROUP)
            }
            false => {
                let rows = Row::ALL.iter().rev().enumerate();
                let rows: Vec<Markup> =
                    rows.map(|(n, &row)| self.row(row, (0, n as i32 * ROW), wide)).collect();
                (html! { @for row in rows { (row) } }, Row::ALL.len() as i32 * ROW - 4)
            }
        };
        let art = html! { (dice) (at(0, high + 8, self.uses(wide))) };
        let title = self.drawing.say(say!("draw-yspahan-tower"));
        Panel::framed_with(width, &title, self.pile(width), Panel::new(wide, high + 8 + TRAY, art))
    }

    /// The tray: rolls to choose from, or the taken dice and what they can be used for, or the cubes
    /// and steps they brought.
    fn uses(&self, width: i32) -> Markup {
        let inner = match self.board.agenda.top() {
            Some(Task::Use { row, face, dice }) if self.drawing.decides(self.board.active) => {
                self.taken(row, face, dice, width)
            }
            Some(Task::Place { cubes, .. }) => {
                let active = self.board.active;
                html! { @for n in 0..i32::from(cubes) {
                    (self.cube(&format!("waiting-{n}"), active, (30 + n * 34, TRAY / 2), 32))
                } }
            }
            Some(Task::Walk { face }) => html! {
                (at(10, 8, die(face.clamp(1, 6), "white", 36))) (icon("supervisor", 56, 6, 32, 40))
            },
            _ => self.rolls(width),
        };
        html! { rect class="dice-tray" width=(width) height=(TRAY) rx="9" {} (inner) }
    }

    /// The yellow dice to be bought for a roll, while it is time for that.
    fn rolls(&self, width: i32) -> Markup {
        let each = (width - 10) / 4;
        html! {
            @for yellow in 0..=3 {
                @let spot = Spot::at("yellow", yellow);
                @if self.drawing.is_open(spot) {
                    @let art = html! {
                        rect class="button" width=(each - 6) height="44" rx="8" {}
                        @if yellow == 0 { (icon("cup", each / 2 - 18, 6, 32, 32)) }
                        @for n in 0..i32::from(yellow) { (at(6 + n * 10, 4 + n * 5, die(5, "yellow", 22))) }
                        @if yellow > 0 {
                            text class="count" x=(each - 30) y="20" { (yellow) }
                            (icon("coin", each - 26, 24, 16, 16))
                        }
                    };
                    (self.drawing.spot(spot, (8 + i32::from(yellow) * each, 4), Halo::Tight(each - 6, 44), "", art))
                }
            }
        }
    }

    /// Dice that were taken, and the places of what they can be used for.
    fn taken(&self, row: Row, face: u8, dice: u8, width: i32) -> Markup {
        let uses: [(&'static str, Markup); 4] = [
            ("use-row", icon(&row_icon(row), 6, 6, 32, 32)),
            ("deck", icon("back", 7, 2, 30, 40)),
            ("supervisor", icon("supervisor", 6, 2, 32, 40)),
            ("plots", icon("building-5", 5, 5, 34, 34)),
        ];
        let open = uses.into_iter().filter(|(place, _)| self.drawing.is_open(Spot::new(place)));
        let open: Vec<_> = open.collect();
        let first = width - 4 - open.len() as i32 * 50;
        let step = ((first - 44) / i32::from(dice.max(2) - 1)).min(32);
        html! {
            @for n in 0..i32::from(dice) { (at(6 + n * step, 8, die(face, "white", 36))) }
            @for (n, (place, art)) in open.into_iter().enumerate() {
                @let art = html! { rect class="button" width="44" height="44" rx="8" {} (art) };
                (self.drawing.spot(Spot::new(place), (first + n as i32 * 50, 4), Halo::Tight(44, 44), "", art))
            }
        }
    }

    fn row_label(&self, row: Row) -> String {
        let group = self.board.tower.group(row);
        self.drawing.say(match group.white + group.yellow {
            0 => things::row(row),
            n => say!(
                "draw-yspahan-row",
                row = things::row(row),
                n = n.to_string(),
                face = group.face
            ),
        })
    }

    fn row(&self, row: Row, corner: (i32, i32), width: i32) -> Markup {
        let group = self.board.tower.group(row);
        let count = i32::from(group.white + group.yellow);
        let step = ((width - 52 - 32) / (count - 1).max(1)).min(34);
        let high = ROW - 4;
        let art = html! {
            path class="shelf" d={ "M0 " (high) "V10Q0 3 22 0Q44 3 44 10V0H" (width - 6) "Q" (width) " 0 " (width) " 6V" (high - 6) "Q" (width) " " (high) " " (width - 6) " " (high) "z" } {}
            (icon(&row_icon(row), 7, 5, 30, 30))
            @for n in 0..count {
                (at(50 + n * step, 3, die(group.face, if n < i32::from(group.white) { "white" } else { "yellow" }, 32)))
            }
        };
        self.drawing.spot(
            Spot::at("row", row as u8),
            corner,
            Halo::Box(width, high),
            &self.row_label(row),
            art,
        )
    }

    /// A group as a small shrine: what it brings, a die with its face, and how many there are.
    fn group(&self, row: Row, corner: (i32, i32), width: i32) -> Markup {
        let group = self.board.tower.group(row);
        let (white, yellow) = (group.white, group.yellow);
        let half = width / 2;
        let art = html! {
            path class="shelf" d={ "M0 " (GROUP) "V14Q0 4 " (half) " 0Q" (width) " 4 " (width) " 14V" (GROUP) "z" } {}
            (icon(&row_icon(row), half - 13, 7, 26, 26))
            @if white + yellow > 0 {
                (at(half - 20, 36, die(group.face, if white > 0 { "white" } else { "yellow" }, 26)))
                text class="count" x=(half + 7) y="55" { (white + yellow) }
            }
        };
        self.drawing.spot(
            Spot::at("row", row as u8),
            corner,
            Halo::Box(width, GROUP),
            &self.row_label(row),
            art,
        )
    }

    /// The deck of cards, in the tower's title line; while dice can be spent on it, beside them.
    fn pile(&self, width: i32) -> Markup {
        let (deck, discards) = (self.view.deck_size, self.board.discards.total());
        let label = self.drawing.say(say!("draw-yspahan-deck", deck = deck, discards = discards));
        let art = html! {
            rect class="touch" width="56" height="32" {}
            (icon("back", 3, 0, 24, 32))
            text class="count" x="32" y="21" { (deck) }
        };
        let using = matches!(self.board.agenda.top(), Some(Task::Use { .. }));
        match using && self.drawing.is_open(Spot::new("deck")) {
            true => at(width - 68, 4, art),
            false => self.drawing.spot(
                Spot::new("deck"),
                (width - 68, 4),
                Halo::Box(56, 32),
                &label,
                art,
            ),
        }
    }

    /// Rows from the bottom up, each going the other way than the one below.
    pub(super) fn caravan(&self, width: i32) -> Panel {
        let content = &self.board.content;
        let (per_row, wide) = (i32::from(content.camels_per_row(self.board.seats)), inside(width));
        let step = (wide - 48) / per_row.max(1);
        let place = |n: i32| {
            let (row, along) = (n / per_row, n % per_row);
            let along = if row % 2 == 0 { along } else { per_row - 1 - along };
            (48 + along * step + step / 2, (2 - row) * 46 + 22)
        };
        let cubes = self.board.caravan.cubes();
        let art = html! {
            @for row in 0..3 {
                rect class="road" y=((2 - row) * 46) width=(wide) height="43" rx="8" {}
                text class="multiplier" x="6" y=((2 - row) * 46 + 19) { "×" (content.multipliers[row as usize]) }
                g transform={ "translate(4 " ((2 - row) * 46 + 23) ")" } {
                    (icon("star", 0, 0, 16, 16))
                    text class="count" x="19" y="13" { (content.caravan_points[row as usize]) }
                }
            }
            @for n in 0..3 * per_row {
                (self.camel(n, place(n), cubes.get(n as usize).copied()))
            }
        };
        let body = Panel::new(wide, 3 * 46, art);
        Panel::framed(width, &self.drawing.say(say!("draw-yspahan-caravan")), body)
    }

    fn camel(&self, n: i32, (x, y): (i32, i32), load: Option<Seat>) -> Markup {
        html! {
            g class=(if load.is_some() { "loaded" } else { "waiting" }) { (icon("camel", x - 18, y - 17, 38, 38)) }
            @if let Some(seat) = load { (self.cube(&format!("caravan-{n}"), seat, (x + 1, y - 8), 24)) }
        }
    }
}
