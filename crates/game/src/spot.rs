//! What the finger points at: the piece or place on the table that a choice belongs to.

use std::fmt;

use serde::Serialize;

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
