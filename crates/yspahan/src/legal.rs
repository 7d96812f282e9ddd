//! May I? Lists and predicates over a position; nothing here changes it.

mod cards;
mod city;

use game::{Dealer, one_of};

use crate::action::Action;
use crate::pieces::{Building, Quarter, Row, Shop};
use crate::state::{Board, Task, Yspahan};
use cards::Moment;

/// Appends the legal actions in a fixed order.
pub(crate) fn legal_actions(state: &Yspahan, out: &mut Vec<Action>) {
    let board = &state.board;
    let Some(task) = board.agenda.top() else {
        return;
    };
    match task {
        Task::Supply => {
            out.extend((0..=board.affordable_dice()).map(|yellow| Action::Roll { yellow }));
            state.list_plays(out);
        }
        Task::Take => {
            state.list_rows(out);
            state.list_plays(out);
        }
        Task::Use { row, face, dice } => {
            state.list_uses(row, face, dice, out);
            state.list_plays(out);
        }
        Task::Place { quarter, .. } => board.list_shops(quarter, out),
        Task::AnyShop => Quarter::ALL.into_iter().for_each(|q| board.list_shops(q, out)),
        Task::Walk { face } => {
            board.each_end(face, |to| out.push(Action::Walk { to }));
        }
        Task::Order => {
            let shops = board.two_cubes().into_iter().flatten();
            out.extend(shops.map(|shop| Action::Send { shop }));
        }
        Task::Next { shop } => {
            out.push(Action::Send { shop });
            state.list_plays(out);
        }
        Task::Cube { shop } => {
            out.push(Action::LetGo);
            if board.can_save(shop) {
                out.push(Action::Save);
            }
        }
        Task::Amount { card } => board.list_amounts(card, out),
        Task::Build { .. } => {
            state.list_buildings(out);
            state.list_plays(out);
        }
        Task::End => {
            out.push(Action::End);
            state.list_buildings(out);
            state.list_plays(out);
        }
        Task::FirstPlayer | Task::EndDay | Task::Turn { .. } => {}
        Task::Roll { .. } | Task::Draw { .. } => {}
    }
}

/// One of them, each as likely.
#[inline]
pub(crate) fn any_action(
    state: &Yspahan,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<Action>,
) -> Action {
    buffer.clear();
    legal_actions(state, buffer);
    one_of(buffer, dealer)
}

/// Agrees with the list.
pub(crate) fn is_legal(state: &Yspahan, action: Action) -> bool {
    let board = &state.board;
    let Some(task) = board.agenda.top() else {
        return false;
    };
    match (task, action) {
        (_, Action::Play { card }) => state.hand().has(card) && state.is_playable(card),
        (Task::Supply, Action::Roll { yellow }) => yellow <= board.affordable_dice(),
        (Task::Take, Action::Take { row }) => board.is_takeable(row),
        (Task::Take, Action::Draw) => !board.any_takeable(),
        (Task::Use { row, dice, .. }, Action::UseRow { plus }) => {
            board.can_use_row(row)
                && plus.is_none_or(|card| state.hand().has(card) && board.plus_helps(row, dice))
        }
        (Task::Use { face, .. }, Action::UseSupervisor) => board.can_walk(face),
        (Task::Use { .. }, Action::UseCard) => true,
        (Task::Use { .. }, Action::UseBuild) => state.can_spend_group_on_building(),
        (Task::Place { quarter, .. }, Action::Place { shop }) => {
            shop.souk.quarter() == quarter && board.can_place(board.active, shop)
        }
        (Task::AnyShop, Action::Place { shop }) => board.can_place(board.active, shop),
        (Task::Walk { face }, Action::Walk { to }) => {
            board.content.has_space(to) && board.walk_is_payable(face, to)
        }
        (Task::Order, Action::Send { shop }) => {
            board.two_cubes().is_some_and(|shops| shops.contains(&shop))
        }
        (Task::Next { shop: next }, Action::Send { shop }) => shop == next,
        (Task::Cube { .. }, Action::LetGo) => true,
        (Task::Cube { shop }, Action::Save) => board.can_save(shop),
        (Task::Amount { card }, Action::Give { amount, goods }) => {
            (1..=board.most_to_give(card, goods)).contains(&amount)
        }
        (Task::Build { .. } | Task::End, Action::Build { building }) => {
            state.is_buildable(building)
        }
        (Task::End, Action::End) => true,
        _ => false,
    }
}

impl Yspahan {
    fn list_rows(&self, out: &mut Vec<Action>) {
        let before = out.len();
        let rows = Row::ALL.into_iter().filter(|&row| self.board.is_takeable(row));
        out.extend(rows.map(|row| Action::Take { row }));
        // Y28: no group left, so a card is drawn instead.
        if out.len() == before {
            out.push(Action::Draw);
        }
    }

    /// Y20: the row's own action, the supervisor, or a card.
    fn list_uses(&self, row: Row, face: u8, dice: u8, out: &mut Vec<Action>) {
        if self.board.can_use_row(row) {
            out.push(Action::UseRow { plus: None });
            // Y27: one card, unused, for one more; only where that one is of use.
            if self.board.plus_helps(row, dice) {
                for card in self.hand().kinds() {
                    out.push(Action::UseRow { plus: Some(card) });
                }
            }
        }
        if self.board.can_walk(face) {
            out.push(Action::UseSupervisor);
        }
        out.push(Action::UseCard);
        if self.can_spend_group_on_building() {
            out.push(Action::UseBuild);
        }
    }

    fn list_plays(&self, out: &mut Vec<Action>) {
        let (hand, moment) = (self.hand(), self.moment());
        if moment != Moment::Never && !hand.is_empty() {
            for card in hand.kinds() {
                if moment.allows(card) && self.is_useful(card) {
                    out.push(Action::Play { card });
                }
            }
        }
    }

    fn list_buildings(&self, out: &mut Vec<Action>) {
        if self.may_build() {
            let waived = self.board.waived_now();
            let missing = self.board.players[self.board.active].buildings.missing();
            let payable = |building: &Building| {
                self.board.can_pay(self.board.content.plot(*building), waived)
            };
            out.extend(missing.filter(payable).map(|building| Action::Build { building }));
        }
    }
}

impl Board {
    /// Y10: how many yellow dice the first player can pay.
    fn affordable_dice(&self) -> u8 {
        self.players[self.active].gold.min(u16::from(self.content.yellow_dice)) as u8
    }

    /// Y82: a group of another player's yellow dice only cannot be taken.
    pub(crate) fn is_takeable(&self, row: Row) -> bool {
        self.dice_for(self.active, row) > 0
    }

    pub(crate) fn any_takeable(&self) -> bool {
        Row::ALL.into_iter().any(|row| self.is_takeable(row))
    }

    /// Y26: placing needs a shop one may use; camels and gold can always be taken.
    pub(crate) fn can_use_row(&self, row: Row) -> bool {
        row.quarter().is_none_or(|quarter| self.room(self.active, quarter) > 0)
    }

    /// Y27: a further cube helps only if it finds a shop.
    pub(crate) fn plus_helps(&self, row: Row, dice: u8) -> bool {
        row.quarter().is_none_or(|quarter| {
            dice + self.bonus(self.active, Building::Hoist) < self.room(self.active, quarter)
        })
    }

    /// Y34: a camel saves the place of a cube.
    fn can_save(&self, shop: Shop) -> bool {
        self.cube(shop).is_some_and(|owner| self.players[owner].camels > 0)
    }
}
