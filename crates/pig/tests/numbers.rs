//! Actions and views as numbers.

use pig::Pig;

testkit::numbers! { Pig { modes: [(2, ""), (3, ""), (4, "goal=50")], matches: 8, every: 1 } }
