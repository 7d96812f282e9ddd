//! Istanbul: a race for rubies. Goods and money are worth how near they bring the next ruby;
//! tiles make every later turn richer and bring a ruby of their own.

mod hope;
mod more;

use std::sync::LazyLock;

use game::{Awaiting, Game, Seat};
use istanbul::{Action, Colour, Effect, Event, Face, Faces, Istanbul, Kind, Market, Player};

use super::{Knowledge, Numbers, Weights};
use crate::{Ladder, Rung, Schools, Style};
use hope::{Hope, Prices};

#[derive(Debug)]
pub(super) struct Knowing;

names! { Feature:
    One = "one",
    Rubies = "rubies",
    RubiesLate = "rubies late",
    Markers = "markers",
    Browns = "browns",
    Crystals = "crystals",
    Lira = "lira",
    Nearest = "nearest ruby",
    Second = "second nearest ruby",
    Reachable = "markets within two goods",
    LiraShare = "share of the lira price",
    CarpetShare = "share of the carpet price",
    TileLira = "tile: lira",
    TileCrystal = "tile: crystal",
    TileCard = "tile: card",
    TileAction = "tile: action",
    TileDie = "tile: die",
    TileColour = "tile: colour",
    Tiles = "tiles",
    TilesMosque = "tiles towards the mosque's ruby",
    ToMove = "to move",
    Dice = "goods on dice",
    DiceNearest = "nearest ruby with dice",
    Actions = "actions left",
    TurnsBehind = "turns still to come this round",
    AtGoal = "has the goal",
    IncomeEarly = "income tiles: early",
    ActionEarly = "action and die tiles: early",
    ColourEarly = "colour tiles: early",
    MosqueEarly = "tiles towards the mosque's ruby: early",
    Third = "third nearest ruby",
    LastNearest = "nearest ruby: the last one needed",
    SecondLast = "two nearest rubies: the last two needed",
    MarkersLate = "markers: late",
    LiraLate = "lira: late",
    Ready = "best chance of a ruby next turn",
    ReadySecond = "second best chance of a ruby next turn",
    ReadyAll = "chances of rubies next turn",
    Soon = "best chance of a ruby in two turns",
    SoonAll = "chances of rubies in two turns",
    OneToGo = "one ruby to go",
    TwoToGo = "two rubies to go",
    ThreeToGo = "three rubies to go",
    ReadyToWin = "best chance of the last ruby next turn",
    Rival = "rival: rubies",
    RivalOneToGo = "rival: one ruby to go",
    RivalTwoToGo = "rival: two rubies to go",
    RivalReady = "rival: best chance of a ruby next turn",
    RivalTiles = "rival: tiles",
    RivalStock = "rival: stock",
    RivalReadyAll = "rival: chances of rubies next turn",
    RivalSoon = "rival: best chance of a ruby in two turns",
    RivalIncome = "rival: income tiles",
    RivalPower = "rival: action and die tiles",
    RivalLira = "rival: lira",
    Cheapest = "prices of the three cheapest rubies",
    Round = "round",
    LastSeat = "last seat of a round",
    NextTile = "nearness of the next tile",
    NextDie = "nearness of a die tile",
    Rolled = "dice are rolled",
}

names! { Trait:
    Ruby = "ruby",
    RubyLast = "ruby that reaches the goal",
    RubyLira = "ruby for lira",
    Tile = "tile",
    TileAction = "tile: action",
    TileDie = "tile: die",
    TileIncome = "tile: income",
    TileColour = "tile: colour",
    TileMosque = "tile: brings the mosque's ruby",
    TileEarly = "tile: early",
    Equal = "equal",
    EqualNear = "equal: near a ruby",
    Different2 = "different 2",
    Different3 = "different 3",
    Different4 = "different 4",
    Lira = "lira",
    LiraDice = "lira: dice",
    Cards = "cards",
    CardsDice = "cards: dice",
    Reroll = "reroll",
    RerollCrystals = "reroll: crystals left",
    RollMany = "roll: dice",
    RollGoods = "roll: goods dice",
    RollReady = "roll: best chance of a ruby",
    RollReadyAll = "roll: chances of rubies",
    RollTile = "roll: best chance of a tile",
    RerollRuby = "reroll: a ruby is affordable",
    RerollNear = "reroll: a ruby lacks one good",
    PayMarkers = "pay: markers",
    PayBrowns = "pay: browns",
    Take = "take",
    TakeOther = "take other",
    Decline = "decline",
    Markers = "markers: near a ruby",
    UseRuby = "use: ruby card",
    UseGain = "use: gain",
    UsePay = "use: pay",
    GiveIncome = "give: income",
    End = "end",
}

impl Knowledge<Istanbul> for Knowing {
    fn features(&self) -> &'static [&'static str] {
        Feature::NAMES
    }

    fn traits(&self) -> &'static [&'static str] {
        Trait::NAMES
    }

    fn describe(&self, state: &Istanbul, seat: Seat, numbers: &mut Numbers) {
        let player = &state.players[seat];
        let mut put = |feature: Feature, number: f32| numbers[feature as usize] = number;
        let goal = f32::from(state.goal());
        let most = state.everyone().iter().map(|player| player.rubies).max().unwrap_or(0);
        let rubies = f32::from(player.rubies) / goal;
        put(Feature::One, 1.0);
        put(Feature::Rubies, rubies);
        put(Feature::RubiesLate, rubies * f32::from(most) / goal);
        let behind = seat.index() >= state.turn.index();
        put(Feature::TurnsBehind, f32::from(behind));
        if player.rubies >= state.goal() {
            // Nothing else counts any more: a bot that missed its stock would hoard instead of win.
            put(Feature::AtGoal, 1.0);
            return;
        }
        let early = 1.0 - f32::from(most) / goal;
        describe_stock(state, seat, early, &mut put);
        describe_tiles(state, player, early, &mut put);
        let mine = state.turn == seat;
        put(Feature::ToMove, f32::from(mine));
        if mine {
            put(Feature::Dice, f32::from(state.dice.goods().0.iter().sum::<u8>()) / 4.0);
            put(Feature::DiceNearest, 1.0 / (1.0 + distances(state, seat, true)[0]));
            put(Feature::Actions, f32::from(state.actions) / 2.0);
        }
    }

    fn describe_more(&self, state: &Istanbul, numbers: &mut [Numbers]) {
        more::describe(state, numbers);
    }

    considers!(Istanbul, Decider::of);

    fn is_border(&self, event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    fn spread(&self) -> f32 {
        3.0
    }

    fn weights(&self) -> &'static Weights {
        static SHIPPED: LazyLock<Weights> =
            LazyLock::new(|| Weights::shipped(include_str!("../../weights/istanbul.toml")));
        &SHIPPED
    }

    fn schools(&self) -> &'static Schools {
        static SHIPPED: LazyLock<Schools> =
            LazyLock::new(|| Schools::shipped(include_str!("../../schools/istanbul.toml")));
        &SHIPPED
    }

    fn network(&self) -> Option<&'static Weights> {
        static NETWORK: LazyLock<Weights> =
            LazyLock::new(|| Weights::shipped(include_str!("../../weights/istanbul-network.toml")));
        Some(&NETWORK)
    }

    fn style(&self, any: Style, seats: u8) -> Style {
        // Turns are short and scores are small: look beyond one's own next turn, at who wins. Dice
        // decide much, so that promises differ little: trust the better one sooner.
        let borders = u32::from(seats) + 1;
        Style { explore: 0.4, epsilon: 0, borders, win_part: 1.0, ..any }
    }

    fn network_style(&self, style: Style, seats: u8) -> Style {
        // It knows what a turn's end is worth, so that playouts need not go as far.
        Style { network: true, borders: u32::from(seats), ..style }
    }

    fn ladder(&self, seats: u8) -> Ladder {
        // With more seats there is more to foresee before one's own next turn.
        let hard = if seats > 2 { 2_000 } else { 700 };
        let (easy, normal) = (Rung::new(10, 0.7), Rung::new(40, 0.4));
        Ladder { easy, normal, hard, expert: 12 * hard, master: 48 * hard }
    }
}

/// How many goods are missing to the next ruby of each market, nearest first. Three lira count as
/// a good, since that is what markers sell for.
fn distances(state: &Istanbul, seat: Seat, dice: bool) -> [f32; 6] {
    let stock = &state.players[seat].stock;
    let on_dice = if dice { state.dice.goods().0 } else { [0; 4] };
    let goods: [u8; 4] = std::array::from_fn(|colour| stock.0[colour] + on_dice[colour]);
    let browns = stock[Kind::Brown];
    let mut missing = Market::FOR_SALE.map(|market| match (state.price(market), market) {
        (None, _) => 12.0,
        (Some(price), Market::Lira) => f32::from(price.saturating_sub(stock[Kind::Lira])) / 3.0,
        (Some(extra), Market::Carpet) => {
            let have: u8 = goods.iter().sum::<u8>() + browns;
            let colours = goods.iter().filter(|&&count| count > 0).count() as u8 + browns;
            f32::from((4 + extra).saturating_sub(have)).max(f32::from(4u8.saturating_sub(colours)))
        }
        (Some(price), market) => {
            let have = goods[market.index()] + browns;
            f32::from(price.saturating_sub(have))
        }
    });
    missing.sort_unstable_by(f32::total_cmp);
    missing
}

/// `early` goes from 1 to 0 while the leader gathers rubies.
fn describe_stock(state: &Istanbul, seat: Seat, early: f32, put: &mut impl FnMut(Feature, f32)) {
    let player = &state.players[seat];
    let stock = &player.stock;
    let markers: u8 = stock.0[..4].iter().sum();
    put(Feature::Markers, f32::from(markers) / 5.0);
    put(Feature::Browns, f32::from(stock[Kind::Brown]) / 2.0);
    put(Feature::Crystals, f32::from(stock[Kind::Crystal]) / 2.0);
    put(Feature::Lira, f32::from(stock[Kind::Lira]) / 10.0);
    let missing = distances(state, seat, false);
    put(Feature::Nearest, 1.0 / (1.0 + missing[0]));
    put(Feature::Second, 1.0 / (1.0 + missing[1]));
    put(Feature::Third, 1.0 / (1.0 + missing[2]));
    match state.goal().saturating_sub(player.rubies) {
        1 => put(Feature::LastNearest, 1.0 / (1.0 + missing[0])),
        2 => put(Feature::SecondLast, 1.0 / (1.0 + missing[0] + missing[1])),
        _ => {}
    }
    put(Feature::MarkersLate, f32::from(markers) / 5.0 * (1.0 - early));
    put(Feature::LiraLate, f32::from(stock[Kind::Lira]) / 10.0 * (1.0 - early));
    put(Feature::Reachable, missing.iter().filter(|&&goods| goods <= 2.0).count() as f32 / 2.0);
    let share = |have: u8, price: Option<u8>| {
        price.map_or(0.0, |price| (f32::from(have) / f32::from(price.max(1))).min(1.0))
    };
    put(Feature::LiraShare, share(stock[Kind::Lira], state.price(Market::Lira)));
    let carpet = state.price(Market::Carpet).map(|extra| extra + 4);
    put(Feature::CarpetShare, share(markers + stock[Kind::Brown], carpet));
}

fn describe_tiles(
    state: &Istanbul,
    player: &Player,
    early: f32,
    put: &mut impl FnMut(Feature, f32),
) {
    let tiles = |effect: Effect| f32::from(player.tiles[effect]);
    put(Feature::TileLira, tiles(Effect::Lira));
    put(Feature::TileCrystal, tiles(Effect::Crystal));
    put(Feature::TileCard, tiles(Effect::Card));
    put(Feature::TileAction, tiles(Effect::Action));
    put(Feature::TileDie, tiles(Effect::Die));
    let colours: f32 = Colour::ALL.iter().map(|colour| tiles(colour.effect())).sum();
    put(Feature::TileColour, colours);
    let all = player.tiles.0.iter().sum::<u8>();
    put(Feature::Tiles, f32::from(all) / 3.0);
    let wanted = f32::from(state.mosque_at());
    let open = state.rubies_left(Market::Mosque) > 0 && f32::from(all) < wanted;
    let towards = if open { (f32::from(all) / wanted).powi(2) } else { 0.0 };
    put(Feature::TilesMosque, towards);
    put(Feature::MosqueEarly, towards * early);
    let income = tiles(Effect::Lira) + tiles(Effect::Crystal) + tiles(Effect::Card);
    put(Feature::IncomeEarly, income * early);
    put(Feature::ActionEarly, (tiles(Effect::Action) + tiles(Effect::Die)) * early);
    put(Feature::ColourEarly, colours * early);
}

/// The seat to decide, and what is the same for all its actions.
#[derive(Clone, Copy)]
struct Decider {
    seat: Seat,
    prices: Prices,
}

impl Decider {
    fn of(state: &Istanbul) -> Decider {
        let seat = match state.awaiting() {
            Awaiting::Decision(seat) => seat,
            _ => state.turn,
        };
        Decider { seat, prices: Prices::of(state) }
    }
}

/// How near a colour's next ruby is with this many goods: from 0 to 1.
fn nearness(state: &Istanbul, seat: Seat, colour: Colour) -> f32 {
    let have = state.players[seat].stock[colour.kind()];
    let price = state.price(colour.market());
    price.map_or(0.0, |price| (f32::from(have + 1) / f32::from(price.max(1))).min(1.0))
}

#[inline]
fn consider(state: &Istanbul, decider: &Decider, action: Action, put: &mut impl FnMut(Trait, f32)) {
    let seat = decider.seat;
    let stock = &state.players[seat].stock;
    match action {
        Action::Ruby { market } => {
            put(Trait::Ruby, 1.0);
            let last = state.players[seat].rubies + 1 >= state.goal();
            put(Trait::RubyLast, f32::from(last));
            put(Trait::RubyLira, f32::from(market == Market::Lira));
        }
        Action::Tile { code } => consider_tile(state, seat, code, put),
        Action::Equal { colour } => {
            put(Trait::Equal, 1.0);
            put(Trait::EqualNear, nearness(state, seat, colour));
        }
        Action::Different { goods: 2 } => put(Trait::Different2, 1.0),
        Action::Different { goods: 3 } => put(Trait::Different3, 1.0),
        Action::Different { .. } => put(Trait::Different4, 1.0),
        Action::Lira => {
            put(Trait::Lira, 1.0);
            put(Trait::LiraDice, f32::from(state.dice[Face::Lira]));
        }
        Action::Cards { dice } => {
            put(Trait::Cards, 1.0);
            put(Trait::CardsDice, f32::from(dice));
        }
        Action::Reroll => {
            put(Trait::Reroll, 1.0);
            put(Trait::RerollCrystals, f32::from(stock[Kind::Crystal]) / 2.0);
            let missing = distances(state, seat, true)[0];
            put(Trait::RerollRuby, f32::from(missing <= 0.0));
            put(Trait::RerollNear, f32::from(missing > 0.0 && missing <= 1.0));
        }
        Action::Roll { faces } => {
            put(Trait::RollMany, f32::from(faces.0.iter().sum::<u8>()) / 3.0);
            put(Trait::RollGoods, f32::from(faces.goods().0.iter().sum::<u8>()) / 3.0);
            consider_roll(state, decider, faces, put);
        }
        Action::Pay { markers, browns, .. } => {
            let markers: u8 = markers.goods().0.iter().sum();
            put(Trait::PayMarkers, f32::from(markers));
            put(Trait::PayBrowns, f32::from(browns));
        }
        Action::Use { code } => {
            let half = &state.content.card(code).active;
            put(Trait::UseRuby, f32::from(half.ruby));
            put(Trait::UseGain, f32::from(half.gain.0.iter().sum::<u8>() + half.markers) / 3.0);
            put(Trait::UsePay, f32::from(half.pay.0.iter().sum::<u8>()) / 3.0);
        }
        Action::Take => put(Trait::Take, 1.0),
        Action::TakeOther => put(Trait::TakeOther, 1.0),
        Action::Decline => put(Trait::Decline, 1.0),
        Action::Markers { first, second } => {
            let near = nearness(state, seat, first) + nearness(state, seat, second);
            put(Trait::Markers, near);
        }
        Action::Give { effect } => {
            let income = matches!(effect, Effect::Lira | Effect::Crystal | Effect::Card);
            put(Trait::GiveIncome, f32::from(income));
        }
        Action::End => put(Trait::End, 1.0),
        Action::Income { .. } | Action::Collect => {}
    }
}

/// What the dice that are kept may become together with the ones that are thrown again.
fn consider_roll(
    state: &Istanbul,
    decider: &Decider,
    thrown: Faces,
    put: &mut impl FnMut(Trait, f32),
) {
    let player = &state.players[decider.seat];
    let mut kept = state.dice;
    kept.remove(&thrown);
    let mut stock = player.stock;
    stock.0.iter_mut().zip(kept.goods().0).for_each(|(have, more)| *have += more);
    stock[Kind::Lira] += 2 * kept[Face::Lira];
    let hope = Hope { dice: thrown.sum(), crystals: 0, stock: &stock, lira: 0 };
    let rubies = hope.rubies(&decider.prices);
    put(Trait::RollReady, rubies[0]);
    put(Trait::RollReadyAll, rubies.iter().sum::<f32>() / 2.0);
    put(Trait::RollTile, hope.tile(state));
}

fn consider_tile(
    state: &Istanbul,
    seat: Seat,
    code: istanbul::Code,
    put: &mut impl FnMut(Trait, f32),
) {
    let player = &state.players[seat];
    let effect = state.content.tile(code).effect;
    put(Trait::Tile, 1.0);
    let kind = match effect {
        Effect::Action => Trait::TileAction,
        Effect::Die => Trait::TileDie,
        Effect::Lira | Effect::Crystal | Effect::Card => Trait::TileIncome,
        Effect::Red | Effect::Yellow | Effect::Green | Effect::Blue => Trait::TileColour,
    };
    put(kind, 1.0);
    let after = player.tiles.0.iter().sum::<u8>() + 1;
    let ruby = after == state.mosque_at() && state.rubies_left(Market::Mosque) > 0;
    put(Trait::TileMosque, f32::from(ruby));
    put(Trait::TileEarly, 1.0 - f32::from(player.rubies) / f32::from(state.goal()));
}
