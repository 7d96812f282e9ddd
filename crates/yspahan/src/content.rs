//! What is printed on cardboard. No logic of play; the file is read and checked in `read.rs`.

mod read;

use game::content::{Origin, Printed, Registry};
use game::{Broken, content};
use serde::Deserialize;

use crate::bag::Bag;
use crate::pieces::{Arm, Building, Goods, SOUKS, SPACE_CODES, Shop, Souk, Space};

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

impl Plot {
    pub const fn cost(self, goods: Goods) -> u8 {
        match goods {
            Goods::Camels => self.camels,
            Goods::Gold => self.gold,
        }
    }
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
        let steps = |arm: Arm| (1..=self.arms[arm.index()]).map(move |step| Space::new(arm, step));
        std::iter::once(Space::CENTRE).chain(Arm::ALL.into_iter().flat_map(steps))
    }
}

/// None: there has been one table so far.
pub(crate) fn older_contents() -> &'static [&'static str] {
    &[]
}

static REGISTRY: Registry<City> = Registry::new();

impl Printed for City {
    const BUILT_IN: &'static str = include_str!("../content/yspahan.toml");
    const RULES: u32 = 2;

    fn read(text: &str) -> Result<Self, Broken> {
        content::rows(text)?; // Every value says where it is known from.
        let file: read::File = content::parse(text)?;
        let city = file.city(text)?;
        city.check_street(text)?;
        Ok(city)
    }

    fn registry() -> &'static Registry<Self> {
        &REGISTRY
    }
}
