//! The five materials and bags of them. No prices here: those are printed, see `content`.

use std::fmt;

use serde::{Deserialize, Serialize};

game::named! {
    /// A material, from the cheapest to the dearest (T04).
    pub enum Material: "material; there are wool, plant, camel, carmine and silk" {
        Wool = "wool",
        Plant = "plant",
        Camel = "camel",
        Carmine = "carmine",
        Silk = "silk",
    }
}

/// A bag of materials: five counts side by side in one number, twelve bits each. The highest bit of
/// each count is a guard that is never set, so that two bags are compared by one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(u64);

const LANE: u32 = 12;
const MOST: u16 = (1 << (LANE - 1)) - 1;
const GUARDS: u64 = {
    let one = 1u64 << (LANE - 1);
    one | one << LANE | one << (2 * LANE) | one << (3 * LANE) | one << (4 * LANE)
};

impl Goods {
    pub const NONE: Goods = Goods(0);
    /// No bag holds more of one material; further pieces are lost.
    pub const MOST: u16 = MOST;

    pub const fn of(material: Material, count: u16) -> Goods {
        let count = if count > MOST { MOST } else { count };
        Goods((count as u64) << (material as u32 * LANE))
    }

    /// So many of each material.
    #[inline]
    pub(crate) fn each(counts: [u8; 5]) -> Goods {
        let lanes = counts.into_iter().rev();
        Goods(lanes.fold(0, |all, count| all << LANE | u64::from(count)))
    }

    #[inline]
    pub const fn count(self, material: Material) -> u16 {
        (self.0 >> (material as u32 * LANE)) as u16 & MOST
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` is in here.
    #[inline]
    pub const fn holds(self, other: Goods) -> bool {
        (self.0 | GUARDS).wrapping_sub(other.0) & GUARDS == GUARDS
    }

    #[inline]
    pub fn add(&mut self, other: Goods) {
        let sum = self.0 + other.0;
        self.0 = if sum & GUARDS == 0 { sum } else { Goods::full(self, other).0 };
    }

    #[cold]
    fn full(&self, other: Goods) -> Goods {
        let mut all = Goods::NONE;
        for material in Material::ALL {
            let sum = self.count(material) + other.count(material);
            all.0 |= Goods::of(material, sum).0;
        }
        all
    }

    /// What is in here beyond what is in `other`, material by material.
    #[inline]
    pub const fn beyond(self, other: Goods) -> Goods {
        let left = (self.0 | GUARDS).wrapping_sub(other.0);
        let enough = left & GUARDS;
        // A guard that survived stands for a count that was not too small: its lower bits stay.
        Goods(left & (enough - (enough >> (LANE - 1))))
    }

    /// What is in both.
    #[inline]
    pub const fn common(self, other: Goods) -> Goods {
        Goods(self.0 - self.beyond(other).0)
    }

    /// The larger count of each material.
    #[inline]
    pub const fn united(self, other: Goods) -> Goods {
        Goods(self.0 + other.beyond(self).0)
    }

    /// Takes out what must be in here.
    #[inline]
    pub fn take(&mut self, other: Goods) {
        debug_assert!(self.holds(other));
        self.0 -= other.0;
    }

    /// Pieces of every kind together.
    pub fn total(self) -> u32 {
        Material::ALL.into_iter().map(|material| u32::from(self.count(material))).sum()
    }

    /// The materials in here with their counts, cheapest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = (Material, u16)> + Clone {
        Material::ALL
            .into_iter()
            .map(move |material| (material, self.count(material)))
            .filter(|&(_, count)| count > 0)
    }

    /// The most expensive material in here.
    pub fn dearest(self) -> Option<Material> {
        self.iter().next_back().map(|(material, _)| material)
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (material, count)) in self.iter().enumerate() {
            write!(f, "{}{count}{material}", if index > 0 { "+" } else { "" })?;
        }
        Ok(())
    }
}

/// As people write it: `{"wool": 2, "silk": 1}`; what is missing is none.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Spelled {
    wool: u16,
    plant: u16,
    camel: u16,
    carmine: u16,
    silk: u16,
}

impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [wool, plant, camel, carmine, silk] = Material::ALL.map(|m| self.count(m));
        Spelled { wool, plant, camel, carmine, silk }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spelled = Spelled::deserialize(deserializer)?;
        let counts = [spelled.wool, spelled.plant, spelled.camel, spelled.carmine, spelled.silk];
        if counts.iter().any(|&count| count > MOST) {
            return Err(serde::de::Error::custom(format!("at most {MOST} of a material")));
        }
        let mut goods = Goods::NONE;
        for (material, count) in Material::ALL.into_iter().zip(counts) {
            goods.add(Goods::of(material, count));
        }
        Ok(goods)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bags_are_compared_material_by_material() {
        let bag = |wool, camel, silk| {
            let mut bag = Goods::of(Material::Wool, wool);
            bag.add(Goods::of(Material::Camel, camel));
            bag.add(Goods::of(Material::Silk, silk));
            bag
        };
        let (needs, have) = (bag(2, 3, 0), bag(5, 1, Goods::MOST));
        assert_eq!(needs.beyond(have), bag(0, 2, 0));
        assert_eq!(have.beyond(needs), bag(3, 0, Goods::MOST));
        assert_eq!(needs.common(have), bag(2, 1, 0));
        assert_eq!(needs.united(have), bag(5, 3, Goods::MOST));
        assert_eq!(needs.beyond(needs), Goods::NONE);
        assert_eq!(needs.beyond(Goods::NONE), needs);
    }
}
