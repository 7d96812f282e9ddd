//! What does a program see? The view as named numbers: players from the viewer on, pending work from
//! what is next on, tiles and cards in the order of the content table, all else in that of `pieces`.

use game::Seat;
use game::encoded::{Pen, Round};

use crate::bag::Bag;
use crate::content::{Cardboard, MOST_CARDS, MOST_DICE, MOST_RUBIES, MOST_TILES};
use crate::pieces::{Effect, Face, Kind, Market};
use crate::state::{Istanbul, Player, Purpose, Task};
use crate::view::View;

/// No supply has more of a kind.
const MOST_PIECES: u16 = 90;
/// No price is higher, in goods or in lira.
const MOST_PRICE: u16 = MOST_PIECES;
/// No turn has more actions.
const MOST_ACTIONS: u16 = 40;
/// No agenda is longer.
const TASKS: usize = 8;

pub(crate) fn observe(view: &View, pen: &mut impl Pen) {
    let table = &view.table;
    let round = Round::of(view.viewer, table.seats);
    round.tell(view.viewer, pen);
    turn(table, &round, pen);
    pending(table, &round, pen);
    players(table, &round, pen);
    board(view, pen);
}

fn turn(table: &Istanbul, round: &Round, pen: &mut impl Pen) {
    let many = round.len();
    pen.piece("round", "which round", [1], 0..=u16::MAX, |to| to.put(table.round));
    pen.piece("first", "who began", [many], 0..=1, |to| {
        to.one_of(many, Some(round.place(table.first)));
    });
    pen.piece("turn", "whose turn it is", [many], 0..=1, |to| {
        to.one_of(many, Some(round.place(table.turn)));
    });
    let (faces, dice) = (Face::ALL.len(), MOST_DICE as u16);
    pen.piece("dice", "unused dice by face", [faces], 0..=dice, |to| to.each(table.dice.0));
    pen.piece("actions", "actions left", [1], 0..=MOST_ACTIONS, |to| to.put(table.actions));
    let about = "whether an action was begun";
    pen.piece("acted", about, [1], 0..=1, |to| to.put(table.acted));
    let about = "what the active player's tiles still do this turn, by effect";
    pen.piece("powers", about, [Effect::ALL.len()], 0..=MOST_TILES as u16, |to| {
        to.each(table.powers.0);
    });
}

/// What is to be done, and what is known about it.
fn pending(table: &Istanbul, round: &Round, pen: &mut impl Pen) {
    let tasks = table.agenda.places();
    let about = "pending work by its kind, what is next first";
    pen.piece("task", about, [TASKS, KINDS], 0..=1, |to| {
        tasks.clone().for_each(|task| to.one_of(KINDS, task.map(kind)));
    });
    pen.piece("task_seat", "whose it is", [TASKS, round.len()], 0..=1, |to| {
        for task in tasks.clone() {
            to.one_of(round.len(), task.and_then(seat).map(|seat| round.place(seat)));
        }
    });
    let about = "purpose of a payment from 1; its colour, market, tile or card from 1; colour that is \
                 paid, or how many";
    let most = (MOST_CARDS + 1).max(usize::from(u8::MAX)) as u16;
    pen.piece("task_detail", about, [TASKS, 3], 0..=most, |to| {
        for task in tasks.clone() {
            to.each(task.map_or([0; 3], |task| details(&table.content, task)));
        }
    });
    let about = "what is left to pay: of each colour, of choice, in all";
    pen.piece("task_cost", about, [TASKS, 6], 0..=MOST_PRICE, |to| {
        for task in tasks.clone() {
            match task {
                Some(Task::Pay { cost, .. }) => {
                    to.each(cost.each.0);
                    to.each([cost.extra, cost.total]);
                }
                _ => to.each([0u8; 6]),
            }
        }
    });
}

/// Kinds of pending work, in the order of `Task`.
const KINDS: usize = 18;

fn kind(task: Task) -> usize {
    match task {
        Task::First => 0,
        Task::Turn => 1,
        Task::Income => 2,
        Task::Roll => 3,
        Task::Act => 4,
        Task::Reroll => 5,
        Task::RollAgain { .. } => 6,
        Task::Pay { .. } => 7,
        Task::Reveal { .. } => 8,
        Task::Use => 9,
        Task::Half { .. } => 10,
        Task::Others { .. } => 11,
        Task::Discard => 12,
        Task::Markers => 13,
        Task::Market => 14,
        Task::Give => 15,
        Task::Swap => 16,
        Task::Display => 17,
    }
}

fn seat(task: Task) -> Option<Seat> {
    match task {
        Task::Pay { seat, .. } | Task::Others { seat, .. } => Some(seat),
        _ => None,
    }
}

fn details(content: &Cardboard, task: Task) -> [u8; 3] {
    let card = |code| content.card_place(code).map_or(0, |place| 1 + place as u8);
    let tile = |code| content.tile_place(code).map_or(0, |place| 1 + place as u8);
    match task {
        Task::RollAgain { count } => [0, 0, count],
        Task::Reveal { left } => [0, 0, left],
        Task::Half { code } | Task::Others { code, .. } => [0, card(code), 0],
        Task::Pay { purpose, colour, .. } => {
            let [purpose, of] = match purpose {
                Purpose::Equal { colour } => [1, 1 + colour.index() as u8],
                Purpose::Different { goods } => [2, goods],
                Purpose::Tile { code } => [3, tile(code)],
                Purpose::Ruby { market } => [4, 1 + market.index() as u8],
                Purpose::Half { code } => [5, card(code)],
                Purpose::Others { code } => [6, card(code)],
            };
            [purpose, of, colour]
        }
        _ => [0; 3],
    }
}

fn players(table: &Istanbul, round: &Round, pen: &mut impl Pen) {
    let many = round.len();
    let players = || round.seats().map(|seat| &table.players[seat]);
    let kinds = Kind::ALL.len();
    pen.piece("stock", "what each player has, by kind", [many, kinds], 0..=MOST_PIECES, |to| {
        players().for_each(|player: &Player| to.each(player.stock.0));
    });
    let (about, effects) = ("each player's mosque tiles by effect", Effect::ALL.len());
    pen.piece("tiles", about, [many, effects], 0..=MOST_TILES as u16, |to| {
        players().for_each(|player| to.each(player.tiles.0));
    });
    let most = (MOST_RUBIES * Market::ALL.len()) as u16;
    pen.piece("rubies", "each player's rubies", [many], 0..=most, |to| {
        to.each(players().map(|player| player.rubies));
    });
}

/// Markets, tiles, cards and what is left.
fn board(view: &View, pen: &mut impl Pen) {
    let (table, content) = (&view.table, &*view.table.content);
    let mut each = |name, about, most: usize, counts: &[u8]| {
        pen.piece(name, about, [counts.len()], 0..=most as u16, |to| {
            to.each(counts.iter().copied());
        });
    };
    each("taken", "rubies gone from each market", MOST_RUBIES, &table.taken.0);
    each("rubies_left", "rubies left in each market", MOST_RUBIES, &view.rubies_left.0);
    each(
        "prices",
        "what the next one costs; 0 if there is none",
        MOST_PRICE.into(),
        &view.prices.0,
    );
    each("supply", "what is left beside the board", MOST_PIECES.into(), &view.supply.0);
    each("discards", "cards used up", MOST_CARDS, &[view.discards]);
    let tile = |code| content.tile_place(code);
    bag("display", "mosque tiles face up", &table.display, content.tiles().len(), tile, pen);
    bag("stack", "mosque tiles face down", &table.stack, content.tiles().len(), tile, pen);
    let card = |code| content.card_place(code);
    bag("deck", "bazaar cards to be drawn", &table.deck, content.cards().len(), card, pen);
    bag(
        "revealed",
        "bazaar cards that lie open",
        &table.revealed,
        content.cards().len(),
        card,
        pen,
    );
}

fn bag<const N: usize>(
    name: &'static str,
    about: &'static str,
    bag: &Bag<N>,
    kinds: usize,
    place: impl Fn(crate::bag::Code) -> Option<usize>,
    pen: &mut impl Pen,
) {
    pen.piece(name, about, [kinds], 0..=N as u16, |to| {
        to.counts(kinds, bag.codes().iter().filter_map(|&code| place(code)));
    });
}
