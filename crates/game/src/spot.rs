//! What the finger touches: a piece or place on the table that a choice belongs to.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Serialize};

use crate::Broken;
use crate::word::kept;

/// A named place with up to two numbers, written `shop-3-1`. Boards give the same name to the
/// element they draw there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The kind of place, such as `shop`.
    pub place: &'static str,
    /// Which one of them.
    pub at: [Option<u8>; 2],
}

impl Spot {
    /// A place there is only one of.
    pub const fn new(place: &'static str) -> Self {
        Spot { place, at: [None, None] }
    }

    /// One of several places.
    pub const fn at(place: &'static str, first: u8) -> Self {
        Spot { place, at: [Some(first), None] }
    }

    /// A place by two numbers.
    pub const fn at2(place: &'static str, first: u8, second: u8) -> Self {
        Spot { place, at: [Some(first), Some(second)] }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.place)?;
        self.at.iter().flatten().try_for_each(|number| write!(f, "-{number}"))
    }
}

impl Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads what [`Display`](fmt::Display) writes.
impl FromStr for Spot {
    type Err = Broken;

    fn from_str(text: &str) -> Result<Self, Broken> {
        let cut = |text: &str| {
            let (rest, number) = text.rsplit_once('-')?;
            Some((rest.to_owned(), number.parse::<u8>().ok()?))
        };
        let Some((rest, last)) = cut(text) else {
            return kept(text).map(Spot::new);
        };
        match cut(&rest) {
            Some((place, first)) => Ok(Spot::at2(kept(&place)?, first, last)),
            None => Ok(Spot::at(kept(&rest)?, last)),
        }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_read_as_it_is_written() {
        for spot in [Spot::new("end-turn"), Spot::at("shop", 3), Spot::at2("shop", 3, 255)] {
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
    }
}
