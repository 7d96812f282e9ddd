//! The content table as TOML has it: strict about keys, lenient about notes of origin anywhere.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::str::FromStr;

use game::Broken;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess, Visitor,
};

use super::text::{Conversion, Path, Steps, Things};
use super::{Difficulty, Offer, RivalLevel, Row, SkillStep, Trade};
use crate::code::Code;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::{Place, Space};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub rules: Noted<Rules>,
    pub dice: Noted<Dice>,
    pub start: Noted<ByName<Parsed<Things>>>,
    pub skill: Noted<ByName<Parsed<SkillStep>>>,
    pub space: Noted<ByName<Noted<Point>>>,
    pub paths: Noted<Paths>,
    pub tile: Noted<ByName<Noted<Tile>>>,
    pub karmandan: Noted<ByName<Noted<Commission>>>,
    pub bazaari: Noted<ByName<Noted<Commission>>>,
    pub ashraf: Noted<ByName<Noted<Commission>>>,
    pub advanced: Noted<ByName<Noted<Advanced>>>,
    pub rival: Noted<ByName<Noted<Rival>>>,
}

pub(super) type ByName<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rules {
    #[serde(rename = "move")]
    pub moves: Count,
    pub commissions: Count,
    pub skill: Count,
    pub bonus: Count,
    pub start_draw: Count,
    pub start_keep: Count,
    pub rival_pool: Count,
    pub rival_toll: Count,
    pub rival_advanced_skill: Count,
    pub rival_start: Vec<Parsed<Space>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    pub black: Noted<Die>,
    pub grey: Noted<Die>,
    pub white: Noted<Die>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Die {
    pub count: Count,
    pub faces: Vec<Parsed<Material>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Point {
    pub x: i8,
    pub y: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Paths {
    pub three: Vec<Parsed<Path>>,
    pub two: Vec<Parsed<Path>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub place: Place,
    pub a: Noted<Side>,
    pub b: Noted<Side>,
    pub a_prototype: Option<Noted<Side>>,
    pub b_prototype: Option<Noted<Side>>,
}

/// Every key any kind of side may have; `build` knows which belong together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Side {
    pub kind: Kind,
    pub draw: Option<Count>,
    pub keep: Option<Count>,
    pub coins: Option<Count>,
    pub material: Option<Parsed<Material>>,
    pub spaces: Option<Count>,
    pub start: Option<Stock>,
    pub start_three: Option<Count>,
    pub restock: Option<Stock>,
    pub reset: Option<Count>,
    pub overflow: Option<bool>,
    pub refill: Option<bool>,
    pub after_purchase: Option<Count>,
    pub offers: Option<Vec<Parsed<Offer>>>,
    pub space_prices: Option<Vec<Count>>,
    pub left: Option<Noted<Track>>,
    pub right: Option<Noted<Track>>,
    pub trades: Option<Vec<Parsed<Trade>>>,
    pub dice: Option<DiceOf>,
    pub die: Option<Parsed<Colour>>,
    pub die_price: Option<Noted<DiePrice>>,
    pub price: Option<Noted<Price>>,
    pub must_roll: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Meydan,
    Shop,
    TwoTracks,
    Mixed,
    Trader,
    ConMan,
    Merchant,
    Gita,
    Caravanserai,
    Bargain,
    Farideh,
}

/// A number of the one material, or a list of materials on a mixed track.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a number from 0 to 99 or a list of materials")]
pub(super) enum Stock {
    Number(Count),
    List(Vec<Parsed<Material>>),
}

/// How many dice may be rolled, or which dice lie on the tile.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a number from 0 to 99 or a list of colours")]
pub(super) enum DiceOf {
    Number(Count),
    List(Vec<Parsed<Colour>>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Track {
    pub material: Parsed<Material>,
    pub spaces: Count,
    pub start: Count,
    pub restock: Count,
    pub overflow: bool,
    #[serde(default)]
    pub offers: Vec<Parsed<Offer>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiePrice {
    pub black: Count,
    pub grey: Count,
    pub white: Count,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Price {
    pub wool: Count,
    pub plant: Count,
    pub camel: Count,
    pub carmine: Count,
    pub silk: Count,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Commission {
    pub needs: Parsed<Things>,
    pub reward: Parsed<Things>,
    #[serde(default)]
    pub workshop: Vec<Parsed<Code>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advanced {
    pub start: Parsed<Things>,
    pub workshop: Vec<Parsed<Code>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rival {
    pub difficulty: Difficulty,
    pub black: Vec<Parsed<Row>>,
    pub black_default: Parsed<Steps>,
    pub grey: Vec<Parsed<Row>>,
    pub grey_default: Parsed<Steps>,
    pub white: Vec<Parsed<Row>>,
    pub white_default: Parsed<Steps>,
    pub track: Noted<ByName<Parsed<RivalLevel>>>,
    pub score: Vec<Parsed<Conversion>>,
}

/// A small number; says what it should be instead of naming a Rust type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count(pub u8);

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_i64(CountVisitor)
    }
}

struct CountVisitor;

impl Visitor<'_> for CountVisitor {
    type Value = Count;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number from 0 to 99")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Count, E> {
        match number {
            0..=99 => Ok(Count(number as u8)),
            _ => Err(E::custom(format!("{number} is no number from 0 to 99"))),
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Count, E> {
        self.visit_i64(number.try_into().unwrap_or(i64::MAX))
    }
}

/// A value in one of the small languages. Read inside a visitor, so that a complaint has the line
/// of this very value, also within a list.
pub(super) struct Parsed<T>(pub T);

impl<'de, T: FromStr<Err = Broken>> Deserialize<'de> for Parsed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor(PhantomData))
    }
}

struct TextVisitor<T>(PhantomData<T>);

impl<T: FromStr<Err = Broken>> Visitor<'_> for TextVisitor<T> {
    type Value = Parsed<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Parsed<T>, E> {
        text.parse().map(Parsed).map_err(|broken: Broken| E::custom(broken.message))
    }
}

/// A table in which notes (`origin`, `source`, `<key>_origin`) may stand beside the values.
pub(super) struct Noted<T>(pub T);

impl<T> Deref for Noted<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Noted<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(SkipNotes(PhantomData))
    }
}

struct SkipNotes<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for SkipNotes<T> {
    type Value = Noted<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Noted<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(WithoutNotes(map))).map(Noted)
    }
}

struct WithoutNotes<A>(A);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for WithoutNotes<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        let mut seed = Some(seed);
        while let Some(key) = self.0.next_key_seed(KeySeed(&mut seed))? {
            match key {
                Some(key) => return Ok(Some(key)),
                None => self.0.next_value::<IgnoredAny>().map(drop)?,
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(seed)
    }
}

/// Reads a key; nothing if it is a note. An unknown key fails in here, so the message has its line.
struct KeySeed<'a, K>(&'a mut Option<K>);

impl<'de, K: DeserializeSeed<'de>> DeserializeSeed<'de> for KeySeed<'_, K> {
    type Value = Option<K::Value>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        let key = String::deserialize(deserializer)?;
        if key == "origin" || key == "source" || key.ends_with("_origin") {
            return Ok(None);
        }
        let seed = self.0.take().expect("one key at a time");
        seed.deserialize(key.into_deserializer()).map(Some)
    }
}
