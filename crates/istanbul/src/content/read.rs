//! Reading a content table: strict about names, clear about what is wrong and where.

use std::sync::OnceLock;

use game::content::{Origin, broken_at, parse, rows};
use game::{Broken, PerSeat, ensure};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::{
    Card, Cardboard, Half, Index, MOST_DICE, MOST_DISPLAYED, MOST_RUBIES, Markets, Prices, Tile,
};
use crate::bag::{Bag, Code};
use crate::pieces::{Effect, Goods, Kind, Market, Stock};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTable {
    setup: RawSetup,
    rubies: RawRubies,
    tile: Vec<RawTile>,
    card: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    #[serde(rename = "origin")]
    _origin: Option<Origin>,
    #[serde(rename = "source")]
    _source: Option<String>,
    common_dice: u8,
    extra_dice: u8,
    #[serde(rename = "extra_dice_origin")]
    _extra_dice_origin: Option<Origin>,
    start_crystals: u8,
    start_lira: [u8; 4],
    face_up_tiles: u8,
    goal: BySeats<u8>,
    mosque_ruby_at: BySeats<u8>,
    supply: Stock,
    #[serde(rename = "supply_origin")]
    _supply_origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeats<T> {
    #[serde(rename = "2")]
    two: T,
    #[serde(rename = "3")]
    three: T,
    #[serde(rename = "4")]
    four: T,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRubies {
    standard: BySeats<RawMarkets>,
    plateau: BySeats<RawMarkets>,
    tall: BySeats<RawMarkets>,
    #[serde(rename = "far-end")]
    far_end: BySeats<RawMarkets>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMarkets {
    #[serde(rename = "origin")]
    _origin: Option<Origin>,
    #[serde(rename = "source")]
    _source: Option<String>,
    single: Prices,
    #[serde(rename = "single_origin")]
    _single_origin: Option<Origin>,
    carpet: Prices,
    #[serde(rename = "carpet_origin")]
    _carpet_origin: Option<Origin>,
    lira: Prices,
    #[serde(rename = "lira_origin")]
    _lira_origin: Option<Origin>,
    mosque: u8,
    #[serde(rename = "mosque_origin")]
    _mosque_origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    #[serde(rename = "origin")]
    _origin: Option<Origin>,
    #[serde(rename = "source")]
    _source: Option<String>,
    code: Code,
    effect: Effect,
    cost: Goods,
    #[serde(rename = "cost_origin")]
    _cost_origin: Option<Origin>,
    count: u8,
    #[serde(rename = "count_origin")]
    _count_origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    #[serde(rename = "origin")]
    _origin: Option<Origin>,
    #[serde(rename = "source")]
    _source: Option<String>,
    code: Code,
    count: u8,
    #[serde(rename = "count_origin")]
    _count_origin: Option<Origin>,
    active: Half,
    #[serde(rename = "active_origin")]
    _active_origin: Option<Origin>,
    others: Option<Half>,
    #[serde(rename = "others_origin")]
    _others_origin: Option<Origin>,
}

/// Reads and validates a whole table.
pub(super) fn read(text: &str) -> Result<Cardboard, Broken> {
    let raw: RawTable = parse(text)?;
    rows(text)?; // Every value says its origin.
    let setup = &raw.setup;
    let tiles: Vec<Tile> = raw.tile.iter().map(tile).collect();
    let cards: Vec<Card> = raw.card.iter().map(card).collect();
    let board = Cardboard {
        goal: list(&setup.goal, |&goal| goal),
        mosque_at: list(&setup.mosque_ruby_at, |&at| at),
        supply: setup.supply,
        common_dice: setup.common_dice,
        extra_dice: setup.extra_dice,
        start_crystals: setup.start_crystals,
        start_lira: PerSeat(setup.start_lira),
        face_up: setup.face_up_tiles,
        markets: [&raw.rubies.standard, &raw.rubies.plateau, &raw.rubies.tall, &raw.rubies.far_end]
            .map(|table| list(table, markets)),
        all_tiles: bag(text, "tile", tiles.iter().map(|tile| (tile.code, tile.count)))?,
        all_cards: bag(text, "card", cards.iter().map(|card| (card.code, card.count)))?,
        tile_costs: costs(&tiles),
        tile_of: index(text, tiles.iter().map(|tile| tile.code))?,
        card_of: index(text, cards.iter().map(|card| card.code))?,
        tiles,
        cards,
        numbering: OnceLock::new(),
    };
    check_setup(&board).map_err(|fault| broken_at(text, "[setup]", fault.message))?;
    check_markets(&board)?;
    for tile in &board.tiles {
        check_tile(tile).map_err(|fault| at_code(text, tile.code, fault.message))?;
    }
    check_dice(&board)?;
    for card in &board.cards {
        let named = |fault: Broken| format!("card {}: {}", card.code, fault.message);
        check_card(card).map_err(|fault| at_code(text, card.code, named(fault)))?;
    }
    Ok(board)
}

fn list<T, U>(by: &BySeats<T>, each: impl Fn(&T) -> U) -> [U; 3] {
    [&by.two, &by.three, &by.four].map(each)
}

fn markets(raw: &RawMarkets) -> Markets {
    Markets { single: raw.single, carpet: raw.carpet, lira: raw.lira, mosque: raw.mosque }
}

fn tile(raw: &RawTile) -> Tile {
    Tile { code: raw.code, effect: raw.effect, cost: raw.cost, count: raw.count }
}

fn card(raw: &RawCard) -> Card {
    Card { code: raw.code, count: raw.count, active: raw.active, others: raw.others }
}

fn bag<const N: usize>(
    text: &str,
    what: &str,
    kinds: impl Iterator<Item = (Code, u8)>,
) -> Result<Bag<N>, Broken> {
    let mut bag = Bag::EMPTY;
    for (code, count) in kinds {
        if count == 0 || bag.len() + count as usize > N {
            let message = format!("{what} {code}: each at least once, at most {N} in all");
            return Err(at_code(text, code, message));
        }
        (0..count).for_each(|_| bag.add(code));
    }
    Ok(bag)
}

fn index(text: &str, codes: impl Iterator<Item = Code>) -> Result<Index, Broken> {
    let mut index = Index(Box::new([Index::NONE; Code::MANY]));
    for (place, code) in codes.enumerate() {
        let slot = &mut index.0[code.number()];
        if *slot != Index::NONE {
            return Err(at_code(text, code, format!("the code {code} stands twice")));
        }
        *slot = place as u8;
    }
    Ok(index)
}

fn costs(tiles: &[Tile]) -> Box<[Goods; 256]> {
    let mut costs = Box::new([Goods::NONE; 256]);
    costs.iter_mut().zip(tiles).for_each(|(cost, tile)| *cost = tile.cost);
    costs
}

/// At most so many prices, each less than what stands for none.
impl<'de> Deserialize<'de> for Prices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        if list.len() > MOST_RUBIES || list.iter().any(|&price| price >= Prices::NONE) {
            let message = format!("at most {MOST_RUBIES} prices, each below {}", Prices::NONE);
            return Err(D::Error::custom(message));
        }
        Ok(Prices::new(&list))
    }
}

fn check_setup(board: &Cardboard) -> Result<(), Broken> {
    let dice = usize::from(board.common_dice) + usize::from(board.extra_dice);
    let start_lira: u32 = board.start_lira.0.iter().map(|&lira| u32::from(lira)).sum();
    let supply = &board.supply;
    ensure(board.common_dice >= 1 && dice <= MOST_DICE, "from 1 to 9 dice in all")?;
    // Sums of goods are counted in bytes.
    let markers = &supply.0[..=Kind::Brown.index()];
    ensure(markers.iter().all(|&count| count <= 30), "at most 30 markers of a colour")?;
    ensure(supply.0.iter().all(|&count| count <= 90), "at most 90 pieces of a kind")?;
    ensure(start_lira <= u32::from(supply[Kind::Lira]), "too little lira to begin with")?;
    let crystals = u32::from(board.start_crystals) * 4;
    ensure(crystals <= u32::from(supply[Kind::Crystal]), "too few crystals to begin with")?;
    ensure((1..=MOST_DISPLAYED).contains(&board.face_up.into()), "show 1 to 8 tiles")?;
    ensure(board.all_cards.len() >= dice, "fewer cards than dice")?;
    ensure(board.goal.iter().all(|goal| (1..=20).contains(goal)), "the goal is 1 to 20 rubies")
}

/// Prices are payable numbers, and somebody reaches the goal before the markets are empty.
fn check_markets(board: &Cardboard) -> Result<(), Broken> {
    for (seats, markets) in board.markets.iter().flat_map(|table| (2u8..).zip(table)) {
        let sound = |prices: &Prices, range: std::ops::RangeInclusive<u8>| {
            prices.list().iter().all(|price| range.contains(price))
        };
        let ensure = |truth: bool, message: &str| {
            ensure(truth, format!("rubies for {seats} players: {message}"))
        };
        ensure(
            sound(&markets.single, 1..=12) && sound(&markets.carpet, 0..=8),
            "a ruby costs 1 to 12 goods, on the carpet at most 8 of choice",
        )?;
        ensure(
            sound(&markets.lira, 1..=board.supply[Kind::Lira]) && markets.mosque <= 20,
            "a ruby costs 1 lira to all there is; at most 20 in the mosque area",
        )?;
        let sold: u8 = Market::FOR_SALE.iter().map(|&market| markets.size(market)).sum();
        ensure(
            sold > seats * (board.goal[seats as usize - 2] - 1),
            "the markets could be empty before anyone has the goal",
        )?;
    }
    Ok(())
}

fn check_tile(tile: &Tile) -> Result<(), Broken> {
    let goods: u32 = tile.cost.0.iter().map(|&count| u32::from(count)).sum();
    ensure((1..=8).contains(&goods), format!("tile {} must cost 1 to 8 goods", tile.code))
}

fn check_dice(board: &Cardboard) -> Result<(), Broken> {
    let dice = board.tiles.iter().filter(|tile| tile.effect == Effect::Die);
    let dice: u8 = dice.map(|tile| tile.count).sum();
    ensure(dice <= board.extra_dice, "there are more extra-die tiles than extra dice")
}

fn check_card(card: &Card) -> Result<(), Broken> {
    let half = &card.active;
    let asks =
        !half.pay.is_none() || half.own_browns > 0 || half.card_dice > 0 || half.ruby || half.swap;
    check_half(half)?;
    ensure(
        asks == (half.instead_lira > 0),
        "exactly the halves that ask for something say instead_lira",
    )?;
    ensure(half.or_gain.is_none(), "or_gain is for the others' half")?;
    let Some(others) = &card.others else { return Ok(()) };
    check_half(others)?;
    let plain =
        Half { pay: others.pay, gain: others.gain, or_gain: others.or_gain, ..Half::default() };
    ensure(*others == plain, "others only pay, gain, or_gain")
}

fn check_half(half: &Half) -> Result<(), Broken> {
    let brings = [!half.gain.is_none(), half.markers > 0, half.ruby, half.swap];
    ensure(
        brings.iter().filter(|&&one| one).count() == 1 && matches!(half.markers, 0 | 2),
        "a half brings exactly one of gain, markers = 2, ruby, swap",
    )?;
    ensure(
        half.or_gain.is_none() || (!half.gain.is_none() && half.pay.is_none()),
        "or_gain stands beside gain, and then nothing is paid",
    )?;
    let all = [&half.pay, &half.gain, &half.or_gain];
    let few = all.iter().all(|stock| stock.0.iter().all(|&count| count <= 30));
    ensure(few, "at most 30 of a kind")?;
    // Getting back what one paid would make two different choices the same.
    let pays_colours = !half.pay.goods().is_none();
    let comes_back = half.pay.some().any(|(kind, _)| half.gain[kind] > 0)
        || (pays_colours && half.gain[Kind::Brown] > 0);
    ensure(
        !comes_back && (!half.swap || half.pay.is_none()),
        "what is paid may not come back, and a swap has no other price",
    )
}

/// A fault of a single card or tile.
fn at_code(text: &str, code: Code, message: impl Into<String>) -> Broken {
    broken_at(text, &format!("code = \"{code}\""), message)
}
