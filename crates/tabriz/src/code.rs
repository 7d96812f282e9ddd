//! An exchange in six bytes: what is given and what is got, as workshop actions and traders print it.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::{Deserialize, Serialize};

use crate::card::as_text;
use crate::dice::Colour;
use crate::goods::{Goods, Material};

/// Up to three terms on each side, each a count from 1 to 15 and a thing; sorted by thing, so that
/// equal exchanges are equal. Written `2plant>1camel`, `+1coin`, `die:black`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Code {
    give: [Term; 3],
    get: [Term; 3],
}

/// High half the count, low half the thing; 0 is no term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
struct Term(u8);

const THINGS: [&str; 12] = [
    "coin",
    "wool",
    "plant",
    "camel",
    "carmine",
    "silk",
    "card",
    "skill",
    "prestige",
    "die:black",
    "die:grey",
    "die:white",
];
const COIN: u8 = 0;
const CARD: u8 = 6;
const SKILL: u8 = 7;
const PRESTIGE: u8 = 8;
const DIE: u8 = 9;

impl Term {
    fn count(self) -> u8 {
        self.0 >> 4
    }

    fn thing(self) -> u8 {
        self.0 & 15
    }
}

/// What a side of an exchange amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bundle {
    pub coins: u16,
    pub goods: Goods,
    pub cards: u8,
    pub skill: u8,
    pub prestige: u8,
    pub die: Option<Colour>,
}

impl Bundle {
    fn add(&mut self, count: u16, thing: u8) {
        let small = count.min(99) as u8;
        match thing {
            COIN => self.coins += count,
            CARD => self.cards += small,
            SKILL => self.skill += small,
            PRESTIGE => self.prestige += small,
            DIE.. => self.die = Some(Colour::ALL[usize::from(thing - DIE)]),
            material => self.goods.add(Goods::of(Material::ALL[usize::from(material) - 1], count)),
        }
    }
}

impl Code {
    pub fn give(self) -> Bundle {
        Code::sum(self.give)
    }

    pub fn get(self) -> Bundle {
        Code::sum(self.get)
    }

    fn sum(terms: [Term; 3]) -> Bundle {
        let mut bundle = Bundle::default();
        for term in terms.into_iter().filter(|term| term.0 != 0) {
            bundle.add(term.count().into(), term.thing());
        }
        bundle
    }
}

/// Reads `2wool` into a count and a thing.
fn term(text: &str) -> Result<(u16, u8), Broken> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (count, word) = text.split_at(digits);
    let thing =
        THINGS[..DIE as usize].iter().position(|&thing| thing == word).ok_or_else(|| {
            Broken::new(match word.is_empty() {
                true => format!("`{text}` does not say of what"),
                false => format!("`{word}` is no material, coin, card, skill or prestige"),
            })
        })?;
    match count.parse::<u16>() {
        Ok(count @ 1..=99) => Ok((count, thing as u8)),
        _ => Err(Broken::new(format!("`{text}` must begin with a count from 1 to 99"))),
    }
}

/// Reads `6coin+1skill`.
pub fn bundle(text: &str) -> Result<Bundle, Broken> {
    let mut seen = 0u16;
    let mut bundle = Bundle::default();
    for part in text.split('+') {
        let (count, thing) = term(part)?;
        if seen & 1 << thing != 0 {
            let word = THINGS[usize::from(thing)];
            return Err(Broken::new(format!("`{text}` names {word} twice")));
        }
        seen |= 1 << thing;
        bundle.add(count, thing);
    }
    Ok(bundle)
}

fn side(text: &str) -> Result<[Term; 3], Broken> {
    bundle(text)?; // Refuses what is named twice.
    let mut terms = [Term::default(); 3];
    for (index, part) in text.split('+').enumerate() {
        let (count, thing) = term(part)?;
        if index == 3 || count > 15 {
            let message = format!("`{text}` may have three parts of at most 15 each");
            return Err(Broken::new(message));
        }
        terms[index] = Term((count as u8) << 4 | thing);
    }
    // Things in their order, empty places last.
    terms.sort_by_key(|term| if term.0 == 0 { u8::MAX } else { term.thing() });
    Ok(terms)
}

impl FromStr for Code {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        let nothing = [Term::default(); 3];
        if text.starts_with("die:") {
            let thing = THINGS.iter().position(|&thing| thing == text).ok_or_else(|| {
                Broken::new(format!("`{text}` is no die; they are die:black, die:grey, die:white"))
            })?;
            let die = Term(1 << 4 | thing as u8);
            return Ok(Code { give: nothing, get: [die, Term(0), Term(0)] });
        }
        if let Some(gain) = text.strip_prefix('+') {
            return Ok(Code { give: nothing, get: side(gain)? });
        }
        let (give, get) = text.split_once('>').ok_or_else(|| {
            Broken::new(format!("`{text}` must look like 2plant>1camel, +1coin or die:black"))
        })?;
        Ok(Code { give: side(give)?, get: side(get)? })
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.get[0].thing() >= DIE {
            return f.write_str(THINGS[usize::from(self.get[0].thing())]);
        }
        write_side(f, self.give)?;
        f.write_str(if self.give[0].0 == 0 { "+" } else { ">" })?;
        write_side(f, self.get)
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, terms: [Term; 3]) -> fmt::Result {
    for (index, term) in terms.into_iter().filter(|term| term.0 != 0).enumerate() {
        let plus = if index > 0 { "+" } else { "" };
        write!(f, "{plus}{}{}", term.count(), THINGS[usize::from(term.thing())])?;
    }
    Ok(())
}

as_text!(Code);
