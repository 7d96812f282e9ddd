//! A decision needs no heap.

use tabriz::Tabriz;

testkit::allocations!(
    Tabriz,
    [
        (1, ""),
        (2, ""),
        (3, ""),
        (4, ""),
        (5, ""),
        (1, "rival=r3,advanced=true,sides=random,layout=random"),
        (3, "edition=prototype,advanced=true,sides=random,layout=random"),
    ]
);
