//! May I? Lists and predicates over a position; nothing here changes it.

mod cards;
mod city;

use game::{Dealer, any_bit, any_of_list, bits_of};

use crate::action::Action;
use crate::pieces::{Building, Card, Quarter, Row, Shop, Space};
use crate::state::{Board, Task, Yspahan};

/// Appends the legal actions in a fixed order.
pub(crate) fn legal_actions(state: &Yspahan, out: &mut Vec<Action>) {
    each(state, &mut |action| out.push(action));
}

/// Hands every legal action to `out`, in that order.
#[inline]
pub(crate) fn each(state: &Yspahan, out: &mut impl FnMut(Action)) {
    let board = &state.board;
    match board.agenda.top() {
        Some(Task::AnyShop) => {
            for quarter in Quarter::ALL {
                bits_of(board.shops(quarter)).for_each(|bit| out(place(quarter, bit)));
            }
        }
        Some(Task::Order) => {
            let shops = board.two_cubes().into_iter().flatten();
            shops.for_each(|shop| out(Action::Send { shop }));
        }
        Some(Task::Amount { card }) => board.each_amount(card, out),
        Some(task) => bits_of(state.choices(task)).for_each(|bit| out(choice(task, bit))),
        None => {}
    }
}

/// One of them, each as likely. Which it is cannot be foretold, so it is counted, not listed.
#[inline]
pub(crate) fn any_action(
    state: &Yspahan,
    dealer: &mut impl Dealer,
    buffer: &mut Vec<Action>,
) -> Action {
    match state.board.agenda.top() {
        Some(task) if !matches!(task, Task::AnyShop | Task::Order | Task::Amount { .. }) => {
            choice(task, any_bit(state.choices(task), dealer))
        }
        _ => any_of_list(state, dealer, buffer),
    }
}

// Where in a set of choices stands what. Cards to be played are last in every set.
const PLAYS: u32 = 32;
const PLUS: u32 = 1;
const SUPERVISOR: u32 = PLUS + Card::ALL.len() as u32;
const CARD: u32 = SUPERVISOR + 1;
const BUILD: u32 = CARD + 1;
const BUILDINGS: u32 = 1;
const DRAW: u32 = Row::ALL.len() as u32;

/// What a bit among the choices of a task means.
#[inline]
fn choice(task: Task, bit: u32) -> Action {
    let card = |first: u32| Card::ALL[(bit - first) as usize];
    match task {
        Task::Walk { .. } => Action::Walk { to: Space::of_code(bit as u8) },
        Task::Place { quarter, .. } => place(quarter, bit),
        _ if bit >= PLAYS => Action::Play { card: card(PLAYS) },
        Task::Supply => Action::Roll { yellow: bit as u8 },
        Task::Take if bit == DRAW => Action::Draw,
        Task::Take => Action::Take { row: Row::ALL[bit as usize] },
        Task::Use { .. } => match bit {
            0 => Action::UseRow { plus: None },
            SUPERVISOR => Action::UseSupervisor,
            CARD => Action::UseCard,
            BUILD => Action::UseBuild,
            _ => Action::UseRow { plus: Some(card(PLUS)) },
        },
        Task::Next { shop } => Action::Send { shop },
        Task::Cube { .. } if bit == 0 => Action::LetGo,
        Task::Cube { .. } => Action::Save,
        _ if bit == 0 => Action::End,
        _ => Action::Build { building: Building::ALL[(bit - BUILDINGS) as usize] },
    }
}

/// What a bit among the shops of a quarter means: there are eight for each souk.
#[inline]
fn place(quarter: Quarter, bit: u32) -> Action {
    let souk = quarter.souks()[bit as usize / 8];
    Action::Place { shop: Shop::new(souk, bit as u8 % 8 + 1) }
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
            let (may_use, plus_helps) = board.row_use(row, dice);
            may_use && plus.is_none_or(|card| state.hand().has(card) && plus_helps)
        }
        (Task::Use { face, .. }, Action::UseSupervisor) => board.ends(face) != 0,
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
    /// The choices of a task as bits; `choice` says what they mean, in the order they are listed.
    #[inline]
    fn choices(&self, task: Task) -> u64 {
        let board = &self.board;
        let choices = match task {
            Task::Walk { face } => return board.ends(face),
            Task::Place { quarter, .. } => return board.shops(quarter),
            Task::Cube { shop } => return 1 | u64::from(board.can_save(shop)) << 1,
            Task::Supply => (2 << board.affordable_dice()) - 1,
            Task::Take => board.rows(),
            Task::Use { row, face, dice } => self.uses(row, face, dice),
            Task::Next { .. } => 1,
            Task::Build { .. } => self.buildings() << BUILDINGS,
            Task::End => 1 | self.buildings() << BUILDINGS,
            _ => return 0,
        };
        choices | self.plays() << PLAYS
    }

    /// Y20: the row's own action, the supervisor, or a card.
    fn uses(&self, row: Row, face: u8, dice: u8) -> u64 {
        let (may_use, plus_helps) = self.board.row_use(row, dice);
        // Y27: one card, unused, for one more; only where that one is of use.
        let plus = if may_use & plus_helps { self.hand().bits() } else { 0 };
        let walk = u64::from(self.board.ends(face) != 0);
        let build = u64::from(self.can_spend_group_on_building());
        u64::from(may_use) | plus << PLUS | walk << SUPERVISOR | 1 << CARD | build << BUILD
    }

    /// The buildings that can be built, a bit for each.
    fn buildings(&self) -> u64 {
        if !self.may_build() {
            return 0;
        }
        let (waived, own) =
            (self.board.waived_now(), self.board.players[self.board.active].buildings);
        Building::ALL.into_iter().fold(0, |bits, building| {
            let payable = self.board.can_pay(self.board.content.plot(building), waived);
            bits | u64::from(payable & !own.has(building)) << building.index()
        })
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

    /// The rows that can be taken, a bit for each. Y28: no group left, so a card is drawn instead.
    fn rows(&self) -> u64 {
        let bit = |row: Row| u64::from(self.is_takeable(row)) << row.index();
        match Row::ALL.into_iter().fold(0, |bits, row| bits | bit(row)) {
            0 => 1 << DRAW,
            rows => rows,
        }
    }

    /// Y26: placing needs a shop one may use; camels and gold can always be taken.
    pub(crate) fn can_use_row(&self, row: Row) -> bool {
        self.row_use(row, 0).0
    }

    /// Whether a row's action can be used, and Y27: whether a further cube would find a shop.
    fn row_use(&self, row: Row, dice: u8) -> (bool, bool) {
        let Some(quarter) = row.quarter() else { return (true, true) };
        let room = self.room(self.active, quarter);
        (room > 0, dice + self.bonus(self.active, Building::Hoist) < room)
    }

    /// Y34: a camel saves the place of a cube.
    fn can_save(&self, shop: Shop) -> bool {
        self.cube(shop).is_some_and(|owner| self.players[owner].camels > 0)
    }
}
