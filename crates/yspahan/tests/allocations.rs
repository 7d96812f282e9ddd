//! A decision needs no heap.

use yspahan::Yspahan;

testkit::allocations!(Yspahan, [(2, ""), (3, ""), (4, "")]);
