//! What does a program see? The view as named numbers: players from the viewer on, pending work from
//! what is next on, all else in the order of `pieces`.

use game::encoded::{Pen, Round};

use crate::bag::Bag;
use crate::pieces::{Building, CARDS, MOST_SHOPS, Row, SOUKS};
use crate::state::{Board, Caravan, MOST_GOODS, MOST_POINTS, Player, Task};
use crate::view::View;

/// No deck has more copies of a card, and none more cards.
const MOST_COPIES: u16 = 8;
const MOST_CARDS: u16 = MOST_COPIES * CARDS as u16;
/// No row of the tower holds more dice.
const MOST_DICE: u16 = 24;
/// No agenda is longer.
const TASKS: usize = 8;

pub(crate) fn observe(view: &View, pen: &mut impl Pen) {
    let board = &view.board;
    let round = Round::of(view.viewer, board.seats);
    round.tell(view.viewer, pen);
    calendar(board, &round, pen);
    pending(board, &round, pen);
    city(board, &round, pen);
    let mut each = |name, about, most, number: fn(&Player) -> u16| {
        pen.piece(name, about, [round.len()], 0..=most, |to| {
            to.each(round.seats().map(|seat| number(&board.players[seat])));
        });
    };
    each("camels", "camels of each player", MOST_GOODS, |player| player.camels);
    each("gold", "gold of each player", MOST_GOODS, |player| player.gold);
    each("score", "points of each player", MOST_POINTS, |player| player.score);
    let about = "buildings of each player";
    pen.piece("buildings", about, [round.len(), Building::ALL.len()], 0..=1, |to| {
        for seat in round.seats() {
            to.each(Building::ALL.map(|it| board.players[seat].buildings.has(it)));
        }
    });
    cards(view, &round, pen);
}

fn calendar(board: &Board, round: &Round, pen: &mut impl Pen) {
    let (city, many) = (&board.content, round.len());
    pen.piece("week", "which week", [1], 0..=city.weeks.into(), |to| to.put(board.week));
    pen.piece("day", "which day of it", [1], 0..=city.days.into(), |to| to.put(board.day));
    pen.piece("first", "today's first player", [many], 0..=1, |to| {
        to.one_of(many, Some(round.place(board.first)));
    });
    pen.piece("active", "whose turn it is", [many], 0..=1, |to| {
        to.one_of(many, Some(round.place(board.active)));
    });
    let about = "whether this turn's building is built";
    pen.piece("built", about, [1], 0..=1, |to| to.put(board.built));
}

/// What is to be done, and what is known about it.
fn pending(board: &Board, round: &Round, pen: &mut impl Pen) {
    let tasks = board.agenda.places();
    let about = "pending work by its kind, what is next first";
    pen.piece("task", about, [TASKS, KINDS], 0..=1, |to| {
        tasks.clone().for_each(|task| to.one_of(KINDS, task.map(kind)));
    });
    pen.piece("task_seat", "whose it is", [TASKS, round.len()], 0..=1, |to| {
        for task in tasks.clone() {
            to.one_of(round.len(), task.and_then(seat).map(|seat| round.place(seat)));
        }
    });
    let about = "row, quarter, souk or card from 1; face, shop or saved camels; dice or saved gold";
    pen.piece("task_detail", about, [TASKS, 3], 0..=64, |to| {
        tasks.clone().for_each(|task| to.each(task.map_or([0; 3], details)));
    });
}

/// Kinds of pending work, in the order of `Task`.
const KINDS: usize = 17;

fn kind(task: Task) -> usize {
    match task {
        Task::FirstPlayer => 0,
        Task::EndDay => 1,
        Task::Turn { .. } => 2,
        Task::Supply => 3,
        Task::Roll { .. } => 4,
        Task::Take => 5,
        Task::Use { .. } => 6,
        Task::Place { .. } => 7,
        Task::Walk { .. } => 8,
        Task::Order => 9,
        Task::Next { .. } => 10,
        Task::Cube { .. } => 11,
        Task::Draw { .. } => 12,
        Task::AnyShop => 13,
        Task::Amount { .. } => 14,
        Task::Build { .. } => 15,
        Task::End => 16,
    }
}

fn seat(task: Task) -> Option<game::Seat> {
    match task {
        Task::Turn { seat } | Task::Draw { seat } => Some(seat),
        _ => None,
    }
}

fn details(task: Task) -> [u8; 3] {
    let from_one = |place: usize| 1 + place as u8;
    match task {
        Task::Roll { yellow } => [0, 0, yellow],
        Task::Use { row, face, dice } => [from_one(row.index()), face, dice],
        Task::Place { quarter, cubes } => [from_one(quarter.index()), 0, cubes],
        Task::Walk { face } => [0, face, 0],
        Task::Next { shop } | Task::Cube { shop } => [from_one(shop.souk.index()), shop.number, 0],
        Task::Amount { card } => [from_one(card.index()), 0, 0],
        Task::Build { without_camels, without_gold } => {
            [0, without_camels.into(), without_gold.into()]
        }
        _ => [0; 3],
    }
}

/// Tower, street, shops and caravan.
fn city(board: &Board, round: &Round, pen: &mut impl Pen) {
    let rows = Row::ALL.len();
    pen.piece("tower_face", "what the dice of each row show", [rows], 0..=6, |to| {
        to.each(board.tower.0.iter().map(|group| group.face));
    });
    pen.piece("tower_dice", "white and yellow dice of each row", [rows, 2], 0..=MOST_DICE, |to| {
        board.tower.0.iter().for_each(|group| to.each([group.white, group.yellow]));
    });
    let spaces = 1 + board.content.arms.iter().map(|&steps| usize::from(steps)).sum::<usize>();
    pen.piece("supervisor", "the supervisor's space, as walks count them", [spaces], 0..=1, |to| {
        to.one_of(spaces, board.content.space_number(board.supervisor).map(usize::from));
    });
    pen.piece("souk_owner", "whose cubes are in each souk", [SOUKS, round.len()], 0..=1, |to| {
        for stalls in &board.souks {
            to.one_of(round.len(), stalls.owner.map(|owner| round.place(owner)));
        }
    });
    let shops = usize::from(MOST_SHOPS);
    pen.piece("souk_filled", "the shops with a cube", [SOUKS, shops], 0..=1, |to| {
        board.souks.iter().for_each(|stalls| to.bits(shops, stalls.filled.0.into()));
    });
    let about = "whose cubes are in the caravan, the first that came first";
    pen.piece("caravan", about, [Caravan::MOST, round.len()], 0..=1, |to| {
        for place in 0..Caravan::MOST {
            let owner = board.caravan.cubes().get(place);
            to.one_of(round.len(), owner.map(|&owner| round.place(owner)));
        }
    });
}

fn cards(view: &View, round: &Round, pen: &mut impl Pen) {
    pen.piece("hand_size", "cards in each hand", [round.len()], 0..=MOST_CARDS, |to| {
        to.each(round.seats().map(|seat| view.hand_sizes[seat]));
    });
    pen.piece("deck_size", "cards in the deck", [1], 0..=MOST_CARDS, |to| to.put(view.deck_size));
    let mut bag = |name, about, bag: &Bag| {
        pen.piece(name, about, [CARDS], 0..=MOST_COPIES, |to| to.each(bag.0));
    };
    bag("hand", "the viewer's cards", &view.hand);
    bag("drawn", "what the viewer drew since the last shuffle", &view.drawn);
    bag("discards", "discarded cards", &view.board.discards);
    bag("shuffled", "the cards of the last shuffle", &view.board.shuffled);
    bag("deck_at_most", "the most that the deck can still hold", &view.deck_at_most);
}
