//! Tabriz: the bazaar as a plan of tiles joined by paths, with tracks, prices, dice and apprentices;
//! below it the players and the viewer's commissions. A material is told by letter and colour, a
//! die by its sign (`#` black, `=` grey, `-` white) and face, a lying apprentice by a stroke.

use game::{Seat, TextTable, Viewer, say};
use lang::Speaker;
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::text::Span;
use tabriz::{
    Card, Colour, Deck, DiceSet, Faces, Goods, Material, Offer, Open, Shop, Side, Sign, Space, View,
};

use super::tabriz_rival;
use crate::palette::{self, bold, faint, piece, seat_colour, seat_mark};
use crate::sheet::{Row, Sheet};

/// Columns of a tile, and of a tile with the path to the next one.
const TILE: usize = 7;
const CELL: usize = 8;
/// Lines of a tile.
const LINES: usize = 5;

pub(super) fn board(view: &View, speaker: &Speaker, text: &TextTable) -> Sheet {
    let open = &view.open;
    let mut sheet = plan(open, speaker);
    sheet.row(pool(open, speaker));
    sheet.row(decks(view, speaker));
    for seat in Seat::all(open.seats) {
        sheet.row(player(open, speaker, seat));
    }
    sheet.below(own_cards(view, speaker));
    if let Some(rival) = &open.rival {
        sheet.below(tabriz_rival::mat(rival, speaker, &text.others));
    }
    sheet
}

fn tint(material: Material) -> Color {
    match material {
        Material::Wool => palette::WHITE,
        Material::Plant => palette::GREEN,
        Material::Camel => palette::ORANGE,
        Material::Carmine => palette::VERMILION,
        Material::Silk => palette::SKY,
    }
}

fn letter(speaker: &Speaker, material: Material) -> String {
    speaker.letter(&say!("tabriz-letters-material"), material.index())
}

pub(super) fn good(speaker: &Speaker, material: Material) -> Span<'static> {
    piece(letter(speaker, material), tint(material))
}

/// Sign and face of a die.
fn die(speaker: &Speaker, colour: Colour, face: Material) -> Span<'static> {
    let (sign, tint) = match colour {
        Colour::Black => ("#", Color::Rgb(0x20, 0x20, 0x20)),
        Colour::Grey => ("=", palette::GREY),
        Colour::White => ("-", palette::WHITE),
    };
    piece(format!("{sign}{}", letter(speaker, face)), tint)
}

pub(super) fn faces(mut row: Row, speaker: &Speaker, colour: Colour, faces: Faces) -> Row {
    for (face, count) in faces.iter() {
        for _ in 0..count {
            row = row.put(die(speaker, colour, face)).put(" ");
        }
    }
    row
}

pub(super) fn goods(mut row: Row, speaker: &Speaker, goods: Goods) -> Row {
    for (material, count) in goods.iter() {
        row = row.put(good(speaker, material)).put(format!("{count} "));
    }
    row
}

/// All tiles in their places, with the paths between neighbours.
fn plan(open: &Open, speaker: &Speaker) -> Sheet {
    let board = open.board();
    let spaces: Vec<Space> = Space::each(board.open).collect();
    let x = |space: Space| board.x[space.index()];
    let y = |space: Space| board.y[space.index()];
    let columns = spaces.iter().map(|&space| x(space));
    let (left, right) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
    let rows = spaces.iter().map(|&space| y(space));
    let (low, high) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    let at = |column: i8, row: i8| spaces.iter().copied().find(|&s| (x(s), y(s)) == (column, row));
    let mut sheet = Sheet::new();
    for level in (low..=high).rev() {
        let here: Vec<Option<Space>> = (left..=right).map(|column| at(column, level)).collect();
        sheet.below(level_of_tiles(open, speaker, &here));
        if level > low {
            let below: Vec<Option<Space>> =
                (left..=right).map(|column| at(column, level - 1)).collect();
            sheet.row(paths_down(open, &here, &below));
        }
    }
    sheet
}

fn joined(open: &Open, a: Option<Space>, b: Option<Space>) -> bool {
    let distance = |a: Space, b: Space| open.board().distance[a.index()][b.index()];
    a.zip(b).is_some_and(|(a, b)| distance(a, b) == 1)
}

fn paths_down(open: &Open, here: &[Option<Space>], below: &[Option<Space>]) -> Row {
    let mut row = Row::new();
    for (column, (&a, &b)) in here.iter().zip(below).enumerate() {
        row = row.to(CELL * column + TILE / 2);
        if joined(open, a, b) {
            row = row.put(faint("┆"));
        }
    }
    row
}

/// One row of tiles side by side.
fn level_of_tiles(open: &Open, speaker: &Speaker, here: &[Option<Space>]) -> Sheet {
    let tiles: Vec<Option<Vec<Row>>> =
        here.iter().map(|space| space.map(|space| tile(open, speaker, space))).collect();
    let mut sheet = Sheet::new();
    for line in 0..LINES {
        let mut part = Sheet::new();
        part.line("");
        for (column, tile) in tiles.iter().enumerate() {
            let Some(row) = tile.as_ref().and_then(|rows| rows.get(line)) else {
                continue;
            };
            let mut one = Sheet::new();
            let next = here.get(column + 1).copied().flatten();
            let path = if line == 0 && joined(open, here[column], next) { "┄" } else { "" };
            one.row(row.clone().to(TILE).put(faint(path)));
            part.beside(one, CELL * column);
        }
        sheet.below(part);
    }
    for (column, space) in here.iter().enumerate() {
        let area = Rect::new((CELL * column) as u16, 0, TILE as u16, LINES as u16);
        space.iter().for_each(|&space| mark(&mut sheet, open, space, area));
    }
    sheet
}

/// Everything that can be done at a tile is pointed at by pointing at the tile.
fn mark(sheet: &mut Sheet, open: &Open, space: Space, area: Rect) {
    let here = space.index();
    sheet.mark(format!("space-{here}"), area);
    sheet.mark(format!("apprentice-{here}"), area);
    sheet.mark(format!("rival-apprentice-{here}"), area);
    if space != open.at && space.yard().is_none() {
        return;
    }
    for track in 0..2 {
        sheet.mark(format!("track-{here}-{track}"), area);
    }
    (0..4).for_each(|number| sheet.mark(format!("trade-{here}-{number}"), area));
    Material::ALL.iter().for_each(|m| sheet.mark(format!("price-{here}-{}", m.index()), area));
    (0..15).for_each(|number| sheet.mark(format!("die-{here}-{number}"), area));
    if space == Space::MEYDAN {
        sheet.mark("bank", area);
    }
}

/// Name, pieces or dice, prices, people.
fn tile(open: &Open, speaker: &Speaker, space: Space) -> Vec<Row> {
    let mut rows = vec![name(open, speaker, space)];
    let pieces = open.pieces(space);
    let yard = space.yard().map(|yard| open.yards[yard].dice).unwrap_or_default();
    match open.side(space) {
        Side::Shop(shop) => {
            rows.push(track(speaker, pieces));
            rows.extend(prices(shop));
        }
        Side::Trader(trades) => {
            for trade in trades.iter().take(2) {
                let row = counted(Row::new().put(format!("{}×", trade.times)), speaker, trade.give);
                rows.push(counted(row.put("›"), speaker, trade.get));
            }
        }
        Side::Caravanserai { .. } => {
            rows.push(yard_dice(speaker, &yard));
            rows.push(track(speaker, pieces));
        }
        Side::Bargain { .. } | Side::Farideh { .. } => rows.push(yard_dice(speaker, &yard)),
        Side::Meydan { .. } | Side::ConMan { .. } | Side::Merchant { .. } | Side::Gita { .. } => {}
    }
    rows.truncate(LINES - 1);
    rows.push(people(open, space));
    rows
}

fn name(open: &Open, speaker: &Speaker, space: Space) -> Row {
    let row = Row::new();
    let shop = || Row::new().put(speaker.say(&say!("tui-tabriz-shop")));
    let word = match open.address(space).sign {
        Sign::Shop(material) => return shop().put(" ").put(good(speaker, material)),
        Sign::DualShop(first, second) => {
            return shop().put(" ").put(good(speaker, first)).put(good(speaker, second));
        }
        Sign::Trader(tile) => {
            let index = tile.index().wrapping_sub(5);
            let sold = Material::ALL.get(index).copied();
            return row
                .put("⇄")
                .put(sold.map_or(Span::raw("±"), |material| good(speaker, material)));
        }
        Sign::Meydan => say!("tui-tabriz-meydan"),
        Sign::ConMan => say!("tui-tabriz-con-man"),
        Sign::Merchant => say!("tui-tabriz-merchant"),
        Sign::Gita => say!("tui-tabriz-gita"),
        Sign::Caravanserai => say!("tui-tabriz-caravanserai"),
        Sign::Bargain => say!("tui-tabriz-bargain"),
        Sign::Farideh => say!("tui-tabriz-farideh"),
    };
    row.put(bold(speaker.say(&word)))
}

/// A number where there is more than one, then the letter.
fn counted(row: Row, speaker: &Speaker, goods: Goods) -> Row {
    goods.iter().fold(row, |row, (material, count)| match count {
        1 => row.put(good(speaker, material)),
        more => row.put(more.to_string()).put(good(speaker, material)),
    })
}

/// The pieces of a tile; many of one material are counted.
fn track(speaker: &Speaker, pieces: Goods) -> Row {
    let all: u16 = pieces.iter().map(|(_, count)| count).sum();
    pieces.iter().fold(Row::new(), |row, (material, count)| match usize::from(all) <= TILE {
        true => (0..count).fold(row, |row, _| row.put(good(speaker, material))),
        false => row.put(good(speaker, material)).put(format!("{count} ")),
    })
}

/// `1:2 3:5`, pieces and their price; or the price at each space from the right.
fn prices(shop: &Shop) -> Vec<Row> {
    let offer = |offer: &Offer| {
        let plus = if offer.all { "+" } else { "" };
        format!("{}{plus}:{}", offer.take, offer.cost)
    };
    let mut words: Vec<String> = shop.shared.iter().map(offer).collect();
    for lane in &shop.lanes {
        words.extend(lane.offers.iter().map(offer));
        words.extend(lane.space_prices.iter().rev().map(|price| format!(":{price}")));
    }
    words.dedup();
    let mut lines = vec![String::new()];
    for word in words {
        let last = lines.last_mut().expect("there is a line");
        match last.len() + 1 + word.len() {
            _ if last.is_empty() => *last = word,
            width if width <= TILE => {
                last.push(' ');
                last.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines.into_iter().map(|line| Row::new().put(faint(line))).collect()
}

fn yard_dice(speaker: &Speaker, dice: &DiceSet) -> Row {
    dice.iter().fold(Row::new(), |row, (colour, face, count)| {
        (0..count).fold(row, |row, _| row.put(die(speaker, colour, face)))
    })
}

/// Who stands there, and who lies there.
fn people(open: &Open, space: Space) -> Row {
    let mut row = Row::new();
    for seat in Seat::all(open.seats) {
        for apprentice in open.players[seat].apprentices.iter().filter(|a| a.space == space) {
            let lying = if apprentice.lying { "_" } else { "" };
            row = row.put(piece(format!("{seat}{lying}"), seat_colour(seat)));
        }
    }
    let rivals = open.rival.iter().flat_map(|rival| rival.apprentices);
    rivals.filter(|&at| at == space).fold(row, |row, _| row.put(piece("*", palette::GREY)))
}

fn pool(open: &Open, speaker: &Speaker) -> Row {
    let mut row = Row::new().put(bold(speaker.say(&say!("tui-tabriz-pool")))).put(" ");
    for colour in Colour::ALL {
        let from = row.width();
        let name = speaker.text(&format!("tabriz-{}", colour.name()));
        row = row.put(format!("{name} {}", open.pool[colour.index()]));
        row = row.since(from, format!("pool-{}", colour.index()));
        for face in Material::ALL {
            row = row.since(from, format!("pool-{}-{}", colour.index(), face.index()));
        }
        row = row.put("  ");
    }
    let round = say!("tui-tabriz-round", round = open.round);
    let row = row.put(faint(speaker.say(&round))).put(" ").put(seat_mark(open.marker));
    row.since(0, "done")
}

fn decks(view: &View, speaker: &Speaker) -> Row {
    let mut row = Row::new();
    for deck in Deck::ALL {
        let from = row.width();
        let name = speaker.text(&format!("tabriz-{}", deck.name()));
        row = row.put(format!("{name} {}", view.decks[deck.index()]));
        row = row.since(from, format!("deck-{}", deck.index())).put("  ");
    }
    row
}

fn player(open: &Open, speaker: &Speaker, seat: Seat) -> Row {
    let player = &open.players[seat];
    let row = Row::new().put(seat_mark(seat)).put(" ").put(bold(speaker.name(seat))).to(13);
    let row = goods(row.put(format!("¤{} ", player.coins)), speaker, player.goods);
    let standing = say!(
        "tui-tabriz-standing",
        skill = player.skill,
        prestige = player.prestige,
        done = player.done.count()
    );
    let row = row.put(faint(speaker.say(&standing)));
    // Whatever is used of the workshop is used by its owner.
    let numbers = 0..open.content.actions.len();
    match open.current == seat {
        true => numbers.fold(row, |row, number| row.since(0, format!("workshop-{number}"))),
        false => row,
    }
}

/// Commissions to choose from, and those on hand: what is there of each, and what is missing.
fn own_cards(view: &View, speaker: &Speaker) -> Sheet {
    let mut sheet = Sheet::new();
    let (Viewer::Seat(seat), Some(own)) = (view.viewer, view.own) else {
        return sheet;
    };
    let owned = view.open.players[seat].goods;
    for (place, title, cards) in [
        ("offer", say!("tui-tabriz-offer"), own.offer),
        ("hand", say!("tui-tabriz-hand"), own.hand),
    ] {
        if !cards.is_empty() {
            sheet.line(bold(speaker.say(&title)));
        }
        for card in cards.iter() {
            let row = commission(view, speaker, card, owned);
            sheet.row(row.since(0, format!("{place}-{}", card.index())));
        }
    }
    for card in own.dealt.into_iter().flatten() {
        let name = speaker.say(&say!("tui-tabriz-advanced", number = card.index() + 1));
        sheet.row(Row::new().at(format!("advanced-{}", card.0), name));
    }
    sheet
}

/// A carpet: a filled square for each piece one has, a small letter for each that is missing.
fn commission(view: &View, speaker: &Speaker, card: Card, owned: Goods) -> Row {
    let printed = view.open.content.card(card);
    let mut row = Row::new().put(" ");
    for (material, count) in printed.needs.iter() {
        for number in 0..count {
            row = match number < owned.count(material) {
                true => row.put(good(speaker, material)),
                false => row.put(faint(letter(speaker, material).to_lowercase())),
            };
        }
        row = row.put(" ");
    }
    let reward = &printed.reward;
    row = row.put("→");
    for (sign, count) in
        [("★", u16::from(reward.prestige)), ("¤", reward.coins), ("▲", u16::from(reward.skill))]
    {
        if count > 0 {
            row = row.put(format!(" {sign}{count}"));
        }
    }
    goods(row.put(" "), speaker, reward.goods)
}
