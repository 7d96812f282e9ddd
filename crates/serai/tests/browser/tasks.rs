//! What a new player wants to do in each game, done by pieces alone within three touches, without reading
//! the list: on a desk and on a phone.

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Move, Player};

const DESK: Screen = Screen { width: 1440, height: 900, touch: false };
const PHONE: Screen = Screen { width: 390, height: 844, touch: true };
/// So many touches a task may take, and so many tasks must come up in a match.
const TOUCHES: usize = 3;
const TASKS: usize = 4;
/// After so many decisions, and so many matches, one no longer waits for a task to come up.
const PATIENCE: usize = 100;
const MATCHES: usize = 2;

/// What is wished, and the pieces it touches: the beginning of their names, and how many of them.
type Task = (&'static str, &'static [(&'static str, usize)]);

const OSAKA: [Task; 10] = [
    ("choose the first token", &[("token-", 1)]),
    ("take a card of the market", &[("market-", 1)]),
    ("reserve a card of the market", &[("reserve-market-", 1)]),
    ("reserve a card of production", &[("reserve-production-", 1)]),
    ("buy the market", &[("buy", 1)]),
    ("pay with two cards", &[("hand-", 2)]),
    ("pay with three cards", &[("hand-", 3)]),
    ("insure goods", &[("goods-", 1)]),
    ("insure goods with one card", &[("goods-", 1), ("hand-", 1)]),
    ("leave goods uninsured", &[("done", 1)]),
];
const YSPAHAN: [Task; 10] = [
    ("roll the white dice", &[("yellow-0", 1)]),
    ("roll with a yellow die", &[("yellow-1", 1)]),
    ("take a group of dice", &[("row-", 1)]),
    ("use the dice for their row", &[("use-row", 1)]),
    ("use the dice for a card", &[("deck", 1)]),
    ("use the dice for the supervisor", &[("supervisor", 1)]),
    ("put a cube into a shop", &[("shop-", 1)]),
    ("send the supervisor to a space", &[("space-", 1)]),
    ("build", &[("building-", 1)]),
    ("end the turn", &[("end", 1)]),
];
const ISTANBUL: [Task; 10] = [
    ("re-roll one die", &[("die-", 1)]),
    ("re-roll two dice", &[("die-", 2)]),
    ("re-roll three dice", &[("die-", 3)]),
    ("a marker for two equal goods", &[("equal-", 1)]),
    ("a crystal for two different goods", &[("different-2", 1)]),
    ("lira for dice", &[("lira-dice", 1)]),
    ("open cards", &[("deck", 1)]),
    ("a mosque tile", &[("tile-", 1)]),
    ("a ruby", &[("ruby-", 1)]),
    ("end the turn", &[("end", 1)]),
];
const TABRIZ: [Task; 10] = [
    ("keep one carpet", &[("offer-", 1)]),
    ("keep two carpets", &[("offer-", 2)]),
    ("send an apprentice to a tile", &[("apprentice-", 1), ("space-", 1)]),
    ("buy at a shop", &[("buy", 1)]),
    ("trade", &[("trade-", 1)]),
    ("draw from a deck", &[("deck-", 1)]),
    ("go to the bank", &[("bank", 1)]),
    ("complete a commission", &[("hand-", 1)]),
    ("take a die of a yard", &[("die-", 1)]),
    ("end the turn", &[("done", 1)]),
];

/// Whether a move touches exactly these pieces.
fn does(one: &Move, (_, wanted): &Task) -> bool {
    let all: usize = wanted.iter().map(|(_, count)| count).sum();
    let enough = |(name, count): &(&str, usize)| {
        one.pieces.iter().filter(|piece| piece.starts_with(name)).count() == *count
    };
    one.number.is_some() && one.pieces.len() == all && wanted.iter().all(enough)
}

/// Plays on until each task was done once, or does not come up.
fn try_tasks(game: &str, seats: &[&str], tasks: &[Task; 10]) {
    let Some(house) = House::open() else { return };
    for screen in [DESK, PHONE] {
        let mut player = Player::new(&house, screen, By::Board, 5);
        player.page.look("confirm-never.speed-instant.motion-less.sound-off");
        player.open(game, seats, &[]);
        let (mut left, mut matches): (Vec<&Task>, usize) = (tasks.iter().collect(), 1);
        for _ in 0..PATIENCE {
            let turn = player.turn();
            if left.is_empty() || turn.over && matches == MATCHES {
                break;
            }
            if turn.over {
                player.open(game, seats, &[]);
                matches += 1;
                continue;
            }
            let found = left.iter().enumerate().find_map(|(place, task)| {
                Some((place, turn.moves.iter().find(|one| does(one, task))?.pieces.clone()))
            });
            let Some((place, pieces)) = found else {
                player.decide(&turn);
                continue;
            };
            let task = left.remove(place);
            player.page.picture(&format!("task-{game}-{}-{}", screen.width, 10 - left.len()));
            let touches = player.take_up(&pieces);
            player.answered(&turn);
            assert!(touches <= TOUCHES, "{game}: {} took {touches} touches", task.0);
        }
        let missing: Vec<&str> = left.iter().map(|task| task.0).collect();
        println!(
            "{game} {}: {} of 10 tasks; did not come up: {missing:?}",
            screen.width,
            10 - left.len()
        );
        assert!(left.len() <= 10 - TASKS, "{game}: too few tasks came up; not {missing:?}");
        player.page.nothing_to_complain();
    }
}

#[test]
fn osaka_within_three_touches() {
    try_tasks("osaka", &["me", "random", "random"], &OSAKA);
}

#[test]
fn yspahan_within_three_touches() {
    try_tasks("yspahan", &["me", "random"], &YSPAHAN);
}

#[test]
fn istanbul_within_three_touches() {
    try_tasks("istanbul", &["me", "easy"], &ISTANBUL);
}

#[test]
fn tabriz_within_three_touches() {
    try_tasks("tabriz", &["me", "easy"], &TABRIZ);
}
