//! What is printed on cardboard: reading and checking the content table. No logic of play.

use game::content::{Origin, Printed, Registry};
use game::{Broken, content};
use serde::Deserialize;

use crate::pieces::{
    Arm, Bag, Building, Card, MOST_SHOPS, MOST_STEPS, SOUKS, SPACE_CODES, Shop, Souk, Space,
};

/// The table that comes with the program.
pub const BUILT_IN: &str = include_str!("../content/yspahan.toml");

/// The printed city, its cards, plots, caravan and calendar.
#[derive(Clone, Debug)]
pub struct City {
    pub weeks: u8,
    pub days: u8,
    pub start_gold: u8,
    pub start_camels: u8,
    /// White dice with two, three and four players.
    white_dice: [u8; 3],
    pub yellow_dice: u8,
    pub souks: [SoukPrint; SOUKS],
    /// How far each arm of the street goes.
    pub arms: [u8; 4],
    /// The shops beside each space, by the space's code.
    links: [[Option<Shop>; 2]; SPACE_CODES],
    pub deck: Bag,
    pub effects: Effects,
    pub buildings: [Plot; 6],
    /// Points for a player's first building, second, and so on.
    pub building_points: [u8; 6],
    /// Points at once for a cube in the caravan's bottom, middle and top row.
    pub caravan_points: [u8; 3],
    pub multipliers: [u8; 3],
    /// Camels in a row of the caravan with two, three and four players.
    camels_per_row: [u8; 3],
}

/// One souk: how many shops, how many of them touch the street (the lowest numbers), its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SoukPrint {
    pub shops: u8,
    pub street_shops: u8,
    pub value: u8,
}

impl SoukPrint {
    /// All shops as bits, the first one lowest.
    pub const fn all(self) -> u8 {
        ((1u16 << self.shops) - 1) as u8
    }

    /// The shops that touch the street, as bits.
    pub const fn street(self) -> u8 {
        ((1u16 << self.street_shops) - 1) as u8
    }
}

/// One building plot: its price, and how much of its benefit it gives each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plot {
    pub camels: u8,
    pub gold: u8,
    pub bonus: u8,
}

/// The numbers on the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effects {
    #[serde(rename = "origin")]
    _origin: Origin,
    pub camels: u8,
    pub gold: u8,
    pub most_camels: u8,
    pub points_per_camel: u8,
    pub most_gold: u8,
    pub points_per_gold: u8,
}

impl City {
    pub fn white_dice(&self, seats: u8) -> u8 {
        self.white_dice[seats as usize - 2]
    }

    pub fn camels_per_row(&self, seats: u8) -> u8 {
        self.camels_per_row[seats as usize - 2]
    }

    pub fn souk(&self, souk: Souk) -> SoukPrint {
        self.souks[souk.index()]
    }

    pub fn plot(&self, building: Building) -> Plot {
        self.buildings[building.index()]
    }

    /// The shops beside a street space, in printed order.
    pub fn links(&self, space: Space) -> impl Iterator<Item = Shop> + Clone {
        self.links[space.code()].into_iter().flatten()
    }

    pub fn has_space(&self, space: Space) -> bool {
        space.step() <= self.arms[space.arm().index()]
    }

    /// Every space of the street: the centre, then each arm outwards.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        let arms = Arm::ALL.iter();
        let outwards = arms
            .flat_map(|&arm| (1..=self.arms[arm.index()]).map(move |step| Space::new(arm, step)));
        std::iter::once(Space::CENTRE).chain(outwards)
    }
}

static REGISTRY: Registry<City> = Registry::new();

impl Printed for City {
    const BUILT_IN: &'static str = BUILT_IN;

    fn read(text: &str) -> Result<Self, Broken> {
        content::rows(text)?; // Every value says where it is known from.
        let file: File = content::parse(text)?;
        let city = file.city(text)?;
        city.check_street(text)?;
        Ok(city)
    }

    fn registry() -> &'static Registry<Self> {
        &REGISTRY
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
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
    fn city(self, text: &str) -> Result<City, Broken> {
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
    fn check_street(&self, text: &str) -> Result<(), Broken> {
        for &souk in Souk::ALL {
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

fn within(text: &str, key: &str, value: u8, least: u8, most: u8) -> Result<u8, Broken> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    let message = format!("{key}: {value} must lie between {least} and {most}");
    Err(broken_at(text, key, message))
}

/// Names the first line that mentions the thing at fault.
fn broken_at(text: &str, key: &str, message: String) -> Broken {
    match text.find(key) {
        Some(position) => Broken::at_line(content::line_of(text, position), message),
        None => Broken::new(message),
    }
}
