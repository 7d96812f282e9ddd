//! Yspahan: the city as a cross of streets with its four quarters, the tower of dice, the caravan,
//! and the viewer's own cards and plots. A souk is told by letter and colour, a cube by its seat's
//! number and colour; `@@` is the supervisor.

use game::{Seat, TextTable, say};
use lang::Speaker;
use ratatui::style::Color;
use ratatui::text::Span;
use yspahan::{Arm, Board, Building, Colour, Quarter, Row as Level, Shop, Souk, Space, View};

use crate::palette::{self, bold, faint, piece, seat_colour, seat_mark};
use crate::sheet::{Row, Sheet};

/// Columns of a street space.
const CELL: usize = 3;

pub(super) fn board(view: &View, speaker: &Speaker, _text: &TextTable) -> Sheet {
    let board = &view.board;
    let mut sheet = north(board, speaker);
    for side in [Side::North, Side::Street, Side::South] {
        sheet.row(long_street(board, speaker, side));
    }
    sheet.below(south(board, speaker));
    let mut low = tower(board, speaker);
    low.beside(caravan(view, speaker), 31);
    sheet.below(low);
    if let Some(seat) = view.seat() {
        sheet.row(hand(view, speaker));
        sheet.below(plots(board, speaker, seat));
    }
    sheet
}

fn tint(colour: Colour) -> Color {
    match colour {
        Colour::White => palette::WHITE,
        Colour::Blue => palette::BLUE,
        Colour::Yellow => palette::YELLOW,
        Colour::Pink => palette::PURPLE,
        Colour::Orange => palette::ORANGE,
    }
}

fn letter(speaker: &Speaker, souk: Souk) -> String {
    speaker.letter(&say!("yspahan-letters"), souk.colour().index())
}

/// The cube in a shop, or a dot.
fn cube(board: &Board, shop: Shop) -> Span<'static> {
    match board.cube(shop) {
        Some(seat) => piece(seat.to_string(), seat_colour(seat)),
        None => Span::raw("·"),
    }
}

fn shop_spot(shop: Shop) -> String {
    format!("shop-{}-{}", shop.souk as u8, shop.number)
}

fn space_spot(space: Space) -> String {
    format!("space-{}-{}", space.arm() as u8, space.step())
}

/// The shops of some quarters that touch a space.
fn beside(board: &Board, speaker: &Speaker, row: Row, space: Space, quarters: [Quarter; 2]) -> Row {
    let shops = board.content.links(space);
    let mut shops = shops.filter(|shop| quarters.contains(&shop.souk.quarter()));
    shops.by_ref().fold(row, |row, shop| {
        let from = row.width();
        let row = row.put(piece(letter(speaker, shop.souk), tint(shop.souk.colour())));
        row.put(cube(board, shop)).since(from, shop_spot(shop))
    })
}

fn space(board: &Board, row: Row, at: Space) -> Row {
    match at == board.supervisor {
        true => {
            let from = row.width();
            row.put(piece("@@", palette::ORANGE))
                .since(from, space_spot(at))
                .since(from, "supervisor")
        }
        false if at == Space::CENTRE => row.at(space_spot(at), "╬╬"),
        false => row.at(space_spot(at), faint(format!("{:>2}", at.step()))),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Side {
    North,
    Street,
    South,
}

/// The column where the north and south arms are.
fn crossing(board: &Board) -> usize {
    CELL * usize::from(board.content.arms[Arm::West.index()])
}

/// The street from west to east, or the shops on one side of it.
fn long_street(board: &Board, speaker: &Speaker, side: Side) -> Row {
    let [west, east, ..] = board.content.arms;
    let western = (1..=west).rev().map(|step| Space::new(Arm::West, step));
    let eastern = (1..=east).map(|step| Space::new(Arm::East, step));
    let spaces = western.chain([Space::CENTRE]).chain(eastern);
    let mut row = Row::new();
    for (index, at) in spaces.enumerate() {
        row = row.to(CELL * index);
        row = match side {
            Side::North => beside(board, speaker, row, at, [Quarter::Chest, Quarter::Vase]),
            Side::Street => space(board, row, at),
            Side::South => beside(board, speaker, row, at, [Quarter::Sack, Quarter::Barrel]),
        };
    }
    row
}

/// A space of the north or south arm with what is left and right of it.
fn crossbar(
    board: &Board,
    speaker: &Speaker,
    left: Row,
    at: Space,
    quarters: [Quarter; 2],
    right: Sheet,
) -> Sheet {
    let column = crossing(board);
    let row = beside(board, speaker, left.to(column - CELL), at, [quarters[0]; 2]).to(column);
    let row = space(board, row, at).to(column + CELL);
    let row = beside(board, speaker, row, at, [quarters[1]; 2]);
    let mut sheet = Sheet::new();
    sheet.row(row);
    sheet.beside(right, column + 2 * CELL + 1);
    sheet
}

/// The lines of a quarter: its name, then its souks.
fn quarter(board: &Board, speaker: &Speaker, place: Quarter) -> Vec<Row> {
    let name = speaker.text(&format!("yspahan-{place}"));
    let mut rows = vec![Row::new().put(bold(name))];
    rows.extend(place.souks().iter().map(|&souk| souk_row(board, speaker, souk)));
    rows
}

/// Letter, value, and its shops: those on the street first.
fn souk_row(board: &Board, speaker: &Speaker, souk: Souk) -> Row {
    let print = board.content.souk(souk);
    let mark = if board.is_finished(souk) { "■" } else { " " };
    let mut row = Row::new()
        .put(piece(format!(" {} ", letter(speaker, souk)), tint(souk.colour())))
        .put(format!("{:>3} {mark}", print.value));
    for number in 1..=print.shops {
        let shop = Shop::new(souk, number);
        let gap = if number == print.street_shops + 1 { "│" } else { " " };
        row = row.put(gap);
        row = row.at(shop_spot(shop), cube(board, shop));
    }
    row
}

fn arm(board: &Board, speaker: &Speaker, spaces: Vec<Space>, quarters: [Quarter; 2]) -> Sheet {
    let mut left = quarter(board, speaker, quarters[0]).into_iter();
    let mut right = quarter(board, speaker, quarters[1]).into_iter();
    let mut sheet = Sheet::new();
    for at in spaces {
        let mut beside = Sheet::new();
        beside.row(right.next().unwrap_or_default());
        sheet.below(crossbar(
            board,
            speaker,
            left.next().unwrap_or_default(),
            at,
            quarters,
            beside,
        ));
    }
    sheet
}

fn north(board: &Board, speaker: &Speaker) -> Sheet {
    let steps = board.content.arms[Arm::North.index()];
    let spaces = (1..=steps).rev().map(|step| Space::new(Arm::North, step)).collect();
    arm(board, speaker, spaces, [Quarter::Chest, Quarter::Vase])
}

fn south(board: &Board, speaker: &Speaker) -> Sheet {
    let steps = board.content.arms[Arm::South.index()];
    let spaces = (1..=steps).map(|step| Space::new(Arm::South, step)).collect();
    arm(board, speaker, spaces, [Quarter::Sack, Quarter::Barrel])
}

/// The dice by row, from the top: white ones in square, yellow ones in round brackets.
fn tower(board: &Board, speaker: &Speaker) -> Sheet {
    let mut sheet = Sheet::new();
    for &level in Level::ALL.iter().rev() {
        let name = match level.quarter() {
            Some(place) => speaker.text(&format!("yspahan-{place}")),
            None => speaker.text(&format!("yspahan-row-{level}")),
        };
        let group = board.tower.group(level);
        let mut row = Row::new().put(bold(format!("{name:<8}")));
        for _ in 0..group.white {
            row = row.put(piece(format!("[{}]", group.face), palette::WHITE));
        }
        for _ in 0..group.yellow {
            row = row.put(piece(format!("({})", group.face), palette::YELLOW));
        }
        if group.white + group.yellow == 0 {
            row = row.put(faint("–"));
        }
        let mut row = row.since(0, format!("row-{}", level.index()));
        // Dice that were taken and wait for their use no longer lie on the tower.
        if group.white + group.yellow == 0 {
            row = row.since(0, "use-row");
        }
        sheet.row(row);
    }
    sheet
}

/// Week and day, then the caravan from the top row down, then the deck.
fn caravan(view: &View, speaker: &Speaker) -> Sheet {
    let board = &view.board;
    let (weeks, days) = (board.content.weeks, board.content.days);
    let (week, day) = (board.week, board.day);
    let calendar = say!("tui-yspahan-calendar", week = week, weeks = weeks, day = day, days = days);
    let mut sheet = Sheet::new();
    sheet.line(faint(speaker.say(&calendar)));
    sheet.line(bold(speaker.say(&say!("tui-yspahan-caravan"))));
    let per_row = usize::from(board.content.camels_per_row(board.seats));
    for level in (0..3).rev() {
        let times = board.content.multipliers[level];
        let at_once = board.content.caravan_points[level];
        // The road winds, so the middle row fills from the right.
        let arrow = if level == 1 { "←" } else { "→" };
        let mut row = Row::new().put(format!("×{times} +{at_once} {arrow} "));
        for column in 0..per_row {
            let place = if level == 1 { per_row - 1 - column } else { column };
            row = match board.caravan.cubes().get(level * per_row + place) {
                Some(&seat) => row.put(seat_mark(seat)).put(" "),
                None => row.put("·· "),
            };
        }
        sheet.row(row);
    }
    let deck = speaker.say(&say!("tui-yspahan-deck", n = view.deck_size));
    sheet.row(Row::new().at("deck", bold(deck)));
    sheet
}

fn hand(view: &View, speaker: &Speaker) -> Row {
    let mut row = Row::new().put(bold(speaker.say(&say!("tui-yspahan-hand")))).put(" ");
    for card in view.hand.kinds() {
        let name = speaker.text(&format!("yspahan-card-{card}"));
        let from = row.width();
        row = row.put(piece(format!(" {name} "), palette::SKY));
        if view.hand[card] > 1 {
            row = row.put(format!("×{}", view.hand[card]));
        }
        row = row.since(from, format!("card-{}", card.index())).put(" ");
    }
    row
}

/// The six plots, three to a line: what stands is filled, what is missing shows its price.
fn plots(board: &Board, speaker: &Speaker, seat: Seat) -> Sheet {
    let built = board.players[seat].buildings;
    let mut sheet = Sheet::new();
    for line in Building::ALL.chunks(3) {
        let mut row = Row::new();
        for (index, &building) in line.iter().enumerate() {
            let name = match building {
                Building::Shop => speaker.text("yspahan-building-shop"),
                _ => speaker.text(&format!("yspahan-{building}")),
            };
            let plot = board.content.plot(building);
            row = row.to(20 * index);
            let from = row.width();
            row = match built.has(building) {
                true => row.put(piece(format!("■{name}"), palette::ORANGE)),
                false => {
                    let price = say!("tui-yspahan-price", camels = plot.camels, gold = plot.gold);
                    row.put(format!("□{name} ")).put(faint(speaker.say(&price)))
                }
            };
            row = row.since(from, format!("building-{}", building.index()));
        }
        sheet.row(row.since(0, "plots"));
    }
    sheet
}
