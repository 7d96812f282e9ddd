//! Checking the five rivals' mats.

use game::Broken;

use super::build::level;
use super::places::Places;
use super::raw::{self, Parsed};
use super::text::{Conversion, Steps};
use super::{Column, DieKind, MOST_SKILL, RivalLevel, RivalMat, RivalStep, Row, Rules};
use crate::dice::Colour;
use crate::goods::Material;
use crate::state::RivalName;

const MOST_ROWS: usize = 16;
const MOST_STEPS: usize = 4;

pub(super) fn all(
    table: &raw::Table,
    rules: &Rules,
    dice: &[DieKind; 3],
    at: &Places,
) -> Result<[RivalMat; 5], Broken> {
    for key in table.rival.keys() {
        if key.parse::<RivalName>().is_err() {
            let message = format!("`{key}` is no rival; they are r1 to r5");
            return Err(at.broken(&format!("rival.{key}"), message));
        }
    }
    let mut mats = Vec::with_capacity(5);
    for name in RivalName::ALL.map(RivalName::name) {
        let Some(raw) = table.rival.get(name) else {
            return Err(at.broken("rival", format!("the rival {name} is missing")));
        };
        mats.push(Reader { raw, path: format!("rival.{name}"), rules, dice, at }.mat()?);
    }
    Ok(mats.try_into().expect("five rivals"))
}

struct Reader<'a> {
    raw: &'a raw::Rival,
    path: String,
    rules: &'a Rules,
    dice: &'a [DieKind; 3],
    at: &'a Places,
}

impl Reader<'_> {
    fn mat(&self) -> Result<RivalMat, Broken> {
        let raw = self.raw;
        let columns = [
            self.column(Colour::Black, &raw.black, &raw.black_default)?,
            self.column(Colour::Grey, &raw.grey, &raw.grey_default)?,
            self.column(Colour::White, &raw.white, &raw.white_default)?,
        ];
        let (track, conversions) = (self.track()?, self.conversions()?);
        Ok(RivalMat { difficulty: raw.difficulty, columns, track, conversions })
    }

    fn wrong(&self, key: &str, message: impl Into<String>) -> Broken {
        self.at.broken(&format!("{}.{key}", self.path), message)
    }

    fn column(
        &self,
        colour: Colour,
        rows: &[Parsed<Row>],
        default: &Parsed<Steps>,
    ) -> Result<Column, Broken> {
        let key = colour.name();
        if rows.len() > MOST_ROWS {
            return Err(self.wrong(key, format!("a column has at most {MOST_ROWS} rows")));
        }
        for Parsed(row) in rows {
            self.row(row, colour, key)?;
        }
        let default = default.0.0.clone();
        if default.len() > MOST_STEPS || default.iter().any(|s| matches!(s, RivalStep::Swap(_))) {
            let message = "a default action has few steps and no dice to swap";
            return Err(self.wrong(&format!("{key}_default"), message));
        }
        Ok(Column { rows: rows.iter().map(|Parsed(row)| row.clone()).collect(), default })
    }

    fn row(&self, row: &Row, colour: Colour, key: &str) -> Result<(), Broken> {
        let weights = self.dice[colour.index()].weights;
        if let Some((face, _)) = row.dice.iter().find(|(face, _)| weights[face.index()] == 0) {
            return Err(self.wrong(key, format!("a {colour} die never shows {face}")));
        }
        if row.dice.total() > self.rules.rival_pool {
            let message = format!(
                "a row needs {} dice; at most {} lie there",
                row.dice.total(),
                self.rules.rival_pool
            );
            return Err(self.wrong(key, message));
        }
        if row.steps.len() > MOST_STEPS {
            return Err(self.wrong(key, format!("a row has at most {MOST_STEPS} steps")));
        }
        Ok(())
    }

    fn track(&self) -> Result<[Option<RivalLevel>; MOST_SKILL + 1], Broken> {
        let mut track = [None; MOST_SKILL + 1];
        for (key, Parsed(step)) in self.raw.track.iter() {
            let path = format!("{}.track", self.path);
            track[level(key, self.rules, &path, self.at)?] = Some(*step);
        }
        let tolls = track.iter().flatten().filter_map(|step| match step {
            RivalLevel::Toll(coins) => Some(*coins),
            _ => None,
        });
        let tolls: Vec<u8> = std::iter::once(self.rules.rival_toll).chain(tolls).collect();
        if tolls.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(self.wrong("track", "the toll must rise along the track"));
        }
        Ok(track)
    }

    fn conversions(&self) -> Result<Vec<(crate::code::Bundle, u8)>, Broken> {
        let list: Vec<_> = self.raw.score.iter().map(|Parsed(Conversion(a, b))| (*a, *b)).collect();
        let coins = list.iter().filter(|(set, _)| set.coins > 0).count();
        let twice = |material: &Material| {
            list.iter().filter(|(set, _)| set.goods.count(*material) > 0).count() > 1
        };
        if let Some(material) = Material::ALL.iter().find(|material| twice(material)) {
            return Err(self.wrong("score", format!("{material} stands in two conversions")));
        }
        if coins > 1 {
            return Err(self.wrong("score", "coins stand in two conversions"));
        }
        Ok(list)
    }
}
