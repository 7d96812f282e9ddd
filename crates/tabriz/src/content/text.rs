//! The small languages of the content table: goods, exchanges, offers, paths, steps of the Rival.

use std::str::FromStr;

use game::Broken;

use super::{Offer, RivalLevel, RivalStep, Row, SkillStep, Trade};
use crate::code::{self, Bundle, Code};
use crate::dice::{Colour, Faces};
use crate::goods::Material;
use crate::space::Space;

fn number(text: &str) -> Result<u8, Broken> {
    match text.parse::<u8>() {
        Ok(number @ 0..=99) => Ok(number),
        _ => Err(Broken::new(format!("`{text}` is no number from 0 to 99"))),
    }
}

/// `9coin+1wool`.
pub(super) struct Things(pub Bundle);

impl FromStr for Things {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        code::bundle(text).map(Things)
    }
}

/// `3 for 2`, `5+ for 3`.
impl FromStr for Offer {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let wrong =
            || Broken::new(format!("the offer `{text}` must look like 3 for 2 or 5+ for 3"));
        let (take, cost) = text.split_once(" for ").ok_or_else(wrong)?;
        let (take, all) = take.strip_suffix('+').map_or((take, false), |take| (take, true));
        let (take, cost) = (number(take)?, number(cost)?);
        if take == 0 { Err(wrong()) } else { Ok(Offer { take, all, cost }) }
    }
}

/// `1carmine>6wool x3`.
impl FromStr for Trade {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let (code, times) = text.split_once(" x").ok_or_else(|| {
            Broken::new(format!("the trade `{text}` must look like 1carmine>6wool x3"))
        })?;
        let (code, times) = (code.parse::<Code>()?, number(times)?);
        let (give, get) = (code.give(), code.get());
        for side in [give, get] {
            if side != (Bundle { goods: side.goods, ..Bundle::default() }) || side.goods.is_empty()
            {
                return Err(Broken::new(format!("a trader trades materials only, not `{code}`")));
            }
        }
        if !(1..=9).contains(&times) {
            return Err(Broken::new(format!("a trade is repeated 1 to 9 times, not {times}")));
        }
        Ok(Trade { code, give: give.goods, get: get.goods, times })
    }
}

/// `m s1`: a footpath.
pub(super) struct Path(pub Space, pub Space);

impl FromStr for Path {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let (a, b) = text.split_once(' ').ok_or_else(|| {
            Broken::new(format!("the path `{text}` must name two spaces, such as m s1"))
        })?;
        let (a, b) = (a.parse::<Space>()?, b.parse::<Space>()?);
        if a == b {
            Err(Broken::new(format!("the path `{text}` leads nowhere")))
        } else {
            Ok(Path(a, b))
        }
    }
}

/// `draw 2 bazaari keep 1`, `move 4`, `meydan keep 2`, `complete 2`, `prestige 3`.
impl FromStr for SkillStep {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["draw", draw, deck, "keep", keep] => Ok(SkillStep::Draw {
                deck: deck.parse()?,
                draw: number(draw)?,
                keep: number(keep)?,
            }),
            ["move", steps] => number(steps).map(SkillStep::Move),
            ["meydan", "keep", cards] => number(cards).map(SkillStep::Keep),
            ["complete", cards] => number(cards).map(SkillStep::Complete),
            ["prestige", points] => number(points).map(SkillStep::Prestige),
            _ => Err(Broken::new(format!("`{text}` is no effect of the skill track"))),
        }
    }
}

/// Steps of a Rival, separated by commas.
pub(super) struct Steps(pub Vec<RivalStep>);

impl FromStr for Steps {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        text.split(", ").map(step).collect::<Result<_, _>>().map(Steps)
    }
}

fn step(text: &str) -> Result<RivalStep, Broken> {
    let words: Vec<&str> = text.split(' ').collect();
    let step = match words[..] {
        ["remove", count, material, "keep", keep] => {
            let (count, keep) = (number(count)?, number(keep)?);
            let material = material.parse::<Material>()?;
            if keep > count || count == 0 {
                return Err(Broken::new(format!("`{text}` keeps more than it removes")));
            }
            RivalStep::Remove { material, count, keep }
        }
        ["clear", "fullest", "keep", keep] => RivalStep::Clear { keep: number(keep)? },
        ["all", "to", "player"] => RivalStep::AllToPlayer,
        ["nearest", "to", "meydan"] => RivalStep::NearestToMeydan,
        ["nearest", "to", "trader"] => RivalStep::NearestToTrader,
        ["leftmost", "to", "nearest"] => RivalStep::LeftmostToNearest,
        ["leftmost", "to", "fullest", "keep", keep] => {
            RivalStep::LeftmostToFullest { keep: number(keep)? }
        }
        ["rightmost", "to", "fullest"] => RivalStep::RightmostToFullest,
        ["swap", colour] => RivalStep::Swap(colour.parse::<Colour>()?),
        [code] if code.contains('>') => rival_trade(code)?,
        [gain] if gain.starts_with('+') => rival_gain(gain)?,
        _ => return Err(Broken::new(format!("`{text}` is no step of a rival"))),
    };
    Ok(step)
}

fn rival_trade(text: &str) -> Result<RivalStep, Broken> {
    let code: Code = text.parse()?;
    let plain = |b: Bundle| b.cards == 0 && b.skill == 0 && b.prestige == 0;
    if !plain(code.give()) || !plain(code.get()) {
        return Err(Broken::new(format!("a rival trades coins and materials only, not `{text}`")));
    }
    Ok(RivalStep::Trade(code))
}

fn rival_gain(text: &str) -> Result<RivalStep, Broken> {
    let gain = code::bundle(&text[1..])?;
    if gain.cards > 0 || gain.prestige > 0 {
        return Err(Broken::new(format!("a rival gains coins, materials or skill, not `{text}`")));
    }
    Ok(RivalStep::Gain(gain))
}

/// `2plant: remove 2 plant keep 1, +1skill`.
impl FromStr for Row {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let (dice, steps) = text.split_once(": ").ok_or_else(|| {
            Broken::new(format!("the row `{text}` must look like 2plant: +1skill"))
        })?;
        let needs = code::bundle(dice)?;
        if needs != (Bundle { goods: needs.goods, ..Bundle::default() }) || needs.goods.total() > 6
        {
            return Err(Broken::new(format!("`{dice}` cannot be shown by dice")));
        }
        let dice = Faces::from(Material::ALL.map(|material| needs.goods.count(material) as u8));
        Ok(Row { dice, steps: steps.parse::<Steps>()?.0 })
    }
}

/// `+1plant`, `toll 2`, `prestige 3`.
impl FromStr for RivalLevel {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        if let Some(coins) = text.strip_prefix("toll ") {
            return number(coins).map(RivalLevel::Toll);
        }
        if let Some(points) = text.strip_prefix("prestige ") {
            return number(points).map(RivalLevel::Prestige);
        }
        let gain = text.strip_prefix('+').map(code::bundle).transpose()?.unwrap_or_default();
        if gain.goods.is_empty() || gain != (Bundle { goods: gain.goods, ..Bundle::default() }) {
            return Err(Broken::new(format!(
                "`{text}` must look like +1plant, toll 2 or prestige 3"
            )));
        }
        Ok(RivalLevel::Goods(gain.goods))
    }
}

/// `2plant+1camel: 1`: whole sets become prestige.
pub(super) struct Conversion(pub Bundle, pub u8);

impl FromStr for Conversion {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let (set, points) = text.split_once(": ").ok_or_else(|| {
            Broken::new(format!("the conversion `{text}` must look like 2coin: 1"))
        })?;
        let set = code::bundle(set)?;
        if set.cards > 0 || set.skill > 0 || set.prestige > 0 {
            return Err(Broken::new(format!("`{text}` converts more than coins and materials")));
        }
        Ok(Conversion(set, number(points)?))
    }
}
