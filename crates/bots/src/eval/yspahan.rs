//! Yspahan: finished souks pay at the end of the week, the caravan every week, buildings from the
//! third on at once; camels and gold are worth what they can still become.

use std::sync::LazyLock;

use game::{Awaiting, Game, Seat};
use yspahan::{Action, Board, Building, Card, Event, Goods, Row, Souk, Task, Yspahan};

use super::{Knowledge, Numbers, Weights};
use crate::{Ladder, Rung, Schools, Style};

#[derive(Debug)]
pub(super) struct Knowing;

names! { Feature:
    One = "one",
    Score = "score",
    Camels = "camels",
    CamelsEarly = "camels early",
    Gold = "gold",
    GoldEarly = "gold early",
    Cards = "cards",
    CardsEarly = "cards early",
    CardPoints = "points by cards",
    Finished = "finished souks",
    FinishedSafe = "finished souks with a camel",
    Begun = "begun souks",
    BegunEarly = "begun souks early in the week",
    Reserved = "shops to come in begun souks",
    Caravan = "caravan worth",
    CaravanEarly = "caravan worth early",
    CaravanCubes = "caravan cubes early",
    Paddock = "paddock early",
    Shop = "shop early",
    Hammam = "hammam early",
    Caravansary = "caravansary early",
    Bazaar = "bazaar early",
    Hoist = "hoist early",
    Buildings = "buildings",
    NextPoints = "points of the next building",
    CanBuild = "can pay a building",
    CanBuildPoints = "can pay building points",
    ToMove = "to move",
    TurnsToday = "turns left today",
    FirstNext = "first next day",
}

names! { Trait:
    TakeCamels = "take: camels",
    TakeGold = "take: gold",
    TakeCubes = "take: cubes",
    TakeFinish = "take: could finish",
    TakeBegin = "take: begun souk there",
    TakeFace = "take: high dice",
    UseRow = "use: row",
    UseCamels = "use: camels",
    UseGold = "use: gold",
    UseCubes = "use: cubes",
    UseFinish = "use: could finish",
    UsePlus = "use: with a card",
    UseSupervisor = "use: supervisor",
    UseCard = "use: card",
    UseBuild = "use: build",
    PlaceValue = "place: value",
    PlaceFinish = "place: finishes",
    PlaceNear = "place: part filled",
    PlaceStreet = "place: on the street",
    WalkMine = "walk: my cubes",
    WalkMineFinished = "walk: my finished souks",
    WalkTheirs = "walk: their cubes",
    WalkTheirsFinished = "walk: their finished souks",
    WalkPoints = "walk: caravan points for me",
    SaveFinished = "save: finished",
    SaveLeft = "save: camels left",
    RollYellow = "roll: yellow dice",
    PlayGoods = "play: goods",
    PlayPoints = "play: points",
    PlayShop = "play: shop",
    PlayCaravan = "play: caravan",
    PlayExchange = "play: exchange",
    PlayFree = "play: free cost",
    Give = "give: amount",
    BuildPoints = "build: points",
    BuildEarly = "build: early",
    BuildCheap = "build: price",
    BuildHoist = "build: hoist early",
    BuildCamels = "build: paddock early",
    BuildCaravansary = "build: caravansary early",
    End = "end",
}

impl Knowledge<Yspahan> for Knowing {
    fn features(&self) -> &'static [&'static str] {
        Feature::NAMES
    }

    fn traits(&self) -> &'static [&'static str] {
        Trait::NAMES
    }

    fn describe(&self, state: &Yspahan, seat: Seat, numbers: &mut Numbers) {
        let (board, left) = (&state.board, Left::of(&state.board));
        let mut put = |feature: Feature, number: f32| numbers[feature as usize] = number;
        put(Feature::One, 1.0);
        put(Feature::Score, f32::from(board.players[seat].score) / 20.0);
        describe_goods(state, seat, &left, &mut put);
        describe_souks(board, seat, &left, &mut put);
        describe_buildings(board, seat, &left, &mut put);
        let (cubes, multiplier) = board.caravan_worth(seat);
        let worth = f32::from(cubes) * f32::from(multiplier) / 6.0;
        put(Feature::Caravan, worth);
        put(Feature::CaravanEarly, worth * left.weeks);
        put(Feature::CaravanCubes, f32::from(cubes) / 3.0 * left.weeks);
        put(Feature::ToMove, f32::from(board.active == seat));
        let turns = board.turns_to_come().filter(|&other| other == seat).count();
        put(Feature::TurnsToday, turns as f32);
        put(Feature::FirstNext, f32::from(board.first.next(board.seats) == seat));
    }

    considers!(Yspahan, decider);

    fn is_border(&self, event: &Event) -> bool {
        matches!(event, Event::WeekEnded { .. })
    }

    fn spread(&self) -> f32 {
        30.0
    }

    fn weights(&self) -> &'static Weights {
        static SHIPPED: LazyLock<Weights> =
            LazyLock::new(|| Weights::shipped(include_str!("../../weights/yspahan.toml")));
        &SHIPPED
    }

    fn schools(&self) -> &'static Schools {
        static SHIPPED: LazyLock<Schools> =
            LazyLock::new(|| Schools::shipped(include_str!("../../schools/yspahan.toml")));
        &SHIPPED
    }

    fn style(&self, any: Style, _seats: u8) -> Style {
        // What is learned about positions is worth more than what first sight would make of them
        // until the week ends.
        Style { most_plies: 8, ..any }
    }

    fn ladder(&self, seats: u8) -> Ladder {
        // With more seats there is more to foresee before one's own next turn.
        let hard = if seats > 2 { 250 } else { 120 };
        let (easy, normal) = (Rung::new(20, 0.5), Rung::new(40, 0.3));
        Ladder { easy, normal, hard, expert: 32 * hard, master: 128 * hard }
    }
}

/// How much time is left: parts of the game and of the week, and weeks to be scored.
struct Left {
    game: f32,
    week: f32,
    weeks: f32,
}

impl Left {
    fn of(board: &Board) -> Left {
        let (days, weeks) = (f32::from(board.content.days), f32::from(board.content.weeks));
        let week = (days - f32::from(board.day) + 1.0) / days;
        let after = weeks - f32::from(board.week);
        Left { game: (after + week) / weeks, week, weeks: (after + 1.0) / weeks }
    }
}

fn describe_goods(state: &Yspahan, seat: Seat, left: &Left, put: &mut impl FnMut(Feature, f32)) {
    let (player, hand) = (&state.board.players[seat], &state.hands[seat]);
    let (camels, gold) = (f32::from(player.camels) / 5.0, f32::from(player.gold) / 5.0);
    put(Feature::Camels, camels);
    put(Feature::CamelsEarly, camels * left.game);
    put(Feature::Gold, gold);
    put(Feature::GoldEarly, gold * left.game);
    put(Feature::Cards, f32::from(hand.total()) / 3.0);
    put(Feature::CardsEarly, f32::from(hand.total()) / 3.0 * left.game);
    put(Feature::CardPoints, card_points(state, seat) / 8.0);
}

/// What the cards that turn goods into points would bring now.
fn card_points(state: &Yspahan, seat: Seat) -> f32 {
    let (player, hand) = (&state.board.players[seat], &state.hands[seat]);
    let effects = &state.board.content.effects;
    let worth = |card: Card, have: u16, most: u8, each: u8| match hand.has(card) {
        true => f32::from(have.min(u16::from(most)) * u16::from(each)),
        false => 0.0,
    };
    worth(Card::CamelPoints, player.camels, effects.most_camels, effects.points_per_camel)
        + worth(Card::GoldPoints, player.gold, effects.most_gold, effects.points_per_gold)
}

fn describe_souks(board: &Board, seat: Seat, left: &Left, put: &mut impl FnMut(Feature, f32)) {
    let (mut finished, mut begun, mut to_come) = (0.0, 0.0, 0.0);
    let bazaar = f32::from(board.bonus(seat, Building::Bazaar));
    for souk in Souk::ALL {
        let stalls = board.stalls(souk);
        if stalls.owner != Some(seat) {
            continue;
        }
        let print = board.content.souk(souk);
        let value = (f32::from(print.value) + bazaar) / 10.0;
        if board.is_finished(souk) {
            finished += value;
        } else {
            begun += value * f32::from(stalls.filled.count()) / f32::from(print.shops);
            to_come += f32::from(print.shops - stalls.filled.count()) / 3.0;
        }
    }
    let camel = f32::from(board.players[seat].camels > 0);
    put(Feature::Finished, finished);
    put(Feature::FinishedSafe, finished * camel);
    put(Feature::Begun, begun);
    put(Feature::BegunEarly, begun * left.week);
    put(Feature::Reserved, to_come);
}

fn describe_buildings(board: &Board, seat: Seat, left: &Left, put: &mut impl FnMut(Feature, f32)) {
    let player = &board.players[seat];
    let kinds = [
        (Building::Paddock, Feature::Paddock),
        (Building::Shop, Feature::Shop),
        (Building::Hammam, Feature::Hammam),
        (Building::Caravansary, Feature::Caravansary),
        (Building::Bazaar, Feature::Bazaar),
        (Building::Hoist, Feature::Hoist),
    ];
    for (building, feature) in kinds {
        put(feature, f32::from(player.buildings.has(building)) * left.game);
    }
    let count = usize::from(player.buildings.count());
    put(Feature::Buildings, count as f32 / 3.0);
    let points = board.content.building_points.get(count).copied().unwrap_or(0);
    put(Feature::NextPoints, f32::from(points) / 5.0 * left.game);
    let payable = player.buildings.missing().any(|building| {
        let plot = board.content.plot(building);
        player.camels >= u16::from(plot.camels) && player.gold >= u16::from(plot.gold)
    });
    put(Feature::CanBuild, f32::from(payable));
    put(Feature::CanBuildPoints, f32::from(payable) * f32::from(points) / 5.0);
}

fn decider(state: &Yspahan) -> Seat {
    match state.awaiting() {
        Awaiting::Decision(seat) => seat,
        _ => state.board.active,
    }
}

#[inline]
fn consider(state: &Yspahan, &seat: &Seat, action: Action, put: &mut impl FnMut(Trait, f32)) {
    let board = &state.board;
    match action {
        Action::Take { row } => {
            let dice = board.dice_for(seat, row);
            let (what, gain) = row_gain(board, seat, row, dice);
            let (begun, face) = (gain.begun, f32::from(board.tower.group(row).face) / 6.0);
            put([Trait::TakeCamels, Trait::TakeGold, Trait::TakeCubes][what], gain.amount);
            put(Trait::TakeFinish, gain.finish);
            put(Trait::TakeBegin, begun);
            put(Trait::TakeFace, face);
        }
        Action::UseRow { plus } => {
            if let Some(Task::Use { row, dice, .. }) = board.agenda.top() {
                let dice = dice + u8::from(plus.is_some());
                let (what, gain) = row_gain(board, seat, row, dice);
                put(Trait::UseRow, 1.0);
                put([Trait::UseCamels, Trait::UseGold, Trait::UseCubes][what], gain.amount);
                put(Trait::UseFinish, gain.finish);
                put(Trait::UsePlus, f32::from(plus.is_some()));
            }
        }
        Action::UseSupervisor => put(Trait::UseSupervisor, 1.0),
        Action::UseCard | Action::Draw => put(Trait::UseCard, 1.0),
        Action::UseBuild => put(Trait::UseBuild, 1.0),
        Action::Place { shop } => {
            let (print, filled) = (board.content.souk(shop.souk), board.stalls(shop.souk).filled);
            let part = f32::from(filled.count() + 1) / f32::from(print.shops);
            let value = f32::from(print.value) / 10.0;
            put(Trait::PlaceValue, value);
            put(Trait::PlaceFinish, if part >= 1.0 { value } else { 0.0 });
            put(Trait::PlaceNear, part);
            put(Trait::PlaceStreet, f32::from(print.street_shops >> (shop.number - 1) & 1));
        }
        Action::Walk { to } => consider_walk(board, seat, to, put),
        Action::Save => {
            if let Some(Task::Cube { shop }) = board.agenda.top() {
                put(Trait::SaveFinished, f32::from(board.is_finished(shop.souk)));
            }
            put(Trait::SaveLeft, f32::from(board.players[seat].camels) / 5.0);
        }
        Action::LetGo | Action::Send { .. } => {}
        Action::Roll { yellow } => put(Trait::RollYellow, f32::from(yellow)),
        Action::Play { card } => consider_card(state, seat, card, put),
        Action::Give { amount, goods } => {
            let best = if goods == Goods::Camels { 4.0 } else { 10.0 };
            put(Trait::Give, f32::from(amount) / best);
        }
        Action::Build { building } => consider_building(board, seat, building, put),
        Action::End => put(Trait::End, 1.0),
    }
}

/// What a row would bring: 0 camels, 1 gold, 2 cubes.
struct Gain {
    amount: f32,
    /// The value of the best souk the cubes could finish.
    finish: f32,
    begun: f32,
}

fn row_gain(board: &Board, seat: Seat, row: Row, dice: u8) -> (usize, Gain) {
    let plain = |extra: u8| Gain { amount: f32::from(dice + extra) / 4.0, finish: 0.0, begun: 0.0 };
    let Some(quarter) = row.quarter() else {
        return match row {
            Row::Camel => (0, plain(board.bonus(seat, Building::Paddock))),
            _ => (1, plain(board.bonus(seat, Building::Shop))),
        };
    };
    let mut gain = plain(board.bonus(seat, Building::Hoist));
    let cubes = dice + board.bonus(seat, Building::Hoist);
    for &souk in quarter.souks() {
        let (print, stalls) = (board.content.souk(souk), board.stalls(souk));
        let mine = stalls.owner == Some(seat) && !board.is_finished(souk);
        if mine {
            gain.begun = 1.0;
        }
        if (mine || stalls.owner.is_none()) && print.shops - stalls.filled.count() <= cubes {
            gain.finish = gain.finish.max(f32::from(print.value) / 10.0);
        }
    }
    (2, gain)
}

fn consider_walk(board: &Board, seat: Seat, to: yspahan::Space, put: &mut impl FnMut(Trait, f32)) {
    let (mut cubes, mut finished) = ([0.0; 2], [0.0; 2]);
    for shop in board.content.links(to) {
        let Some(owner) = board.cube(shop) else { continue };
        let theirs = usize::from(owner != seat);
        cubes[theirs] += 1.0;
        if board.is_finished(shop.souk) {
            finished[theirs] += f32::from(board.content.souk(shop.souk).value) / 10.0;
        }
    }
    let row = board.caravan_row(board.caravan.cubes().len());
    let points = f32::from(board.content.caravan_points[row.min(2)]);
    put(Trait::WalkMine, cubes[0]);
    put(Trait::WalkTheirs, cubes[1]);
    put(Trait::WalkMineFinished, finished[0]);
    put(Trait::WalkTheirsFinished, finished[1]);
    put(Trait::WalkPoints, cubes[0] * points / 2.0);
}

fn consider_card(state: &Yspahan, seat: Seat, card: Card, put: &mut impl FnMut(Trait, f32)) {
    match card {
        Card::Camels | Card::Gold => put(Trait::PlayGoods, 1.0),
        Card::Shop => put(Trait::PlayShop, 1.0),
        Card::Caravan => put(Trait::PlayCaravan, 1.0),
        Card::CamelPoints | Card::GoldPoints => {
            put(Trait::PlayPoints, card_points(state, seat) / 8.0 - Left::of(&state.board).game);
        }
        Card::Exchange => put(Trait::PlayExchange, 1.0),
        Card::WithoutCamels | Card::WithoutGold => put(Trait::PlayFree, 1.0),
    }
}

fn consider_building(
    board: &Board,
    seat: Seat,
    building: Building,
    put: &mut impl FnMut(Trait, f32),
) {
    let (left, plot) = (Left::of(board), board.content.plot(building));
    let count = usize::from(board.players[seat].buildings.count());
    let points = board.content.building_points.get(count).copied().unwrap_or(0);
    put(Trait::BuildPoints, f32::from(points) / 5.0);
    put(Trait::BuildEarly, left.game);
    put(Trait::BuildCheap, f32::from(plot.camels + plot.gold) / 4.0);
    let kind = match building {
        Building::Hoist => Trait::BuildHoist,
        Building::Paddock => Trait::BuildCamels,
        Building::Caravansary => Trait::BuildCaravansary,
        Building::Shop | Building::Hammam | Building::Bazaar => return,
    };
    put(kind, left.game);
}
