//! Istanbul, the dice game: dice, the seven ruby markets, mosque tiles, cards, everybody's stock.
//! A colour is told by letter, brackets and colour: `(R)`, `{Y}`, `<G>`, `[B]`.

use game::{Line, Phrase, Seat, TextTable, Viewer, say};
use istanbul::{Colour, Effect, Face, Goods, Istanbul, Kind, Market, Stock, View};
use lang::Speaker;
use ratatui::text::Span;

use crate::palette::{self, bold, faint, piece, seat_mark};
use crate::sheet::{Row, Sheet, wrap};

pub(super) fn board(view: &View, speaker: &Speaker, text: &TextTable) -> Sheet {
    let state = &view.table;
    let mut sheet = Sheet::new();
    sheet.row(turn(state, speaker));
    sheet.row(dice(state, speaker));
    sheet.row(trades(speaker));
    let spacious = state.seats <= 3;
    let gap = |sheet: &mut Sheet| (0..u8::from(spacious)).for_each(|_| sheet.line(""));
    gap(&mut sheet);
    sheet.below(markets(view, speaker));
    gap(&mut sheet);
    sheet.below(tiles(view, speaker));
    sheet.below(cards(view, speaker, &text.board));
    gap(&mut sheet);
    for seat in Seat::all(state.seats) {
        sheet.below(player(view, speaker, seat));
    }
    sheet
}

/// A letter in the signs of its kind; the card comes after the kinds of goods and money.
fn letter(speaker: &Speaker, place: usize, (open, close): (char, char)) -> String {
    format!("{open}{}{close}", speaker.letter(&say!("istanbul-letters"), place))
}

fn marker(speaker: &Speaker, kind: Kind) -> Span<'static> {
    let (signs, tint) = match kind {
        Kind::Red => (('(', ')'), palette::VERMILION),
        Kind::Yellow => (('{', '}'), palette::YELLOW),
        Kind::Green => (('<', '>'), palette::GREEN),
        Kind::Blue => (('[', ']'), palette::BLUE),
        Kind::Brown => (('=', '='), palette::BROWN),
        Kind::Crystal => (('*', '*'), palette::SKY),
        Kind::Lira => (('¤', '¤'), palette::ORANGE),
    };
    piece(letter(speaker, kind.index(), signs), tint)
}

fn die(speaker: &Speaker, face: Face) -> Span<'static> {
    let kind = match face {
        Face::Red => Kind::Red,
        Face::Yellow => Kind::Yellow,
        Face::Green => Kind::Green,
        Face::Blue => Kind::Blue,
        Face::Lira => Kind::Lira,
        Face::Card => {
            let sign = letter(speaker, Kind::Lira.index() + 1, ('|', '|'));
            return piece(sign, palette::WHITE);
        }
    };
    marker(speaker, kind)
}

fn turn(state: &Istanbul, speaker: &Speaker) -> Row {
    let (round, n) = (state.round, state.actions);
    let text = say!("tui-istanbul-turn", round = round, n = n, goal = state.goal());
    Row::new().put(seat_mark(state.turn)).put(" ").at("end", bold(speaker.say(&text)))
}

fn dice(state: &Istanbul, speaker: &Speaker) -> Row {
    let mut row = Row::new().put(bold(speaker.say(&say!("tui-istanbul-dice")))).put(" ");
    for (face, count) in state.dice.some() {
        let start = row.width();
        for _ in 0..count {
            row = row.put(die(speaker, face)).put(" ");
        }
        row = row.since(start, format!("die-{}", face as u8));
        row = match face {
            Face::Lira => row.since(start, "lira-dice"),
            Face::Card => row.since(start, "deck"),
            _ => row,
        };
    }
    if state.dice.is_none() {
        row = row.put(faint("–"));
    }
    row
}

/// What goods can be turned into, as places to point at.
fn trades(speaker: &Speaker) -> Row {
    let mut row = Row::new().put(bold(speaker.say(&say!("tui-istanbul-equal")))).put(" ");
    for colour in Colour::ALL {
        row = row.at(format!("equal-{}", colour.index()), marker(speaker, colour.kind())).put(" ");
    }
    row = row.put(" ").put(bold(speaker.say(&say!("tui-istanbul-different")))).put(" ");
    let brings = [
        (2, marker(speaker, Kind::Crystal)),
        (3, marker(speaker, Kind::Brown)),
        (4, Span::raw("++")),
    ];
    for (goods, gain) in brings {
        let from = row.width();
        row = row.put(format!("{goods}→")).put(gain);
        row = row.since(from, format!("different-{goods}")).put(" ");
    }
    row
}

fn markets(view: &View, speaker: &Speaker) -> Sheet {
    let state = &view.table;
    let mut sheet = Sheet::new();
    for market in Market::ALL {
        let name = speaker.text(&format!("istanbul-market-{market}"));
        let sign = match market.colour() {
            Some(colour) => marker(speaker, colour.kind()),
            None if market == Market::Lira => marker(speaker, Kind::Lira),
            None => piece(" ★ ", palette::WHITE),
        };
        let left = usize::from(view.rubies_left[market]);
        let taken = usize::from(state.taken[market]);
        let mut row = Row::new().put(sign).put(format!(" {name}")).to(21);
        row = row.put(piece("◆".repeat(left), palette::VERMILION)).put("·".repeat(taken)).to(31);
        row = price(row, view, speaker, market);
        sheet.row(row.since(0, format!("ruby-{}", market.index())));
    }
    sheet
}

/// What the next ruby of a market costs.
fn price(row: Row, view: &View, speaker: &Speaker, market: Market) -> Row {
    let price = view.prices[market];
    match market {
        _ if view.rubies_left[market] == 0 => row.put(faint(speaker.text("istanbul-price-none"))),
        Market::Mosque => row.put(speaker.say(&say!("tui-istanbul-price-mosque", n = price))),
        Market::Carpet => row.put(speaker.say(&say!("tui-istanbul-price-carpet", n = price))),
        Market::Lira => row.put(format!("{price} ")).put(marker(speaker, Kind::Lira)),
        _ => {
            let kind = market.colour().expect("a column has a colour").kind();
            row.put(format!("{price} ")).put(marker(speaker, kind))
        }
    }
}

/// The tiles on display with their price, two to a line.
fn tiles(view: &View, speaker: &Speaker) -> Sheet {
    let state = &view.table;
    let stack = say!("tui-istanbul-tiles", stack = state.stack.len());
    let deck = say!("tui-istanbul-deck", n = state.deck.len(), discards = view.discards);
    let title = Row::new().put(bold(speaker.say(&stack))).put("  ");
    let mut sheet = Sheet::new();
    sheet.row(title.put(faint(speaker.say(&deck))));
    let display: Vec<_> = state.display.kinds().collect();
    for pair in display.chunks(2) {
        let mut row = Row::new();
        for (column, &(code, count)) in pair.iter().enumerate() {
            let tile = state.content.tile(code);
            let place = state.content.tile_place(code).unwrap_or_default();
            row = row.to(1 + 29 * column);
            let from = row.width();
            row = goods(row, speaker, &tile.cost).put(format!(" {}", short(speaker, tile.effect)));
            if count > 1 {
                row = row.put(format!(" ×{count}"));
            }
            row = row.since(from, format!("tile-{place}"));
        }
        sheet.row(row);
    }
    sheet
}

fn goods(mut row: Row, speaker: &Speaker, goods: &Goods) -> Row {
    for (colour, count) in goods.some() {
        for _ in 0..count {
            row = row.put(marker(speaker, colour.kind()));
        }
    }
    row
}

/// The words of every open card.
fn cards(view: &View, speaker: &Speaker, text: &[Line]) -> Sheet {
    let state = &view.table;
    let mut sheet = Sheet::new();
    let open = text.iter().filter_map(|line| match line {
        Line::Say(phrase) if phrase.key == "istanbul-table-open" => Some(phrase),
        _ => None,
    });
    for ((code, _), phrase) in state.revealed.kinds().zip(open) {
        let place = state.content.card_place(code).unwrap_or_default();
        sheet.below(open_card(speaker, phrase, place));
    }
    sheet
}

fn open_card(speaker: &Speaker, phrase: &Phrase, place: usize) -> Sheet {
    let mut sheet = Sheet::new();
    for line in wrap(&speaker.say(phrase), 57, 2) {
        sheet.row(Row::new().put(" ").at(format!("card-{place}"), line));
    }
    sheet
}

/// Rubies and stock; below, the tiles.
fn player(view: &View, speaker: &Speaker, seat: Seat) -> Sheet {
    let player = &view.table.players[seat];
    let mut row = Row::new().put(seat_mark(seat)).put(" ").put(bold(speaker.name(seat))).to(16);
    row = row.put(piece("◆".repeat(usize::from(player.rubies)), palette::VERMILION));
    row = stock(row.put(" "), speaker, &player.stock, view.viewer == Viewer::Seat(seat));
    let mut sheet = Sheet::new();
    sheet.row(row);
    if !player.tiles.is_none() {
        let mut row = Row::new().put("   ");
        for (effect, count) in player.tiles.some() {
            let from = row.width();
            row = row.put(piece(format!(" {} ", short(speaker, effect)), palette::SKY));
            if count > 1 {
                row = row.put(format!("×{count}"));
            }
            row = row.since(from, format!("own-tile-{}", effect.index())).put(" ");
        }
        sheet.row(row.since(3, "income"));
    }
    sheet
}

/// A tile's effect in a word.
fn short(speaker: &Speaker, effect: Effect) -> String {
    speaker.say(&match effect {
        Effect::Lira => say!("tui-istanbul-tile-lira"),
        Effect::Crystal => say!("tui-istanbul-tile-crystal"),
        Effect::Card => say!("tui-istanbul-tile-card"),
        Effect::Action => say!("tui-istanbul-tile-action"),
        Effect::Die => say!("tui-istanbul-tile-die"),
        Effect::Red => say!("tui-istanbul-tile-red"),
        Effect::Yellow => say!("tui-istanbul-tile-yellow"),
        Effect::Green => say!("tui-istanbul-tile-green"),
        Effect::Blue => say!("tui-istanbul-tile-blue"),
    })
}

fn stock(mut row: Row, speaker: &Speaker, stock: &Stock, own: bool) -> Row {
    for (kind, count) in stock.some() {
        let from = row.width();
        row = row.put(format!("{count}")).put(marker(speaker, kind));
        if own {
            row = row.since(from, format!("stock-{}", kind as u8));
        }
        row = row.put(" ");
    }
    row
}
