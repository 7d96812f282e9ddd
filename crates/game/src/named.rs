//! Closed lists of names: an enum whose values are known by a word in notations, positions and
//! content tables, and can index an array.

use std::fmt::Debug;
use std::hash::Hash;

/// A closed list of names that can index an array. Made by [`named!`](crate::named).
pub trait Named: Copy + Eq + Hash + Debug + 'static {
    /// Every value, in its fixed order.
    const ALL: &'static [Self];
    /// The place in `ALL`.
    fn index(self) -> usize;
    /// The word for it.
    fn name(self) -> &'static str;

    /// The value with this word.
    fn named(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == text)
    }
}

/// Makes such an enum: `Display`, `FromStr` and JSON use the same words. The caller has `serde`.
///
/// ```
/// game::named! {
///     /// The four quarters.
///     pub enum Quarter: "quarter" { Sack = "sack", Barrel = "barrel" }
/// }
/// assert_eq!("barrel".parse::<Quarter>().unwrap().index(), 1);
/// assert_eq!("barel".parse::<Quarter>().unwrap_err().message, "`barel` is no quarter");
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$note:meta])*
        $visible:vis enum $type:ident: $what:literal {
            $($(#[$each:meta])* $variant:ident = $name:literal),* $(,)?
        }
    ) => {
        $(#[$note])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        $visible enum $type {
            $($(#[$each])* #[serde(rename = $name)] $variant),*
        }

        impl $type {
            /// Every value, in its fixed order.
            pub const ALL: [$type; [$($name),*].len()] = [$($type::$variant),*];

            /// The place in `ALL`.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),*
                }
            }
        }

        impl $crate::Named for $type {
            const ALL: &'static [$type] = &$type::ALL;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                $type::name(self)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::Broken;
            fn from_str(text: &str) -> Result<Self, $crate::Broken> {
                <$type as $crate::Named>::named(text).ok_or_else(|| {
                    $crate::Broken::new(format!(concat!("`{}` is no ", $what), text))
                })
            }
        }
    };
}
