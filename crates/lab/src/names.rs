//! The names under which things are counted, as numbers: there are a few hundred of them in a game,
//! and millions of rows.

use std::sync::{LazyLock, RwLock};

use rustc_hash::FxHashMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A name such as `built.building=hoist`. Equal exactly if the texts are; the number behind it
/// depends on what was named first and stands in no file.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name(u32);

#[derive(Default)]
struct Known {
    texts: Vec<&'static str>,
    numbers: FxHashMap<&'static str, u32>,
}

/// Names are kept for the life of the program: a game has few, and they come again.
static KNOWN: LazyLock<RwLock<Known>> = LazyLock::new(RwLock::default);

impl Name {
    /// The name with this text.
    pub fn of(text: &str) -> Name {
        if let Some(&number) = KNOWN.read().expect("no writer panics").numbers.get(text) {
            return Name(number);
        }
        let mut known = KNOWN.write().expect("no writer panics");
        if let Some(&number) = known.numbers.get(text) {
            return Name(number); // another thread was faster
        }
        let text: &'static str = Box::leak(text.into());
        let number = u32::try_from(known.texts.len()).expect("memory ends before the numbers");
        known.texts.push(text);
        known.numbers.insert(text, number);
        Name(number)
    }

    /// What it says.
    pub fn text(self) -> &'static str {
        KNOWN.read().expect("no writer panics").texts[self.index()]
    }

    /// A place in lists that have one for each name.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.text())
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Name::of(&text))
    }
}

/// A value for each name, those that have one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ByName<T>(Vec<Option<T>>);

impl<T> Default for ByName<T> {
    fn default() -> Self {
        ByName(Vec::new())
    }
}

impl<T> ByName<T> {
    pub(crate) fn get(&self, name: Name) -> Option<&T> {
        self.0.get(name.index())?.as_ref()
    }

    /// The place of a name, filled or not.
    pub(crate) fn place(&mut self, name: Name) -> &mut Option<T> {
        if self.0.len() <= name.index() {
            self.0.resize_with(name.index() + 1, || None);
        }
        &mut self.0[name.index()]
    }

    /// How many have one.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Those that have a value, in the order of their texts.
    pub(crate) fn sorted(&self) -> Vec<(Name, &T)> {
        let named =
            |(number, value): (usize, _)| Some((Name(number as u32), Option::as_ref(value)?));
        let mut all: Vec<(Name, &T)> = self.0.iter().enumerate().filter_map(named).collect();
        all.sort_by_key(|(name, _)| name.text());
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_is_one_name_on_every_thread() {
        let texts: Vec<String> = (0..50).map(|n| format!("name {n}")).collect();
        let all = || texts.iter().map(|text| Name::of(text)).collect::<Vec<_>>();
        let (here, there) = std::thread::scope(|scope| {
            let there = scope.spawn(all);
            (all(), there.join().unwrap())
        });
        assert_eq!(here, there);
        assert!(here.iter().zip(&texts).all(|(name, text)| name.text() == text));
    }

    #[test]
    fn values_come_in_the_order_of_the_texts() {
        let mut values = ByName::default();
        for text in ["b", "a", "c"] {
            *values.place(Name::of(text)) = Some(text.len());
        }
        let texts: Vec<&str> = values.sorted().iter().map(|(name, _)| name.text()).collect();
        assert_eq!(texts, ["a", "b", "c"]);
        assert_eq!(values.get(Name::of("never counted")), None);
    }
}
