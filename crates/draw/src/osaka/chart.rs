//! The coast chart: stations from start to goal, the dangerous waves, and the four ships.

use game::say;
use maud::{Markup, html};
use osaka::{Colour, SpaceKind};

use super::Table;
use super::cards::colour_name;
use crate::Layout;
use crate::art::{icon, piece};
use crate::panel::{Panel, squeezed};

impl Table<'_> {
    pub(super) fn chart(&self, width: i32) -> Panel {
        let sea = Sea::new(width, self.view.content.track.len() as i32, self.drawing.layout);
        let art = html! {
            rect class="sea" width=(width) height=(sea.height) rx="9" fill="url(#depth)" {}
            rect width=(width) height=(sea.height) rx="9" fill="url(#swell)" {}
            @for column in 0..sea.columns { (self.water(&sea, column)) }
            path class="surf" d=(sea.coast(7)) {}
            path class="coast" d=(sea.coast(0)) {}
            @for column in 0..sea.columns { (self.station(&sea, column)) }
            path class="course" d=(sea.course()) {}
            @for colour in Colour::ALL { (self.ship(&sea, colour)) }
            rect class="hairline" x="4" y="4" width=(width - 8) height=(sea.height - 8) rx="6" {}
        };
        Panel::new(width, sea.height, art)
    }

    /// Where the sea is dangerous: dark water with breaking waves.
    fn water(&self, sea: &Sea, column: i32) -> Markup {
        if self.view.content.track[column as usize].kind != SpaceKind::Wave {
            return html! {};
        }
        let (x, y) = (sea.x(column), sea.shore(column));
        let crests = sea.step / 46;
        html! {
            rect class="danger" x=(x - sea.step / 2 + 2) y=(y - 6) width=(sea.step - 4)
                height=(sea.height - y + 2) rx="14" {}
            @for row in 0..sea.height / 44 { @for n in 0..crests {
                path class="crest" transform={ "translate(" (x - sea.step / 2 + 23 + n * 46 + row % 2 * 12) " " (y + 26 + row * 34) ")" }
                    d="M-18 6C-15 -5 -5 -8 0 -3C-4 -4 -7 -1 -5 3C0 8 12 7 17 2" {}
            } }
        }
    }

    /// What stands on the shore, and the name on a plate below.
    fn station(&self, sea: &Sea, column: i32) -> Markup {
        let space = &self.view.content.track[column as usize];
        let (x, y) = (sea.x(column), sea.shore(column));
        let class = if sea.letters < 14 { "station small" } else { "station" };
        let plate = sea.step - if sea.letters < 14 { 2 } else { 40 };
        html! {
            g { title { (space.name) } (landmark(space.kind, x, y - 6)) }
            rect class="name-plate" x=(x - plate / 2) y=(sea.height - 29) width=(plate) height="21" rx="6" {}
            (squeezed(class, (x, sea.height - 13), &space.name, plate - 2, sea.letters))
        }
    }

    fn ship(&self, sea: &Sea, colour: Colour) -> Markup {
        let column = i32::from(self.view.ships[colour]);
        let place = sea.berth(column, colour.index() as i32);
        let space = &self.view.content.track[column as usize].name;
        let label = say!("draw-osaka-ship", colour = colour_name(colour), space = space.clone());
        let (w, h) = sea.ship;
        let art = icon(&format!("ship-{}", colour.index()), -w / 2, -h / 2, w, h);
        piece(&format!("ship-{}", colour.index()), place, &self.drawing.say(label), art)
    }
}

/// Measures of the chart.
struct Sea {
    width: i32,
    height: i32,
    columns: i32,
    /// From station to station.
    step: i32,
    /// From lane to lane; a narrow sea has one ship in each, a wide one all four.
    lane: i32,
    abreast: i32,
    ship: (i32, i32),
    letters: i32,
    top: i32,
}

impl Sea {
    fn new(width: i32, columns: i32, layout: Layout) -> Sea {
        let step = (width - 12) / columns;
        let (lane, abreast, ship, top, letters) = match layout {
            Layout::Narrow => (34, 1, 42, 40, 13),
            Layout::Square => (44, 2, 52, 44, 15),
            Layout::Wide => (56, 4, 50, 42, 15),
        };
        let ship = ship.min(step - 2);
        let height = top + 4 / abreast * lane + 42;
        Sea {
            width,
            height,
            columns,
            step,
            lane,
            abreast,
            ship: (ship, ship * 48 / 52),
            letters,
            top,
        }
    }

    fn x(&self, column: i32) -> i32 {
        6 + self.step / 2 + column * self.step
    }

    /// Where a ship lies at a station: each of the four has its own berth.
    fn berth(&self, column: i32, ship: i32) -> (i32, i32) {
        let aside = (2 * (ship % self.abreast) + 1 - self.abreast) * self.step / (2 * self.abreast);
        (
            self.x(column) + aside,
            self.shore(column) + self.lane / 2 + 10 + ship / self.abreast * self.lane,
        )
    }

    /// The shore bends: a bay in the middle, capes at both ends.
    fn shore(&self, column: i32) -> i32 {
        let bend = [10, 2, 8, 0, -4, 6];
        self.top + bend[(column * 6 / self.columns) as usize]
    }

    /// The line of the shore, so far out.
    fn coast(&self, out: i32) -> String {
        let shore = |column| self.shore(column) + out;
        let mut path = format!(
            "M0 9Q0 0 9 0H{}Q{} 0 {} 9V{}",
            self.width - 9,
            self.width,
            self.width,
            shore(self.columns - 1)
        );
        for column in (0..self.columns).rev() {
            let (x, y) = (self.x(column), shore(column));
            path.push_str(&format!("Q{} {} {x} {y}", x + self.step / 2, y + 6 * (column % 2) - 2));
        }
        path + &format!("Q{} {} 0 {}z", self.step / 4, shore(0) + 4, shore(0) + 8)
    }

    /// A dotted line through the middle of the stations.
    fn course(&self) -> String {
        let middle = |column: i32| self.shore(column) + 10 + 2 * self.lane / self.abreast;
        let point = |column: i32| format!("{} {}", self.x(column), middle(column));
        let rest: String = (1..self.columns).map(|column| format!("L{}", point(column))).collect();
        format!("M{}{rest}", point(0))
    }
}

/// What stands on the shore: a castle, an island's pine, an anchorage, rocks, the snowy mountain.
fn landmark(kind: SpaceKind, x: i32, y: i32) -> Markup {
    let art = match kind {
        SpaceKind::Start => html! {
            path class="land" d="M-20 0V-6H-16V-14H-20Q-10 -18 -8 -22H-12Q-3 -25 0 -31Q3 -25 12 -22H8Q10 -18 20 -14H16V-6H20V0z" {}
            path class="o-vein" d="M-4 0V-7H4V0M-10 -14H10" {}
        },
        SpaceKind::Open => html! {
            path class="land" d="M-18 0Q-10 -10 0 -8Q12 -9 18 0z" {}
            path class="pine" d="M0 -7Q-2 -14 2 -18M-10 -17Q2 -27 12 -18Q2 -16 -10 -17z" {}
        },
        SpaceKind::Anchor => html! { (icon("anchor", -16, -32, 32, 32)) },
        SpaceKind::Wave => html! {
            path class="rock" d="M-14 0L-9 -13L-4 -8L2 -20L8 -7L11 -10L15 0z" {}
        },
        SpaceKind::Goal => html! {
            circle class="sun" cx="-13" cy="-25" r="6" {}
            path class="mountain" d="M-24 0Q-8 -12 -4 -30H4Q8 -12 24 0z" {}
            path class="snow" d="M-4 -30H4Q5 -23 8 -18L3 -20L0 -15L-3 -20L-8 -18Q-5 -23 -4 -30z" {}
        },
    };
    html! { g transform={ "translate(" (x) " " (y) ")" } { (art) } }
}
