//! Positions by hand, for the tests of the rules.
#![allow(dead_code)] // Each test file uses its part.

use game::Seat;
use istanbul::{Code, Effect, Istanbul, Kind};
use testkit::Scene;

pub(crate) type Table = Scene<Istanbul>;

/// The tiles that [`start`] turns up: one of each sort.
pub(crate) const DISPLAY: [&str; 6] = ["lr", "cy", "bg", "ab", "gr", "dx"];

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

/// A new game with one tile of each sort on display, before the first roll.
pub(crate) fn start(seats: u8) -> Table {
    start_with(seats, "")
}

pub(crate) fn start_with(seats: u8, options: &str) -> Table {
    let mut table = Table::new(seats, options);
    for code in DISPLAY {
        table.chance(&format!("tile {code}"));
    }
    table
}

/// The first player has rolled these dice, without a crystal unless one is given.
pub(crate) fn rolled(seats: u8, dice: &str) -> Table {
    let mut table = start(seats);
    give(&mut table, 0, Kind::Crystal, 0);
    table.chance(&format!("dice {dice}"));
    table
}

/// Sets how many of a kind a player has.
pub(crate) fn give(table: &mut Table, player: u8, kind: Kind, count: u8) {
    table.set_up(|state| state.players[seat(player)].stock[kind] = count);
}

pub(crate) fn has(table: &Table, player: u8, kind: Kind) -> u8 {
    table.state.players[seat(player)].stock[kind]
}

pub(crate) fn rubies(table: &Table, player: u8) -> u8 {
    table.state.players[seat(player)].rubies
}

pub(crate) fn tiles(table: &Table, player: u8, effect: Effect) -> u8 {
    table.state.players[seat(player)].tiles[effect]
}

pub(crate) fn code(text: &str) -> Code {
    text.parse().unwrap()
}

/// Gives a player tiles out of the stack.
pub(crate) fn own(table: &mut Table, player: u8, codes: &[&str]) {
    table.set_up(|state| {
        for text in codes {
            let effect = state.content.tile(code(text)).effect;
            assert!(state.stack.remove(code(text)), "{text} is in the stack");
            state.players[seat(player)].tiles[effect] += 1;
        }
    });
}

/// The second player's turn begins, with these tiles; two players.
pub(crate) fn turn_with(codes: &[&str]) -> Table {
    let mut table = start(2);
    own(&mut table, 1, codes);
    table.chance("dice rrrrr").act("end");
    assert_eq!(table.state.turn, seat(1));
    table
}

/// Lets a player have taken rubies from a market.
pub(crate) fn take_rubies(table: &mut Table, player: u8, market: istanbul::Market, count: u8) {
    table.set_up(|state| {
        state.taken[market] += count;
        state.players[seat(player)].rubies += count;
    });
}

/// The choices that begin with a word.
pub(crate) fn choices(table: &Table, word: &str) -> Vec<String> {
    let mut legal = table.legal();
    legal.retain(|notation| notation.split(' ').next() == Some(word));
    legal
}
