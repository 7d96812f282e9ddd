//! Two-letter codes of cards and tiles, and bags of them. A bag is kept sorted, so it has no order
//! that could give anything away.

use std::fmt;
use std::str::FromStr;

use game::Broken;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The name of a kind of card or tile: a lower-case letter, then a lower-case letter or a digit.
/// Both in one number, so that comparing is quick and sorting is alphabetical.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(u16);

impl Code {
    /// One more than the greatest [`Code::number`].
    pub const MANY: usize = 26 << 7;
    const FIRST: Code = Code::of(*b"a0");

    const fn of(letters: [u8; 2]) -> Self {
        Code(u16::from_be_bytes(letters))
    }

    /// A number below [`Code::MANY`], different for each code.
    #[inline]
    pub fn number(self) -> usize {
        let [first, second] = self.0.to_be_bytes();
        usize::from(first - b'a') << 7 | usize::from(second)
    }
}

impl FromStr for Code {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        match *text.as_bytes() {
            [first, second]
                if first.is_ascii_lowercase()
                    && (second.is_ascii_lowercase() || second.is_ascii_digit()) =>
            {
                Ok(Code::of([first, second]))
            }
            _ => Err(Broken::new(format!("`{text}` is no code of a card or tile, such as `a1`"))),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.to_be_bytes().iter().try_for_each(|&letter| write!(f, "{}", letter as char))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// At most `N` cards or tiles; in JSON the sorted list of their codes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<const N: usize> {
    len: u8,
    /// Sorted; places from `len` on hold a fixed filler, so that equal bags compare equal.
    codes: [Code; N],
}

impl<const N: usize> Bag<N> {
    pub const EMPTY: Self = Bag { len: 0, codes: [Code::FIRST; N] };

    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn codes(&self) -> &[Code] {
        &self.codes[..self.len as usize]
    }

    #[inline]
    pub fn contains(&self, code: Code) -> bool {
        self.codes().contains(&code)
    }

    /// Each kind once, with how many there are of it.
    pub fn kinds(&self) -> impl Iterator<Item = (Code, u8)> + '_ {
        self.codes().chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u8))
    }

    /// Puts one in; the caller knows that there is room.
    pub fn add(&mut self, code: Code) {
        let len = self.len as usize;
        let place = self.codes().iter().filter(|&&other| other <= code).count();
        self.codes.copy_within(place..len, place + 1);
        self.codes[place] = code;
        self.len += 1;
    }

    /// Takes one out; says whether there was one.
    pub fn remove(&mut self, code: Code) -> bool {
        let place = self.codes().iter().filter(|&&other| other < code).count();
        if self.codes().get(place) != Some(&code) {
            return false;
        }
        self.codes.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        self.codes[self.len as usize] = Code::FIRST;
        true
    }
}

impl<const N: usize> fmt::Debug for Bag<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.codes()).finish()
    }
}

impl<const N: usize> Serialize for Bag<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.codes())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bag<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Code>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(D::Error::custom(format!("at most {N} of them, not {}", list.len())));
        }
        let mut bag = Bag::EMPTY;
        list.into_iter().for_each(|code| bag.add(code));
        Ok(bag)
    }
}
