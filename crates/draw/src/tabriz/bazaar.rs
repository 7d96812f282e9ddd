//! The plan of the bazaar: tiles joined by footpaths, apprentices on them, and where they can go.
//! On a phone the plan is turned by a quarter.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use tabriz::Space;

use super::Table;
use crate::art::{badge, icon, one_of};
use crate::desk::Halo;
use crate::panel::{Panel, inside};

/// A tile's height in its own units; its width depends on the room there is.
pub(super) const HIGH: i32 = 118;
const BETWEEN: i32 = 12;
/// So many apprentices stand side by side on a tile.
const ABREAST: usize = 5;
/// How much larger than on a phone tiles are on a wide board, in hundredths.
const ENLARGED: i32 = 135;

impl Table<'_> {
    pub(super) fn bazaar(&self, width: i32) -> Panel {
        let plan = Plan::new(self, inside(width));
        let spaces: Vec<Space> = Space::each(self.open.board().open).collect();
        let art = html! {
            path class="path" d=(self.paths(&plan, &spaces)) {}
            @for &space in &spaces {
                g transform=(plan.transform(space)) {
                    (self.tile(space, plan.tile))
                    (self.people(space, plan.tile))
                    (self.ways_here(space, plan.tile))
                }
            }
        };
        let title = match self.desk.narrow() {
            true => say!("draw-tabriz-round", round = self.open.round),
            false => say!("tabriz-table-round", round = self.open.round, seat = self.open.marker),
        };
        let body = Panel::new(inside(width), plan.height, art);
        Panel::framed(width, &self.desk.say(title), body)
    }

    /// Footprints between neighbouring tiles.
    fn paths(&self, plan: &Plan, spaces: &[Space]) -> String {
        let mut path = String::new();
        for (index, &from) in spaces.iter().enumerate() {
            for &to in &spaces[index + 1..] {
                if self.open.board().distance[from.index()][to.index()] == 1 {
                    let ((x, y), (to_x, to_y)) = (plan.middle(from), plan.middle(to));
                    path.push_str(&format!("M{x} {y}L{to_x} {to_y}"));
                }
            }
        }
        path
    }

    /// Apprentices on a tile: upright while they stand, flat when they lie; in a crowd, those of one
    /// player behind one another.
    fn people(&self, space: Space, width: i32) -> Markup {
        let mut people = Vec::new();
        for seat in Seat::all(self.open.seats) {
            let here = self.open.players[seat].apprentices.iter().filter(|a| a.space == space);
            people.extend(here.enumerate().map(|(nth, one)| (Some(seat), one.lying, nth)));
        }
        if let Some(rival) = &self.open.rival {
            let here = rival.apprentices.iter().filter(|&&at| at == space);
            people.extend(here.enumerate().map(|(nth, _)| (None, false, nth)));
        }
        let crowd = people.len() > ABREAST;
        let mut owners: Vec<Option<Seat>> = people.iter().map(|person| person.0).collect();
        owners.dedup();
        let step = (width - 8) / ABREAST as i32;
        html! {
            g class="quiet" {
                // Those behind are drawn first.
                @for (index, &(seat, lying, nth)) in people.iter().enumerate().rev() {
                    @let column = if crowd { owners.iter().position(|&one| one == seat).unwrap_or(0) } else { index };
                    @let up = if crowd { nth as i32 * 6 } else { 0 };
                    (person(seat, lying, space, nth, (4 + column as i32 * step, HIGH - 22 - up)))
                }
            }
        }
    }

    /// Moves that end on a tile, one strip for each apprentice that could come, with the steps.
    fn ways_here(&self, space: Space, width: i32) -> Markup {
        let open = |from: &Space| self.desk.is_open(way(*from, space));
        let from: Vec<Space> = Space::all().filter(open).collect();
        let strip = width / from.len().max(1) as i32;
        html! {
            g class="ways" {
                @if !from.is_empty() {
                    rect class="reach" x="-3" y="-3" width=(width + 6) height=(HIGH + 6) rx="8" {}
                }
                @for (place, &start) in from.iter().enumerate() {
                    @let steps = self.open.board().distance[start.index()][space.index()];
                    @let words = if from.len() > 1 { format!("{start} {steps}") } else { steps.to_string() };
                    @let art = sign_post(&words, strip - 2);
                    @let corner = (place as i32 * strip + 1, 0);
                    (self.desk.spot(way(start, space), corner, Halo::Box(strip - 2, HIGH), "", art))
                }
            }
        }
    }
}

/// Where from, how far: on the upper edge of a strip.
fn sign_post(words: &str, width: i32) -> Markup {
    let wide = if words.len() > 2 { 34 } else { 20 };
    html! {
        rect class="touch" width=(width) height=(HIGH) {}
        rect class="post" x=(width / 2 - wide / 2) y="-9" width=(wide) height="17" rx="8" {}
        text class="post-words" x=(width / 2) y="4" { (words) }
    }
}

fn way(from: Space, to: Space) -> Spot {
    Spot::at2("space", to.index() as u8, from.index() as u8)
}

fn person(seat: Option<Seat>, lying: bool, space: Space, nth: usize, (x, y): (i32, i32)) -> Markup {
    let owner = seat.map_or("rival".to_owned(), |seat| seat.index().to_string());
    let id = format!("apprentice-{owner}-{space}-{nth}");
    let sign = match seat {
        Some(seat) => badge(seat, 0, 0, 18),
        None => icon("rival", 0, 0, 18, 18),
    };
    let art = match lying {
        true => html! { g class="lying" transform="rotate(90 9 9)" { (sign) } },
        false => sign,
    };
    one_of(&id, &format!("apprentice-{owner}"), (x, y), art)
}

/// From the plan's coordinates to the drawing.
struct Plan {
    /// The least column and row.
    least: (i32, i32),
    /// A tile's width in its own units.
    tile: i32,
    /// How large these units are, in hundredths.
    scale: i32,
    step: (i32, i32),
    height: i32,
    places: Vec<(i32, i32)>,
}

impl Plan {
    fn new(table: &Table<'_>, width: i32) -> Plan {
        let (board, turned) = (table.open.board(), table.desk.narrow());
        // North is up on the plan and turned to the right on a phone.
        let place = |space: Space| {
            let (x, y) = (i32::from(board.x[space.index()]), i32::from(board.y[space.index()]));
            if turned { (y, x) } else { (x, -y) }
        };
        let places: Vec<(i32, i32)> = Space::all().map(place).collect();
        let used = || Space::each(board.open).map(|space| places[space.index()]);
        let least =
            (used().map(|p| p.0).min().unwrap_or(0), used().map(|p| p.1).min().unwrap_or(0));
        let most = (used().map(|p| p.0).max().unwrap_or(0), used().map(|p| p.1).max().unwrap_or(0));
        let (across, down) = (most.0 - least.0 + 1, most.1 - least.1 + 1);
        let scale = if turned { 100 } else { ENLARGED };
        let step = ((width + BETWEEN) / across, HIGH * scale / 100 + BETWEEN);
        let height = down * step.1 - BETWEEN;
        let tile = (step.0 - BETWEEN) * 100 / scale;
        Plan { least, tile, scale, step, height, places }
    }

    /// From a tile's own units to the plan's.
    fn transform(&self, space: Space) -> String {
        let (x, y) = self.corner(space);
        match self.scale {
            100 => format!("translate({x} {y})"),
            scale => format!("translate({x} {y}) scale({}.{:02})", scale / 100, scale % 100),
        }
    }

    fn corner(&self, space: Space) -> (i32, i32) {
        let (column, row) = self.places[space.index()];
        ((column - self.least.0) * self.step.0, (row - self.least.1) * self.step.1)
    }

    fn middle(&self, space: Space) -> (i32, i32) {
        let (x, y) = self.corner(space);
        (x + (self.step.0 - BETWEEN) / 2, y + (self.step.1 - BETWEEN) / 2)
    }
}
