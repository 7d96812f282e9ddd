//! Actions and views as numbers.

use yspahan::Yspahan;

testkit::numbers! { Yspahan { modes: [(2, ""), (3, ""), (4, ""), (3, "first=2")], matches: 8, every: 3 } }
