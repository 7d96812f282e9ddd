//! A decision needs no heap.

use osaka::Osaka;

testkit::allocations!(Osaka, [(2, ""), (3, ""), (4, "")]);
