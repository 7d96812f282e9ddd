//! Traders of Osaka: the ships' way, the two rows of cards, everybody's goods. A colour is told by
//! its letter, its brackets and its colour: `(r5)`, `[b5]`, `{y5}`, `<g5>`.

use game::{Seat, TextTable, Viewer, say};
use lang::Speaker;
use osaka::{Bag, Card, Colour, Marker, SpaceKind, View, set_value};
use ratatui::style::Color;
use ratatui::text::Span;

use crate::palette::{self, bold, faint, piece, seat_mark};
use crate::sheet::{Row, Sheet};

pub(super) fn board(view: &View, speaker: &Speaker, _text: &TextTable) -> Sheet {
    let mut sheet = track(view, speaker);
    sheet.line("");
    sheet.below(market(view, speaker));
    sheet.below(production(view, speaker));
    sheet.below(bank(view, speaker));
    if let Viewer::Seat(seat) = view.viewer {
        sheet.row(hand(view, speaker, seat));
    }
    sheet.line("");
    for seat in Seat::all(view.seats) {
        sheet.below(player(view, speaker, seat));
    }
    sheet
}

fn tint(colour: Colour) -> Color {
    match colour {
        Colour::Red => palette::VERMILION,
        Colour::Blue => palette::BLUE,
        Colour::Yellow => palette::YELLOW,
        Colour::Green => palette::GREEN,
    }
}

/// Something of a colour in the brackets of that colour.
fn chip(colour: Colour, text: &str) -> Span<'static> {
    let (open, close) = match colour {
        Colour::Red => ('(', ')'),
        Colour::Blue => ('[', ']'),
        Colour::Yellow => ('{', '}'),
        Colour::Green => ('<', '>'),
    };
    piece(format!("{open}{text}{close}"), tint(colour))
}

fn letter(speaker: &Speaker, colour: Colour) -> String {
    speaker.letter(&say!("osaka-letters"), colour.index())
}

fn card(speaker: &Speaker, card: Card) -> Span<'static> {
    let letter = letter(speaker, card.colour()).to_lowercase();
    chip(card.colour(), &format!("{letter}{}", card.value()))
}

fn token(speaker: &Speaker, colour: Colour) -> Span<'static> {
    chip(colour, &letter(speaker, colour).to_lowercase())
}

fn track(view: &View, speaker: &Speaker) -> Sheet {
    let (mut names, mut ships) = (Row::new(), Row::new());
    for (index, space) in view.content.track.iter().enumerate() {
        let (sign, colour) = match space.kind {
            SpaceKind::Anchor => ("#", palette::SKY),
            SpaceKind::Wave => ("≈", palette::BLUE),
            SpaceKind::Goal => ("★", palette::ORANGE),
            SpaceKind::Start | SpaceKind::Open => ("·", palette::GREY),
        };
        names = names.put(piece(sign, colour)).put(bold(format!(" {}", space.name)));
        names = names.put(" ");
        for ship in Colour::ALL.into_iter().filter(|&c| usize::from(view.ships[c]) == index) {
            ships = ships.put(chip(ship, &letter(speaker, ship)));
        }
        let end = names.width().max(ships.width() + 1);
        (names, ships) = (names.to(end), ships.to(end));
    }
    let mut sheet = Sheet::new();
    sheet.row(names);
    sheet.row(ships);
    sheet
}

/// Each card by its own place, the marker that lies on it, and a flag to reserve it.
fn market(view: &View, speaker: &Speaker) -> Sheet {
    let title = match view.viewer {
        Viewer::Seat(seat) => {
            let price = view.stalls.on_offer(seat).value();
            speaker.say(&say!("tui-osaka-market-price", price = price))
        }
        Viewer::Spectator => speaker.say(&say!("tui-osaka-market")),
    };
    let mut sheet = Sheet::new();
    sheet.row(Row::new().at("buy", bold(title)));
    let mut row = Row::new().put(" ");
    for kind in view.stalls.market.kinds() {
        for _ in 0..view.stalls.market.count(kind) {
            row = row.at(format!("market-{}", kind.index()), card(speaker, kind));
            row = row.at(format!("reserve-market-{}", kind.index()), "‹").put(" ");
        }
    }
    for seat in Seat::all(view.seats) {
        if let Marker::Market(kind) = view.stalls.markers[seat] {
            let from = row.width();
            row = row.put(card(speaker, kind)).put(seat_mark(seat));
            row = row.since(from, format!("reserved-{}", seat.index())).put(" ");
        }
    }
    sheet.row(row);
    sheet
}

fn production(view: &View, speaker: &Speaker) -> Sheet {
    let mut sheet = Sheet::new();
    sheet.line(bold(speaker.say(&say!("tui-osaka-production"))));
    let mut row = Row::new().put(" ");
    for kind in view.stalls.production.kinds() {
        for _ in 0..view.stalls.production.count(kind) {
            let from = row.width();
            row = row.put(card(speaker, kind)).put("‹");
            row = row.since(from, format!("reserve-production-{}", kind.index())).put(" ");
        }
    }
    for seat in Seat::all(view.seats) {
        if let Marker::Production(kind) = view.stalls.markers[seat] {
            row = row.put(card(speaker, kind)).put(seat_mark(seat)).put(" ");
        }
    }
    sheet.row(row);
    sheet
}

/// What is never used up: tokens by colour; and the discards.
fn bank(view: &View, speaker: &Speaker) -> Sheet {
    let mut row = Row::new().put(bold(speaker.say(&say!("tui-osaka-tokens")))).put(" ");
    for colour in Colour::ALL {
        row = row.at(format!("token-{}", colour.index()), token(speaker, colour)).put(" ");
    }
    let discards = say!("tui-osaka-discards", n = view.discards.total());
    let mut sheet = Sheet::new();
    sheet.row(row.put(faint(format!("  {}", speaker.say(&discards)))));
    sheet
}

fn hand(view: &View, speaker: &Speaker, seat: Seat) -> Row {
    let hand = view.players[seat].hand.unwrap_or_default();
    let title = speaker.say(&say!("tui-osaka-hand", sum = hand.value()));
    let row = Row::new().put(bold(title)).put(" ");
    cards(row, speaker, hand, |kind| format!("hand-{}", kind.index()))
}

/// A bag with its equal cards counted.
fn cards(mut row: Row, speaker: &Speaker, bag: Bag, spot: impl Fn(Card) -> String) -> Row {
    for kind in bag.kinds() {
        row = row.at(spot(kind), card(speaker, kind));
        row = match bag.count(kind) {
            1 => row.put(" "),
            more => row.put(format!("×{more} ")),
        };
    }
    row
}

/// A line about the player, then the goods, two colours to a line.
fn player(view: &View, speaker: &Speaker, seat: Seat) -> Sheet {
    let player = &view.players[seat];
    let mut row = Row::new().put(seat_mark(seat)).put(" ").put(bold(speaker.name(seat))).put("  ");
    row = row.put(speaker.say(&say!("tui-osaka-cards", n = player.hand_size))).put("  ");
    if let Some(points) = player.points {
        row = row.put(speaker.say(&say!("tui-osaka-points", n = points))).put("  ");
    }
    for colour in Colour::ALL {
        for _ in 0..player.tokens[colour] {
            row = row.put(token(speaker, colour));
        }
    }
    let mut sheet = Sheet::new();
    sheet.row(row);
    let owned: Vec<Colour> = Colour::ALL
        .into_iter()
        .filter(|&colour| !player.goods.with(player.insured).of_colour(colour).is_empty())
        .collect();
    for pair in owned.chunks(2) {
        let mut row = Row::new();
        for (place, &colour) in pair.iter().enumerate() {
            row = goods(row.to(3 + 28 * place), view, speaker, seat, colour);
        }
        sheet.row(row);
    }
    sheet
}

/// One colour: loose goods, insured ones after a plus, and what a sale would bring.
fn goods(mut row: Row, view: &View, speaker: &Speaker, seat: Seat, colour: Colour) -> Row {
    let player = &view.players[seat];
    let (loose, safe) = (player.goods.of_colour(colour), player.insured.of_colour(colour));
    row = cards(row, speaker, loose, |kind| format!("goods-{}-{}", seat.index(), kind.index()));
    if !safe.is_empty() {
        row = cards(row.put("+ "), speaker, safe, |_| format!("insured-{}", seat.index()));
    }
    let rounding = view.content.rounding;
    let value = set_value(loose.with(safe), player.tokens[colour], rounding);
    let points = speaker.say(&say!("tui-osaka-worth", n = value / u16::from(rounding)));
    row.put(faint(points))
}
