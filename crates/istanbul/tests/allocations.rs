//! A decision needs no heap.

use istanbul::Istanbul;

testkit::allocations!(Istanbul, [(2, ""), (3, ""), (4, "")]);
