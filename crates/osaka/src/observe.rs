//! What does a program see? The view as named numbers: players from the viewer on, cards by kind from
//! cheap to dear (red, blue, yellow, green each), pending work from what is next on.

use game::encoded::{Pen, Round, Values};

use crate::bag::Bag;
use crate::cards::{Card, Colour, Colours};
use crate::state::{DEPTH, Ending, Marker, Task};
use crate::view::{Player, View};

const KINDS: usize = Card::KINDS;
const COLOURS: usize = Colour::ALL.len();
/// Beyond what a market or a hand can be worth, and what points can grow to.
const MOST_WORTH: u16 = 600;
const MOST_POINTS: u16 = u16::MAX;
/// So many tokens can be had beyond those that end the game.
const TOKENS_BEYOND: u16 = 3;

pub(crate) fn observe(view: &View, pen: &mut impl Pen) {
    let round = Round::of(view.viewer, view.seats);
    let many = round.len();
    round.tell(view.viewer, pen);
    pen.piece("turn", "who is active", [many], 0..=1, |to| {
        to.one_of(many, Some(round.place(view.turn)));
    });
    pen.piece("passes", "players who passed in a row", [1], 0..=4, |to| to.put(view.passes));
    pen.piece("ending", "over by tokens, by passes", [Ending::ALL.len()], 0..=1, |to| {
        to.one_of(Ending::ALL.len(), view.ending.map(Ending::index));
    });
    pending(view, &round, pen);
    table(view, &round, pen);
    owned(view, &round, pen);
    counted(view, pen);
}

/// What is to be done, and what is known about it.
fn pending(view: &View, round: &Round, pen: &mut impl Pen) {
    let tasks = view.agenda.places().map(|task| task.map(|task| Pending::of(task, round)));
    let about = "pending work by its kind, what is next first";
    pen.piece("task", about, [DEPTH, TASKS], 0..=1, |to| {
        tasks.clone().for_each(|task| to.one_of(TASKS, task.map(|task| task.kind)));
    });
    pen.piece("task_seat", "whose it is", [DEPTH, round.len()], 0..=1, |to| {
        tasks.clone().for_each(|task| to.one_of(round.len(), task.and_then(|task| task.seat)));
    });
    let about = "the dearest card that may be paid, or the one discarded";
    pen.piece("task_card", about, [DEPTH, KINDS], 0..=1, |to| {
        tasks.clone().for_each(|task| {
            to.one_of(KINDS, task.and_then(|task| task.card).map(Card::index));
        });
    });
    let about = "cards to come, what is due, or icons used";
    pen.piece("task_number", about, [DEPTH], 0..=MOST_WORTH, |to| {
        to.each(tasks.clone().map(|task| task.map_or(0, |task| task.number)));
    });
    let about = "colours that sail for one good, and for more";
    pen.piece("task_ships", about, [DEPTH, 2, COLOURS], 0..=1, |to| {
        for ships in tasks.clone().map(|task| task.map_or([Colours::NONE; 2], |task| task.ships)) {
            ships.into_iter().for_each(|set| to.bits(COLOURS, set.bits().into()));
        }
    });
}

/// What lies open on the table.
fn table(view: &View, round: &Round, pen: &mut impl Pen) {
    let (many, stalls) = (round.len(), &view.stalls);
    pen.piece("market", "free market cards", [KINDS], 0..=15, |to| bag(to, stalls.market));
    pen.piece("production", "free production cards", [KINDS], 0..=15, |to| {
        bag(to, stalls.production);
    });
    let about = "each player's reserved card in the market, in production";
    pen.piece("reserved", about, [many, 2, KINDS], 0..=1, |to| {
        for seat in round.seats() {
            let [market, production] = match stalls.markers[seat] {
                Marker::Free => [None; 2],
                Marker::Market(card) => [Some(card), None],
                Marker::Production(card) => [None, Some(card)],
            };
            to.one_of(KINDS, market.map(Card::index));
            to.one_of(KINDS, production.map(Card::index));
        }
    });
    let goal = view.content.goal.into();
    pen.piece("ships", "the space of each ship", [COLOURS], 0..=goal, |to| to.each(view.ships.0));
    pen.piece("discards", "discarded cards", [KINDS], 0..=15, |to| bag(to, view.discards));
}

/// What the players have.
fn owned(view: &View, round: &Round, pen: &mut impl Pen) {
    let many = round.len();
    let players = || round.seats().map(|seat| &view.players[seat]);
    let mut each = |name, about, most, number: fn(&Player) -> u16| {
        pen.piece(name, about, [many], 0..=most, |to| to.each(players().map(number)));
    };
    each("hand_size", "cards in each hand", MOST_CARDS, |player| player.hand_size);
    each("hand_known", "whether they are known", 1, |player| player.hand.is_some().into());
    each("points_known", "whether points are known", 1, |player| player.points.is_some().into());
    each("points", "each player's points; 0 if not known", MOST_POINTS, |player| {
        player.points.unwrap_or_default()
    });
    let mut cards = |name, about, cards: fn(&Player) -> Bag| {
        pen.piece(name, about, [many, KINDS], 0..=15, |to| {
            players().for_each(|player| bag(to, cards(player)));
        });
    };
    let about = "each player's hand; none where not known";
    cards("hand", about, |player| player.hand.unwrap_or_default());
    cards("goods", "merchandise not insured", |player| player.goods);
    cards("insured", "insured merchandise", |player| player.insured);
    let most = u16::from(view.content.end_tokens) + TOKENS_BEYOND;
    pen.piece("tokens", "achievement tokens by colour", [many, COLOURS], 0..=most, |to| {
        players().for_each(|player| to.each(player.tokens.0));
    });
}

/// What is known by counting.
fn counted(view: &View, pen: &mut impl Pen) {
    let counted = view.counted;
    let about = "whether the cards nobody sees were counted";
    pen.piece("counted", about, [1], 0..=1, |to| to.put(counted.is_some()));
    let cards = |chosen: Option<Bag>| chosen.unwrap_or_default();
    pen.piece("unseen", "cards that lie face down", [KINDS], 0..=15, |to| {
        bag(to, cards(counted.map(|counted| counted.unseen)));
    });
    pen.piece("face_down", "how many of them are point cards", [1], 0..=MOST_CARDS, |to| {
        to.put(counted.map_or(0, |counted| counted.face_down));
    });
    pen.piece("point_cards", "point cards that were seen", [KINDS], 0..=15, |to| {
        bag(to, cards(counted.map(|counted| counted.point_cards)));
    });
}

/// As many cards as there can be.
const MOST_CARDS: u16 = (KINDS * Bag::MOST as usize) as u16;

#[inline]
fn bag(to: &mut Values, bag: Bag) {
    to.each(Card::all().map(|card| bag.count(card)));
}

/// Kinds of pending work, in the order of `Task`.
const TASKS: usize = 14;

/// A piece of pending work as numbers.
#[derive(Clone, Copy)]
struct Pending {
    kind: usize,
    seat: Option<usize>,
    card: Option<Card>,
    number: u16,
    ships: [Colours; 2],
}

impl Pending {
    fn of(task: Task, round: &Round) -> Pending {
        let plain =
            |kind| Pending { kind, seat: None, card: None, number: 0, ships: [Colours::NONE; 2] };
        let counted = |kind, number: u8| Pending { number: number.into(), ..plain(kind) };
        let of_seat = |kind, seat| Pending { seat: Some(round.place(seat)), ..plain(kind) };
        match task {
            Task::Market { cards } => counted(0, cards),
            Task::Production { cards } => counted(1, cards),
            Task::StartHand { seat } => of_seat(2, seat),
            Task::First => plain(3),
            Task::Lot => plain(4),
            Task::Named { seat } => of_seat(5, seat),
            Task::StartToken { seat } => of_seat(6, seat),
            Task::Turn => plain(7),
            Task::Pay { due, last } => Pending { card: Some(last), number: due, ..plain(8) },
            Task::Sail { one, more } => Pending { ships: [one, more], ..plain(9) },
            Task::Insurance { seat } => of_seat(10, seat),
            Task::Cover { seat, card, used } => {
                Pending { card: Some(card), number: used.into(), ..of_seat(11, seat) }
            }
            Task::Return => plain(12),
            Task::NextTurn => plain(13),
        }
    }
}
