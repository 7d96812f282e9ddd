//! Actions and views as numbers.

use osaka::Osaka;

testkit::numbers! {
Osaka {
    modes: [
        (2, ""),
        (3, ""),
        (4, ""),
        (3, "open_memory=true"),
        (3, "first=random"),
        (4, "first=2")], matches: 8, every: 3 } }
