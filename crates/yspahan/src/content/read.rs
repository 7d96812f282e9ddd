//! Reading the content file: its tables, its limits, and what is wrong in which line.

use game::Broken;
use game::content::{Origin, broken_at, within};
use serde::Deserialize;

use super::{City, Effects, Plot, SoukPrint};
use crate::bag::Bag;
use crate::pieces::{
    Arm, Building, Card, MOST_SHOPS, MOST_STEPS, SOUKS, SPACE_CODES, Shop, Souk, Space,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    #[serde(rename = "souk_origin")]
    _souk_origin: Origin,
    souk: Vec<SoukRow>,
    #[serde(rename = "card_origin")]
    _card_origin: Origin,
    card: Vec<CardRow>,
    #[serde(rename = "building_origin")]
    _building_origin: Origin,
    building: Vec<BuildingRow>,
    building_points: BuildingPoints,
    card_effects: Effects,
    calendar: Calendar,
    start: Start,
    dice: Dice,
    caravan: Caravan,
    street: Street,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SoukRow {
    name: Souk,
    shops: u8,
    value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    name: Card,
    copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    name: Building,
    camels: u8,
    gold: u8,
    bonus: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingPoints {
    #[serde(rename = "origin")]
    _origin: Origin,
    points: [u8; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Calendar {
    #[serde(rename = "origin")]
    _origin: Origin,
    weeks: u8,
    days: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    #[serde(rename = "origin")]
    _origin: Origin,
    gold: u8,
    camels: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dice {
    #[serde(rename = "origin")]
    _origin: Origin,
    white: u8,
    white_for_two: u8,
    #[serde(default, rename = "white_for_two_origin")]
    _white_for_two_origin: Option<Origin>,
    yellow: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Caravan {
    #[serde(rename = "origin")]
    _origin: Origin,
    points: [u8; 3],
    multipliers: [u8; 3],
    camels_for_two: u8,
    #[serde(default, rename = "camels_for_two_origin")]
    _camels_for_two_origin: Option<Origin>,
    camels_for_three: u8,
    camels_for_four: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Street {
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(default, rename = "source")]
    _source: Option<String>,
    west: Vec<Vec<Shop>>,
    east: Vec<Vec<Shop>>,
    north: Vec<Vec<Shop>>,
    south: Vec<Vec<Shop>>,
}

impl File {
    pub(super) fn city(self, text: &str) -> Result<City, Broken> {
        let at = |key: &str, value: u8, least: u8, most: u8| within(text, key, value, least, most);
        let (dice, caravan) = (&self.dice, &self.caravan);
        let white_dice =
            [at("white_for_two", dice.white_for_two, 1, 12)?, at("white", dice.white, 1, 12)?];
        let camels_per_row = [
            at("camels_for_two", caravan.camels_for_two, 1, 4)?,
            at("camels_for_three", caravan.camels_for_three, 1, 4)?,
            at("camels_for_four", caravan.camels_for_four, 1, 4)?,
        ];
        let small = |key: &str, list: [u8; 3]| -> Result<[u8; 3], Broken> {
            list.iter().try_for_each(|&value| at(key, value, 0, 20).map(drop)).map(|()| list)
        };
        let (arms, links) = self.street.arms_and_links(text)?;
        Ok(City {
            weeks: at("weeks", self.calendar.weeks, 1, 10)?,
            days: at("days", self.calendar.days, 1, 10)?,
            start_gold: at("gold", self.start.gold, 0, 50)?,
            start_camels: at("camels", self.start.camels, 0, 50)?,
            white_dice: [white_dice[0], white_dice[1], white_dice[1]],
            yellow_dice: at("yellow", dice.yellow, 0, 6)?,
            souks: self.souks(text)?,
            arms,
            links,
            deck: self.deck(text)?,
            effects: self.effects(text)?,
            buildings: self.plots(text)?,
            building_points: self.building_points.points,
            caravan_points: small("points", caravan.points)?,
            multipliers: small("multipliers", caravan.multipliers)?,
            camels_per_row,
        })
    }

    fn souks(&self, text: &str) -> Result<[SoukPrint; SOUKS], Broken> {
        let mut souks = [SoukPrint::default(); SOUKS];
        for row in &self.souk {
            let place = &mut souks[row.name.index()];
            once(text, row.name.name(), place.shops == 0)?;
            within(text, row.name.name(), row.shops, 1, MOST_SHOPS)?;
            within(text, row.name.name(), row.value, 0, 99)?;
            *place = SoukPrint { shops: row.shops, street_shops: 0, value: row.value };
        }
        let missing = Souk::ALL.iter().find(|souk| souks[souk.index()].shops == 0);
        missing.map_or(Ok(()), |souk| Err(Broken::new(format!("souk {souk} is missing"))))?;
        for shop in self.street.shops() {
            let souk = &mut souks[shop.souk.index()];
            souk.street_shops = souk.street_shops.max(shop.number);
        }
        Ok(souks)
    }

    fn deck(&self, text: &str) -> Result<Bag, Broken> {
        let (mut deck, mut seen) = (Bag::default(), [false; Card::ALL.len()]);
        for row in &self.card {
            once(text, row.name.name(), !seen[row.name.index()])?;
            seen[row.name.index()] = true;
            deck[row.name] = within(text, row.name.name(), row.copies, 0, 8)?;
        }
        let missing = Card::ALL.iter().find(|card| !seen[card.index()]);
        missing.map_or(Ok(deck), |card| Err(Broken::new(format!("card {card} is missing"))))
    }

    fn plots(&self, text: &str) -> Result<[Plot; 6], Broken> {
        let mut plots = [None; 6];
        for row in &self.building {
            let place = &mut plots[row.name.index()];
            once(text, row.name.name(), place.is_none())?;
            for value in [row.camels, row.gold, row.bonus] {
                within(text, row.name.name(), value, 0, 20)?;
            }
            *place = Some(Plot { camels: row.camels, gold: row.gold, bonus: row.bonus });
        }
        let missing = Building::ALL.iter().find(|building| plots[building.index()].is_none());
        match missing {
            Some(building) => Err(Broken::new(format!("building {building} is missing"))),
            None => Ok(plots.map(Option::unwrap_or_default)),
        }
    }

    fn effects(&self, text: &str) -> Result<Effects, Broken> {
        let effects = self.card_effects;
        within(text, "most_camels", effects.most_camels, 1, 50)?;
        within(text, "most_gold", effects.most_gold, 1, 50)?;
        within(text, "points_per_camel", effects.points_per_camel, 0, 20)?;
        within(text, "points_per_gold", effects.points_per_gold, 0, 20)?;
        within(text, "[card_effects]", effects.camels.max(effects.gold), 0, 50)?;
        Ok(effects)
    }
}

impl Street {
    fn by_arm(&self) -> [(Arm, &Vec<Vec<Shop>>); 4] {
        [
            (Arm::West, &self.west),
            (Arm::East, &self.east),
            (Arm::North, &self.north),
            (Arm::South, &self.south),
        ]
    }

    fn shops(&self) -> impl Iterator<Item = Shop> + '_ {
        self.by_arm().into_iter().flat_map(|(_, spaces)| spaces.iter().flatten().copied())
    }

    #[allow(clippy::type_complexity)]
    fn arms_and_links(
        &self,
        text: &str,
    ) -> Result<([u8; 4], [[Option<Shop>; 2]; SPACE_CODES]), Broken> {
        let (mut arms, mut links) = ([0; 4], [[None; 2]; SPACE_CODES]);
        for (arm, spaces) in self.by_arm() {
            let length = u8::try_from(spaces.len()).unwrap_or(u8::MAX);
            arms[arm.index()] = within(text, "[street]", length, 1, MOST_STEPS)?;
            for (index, shops) in spaces.iter().enumerate() {
                let space = Space::new(arm, index as u8 + 1);
                if shops.len() > 2 || (shops.len() == 2 && shops[0] == shops[1]) {
                    let message = format!("{space} may touch at most two different shops");
                    return Err(broken_at(text, "[street]", message));
                }
                for (place, &shop) in links[space.code()].iter_mut().zip(shops) {
                    *place = Some(shop);
                }
            }
        }
        Ok((arms, links))
    }
}

impl City {
    /// Street shops exist and have the lowest numbers of their souk, without a gap.
    pub(super) fn check_street(&self, text: &str) -> Result<(), Broken> {
        for souk in Souk::ALL {
            let print = self.souk(souk);
            if print.street_shops > print.shops {
                let message =
                    format!("{souk}-{} touches the street but is no shop", print.street_shops);
                return Err(broken_at(text, "[street]", message));
            }
            for number in 1..=print.street_shops {
                let shop = Shop::new(souk, number);
                if !self.links.iter().flatten().flatten().any(|&linked| linked == shop) {
                    let message = format!("{shop} touches no space though a higher number does");
                    return Err(broken_at(text, "[street]", message));
                }
            }
        }
        Ok(())
    }
}

fn once(text: &str, name: &str, first: bool) -> Result<(), Broken> {
    if first { Ok(()) } else { Err(broken_at(text, name, format!("{name} stands twice"))) }
}
