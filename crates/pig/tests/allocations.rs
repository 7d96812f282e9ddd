//! A decision needs no heap.

use pig::Pig;

testkit::allocations!(Pig, [(2, ""), (4, "")]);
