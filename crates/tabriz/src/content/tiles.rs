//! Checking tiles: the right ones, each side with the values its kind needs and no others.

use game::Broken;

use super::places::Places;
use super::raw::{self, Count, DiceOf, Kind, Parsed, Stock};
use super::{DieKind, Lane, Offer, Shop, Side, Trade};
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::{Place, SPACES, Sign, Tile};

/// Pieces on one track.
const MOST_SPACES: u8 = 8;

type Sides = [[[Side; 2]; SPACES]; 2];

pub(super) fn all(table: &raw::Table, dice: &[DieKind; 3], at: &Places) -> Result<Sides, Broken> {
    for key in table.tile.keys() {
        key.parse::<Tile>().map_err(|broken| at.broken(&format!("tile.{key}"), broken.message))?;
    }
    let mut editions = [const { Vec::new() }; 2];
    for tile in Tile::ALL {
        let Some(raw) = table.tile.get(tile.name()) else {
            return Err(at.broken("tile", format!("the tile {tile} is missing")));
        };
        let path = format!("tile.{tile}");
        if raw.place != tile.place() {
            let message = format!("{tile} belongs on another kind of space");
            return Err(at.broken(&format!("{path}.place"), message));
        }
        let prototype = [
            raw.a_prototype.as_ref().map_or((&raw.a, "a"), |side| (side, "a_prototype")),
            raw.b_prototype.as_ref().map_or((&raw.b, "b"), |side| (side, "b_prototype")),
        ];
        for (sides, both) in editions.iter_mut().zip([[(&raw.a, "a"), (&raw.b, "b")], prototype]) {
            let [a, b] =
                both.map(|(raw, key)| Reader { raw, path: format!("{path}.{key}"), at }.side(tile));
            sides.push([a?, b?]);
        }
    }
    for sides in &editions {
        enough_dice(sides, dice, at)?;
    }
    Ok(editions.map(|sides| sides.try_into().expect("every tile was read")))
}

/// The dice all tiles ask for must exist, whichever sides are up.
fn enough_dice(sides: &[[Side; 2]], dice: &[DieKind; 3], at: &Places) -> Result<(), Broken> {
    for colour in Colour::ALL {
        let of = |side: &Side| side.dice().iter().filter(|&&die| die == colour).count();
        let most: usize = sides.iter().map(|[a, b]| of(a).max(of(b))).sum();
        let there = dice[colour.index()].count;
        if most > usize::from(there) {
            let message = format!("the tiles ask for {most} {colour} dice; there are {there}");
            return Err(at.broken(&format!("dice.{colour}"), message));
        }
    }
    Ok(())
}

/// What the sides of an edition are called.
pub(super) fn signs(sides: &[[Side; 2]; SPACES]) -> [[Sign; 2]; SPACES] {
    Tile::ALL.map(|tile| sides[tile.index()].each_ref().map(|side| side.sign(tile)))
}

/// What can lie on the sides of an edition.
pub(super) fn wares(sides: &[[Side; 2]; SPACES]) -> [[u8; 2]; SPACES] {
    sides.each_ref().map(|faces| faces.each_ref().map(Side::wares))
}

/// Bit sets of the tiles that can hold each material, from what can lie on their sides.
pub(super) fn sellers(wares: &[[u8; 2]; SPACES]) -> [u32; 5] {
    Material::ALL.map(|material| {
        let sells = |tile: &Tile| {
            let [a, b] = wares[tile.index()];
            (a | b) >> material.index() & 1 == 1
        };
        Tile::ALL.into_iter().filter(sells).map(|tile| 1 << tile.index()).sum()
    })
}

impl Side {
    /// Bit set of the materials that can lie there.
    fn wares(&self) -> u8 {
        let bits =
            |materials: &[Material]| materials.iter().fold(0, |bits, m| bits | 1 << m.index());
        match self {
            Side::Shop(shop) => shop.lanes.iter().fold(0, |all, lane| all | bits(&lane.materials)),
            Side::Caravanserai { .. } => bits(&Material::ALL),
            _ => 0,
        }
    }

    fn sign(&self, tile: Tile) -> Sign {
        match self {
            Side::Meydan { .. } => Sign::Meydan,
            Side::Shop(shop) => {
                let first = shop.lanes[0].materials[0];
                let mut materials = shop.lanes.iter().flat_map(|lane| lane.materials);
                match materials.find(|&material| material != first) {
                    Some(second) => Sign::DualShop(first, second),
                    None => Sign::Shop(first),
                }
            }
            Side::Trader(_) => Sign::Trader(tile),
            Side::ConMan { .. } => Sign::ConMan,
            Side::Merchant { .. } => Sign::Merchant,
            Side::Gita { .. } => Sign::Gita,
            Side::Caravanserai { .. } => Sign::Caravanserai,
            Side::Bargain { .. } => Sign::Bargain,
            Side::Farideh { .. } => Sign::Farideh,
        }
    }

    /// The dice that lie on it.
    pub fn dice(&self) -> &[Colour] {
        match self {
            Side::Caravanserai { die, .. } => std::slice::from_ref(die),
            Side::Bargain { dice, .. } => dice,
            Side::Farideh { dice, .. } => dice,
            _ => &[],
        }
    }
}

struct Reader<'a> {
    raw: &'a raw::Side,
    path: String,
    at: &'a Places,
}

impl Reader<'_> {
    fn side(&self, tile: Tile) -> Result<Side, Broken> {
        let kind = self.raw.kind;
        let fits = match tile.place() {
            Place::Meydan => kind == Kind::Meydan,
            Place::Single => kind == Kind::Shop,
            Place::Dual => matches!(kind, Kind::TwoTracks | Kind::Mixed),
            Place::Trader => kind == Kind::Trader,
            Place::Alley => {
                matches!(kind, Kind::ConMan | Kind::Merchant | Kind::Gita | Kind::Caravanserai)
            }
            Place::Courtyard => matches!(kind, Kind::Shop | Kind::Bargain | Kind::Farideh),
        };
        if !fits {
            return Err(self.wrong("kind", format!("this kind of side does not fit {tile}")));
        }
        self.only_own_keys()?;
        match kind {
            Kind::Meydan => self.meydan(),
            Kind::Shop => self.shop(),
            Kind::TwoTracks => self.two_tracks(),
            Kind::Mixed => self.mixed(),
            Kind::Trader => self.trader(),
            Kind::ConMan => self.con_man(),
            Kind::Merchant => {
                Ok(Side::Merchant { dice: self.dice_number()?, price: self.price()? })
            }
            Kind::Gita => Ok(Side::Gita { dice: self.dice_number()?, price: self.price()? }),
            Kind::Caravanserai => Ok(Side::Caravanserai {
                die: self.need(self.raw.die.as_ref().map(|Parsed(die)| *die), "die")?,
                price: self.price()?,
                must_roll: self.raw.must_roll.unwrap_or(false),
            }),
            Kind::Bargain => Ok(Side::Bargain { dice: self.dice_list()?, price: self.price()? }),
            Kind::Farideh => Ok(Side::Farideh { dice: self.dice_list()?, price: self.price()? }),
        }
    }

    fn wrong(&self, key: &str, message: impl Into<String>) -> Broken {
        self.at.broken(&format!("{}.{key}", self.path), message)
    }

    fn need<T>(&self, value: Option<T>, key: &str) -> Result<T, Broken> {
        value.ok_or_else(|| self.at.broken(&self.path, format!("`{key}` is missing")))
    }

    fn number(&self, value: Option<Count>, key: &str, low: u8, high: u8) -> Result<u8, Broken> {
        self.at.within(&self.path, key, self.need(value, key)?, low, high)
    }

    /// Refuses keys that mean nothing to this kind of side.
    fn only_own_keys(&self) -> Result<(), Broken> {
        let raw = self.raw;
        let present: [(&str, bool); 20] = [
            ("draw", raw.draw.is_some()),
            ("keep", raw.keep.is_some()),
            ("coins", raw.coins.is_some()),
            ("material", raw.material.is_some()),
            ("spaces", raw.spaces.is_some()),
            ("start", raw.start.is_some()),
            ("start_three", raw.start_three.is_some()),
            ("restock", raw.restock.is_some()),
            ("reset", raw.reset.is_some()),
            ("overflow", raw.overflow.is_some()),
            ("refill", raw.refill.is_some()),
            ("after_purchase", raw.after_purchase.is_some()),
            ("offers", raw.offers.is_some()),
            ("space_prices", raw.space_prices.is_some()),
            ("left", raw.left.is_some()),
            ("right", raw.right.is_some()),
            ("trades", raw.trades.is_some()),
            ("dice", raw.dice.is_some()),
            ("die_price", raw.die_price.is_some()),
            ("price", raw.price.is_some()),
        ];
        let own: &[&str] = match raw.kind {
            Kind::Meydan => &["draw", "keep", "coins"],
            Kind::Shop => &[
                "material",
                "spaces",
                "start",
                "start_three",
                "restock",
                "reset",
                "overflow",
                "refill",
                "after_purchase",
                "offers",
                "space_prices",
            ],
            Kind::TwoTracks => &["left", "right", "offers"],
            Kind::Mixed => &["spaces", "start", "restock", "overflow", "offers"],
            Kind::Trader => &["trades"],
            Kind::ConMan => &["dice", "die_price"],
            Kind::Merchant | Kind::Gita | Kind::Bargain | Kind::Farideh => &["dice", "price"],
            Kind::Caravanserai => &["price"],
        };
        let caravan = [("die", raw.die.is_some()), ("must_roll", raw.must_roll.is_some())];
        let stray = present.iter().find(|(key, there)| *there && !own.contains(key));
        let stray = stray.or(caravan.iter().find(|(_, t)| *t && raw.kind != Kind::Caravanserai));
        match stray {
            Some((key, _)) => Err(self.wrong(key, format!("`{key}` means nothing on this side"))),
            None => Ok(()),
        }
    }

    fn meydan(&self) -> Result<Side, Broken> {
        let draw = self.number(self.raw.draw, "draw", 1, 6)?;
        let keep = self.number(self.raw.keep, "keep", 1, 2)?;
        let first = self.path.ends_with(".a") || self.path.ends_with(".a_prototype");
        if first != self.raw.coins.is_some() {
            let message = "Meydan's bank is on side a; side b has a personal workshop instead";
            return Err(self.wrong("coins", message));
        }
        Ok(Side::Meydan { draw, keep, coins: self.raw.coins.map(|Count(coins)| coins) })
    }

    fn shop(&self) -> Result<Side, Broken> {
        let raw = self.raw;
        let material = self.need(raw.material.as_ref(), "material")?.0;
        let spaces = self.number(raw.spaces, "spaces", 1, MOST_SPACES)?;
        let start = self.stock_number(raw.start.as_ref(), "start")?;
        let start_three = raw.start_three.map_or(0, |Count(number)| number);
        let restock = match raw.reset {
            Some(_) if raw.restock.is_some() => {
                return Err(self.wrong("reset", "a track is either reset or restocked"));
            }
            Some(_) => 0,
            None => self.stock_number(raw.restock.as_ref(), "restock")?,
        };
        if raw.reset.is_some_and(|Count(reset)| reset > spaces) {
            return Err(self.wrong("reset", "the track is too short for this"));
        }
        let lane = Lane {
            materials: [material; 2],
            spaces,
            start: vec![material; start.into()],
            start_three,
            restock: vec![material; restock.into()],
            overflow: self.need(raw.overflow, "overflow")?,
            refill: raw.refill.unwrap_or(false),
            reset: raw.reset.map(|Count(reset)| reset),
            after_purchase: raw.after_purchase.map(|Count(more)| more),
            offers: self.offers(raw.offers.as_deref().unwrap_or(&[]), spaces, "offers")?,
            space_prices: self.space_prices(spaces)?,
        };
        self.lane_fits(&lane, "start")?;
        if lane.offers.is_empty() == lane.space_prices.is_empty() {
            return Err(self.at.broken(&self.path, "a shop has either offers or space_prices"));
        }
        Ok(Side::Shop(Shop { lanes: vec![lane], shared: Vec::new() }))
    }

    fn lane_fits(&self, lane: &Lane, key: &str) -> Result<(), Broken> {
        let start = lane.start.len() + usize::from(lane.start_three);
        if start > usize::from(lane.spaces) {
            let message = format!("{start} pieces at the start do not fit {} spaces", lane.spaces);
            return Err(self.wrong(key, message));
        }
        Ok(())
    }

    fn stock_number(&self, stock: Option<&Stock>, key: &str) -> Result<u8, Broken> {
        match self.need(stock, key)? {
            Stock::Number(Count(number)) => Ok(*number),
            Stock::List(_) => Err(self.wrong(key, "a number is needed here, not a list")),
        }
    }

    fn space_prices(&self, spaces: u8) -> Result<Vec<u8>, Broken> {
        let Some(prices) = &self.raw.space_prices else { return Ok(Vec::new()) };
        if prices.len() != usize::from(spaces) {
            let message = format!("{} prices for {spaces} spaces", prices.len());
            return Err(self.wrong("space_prices", message));
        }
        let price = |&price: &Count| self.at.within(&self.path, "space_prices", price, 0, 30);
        prices.iter().map(price).collect()
    }

    fn offers(&self, raw: &[Parsed<Offer>], spaces: u8, key: &str) -> Result<Vec<Offer>, Broken> {
        let offers: Vec<Offer> = raw.iter().map(|Parsed(offer)| *offer).collect();
        for pair in offers.windows(2) {
            if pair[0].take >= pair[1].take || pair[0].cost >= pair[1].cost {
                return Err(self.wrong(key, "offers must rise: more pieces for more coins"));
            }
            if pair[0].all {
                return Err(self.wrong(key, "the offer with + must be the last"));
            }
        }
        if offers.last().is_some_and(|offer| offer.take > spaces) {
            return Err(self.wrong(key, format!("an offer is larger than the {spaces} spaces")));
        }
        Ok(offers)
    }

    fn two_tracks(&self) -> Result<Side, Broken> {
        let left = self.track(self.need(self.raw.left.as_deref(), "left")?, "left")?;
        let right = self.track(self.need(self.raw.right.as_deref(), "right")?, "right")?;
        if left.materials == right.materials {
            return Err(self.wrong("right", "a dual shop sells two different materials"));
        }
        let spaces = left.spaces + right.spaces;
        let shared = self.offers(self.raw.offers.as_deref().unwrap_or(&[]), spaces, "offers")?;
        for (lane, key) in [(&left, "left"), (&right, "right")] {
            if lane.offers.is_empty() == shared.is_empty() {
                let message = "either each track has offers or one list serves both";
                return Err(self.wrong(key, message));
            }
        }
        Ok(Side::Shop(Shop { lanes: vec![left, right], shared }))
    }

    fn track(&self, raw: &raw::Track, key: &str) -> Result<Lane, Broken> {
        let material = raw.material.0;
        let path = format!("{}.{key}", self.path);
        let spaces = self.at.within(&path, "spaces", raw.spaces, 1, MOST_SPACES)?;
        let lane = Lane {
            materials: [material; 2],
            spaces,
            start: vec![material; raw.start.0.into()],
            start_three: 0,
            restock: vec![material; raw.restock.0.into()],
            overflow: raw.overflow,
            refill: false,
            reset: None,
            after_purchase: None,
            offers: self.offers(&raw.offers, spaces, key)?,
            space_prices: Vec::new(),
        };
        self.lane_fits(&lane, key)?;
        Ok(lane)
    }

    fn mixed(&self) -> Result<Side, Broken> {
        let raw = self.raw;
        let start = self.stock_list(raw.start.as_ref(), "start")?;
        let restock = self.stock_list(raw.restock.as_ref(), "restock")?;
        let first = self.need(restock.first().copied(), "restock")?;
        let other = self.need(restock.iter().copied().find(|&m| m != first), "restock")?;
        let materials = [first, other];
        if start.iter().chain(&restock).any(|material| !materials.contains(material)) {
            return Err(self.wrong("start", "a mixed track holds exactly two materials"));
        }
        let spaces = self.number(raw.spaces, "spaces", 1, MOST_SPACES)?;
        let offers = self.need(raw.offers.as_deref(), "offers")?;
        let lane = Lane {
            materials,
            spaces,
            start,
            start_three: 0,
            restock,
            overflow: self.need(raw.overflow, "overflow")?,
            refill: false,
            reset: None,
            after_purchase: None,
            offers: self.offers(offers, spaces, "offers")?,
            space_prices: Vec::new(),
        };
        self.lane_fits(&lane, "start")?;
        Ok(Side::Shop(Shop { lanes: vec![lane], shared: Vec::new() }))
    }

    fn stock_list(&self, stock: Option<&Stock>, key: &str) -> Result<Vec<Material>, Broken> {
        match self.need(stock, key)? {
            Stock::List(list) => Ok(list.iter().map(|Parsed(material)| *material).collect()),
            Stock::Number(_) => Err(self.wrong(key, "a mixed track needs a list of materials")),
        }
    }

    fn trader(&self) -> Result<Side, Broken> {
        let trades = self.need(self.raw.trades.as_ref(), "trades")?;
        let trades: Vec<Trade> = trades.iter().map(|Parsed(trade)| *trade).collect();
        if !(1..=4).contains(&trades.len()) {
            return Err(self.wrong("trades", "a trader has one to four trades"));
        }
        for (index, trade) in trades.iter().enumerate() {
            if trades[..index].iter().any(|other| other.code == trade.code) {
                return Err(self.wrong("trades", format!("`{}` stands twice", trade.code)));
            }
            if trade.give.iter().any(|(material, _)| trade.get.count(material) > 0) {
                let message = format!("`{}` gives and gets the same material", trade.code);
                return Err(self.wrong("trades", message));
            }
        }
        Ok(Side::Trader(trades))
    }

    fn con_man(&self) -> Result<Side, Broken> {
        let price = self.need(self.raw.die_price.as_ref(), "die_price")?;
        let price = [price.black.0, price.grey.0, price.white.0];
        Ok(Side::ConMan { dice: self.dice_number()?, price })
    }

    fn price(&self) -> Result<[u8; 5], Broken> {
        let raw = self.need(self.raw.price.as_ref(), "price")?;
        let price = [raw.wool.0, raw.plant.0, raw.camel.0, raw.carmine.0, raw.silk.0];
        if price.windows(2).any(|pair| pair[0] > pair[1]) {
            return Err(self.wrong("price", "prices must not fall from wool to silk"));
        }
        Ok(price)
    }

    fn dice_number(&self) -> Result<u8, Broken> {
        match self.need(self.raw.dice.as_ref(), "dice")? {
            DiceOf::Number(number) => self.number(Some(*number), "dice", 1, 6),
            DiceOf::List(_) => Err(self.wrong("dice", "a number is needed here, not a list")),
        }
    }

    fn dice_list<const N: usize>(&self) -> Result<[Colour; N], Broken> {
        let colours: Vec<Colour> = match self.need(self.raw.dice.as_ref(), "dice")? {
            DiceOf::List(list) => list.iter().map(|Parsed(colour)| *colour).collect(),
            DiceOf::Number(_) => return Err(self.wrong("dice", "a list of colours is needed")),
        };
        colours.try_into().map_err(|_| self.wrong("dice", format!("exactly {N} dice lie here")))
    }
}
