//! May I? What the seat to decide can do, in a fixed order. Changes nothing.

pub(crate) mod rival;
pub(crate) mod tiles;
mod twins;

use game::Seat;

use crate::action::Action;
use crate::card::Deck;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::Space;
use crate::state::{Edition, Tabriz};
use crate::task::Task;

#[inline]
pub(crate) fn legal_actions(state: &Tabriz, out: &mut Vec<Action>) {
    each(state, &mut |action| out.push(action));
}

pub(crate) fn is_legal(state: &Tabriz, action: Action) -> bool {
    let mut found = false;
    each(state, &mut |legal| found |= legal == action);
    found
}

/// Hands every legal action to `out`.
#[inline]
fn each(state: &Tabriz, out: &mut impl FnMut(Action)) {
    match state.open.agenda.top() {
        Some(task) if task.is_of_the_rival() && twins::may_arise(&state.open, task) => {
            twins::without(state, task, out);
        }
        _ => answers(state, out),
    }
}

/// Every answer to the top of the agenda.
#[inline]
fn answers(state: &Tabriz, out: &mut impl FnMut(Action)) {
    let Some(task) = state.open.agenda.top() else { return };
    match task {
        Task::KeepAdvanced => {
            let dealt = state.hidden.dealt.iter().flatten();
            dealt.for_each(|&card| out(Action::KeepWorkshop { card }));
        }
        Task::Keep { count } => keep(state, count, out),
        Task::Stand => {
            Space::each(state.open.lying(state.open.current))
                .for_each(|space| out(Action::Stand { space }));
        }
        Task::Move => moves(state, out),
        Task::Act { stage } => {
            tiles::each(state, stage, out);
            completions(state, out);
            out(Action::Done);
        }
        Task::ConMan { picked, from } => tiles::con_man(state, picked, from, out),
        Task::Merchant { left, from, .. } => tiles::merchant_dice(state, left, from, out),
        Task::NewDie { .. } => {
            // T65: a new die must be rolled; the other one may be.
            out(Action::Roll);
            out(Action::RollBoth);
        }
        Task::Complete { .. } => {
            completions(state, out);
            out(Action::Done);
        }
        Task::Workshop => {
            let actions = &state.open.content.actions;
            state.usable_actions().for_each(|n| out(Action::Use { code: actions[n].code }));
            out(Action::Done);
        }
        Task::Discard { .. } => {
            state.hand().iter().for_each(|card| out(Action::Discard { card }));
        }
        Task::DrawFrom => state.decks_to_draw().for_each(|deck| out(Action::From { deck })),
        Task::PickDie { colour } => {
            let dice = state.pool_dice().filter(|die| die.colour == colour);
            dice.for_each(|PoolDie { colour, face, .. }| out(Action::Die { colour, face }));
        }
        _ => rival::each(state, task, out),
    }
}

/// The number of choices, as far as it matters.
#[derive(Debug)]
pub enum Few {
    None,
    One(Action),
    Many,
}

impl Few {
    fn more(&mut self, action: Action) {
        *self = match self {
            Few::None => Few::One(action),
            _ => Few::Many,
        }
    }
}

pub fn only(state: &Tabriz) -> Few {
    let mut few = Few::None;
    answers(state, &mut |action| few.more(action));
    few
}

/// T08, T40, T42, T50: keeping is compulsory; one card, or two in the order of their numbers.
fn keep(state: &Tabriz, count: u8, out: &mut impl FnMut(Action)) {
    let offer = state.hidden.offer;
    for card in offer.iter() {
        if count == 1 {
            out(Action::Keep { card, and: None });
            continue;
        }
        for second in offer.iter().filter(|&second| second > card) {
            out(Action::Keep { card, and: Some(second) });
        }
    }
}

/// T20–T22.
fn moves(state: &Tabriz, out: &mut impl FnMut(Action)) {
    let seat = state.open.current;
    let mut before = 0;
    for from in state.open.me().standing() {
        if before & from.bit() != 0 {
            continue; // Two apprentices in one place are alike.
        }
        before |= from.bit();
        Space::each(reach(state, seat, from)).for_each(|to| out(Action::Move { from, to }));
    }
}

/// Where an apprentice of a seat can go from a space.
#[inline]
pub fn reach(state: &Tabriz, seat: Seat, from: Space) -> u32 {
    let open = &state.open;
    // T41: farther from that skill on.
    let steps = open.content.ability(open.players[seat].skill).moves;
    let mut reach = open.board().within[usize::from(steps)][from.index()] & !from.bit();
    if open.edition == Edition::Final {
        // T21: never to a tile with an own lying apprentice. [P] has no such rule.
        reach &= !open.lying(seat);
    }
    // T22: to Meydan from anywhere, also staying there, any number.
    (reach | Space::MEYDAN.bit()) & open.board().open
}

/// T23: commissions whose materials are all there.
fn completions(state: &Tabriz, out: &mut impl FnMut(Action)) {
    let goods = state.open.me().goods;
    for card in state.hand().iter() {
        if goods.holds(state.open.content.card(card).needs) {
            out(Action::Complete { card });
        }
    }
}

/// A kind of die in the pool; alone the dice there show faces.
#[derive(Clone, Copy, Debug)]
pub struct PoolDie {
    pub colour: Colour,
    pub face: Option<Material>,
    pub count: u8,
}

impl PoolDie {
    /// Dice are chosen in the order of these numbers, so that equal sets are reached one way only.
    pub fn number(&self) -> u8 {
        self.colour as u8 * 5 + self.face.map_or(0, |face| face as u8)
    }
}

impl Tabriz {
    /// The different dice of the pool (T67: only what is there).
    #[inline]
    pub(crate) fn pool_dice(&self) -> impl Iterator<Item = PoolDie> + Clone + '_ {
        Colour::ALL.into_iter().flat_map(move |colour| {
            let alone = self.open.rival.as_ref();
            let shown = alone.map_or(1, |_| Material::ALL.len());
            (0..shown).filter_map(move |number| {
                let (face, count) = match alone {
                    None => (None, self.open.pool[colour.index()]),
                    Some(rival) => {
                        let face = Material::ALL[number];
                        let count =
                            rival.under.count(colour, face) + rival.aside.count(colour, face);
                        (Some(face), count)
                    }
                };
                (count > 0).then_some(PoolDie { colour, face, count })
            })
        })
    }

    /// Decks the current seat may draw from and that have a card.
    #[inline]
    pub(crate) fn decks_to_draw(&self) -> impl Iterator<Item = Deck> + Clone + '_ {
        let seat = self.open.current;
        Deck::ALL
            .into_iter()
            .filter(move |&deck| self.open.unlocked(seat, deck) && self.drawable(deck) > 0)
    }

    /// The numbers of the workshop actions that can be used now (T33, T35).
    #[inline]
    pub(crate) fn usable_actions(&self) -> impl Iterator<Item = usize> + '_ {
        let actions = self.open.content.actions.len();
        (0..actions).filter(|&n| self.open.uses.0[n] > 0 && self.can_use(n))
    }

    fn can_use(&self, number: usize) -> bool {
        let open = &self.open;
        let exchange = &open.content.actions[number];
        let me = open.me();
        let (give, get) = (&exchange.give, &exchange.get);
        // No skill beyond the end of the track, no paid draw without a card, no die without one.
        me.coins >= give.coins
            && me.goods.holds(give.goods)
            && (give.cards == 0 || !self.hand().is_empty())
            && (get.skill == 0 || me.skill < open.content.rules.skill)
            && (get.cards == 0 || self.decks_to_draw().next().is_some())
            && get.die.is_none_or(|colour| open.pool[colour.index()] > 0)
    }
}
