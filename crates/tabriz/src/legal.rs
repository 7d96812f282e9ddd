//! May I? What the seat to decide can do, in a fixed order. Changes nothing.

pub(crate) mod rival;
pub(crate) mod tiles;
mod twins;

use game::{Dealer, Seat, any_bit, any_of_list};

use crate::action::Action;
use crate::card::{Cards, Deck};
use crate::content::Exchange;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::{SPACES, Space};
use crate::state::{Apprentice, Edition, Rival, Tabriz};
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

/// One of them, each as likely.
#[inline]
pub(crate) fn any_action(
    state: &Tabriz,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<Action>,
) -> Action {
    match state.open.agenda.top() {
        Some(Task::Move) => return any_move(state, dealer),
        Some(Task::Complete { .. }) => {
            let cards = completable(state);
            let chosen = cards.nth(dealer.below(u32::from(cards.count()) + 1));
            return chosen.map_or(Action::Done, |card| Action::Complete { card });
        }
        _ => {}
    }
    any_of_list(state, dealer, buffer)
}

/// Hands every legal action to `out`.
#[inline]
pub(crate) fn each(state: &Tabriz, out: &mut impl FnMut(Action)) {
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
            completable(state).iter().for_each(|card| out(Action::Complete { card }));
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
            completable(state).iter().for_each(|card| out(Action::Complete { card }));
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
pub(crate) enum Few {
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

pub(crate) fn only(state: &Tabriz) -> Few {
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
    for (from, reach) in movers(state) {
        Space::each(reach).for_each(|to| out(Action::Move { from, to }));
    }
}

/// One of them, not listed: the spaces of each mover side by side, a bit for each.
fn any_move(state: &Tabriz, dealer: &mut impl Dealer) -> Action {
    let movers = movers(state);
    let reach = movers.iter().rev().fold(0, |bits, &(_, reach)| bits << SPACES | u64::from(reach));
    let chosen = any_bit(reach, dealer) as usize;
    Action::Move { from: movers[chosen / SPACES].0, to: Space::new((chosen % SPACES) as u8) }
}

/// The own apprentices and where each can go; nowhere if it lies, and two in one place are alike.
#[inline]
fn movers(state: &Tabriz) -> [(Space, u32); 3] {
    let (mut movers, mut before) = ([(Space::MEYDAN, 0); 3], 0);
    for (mover, &Apprentice { lying, space }) in movers.iter_mut().zip(&state.open.me().apprentices)
    {
        let moves = !lying & (before & space.bit() == 0);
        let reach = reach(state, state.open.current, space);
        *mover = (space, if moves { reach } else { 0 });
        before |= space.bit();
    }
    movers
}

/// Where an apprentice of a seat can go from a space.
#[inline]
pub(crate) fn reach(state: &Tabriz, seat: Seat, from: Space) -> u32 {
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

/// T23: commissions whose materials are all there, which is all of the hand but those that ask for more
/// of some material.
fn completable(state: &Tabriz) -> Cards {
    let (goods, content) = (state.open.me().goods, &state.open.content);
    Material::ALL.into_iter().fold(state.hand(), |cards, material| {
        let asking = &content.asking_more[material.index()];
        asking.get(usize::from(goods.count(material))).map_or(cards, |more| cards.without(*more))
    })
}

/// A kind of die in the pool; alone the dice there show faces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PoolDie {
    pub colour: Colour,
    pub face: Option<Material>,
    pub count: u8,
}

impl PoolDie {
    /// Dice are chosen in the order of these numbers, so that equal sets are reached one way only.
    pub(crate) fn number(&self) -> u8 {
        self.colour as u8 * 5 + self.face.map_or(0, |face| face as u8)
    }
}

impl Tabriz {
    /// The different dice of the pool (T67: only what is there). Alone their faces count, but not
    /// those of a colour whose turn is over: they do nothing before the pool is rolled anew.
    #[inline]
    pub(crate) fn pool_dice(&self) -> impl Iterator<Item = PoolDie> + Clone + '_ {
        let all = self.open.content.rules() < 2; // The first version named every face.
        self.pool_dice_where(move |rival, colour| all || rival.is_to_come(colour))
    }

    /// Likewise; alone, colours whose faces count are told apart by them.
    #[inline]
    pub(crate) fn pool_dice_where<'a>(
        &'a self,
        counts: impl Fn(&Rival, Colour) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = PoolDie> + Clone + 'a {
        Colour::ALL.into_iter().flat_map(move |colour| {
            let alone = self.open.rival.as_ref().filter(|rival| counts(rival, colour));
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
        self.open.uses.left().filter(|&n| self.can_use(n))
    }

    fn can_use(&self, number: usize) -> bool {
        let open = &self.open;
        let exchange = &open.content.actions[number];
        let me = open.me();
        let give = &exchange.give;
        me.coins >= give.coins
            && me.goods.holds(give.goods)
            && (give.cards == 0 || !self.hand().is_empty())
            && self.brings(exchange)
    }

    /// Whether anything of what an action promises can come: no skill beyond the end of the track, no
    /// draw without a card, no die without one. The first version wanted all of it.
    fn brings(&self, Exchange { give, get, .. }: &Exchange) -> bool {
        let (open, newer) = (&self.open, self.open.content.rules() >= 2);
        let wealth = get.coins > 0 || !get.goods.is_empty();
        let skill = open.me().skill < open.content.rules.skill;
        // The card given up can be drawn, if no other is left; the first version forgot it.
        let card = || self.decks_to_draw().next().is_some() || (newer && give.cards > 0);
        let die = get.die.is_none_or(|colour| open.pool[colour.index()] > 0);
        match newer {
            true => {
                wealth
                    || (get.skill > 0 && skill)
                    || (get.cards > 0 && card())
                    || (get.die.is_some() && die)
            }
            false => (get.skill == 0 || skill) && (get.cards == 0 || card()) && die,
        }
    }
}
