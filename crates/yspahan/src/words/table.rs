//! The view as text: the city, the tower and the caravan as small maps, everything else as facts.

use game::{Arg, Line, Phrase, Seat, TextTable, say};

use super::things::{building, camels, card, cards, colour, gold, points, price, quarter, row};
use crate::chance::faces_text;
use crate::pieces::{Arm, Colour, Quarter, Row, Shop, Space};
use crate::state::{Board, Player};
use crate::view::View;

pub(crate) fn table(view: &View) -> TextTable {
    let mut table = TextTable::default();
    for seat in Seat::all(view.board.seats) {
        let part = if view.seat() == Some(seat) { &mut table.you } else { &mut table.others };
        part.extend(player_lines(view, seat));
    }
    table.board.push(Line::Say(calendar(&view.board)));
    table.board.push(Line::Say(turns(&view.board)));
    tower(&view.board, &mut table.board);
    street(&view.board, &mut table.board);
    souks(&view.board, &mut table.board);
    caravan(&view.board, &mut table.board);
    table.board.push(Line::Say(piles(view)));
    table
}

fn player_lines(view: &View, seat: Seat) -> Vec<Line> {
    let player = &view.board.players[seat];
    let (camels, gold, score) = (camels(player.camels), gold(player.gold), points(player.score));
    let mut lines = vec![
        say!("yspahan-table-purse", seat = seat, points = score, camels = camels, gold = gold),
        buildings(seat, player),
    ];
    if view.seat() == Some(seat) {
        lines.push(hand(view, seat));
        lines.extend(plots(&view.board, player));
    } else {
        lines.push(say!(
            "yspahan-table-hand-size",
            seat = seat,
            cards = cards(view.hand_sizes[seat])
        ));
    }
    lines.into_iter().map(Line::Say).collect()
}

fn buildings(seat: Seat, player: &Player) -> Phrase {
    let list: Vec<Phrase> = player.buildings.iter().map(building).collect();
    match list.is_empty() {
        true => say!("yspahan-table-no-buildings", seat = seat),
        false => say!("yspahan-table-buildings", seat = seat, buildings = list),
    }
}

fn hand(view: &View, seat: Seat) -> Phrase {
    let mut list = Vec::new();
    for kind in view.hand.kinds() {
        (0..view.hand[kind]).for_each(|_| list.push(card(kind)));
    }
    match list.is_empty() {
        true => say!("yspahan-table-no-cards", seat = seat),
        false => say!("yspahan-table-hand", seat = seat, cards = list),
    }
}

/// What is still to build, and what the next building brings.
fn plots(board: &Board, player: &Player) -> Option<Phrase> {
    let next = *board.content.building_points.get(player.buildings.count() as usize)?;
    let mut list = Vec::new();
    for missing in player.buildings.missing() {
        let plot = board.content.plot(missing);
        let (name, price) = (building(missing), price(plot.camels, plot.gold));
        list.push(say!("yspahan-table-plot", building = name, price = price));
    }
    Some(say!("yspahan-table-plots", points = points(next), plots = list))
}

fn calendar(board: &Board) -> Phrase {
    let (weeks, days) = (board.content.weeks, board.content.days);
    say!("yspahan-table-day", week = board.week, weeks = weeks, day = board.day, days = days)
}

fn turns(board: &Board) -> Phrase {
    let to_come: Vec<Seat> = board.turns_to_come().collect();
    match to_come.is_empty() {
        true => say!("yspahan-table-first", first = board.first),
        false => say!("yspahan-table-turns", first = board.first, turns = to_come),
    }
}

fn blank() -> Line {
    Line::drawn("")
}

fn text(text: impl Into<String>) -> Arg {
    Arg::Text(text.into())
}

/// The tower from the top row down: white dice by their face, yellow ones behind a plus.
fn tower(board: &Board, lines: &mut Vec<Line>) {
    lines.push(blank());
    lines.push(Line::Say(say!("yspahan-table-tower")));
    for level in Row::ALL.into_iter().rev() {
        let group = board.tower.group(level);
        let faces = |count: u8| match group.face {
            0 => String::new(),
            face => {
                let mut faces = [0; 6];
                faces[face as usize - 1] = count;
                faces_text(&faces)
            }
        };
        let dice = match (group.white, group.yellow) {
            (0, 0) => "-".to_owned(),
            (white, 0) => faces(white),
            (white, yellow) => format!("{}+{}", faces(white), faces(yellow)),
        };
        lines.push(Line::Row(vec![(text("  "), 2), (row(level).into(), 10), (text(dice), 0)]));
    }
}

/// How wide a street space is drawn.
const CELL: usize = 4;

/// The street as a cross: each space by its name, `@@` where the supervisor stands; beside it the
/// shops it touches, as the colour's letter and the seat whose cube is there.
fn street(board: &Board, lines: &mut Vec<Line>) {
    lines.push(blank());
    lines.push(Line::Say(say!("yspahan-table-street")));
    lines.push(Line::Say(say!("yspahan-table-seats", seats = seat_marks(board))));
    let [_, _, north, south] = board.content.arms;
    for step in (1..=north).rev() {
        lines.push(crossbar(board, Space::new(Arm::North, step), step == north.div_ceil(2)));
    }
    for side in [Side::North, Side::Street, Side::South] {
        lines.push(Line::drawn(long_street(board, side)));
    }
    for step in 1..=south {
        lines.push(crossbar(board, Space::new(Arm::South, step), step == south.div_ceil(2)));
    }
}

/// Which digit stands for whom.
fn seat_marks(board: &Board) -> Vec<Phrase> {
    let mark = |seat: Seat| say!("yspahan-seat-mark", number = seat.number(), seat = seat);
    Seat::all(board.seats).map(mark).collect()
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    North,
    Street,
    South,
}

/// A space of the north or south arm with the shops to its left and right, and the names of the
/// quarters on both sides where they are wanted.
fn crossbar(board: &Board, space: Space, named: bool) -> Line {
    let (west, east) = match space.arm() {
        Arm::North => (Quarter::Chest, Quarter::Vase),
        _ => (Quarter::Sack, Quarter::Barrel),
    };
    let beside = |place: Quarter| shops_beside(board, space, [place; 2]);
    let (left, right) = (beside(west), beside(east));
    let middle = format!("{left:>CELL$}{:^CELL$}{right:<CELL$}", space_mark(board, space));
    let name = |place: Quarter| if named { quarter(place).into() } else { text("") };
    let indent = CELL * (board.content.arms[Arm::West.index()] as usize - 1);
    // A little in from the margin, so that the names stand inside their quarters.
    let inset = CELL.min(indent);
    Line::Row(vec![
        (text(""), inset),
        (name(west), indent - inset),
        (text(middle), 4 * CELL),
        (name(east), 0),
    ])
}

/// The street from west to east, or the shops on one side of it.
fn long_street(board: &Board, side: Side) -> String {
    let [west, east, ..] = board.content.arms;
    let western = (1..=west).rev().map(|step| Space::new(Arm::West, step));
    let eastern = (1..=east).map(|step| Space::new(Arm::East, step));
    let cell = |space: Space| match side {
        Side::North => shops_beside(board, space, [Quarter::Chest, Quarter::Vase]),
        Side::Street => space_mark(board, space),
        Side::South => shops_beside(board, space, [Quarter::Sack, Quarter::Barrel]),
    };
    let spaces = western.chain([Space::CENTRE]).chain(eastern);
    spaces.map(|space| format!("{:^CELL$}", cell(space))).collect()
}

fn space_mark(board: &Board, space: Space) -> String {
    match space {
        _ if space == board.supervisor => "@@".to_owned(),
        Space::CENTRE => "++".to_owned(),
        _ => space.step().to_string(),
    }
}

fn shops_beside(board: &Board, space: Space, quarters: [Quarter; 2]) -> String {
    let shops = board.content.links(space);
    let shops = shops.filter(|shop| quarters.contains(&shop.souk.quarter()));
    shops.map(|shop| format!("{}{}", letter(shop.souk.colour()), cube_mark(board, shop))).collect()
}

fn letter(colour: Colour) -> &'static str {
    &colour.name()[..1]
}

/// The seat whose cube is in the shop, or a dot.
fn cube_mark(board: &Board, shop: Shop) -> String {
    board.cube(shop).map_or_else(|| ".".to_owned(), |seat| seat.to_string())
}

/// Every souk with its value and its shops, street shops first.
fn souks(board: &Board, lines: &mut Vec<Line>) {
    lines.push(blank());
    lines.push(Line::Say(say!("yspahan-table-souks")));
    for place in Quarter::ALL {
        let mut cells = vec![(text("  "), 2), (quarter(place).into(), 8)];
        for &souk in place.souks() {
            let print = board.content.souk(souk);
            let mark = |number: u8| cube_mark(board, Shop::new(souk, number));
            let street: String = (1..=print.street_shops).map(mark).collect();
            let behind: String = (print.street_shops + 1..=print.shops).map(mark).collect();
            cells.push((colour(souk.colour()).into(), 10));
            cells.push((text(format!("{:>2} ", print.value)), 3));
            cells.push((text(format!("[{street}|{behind}]")), 11));
        }
        lines.push(Line::Row(cells));
    }
}

/// The caravan from the top row down; the road winds, so the middle row fills from the right.
fn caravan(board: &Board, lines: &mut Vec<Line>) {
    lines.push(blank());
    lines.push(Line::Say(say!("yspahan-table-caravan")));
    let per_row = board.content.camels_per_row(board.seats) as usize;
    for level in (0..3).rev() {
        let cube = |place: usize| match board.caravan.cubes().get(level * per_row + place) {
            Some(seat) => seat.to_string(),
            None => ".".to_owned(),
        };
        let mut cubes: Vec<String> = (0..per_row).map(cube).collect();
        if level == 1 {
            cubes.reverse();
        }
        let (times, at_once) =
            (board.content.multipliers[level], board.content.caravan_points[level]);
        let arrow = if level == 1 { "<" } else { ">" };
        lines.push(Line::drawn(format!("  x{times}  +{at_once}  {arrow} {}", cubes.join(" "))));
    }
}

fn piles(view: &View) -> Phrase {
    let discards = view.board.discards;
    let mut list = Vec::new();
    for kind in discards.kinds() {
        (0..discards[kind]).for_each(|_| list.push(card(kind)));
    }
    let deck = cards(view.deck_size);
    match list.is_empty() {
        true => say!("yspahan-table-deck", deck = deck),
        false => say!("yspahan-table-piles", deck = deck, discards = list),
    }
}
