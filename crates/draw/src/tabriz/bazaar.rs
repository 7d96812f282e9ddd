//! The plan of the bazaar: tiles joined by footpaths, apprentices on them, and where they can go.
//! On a phone the plan is turned by a quarter.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use tabriz::Space;

use super::Table;
use crate::Layout;
use crate::art::{badge, icon, one_of};
use crate::drawing::Halo;
use crate::panel::{Panel, inside};

/// A tile's height in its own units; its width depends on the room there is.
pub(super) const HIGH: i32 = 124;
const BETWEEN: i32 = 12;
/// So many apprentices stand side by side on a tile.
const ABREAST: usize = 5;
/// How much larger than on a phone tiles are on square and wide boards, in hundredths.
const ENLARGED: [i32; 2] = [110, 128];

impl Table<'_> {
    pub(super) fn bazaar(&self, width: i32) -> Panel {
        let plan = Plan::new(self, inside(width));
        let spaces: Vec<Space> = Space::each(self.open.board().open).collect();
        let art = html! {
            rect class="weft" x="-12" y="-6" width=(width) height=(plan.height + 12) fill="url(#kilim)" {}
            rect class="selvage" x="-6" y="-3" width=(width - 12) height=(plan.height + 8) rx="3" {}
            @for (x, y) in plan.free(&spaces) { (ornament(x, y)) }
            path class="path-bed" d=(self.paths(&plan, &spaces)) {}
            path class="path" d=(self.paths(&plan, &spaces)) {}
            @for &space in &spaces {
                g transform=(plan.transform(space)) {
                    (self.tile(space, plan.tile))
                    (self.people(space, plan.tile))
                    (self.ways_here(space, plan.tile))
                }
            }
        };
        let title = match self.drawing.narrow() {
            true => say!("draw-tabriz-round", round = self.open.round),
            false => say!("tabriz-table-round", round = self.open.round, seat = self.open.marker),
        };
        let body = Panel::new(
            inside(width),
            plan.height + 4,
            html! { g class="in-short" transform="translate(0 6)" { (art) } },
        );
        Panel::framed(width, &self.drawing.say(title), body)
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
            g class="quiet people" {
                // Those behind are drawn first.
                @for (index, &(seat, lying, nth)) in people.iter().enumerate().rev() {
                    @let column = if crowd { owners.iter().position(|&one| one == seat).unwrap_or(0) } else { index };
                    @let up = if crowd { nth as i32 * 6 } else { 0 };
                    @let place = (4 + column as i32 * step, HIGH - 25 - up);
                    @match self.taken_up(seat, lying, space) {
                        Some(spot) => {
                            @let label = self.drawing.say(say!("draw-tabriz-apprentice"));
                            (self.drawing.spot(spot, place, Halo::Box(22, 22), &label, person(seat, lying, space, nth, (0, 0))))
                        }
                        None => { (person(seat, lying, space, nth, place)) }
                    }
                }
            }
        }
    }

    /// How many steps each apprentice that can come has to go; shown while it is taken up, or if it is
    /// the only one.
    fn ways_here(&self, space: Space, width: i32) -> Markup {
        let to = Spot::at("space", space.index() as u8);
        let comes = |from: &Space| self.drawing.together(apprentice(*from), to);
        let from: Vec<Space> = Space::all().filter(comes).collect();
        html! {
            g class="ways quiet" {
                @for &start in &from {
                    @let steps = self.open.board().distance[start.index()][space.index()];
                    g data-with=[(from.len() > 1).then(|| apprentice(start).to_string())] {
                        circle class="post" cx=(width / 2) cy="7" r="14" {}
                        text class="post-words" x=(width / 2) y="12.500" { (steps) }
                    }
                }
            }
        }
    }

    /// What can be taken up of an apprentice: the viewer's own while they stand, and the Rival's.
    fn taken_up(&self, seat: Option<Seat>, lying: bool, space: Space) -> Option<Spot> {
        let spot = match seat {
            Some(seat) => (self.me() == Some(seat) && !lying).then(|| apprentice(space)),
            None => Some(Spot::at("rival-apprentice", space.index() as u8)),
        };
        spot.filter(|&spot| self.drawing.is_open(spot))
    }
}

fn apprentice(space: Space) -> Spot {
    Spot::at("apprentice", space.index() as u8)
}

fn person(seat: Option<Seat>, lying: bool, space: Space, nth: usize, (x, y): (i32, i32)) -> Markup {
    let owner = seat.map_or("rival".to_owned(), |seat| seat.index().to_string());
    let id = format!("apprentice-{owner}-{space}-{nth}");
    let sign = match seat {
        Some(seat) => badge(seat, 0, 0, 22),
        None => icon("rival", 0, 0, 22, 22),
    };
    let art = match lying {
        true => html! { g class="lying" transform="rotate(90 11 11)" { (sign) } },
        false => sign,
    };
    one_of(&id, &format!("apprentice-{owner}"), (x, y), art)
}

/// A woven star where no tile is.
fn ornament(x: i32, y: i32) -> Markup {
    let lozenge =
        |half: i32| format!("M{x} {}l{half} {half}l-{half} {half}l-{half} -{half}z", y - half);
    let square =
        |half: i32| format!("M{} {}h{}v{}h-{}z", x - half, y - half, 2 * half, 2 * half, 2 * half);
    html! {
        path class="ornament" d={ (lozenge(46)) (square(32)) } {}
        path class="ornament inner" d={ (lozenge(24)) } {}
        path class="ornament heart" d={ (lozenge(10)) } {}
    }
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
        let (board, turned) = (table.open.board(), table.drawing.narrow());
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
        let scale = match table.drawing.layout {
            Layout::Narrow => 100,
            Layout::Square => ENLARGED[0],
            Layout::Wide => ENLARGED[1],
        };
        let step = ((width + BETWEEN) / across, HIGH * scale / 100 + BETWEEN);
        let height = down * step.1 - BETWEEN;
        let tile = (step.0 - BETWEEN) * 100 / scale;
        Plan { least, tile, scale, step, height, places }
    }

    /// The middles of the places where no tile is.
    fn free(&self, spaces: &[Space]) -> Vec<(i32, i32)> {
        let taken: Vec<(i32, i32)> = spaces.iter().map(|&space| self.corner(space)).collect();
        let most = |of: fn(&(i32, i32)) -> i32| taken.iter().map(of).max().unwrap_or(0);
        let (right, low) = (most(|corner| corner.0), most(|corner| corner.1));
        let (across, down) = (right / self.step.0, low / self.step.1);
        let all = (0..=across).flat_map(|x| (0..=down).map(move |y| (x, y)));
        all.map(|(x, y)| (x * self.step.0, y * self.step.1))
            .filter(|corner| !taken.contains(corner))
            .map(|(x, y)| (x + (self.step.0 - BETWEEN) / 2, y + (self.step.1 - BETWEEN) / 2))
            .collect()
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
