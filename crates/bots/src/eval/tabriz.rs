//! Tabriz: commissions are what counts, so materials are worth what they bring a commission in hand
//! nearer; finished ones work on every round, and skill opens better decks.

mod decider;

use std::sync::LazyLock;

use game::Seat;
use tabriz::{Action, Bundle, Card, Deck, Event, Goods, Material, Side, Space, Tabriz};

use super::{Knowledge, Numbers, Weights};
use crate::{Ladder, Rung, Schools, Style};
use decider::Decider;

#[derive(Debug)]
pub(super) struct Knowing;

names! { Feature:
    One = "one",
    Prestige = "prestige",
    PrestigeLate = "prestige late",
    Done = "commissions",
    DoneLate = "commissions late",
    Skill = "skill",
    SkillLate = "skill late",
    Bazaari = "bazaari open",
    Ashraf = "ashraf open",
    Coins = "coins",
    CoinsLate = "coins late",
    Wool = "wool",
    Dye = "plant dye",
    Hair = "camel hair",
    Carmine = "carmine",
    Silk = "silk",
    Ready = "commissions ready",
    ReadyPrestige = "prestige ready",
    Nearest = "nearest commission",
    Second = "second nearest",
    Hand = "hand cards",
    HandPrestige = "prestige in hand",
    Promise = "promise of the hand",
    PlanFirst = "plan: first",
    PlanSecond = "plan: second",
    PlanThird = "plan: third",
    Affordable = "plan: paid by coins",
    Spare = "spare materials",
    SpareLate = "spare materials late",
    Workshop = "workshop actions early",
    Standing = "apprentices standing",
    ToMove = "to move",
    RivalScore = "rival's points",
    RivalSkill = "rival's skill",
    RivalSkillLate = "rival's skill late",
}

names! { Trait:
    Complete = "complete",
    CompletePrestige = "complete: prestige",
    CompleteSkill = "complete: skill",
    CompleteActions = "complete: actions",
    MoveMeydan = "move: Meydan",
    MoveMeydanHand = "move: Meydan with few cards",
    MoveShop = "move: shop",
    MoveShopWanted = "move: shop, wanted pieces",
    MoveTrader = "move: trader",
    MoveTraderWanted = "move: trader, wanted pieces",
    MoveAlley = "move: alley",
    MoveYard = "move: courtyard",
    MoveYardWanted = "move: courtyard, wanted pieces",
    MoveCoins = "move: to pay with coins",
    MoveFinishes = "move: lets finish a commission",
    Buy = "buy",
    BuyWanted = "buy: wanted pieces",
    BuyPieces = "buy: pieces",
    BuyCost = "buy: cost",
    TradeWanted = "trade: wanted gained",
    TradeLost = "trade: wanted lost",
    TradeWorth = "trade: worth",
    UseGoods = "use: worth",
    UseWanted = "use: wanted",
    UseSkill = "use: skill",
    UseCards = "use: cards",
    KeepPrestige = "keep: prestige",
    KeepMissing = "keep: missing",
    KeepSkill = "keep: skill",
    Draw = "draw",
    DrawHigh = "draw: dear decks",
    Bank = "bank",
    Roll = "roll",
    Swap = "swap",
    Take = "take",
    BargainWanted = "bargain: wanted",
    HuntWanted = "hunt: wanted",
    Die = "die",
    DieDear = "die: dear",
    DiscardWorth = "discard: promise",
    Done = "done",
    Workshop = "workshop",
}

/// Not less than there are spaces.
const PLACES: usize = 32;
/// What materials are worth beside each other, from wool to silk.
const WORTH: [u32; 5] = [1, 2, 3, 4, 6];

#[inline]
fn worth(goods: Goods) -> f32 {
    let of = |material: Material| WORTH[material.index()] * u32::from(goods.count(material));
    Material::ALL.into_iter().map(of).sum::<u32>() as f32
}

fn worth_of(bundle: &Bundle) -> f32 {
    worth(bundle.goods) + f32::from(bundle.coins)
}

impl Knowledge<Tabriz> for Knowing {
    fn features(&self) -> &'static [&'static str] {
        Feature::NAMES
    }

    fn traits(&self) -> &'static [&'static str] {
        Trait::NAMES
    }

    fn describe(&self, state: &Tabriz, seat: Seat, numbers: &mut Numbers) {
        let (open, late) = (&state.open, late(state));
        let player = &open.players[seat];
        let mut put = |feature: Feature, number: f32| numbers[feature as usize] = number;
        let prestige = f32::from(player.prestige) / 20.0;
        let done = f32::from(player.done.count()) / f32::from(open.content.rules.commissions);
        let skill = f32::from(player.skill) / f32::from(open.content.rules.skill);
        let coins = f32::from(player.coins) / 15.0;
        put(Feature::One, 1.0);
        put(Feature::Prestige, prestige);
        put(Feature::PrestigeLate, prestige * late);
        put(Feature::Done, done);
        put(Feature::DoneLate, done * late);
        put(Feature::Skill, skill);
        put(Feature::SkillLate, skill * late);
        put(Feature::Bazaari, f32::from(open.unlocked(seat, Deck::Bazaari)));
        put(Feature::Ashraf, f32::from(open.unlocked(seat, Deck::Ashraf)));
        put(Feature::Coins, coins);
        put(Feature::CoinsLate, coins * late);
        let goods = [Feature::Wool, Feature::Dye, Feature::Hair, Feature::Carmine, Feature::Silk];
        for (material, count) in player.goods.iter() {
            put(goods[material as usize], f32::from(count) / 5.0);
        }
        describe_hand(state, seat, &mut put);
        describe_plan(state, seat, late, &mut put);
        let actions = |card: Card| open.content.card(card).actions.len() as f32;
        let actions: f32 = player.done.iter().map(actions).sum();
        put(Feature::Workshop, actions / 6.0 * (1.0 - late));
        put(Feature::Standing, player.standing().count() as f32 / 3.0);
        put(Feature::ToMove, f32::from(open.current == seat));
        if let Some(rival) = &open.rival {
            let skill = f32::from(rival.skill) / f32::from(open.content.rules.skill);
            put(Feature::RivalScore, state.rival_score().unwrap_or(0) as f32 / 20.0);
            put(Feature::RivalSkill, skill);
            put(Feature::RivalSkillLate, skill * late);
        }
    }

    fn consider(&self, state: &Tabriz, action: Action, numbers: &mut Numbers) {
        let mut put = |what: Trait, number: f32| numbers[what as usize] = number;
        consider(state, &Decider::of(state), action, &mut put);
    }

    fn appeal(&self, state: &Tabriz, actions: &[Action], policy: &Numbers, out: &mut Vec<f32>) {
        let decider = Decider::of(state);
        // Whichever apprentice goes there, a place promises the same.
        let mut places = [None; PLACES];
        let look = |action: Action| {
            let mut sum = 0.0;
            let mut put = |what: Trait, number: f32| sum += policy[what as usize] * number;
            consider(state, &decider, action, &mut put);
            sum
        };
        out.extend(actions.iter().map(|&action| match action {
            Action::Move { to, .. } => *places[to.index()].get_or_insert_with(|| look(action)),
            action => look(action),
        }));
    }

    fn is_border(&self, event: &Event) -> bool {
        matches!(event, Event::Round { .. })
    }

    fn spread(&self) -> f32 {
        20.0
    }

    fn automatic_score(&self, state: &Tabriz) -> f32 {
        /// Points a Rival still gains, on an average, from the start to the end.
        const WHOLE_GAME: f32 = 25.0;
        let skill = f32::from(state.open.content.rules.skill);
        let gone = state.open.rival.as_ref().map_or(1.0, |rival| f32::from(rival.skill) / skill);
        state.rival_score().unwrap_or(0) as f32 + WHOLE_GAME * (1.0 - gone)
    }

    fn weights(&self) -> &'static Weights {
        static SHIPPED: LazyLock<Weights> =
            LazyLock::new(|| Weights::shipped(include_str!("../../weights/tabriz.toml")));
        &SHIPPED
    }

    fn schools(&self) -> &'static Schools {
        static SHIPPED: LazyLock<Schools> =
            LazyLock::new(|| Schools::shipped(include_str!("../../schools/tabriz.toml")));
        &SHIPPED
    }

    fn style(&self, any: Style, seats: u8) -> Style {
        // What a round prepares pays in the next one.
        Style { borders: 2, most_plies: 60 * u32::from(seats.max(2)), ..any }
    }

    fn ladder(&self, _seats: u8) -> Ladder {
        let (easy, normal) = (Rung::new(60, 0.5), Rung::new(120, 0.3));
        Ladder { easy, normal, hard: 400, expert: 3_200, master: 12_800 }
    }
}

/// How near the end is, from 0 to 1: whoever is nearest brings it about.
fn late(state: &Tabriz) -> f32 {
    let rules = &state.open.content.rules;
    let near = |done: u8, skill: u8| {
        let done = f32::from(done) / f32::from(rules.commissions);
        done.max(f32::from(skill) / f32::from(rules.skill))
    };
    let players = state.open.players.0[..usize::from(state.open.seats)].iter();
    let rival = state.open.rival.as_ref().map_or(0.0, |rival| near(0, rival.skill));
    players.map(|player| near(player.done.count(), player.skill)).fold(rival, f32::max)
}

/// The worth of what a commission still lacks beside these materials.
fn lacking(state: &Tabriz, have: Goods, card: Card) -> f32 {
    worth(state.open.content.card(card).needs.beyond(have))
}

/// What a commission brings, in points more or less.
fn promise(state: &Tabriz, card: Card) -> f32 {
    let commission = state.open.content.card(card);
    let reward = &commission.reward;
    f32::from(reward.prestige)
        + 2.0 * f32::from(reward.skill)
        + worth_of(reward) / 6.0
        + commission.actions.len() as f32
}

fn describe_hand(state: &Tabriz, seat: Seat, put: &mut impl FnMut(Feature, f32)) {
    let (player, hand) = (&state.open.players[seat], state.hidden.hands[seat]);
    let (mut ready, mut ready_prestige, mut prestige, mut all) = (0.0, 0.0f32, 0.0, 0.0);
    let mut nearest = [40.0f32; 2];
    for card in hand.iter() {
        let lack = lacking(state, player.goods, card);
        let points = f32::from(state.open.content.card(card).reward.prestige);
        if lack == 0.0 {
            ready += 1.0;
            ready_prestige = ready_prestige.max(points);
        }
        prestige += points;
        all += promise(state, card) / (3.0 + lack);
        if lack < nearest[0] {
            nearest = [lack, nearest[0]];
        } else if lack < nearest[1] {
            nearest[1] = lack;
        }
    }
    put(Feature::Ready, ready);
    put(Feature::ReadyPrestige, ready_prestige / 10.0);
    put(Feature::Nearest, 4.0 / (4.0 + nearest[0]));
    put(Feature::Second, 4.0 / (4.0 + nearest[1]));
    put(Feature::Hand, f32::from(hand.count()) / 4.0);
    put(Feature::HandPrestige, prestige / 20.0);
    put(Feature::Promise, all / 3.0);
}

/// The commissions in the order they would be woven, each with what the ones before leave over.
fn describe_plan(state: &Tabriz, seat: Seat, late: f32, put: &mut impl FnMut(Feature, f32)) {
    let (mut goods, mut coins) = (state.open.players[seat].goods, state.open.players[seat].coins);
    let mut hand = state.hidden.hands[seat];
    for feature in [Feature::PlanFirst, Feature::PlanSecond, Feature::PlanThird] {
        let best = hand
            .iter()
            .map(|card| (card, lacking(state, goods, card)))
            .map(|(card, lack)| (card, lack, promise(state, card) / (3.0 + lack)))
            .max_by(|a, b| a.2.total_cmp(&b.2));
        let Some((card, lack, value)) = best else { break };
        put(feature, value);
        if matches!(feature, Feature::PlanFirst) {
            put(Feature::Affordable, (f32::from(coins) / (1.0 + lack)).min(1.0));
        }
        goods = goods.beyond(state.open.content.card(card).needs);
        coins = coins.saturating_sub(lack as u16);
        hand.take(card);
    }
    let spare = worth(goods) / 10.0;
    put(Feature::Spare, spare);
    put(Feature::SpareLate, spare * late);
}

/// The worth of wanted pieces among these.
fn wanted(wants: Goods, goods: Goods) -> f32 {
    worth(goods.common(wants)) / 6.0
}

#[inline]
fn consider(state: &Tabriz, decider: &Decider, action: Action, put: &mut impl FnMut(Trait, f32)) {
    let (open, &Decider { seat, wants, .. }) = (&state.open, decider);
    let player = &open.players[seat];
    match action {
        Action::Complete { card } => {
            let commission = open.content.card(card);
            put(Trait::Complete, 1.0);
            put(Trait::CompletePrestige, f32::from(commission.reward.prestige) / 10.0);
            put(Trait::CompleteSkill, f32::from(commission.reward.skill) / 2.0);
            put(Trait::CompleteActions, commission.actions.len() as f32 / 2.0);
        }
        Action::Move { to, .. } => consider_move(state, decider, to, put),
        Action::Buy { left, right, cost } => {
            let pieces = bought(state, left, right);
            put(Trait::Buy, 1.0);
            put(Trait::BuyWanted, wanted(wants, pieces));
            put(Trait::BuyPieces, worth(pieces) / 6.0);
            put(Trait::BuyCost, f32::from(cost) / 6.0);
        }
        Action::Trade { code } => {
            let (give, get) = (code.give(), code.get());
            put(Trait::TradeWanted, wanted(wants, get.goods));
            put(Trait::TradeLost, decider.lost(state, give.goods));
            put(Trait::TradeWorth, (worth_of(&get) - worth_of(&give)) / 6.0);
        }
        Action::Use { code } => {
            let (give, get) = (code.give(), code.get());
            put(Trait::UseGoods, (worth_of(&get) - worth_of(&give)) / 6.0);
            put(Trait::UseWanted, wanted(wants, get.goods));
            put(Trait::UseSkill, f32::from(get.skill));
            put(Trait::UseCards, f32::from(get.cards) - f32::from(give.cards));
        }
        Action::Keep { card, and } => {
            let cards = || [Some(card), and].into_iter().flatten();
            let reward = |card: Card| &open.content.card(card).reward;
            put(
                Trait::KeepPrestige,
                cards().map(|card| f32::from(reward(card).prestige)).sum::<f32>() / 10.0,
            );
            put(
                Trait::KeepSkill,
                cards().map(|card| f32::from(reward(card).skill)).sum::<f32>() / 2.0,
            );
            put(
                Trait::KeepMissing,
                cards().map(|card| lacking(state, player.goods, card)).sum::<f32>() / 20.0,
            );
        }
        Action::Draw { karmandan: _, bazaari, ashraf } => {
            put(Trait::Draw, 1.0);
            put(Trait::DrawHigh, (f32::from(bazaari) + 2.0 * f32::from(ashraf)) / 4.0);
        }
        Action::Bank { deck } => {
            put(Trait::Bank, 1.0);
            put(Trait::DrawHigh, deck.map_or(0.0, |deck| deck.index() as f32 / 4.0));
        }
        Action::Workshop { .. } => put(Trait::Workshop, 1.0),
        Action::From { deck } => put(Trait::DrawHigh, deck.index() as f32 / 4.0),
        Action::Roll | Action::RollBoth | Action::Reroll { .. } => put(Trait::Roll, 1.0),
        Action::Swap { .. } => put(Trait::Swap, 1.0),
        Action::Take => put(Trait::Take, 1.0),
        Action::Bargain { twice, once } => {
            let mut goods = Goods::of(twice, 2);
            goods.add(Goods::of(once, 1));
            put(Trait::BargainWanted, wanted(wants, goods));
        }
        Action::Hunt { material } => {
            put(Trait::HuntWanted, wanted(wants, Goods::of(material, 2)));
        }
        Action::Die { colour, .. } => {
            put(Trait::Die, 1.0);
            put(Trait::DieDear, colour as u8 as f32 / 2.0);
        }
        Action::Discard { card } => {
            put(
                Trait::DiscardWorth,
                promise(state, card) / (3.0 + lacking(state, player.goods, card)),
            );
        }
        Action::Done => put(Trait::Done, 1.0),
        Action::KeepWorkshop { .. } | Action::Stand { .. } => {
            put(Trait::MoveCoins, f32::from(player.coins) / 15.0);
        }
        Action::RivalRemove { .. }
        | Action::RivalKeep { .. }
        | Action::RivalMove { .. }
        | Action::RivalSwap { .. } => {}
    }
}

/// What a purchase takes from the tile the mover stands on.
fn bought(state: &Tabriz, left: u8, right: u8) -> Goods {
    let (open, mut pieces) = (&state.open, Goods::NONE);
    if let Some(shop) = open.shop(open.at) {
        let stall = &open.stalls[open.at.index()];
        for ((index, lane), count) in shop.lanes.iter().enumerate().zip([left, right]) {
            if count > 0 && count <= stall.stock[index] {
                pieces.add(stall.right_end(index, lane, count));
            }
        }
    }
    pieces
}

fn consider_move(state: &Tabriz, decider: &Decider, to: Space, put: &mut impl FnMut(Trait, f32)) {
    let open = &state.open;
    let &Decider { seat, wants, .. } = decider;
    put(Trait::MoveCoins, f32::from(open.players[seat].coins.min(15)) / 15.0);
    match open.side(to) {
        Side::Meydan { .. } => {
            put(Trait::MoveMeydan, 1.0);
            put(Trait::MoveMeydanHand, 2.0 - f32::from(state.hidden.hands[seat].count()));
        }
        Side::Shop(_) => {
            put(Trait::MoveShop, 1.0);
            let pieces = open.pieces(to);
            put(Trait::MoveShopWanted, wanted(wants, pieces));
            put(Trait::MoveFinishes, decider.finishes(state, pieces));
        }
        Side::Trader(trades) => {
            let have = open.players[seat].goods;
            let gain = |trade: &tabriz::Trade| match have.holds(trade.give) {
                true => wanted(wants, trade.get) - decider.lost(state, trade.give),
                false => 0.0,
            };
            put(Trait::MoveTrader, 1.0);
            put(Trait::MoveTraderWanted, trades.iter().map(gain).fold(0.0, f32::max));
        }
        Side::ConMan { .. } | Side::Merchant { .. } | Side::Gita { .. } => {
            put(Trait::MoveAlley, 1.0);
        }
        Side::Caravanserai { .. } | Side::Bargain { .. } | Side::Farideh { .. } => {
            put(Trait::MoveYard, 1.0);
            put(Trait::MoveYardWanted, wanted(wants, open.pieces(to)));
        }
    }
}
