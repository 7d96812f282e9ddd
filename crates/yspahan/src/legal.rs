//! May I? Lists and predicates over a position; nothing here changes it.

use game::Seat;

use crate::action::Action;
use crate::content::Plot;
use crate::pieces::{Arm, Bag, Building, Card, Goods, Quarter, Row, Shop, Souk, Space};
use crate::state::{Board, Filled, Task, Yspahan};

impl Yspahan {
    /// Appends the legal actions in a fixed order.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        let board = &self.board;
        let Some(task) = board.agenda.top() else {
            return;
        };
        match task {
            Task::Supply => {
                out.extend((0..=board.affordable_dice()).map(|yellow| Action::Roll { yellow }));
                self.list_plays(out);
            }
            Task::Take => {
                self.list_rows(out);
                self.list_plays(out);
            }
            Task::Use { row, face, dice } => {
                self.list_uses(row, face, dice, out);
                self.list_plays(out);
            }
            Task::Place { quarter, .. } => board.list_shops(quarter, out),
            Task::AnyShop => Quarter::ALL.iter().for_each(|&q| board.list_shops(q, out)),
            Task::Walk { face } => {
                board.each_end(face, |to| out.push(Action::Walk { to }));
            }
            Task::Order => {
                let shops = board.rival_cubes().into_iter().flatten();
                out.extend(shops.map(|shop| Action::Send { shop }));
            }
            Task::Cube { shop } => {
                out.push(Action::LetGo);
                if board.can_save(shop) {
                    out.push(Action::Save);
                }
            }
            Task::Amount { card } => board.list_amounts(card, out),
            Task::Build { .. } => {
                self.list_buildings(out);
                self.list_plays(out);
            }
            Task::End => {
                out.push(Action::End);
                self.list_buildings(out);
                self.list_plays(out);
            }
            Task::FirstPlayer | Task::EndDay | Task::Turn { .. } => {}
            Task::Roll { .. } | Task::Draw { .. } => {}
        }
    }

    /// Agrees with the list.
    pub(crate) fn permits(&self, action: Action) -> bool {
        let board = &self.board;
        let Some(task) = board.agenda.top() else {
            return false;
        };
        match (task, action) {
            (_, Action::Play { card }) => self.hand().has(card) && self.is_playable(card),
            (Task::Supply, Action::Roll { yellow }) => yellow <= board.affordable_dice(),
            (Task::Take, Action::Take { row }) => board.is_takeable(row),
            (Task::Take, Action::Draw) => !board.any_takeable(),
            (Task::Use { row, dice, .. }, Action::UseRow { plus }) => {
                board.can_use_row(row)
                    && plus.is_none_or(|card| self.hand().has(card) && board.plus_helps(row, dice))
            }
            (Task::Use { face, .. }, Action::UseSupervisor) => board.can_walk(face),
            (Task::Use { .. }, Action::UseCard) => true,
            (Task::Use { .. }, Action::UseBuild) => self.can_spend_group_on_building(),
            (Task::Place { quarter, .. }, Action::Place { shop }) => {
                shop.souk.quarter() == quarter && board.can_place(board.active, shop)
            }
            (Task::AnyShop, Action::Place { shop }) => board.can_place(board.active, shop),
            (Task::Walk { face }, Action::Walk { to }) => {
                board.content.has_space(to) && board.walk_is_payable(face, to)
            }
            (Task::Order, Action::Send { shop }) => {
                board.rival_cubes().is_some_and(|shops| shops.contains(&shop))
            }
            (Task::Cube { .. }, Action::LetGo) => true,
            (Task::Cube { shop }, Action::Save) => board.can_save(shop),
            (Task::Amount { card }, Action::Give { amount, goods }) => {
                (1..=board.most_to_give(card, goods)).contains(&amount)
            }
            (Task::Build { .. } | Task::End, Action::Build { building }) => {
                self.is_buildable(building)
            }
            (Task::End, Action::End) => true,
            _ => false,
        }
    }

    /// The active player's cards.
    pub(crate) fn hand(&self) -> &Bag {
        &self.hands[self.board.active]
    }

    fn list_rows(&self, out: &mut Vec<Action>) {
        let before = out.len();
        let rows = Row::ALL.iter().copied().filter(|&row| self.board.is_takeable(row));
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
                let cards = self.hand().kinds();
                out.extend(cards.map(|card| Action::UseRow { plus: Some(card) }));
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
        let hand = self.hand();
        if !hand.is_empty() {
            let playable = hand.kinds().filter(|&card| self.is_playable(card));
            out.extend(playable.map(|card| Action::Play { card }));
        }
    }

    fn list_buildings(&self, out: &mut Vec<Action>) {
        let buildings = Building::ALL.iter().copied();
        let buildable = buildings.filter(|&building| self.is_buildable(building));
        out.extend(buildable.map(|building| Action::Build { building }));
    }

    /// Whether a card, if held, may be played for its effect now.
    pub(crate) fn is_playable(&self, card: Card) -> bool {
        let board = &self.board;
        let builds = card.waives().is_some();
        let moment = match board.agenda.top() {
            // Y46: at any moment of one's own turn, but not while something is half done.
            // Y56: a free-cost card is that turn's building. Y81: with two players only within
            // the build action.
            Some(Task::Supply | Task::Take | Task::Use { .. } | Task::End) => {
                !builds || (board.seats > 2 && !board.built)
            }
            // Y56: both free-cost cards may combine on one building.
            Some(Task::Build { .. }) => builds,
            _ => false,
        };
        moment && self.is_useful(card)
    }

    /// Y46: a card may be played only where it has an effect.
    pub(crate) fn is_useful(&self, card: Card) -> bool {
        let board = &self.board;
        let player = &board.players[board.active];
        match card {
            Card::Camels | Card::Gold | Card::Caravan => true,
            Card::Shop => Quarter::ALL.iter().any(|&quarter| board.room(board.active, quarter) > 0),
            Card::CamelPoints => player.camels > 0,
            Card::GoldPoints => player.gold > 0,
            Card::Exchange => player.camels > 0 || player.gold > 0,
            Card::WithoutCamels | Card::WithoutGold => self.helps_to_build(card),
        }
    }

    /// A free-cost card needs a building that can be paid then, with the other such card if held.
    fn helps_to_build(&self, card: Card) -> bool {
        let mut waived = self.waived_now();
        if card.waives() == Some(Goods::Camels) {
            // A second card of the same kind, or one that saves nothing more, has no effect.
            if waived.camels || (waived.gold && !self.some_missing(|plot| plot.camels > 0)) {
                return false;
            }
            waived.camels = true;
        } else {
            if waived.gold || (waived.camels && !self.some_missing(|plot| plot.gold > 0)) {
                return false;
            }
            waived.gold = true;
        }
        self.can_build_something(waived)
    }

    fn some_missing(&self, wanted: impl Fn(Plot) -> bool) -> bool {
        let missing = self.board.players[self.board.active].buildings.missing();
        missing.into_iter().any(|building| wanted(self.board.content.plot(building)))
    }

    /// Whether some building can be paid, the cards in hand included.
    fn can_build_something(&self, waived: Waived) -> bool {
        let waived = Waived {
            camels: waived.camels || self.hand().has(Card::WithoutCamels),
            gold: waived.gold || self.hand().has(Card::WithoutGold),
        };
        self.some_missing(|plot| self.board.can_pay(plot, waived))
    }

    /// Y81: with two players building is one of the things a group of dice can be spent on.
    fn can_spend_group_on_building(&self) -> bool {
        self.board.seats == 2 && self.can_build_something(Waived::default())
    }

    /// False only where a building must be chosen now and none can be paid in any way.
    pub(crate) fn can_go_on_building(&self) -> bool {
        match self.board.agenda.top() {
            Some(Task::Build { .. }) => self.can_build_something(self.waived_now()),
            _ => true,
        }
    }

    fn waived_now(&self) -> Waived {
        match self.board.agenda.top() {
            Some(Task::Build { without_camels, without_gold }) => {
                Waived { camels: without_camels, gold: without_gold }
            }
            _ => Waived::default(),
        }
    }

    /// Whether this building may be built now.
    fn is_buildable(&self, building: Building) -> bool {
        let board = &self.board;
        // Y56: one building a turn. Y57: after the group's action, each kind once.
        // Y81: with two players only as the group's action.
        let moment = match board.agenda.top() {
            Some(Task::Build { .. }) => true,
            Some(Task::End) => board.seats > 2 && !board.built,
            _ => false,
        };
        moment
            && !board.players[board.active].buildings.has(building)
            && board.can_pay(board.content.plot(building), self.waived_now())
    }

    /// What a building costs the active player at this moment.
    pub(crate) fn price(&self, building: Building) -> (u8, u8) {
        price_of(self.board.content.plot(building), self.waived_now())
    }
}

/// Which costs of a building are waived by played cards.
#[derive(Clone, Copy, Default)]
pub(crate) struct Waived {
    pub camels: bool,
    pub gold: bool,
}

/// Camels and gold to be paid.
pub(crate) fn price_of(plot: Plot, waived: Waived) -> (u8, u8) {
    let camels = if waived.camels { 0 } else { plot.camels };
    let gold = if waived.gold { 0 } else { plot.gold };
    (camels, gold)
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
        Row::ALL.iter().any(|&row| self.is_takeable(row))
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

    /// How many cubes a player could place in a quarter, one after another.
    pub fn room(&self, seat: Seat, quarter: Quarter) -> u8 {
        let free = |souk: Souk| match self.stalls(souk).owner {
            Some(owner) if owner != seat => 0,
            _ => self.content.souk(souk).shops - self.stalls(souk).filled.count(),
        };
        quarter.souks().iter().map(|&souk| free(souk)).sum()
    }

    /// Y24: an unfinished own souk must be finished before another is begun in its quarter.
    pub(crate) fn has_unfinished(&self, seat: Seat, quarter: Quarter) -> bool {
        let own = |souk: Souk| self.stalls(souk).owner == Some(seat);
        quarter.souks().iter().any(|&souk| own(souk) && !self.is_finished(souk))
    }

    /// The shops of a souk that stand for all its free ones, as bits.
    fn offered(&self, souk: Souk) -> u8 {
        let print = self.content.souk(souk);
        let free = print.all() & !self.stalls(souk).filled.0;
        // Y25: shops that touch no street are alike; the lowest free one stands for them.
        let behind = free & !print.street();
        free & print.street() | behind & behind.wrapping_neg()
    }

    /// Y23, Y24: whether a player may use this souk's free shops.
    fn may_use(&self, seat: Seat, souk: Souk, has_unfinished: bool) -> bool {
        match self.stalls(souk).owner {
            Some(owner) => owner == seat,
            None => !has_unfinished,
        }
    }

    fn list_shops(&self, quarter: Quarter, out: &mut Vec<Action>) {
        let has_unfinished = self.has_unfinished(self.active, quarter);
        for &souk in quarter.souks() {
            if self.may_use(self.active, souk, has_unfinished) {
                let mut offered = self.offered(souk);
                while offered != 0 {
                    let number = offered.trailing_zeros() as u8 + 1;
                    out.push(Action::Place { shop: Shop::new(souk, number) });
                    offered &= offered - 1;
                }
            }
        }
    }

    pub(crate) fn can_place(&self, seat: Seat, shop: Shop) -> bool {
        let has_unfinished = self.has_unfinished(seat, shop.souk.quarter());
        self.may_use(seat, shop.souk, has_unfinished)
            && self.offered(shop.souk) & Filled::bit(shop.number) != 0
    }

    /// Y34: a camel saves the place of a cube.
    fn can_save(&self, shop: Shop) -> bool {
        self.cube(shop).is_some_and(|owner| self.players[owner].camels > 0)
    }

    /// The gold a walk of this length costs the active player.
    pub(crate) fn walk_price(&self, face: u8, distance: u8) -> u16 {
        // Y30: 1 gold for each step more or less; Y57: the Hammam's steps are free and come first.
        let change = face.abs_diff(distance);
        u16::from(change.saturating_sub(self.bonus(self.active, Building::Hammam)))
    }

    fn walk_is_payable(&self, face: u8, to: Space) -> bool {
        let price = self.walk_price(face, self.supervisor.distance(to));
        price <= self.players[self.active].gold
    }

    fn can_walk(&self, face: u8) -> bool {
        let mut any = false;
        self.each_end(face, |_| any = true);
        any
    }

    /// Every space where the supervisor may stop. Between two spaces there is exactly one walk that
    /// never turns back (Y31), so each end is named once and dead ends need no care (Y35).
    fn each_end(&self, face: u8, mut offer: impl FnMut(Space)) {
        let reach = u16::from(self.bonus(self.active, Building::Hammam));
        let reach = (reach + self.players[self.active].gold).min(100) as u8;
        let lengths = face.saturating_sub(reach)..=face + reach;
        let from = self.supervisor;
        if lengths.contains(&from.step()) {
            offer(Space::CENTRE);
        }
        for &arm in Arm::ALL {
            let here = arm == from.arm();
            for step in 1..=self.content.arms[arm.index()] {
                let length = if here { from.step().abs_diff(step) } else { from.step() + step };
                if lengths.contains(&length) {
                    offer(Space::new(arm, step));
                }
            }
        }
    }

    /// The most that a played card lets its player give; 0 for goods it does not take.
    pub(crate) fn most_to_give(&self, card: Card, goods: Goods) -> u16 {
        let (player, effects) = (&self.players[self.active], &self.content.effects);
        match (card, goods) {
            (Card::CamelPoints, Goods::Camels) => player.camels.min(effects.most_camels.into()),
            (Card::GoldPoints, Goods::Gold) => player.gold.min(effects.most_gold.into()),
            (Card::Exchange, goods) => player.goods(goods),
            _ => 0,
        }
    }

    fn list_amounts(&self, card: Card, out: &mut Vec<Action>) {
        for &goods in Goods::ALL {
            let amounts = 1..=self.most_to_give(card, goods);
            out.extend(amounts.map(|amount| Action::Give { amount, goods }));
        }
    }

    fn can_pay(&self, plot: Plot, waived: Waived) -> bool {
        let (camels, gold) = price_of(plot, waived);
        let player = &self.players[self.active];
        u16::from(camels) <= player.camels && u16::from(gold) <= player.gold
    }
}
