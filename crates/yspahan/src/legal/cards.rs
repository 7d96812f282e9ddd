//! May this card be played, this building built, this amount given?

use crate::action::Action;
use crate::content::Plot;
use crate::pieces::{Building, Card, Goods, Quarter};
use crate::state::{Board, Task, Yspahan};

impl Yspahan {
    /// Whether a card, if held, may be played for its effect now.
    pub(crate) fn is_playable(&self, card: Card) -> bool {
        self.moment().cards() & bit(card) != 0 && self.is_useful(card)
    }

    /// The cards in hand that may be played for their effect now, a bit for each.
    pub(super) fn plays(&self) -> u64 {
        let held = self.hand().bits() & self.moment().cards();
        if held == 0 {
            return 0;
        }
        let player = &self.board.players[self.board.active];
        let [camels, gold] = [player.camels, player.gold].map(|goods| u64::from(goods > 0));
        let at_once = bit(Card::Camels) | bit(Card::Gold) | bit(Card::Caravan);
        let rich = (camels * bit(Card::CamelPoints)) | (gold * bit(Card::GoldPoints));
        let mut useful = at_once | rich | ((camels | gold) * bit(Card::Exchange));
        // Those that take a closer look.
        for card in [Card::Shop, Card::WithoutCamels, Card::WithoutGold] {
            if held & bit(card) != 0 {
                useful |= u64::from(self.is_useful(card)) << card.index();
            }
        }
        held & useful
    }

    /// Which cards this moment is for.
    fn moment(&self) -> Moment {
        let board = &self.board;
        match board.agenda.top() {
            // Y46: at any moment of one's own turn, but not while something is half done.
            // Y56: a free-cost card is that turn's building. Y81: with two players only within
            // the build action.
            Some(Task::Supply | Task::Take | Task::Use { .. } | Task::Next { .. } | Task::End) => {
                match board.seats > 2 && !board.built {
                    true => Moment::All,
                    false => Moment::Others,
                }
            }
            // Y56: both free-cost cards may combine on one building.
            Some(Task::Build { .. }) => Moment::FreeCost,
            _ => Moment::Never,
        }
    }

    /// Y46: a card may be played only where it has an effect.
    pub(crate) fn is_useful(&self, card: Card) -> bool {
        let board = &self.board;
        let player = &board.players[board.active];
        match card {
            Card::Camels | Card::Gold | Card::Caravan => true,
            Card::Shop => Quarter::ALL.into_iter().any(|it| board.room(board.active, it) > 0),
            Card::CamelPoints => player.camels > 0,
            Card::GoldPoints => player.gold > 0,
            Card::Exchange => player.camels > 0 || player.gold > 0,
            Card::WithoutCamels | Card::WithoutGold => self.helps_to_build(card),
        }
    }

    /// A free-cost card needs a building that can be paid then, with the other such card if held.
    fn helps_to_build(&self, card: Card) -> bool {
        let Some(goods) = card.waives() else { return false };
        let waived = self.board.waived_now();
        // Within a build action the card must save something: not what another has saved already,
        // nor what no missing building costs.
        let building_now = matches!(self.board.agenda.top(), Some(Task::Build { .. }));
        let saves = !waived.of(goods) && self.some_missing(|plot| plot.cost(goods) > 0);
        (saves || !building_now) && self.can_build_something(waived.and(goods))
    }

    fn some_missing(&self, wanted: impl Fn(Plot) -> bool) -> bool {
        let missing = self.board.players[self.board.active].buildings.missing();
        missing.into_iter().any(|building| wanted(self.board.content.plot(building)))
    }

    /// Whether some building can be paid, the cards in hand included.
    fn can_build_something(&self, mut waived: Waived) -> bool {
        for card in [Card::WithoutCamels, Card::WithoutGold] {
            if let Some(goods) = card.waives()
                && self.hand().has(card)
            {
                waived = waived.and(goods);
            }
        }
        self.some_missing(|plot| self.board.can_pay(plot, waived))
    }

    /// Y81: with two players building is one of the things a group of dice can be spent on.
    pub(super) fn can_spend_group_on_building(&self) -> bool {
        self.board.seats == 2 && self.can_build_something(Waived::default())
    }

    /// False only where a building must be chosen now and none can be paid in any way.
    pub(crate) fn can_go_on_building(&self) -> bool {
        match self.board.agenda.top() {
            Some(Task::Build { .. }) => self.can_build_something(self.board.waived_now()),
            _ => true,
        }
    }

    /// Whether a building may be built now, if it can be paid.
    pub(super) fn may_build(&self) -> bool {
        let board = &self.board;
        // Y56: one building a turn. Y81: with two players only as the group's action.
        match board.agenda.top() {
            Some(Task::Build { .. }) => true,
            Some(Task::End) => board.seats > 2 && !board.built,
            _ => false,
        }
    }

    /// Whether this building may be built now. Y57: after the group's action, each kind once.
    pub(super) fn is_buildable(&self, building: Building) -> bool {
        let board = &self.board;
        self.may_build()
            && !board.players[board.active].buildings.has(building)
            && board.can_pay(board.content.plot(building), self.board.waived_now())
    }
}

/// Which cards may be played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Never,
    /// Those that make a building cost less.
    FreeCost,
    /// All but those.
    Others,
    All,
}

impl Moment {
    /// The cards it allows, a bit for each.
    fn cards(self) -> u64 {
        const FREE_COST: u64 = bit(Card::WithoutCamels) | bit(Card::WithoutGold);
        match self {
            Moment::Never => 0,
            Moment::FreeCost => FREE_COST,
            Moment::Others => !FREE_COST,
            Moment::All => !0,
        }
    }
}

const fn bit(card: Card) -> u64 {
    1 << card as u64
}

/// Which costs of a building are waived by played cards.
#[derive(Clone, Copy, Default)]
pub(crate) struct Waived {
    pub camels: bool,
    pub gold: bool,
}

impl Waived {
    fn of(self, goods: Goods) -> bool {
        match goods {
            Goods::Camels => self.camels,
            Goods::Gold => self.gold,
        }
    }

    fn and(mut self, goods: Goods) -> Self {
        match goods {
            Goods::Camels => self.camels = true,
            Goods::Gold => self.gold = true,
        }
        self
    }
}

/// Camels and gold to be paid.
pub(crate) fn price_of(plot: Plot, waived: Waived) -> (u8, u8) {
    let camels = if waived.camels { 0 } else { plot.camels };
    let gold = if waived.gold { 0 } else { plot.gold };
    (camels, gold)
}

impl Board {
    /// What a building costs the active player at this moment.
    pub(crate) fn price(&self, building: Building) -> (u8, u8) {
        price_of(self.content.plot(building), self.waived_now())
    }

    pub(super) fn waived_now(&self) -> Waived {
        match self.agenda.top() {
            Some(Task::Build { without_camels, without_gold }) => {
                Waived { camels: without_camels, gold: without_gold }
            }
            _ => Waived::default(),
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

    pub(super) fn each_amount(&self, card: Card, out: &mut impl FnMut(Action)) {
        for goods in Goods::ALL {
            let amounts = 1..=self.most_to_give(card, goods);
            amounts.for_each(|amount| out(Action::Give { amount, goods }));
        }
    }

    pub(super) fn can_pay(&self, plot: Plot, waived: Waived) -> bool {
        let (camels, gold) = price_of(plot, waived);
        let player = &self.players[self.active];
        (u16::from(camels) <= player.camels) & (u16::from(gold) <= player.gold)
    }
}
