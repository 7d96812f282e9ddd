//! Positions for the rule tests, set up by hand.

#![allow(dead_code)] // Each test file uses some of it.

use game::{Game, Seat};
pub(crate) use testkit::Scene;
use yspahan::{Building, Caravan, Card, Filled, Group, Row, Shop, Yspahan};

pub(crate) type Table = Scene<Yspahan>;

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// A fresh game in which seat 1 begins.
pub(crate) fn fresh(seats: u8) -> Table {
    Scene::new(seats, "first=1")
}

/// Seat 1 has rolled these white dice and may take a group.
pub(crate) fn rolled(seats: u8, dice: &str) -> Table {
    let mut table = fresh(seats);
    table.act("roll 0").chance(&format!("dice {dice}"));
    table
}

/// A roll that fills every row: 1s on Camel, 2s on Sack, 3s on Barrel, 4s on Chest, 5s on Vase,
/// 6s on Gold.
pub(crate) const ALL_ROWS: &str = "112234566";
/// The same for the eight dice of two players.
pub(crate) const ALL_ROWS_FOR_TWO: &str = "11223456";

/// Puts a seat's cubes into shops.
pub(crate) fn cubes(table: &mut Table, owner: u8, shops: &[&str]) {
    table.set_up(|game| {
        for shop in shops {
            let shop: Shop = shop.parse().unwrap();
            let stalls = &mut game.board.souks[shop.souk.index()];
            stalls.owner = Some(seat(owner));
            stalls.filled.0 |= Filled::bit(shop.number);
        }
    });
}

/// Moves cards from the deck to a hand.
pub(crate) fn hand(table: &mut Table, owner: u8, cards: &[Card]) {
    table.set_up(|game| {
        for &card in cards {
            game.deck[card] -= 1;
            game.hands[seat(owner)][card] += 1;
        }
    });
}

pub(crate) fn goods(table: &mut Table, owner: u8, camels: u16, gold: u16) {
    table.set_up(|game| {
        let player = &mut game.board.players[seat(owner)];
        (player.camels, player.gold) = (camels, gold);
    });
}

pub(crate) fn buildings(table: &mut Table, owner: u8, list: &[Building]) {
    table.set_up(|game| {
        game.board.players[seat(owner)].buildings = list.iter().copied().collect();
    });
}

/// Loads the caravan with cubes of these seats, in order.
pub(crate) fn caravan(table: &mut Table, owners: &[u8]) {
    table.set_up(|game| {
        game.board.caravan = Caravan::new();
        owners.iter().for_each(|&owner| game.board.caravan.push(seat(owner)));
    });
}

pub(crate) fn supervisor(table: &mut Table, space: &str) {
    table.set_up(|game| game.board.supervisor = space.parse().unwrap());
}

pub(crate) fn day(table: &mut Table, week: u8, day: u8) {
    table.set_up(|game| (game.board.week, game.board.day) = (week, day));
}

pub(crate) fn score(table: &Table, of: u8) -> i32 {
    table.state.score(seat(of))
}

/// Camels and gold.
pub(crate) fn purse(table: &Table, of: u8) -> (u16, u16) {
    let player = &table.state.board.players[seat(of)];
    (player.camels, player.gold)
}

pub(crate) fn cube(table: &Table, shop: &str) -> Option<Seat> {
    table.state.board.cube(shop.parse().unwrap())
}

pub(crate) fn group(table: &Table, row: Row) -> Group {
    table.state.board.tower.group(row)
}

/// Dice on each row from Camel to Gold, white and yellow together.
pub(crate) fn dice(table: &Table) -> [u8; 6] {
    table.state.board.tower.0.map(|group| group.white + group.yellow)
}

/// The rest of a turn without any further choice.
pub(crate) fn end(table: &mut Table) {
    table.act("end");
}

/// Takes a row and spends it on a card, which chance names, and ends the turn.
pub(crate) fn pass_by_card(table: &mut Table, row: &str, card: &str) {
    table.act(&format!("take {row}")).act("use card").chance(&format!("card {card}"));
    end(table);
}

/// Plays the rest of the day in the dullest way: draw cards, play none.
pub(crate) fn dull_day(table: &mut Table) {
    let (week, day) = (table.state.board.week, table.state.board.day);
    while (table.state.board.week, table.state.board.day) == (week, day) {
        dull_step(table);
        if table.state.ending().is_some() {
            return;
        }
    }
}

fn dull_step(table: &mut Table) {
    table.any_chance(1);
    let wishes = ["roll 0", "use card", "draw", "let go", "end"];
    let legal = table.legal();
    let wish = wishes.iter().find(|wish| legal.iter().any(|action| action == *wish));
    let action = wish.map_or_else(|| legal[0].clone(), |wish| (*wish).to_owned());
    table.act(&action);
    table.any_chance(1);
}

/// The refusal of an action that is not legal now: rule id and message key.
pub(crate) fn refused(table: &Table, notation: &str) -> (&'static str, &'static str) {
    let refusal = table.refused(notation);
    (refusal.rule, refusal.phrase.key)
}
