//! The city: a cross of streets, four quarters between its arms, souks as blocks of shops.
//!
//! Shops that touch the street stand beside their space; the others behind them. On phones and
//! square boards the city is turned by a quarter, so that its long street goes down the screen.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use yspahan::{Arm, City, Quarter, Shop, Souk, Space, things};

use super::Table;
use crate::art::{icon, one_of, piece, seat_letter};
use crate::drawing::Halo;
use crate::panel::{Panel, inside, text_width};

/// A place on the city's grid; the centre of the street is (0, 0), the north is up.
type Cell = (i32, i32);

impl Table<'_> {
    pub(super) fn city(&self, width: i32) -> Panel {
        let turned = self.drawing.narrow() || self.drawing.square();
        let map = Map::new(&self.board.content, inside(width), turned);
        let plan = plan(&self.board.content);
        let art = html! {
            rect class="town" width=(inside(width)) height=(map.height) rx="4" {}
            rect class="battlement" width=(inside(width)) height=(map.height) rx="4" {}
            @for quarter in Quarter::ALL { (self.quarter(&map, &plan, quarter)) }
            @for cell in gardens(&self.board.content, &plan) {
                @let ((x, y), size) = (map.middle(cell), map.unit * 4 / 5);
                g class="garden" { (icon("cypress", x - size / 2, y - size / 2, size, size)) }
            }
            @for place in &plan { (walls(&map, place)) }
            @for space in self.board.content.spaces() { (self.space(&map, space)) }
            @for place in &plan { (self.souk(&map, place)) }
            (self.supervisor(&map))
        };
        let (week, day) = (self.board.week, self.board.day);
        let (weeks, days) = (self.board.content.weeks, self.board.content.days);
        let title = say!("yspahan-table-day", week = week, weeks = weeks, day = day, days = days);
        let body = Panel::new(inside(width), map.height, art);
        Panel::framed(width, &self.drawing.say(title), body)
    }

    /// The ground of a quarter, with its good and name where no shop stands.
    fn quarter(&self, map: &Map, plan: &[Place], quarter: Quarter) -> Markup {
        let (near, far) = corners(&self.board.content, quarter);
        let (a, b) = (map.middle(near), map.middle(far));
        let half = map.unit / 2;
        let (x, y) = (a.0.min(b.0) - half, a.1.min(b.1) - half);
        let (w, h) = ((a.0 - b.0).abs() + map.unit, (a.1 - b.1).abs() + map.unit);
        let open = |place: &Place| {
            (1..=place.shops.len())
                .any(|n| self.drawing.is_open(spot_of_shop(Shop::new(place.souk, n as u8))))
        };
        let here = plan.iter().filter(|place| place.souk.quarter() == quarter);
        let lit = if here.into_iter().any(open) { " lit" } else { "" };
        let free = free_square(&self.board.content, plan, quarter);
        let mark = map.middle(free);
        let name = self.drawing.say(things::quarter(quarter));
        let size = map.unit * 5 / 4;
        let letters = if self.drawing.narrow() { 12 } else { 16 };
        // Keep the name inside its quarter.
        let reach = (text_width(&name, letters) / 2 + 6).max(size / 2 + 4);
        let mark = (
            mark.0.clamp(x + reach, (x + w - reach).max(x + reach)),
            mark.1.clamp(y + size / 2 + 12, y + h - size / 2 - 16),
        );
        html! {
            rect class={ "quarter" (lit) } x=(x + 2) y=(y + 2) width=(w - 4) height=(h - 4) rx="10" {}
            g class="y-mark" {
                (icon(&format!("goods-{}", quarter.index()), mark.0 - size / 2, mark.1 - size / 2 - 4, size, size))
                text class={ "quarter-name" (if letters < 14 { " small" } else { "" }) }
                    x=(mark.0) y=(mark.1 + size / 2 + 8) { (name) }
            }
        }
    }

    fn space(&self, map: &Map, space: Space) -> Markup {
        let middle = map.middle(cell_of(space));
        let side = map.unit - 4;
        let spot = spot_of(space);
        let label = self.drawing.say(say!("draw-yspahan-space", space = space.to_string()));
        let centre = if space == Space::CENTRE { " centre" } else { "" };
        let corner = (middle.0 - side / 2, middle.1 - side / 2);
        let art = html! {
            rect class={ "stone" (centre) } width=(side) height=(side) rx="5" {}
            path class="joint" d={ "M" (side / 2) " 3V" (side / 2) "H3M" (side / 2) " " (side / 2) "H" (side - 3) "M" (side / 3) " " (side / 2) "V" (side - 3) } {}
        };
        self.drawing.spot(spot, corner, Halo::Tight(side, side), &label, art)
    }

    /// The shops of a souk with their cubes, and the sign with its value.
    fn souk(&self, map: &Map, place: &Place) -> Markup {
        let print = self.board.content.souk(place.souk);
        let colour = place.souk.colour();
        let done = if self.board.is_finished(place.souk) { " done" } else { "" };
        let (x, y) = map.middle(place.sign);
        let half = map.unit / 2 - 3;
        let letters = if self.drawing.narrow() { " small" } else { "" };
        html! {
            g class={ "y-c" (colour.index()) (done) } {
                @for (index, &cell) in place.shops.iter().enumerate() {
                    (self.shop(map, Shop::new(place.souk, index as u8 + 1), cell))
                }
                path class="sign" transform={ "translate(" (x) " " (y) ")" }
                    d={ "M" (-half) " " (half) "V-4Q" (-half) " " (-half + 4) " 0 " (-half - 3) "Q" (half) " " (-half + 4) " " (half) " -4V" (half) "z" } {}
                text class={ "sign-value" (letters) } x=(x) y=(y + half / 2) { (print.value) }
            }
        }
    }

    fn shop(&self, map: &Map, shop: Shop, cell: Cell) -> Markup {
        let (x, y) = map.middle(cell);
        let side = map.unit - 4;
        let corner = (x - side / 2, y - side / 2);
        let owner = self.board.cube(shop);
        let label = match owner {
            Some(seat) => {
                self.drawing.say(say!("yspahan-struck", seat = seat, shop = things::shop(shop)))
            }
            None => self.drawing.say(things::shop(shop)),
        };
        let colour = shop.souk.colour().index();
        let letter = self.drawing.speaker.letter(&say!("yspahan-letters"), colour);
        let id = format!("cube-{}-{}", shop.souk.index(), shop.number);
        let low = side * 2 / 5;
        let letters = if self.drawing.narrow() { " small" } else { "" };
        let art = html! {
            rect class="shop" width=(side) height=(side) rx="4" {}
            rect class="b-pattern" fill={ "url(#souk-" (colour) ")" } width=(side) height=(side) rx="4" {}
            path class="awning" d=(awning(side, low)) {}
            @match owner {
                Some(seat) => { (self.cube(&id, seat, (side / 2, side / 2), side)) }
                None => { text class={ "shop-letter" (letters) } x=(side / 2) y=(side - side / 8) { (letter) } }
            }
        };
        self.drawing.spot(spot_of_shop(shop), corner, Halo::Tight(side, side), &label, art)
    }

    fn supervisor(&self, map: &Map) -> Markup {
        let (x, y) = map.middle(cell_of(self.board.supervisor));
        let label = self.drawing.say(say!("draw-yspahan-supervisor"));
        let high = map.unit * 5 / 4;
        let art = icon("supervisor", -high * 2 / 5, -high * 3 / 4, high * 4 / 5, high);
        let halo = Halo::Round(map.unit / 2);
        // While dice can be spent on him, he can be touched beside them.
        let spot = match self.drawing.is_open(Spot::new("supervisor")) {
            true => art,
            false => self.drawing.spot(Spot::new("supervisor"), (0, 0), halo, &label, art),
        };
        // Where he may stay, a finger means the space below him.
        let here = self.drawing.is_open(spot_of(self.board.supervisor));
        html! { g class=[here.then_some("quiet")] { (piece("supervisor", (x, y), &label, spot)) } }
    }

    /// A player's cube around these coordinates, in a shop or on a camel of this width.
    pub(super) fn cube(&self, id: &str, seat: Seat, middle: (i32, i32), width: i32) -> Markup {
        let (w, h) = (width * 9 / 10, width);
        let letter = seat_letter(self.drawing.speaker, seat.index());
        let art = html! {
            g class={ "b-s" (seat.index()) } {
                (icon("cube", -w / 2, -h / 2, w, h))
                text class={ "cube-letter" (if width < 30 { " small" } else { "" }) } y=(h / 8 + 4) { (letter) }
            }
        };
        one_of(id, &format!("cube-{}", seat.index()), middle, art)
    }
}

/// A space of the street, to be pointed at.
fn spot_of(space: Space) -> Spot {
    Spot::at2("space", space.arm() as u8, space.step())
}

fn spot_of_shop(shop: Shop) -> Spot {
    Spot::at2("shop", shop.souk as u8, shop.number)
}

/// The walls that join the shops of a souk to one another and to the sign.
fn walls(map: &Map, place: &Place) -> Markup {
    let colour = place.souk.colour().index();
    let (paths, near) = (place.paths(map, false), place.paths(map, true));
    html! {
        g class={ "y-c" (colour) } {
            path class="alley" d=(paths) {}
            path class="wall" stroke-width=(map.unit) d=(near) {}
            path class="yard" stroke-width=(map.unit - 5) d=(near) {}
        }
    }
}

/// The roof of a booth: cloth with a scalloped edge.
fn awning(side: i32, low: i32) -> String {
    let each = side / 4;
    let scallops: String =
        (0..4).map(|_| format!("q{} {} {} 0", -each / 2, each * 2 / 3, -each)).collect();
    format!(
        "M1 {low}V4Q1 1 4 1H{}Q{} 1 {} 4V{low}H{}{scallops}z",
        side - 4,
        side - 1,
        side - 1,
        each * 4
    )
}

/// From grid cells to the drawing.
struct Map {
    unit: i32,
    turned: bool,
    /// The middle of the street's centre.
    origin: (i32, i32),
    height: i32,
}

impl Map {
    fn new(city: &City, width: i32, turned: bool) -> Map {
        let [west, east, north, south] = city.arms.map(i32::from);
        let (left, right, up, down) =
            if turned { (south, north, west, east) } else { (west, east, north, south) };
        let unit = width / (left + right + 1);
        let slack = (width - unit * (left + right + 1)) / 2;
        let origin = (slack + left * unit + unit / 2, up * unit + unit / 2);
        Map { unit, turned, origin, height: (up + down + 1) * unit }
    }

    fn middle(&self, (column, row): Cell) -> (i32, i32) {
        let (column, row) = if self.turned { (-row, column) } else { (column, row) };
        (self.origin.0 + column * self.unit, self.origin.1 + row * self.unit)
    }
}

fn cell_of(space: Space) -> Cell {
    let step = i32::from(space.step());
    match space.arm() {
        Arm::West => (-step, 0),
        Arm::East => (step, 0),
        Arm::North => (0, -step),
        Arm::South => (0, step),
    }
}

/// Where a quarter lies: the signs of its columns and rows.
fn side(quarter: Quarter) -> Cell {
    match quarter {
        Quarter::Chest => (-1, -1),
        Quarter::Vase => (1, -1),
        Quarter::Sack => (-1, 1),
        Quarter::Barrel => (1, 1),
    }
}

/// The cells of a quarter nearest to and farthest from the centre.
fn corners(city: &City, quarter: Quarter) -> (Cell, Cell) {
    let [west, east, north, south] = city.arms.map(i32::from);
    let (x, y) = side(quarter);
    let far = (if x < 0 { -west } else { east }, if y < 0 { -north } else { south });
    ((x, y), far)
}

/// Where the shops of a souk stand, by number, and its sign.
struct Place {
    souk: Souk,
    shops: Vec<Cell>,
    sign: Cell,
}

impl Place {
    /// Lines that join the shops to one another and to the sign: between neighbours, or between
    /// those that stand apart.
    fn paths(&self, map: &Map, neighbours: bool) -> String {
        let mut path = String::new();
        let all: Vec<Cell> = self.shops.iter().copied().chain([self.sign]).collect();
        for (index, &cell) in all.iter().enumerate() {
            let away = |other: &Cell| (other.0 - cell.0).pow(2) + (other.1 - cell.1).pow(2);
            let (x, y) = map.middle(cell);
            if neighbours {
                path.push_str(&format!("M{x} {y}h.1"));
            }
            let nearest = all[..index].iter().copied().min_by_key(away);
            let touching = all[..index].iter().copied().filter(|other| away(other) == 1);
            let apart = nearest.filter(|other| away(other) > 1);
            for other in touching.filter(|_| neighbours).chain(apart.filter(|_| !neighbours)) {
                let (to_x, to_y) = map.middle(other);
                path.push_str(&format!("M{x} {y}L{to_x} {to_y}"));
            }
        }
        path
    }
}

/// Street shops beside their spaces, then the shops behind as near to them as there is room.
fn plan(city: &City) -> Vec<Place> {
    let mut taken: Vec<Cell> = Vec::new();
    let mut places: Vec<Place> = Vec::new();
    for souk in Souk::ALL {
        let numbers = 1..=city.souk(souk).street_shops;
        let shops: Vec<Cell> = numbers.map(|n| beside_street(city, Shop::new(souk, n))).collect();
        taken.extend(&shops);
        places.push(Place { souk, shops, sign: (0, 0) });
    }
    for place in &mut places {
        let wanted = city.souk(place.souk).shops as usize;
        while place.shops.len() < wanted {
            place.shops.push(nearest_free(city, place, &mut taken));
        }
        place.sign = nearest_free(city, place, &mut taken);
    }
    places
}

fn beside_street(city: &City, shop: Shop) -> Cell {
    let (x, y) = side(shop.souk.quarter());
    let touches = |space: &Space| city.links(*space).any(|beside| beside == shop);
    let space = city.spaces().find(touches).unwrap_or(Space::CENTRE);
    match (cell_of(space), space.arm()) {
        ((column, _), Arm::West | Arm::East) => (column, y),
        ((_, row), Arm::North | Arm::South) => (x, row),
    }
}

/// A free cell away from the street, close to the souk's other shops; taken from now on.
fn nearest_free(city: &City, place: &Place, taken: &mut Vec<Cell>) -> Cell {
    let away = |cell: &Cell| {
        let near = place.shops.iter().map(|shop| (shop.0 - cell.0).abs() + (shop.1 - cell.1).abs());
        let all: i32 = near.clone().sum();
        (near.min().unwrap_or(0), all, *cell)
    };
    let free = behind_street(city, place.souk.quarter()).filter(|cell| !taken.contains(cell));
    let cell = free.min_by_key(away).unwrap_or((0, 0));
    taken.push(cell);
    cell
}

/// The cells of a quarter that do not touch the street.
fn behind_street(city: &City, quarter: Quarter) -> impl Iterator<Item = Cell> {
    let ((x, y), (far_x, far_y)) = corners(city, quarter);
    (2..=far_x.abs())
        .flat_map(move |column| (2..=far_y.abs()).map(move |row| (column * x, row * y)))
}

/// Where trees stand: here and there in what no shop takes.
fn gardens(city: &City, plan: &[Place]) -> Vec<Cell> {
    let taken: Vec<Cell> =
        plan.iter().flat_map(|place| place.shops.iter().copied().chain([place.sign])).collect();
    let signs = Quarter::ALL.map(|quarter| free_square(city, plan, quarter));
    let apart = |one: &Cell, other: &Cell| (one.0 - other.0).abs().max((one.1 - other.1).abs());
    let free = |cell: &Cell| {
        (cell.0 * 2 + cell.1 * 3).rem_euclid(5) < 2
            && !taken.contains(cell)
            && signs.iter().all(|sign| apart(sign, cell) > 1)
    };
    Quarter::ALL.iter().flat_map(|&quarter| behind_street(city, quarter)).filter(free).collect()
}

/// The middle of the emptiest part of a quarter.
fn free_square(city: &City, plan: &[Place], quarter: Quarter) -> Cell {
    let taken: Vec<Cell> =
        plan.iter().flat_map(|place| place.shops.iter().copied().chain([place.sign])).collect();
    let room = |cell: &Cell| {
        let apart = |other: &Cell| (other.0 - cell.0).abs().max((other.1 - cell.1).abs());
        (taken.iter().map(apart).min().unwrap_or(0).min(2), -cell.0.abs() - cell.1.abs())
    };
    behind_street(city, quarter).max_by_key(room).unwrap_or((0, 0))
}
