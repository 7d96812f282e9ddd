//! Actions and views as numbers.

use istanbul::Istanbul;

testkit::numbers! {
Istanbul {
    modes: [(2, ""), (3, ""), (4, ""), (3, "first=random"), (4, "rubies=plateau"), (2, "rubies=far-end")], matches: 4, every: 7 } }
