//! The whole view as text: who has what, then dice, markets, tiles, cards.

use game::{Arg, Line, Phrase, Seat, TextTable, say};

use super::things;
use crate::action::Letters;
use crate::pieces::{Kind, Market};
use crate::score::wealth;
use crate::state::Istanbul;
use crate::view::View;

pub(crate) fn table(view: &View) -> TextTable {
    let state = &view.table;
    let mut table = TextTable::default();
    for seat in Seat::all(state.seats) {
        let lines = player_lines(state, seat);
        match view.seat() == Some(seat) {
            true => table.you = lines,
            false => table.others.extend(lines),
        }
    }
    table.board = board_lines(view);
    table
}

fn player_lines(state: &Istanbul, seat: Seat) -> Vec<Line> {
    let player = &state.players[seat];
    let (n, worth) = (player.rubies, wealth(state, seat));
    let rubies =
        say!("istanbul-table-rubies", seat = seat, n = n, goal = state.goal(), worth = worth);
    let stock = things::list_or_nothing(things::stock_list(&player.stock));
    let mut lines = vec![Line::Say(rubies), Line::Say(say!("istanbul-table-stock", stock = stock))];
    if !player.tiles.is_none() {
        let n = player.tiles.sum();
        let tiles = things::tiles_list(&player.tiles);
        lines.push(Line::Say(say!("istanbul-table-tiles", n = n, tiles = tiles)));
    }
    lines
}

fn board_lines(view: &View) -> Vec<Line> {
    let state = &view.table;
    let (round, seat, n) = (state.round, state.turn, state.actions);
    let turn = say!("istanbul-table-turn", round = round, seat = seat, n = n);
    let mut lines = vec![Line::Say(turn)];
    if !state.dice.is_none() {
        lines.push(Line::Say(say!("istanbul-table-dice", dice = drawn_dice(state))));
    }
    lines.push(Line::Say(say!("istanbul-table-markets")));
    lines.extend(Market::ALL.into_iter().map(|market| market_line(view, market)));
    lines.extend(tile_lines(state));
    let stock = things::list_or_nothing(things::stock_list(&view.supply));
    lines.push(Line::Say(say!("istanbul-table-supply", stock = stock)));
    let deck = say!("istanbul-table-deck", n = state.deck.len(), discards = view.discards);
    lines.push(Line::Say(deck));
    for (code, _) in state.revealed.kinds() {
        let card = things::card(state.content.card(code));
        lines.push(Line::Say(say!("istanbul-table-open", card = card)));
    }
    lines
}

/// `[R] [R] [G] [L] [C]`
fn drawn_dice(state: &Istanbul) -> String {
    let letters = Letters(state.dice).to_string().to_uppercase();
    let dice: Vec<String> = letters.chars().map(|letter| format!("[{letter}]")).collect();
    dice.join(" ")
}

/// The market's name, a `*` for each ruby and a `.` for each one taken, and the next price.
fn market_line(view: &View, market: Market) -> Line {
    let state = &view.table;
    let left = view.rubies_left[market] as usize;
    let drawn = "*".repeat(left) + &".".repeat(state.taken[market] as usize);
    let price = match left {
        0 => say!("istanbul-price-none"),
        _ => price_phrase(state, market),
    };
    Line::Row(vec![
        (Arg::from(things::market(market)), 16),
        (Arg::from(drawn), 9),
        (Arg::from(price), 0),
    ])
}

/// What the next ruby of a market costs.
pub(super) fn price_phrase(state: &Istanbul, market: Market) -> Phrase {
    let price = state.price(market).unwrap_or(0);
    match (market.colour(), market) {
        (Some(colour), _) => things::goods(colour, price),
        (None, Market::Carpet) => say!("istanbul-price-carpet", n = price),
        (None, Market::Mosque) => say!("istanbul-price-mosque", n = state.mosque_at()),
        _ => things::stock(Kind::Lira, price),
    }
}

fn tile_lines(state: &Istanbul) -> Vec<Line> {
    let (shown, stack) = (state.display.len(), state.stack.len());
    let mut lines = vec![Line::Say(say!("istanbul-table-display", n = shown, stack = stack))];
    for (code, count) in state.display.kinds() {
        let tile = state.content.tile(code);
        let (tile, cost) = (things::effect(tile.effect), things::goods_list(&tile.cost));
        let line = say!("istanbul-table-tile", tile = tile, cost = cost, n = count);
        lines.push(Line::Say(line));
    }
    lines
}
